//! One entry of a table's log: the whole truth, which nobody but the server reads. `stored` has its text.

use cloverleaf_table::{Event, Seed};

use crate::room::Room;
use crate::{PlayerId, TableId};
use cloverleaf_protocol::{Seen, Setup};

/// How a table was opened.
#[derive(Clone, PartialEq, Debug)]
pub struct Opening {
    /// What was agreed.
    pub setup: Setup,
    /// The version of the game's rules.
    pub rules: u16,
    /// Who opened it.
    pub host: PlayerId,
    /// For whom a seat is kept, by seat.
    pub kept: Vec<Option<Person>>,
    /// The hash of the dealer's secret.
    pub commitment: String,
    /// When.
    pub at: i64,
}

/// Somebody, and the name they had when they sat down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Who.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
    /// Whether it is a program.
    pub program: bool,
}

/// What happened, and who made it happen.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// Who; nobody if the table did it by itself.
    pub by: Option<PlayerId>,
    /// What, with nothing left out.
    pub what: Seen,
}

/// An entry in its place.
#[derive(Clone, PartialEq, Debug)]
pub struct Logged {
    /// Its place: 1 for the first.
    pub seq: i64,
    /// When it was written, in milliseconds since 1970.
    pub at: i64,
    /// The sender and the sender's name for it.
    pub batch: Option<String>,
    /// What happened.
    pub entry: Entry,
}

/// A table that is about to be opened, with its first entry.
#[derive(Clone, Debug)]
pub struct Opened {
    /// Its name.
    pub id: TableId,
    /// How.
    pub opening: Opening,
    /// The dealer's secret.
    pub seed: Seed,
    /// What happened at once.
    pub first: Logged,
    /// The room it starts with.
    pub room: Room,
}

/// Events as the lines of a record.
#[must_use]
pub(crate) fn lines(events: &[Event<String>]) -> Vec<String> {
    events.iter().map(ToString::to_string).collect()
}
