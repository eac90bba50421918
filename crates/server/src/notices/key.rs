//! The key by which push services know this server (VAPID, RFC 8292), made once and kept in the database.

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use cloverleaf_core::Message;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::json;

use crate::StoreError;
use crate::store::Store;

/// How long a proof holds, in seconds; push services take at most a day.
const HOLDS: i64 = 12 * 3600;

/// The key.
#[derive(Debug)]
pub(super) struct Vapid {
    key: EcdsaKeyPair,
    random: SystemRandom,
}

fn broken() -> StoreError {
    StoreError::Failed(Message::new("store-bad-key").into())
}

impl Vapid {
    pub(super) async fn open(store: &Store) -> Result<Vapid, StoreError> {
        let (kind, random) = (&ECDSA_P256_SHA256_FIXED_SIGNING, SystemRandom::new());
        let fresh = EcdsaKeyPair::generate_pkcs8(kind, &random).map_err(|_| broken())?;
        let kept = store.server_key("push", &BASE64.encode(fresh.as_ref())).await?;
        let secret = BASE64.decode(kept).map_err(|_| broken())?;
        let key = EcdsaKeyPair::from_pkcs8(kind, &secret, &random).map_err(|_| broken())?;
        Ok(Vapid { key, random })
    }

    /// The public half, for browsers.
    pub(super) fn public(&self) -> String {
        BASE64.encode(self.key.public_key().as_ref())
    }

    /// What a request to a push service shows: who sends it, for whom, and until when that holds.
    pub(super) fn proof(&self, push_service: &str, contact: &str, now: i64) -> Option<String> {
        let head = BASE64.encode(json!({"typ": "JWT", "alg": "ES256"}).to_string());
        let until = now / 1000 + HOLDS;
        let claims = BASE64.encode(json!({"aud": push_service, "exp": until, "sub": contact}).to_string());
        let signed = format!("{head}.{claims}");
        let signature = self.key.sign(&self.random, signed.as_bytes()).ok()?;
        Some(format!("vapid t={signed}.{}, k={}", BASE64.encode(signature.as_ref()), self.public()))
    }
}
