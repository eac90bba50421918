//! What people do about each other.

use serde::{Deserialize, Serialize};

use crate::PlayerId;

/// Why something is reported.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// Insults, threats, harassment.
    Abuse,
    /// Advertising, or the same over and over.
    Spam,
    /// A name nobody should have to read, or that of somebody else.
    Name,
    /// Cheating, or playing with somebody against the others.
    Cheating,
    /// Something else, which the words say.
    Other,
}

impl Reason {
    /// Its name.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Reason::Abuse => "abuse",
            Reason::Spam => "spam",
            Reason::Name => "name",
            Reason::Cheating => "cheating",
            Reason::Other => "other",
        }
    }
}

/// Tells whoever runs the server about somebody at a table: whoever said a message, or has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    /// The version of the message it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<i64>,
    /// The seat of whom it is about, where it is no message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// Why.
    pub reason: Reason,
    /// What else there is to say, up to 1,000 characters.
    #[serde(default)]
    pub words: String,
}

/// How far somebody does not want another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Quiet {
    /// What they say is not told.
    Mute,
    /// And they cannot join tables one opens.
    Block,
    /// Not any more.
    None,
}

/// Mutes or blocks somebody at a table: whoever said a message, or has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Silencing {
    /// The version of a message of theirs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<i64>,
    /// Or their seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// How far.
    pub quiet: Quiet,
}

/// Somebody whom I muted or blocked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Silenced {
    /// Who.
    pub player: PlayerId,
    /// Their name now, if they are still known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// How far.
    pub quiet: Quiet,
    /// Since when, in milliseconds since 1970.
    pub since: i64,
}

/// What whoever runs the server has to tell me.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Warning {
    /// By which I say that I read it.
    pub id: String,
    /// What it says.
    pub text: String,
    /// When it was written, in milliseconds since 1970.
    pub at: i64,
}
