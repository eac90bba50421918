//! How keeping and finding can fail: each says what happened and what to do about it.

use core::fmt;
use std::error::Error;
use std::io;

use cloverleaf_protocol::{Code, Problem};

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
    Unreachable(String),
    /// The database belongs to something else.
    NotOurs(String),
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
    /// A backup tells another story of a table from this entry on.
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
        reason: String,
    },
    /// A backup cannot be written or read.
    File(String),
    /// The database answered no.
    Failed(String),
    /// The store has been closed.
    Closed,
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Address(address) => {
                write!(f, "'{address}' is no database; name one as sqlite:FILE or postgres://USER@HOST/NAME")
            }
            StoreError::NoDatabase(name) => write!(f, "there is no database '{name}'; check its name"),
            StoreError::Unreachable(reason) => {
                write!(f, "the database cannot be reached ({reason}); see that it runs and try again")
            }
            StoreError::NotOurs(reason) => {
                write!(f, "this is not a database of Cloverleaf ({reason}); name an empty one or none yet")
            }
            StoreError::Newer { found, known } => write!(
                f,
                "a newer version of Cloverleaf wrote this database: it is of version {found}, and this \
                 program knows {known}; use the newer program"
            ),
            StoreError::NoTable(table) => write!(f, "there is no table '{table}'"),
            StoreError::TableThere(table) => {
                write!(f, "there is a table '{table}' already; choose another name")
            }
            StoreError::Orphan => f.write_str("what this belongs to is not there"),
            StoreError::Diverges { table, seq: 0 } => write!(
                f,
                "table '{table}' is there with another set-up; nothing was restored: use an empty database"
            ),
            StoreError::Diverges { table, seq } => write!(
                f,
                "table '{table}' goes on otherwise from entry {seq} on; nothing was restored: use an empty \
                 database"
            ),
            StoreError::Damaged { line, reason } => {
                write!(f, "the backup is damaged in line {line}: {reason}; nothing was restored")
            }
            StoreError::File(reason) => write!(f, "the backup cannot be written or read: {reason}"),
            StoreError::Failed(reason) => write!(f, "the database refused: {reason}"),
            StoreError::Closed => f.write_str("the server is stopping; try again soon"),
        }
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
            sqlx::Error::Database(error) => StoreError::Failed(error.message().to_owned()),
            sqlx::Error::PoolClosed => StoreError::Closed,
            sqlx::Error::Io(error) => StoreError::Unreachable(error.to_string()),
            sqlx::Error::PoolTimedOut => {
                StoreError::Unreachable("no connection came free in time".to_owned())
            }
            sqlx::Error::WorkerCrashed => StoreError::Unreachable("its thread ended".to_owned()),
            other => StoreError::Failed(other.to_string()),
        }
    }
}

/// What people are told who asked; the reason goes into the server's own log.
impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        tracing::error!(%error, "the store failed");
        problem(Code::Unavailable, "server-store-silent").wait(2)
    }
}
