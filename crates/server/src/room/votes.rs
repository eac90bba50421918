//! What others can do about somebody who does not move where no clock runs: after long enough, all of them together let
//! a bot stand in. The one concerned is told first, and has time to move; whoever moves ends the vote.

use cloverleaf_bots::Level;
use cloverleaf_core::{Message, Seat, SeatSet, Turn};
use cloverleaf_protocol::{Clock, Code, Problem, Seen, Substitute, Vote};

use super::Room;
use crate::PlayerId;
use crate::problem::problem;

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;

/// How long somebody owes a decision before the others may vote, and how long they have after the first vote.
const LIVE: (i64, i64) = (10 * MINUTE, 2 * MINUTE);
const SLOW: (i64, i64) = (3 * DAY, DAY);
/// A table at which somebody took so long for a decision is played by correspondence.
const SLOW_PACE: i64 = 60 * MINUTE;

/// Since when each seat owes a decision, and who votes against whom.
#[derive(Clone, Default, Debug)]
pub(super) struct Votes {
    owed: [Option<i64>; 4],
    /// Since when the last decision was owed, for whoever takes it back.
    settled: [Option<i64>; 4],
    /// Who voted against each seat, and when the first did.
    against: [(SeatSet, i64); 4],
    /// The longest that anybody took for a decision.
    longest: i64,
    /// Whether the last entry changed who is awaited.
    changed: bool,
}

impl Votes {
    /// Notes an entry: who acted, and who owes a decision after it.
    pub(super) fn turn(&mut self, at: i64, acted: Option<Seat>, owing: SeatSet) {
        let before = self.owed;
        for index in 0..self.owed.len() {
            let (seat, owes) = (Seat::at(index), owing.contains(Seat::at(index)));
            if acted == Some(seat) {
                self.against[index] = Default::default();
            }
            match (self.owed[index], owes) {
                (None, true) => {
                    let taken_back = self.settled[index].filter(|_| acted == Some(seat));
                    self.owed[index] = Some(taken_back.unwrap_or(at));
                }
                (Some(since), false) => {
                    if acted == Some(seat) {
                        self.longest = self.longest.max(at - since);
                    }
                    self.settled[index] = Some(since);
                    self.owed[index] = None;
                    self.against[index] = Default::default();
                }
                _ => {}
            }
        }
        self.changed = before != self.owed;
    }

    /// A round is over: what was decided cannot be taken back.
    pub(super) fn forget_settled(&mut self) {
        self.settled = [None; 4];
    }

    pub(super) fn note(&mut self, voter: Seat, against: Seat, at: i64) {
        let (voters, first) = &mut self.against[against.index()];
        if voters.is_empty() {
            *first = at;
        }
        *voters = voters.with(voter);
    }

    const fn patience(&self) -> (i64, i64) {
        if self.longest >= SLOW_PACE { SLOW } else { LIVE }
    }
}

impl Room {
    /// Whether the last entry changed for whom the table waits.
    pub(crate) const fn awaits_anew(&self) -> bool {
        self.votes.changed
    }

    /// For whom the table waits, and since when.
    pub(crate) fn awaited(&self) -> Vec<(PlayerId, i64)> {
        let awaited = |(index, since): (usize, &Option<i64>)| {
            let person = self.chairs.get(index)?.person.as_ref()?;
            Some((person.player.clone(), (*since)?))
        };
        self.votes.owed.iter().enumerate().filter_map(awaited).collect()
    }

    /// The others, who must all agree.
    fn voters(&self, against: Seat) -> SeatSet {
        self.people_playing().without(against)
    }

    pub(super) fn vote(&self, own: Seat, number: u8, now: i64) -> Result<Seen, Problem> {
        let against = self.chair(number)?;
        if self.setup.clock != Clock::None {
            return Err(problem(Code::NotGone, "server-vote-clock"));
        }
        if against == own || !self.owing().contains(against) {
            return Err(problem(Code::NotGone, Message::new("server-not-awaited").with("seat", against)));
        }
        if !self.voters(against).contains(own) {
            return Err(problem(Code::NotYours, "server-vote-bot"));
        }
        if self.votes.against[against.index()].0.contains(own) {
            return Err(problem(Code::Nothing, "server-voted"));
        }
        match self.votes.owed[against.index()].map(|since| since + self.votes.patience().0) {
            Some(from) if from <= now => Ok(Seen::Voted { seat: own.number(), against: number }),
            from => {
                let wait = u64::try_from(from.unwrap_or(now) - now).unwrap_or(0).div_ceil(1000).max(1);
                let minutes = usize::try_from(wait.div_ceil(60)).unwrap_or(usize::MAX);
                let message =
                    Message::new("server-vote-later").with("seat", against).with("minutes", minutes);
                Err(problem(Code::NotGone, message).wait(wait))
            }
        }
    }

    /// When a bot stands in for this seat, if all others have agreed to that.
    pub(super) fn voted_out(&self, seat: Seat) -> Option<i64> {
        let (voted, first) = self.votes.against[seat.index()];
        let voters = self.voters(seat);
        let agreed = !voters.is_empty() && voters.iter().all(|voter| voted.contains(voter));
        agreed.then(|| first + self.votes.patience().1)
    }

    /// Who stands in for whoever was voted out.
    pub(super) fn stand_in(&self) -> Substitute {
        match self.setup.late {
            Substitute::Bot(level) => Substitute::Bot(level),
            Substitute::Resign => Substitute::Bot(Level::Commuter),
        }
    }

    /// How a vote against a seat stands, or when there may be one.
    pub(super) fn vote_now(&self, seat: Seat) -> Option<Vote> {
        if self.setup.clock != Clock::None || self.voters(seat).is_empty() {
            return None;
        }
        let ((patience, grace), since) = (self.votes.patience(), self.votes.owed[seat.index()]?);
        let (voted, first) = self.votes.against[seat.index()];
        let until = (!voted.is_empty()).then_some(first + grace);
        Some(Vote { from: since + patience, by: voted.iter().map(Seat::number).collect(), until })
    }

    /// Whether those who chose at once have all done so, or it is no such turn.
    pub(super) fn round_over(&self, before: Turn) -> bool {
        !matches!((before, self.table.turn()), (Turn::Together(_), Turn::Together(_)))
    }
}
