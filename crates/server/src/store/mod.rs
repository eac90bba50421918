//! Where tables and people are kept: one append-only log, in SQLite or Postgres.
//!
//! The log is the truth: `(table, seq)` is unique, which makes the database the referee between servers, and
//! `(table, batch)` is unique, which makes sending again harmless. Everything else about a table is an index
//! of its log. The store knows nothing of games, rooms or time: what it keeps is text, and whoever asks says
//! what time it is, in milliseconds.

mod aliases;
mod backup;
mod beats;
mod chain;
mod channels;
mod connect;
mod counted;
mod error;
mod friends;
mod invitations;
mod keys;
mod leaving;
mod lists;
mod migrations;
mod moderation;
mod outbox;
mod passkeys;
mod people;
mod plans;
mod recovery;
mod restore;
mod results;
mod sections;
mod speakers;
mod sql;
mod tables;
mod words;
mod writer;

use sqlx::AnyPool;

use crate::{PlayerId, TableId};
use connect::{Kind, Missing};
use writer::Writer;

pub use aliases::Alias;
pub use channels::{ChannelRow, QuietRow};
pub use counted::{BOT, Counted, SeatResult, Standing};
pub use error::StoreError;
pub use friends::{FriendRow, SeenAt};
pub use invitations::InvitationRow;
pub use keys::KeyRow;
pub use moderation::{ActRow, Doing, PersonRow, Report, Sanction, Silence, TableGlance};
pub use outbox::NoticeRow;
pub use passkeys::{Challenge, PasskeyRow};
pub use people::{Account, Player};
pub use plans::PlanRow;
pub use restore::{Restored, Tally};
pub use results::{PastRow, ResultTally, RungRow};
pub use speakers::Speakers;
pub use words::{
    Act, ChannelKind, KeyKind, NoticeState, PlanState, PlayerKind, Purpose, SanctionKind, SilenceKind,
    Status, Via,
};

/// An open database. Clones are the same one.
#[derive(Clone, Debug)]
pub struct Store {
    pool: AnyPool,
    kind: Kind,
    writer: Writer,
}

/// An entry to be added to a table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// Its place in the log, from 1.
    pub seq: i64,
    /// When it came.
    pub at: i64,
    /// What its sender calls it, so that it can be sent again.
    pub batch: Option<String>,
    /// The entry.
    pub body: String,
    /// How the table stands after it.
    pub index: Index,
    /// A table that it opens, such as a rematch: both are stored or none.
    pub opens: Option<NewTable>,
}

/// What can be asked of a table without reading its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Index {
    /// How far it has come.
    pub status: Status,
    /// When the table next needs the server.
    pub due_at: Option<i64>,
    /// Who has taken a seat, to be added to those who ever had one.
    pub sitters: Vec<PlayerId>,
    /// For whom the table waits now and since when, if that has changed.
    pub awaited: Option<Vec<(PlayerId, i64)>>,
    /// Who said something by its last entry, to be added to those who ever did.
    pub speaker: Option<PlayerId>,
}

/// What became of an append.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It will outlive the power.
    Stored,
    /// This place is taken: somebody else was faster.
    Taken,
    /// This batch has been stored before, at this place.
    Repeated(i64),
}

/// A table that is opened, with its first entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// Its name.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// Who opened it.
    pub host: PlayerId,
    /// Whether everybody may find it.
    pub listed: bool,
    /// How it is set up.
    pub setup: String,
    /// What its draws come from.
    pub seed: String,
    /// The first entry of its log.
    pub first: Row,
    /// How it stands after that.
    pub index: Index,
}

/// An entry of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its place, from 1.
    pub seq: i64,
    /// When it came.
    pub at: i64,
    /// What its sender called it.
    pub batch: Option<String>,
    /// The entry.
    pub body: String,
}

/// A table, without its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its name.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// How far it has come.
    pub status: Status,
    /// Whether everybody may find it.
    pub listed: bool,
    /// How it is set up.
    pub setup: String,
    /// What its draws come from.
    pub seed: String,
    /// When it was opened.
    pub created_at: i64,
    /// When something last happened there.
    pub changed_at: i64,
    /// The place of the last entry of its log.
    pub last_seq: i64,
    /// When it next needs the server.
    pub due_at: Option<i64>,
    /// Who opened it, where that is known.
    pub host: Option<PlayerId>,
}

/// Which page of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// Only tables that changed before this moment.
    pub before: Option<i64>,
    /// Only what comes after this in the list.
    pub after: Option<Cursor>,
    /// Only what this player opened, all of it.
    pub host: Option<PlayerId>,
    /// How many at the most.
    pub limit: u32,
}

impl Page {
    /// The first page of so many.
    #[must_use]
    pub fn first(limit: u32) -> Page {
        Page { before: None, after: None, host: None, limit }
    }
}

/// A place in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cursor {
    part: i64,
    place: i64,
    id: String,
}

impl Cursor {
    const fn before_all() -> Cursor {
        Cursor { part: -1, place: 0, id: String::new() }
    }
}

impl core::fmt::Display for Cursor {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}.{}.{}", self.part, self.place, self.id)
    }
}

impl core::str::FromStr for Cursor {
    type Err = ();

    fn from_str(text: &str) -> Result<Cursor, ()> {
        let mut parts = text.splitn(3, '.');
        let mut number = || parts.next().and_then(|number| number.parse().ok()).ok_or(());
        let (part, place) = (number()?, number()?);
        Ok(Cursor { part, place, id: parts.next().ok_or(())?.to_owned() })
    }
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Its row, or its name if that cannot be read.
    pub table: Result<TableRow, TableId>,
    /// Its place in the list.
    pub cursor: Cursor,
    /// How many more the same player opened that are not in this list.
    pub more: i64,
}

/// Which tables to list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Listing {
    /// Those where this player ever had a seat, listed or not: first those that wait for them, the longest first.
    Mine(PlayerId),
    /// Those with free seats.
    Open,
    /// Those being played.
    Running,
    /// Those played to an end.
    Finished,
}

impl Store {
    /// Opens the database of this address, `sqlite:FILE` or `postgres://…`, and makes it what this program
    /// knows. A file that is not there is made.
    ///
    /// # Errors
    /// The database cannot be reached, is not ours, or is of a newer version.
    pub async fn open(address: &str) -> Result<Store, StoreError> {
        Store::connect(address, Missing::Make).await
    }

    /// Opens a database that must be there already.
    ///
    /// # Errors
    /// As for [`Store::open`], and if there is none.
    pub async fn open_existing(address: &str) -> Result<Store, StoreError> {
        Store::connect(address, Missing::Refuse).await
    }

    async fn connect(address: &str, missing: Missing) -> Result<Store, StoreError> {
        let (pool, kind) = connect::connect(address, missing).await?;
        migrations::migrate(&pool, kind).await?;
        let writer = Writer::start(pool.clone(), kind);
        Ok(Store { pool, kind, writer })
    }

    /// Waits until everything that was handed in is stored, and ends.
    pub async fn close(&self) {
        self.writer.stop().await;
        self.pool.close().await;
    }
}
