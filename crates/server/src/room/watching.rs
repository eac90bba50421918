//! How far those who watch are told, who is there to be watched, and what happens when somebody comes back.

use cloverleaf_core::Seat;
use cloverleaf_protocol::{Code, Problem, Seen};

use super::{Around, Room, Verdict};
use crate::PlayerId;
use crate::entry::Entry;
use crate::problem::problem;

impl Room {
    /// The version up to which those who watch are told: so many moves behind, until the game is over. Whoever is to
    /// move cannot be helped by them, however long they think.
    pub(crate) fn told_to_watchers(&self) -> i64 {
        if self.setup.delay == 0 || !self.running() || self.other_rules {
            return self.version();
        }
        let (mut hidden, mut left, mut taken_back) = (self.version() + 1, self.setup.delay, i64::MAX);
        for logged in self.log.iter().rev() {
            match &logged.entry.what {
                // What was taken back is no move any more: counting it would show the table as it stands now.
                Seen::Undone { since, .. } => taken_back = taken_back.min(*since),
                Seen::Played { .. } if logged.seq >= taken_back => {}
                Seen::Played { .. } | Seen::Resigned { .. } => left -= 1,
                _ => continue,
            }
            hidden = logged.seq;
            if left == 0 {
                break;
            }
        }
        hidden - 1
    }

    /// When the game last moved, if it is public, goes on, and can be shown.
    pub(crate) fn shows_itself(&self) -> Option<i64> {
        (self.setup.public && self.running() && self.shows_view()).then_some(self.moved)
    }

    /// How many of those who play for themselves are there.
    pub(crate) fn people_here(&self, around: &Around) -> usize {
        let here = |seat: &Seat| {
            let person = self.chairs[seat.index()].person.as_ref();
            person.is_some_and(|person| around.here.contains(&person.player))
        };
        self.people_playing().iter().filter(here).count()
    }

    /// Whether a bot plays for somebody because they were not there.
    pub(crate) fn was_absent(&self, player: &PlayerId) -> bool {
        let seat = self.seat_of(player).filter(|_| self.running() && !self.other_rules);
        seat.is_some_and(|seat| {
            let chair = &self.chairs[seat.index()];
            chair.absent && chair.stand_in.is_some() && !self.table.standing().has_resigned(seat)
        })
    }

    /// Somebody for whom a bot plays because they were not there is back.
    ///
    /// # Errors
    /// If that is not so any more.
    pub fn come_back(&self, player: &PlayerId) -> Result<Verdict, Problem> {
        match self.seat_of(player).filter(|_| self.was_absent(player)) {
            Some(seat) => Ok(Verdict::Write {
                batch: None,
                entry: Box::new(Entry {
                    by: Some(player.clone()),
                    what: Seen::TookBack { seat: seat.number() },
                }),
                opens: None,
                played: None,
            }),
            None => Err(problem(Code::Nothing, "server-no-stand-in")),
        }
    }
}
