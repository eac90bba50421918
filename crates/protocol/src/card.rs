//! Tables as lists show them.

use serde::{Deserialize, Serialize};

use crate::{Clock, Place, PlayerId, Status, TableId, TurnNow};

/// A table that has just been opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Opened {
    /// Its name.
    pub id: TableId,
    /// Its version.
    pub v: i64,
}

/// A table as a list shows it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Card {
    /// Its name.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// `open`, `running`, `finished` or `cancelled`.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub status: Status,
    /// The seats.
    pub seats: Vec<Place>,
    /// Who is to act.
    pub turn: TurnNow,
    /// The reader's own seat, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<u8>,
    /// Whether the table waits for the reader.
    pub your_turn: bool,
    /// When something last happened, in milliseconds since 1970.
    pub changed: i64,
    /// How long people may think.
    pub clock: Clock,
    /// Whether the table is shown to everybody.
    pub public: bool,
    /// Whether the game counts for the ratings.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(test, ts(optional = nullable))]
    pub rated: bool,
    /// Who opened it, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<PlayerId>,
    /// How many more the same host has that this list leaves out; the last card of a host says it.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(test, ts(optional = nullable))]
    pub more_of_host: u32,
    /// What to ask for with `after` to get the page after this card.
    #[serde(default)]
    pub after: String,
    /// Whether the table cannot be read, and only its row is shown.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(test, ts(optional = nullable))]
    pub damaged: bool,
}

impl Card {
    /// A table of which nothing can be read.
    #[must_use]
    pub fn damaged(id: TableId) -> Card {
        Card {
            id,
            game: String::new(),
            status: Status::Finished,
            seats: Vec::new(),
            turn: TurnNow { kind: "over".to_owned(), seats: Vec::new() },
            you: None,
            your_turn: false,
            changed: 0,
            clock: Clock::None,
            public: false,
            rated: false,
            host: None,
            more_of_host: 0,
            after: String::new(),
            damaged: true,
        }
    }
}

/// A public game that is being played, as the first page shows it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Featured {
    /// The table.
    pub card: Card,
    /// The game as those who watch may know it.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub view: serde_json::Value,
    /// How many are watching.
    pub watchers: usize,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
const fn is_zero(number: &u32) -> bool {
    *number == 0
}
