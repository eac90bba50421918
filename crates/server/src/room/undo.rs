//! Taking a move back: whoever made it asks, and all others who play agree, or the host has allowed it always. It is
//! possible only where nobody has learnt anything since, which the table knows. Nothing is rewritten: an entry says from
//! which version on everything played is taken back, and the game stands as it did before.

use cloverleaf_core::{Message, Seat, SeatSet};
use cloverleaf_protocol::{Code, Problem, Seen, Undo, UndoNow};
use cloverleaf_table::AnyTable;

use super::decide::Answer;
use super::{Played, Room};
use crate::entry::Logged;
use crate::problem::problem;

/// How long a bot leaves people the time to answer, in milliseconds.
const PATIENCE: i64 = 20_000;

/// The moves that can be taken back, and what is asked.
#[derive(Clone, Default, Debug)]
pub(super) struct Undoing {
    moves: Vec<Move>,
    asked: Option<Asked>,
    /// The move that somebody else would not have taken back.
    declined: Option<i64>,
    /// When something was last taken back.
    undone_at: Option<i64>,
}

/// An entry by which somebody played.
#[derive(Clone, Copy, Debug)]
struct Move {
    seat: Seat,
    seq: i64,
    /// How many events there were before it.
    before: usize,
}

/// What somebody asks to take back.
#[derive(Clone, Copy, Debug)]
struct Asked {
    seat: Seat,
    /// At which version, and when.
    v: i64,
    at: i64,
    /// The version of the move.
    since: i64,
    agreed: SeatSet,
}

impl Undoing {
    /// Notes an entry whose events have happened on this table. Gives the seats whose moves it takes back.
    pub(super) fn note(&mut self, logged: &Logged, table: &dyn AnyTable) -> SeatSet {
        let (seq, at) = (logged.seq, logged.at);
        let seat = |number: u8| Seat::numbered(number.into()).unwrap_or(Seat::at(0));
        match &logged.entry.what {
            Seen::UndoAsked { seat: asking, since } => {
                let (seat, since) = (seat(*asking), *since);
                self.asked = Some(Asked { seat, v: seq, at, since, agreed: SeatSet::EMPTY });
            }
            Seen::UndoAgreed { seat: agreeing } => {
                if let Some(asked) = &mut self.asked {
                    asked.agreed = asked.agreed.with(seat(*agreeing));
                }
            }
            Seen::UndoDeclined { seat: by } => {
                let asked = self.asked.take().filter(|asked| asked.seat != seat(*by));
                self.declined = asked.map(|asked| asked.since).or(self.declined);
            }
            Seen::Undone { since, .. } => {
                self.undone_at = Some(at);
                return self.take_back(*since);
            }
            Seen::Played { seat: by, events } => {
                let before = table.count().saturating_sub(events.len());
                self.moves.push(Move { seat: seat(*by), seq, before });
                self.go_on(table);
            }
            what if !what.events().is_empty() => self.go_on(table),
            _ => {}
        }
        SeatSet::EMPTY
    }

    /// The game goes on: nothing is asked any more, and what has been revealed stands.
    fn go_on(&mut self, table: &dyn AnyTable) {
        (self.asked, self.declined) = (None, None);
        self.moves.retain(|made| table.may_go_back(made.before).is_ok());
    }

    fn take_back(&mut self, since: i64) -> SeatSet {
        (self.asked, self.declined) = (None, None);
        let first = self.moves.partition_point(|made| made.seq < since);
        self.moves.drain(first..).map(|made| made.seat).collect()
    }

    /// The last move of a seat, if it can be taken back.
    fn last_of(&self, seat: Seat) -> Option<Move> {
        self.moves.iter().rev().find(|made| made.seat == seat).copied()
    }
}

impl Room {
    /// The table as it was before what was played at a version and since, if that can be taken back.
    pub(super) fn table_before(&self, since: i64) -> Option<Box<dyn AnyTable>> {
        let made = self.undoing.moves.iter().find(|made| made.seq == since)?;
        let mut table = self.table.duplicate();
        table.go_back(made.before);
        Some(table)
    }

    /// Whether something was taken back after this time: nobody who planned before foresaw that.
    pub(crate) fn undone_after(&self, at: i64) -> bool {
        self.undoing.undone_at.is_some_and(|undone| undone > at)
    }

    /// Until when a bot, or a plan, leaves it to people to answer.
    pub(crate) fn answer_until(&self) -> i64 {
        self.undoing.asked.map_or(0, |asked| asked.at + PATIENCE)
    }

