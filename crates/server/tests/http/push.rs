//! Notices to browsers, taken by a push service that checks who sends and reads what was encrypted.

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use cloverleaf_server::now;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey as Peer, agree_ephemeral};
use ring::hmac;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
use serde_json::{Value as Json, json};

use crate::client::Client;
use crate::notices::prompt;
use crate::receiver::{Letter, Receiver};

const AUTH: [u8; 16] = *b"sixteen letters.";

/// A browser that can read one message.
struct Browser {
    key: EphemeralPrivateKey,
    public: Vec<u8>,
}

impl Browser {
    fn new() -> Browser {
        let key = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).expect("a key");
        let public = key.compute_public_key().expect("a key").as_ref().to_vec();
        Browser { key, public }
    }

    async fn subscribe(&self, client: &mut Client, endpoint: &str) -> crate::client::Answer {
        let to = json!({
            "kind": "push", "endpoint": endpoint,
            "p256dh": BASE64.encode(&self.public), "auth": BASE64.encode(AUTH),
        });
        client.post("/api/notices/channels", json!({"label": "here", "language": "de", "to": to})).await
    }

    /// Reads a message, as RFC 8291 says.
    fn read(self, body: &[u8]) -> Json {
        let (salt, rest) = body.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert!(u32::from_be_bytes(size.try_into().expect("four bytes")) as usize >= rest.len());
        let (theirs, sealed) = rest[1..].split_at(usize::from(rest[0]));
        let secret = agree_ephemeral(self.key, &Peer::new(&ECDH_P256, theirs), |secret| mac(&AUTH, secret));
        let info = [b"WebPush: info\0".as_slice(), &self.public, theirs, &[1]].concat();
        let secret = mac(salt, &mac(&secret.expect("they agree"), &info));
        let content = mac(&secret, b"Content-Encoding: aes128gcm\0\x01");
        let nonce = mac(&secret, b"Content-Encoding: nonce\0\x01");
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &content[..16]).expect("a key"));
        let nonce = Nonce::try_assume_unique_for_key(&nonce[..12]).expect("a nonce");
        let mut sealed = sealed.to_vec();
        let plain = key.open_in_place(nonce, Aad::empty(), &mut sealed).expect("it is for this browser");
        let (end, message) = plain.split_last().expect("an end");
        assert_eq!(*end, 2, "the last record");
        serde_json::from_slice(message).expect("JSON")
    }
}

fn mac(key: &[u8], text: &[u8]) -> Vec<u8> {
    hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, key), text).as_ref().to_vec()
}

/// Checks who sends it, as RFC 8292 says.
fn check_sender(letter: &Letter, service: &str, key: &str) {
    let shown = letter.header("authorization").strip_prefix("vapid t=").expect("a proof");
    let (token, shown_key) = shown.split_once(", k=").expect("a key");
    assert_eq!(shown_key, key, "the key that browsers are told");
    let (signed, signature) = token.rsplit_once('.').expect("a signature");
    let public = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, BASE64.decode(key).expect("base64"));
    public
        .verify(signed.as_bytes(), &BASE64.decode(signature).expect("base64"))
        .expect("the server signed it");
    let (_, claims) = signed.split_once('.').expect("claims");
    let claims: Json = serde_json::from_slice(&BASE64.decode(claims).expect("base64")).expect("JSON");
    assert_eq!(claims["aud"], service);
    let holds = claims["exp"].as_i64().expect("an end") - now() / 1000;
    assert!((0..=86_400).contains(&holds), "push services take a day at most");
    assert!(claims["sub"].as_str().is_some_and(|contact| contact.contains(':')));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_reads_what_nobody_else_can() {
    let (house, service) = (prompt().await, Receiver::open(&[]).await);
    let (mut ada, browser) = (house.guest("Ada").await, Browser::new());
    let added = browser.subscribe(&mut ada, &service.url("/push/ada")).await;
    assert_eq!(added.status, 201, "{}", added.body);
    let key = ada.get("/api/notices").await.json()["key"].as_str().expect("a key").to_owned();
    let mut people = [ada, house.guest("Bob").await];
    let id = house.seated(json!({"game": "congestion", "seats": ["me", "open"]}), &mut people).await;
    let letter = service.wait("/push/ada", 1).await;
    check_sender(&letter, &format!("http://{}", service.address), &key);
    assert_eq!(letter.header("content-encoding"), "aes128gcm");
    assert!(letter.header("ttl").parse::<u32>().is_ok());
    assert!(letter.header("topic").len() <= 32);
    let message = browser.read(&letter.body);
    assert_eq!((&message["url"], &message["tag"]), (&json!(format!("/#/t/{id}")), &json!(id)));
    assert_eq!(message["body"], "Bob wartet auf deinen Zug.");
    assert!(message["off"].as_str().is_some_and(|off| off.starts_with("/#/off/")));

    let stopped = house.stop().await;
    let house = crate::test_server::TestServer::reopen(stopped).await;
    people[0].address = house.server().address();
    people[0].origin = None;
    let kept = people[0].get("/api/notices").await.json()["key"].clone();
    assert_eq!(kept, key, "the key stays, or every browser would have to be asked again");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_is_gone_is_forgotten() {
    let (house, service) = (prompt().await, Receiver::open(&[410]).await);
    let (mut ada, browser) = (house.guest("Ada").await, Browser::new());
    let added = browser.subscribe(&mut ada, &service.url("/push/ada")).await;
    let test = format!("/api/notices/channels/{}/test", added.json()["id"].as_str().expect("an id"));
    assert_eq!(ada.post(&test, json!({})).await.code(), "not-found");
    assert_eq!(ada.get("/api/notices").await.json()["channels"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_is_one_persons_and_its_keys_are_looked_at() {
    let (house, service) = (prompt().await, Receiver::open(&[]).await);
    let (mut ada, mut bob) = (house.guest("Ada").await, house.guest("Bob").await);
    let browser = Browser::new();
    assert_eq!(browser.subscribe(&mut ada, &service.url("/push/one")).await.status, 201);
    assert_eq!(browser.subscribe(&mut bob, &service.url("/push/one")).await.status, 201);
    assert_eq!(ada.get("/api/notices").await.json()["channels"], json!([]), "the browser is Bob's now");
    for (key, auth) in [("", ""), ("BAAA", "c2l4dGVlbiBsZXR0ZXJzLg"), ("!", "!")] {
        let to = json!({"kind": "push", "endpoint": service.url("/p"), "p256dh": key, "auth": auth});
        let new = json!({"label": "here", "language": "en", "to": to});
        assert_eq!(ada.post("/api/notices/channels", new).await.code(), "malformed");
    }
}
