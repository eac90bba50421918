//! A table and its people, as the log tells it: the fold of its entries. No clock, no database, no socket.

mod arranging;
mod clock;
#[cfg(test)]
mod counted;
mod decide;
mod duty;
mod moderated;
mod other_rules;
mod played;
mod rated;
mod redaction;
mod seating;
mod talk;
mod telling;
#[cfg(test)]
mod tests;
mod undo;
mod votes;
mod watching;

use cloverleaf_core::Message;
use std::collections::VecDeque;
use std::sync::Arc;

use cloverleaf_bots::Level;
use cloverleaf_core::{Seat, SeatSet, Turn};
use cloverleaf_table::{AnyTable, Event, Seed};

use crate::entry::{Entry, Logged, Opened, Opening, Person};
use crate::problem::problem;
use crate::store::Status;
use crate::stored::Unreadable;
use crate::{PlayerId, TableId, new_table_id};
use cloverleaf_protocol::{Code, Problem, SeatWish, Seen, Setup, Start};

pub use clock::Downtimes;
pub use decide::{Caller, Verdict};
pub use duty::Duty;
pub use played::Played;
pub use redaction::{Around, Eyes, Preview};
pub use talk::TALK_PAGE;
pub use telling::{Reader, Telling, Told};

use arranging::set_up;
use clock::Clocks;
use played::Shown;
use undo::Undoing;
use votes::Votes;

/// How many entries are kept as each viewer may see them, for clients that lag a little.
const RECENT: usize = 32;

/// A table and its people.
#[derive(Debug)]
pub struct Room {
    id: TableId,
    opening: Arc<Opening>,
    /// What is agreed by now: as it was opened, until it is arranged otherwise.
    setup: Arc<Setup>,
    /// How often it was arranged.
    arranged: u32,
    seed: Seed,
    table: Box<dyn AnyTable>,
    chairs: Vec<Chair>,
    log: Vec<Arc<Logged>>,
    status: Status,
    offers: SeatSet,
    rematch: Option<TableId>,
    clocks: Clocks,
    votes: Votes,
    undoing: Undoing,
    /// Who was removed before the start, and may not sit down again.
    removed: Vec<PlayerId>,
    /// When the game last moved, or a bot began to stand in; talk does not count.
    moved: i64,
    /// The place in the log of what each seat last had to take note of.
    decisions: [i64; 4],
    /// Whether other rules were played here than this program has: then nothing is replayed or played.
    other_rules: bool,
    /// The latest entries as each seat, and then a spectator, may see them.
    recent: VecDeque<Arc<Vec<Option<Seen>>>>,
}

/// The same table once more, on which the next entry can be tried.
impl Clone for Room {
    fn clone(&self) -> Room {
        self.with_table(self.table.duplicate())
    }
}

impl Room {
    /// The same room with the game at another point.
    fn with_table(&self, table: Box<dyn AnyTable>) -> Room {
        Room {
            id: self.id.clone(),
            opening: self.opening.clone(),
            setup: self.setup.clone(),
            arranged: self.arranged,
            seed: self.seed,
            table,
            chairs: self.chairs.clone(),
            log: self.log.clone(),
            status: self.status,
            offers: self.offers,
            rematch: self.rematch.clone(),
            clocks: self.clocks.clone(),
            votes: self.votes.clone(),
            undoing: self.undoing.clone(),
            removed: self.removed.clone(),
            moved: self.moved,
            decisions: self.decisions,
            other_rules: self.other_rules,
            recent: self.recent.clone(),
        }
    }
}

/// A seat and who sits there.
#[derive(Clone, Debug)]
struct Chair {
    wish: SeatWish,
    kept: Option<Person>,
    person: Option<Person>,
    stand_in: Option<Level>,
    /// Whether that is because they were not there, not because they wished so.
    absent: bool,
    /// Whether whoever sits there is ready for the start.
    ready: bool,
    /// By which its invitation is made: it stays the same wherever the seat moves.
    key: usize,
}

impl Room {
    /// A table on which nothing has been applied yet, not even its opening.
    ///
    /// # Errors
    /// If the game has no such set-up.
    pub fn new(id: TableId, opening: Opening, seed: Seed, downtimes: Downtimes) -> Result<Room, Problem> {
        let setup = Arc::new(opening.setup.clone());
        let (table, other_rules) = set_up(&setup, opening.rules, seed)?;
        let wished = setup.seats.iter().zip(&opening.kept).enumerate();
        let chairs = wished.map(|(key, (wish, kept))| Chair::new(*wish, kept.clone(), key)).collect();
        let clocks = Clocks::new(setup.clock, table.seats(), downtimes);
        Ok(Room {
            id,
            opening: Arc::new(opening),
            setup,
            arranged: 0,
            seed,
            table,
            chairs,
            log: Vec::new(),
            status: Status::Open,
            offers: SeatSet::EMPTY,
            rematch: None,
            clocks,
            votes: Votes::default(),
            undoing: Undoing::default(),
            removed: Vec::new(),
            moved: 0,
            decisions: [0; 4],
            other_rules,
            recent: VecDeque::new(),
        })
    }