    /// Who has yet to agree that this seat takes something back. Bots and programs do not mind.
    fn undo_waits(&self, seat: Seat, agreed: SeatSet) -> SeatSet {
        let minds = |other: &Seat| {
            let person = self.chairs[other.index()].person.as_ref();
            *other != seat && !agreed.contains(*other) && person.is_some_and(|person| !person.program)
        };
        match self.setup.undo {
            Undo::Always => SeatSet::EMPTY,
            Undo::Agreed => self.people_playing().iter().filter(minds).collect(),
        }
    }

    pub(super) fn ask_undo(&self, seat: Seat) -> Result<Answer, Problem> {
        let made = self.undo_of(seat)?;
        let asked = self.undoing.asked;
        match asked {
            Some(asked) if asked.seat != seat => {
                let message = Message::new("server-undo-pending").with("seat", asked.seat);
                return Err(problem(Code::Nothing, message));
            }
            _ if self.undoing.declined == Some(made.seq) => {
                return Err(problem(Code::Nothing, "server-undo-declined"));
            }
            _ => {}
        }
        let agreed = asked.map_or(SeatSet::EMPTY, |asked| asked.agreed);
        match (self.undo_waits(seat, agreed).is_empty(), asked) {
            (true, _) => self.undone(seat, made.seq),
            (false, Some(_)) => Err(problem(Code::Nothing, "server-undo-asked")),
            (false, None) => Ok(Seen::UndoAsked { seat: seat.number(), since: made.seq }.into()),
        }
    }

    /// The last move of a seat, or why it cannot be taken back.
    fn undo_of(&self, seat: Seat) -> Result<Move, Problem> {
        let played = |logged: &Logged| matches!(logged.entry.what, Seen::Played { seat: by, .. } if by == seat.number());
        let stands = || match self.table.may_go_back(0) {
            Err(stands) if self.log().any(played) => stands.message(),
            _ => Message::new("server-undo-nothing"),
        };
        self.undoing.last_of(seat).ok_or_else(|| problem(Code::Nothing, stands()))
    }

    pub(super) fn agree_undo(&self, seat: Seat, v: Option<i64>) -> Result<Answer, Problem> {
        let asked = self.undoing.asked.ok_or_else(|| problem(Code::Nothing, "server-undo-none"))?;
        if v.is_some_and(|v| v != asked.v) {
            return Err(problem(Code::Stale, "server-meanwhile"));
        }
        if !self.undo_waits(asked.seat, asked.agreed).contains(seat) {
            return Err(problem(Code::Nothing, "server-undo-agreed"));
        }
        match self.undo_waits(asked.seat, asked.agreed.with(seat)).is_empty() {
            true => self.undone(asked.seat, asked.since),
            false => Ok(Seen::UndoAgreed { seat: seat.number() }.into()),
        }
    }

    pub(super) fn decline_undo(&self, seat: Seat) -> Result<Seen, Problem> {
        match self.undoing.asked {
            Some(_) => Ok(Seen::UndoDeclined { seat: seat.number() }),
            None => Err(problem(Code::Nothing, "server-undo-none")),
        }
    }

    fn undone(&self, seat: Seat, since: i64) -> Result<Answer, Problem> {
        let table = self.table_before(since).ok_or_else(|| problem(Code::Stale, "server-meanwhile"))?;
        let what = Seen::Undone { seat: seat.number(), since };
        Ok(Answer { what, played: Some(Played::first(table)) })
    }

    /// What is asked, for everybody to see.
    pub(super) fn undo_now(&self) -> Option<UndoNow> {
        let asked = self.undoing.asked.filter(|_| self.running())?;
        let moves = self.undoing.moves.iter().filter(|made| made.seq >= asked.since).count();
        let waits = self.undo_waits(asked.seat, asked.agreed).iter().map(Seat::number).collect();
        Some(UndoNow { seat: asked.seat.number(), asked: asked.v, moves, waits })
    }

    /// Whether this seat could take its last move back, or ask to.
    pub(super) fn undoable(&self, seat: Seat) -> bool {
        let resigned = self.table.standing().has_resigned(seat);
        let last = self.undoing.last_of(seat).filter(|made| self.undoing.declined != Some(made.seq));
        self.running() && !self.other_rules && !resigned && self.undoing.asked.is_none() && last.is_some()
    }
}
