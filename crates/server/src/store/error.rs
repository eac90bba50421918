//! How keeping and finding can fail: each says what happened and what to do about it.

use core::fmt;
use std::error::Error;
use std::io;

use cloverleaf_core::{Arg, Message, Say as _};
use cloverleaf_protocol::{Code, Problem};
use cloverleaf_words::english;

use crate::TableId;
use crate::problem::problem;

/// Why the store did not do what it was asked to. Nothing has changed then, unless the database was lost
/// while it answered; whoever sends the same batch again learns which.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The address names no kind of database there is.
    Address(String),
    /// There is no database of this name.
    NoDatabase(String),
    /// It cannot be reached, or was lost on the way.
    Unreachable(Arg),
    /// The database belongs to something else.
    NotOurs(Arg),
    /// Pages of it are damaged.
    Corrupt(Arg),
    /// A newer version of the program wrote it.
    Newer {
        /// The version found.
        found: i64,
        /// The newest this program knows.
        known: i64,
    },
    /// There is no such table.
    NoTable(TableId),
    /// There is a table of this name already.
    TableThere(TableId),
    /// What this belongs to is not there.
    Orphan,
    /// A backup contradicts the database from this entry of a table on.
    Diverges {
        /// The table.
        table: TableId,
        /// The first entry that differs; 0 is the set-up.
        seq: i64,
    },
    /// A backup is damaged.
    Damaged {
        /// The line, from 1.
        line: u64,
        /// What is wrong there.
        why: Arg,
    },
    /// A backup cannot be written or read.
    File(String),
    /// The database answered no.
    Failed(Arg),
    /// The store has been closed.
    Closed,
}

impl StoreError {
    /// What happened, and what to do about it.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            StoreError::Address(address) => Message::new("store-address").text("address", address),
            StoreError::NoDatabase(name) => Message::new("store-no-database").text("name", name),
            StoreError::Unreachable(why) => Message::new("store-unreachable").with("why", why.clone()),
            StoreError::NotOurs(why) => Message::new("store-not-ours").with("why", why.clone()),
            StoreError::Corrupt(why) => Message::new("store-corrupt").with("why", why.clone()),
            StoreError::Newer { found, known } => {
                Message::new("store-newer").with("found", *found).with("known", *known)
            }
            StoreError::NoTable(table) => Message::new("store-no-table").text("table", table),
            StoreError::TableThere(table) => Message::new("store-table-there").text("table", table),
            StoreError::Orphan => Message::new("store-orphan"),
            StoreError::Diverges { table, seq: 0 } => Message::new("store-other-setup").text("table", table),
            StoreError::Diverges { table, seq } => {
                Message::new("store-diverges").text("table", table).with("entry", *seq)
            }
            StoreError::Damaged { line, why } => {
                Message::new("store-damaged").text("line", line).with("why", why.clone())
            }
            StoreError::File(why) => Message::new("store-file").text("why", why),
            StoreError::Failed(why) => Message::new("store-refused").with("why", why.clone()),
            StoreError::Closed => Message::new("store-closed"),
        }
    }
}

/// In English, for logs.
impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&english().say(&self.message()))
    }
}

impl Error for StoreError {}

impl From<io::Error> for StoreError {
    fn from(error: io::Error) -> StoreError {
        StoreError::File(error.to_string())
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error {
            sqlx::Error::Database(error) if error.is_foreign_key_violation() => StoreError::Orphan,
            sqlx::Error::Database(error) if tells_of_damage(error.code().as_deref()) => {
                StoreError::Corrupt(Arg::Text(error.message().to_owned()))
            }
            sqlx::Error::Database(error) => StoreError::Failed(Arg::Text(error.message().to_owned())),
            sqlx::Error::PoolClosed => StoreError::Closed,
            sqlx::Error::Io(error) => StoreError::Unreachable(Arg::Text(error.to_string())),
            sqlx::Error::PoolTimedOut => StoreError::Unreachable(Message::new("store-busy").into()),
            sqlx::Error::WorkerCrashed => StoreError::Unreachable(Message::new("store-thread-ended").into()),
            other => StoreError::Failed(Arg::Text(other.to_string())),
        }
    }
}

/// What SQLite calls a damaged page; its finer codes have this as their last byte.
const SQLITE_CORRUPT: u32 = 11;
/// What Postgres calls damaged rows and damaged indexes.
const POSTGRES_CORRUPT: [&str; 2] = ["XX001", "XX002"];

fn tells_of_damage(code: Option<&str>) -> bool {
    code.is_some_and(|code| {
        POSTGRES_CORRUPT.contains(&code)
            || code.parse::<u32>().is_ok_and(|code| code < 10_000 && code & 0xff == SQLITE_CORRUPT)
    })
}

/// What people are told who asked; the reason goes into the server's own log.
impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        tracing::error!(%error, "the store failed");
        problem(Code::Unavailable, "server-store-silent").wait(2)
    }
}
