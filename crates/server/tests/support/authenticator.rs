//! A device with a passkey, made of software: it makes a key and signs what it is asked to, or something else.

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use ring::digest::{SHA256, digest};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::{Value as Json, json};

/// The owner was there, and proved who they are.
const PRESENT: u8 = 0x01;
pub(crate) const VERIFIED: u8 = 0x04;
/// A new key follows.
const ATTESTED: u8 = 0x40;

/// A device with one passkey, and what it says of itself.
pub(crate) struct Authenticator {
    key: EcdsaKeyPair,
    id: Vec<u8>,
    /// The page that asks.
    pub(crate) origin: String,
    /// The site it takes that for, if not the one that is asked for.
    pub(crate) site: Option<String>,
    /// Whose passkey it is.
    pub(crate) user: String,
    /// How often it has signed.
    pub(crate) count: u32,
    /// What it says of its owner.
    pub(crate) flags: u8,
}

impl Authenticator {
    /// One with a new key, at a page.
    pub(crate) fn new(origin: &str) -> Authenticator {
        let random = SystemRandom::new();
        let kind = &ECDSA_P256_SHA256_ASN1_SIGNING;
        let secret = EcdsaKeyPair::generate_pkcs8(kind, &random).expect("a key");
        let key = EcdsaKeyPair::from_pkcs8(kind, secret.as_ref(), &random).expect("a key");
        let id = digest(&SHA256, key.public_key().as_ref()).as_ref()[..16].to_vec();
        let (origin, user) = (origin.to_owned(), String::new());
        Authenticator { key, id, origin, site: None, user, count: 0, flags: PRESENT | VERIFIED }
    }

    /// Makes its passkey as it is asked to.
    pub(crate) fn make(&mut self, options: &Json) -> Json {
        self.user = word(&options["user"]["id"]);
        let mut data = self.data(&word(&options["rp"]["id"]), self.flags | ATTESTED);
        data.extend([0; 16]);
        data.extend(u16::try_from(self.id.len()).expect("short").to_be_bytes());
        data.extend(&self.id);
        data.extend(self.public_key());
        let client = self.client("webauthn.create", options);
        self.credential(&json!({
            "clientDataJSON": BASE64.encode(client),
            "attestationObject": BASE64.encode(attestation(&data)),
            "transports": [],
        }))
    }

    /// Signs what it is asked to, once more than before.
    pub(crate) fn show(&mut self, options: &Json) -> Json {
        self.count += 1;
        let data = self.data(&word(&options["rpId"]), self.flags);
        let client = self.client("webauthn.get", options);
        let signed = [data.as_slice(), digest(&SHA256, client.as_bytes()).as_ref()].concat();
        let signature = self.key.sign(&SystemRandom::new(), &signed).expect("a signature");
        self.credential(&json!({
            "clientDataJSON": BASE64.encode(client),
            "authenticatorData": BASE64.encode(data),
            "signature": BASE64.encode(signature.as_ref()),
            "userHandle": self.user,
        }))
    }

    fn credential(&self, response: &Json) -> Json {
        let id = BASE64.encode(&self.id);
        json!({"id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {}})
    }

    fn client(&self, kind: &str, options: &Json) -> String {
        let (challenge, origin) = (&options["challenge"], &self.origin);
        json!({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": false}).to_string()
    }

    fn data(&self, site: &str, flags: u8) -> Vec<u8> {
        let site = digest(&SHA256, self.site.as_deref().unwrap_or(site).as_bytes());
        [site.as_ref(), &[flags], &self.count.to_be_bytes()].concat()
    }

    /// The public key as COSE writes one of P-256.
    fn public_key(&self) -> Vec<u8> {
        let (x, y) = self.key.public_key().as_ref()[1..].split_at(32);
        [&[0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32], x, &[0x22, 0x58, 32], y].concat()
    }
}

/// What no maker vouches for, in CBOR.
fn attestation(data: &[u8]) -> Vec<u8> {
    let length = u8::try_from(data.len()).expect("short");
    [b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58", [length].as_slice(), data].concat()
}

fn word(json: &Json) -> String {
    json.as_str().expect("a text").to_owned()
}
