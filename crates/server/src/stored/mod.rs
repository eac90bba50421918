//! What is stored of a table: the text in its rows, with a version of its format.
//!
//! These types are apart from the protocol's, so that a message may change and an old row stays readable. A row is
//! never rewritten: it is read by the version it says, and what is in memory is always today's. A change of format
//! raises [`FORMAT`], keeps the old type beside the new one, and adds the step between them to [`read`].

mod body;

use core::fmt;

use cloverleaf_protocol::{Code, Problem};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::entry::{Entry, Logged, Opening};
use crate::store::Row;
use body::{StoredEntry, StoredOpening};

/// The version that is written. Version 1 did not say its version yet and is otherwise the same.
pub const FORMAT: u32 = 2;

/// Why a row cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// A newer program wrote it.
    Newer {
        /// What was to be read: the set-up, or an entry.
        what: String,
        /// The version it says.
        format: u32,
    },
    /// It is not what any version writes.
    Damaged {
        /// What was to be read.
        what: String,
        /// What is wrong.
        reason: String,
    },
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::Newer { what, format } => write!(
                f,
                "{what} of this table was written by a newer version of Cloverleaf, in format {format}, and \
                 this program reads up to {FORMAT}; use the newer program (other tables are not affected)"
            ),
            Unreadable::Damaged { what, reason } => write!(
                f,
                "{what} of this table is damaged: {reason}; restore the table from a backup (other tables are \
                 not affected)"
            ),
        }
    }
}

impl core::error::Error for Unreadable {}

impl From<Unreadable> for Problem {
    fn from(error: Unreadable) -> Problem {
        Problem::new(Code::Unavailable, error.to_string())
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
fn read<T: DeserializeOwned>(text: &str, what: &str) -> Result<T, Unreadable> {
    let damaged =
        |error: serde_json::Error| Unreadable::Damaged { what: what.to_owned(), reason: error.to_string() };
    let Versioned { format } = serde_json::from_str(text).map_err(damaged)?;
    match format {
        1 | FORMAT => serde_json::from_str(text).map_err(damaged),
        0 => Err(Unreadable::Damaged { what: what.to_owned(), reason: "there is no format 0".to_owned() }),
        format => Err(Unreadable::Newer { what: what.to_owned(), format }),
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
    read::<StoredOpening>(text, "the set-up").map(Opening::from)
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
    let entry = read::<StoredEntry>(&row.body, &format!("entry {} of the log", row.seq)).map(Entry::from)?;
    Ok(Logged { seq: row.seq, at: row.at, batch: row.batch, entry })
}

#[cfg(test)]
mod tests;
