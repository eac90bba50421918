//! How somebody is told that it is their turn while no page is open.

use serde::{Deserialize, Serialize};

use crate::TableId;
use crate::secret::secret;

/// How I am told that it is my turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Notices {
    /// Where notices go, the oldest first.
    pub channels: Vec<Channel>,
    /// When I do not want to be disturbed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub quiet: Option<QuietHours>,
    /// The tables of which I do not want to hear.
    pub muted: Vec<TableId>,
    /// The key by which push services know this server: what browsers call `applicationServerKey`.
    pub key: String,
    /// Whether this server sends e-mail.
    pub mail: bool,
}

/// What a channel is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ChannelKind {
    /// A browser, also while no page is open.
    Push,
    /// A request to an address of mine.
    Webhook,
    /// E-mail.
    Mail,
}

/// Where notices go.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Channel {
    /// By which it is tested and removed.
    pub id: String,
    /// What it is.
    pub kind: ChannelKind,
    /// What I call it.
    pub label: String,
    /// When it was added, in milliseconds since 1970.
    pub made: i64,
    /// Whether the last notice did not arrive.
    pub failing: bool,
    /// Whether whoever gets its notices has not agreed to them yet.
    pub waiting: bool,
}

/// A channel to be added.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewChannel {
    /// What I call it: from 1 to 32 letters.
    pub label: String,
    /// The language of its notices, such as `en` or `de`.
    pub language: String,
    /// Where it leads.
    pub to: ChannelAddress,
}

/// Where a channel leads.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ChannelAddress {
    /// To a browser: what its push subscription says.
    Push {
        /// The address of its push service.
        endpoint: String,
        /// Its public key, in base64 for addresses.
        p256dh: String,
        /// Its secret, in base64 for addresses.
        auth: String,
    },
    /// To an address that takes requests.
    Webhook {
        /// By https.
        url: String,
        /// What it understands.
        format: WebhookFormat,
    },
    /// By e-mail.
    Mail {
        /// To whom.
        address: String,
    },
}

/// What a webhook understands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum WebhookFormat {
    /// The notice as data.
    Json,
    /// What Discord takes.
    Discord,
}

/// The hours in which I do not want to be disturbed. What is due then comes at their end, if it is still my turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct QuietHours {
    /// From this minute of the day, 0 to 1439.
    pub from: i64,
    /// To this minute of the day, which may be the next.
    pub to: i64,
    /// How many minutes my clock is ahead of UTC.
    pub offset: i64,
}

/// When I do not want to be disturbed; nothing for never.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct QuietWish {
    /// The hours.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet: Option<QuietHours>,
}

/// Whether I want to hear of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Hear {
    /// Whether I do.
    pub hear: bool,
}

/// What a link that switches notices off is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SwitchOff {
    /// What the channel is.
    pub kind: ChannelKind,
    /// What its owner calls it.
    pub label: String,
}

secret!(NewChannel ChannelAddress);
