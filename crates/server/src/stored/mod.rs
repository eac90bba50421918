//! What is stored of a table: the text in its rows, with a version of its format.
//!
//! These types are apart from the protocol's, so that a message may change and an old row stays readable. A row is
//! never rewritten: it is read by the version it says, and what is in memory is always today's. A change of format
//! raises [`FORMAT`], keeps the old type beside the new one, and adds the step between them to [`read`].

mod body;
mod plan;

use core::fmt;

use cloverleaf_core::Message;
use cloverleaf_protocol::{Code, Problem};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::entry::{Entry, Logged, Opening};
use crate::problem::problem;
use crate::store::Row;
use body::{StoredEntry, StoredOpening};

pub(crate) use plan::{read_plan, write_plan};

/// The version that is written. Version 1 did not say its version yet, version 2 knew neither votes nor that somebody is
/// removed, version 3 did not know that a table is arranged, and version 4 neither that a move is taken back nor that a
/// game is rated; otherwise they are the same.
pub const FORMAT: u32 = 5;

/// Why a row cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// A newer program wrote it.
    Newer {
        /// What was to be read: the set-up, or an entry.
        what: Message,
        /// The version it says.
        format: u32,
    },
    /// It is not what any version writes.
    Damaged {
        /// What was to be read.
        what: Message,
        /// What is wrong.
        reason: Message,
    },
}

impl Unreadable {
    /// What happened and what to do.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Unreadable::Newer { what, format } => Message::new("stored-newer")
                .with("what", what.clone())
                .with("format", *format)
                .with("known", FORMAT),
            Unreadable::Damaged { what, reason } => {
                Message::new("stored-damaged").with("what", what.clone()).with("why", reason.clone())
            }
        }
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl core::error::Error for Unreadable {}

impl From<Unreadable> for Problem {
    fn from(error: Unreadable) -> Problem {
        problem(Code::Unavailable, error.message())
    }
}

/// The version of a row; without one it is of the first.
#[derive(Deserialize)]
struct Versioned {
    #[serde(default = "first")]
    format: u32,
}

const fn first() -> u32 {
    1
}

/// Reads a row of any version up to today's.
fn read<T: DeserializeOwned>(text: &str, what: &Message) -> Result<T, Unreadable> {
    let damaged = |error: serde_json::Error| Unreadable::Damaged {
        what: what.clone(),
        reason: Message::new("stored-no-json").text("why", error),
    };
    let Versioned { format } = serde_json::from_str(text).map_err(damaged)?;
    match format {
        1..=FORMAT => serde_json::from_str(text).map_err(damaged),
        0 => Err(Unreadable::Damaged { what: what.clone(), reason: Message::new("stored-no-format") }),
        format => Err(Unreadable::Newer { what: what.clone(), format }),
    }
}

/// The text that is stored of how a table was opened.
#[must_use]
pub fn write_opening(opening: &Opening) -> String {
    serde_json::to_string(&StoredOpening::from(opening)).expect("an opening is JSON")
}

/// How a table was opened, from its stored text.
///
/// # Errors
/// A newer program wrote it, or it is damaged.
pub fn read_opening(text: &str) -> Result<Opening, Unreadable> {
    read::<StoredOpening>(text, &Message::new("stored-setup")).map(Opening::from)
}

/// The row that is stored of an entry.
#[must_use]
pub fn write_entry(logged: &Logged) -> Row {
    let body = serde_json::to_string(&StoredEntry::from(&logged.entry)).expect("an entry is JSON");
    Row { seq: logged.seq, at: logged.at, batch: logged.batch.clone(), body }
}

/// An entry, from its stored row.
///
/// # Errors
/// A newer program wrote it, or it is damaged.
pub fn read_entry(row: Row) -> Result<Logged, Unreadable> {
    let what = Message::new("stored-entry").with("entry", row.seq);
    let entry = read::<StoredEntry>(&row.body, &what).map(Entry::from)?;
    Ok(Logged { seq: row.seq, at: row.at, batch: row.batch, entry })
}

#[cfg(test)]
mod tests;
