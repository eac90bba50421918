//! What somebody asks of a table.

use core::str::FromStr;
use std::collections::BTreeMap;

use cloverleaf_bots::Level;
use serde::{Deserialize, Serialize};

use crate::{SeatPlan, Vacancy};

/// A command, and the sender's own name for it: sent again under the same name it is not done again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Request {
    /// The sender's name for this request: up to 64 letters, digits, points, dashes and underscores.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// What is asked.
    #[serde(flatten)]
    pub command: Command,
}

/// What can be asked of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Command {
    /// Take a seat: this one, or any that is free.
    Sit {
        /// The seat's number.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
        /// The key of an invited seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        invite: Option<String>,
    },
    /// Leave a seat before the game has started.
    Rise,
    /// Close a table that has not started; whoever opened it may.
    Cancel,
    /// Remove somebody from a seat before the game has started; whoever opened the table may.
    Remove {
        /// The seat.
        seat: u8,
    },
    /// Change the seats and the options before the game starts; whoever opened the table may. Nobody who sits is left
    /// out: they are removed first.
    Arrange {
        /// What each seat becomes, in the new order: the number of one there is, `open`, `invited`, or a bot's level.
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<serde_json::Value>))]
        seats: Vec<SeatPlan>,
        /// All options by name; without them they stay as they are.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional, type = "Record<string, unknown>"))]
        options: Option<BTreeMap<String, serde_json::Value>>,
    },
    /// Start the game with those who are there; whoever opened the table may.
    Start {
        /// What becomes of the seats nobody has taken: `close`, or a bot's level.
        #[serde(default)]
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        empty: Vacancy,
    },
    /// Say whether you are ready for the start.
    Ready {
        /// Whether you are.
        ready: bool,
    },
    /// Be called at this table as you are called now.
    Rename,
    /// Vote to let a bot stand in for somebody who does not move, where no clock runs.
    Vote {
        /// The seat that does not move.
        seat: u8,
    },
    /// Play some actions, all or none.
    Play {
        /// In notation, in order.
        actions: Vec<String>,
        /// The decision they answer, as the table told it; an older one is refused as stale.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        decision: Option<i64>,
        /// The seat, for a sender that wants to be sure.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
    },
    /// Give up.
    Resign,
    /// Offer a draw to all who stayed, or agree to the one offered.
    OfferDraw,
    /// Say no to the draw that is offered, or take the own offer back.
    DeclineDraw,
    /// Ask to take the own last move back, with whatever followed it. Where nobody has to agree it is done at once.
    Undo,
    /// Agree that somebody takes a move back.
    AgreeUndo {
        /// The version at which it was asked for, as `now.undo` says; an older one is refused as stale.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        asked: Option<i64>,
    },
    /// Say no to what somebody wants to take back, or ask no longer.
    DeclineUndo,
    /// Open a table with the same people, each a seat further.
    Rematch,
    /// Let a bot play on for somebody who is gone, or count the seat as resigned.
    Claim {
        /// The seat of the one who is gone.
        seat: u8,
        /// What becomes of it: `resign`, or a bot's level.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        with: Substitute,
    },
    /// Let a bot play on the own seat.
    StandIn {
        /// How hard it shall try.
        level: String,
    },
    /// Take the own seat back from a bot.
    TakeBack,
    /// Say something.
    Say {
        /// To whom.
        to: Room,
        /// What.
        text: String,
    },
}

/// Those who play, or those who watch: they talk apart while a game runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ChatRoom"))]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", schema(as = ChatRoom))]
pub enum Room {
    /// Those who have a seat.
    Players,
    /// Those who watch; players read it when the game is over.
    Watchers,
}

/// What becomes of a seat whose owner does not play: `resign`, or the name of a bot's level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "\"resign\" | Level"))]
#[serde(try_from = "String", into = "String")]
pub enum Substitute {
    /// It counts as resigned.
    Resign,
    /// A bot plays on, until the owner takes the seat back.
    Bot(Level),
}

impl Default for Substitute {
    fn default() -> Substitute {
        Substitute::Bot(Level::Commuter)
    }
}

impl TryFrom<String> for Substitute {
    type Error = String;

    fn try_from(text: String) -> Result<Substitute, String> {
        match text.as_str() {
            "resign" => Ok(Substitute::Resign),
            level => Level::from_str(level)
                .map(Substitute::Bot)
                .map_err(|_| format!("this is resign, or a bot: {}", Level::NAMES.join(", "))),
        }
    }
}

impl From<Substitute> for String {
    fn from(substitute: Substitute) -> String {
        match substitute {
            Substitute::Resign => "resign".to_owned(),
            Substitute::Bot(level) => level.name().to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_is_flat() {
        let text = r#"{"id":"a1","do":"play","actions":["go E","stop"],"decision":7}"#;
        let request: Request = serde_json::from_str(text).expect("well formed");
        assert_eq!(request.id.as_deref(), Some("a1"));
        assert_eq!(serde_json::to_string(&request).expect("JSON"), text);
        let claim: Request =
            serde_json::from_str(r#"{"do":"claim","seat":2,"with":"cabbie"}"#).expect("well formed");
        assert_eq!(claim.command, Command::Claim { seat: 2, with: Substitute::Bot(Level::Cabbie) });
        assert!(serde_json::from_str::<Request>(r#"{"do":"dance"}"#).is_err());
    }
}
