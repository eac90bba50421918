//! The stored text as types of its own, and the way to and from what is in memory.

use std::collections::BTreeMap;

use cloverleaf_protocol as wire;
use cloverleaf_protocol::Seen;
use serde::{Deserialize, Serialize};

use super::FORMAT;
use crate::entry::{Entry, Opening, Person};

/// How a table was opened.
#[derive(Serialize, Deserialize)]
pub(super) struct StoredOpening {
    #[serde(default)]
    format: u32,
    setup: StoredSetup,
    rules: u16,
    host: String,
    kept: Vec<Option<StoredPerson>>,
    commitment: String,
    at: i64,
}

#[derive(Serialize, Deserialize)]
struct StoredSetup {
    game: String,
    #[serde(default)]
    options: BTreeMap<String, serde_json::Value>,
    seats: Vec<wire::SeatWish>,
    #[serde(default)]
    clock: StoredClock,
    #[serde(default)]
    late: wire::Substitute,
    #[serde(default)]
    public: bool,
    #[serde(default, skip_serializing_if = "wire::Start::is_usual")]
    start: wire::Start,
    #[serde(default, skip_serializing_if = "wire::Undo::is_usual")]
    undo: wire::Undo,
    #[serde(default, skip_serializing_if = "none")]
    delay: u8,
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    rated: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
const fn none(moves: &u8) -> bool {
    *moves == 0
}

#[derive(Clone, Copy, Default, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum StoredClock {
    #[default]
    None,
    Live {
        minutes: u16,
        #[serde(default)]
        increment: u16,
    },
    Days {
        days: u8,
    },
}

#[derive(Serialize, Deserialize)]
struct StoredPerson {
    player: String,
    name: String,
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    program: bool,
}

