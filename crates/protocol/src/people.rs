//! Who somebody is, and what opens a table to them.

use core::fmt;

use serde::{Deserialize, Serialize};

use crate::{PlayerId, PlayerKind};

/// Who I am.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Me {
    /// The name for programs, which never changes.
    pub player: PlayerId,
    /// The name others see.
    pub name: String,
    /// A guest, an account or a program.
    pub kind: PlayerKind,
    /// The login, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub login: Option<String>,
}

/// The name others shall see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// From 1 to 32 letters.
    pub name: String,
}

/// A personal link.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Link {
    /// Opened on another device within seven days, it makes that device known as the same person.
    pub link: String,
}

/// The key of a personal link.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Enter {
    /// What stands behind the `#`.
    pub key: String,
}

/// A login and its password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Login {
    /// From 3 to 32 small letters, digits, points, dashes and underscores.
    pub login: String,
    /// From 8 to 256 characters.
    pub password: String,
}

/// The old password and the new one.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The old one.
    pub old: String,
    /// The new one.
    pub new: String,
}

/// A token, without its secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Token {
    /// By which it can be taken back.
    pub id: String,
    /// What I call it.
    pub label: String,
    /// When it was made, in milliseconds since 1970.
    pub made: i64,
    /// When it was last used, to the hour.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub used: Option<i64>,
}

/// What I call a token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Label {
    /// From 1 to 32 letters.
    pub label: String,
}

/// A token that has just been made.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewToken {
    /// By which it can be taken back.
    pub id: String,
    /// The secret, shown this once: send it as `Authorization: Bearer …`.
    pub token: String,
}

/// A program that has just been made known.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewBot {
    /// Its name for programs.
    pub player: PlayerId,
    /// Its secret, shown this once: send it as `Authorization: Bearer …`.
    pub token: String,
}

/// What carries a secret does not print it.
macro_rules! secret {
    ($($name:ident)+) => {
        $(impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(concat!(stringify!($name), "(secret)"))
            }
        })+
    };
}

secret!(Link Enter Login NewPassword NewToken NewBot);