    /// The same table before anything was applied.
    ///
    /// # Errors
    /// If the game has no such set-up any more.
    pub fn at_start(&self, downtimes: Downtimes) -> Result<Room, Problem> {
        Room::new(self.id.clone(), Opening::clone(&self.opening), self.seed, downtimes)
    }

    /// Everything that was applied.
    pub fn log(&self) -> impl Iterator<Item = &Logged> {
        self.log.iter().map(AsRef::as_ref)
    }

    /// Its name.
    pub fn id(&self) -> &TableId {
        &self.id
    }

    /// Who opened it.
    pub fn host(&self) -> &PlayerId {
        &self.opening.host
    }

    /// The version: how many entries there are.
    pub fn version(&self) -> i64 {
        self.log.last().map_or(0, |logged| logged.seq)
    }

    /// The last entry.
    ///
    /// # Panics
    /// If not even the opening has been applied.
    pub fn last(&self) -> &Logged {
        self.log.last().expect("a table has been opened")
    }

    /// The version at which the sender's request of this name was done, if it was.
    fn done(&self, batch: &str) -> Option<i64> {
        self.log.iter().rev().find(|logged| logged.batch.as_deref() == Some(batch)).map(|logged| logged.seq)
    }

    /// Open, running, finished or cancelled.
    pub fn status(&self) -> Status {
        self.status
    }

    /// The table itself.
    pub fn table(&self) -> &dyn AnyTable {
        self.table.as_ref()
    }

    /// The seat this person has.
    pub fn seat_of(&self, player: &PlayerId) -> Option<Seat> {
        let sits = |chair: &Chair| chair.person.as_ref().is_some_and(|person| person.player == *player);
        self.chairs.iter().position(sits).map(Seat::at)
    }