/// What happened, and who made it happen.
#[derive(Serialize, Deserialize)]
pub(super) struct StoredEntry {
    #[serde(default)]
    format: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    by: Option<String>,
    what: What,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Why {
    Wish,
    Late,
    Claim,
    Vote,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum To {
    Players,
    Watchers,
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum What {
    Opened {
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        events: Vec<String>,
    },
    Sat {
        seat: u8,
        name: String,
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        program: bool,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        events: Vec<String>,
    },
    Rose {
        seat: u8,
    },
    Removed {
        seat: u8,
        name: String,
    },
    Arranged {
        seats: Vec<wire::SeatPlan>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        options: Option<BTreeMap<String, serde_json::Value>>,
    },
    Started {
        seats: Vec<wire::SeatPlan>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        options: Option<BTreeMap<String, serde_json::Value>>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        events: Vec<String>,
    },
    Ready {
        seat: u8,
        ready: bool,
    },
    Renamed {
        seat: u8,
        name: String,
    },
    Voted {
        seat: u8,
        against: u8,
    },
    Cancelled,
    Played {
        seat: u8,
        events: Vec<String>,
    },
    Resigned {
        seat: u8,
        why: Why,
        events: Vec<String>,
    },
    DrawOffered {
        seat: u8,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        events: Vec<String>,
    },
    DrawDeclined {
        seat: u8,
    },
    UndoAsked {
        seat: u8,
        since: i64,
    },
    UndoAgreed {
        seat: u8,
    },
    UndoDeclined {
        seat: u8,
    },
    Undone {
        seat: u8,
        since: i64,
    },
    StoodIn {
        seat: u8,
        level: String,
        why: Why,
    },
    TookBack {
        seat: u8,
    },
    Said {
        name: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
        to: To,
        text: String,
    },
    Rematch {
        table: String,
    },
}

impl From<&Seen> for What {
    fn from(seen: &Seen) -> What {
        match seen {
            Seen::Opened { events } => What::Opened { events: events.clone() },
            Seen::Sat { seat, name, program, events } => {
                What::Sat { seat: *seat, name: name.clone(), program: *program, events: events.clone() }
            }
            Seen::Rose { seat } => What::Rose { seat: *seat },
            Seen::Removed { seat, name } => What::Removed { seat: *seat, name: name.clone() },
            Seen::Arranged { seats, options } => {
                What::Arranged { seats: seats.clone(), options: options.clone() }
            }
            Seen::Started { seats, options, events } => {
                What::Started { seats: seats.clone(), options: options.clone(), events: events.clone() }
            }
            Seen::Ready { seat, ready } => What::Ready { seat: *seat, ready: *ready },
            Seen::Renamed { seat, name } => What::Renamed { seat: *seat, name: name.clone() },
            Seen::Voted { seat, against } => What::Voted { seat: *seat, against: *against },
            Seen::Cancelled => What::Cancelled,
            Seen::Played { seat, events } => What::Played { seat: *seat, events: events.clone() },
            Seen::Resigned { seat, why, events } => {
                What::Resigned { seat: *seat, why: (*why).into(), events: events.clone() }
            }
            Seen::DrawOffered { seat, events } => What::DrawOffered { seat: *seat, events: events.clone() },
            Seen::DrawDeclined { seat } => What::DrawDeclined { seat: *seat },
            Seen::UndoAsked { seat, since } => What::UndoAsked { seat: *seat, since: *since },
            Seen::UndoAgreed { seat } => What::UndoAgreed { seat: *seat },
            Seen::UndoDeclined { seat } => What::UndoDeclined { seat: *seat },
            Seen::Undone { seat, since } => What::Undone { seat: *seat, since: *since },
            Seen::StoodIn { seat, level, why } => {
                What::StoodIn { seat: *seat, level: level.clone(), why: (*why).into() }
            }
            Seen::TookBack { seat } => What::TookBack { seat: *seat },
            Seen::Said { name, seat, to, text } => {
                What::Said { name: name.clone(), seat: *seat, to: (*to).into(), text: text.clone() }
            }
            Seen::Rematch { table } => What::Rematch { table: table.to_string() },
        }
    }
}

impl From<What> for Seen {
    fn from(what: What) -> Seen {
        match what {
            What::Opened { events } => Seen::Opened { events },
            What::Sat { seat, name, program, events } => Seen::Sat { seat, name, program, events },
            What::Rose { seat } => Seen::Rose { seat },
            What::Removed { seat, name } => Seen::Removed { seat, name },
            What::Arranged { seats, options } => Seen::Arranged { seats, options },
            What::Started { seats, options, events } => Seen::Started { seats, options, events },
            What::Ready { seat, ready } => Seen::Ready { seat, ready },
            What::Renamed { seat, name } => Seen::Renamed { seat, name },
            What::Voted { seat, against } => Seen::Voted { seat, against },
            What::Cancelled => Seen::Cancelled,
            What::Played { seat, events } => Seen::Played { seat, events },
            What::Resigned { seat, why, events } => Seen::Resigned { seat, why: why.into(), events },
            What::DrawOffered { seat, events } => Seen::DrawOffered { seat, events },
            What::DrawDeclined { seat } => Seen::DrawDeclined { seat },
            What::UndoAsked { seat, since } => Seen::UndoAsked { seat, since },
            What::UndoAgreed { seat } => Seen::UndoAgreed { seat },
            What::UndoDeclined { seat } => Seen::UndoDeclined { seat },
            What::Undone { seat, since } => Seen::Undone { seat, since },
            What::StoodIn { seat, level, why } => Seen::StoodIn { seat, level, why: why.into() },
            What::TookBack { seat } => Seen::TookBack { seat },
            What::Said { name, seat, to, text } => Seen::Said { name, seat, to: to.into(), text },
            What::Rematch { table } => Seen::Rematch { table: table.into() },
        }
    }
}

/// The same variants on both sides, both ways.
macro_rules! same {
    ($stored:ident, $wire:ident: $($variant:ident)+) => {
        impl From<$stored> for wire::$wire {
            fn from(stored: $stored) -> wire::$wire {
                match stored { $($stored::$variant => wire::$wire::$variant,)+ }
            }
        }

        impl From<wire::$wire> for $stored {
            fn from(wire: wire::$wire) -> $stored {
                match wire { $(wire::$wire::$variant => $stored::$variant,)+ }
            }
        }
    };
}

same!(Why, Moment: Wish Late Claim Vote);
same!(To, ChatRoom: Players Watchers);

impl From<wire::Clock> for StoredClock {
    fn from(clock: wire::Clock) -> StoredClock {
        match clock {
            wire::Clock::None => StoredClock::None,
            wire::Clock::Live { minutes, increment } => StoredClock::Live { minutes, increment },
            wire::Clock::Days { days } => StoredClock::Days { days },
        }
    }
}

impl From<StoredClock> for wire::Clock {
    fn from(clock: StoredClock) -> wire::Clock {
        match clock {
            StoredClock::None => wire::Clock::None,
            StoredClock::Live { minutes, increment } => wire::Clock::Live { minutes, increment },
            StoredClock::Days { days } => wire::Clock::Days { days },
        }
    }
}

impl From<&wire::Setup> for StoredSetup {
    fn from(setup: &wire::Setup) -> StoredSetup {
        let wire::Setup { game, options, seats, clock, late, public, start, undo, delay, rated } =
            setup.clone();
        StoredSetup { game, options, seats, clock: clock.into(), late, public, start, undo, delay, rated }
    }
}

impl From<StoredSetup> for wire::Setup {
    fn from(setup: StoredSetup) -> wire::Setup {
        let StoredSetup { game, options, seats, clock, late, public, start, undo, delay, rated } = setup;
        wire::Setup { game, options, seats, clock: clock.into(), late, public, start, undo, delay, rated }
    }
}

impl From<&Person> for StoredPerson {
    fn from(person: &Person) -> StoredPerson {
        let Person { player, name, program } = person;
        StoredPerson { player: player.to_string(), name: name.clone(), program: *program }
    }
}

impl From<StoredPerson> for Person {
    fn from(person: StoredPerson) -> Person {
        let StoredPerson { player, name, program } = person;
        Person { player: player.into(), name, program }
    }
}

impl From<&Opening> for StoredOpening {
    fn from(opening: &Opening) -> StoredOpening {
        StoredOpening {
            format: FORMAT,
            setup: (&opening.setup).into(),
            rules: opening.rules,
            host: opening.host.to_string(),
            kept: opening.kept.iter().map(|kept| kept.as_ref().map(StoredPerson::from)).collect(),
            commitment: opening.commitment.clone(),
            at: opening.at,
        }
    }
}

impl From<StoredOpening> for Opening {
    fn from(opening: StoredOpening) -> Opening {
        let StoredOpening { format: _, setup, rules, host, kept, commitment, at } = opening;
        let kept = kept.into_iter().map(|kept| kept.map(Person::from)).collect();
        Opening { setup: setup.into(), rules, host: host.into(), kept, commitment, at }
    }
}

impl From<&Entry> for StoredEntry {
    fn from(entry: &Entry) -> StoredEntry {
        let by = entry.by.as_ref().map(ToString::to_string);
        StoredEntry { format: FORMAT, by, what: (&entry.what).into() }
    }
}

impl From<StoredEntry> for Entry {
    fn from(entry: StoredEntry) -> Entry {
        Entry { by: entry.by.map(Into::into), what: entry.what.into() }
    }
}
