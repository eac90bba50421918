//! What a table tells whoever looks at it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use crate::{ChatRoom, Place, PlayerId, Problem, SeatPlan, Setup, Status, TableId};

/// One message of a table's stream.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Message {
    /// Where everything stands: the first message, with what happened since the version the client named.
    Hello {
        /// What does not change.
        table: Summary,
        /// The reader's own seat, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        you: Option<u8>,
        /// What happened since. Of long talk only the last page is told.
        happened: Vec<Happened>,
        /// The version of the first talk told here, if there is earlier talk to be asked for.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        earlier: Option<i64>,
        /// How it stands.
        now: Box<Now>,
    },
    /// Something happened.
    News {
        /// What, each with its version; none is ever left out.
        happened: Vec<Happened>,
        /// The reader's own seat, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        you: Option<u8>,
        /// How it stands after all of it.
        now: Box<Now>,
    },
    /// Somebody came or went; nothing else has changed.
    Presence {
        /// The seats that people have.
        seats: Vec<Attendance>,
        /// How many are watching.
        watchers: usize,
        /// The server's time, in milliseconds since 1970.
        at: i64,
    },
    /// A request has been done and is stored.
    Done {
        /// The sender's name for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
        /// The version at which it was done.
        v: i64,
    },
    /// A request has not been done; nothing has changed.
    Refused {
        /// The sender's name for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
        /// Why.
        problem: Problem,
    },
    /// The server stops; the client should come back with the version it has.
    Bye {
        /// After so many milliseconds.
        reconnect: u64,
    },
}

/// Whether somebody who has a seat is there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Attendance {
    /// The seat's number.
    pub seat: u8,
    /// Whether whoever sits there is connected.
    pub here: bool,
    /// When a claim against them may be made, in milliseconds since 1970, if they are gone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claim: Option<i64>,
}

/// A page of what was said at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Talk {
    /// What was said, in order.
    pub said: Vec<Happened>,
    /// Whether there is more before that.
    pub earlier: bool,
}

/// Something that happened. Without a `what` it is something the reader may not know, or talk of an earlier page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Happened {
    /// Its version: 1 for the first thing that happened, 2 for the next.
    pub v: i64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub what: Option<Seen>,
}

/// What can happen at a table, as somebody may see it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Seen {
    /// The table was opened. If every seat was filled, the game started.
    Opened {
        /// What happened in the game.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(test, ts(optional = nullable))]
        events: Vec<String>,
    },
    /// Somebody took a seat. If it was the last, the game started.
    Sat {
        /// The seat.
        seat: u8,
        /// The name of who sits there now.
        name: String,
        /// Whether that is a program.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        #[cfg_attr(test, ts(optional = nullable))]
        program: bool,
        /// What happened in the game.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(test, ts(optional = nullable))]
        events: Vec<String>,
    },
    /// Somebody left a seat before the game started.
    Rose {
        /// The seat.
        seat: u8,
    },
    /// Whoever opened the table removed somebody before the game started.
    Removed {
        /// The seat, which is free now.
        seat: u8,
        /// The name of who sat there.
        name: String,
    },
    /// Whoever opened the table changed the seats, or the options. Seats have new numbers from now on.
    Arranged {
        /// What each seat is now: the one that had this number, or a new one.
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<serde_json::Value>))]
        seats: Vec<SeatPlan>,
        /// The options from now on, if they changed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional, type = "Record<string, unknown>"))]
        options: Option<BTreeMap<String, Json>>,
    },
    /// Whoever opened the table started the game. Seats have new numbers from now on, as when they are arranged.
    Started {
        /// What each seat is now: the one that had this number, or a new one.
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<serde_json::Value>))]
        seats: Vec<SeatPlan>,
        /// The options from now on, if they changed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional, type = "Record<string, unknown>"))]
        options: Option<BTreeMap<String, Json>>,
        /// What happened in the game.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(test, ts(optional = nullable))]
        events: Vec<String>,
    },
    /// Somebody is ready for the start, or not any more.
    Ready {
        /// The seat.
        seat: u8,
        /// Whether they are.
        ready: bool,
    },
    /// Somebody goes by another name.
    Renamed {
        /// The seat.
        seat: u8,
        /// The name from now on.
        name: String,
    },
    /// Somebody wants a bot to stand in for a player who does not move.
    Voted {
        /// Who votes.
        seat: u8,
        /// The seat that does not move.
        against: u8,
    },
    /// The table was closed: by whoever opened it before the game started, or by whoever runs the server.
    Cancelled,
    /// Somebody played. The events are lines of a record; those the reader may not know are left out.
    Played {
        /// The seat.
        seat: u8,
        /// What happened in the game.
        events: Vec<String>,
    },
    /// A seat gave up, was late, or was claimed against.
    Resigned {
        /// The seat.
        seat: u8,
        /// Why.
        why: Moment,
        /// What happened in the game.
        events: Vec<String>,
    },
    /// A draw was offered; it is agreed when all who stayed have offered it.
    DrawOffered {
        /// By whom.
        seat: u8,
        /// What happened in the game.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(test, ts(optional = nullable))]
        events: Vec<String>,
    },
    /// The offer is off.
    DrawDeclined {
        /// By whom.
        seat: u8,
    },
    /// Somebody asks to take a move back.
    UndoAsked {
        /// Who.
        seat: u8,
        /// The version of the move.
        since: i64,
    },
    /// Somebody agrees; others have yet to.
    UndoAgreed {
        /// Who.
        seat: u8,
    },
    /// Nothing is taken back.
    UndoDeclined {
        /// Who said no, or asks no longer.
        seat: u8,
    },
    /// Everything played since a version is taken back: the game stands as it did before it.
    Undone {
        /// Whose move it was.
        seat: u8,
        /// The first version whose events are taken back.
        since: i64,
    },
    /// A bot plays on for somebody.
    StoodIn {
        /// The seat.
        seat: u8,
        /// The bot's level.
        level: String,
        /// Why.
        why: Moment,
    },
    /// Somebody took the seat back.
    TookBack {
        /// The seat.
        seat: u8,
    },
    /// Somebody said something.
    Said {
        /// Who.
        name: String,
        /// From which seat, if from one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
        /// To whom.
        to: ChatRoom,
        /// What.
        text: String,
    },
    /// A table for the next game was opened.
    Rematch {
        /// Which.
        table: TableId,
    },
}