    /// As whom of these, who are all one person, that person is at this table: who has a seat, else for whom
    /// one is kept, else who opened it, else the first.
    pub fn same_person<'p>(&self, everybody: &'p [PlayerId]) -> Option<&'p PlayerId> {
        let seated = || everybody.iter().find(|player| self.seat_of(player).is_some());
        let expected = || everybody.iter().find(|player| self.people().contains(player));
        let host = || everybody.iter().find(|player| *player == self.host());
        match everybody {
            [] | [_] => everybody.first(),
            _ => seated().or_else(expected).or_else(host).or(everybody.first()),
        }
    }

    /// Who has ever been seated, for whom the table is "mine".
    pub fn people(&self) -> Vec<PlayerId> {
        let people = self.chairs.iter().flat_map(|chair| chair.person.iter().chain(&chair.kept));
        people.map(|person| person.player.clone()).collect()
    }

    /// The names of those who sit at the table with somebody.
    pub(crate) fn names_beside(&self, player: &PlayerId) -> Vec<String> {
        let people = self.chairs.iter().filter_map(|chair| chair.person.as_ref());
        people.filter(|person| person.player != *player).map(|person| person.name.clone()).collect()
    }

    /// Whether everybody is there and the game goes on.
    fn running(&self) -> bool {
        self.status == Status::Running
    }

    /// Applies the next entry of the log.
    ///
    /// # Errors
    /// If it does not follow from the ones before: the log is damaged, or of another program's making.
    pub fn apply(&mut self, logged: Logged) -> Result<(), Problem> {
        let broken = |reason: Message| {
            let what = Message::new("stored-entry").with("entry", logged.seq);
            Problem::from(Unreadable::Damaged { what, reason })
        };
        if logged.seq != self.version() + 1 {
            return Err(broken(Message::new("server-entry-expected").with("entry", self.version() + 1)));
        }
        if let Some(table) = self.table_after(&logged.entry.what)? {
            self.table = table;
        }
        if let (Seen::Undone { since, .. }, false) = (&logged.entry.what, self.other_rules) {
            self.table =
                self.table_before(*since).ok_or_else(|| broken(Message::new("stored-not-taken-back")))?;
        }
        let before = self.table.turn();
        let mut shown = Shown::nothing(self.viewers());
        for line in logged.entry.what.events() {
            let event = Event::parse(line).map_err(|error| broken(error.message()))?;
            if self.other_rules {
                continue;
            }
            shown.note(self.table.as_ref(), &event);
            self.table.apply(event).map_err(|error| broken(error.message()))?;
        }
        self.note(logged, before, shown);
        Ok(())
    }

    /// The room after an entry that was decided here and now, whose events have been played already: the
    /// same as applying the entry, without playing it a second time.
    #[must_use]
    pub fn after(&self, logged: Logged, played: Option<Played>) -> Room {
        let nothing = || (self.table.duplicate(), Shown::nothing(self.viewers()));
        let (table, shown) = played.map_or_else(nothing, Played::into_parts);
        let mut next = self.with_table(table);
        next.note(logged, self.table.turn(), shown);
        next
    }

    /// Notes an entry whose events have happened.
    fn note(&mut self, logged: Logged, before: Turn, shown: Shown) {
        self.note_people(&logged.entry, logged.at);
        let undone = self.undoing.note(&logged, self.table.as_ref());
        self.note_progress(&logged, before, undone);
        self.note_seen(&logged.entry.what, shown);
        self.log.push(Arc::new(logged));
    }

    /// The status, the clocks and the decisions after an entry, which took back moves of these seats.
    fn note_progress(&mut self, logged: &Logged, before: Turn, undone: SeatSet) {
        let started = self.status == Status::Open && self.starts(&logged.entry.what);
        if started {
            self.status = Status::Running;
        }
        let what = &logged.entry.what;
        let moved = !what.events().is_empty() || !undone.is_empty();
        if self.running() && self.table.turn() == Turn::Over {
            self.status = Status::Finished;
        }
        let actor = match what {
            Seen::Played { seat, .. } => Seat::numbered((*seat).into()),
            _ => None,
        };
        if started || moved {
            self.moved = logged.at;
            self.note_decision(logged.seq, actor, before, started);
        }
        if actor.is_some() || !undone.is_empty() {
            self.offers = SeatSet::EMPTY;
        }
        let owing = self.owing();
        match undone.is_empty() {
            true => self.clocks.turn(logged.at, actor, owing),
            false => self.clocks.undo(logged.at, undone, owing),
        }
        if moved && self.round_over(before) {
            self.votes.forget_settled();
        }
        self.votes.turn(logged.at, actor, owing);
    }

    /// What happens inside a choice that all make at once concerns nobody but its maker.
    fn note_decision(&mut self, seq: i64, actor: Option<Seat>, before: Turn, started: bool) {
        let inside = match (before, self.table.turn(), actor) {
            (Turn::Together(owed), Turn::Together(owing), Some(actor)) => {
                !owing.without(actor).iter().any(|other| !owed.contains(other))
            }
            _ => false,
        };
        match actor {
            Some(actor) if inside && !started => self.decisions[actor.index()] = seq,
            _ => self.decisions = [seq; 4],
        }
    }

    /// The start of the game, if it is this seat, or none at all, that it still waits for.
    fn start_if_full(&self, filling: Option<Seat>) -> Option<Played> {
        let empty = |(index, chair): (usize, &Chair)| !chair.filled() && filling != Some(Seat::at(index));
        let waits = filling.is_some() && self.setup.start == Start::Host;
        if waits || self.chairs.iter().enumerate().any(empty) {
            return None;
        }
        let mut played = self.to_be_played();
        played.settle();
        Some(played)
    }

    /// A copy of the table to play on.
    fn to_be_played(&self) -> Played {
        Played::on(self.table.as_ref(), self.viewers())
    }
}

impl Chair {
    fn new(wish: SeatWish, kept: Option<Person>, key: usize) -> Chair {
        Chair { wish, kept, person: None, stand_in: None, absent: false, ready: false, key }
    }

    fn filled(&self) -> bool {
        self.person.is_some() || matches!(self.wish, SeatWish::Bot(_))
    }
}

/// A table somebody wishes, checked and ready to be stored.
///
/// # Errors
/// If it cannot be set up like this.
pub fn open(mut opening: Opening, at: i64, downtimes: Downtimes) -> Result<Opened, Problem> {
    opening.setup.check().map_err(|message| problem(Code::BadSetup, message))?;
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| problem(Code::Unavailable, "server-no-randomness"))?;
    let seed = Seed::from_bytes(bytes);
    opening.commitment = seed.commitment().to_string();
    opening.at = at;
    let id = new_table_id();
    opening.rules = cloverleaf_catalog::entry(&opening.setup.game)
        .map_err(|error| problem(Code::BadSetup, error.message()))?
        .rules;
    let mut empty = Room::new(id.clone(), opening.clone(), seed, downtimes)?;
    rated::fair(&opening.setup, empty.table())?;
    empty.seat_the_first();
    let started = empty.start_if_full(None);
    let events = started.as_ref().map_or_else(Vec::new, Played::events);
    let entry = Entry { by: Some(opening.host.clone()), what: Seen::Opened { events } };
    let first = Logged { seq: 1, at, batch: None, entry };
    let room = empty.after(first.clone(), started);
    Ok(Opened { id, opening, seed, first, room })
}
