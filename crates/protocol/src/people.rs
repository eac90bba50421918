//! Who somebody is, and what opens a table to them.

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use crate::secret::secret;
use crate::{Passkey, PlayerId, PlayerKind};

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
    /// The guests whose games I have brought along: at their tables I am them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<PlayerId>>", optional))]
    pub also: Vec<PlayerId>,
    /// The name of whoever this browser was before it switched to me: logging out brings them back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<String>,
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
    /// Opened on another device within seven days, once, it makes that device known as the same person.
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
    /// What becomes of whoever this browser is now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub guest: Option<Along>,
}

/// What becomes of the guest a browser was when it becomes known as somebody else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Along {
    /// The guest stays who they are; logging out brings them back.
    Switch,
    /// The guest's games become mine.
    Bring,
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
    /// What becomes of the guest this browser is now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub guest: Option<Along>,
}

/// The old password, or a passkey, and the new password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The old one, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub old: Option<String>,
    /// Or what one of my passkeys answered to `POST /api/login/passkey/options`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "unknown"))]
    pub passkey: Option<Json>,
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

/// What I call a key.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Label {
    /// From 1 to 32 letters.
    pub label: String,
}

/// A token to be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TokenWish {
    /// What I call it: from 1 to 32 letters.
    pub label: String,
    /// What it may do besides looking; without this, all of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub scopes: Option<Vec<Scope>>,
}

/// What a token may do besides looking. None may change who I am or who else is let in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// Open tables, sit down and play.
    Play,
    /// Write messages.
    Talk,
}

/// Everything that lets somebody in as me.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Access {
    /// Browsers, links and tokens, of each the oldest first.
    pub keys: Vec<AccessKey>,
    /// The guests whose games I have brought along.
    pub guests: Vec<Brought>,
    /// How many recovery codes are left.
    pub codes: usize,
    /// My passkeys, the oldest first.
    pub passkeys: Vec<Passkey>,
    /// Whether I have a password.
    pub password: bool,
}

/// What a key is for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum AccessKind {
    /// A browser that stays signed in.
    Session,
    /// A link nobody has opened yet.
    Link,
    /// A program that acts for me.
    Token,
}

/// Something that lets somebody in as me, without its secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct AccessKey {
    /// By which it can be ended.
    pub id: String,
    /// What it is for.
    pub kind: AccessKind,
    /// What I call it.
    pub label: String,
    /// When it was made, in milliseconds since 1970.
    pub made: i64,
    /// When it was last used, to the hour.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub used: Option<i64>,
    /// Until when it works.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expires: Option<i64>,
    /// Whether it is the one this is asked with.
    pub current: bool,
    /// What a token may do besides looking.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scopes: Option<Vec<Scope>>,
}

/// A guest whose games I have brought along.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Brought {
    /// The guest.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
    /// Since when, in milliseconds since 1970.
    pub since: i64,
    /// Until when it can be undone, if it still can.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undo: Option<i64>,
}

/// Whom to let go again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Separate {
    /// The guest whose games I had brought along.
    pub player: PlayerId,
}

/// My password or a passkey, to confirm that it is me.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Confirm {
    /// The password; a guest has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub password: Option<String>,
    /// Or what one of my passkeys answered to `POST /api/login/passkey/options`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub passkey: Option<Json>,
}

/// Recovery codes that have just been made.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Codes {
    /// Each opens the account once; shown this once.
    pub codes: Vec<String>,
}

/// A recovery code and a new password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Recover {
    /// The login.
    pub login: String,
    /// One of the codes.
    pub code: String,
    /// The new password.
    pub password: String,
    /// What becomes of the guest this browser is now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub guest: Option<Along>,
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

secret!(Link Enter Login NewPassword NewToken NewBot Confirm Codes Recover);