impl Seen {
    /// What happened in the game, as lines of a record.
    #[must_use]
    pub fn events(&self) -> &[String] {
        match self {
            Seen::Opened { events }
            | Seen::Sat { events, .. }
            | Seen::Started { events, .. }
            | Seen::Played { events, .. }
            | Seen::Resigned { events, .. }
            | Seen::DrawOffered { events, .. } => events,
            _ => &[],
        }
    }

    /// The same with other events.
    #[must_use]
    pub fn with_events(mut self, shown: Vec<String>) -> Seen {
        if let Seen::Opened { events }
        | Seen::Sat { events, .. }
        | Seen::Started { events, .. }
        | Seen::Played { events, .. }
        | Seen::Resigned { events, .. }
        | Seen::DrawOffered { events, .. } = &mut self
        {
            *events = shown;
        }
        self
    }
}

/// Why a seat is not played by its owner any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// The owner wished so.
    Wish,
    /// The time ran out.
    Late,
    /// Another player claimed against somebody gone.
    Claim,
    /// The others voted, because the owner did not move.
    Vote,
}

/// What changes at a table only while it is arranged, before the game starts.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Summary {
    /// Its name.
    pub id: TableId,
    /// What was agreed.
    pub setup: Setup,
    /// The version of the game's rules.
    pub rules: u16,
    /// Who opened it.
    pub host: PlayerId,
    /// When, in milliseconds since 1970.
    pub opened: i64,
    /// The hash of the dealer's secret.
    pub commitment: String,
}

/// How a table stands, as somebody may see it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Now {
    /// The version this is.
    pub v: i64,
    /// `open`, `running`, `finished` or `cancelled`.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub status: Status,
    /// The seats.
    pub seats: Vec<Place>,
    /// Who is to act.
    pub turn: TurnNow,
    /// What the reader's `play` should name as its decision, if it is the reader's turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decision: Option<i64>,
    /// The game as the reader may know it; nothing before it starts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "unknown"))]
    pub view: Option<Json>,
    /// What the reader may do, if they asked to be told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub legal: Option<Vec<String>>,
    /// Who has offered a draw.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional = nullable))]
    pub draw_offers: Vec<u8>,
    /// What somebody asks to take back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo: Option<UndoNow>,
    /// Whether the reader could take their last move back, or ask to.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(test, ts(optional = nullable))]
    pub undoable: bool,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Result>,
    /// The table of the next game, if somebody asked for one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<TableId>,
    /// The server's time, in milliseconds since 1970, by which the clocks are told.
    pub at: i64,
    /// How many are watching.
    pub watchers: usize,
}

/// What somebody asks to take back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct UndoNow {
    /// Who asks.
    pub seat: u8,
    /// At which version they asked.
    pub asked: i64,
    /// How many moves would be taken back: the own one, and those after it.
    pub moves: usize,
    /// Who still has to agree.
    pub waits: Vec<u8>,
}

/// Who is to act.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TurnNow {
    /// `seat`, `together`, `race` or `over`; `waiting` before the game starts.
    pub kind: String,
    /// The seats that owe a decision.
    pub seats: Vec<u8>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Result {
    /// Ranks by seat, 1 for a winner.
    pub ranks: Vec<u8>,
    /// Scores by seat.
    pub scores: Vec<i32>,
    /// Why it ended.
    pub reason: String,
    /// The dealer's secret, with which the draws can be proven.
    pub seed: String,
}
