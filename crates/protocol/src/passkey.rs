//! Passkeys: what browsers and the server say to each other about them.

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use crate::Along;
use crate::secret::secret;

/// A passkey, of which the server knows no secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Passkey {
    /// By which it can be removed.
    pub id: String,
    /// What I call it.
    pub label: String,
    /// When it was added, in milliseconds since 1970.
    pub made: i64,
    /// When it was last used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub used: Option<i64>,
}

/// A passkey to be made: for my login, which I confirm, or for a new one.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct PasskeyWish {
    /// The new login of a guest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub login: Option<String>,
    /// The password, of whoever has a login with one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub password: Option<String>,
    /// Or what a passkey I have answered to `POST /api/login/passkey/options`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub passkey: Option<Json>,
}

/// A passkey that has just been made.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewPasskey {
    /// A `RegistrationResponseJSON`, as browsers make it.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub credential: Json,
    /// The new login of a guest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub login: Option<String>,
}

/// What a passkey answered, to log in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PasskeyLogin {
    /// An `AuthenticationResponseJSON`, as browsers make it.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub credential: Json,
    /// What becomes of the guest this browser is now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub guest: Option<Along>,
}

secret!(PasskeyWish NewPasskey PasskeyLogin);
