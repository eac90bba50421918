//! A seat at a table, and who sits there.

use serde::{Deserialize, Serialize};

use crate::PlayerId;

/// A seat at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Place {
    /// Its number.
    pub seat: u8,
    /// Who sits there.
    pub sitter: Sitter,
    /// The name of who sits there, or was invited to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Who that is, if they sit there: by this their profile is found.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<PlayerId>,
    /// Whether that is a program that came as people do.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(test, ts(optional = nullable))]
    pub program: bool,
    /// The level of the bot that plays here, as its own seat or for somebody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// Whether whoever sits there, or is expected there, is connected.
    pub here: bool,
    /// Whether the seat is kept for the reader, who may take it.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(test, ts(optional = nullable))]
    pub yours: bool,
    /// Whether this is who opened the table; told before the game starts.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(test, ts(optional = nullable))]
    pub host: bool,
    /// Whether they are ready for the start.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(test, ts(optional = nullable))]
    pub ready: bool,
    /// When a claim against them may be made, in milliseconds since 1970, if they are gone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claim: Option<i64>,
    /// How a vote to let a bot stand in here stands, while the seat is awaited and no clock runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vote: Option<Vote>,
    /// The milliseconds left on the clock, at the time of this message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<i64>,
    /// Whether the seat gave up.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(test, ts(optional = nullable))]
    pub resigned: bool,
    /// The key of an invited seat, told to the host alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
}

/// How a vote against somebody who does not move stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Vote {
    /// When the others may vote, in milliseconds since 1970.
    pub from: i64,
    /// The seats that have voted.
    pub by: Vec<u8>,
    /// Until when the seat's owner may still move, once somebody has voted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<i64>,
}

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody yet: whoever comes first.
    Open,
    /// Nobody yet: whoever has its link.
    Invited,
    /// A person, or a program that came as people do.
    Person,
    /// A bot of the house.
    Bot,
}
