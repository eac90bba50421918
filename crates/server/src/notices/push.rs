//! Notices to browsers: encrypted for one browser alone (RFC 8291), handed to its push service (RFC 8030).

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::{SecureRandom as _, SystemRandom};
use serde_json::json;

use super::Notices;
use super::deliver::Sent;
use super::notice::Notice;
use crate::{hash_of, now};

/// How long a push service keeps a notice for a browser that is off, in seconds.
const KEPT: u32 = 2 * 86_400;
/// The size of a record, of which there is one.
const RECORD: u32 = 4096;
/// The letters of a topic, of which push services take 32.
const TOPIC: usize = 32;
/// Who can be asked about a push where the server has no public address.
const NOBODY: &str = "mailto:nobody@localhost";

impl Notices {
    pub(super) async fn to_browser(&self, endpoint: &str, key: &str, auth: &str, notice: &Notice) -> Sent {
        let message = json!({
            "id": notice.id, "title": notice.title, "body": notice.text, "tag": notice.table,
            "url": notice.path, "off": notice.off_path, "offText": notice.off_text,
        });
        let Some(body) = encrypted(message.to_string().as_bytes(), key, auth) else {
            return Sent::Failed("the browser's key is none".to_owned());
        };
        let Ok(place) = self.outward.place(endpoint) else {
            return Sent::Failed("not an address of a push service".to_owned());
        };
        let contact = if notice.site.starts_with("https:") { notice.site.as_str() } else { NOBODY };
        let Some(proof) = self.vapid.proof(&place.origin(), contact, now()) else {
            return Sent::Failed("the proof could not be signed".to_owned());
        };
        // What a browser has not seen yet of a table gives way to what is new there.
        let about = notice.table.as_deref().unwrap_or(&notice.id);
        let headers = [
            ("authorization", proof),
            ("content-encoding", "aes128gcm".to_owned()),
            ("content-type", "application/octet-stream".to_owned()),
            ("ttl", KEPT.to_string()),
            ("urgency", "normal".to_owned()),
            ("topic", hash_of(about)[..TOPIC].to_owned()),
        ];
        match self.outward.post(endpoint, &headers, body).await {
            Ok(status) => Sent::by_status(status),
            Err(why) => Sent::Failed(why),
        }
    }
}

/// Whether a browser's keys are of the right form.
pub(super) fn are_keys(key: &str, auth: &str) -> bool {
    let key = BASE64.decode(key).is_ok_and(|key| key.len() == 65 && key[0] == 4);
    key && BASE64.decode(auth).is_ok_and(|auth| auth.len() == 16)
}

/// A length of key material.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand<const N: usize>(from: &Prk, info: &[&[u8]]) -> Option<[u8; N]> {
    let mut key = [0; N];
    from.expand(info, Length(N)).ok()?.fill(&mut key).ok()?;
    Some(key)
}

/// A message that only the browser with these keys can read.
fn encrypted(message: &[u8], key: &str, auth: &str) -> Option<Vec<u8>> {
    let (theirs, auth) = (BASE64.decode(key).ok()?, BASE64.decode(auth).ok()?);
    let random = SystemRandom::new();
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).ok()?;
    let own_public = own.compute_public_key().ok()?;
    let peer = UnparsedPublicKey::new(&ECDH_P256, &theirs);
    let shared = agree_ephemeral(own, &peer, |secret| Salt::new(HKDF_SHA256, &auth).extract(secret)).ok()?;
    let input: [u8; 32] = expand(&shared, &[b"WebPush: info\0", &theirs, own_public.as_ref()])?;
    let mut salt = [0; 16];
    random.fill(&mut salt).ok()?;
    let secret = Salt::new(HKDF_SHA256, &salt).extract(&input);
    let content: [u8; 16] = expand(&secret, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce = Nonce::assume_unique_for_key(expand(&secret, &[b"Content-Encoding: nonce\0"])?);
    // The last record ends with a 2.
    let mut sealed = [message, &[2]].concat();
    let content = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &content).ok()?);
    content.seal_in_place_append_tag(nonce, Aad::empty(), &mut sealed).ok()?;
    let length = u8::try_from(own_public.as_ref().len()).ok()?;
    Some([salt.as_slice(), &RECORD.to_be_bytes(), &[length], own_public.as_ref(), &sealed].concat())
}
