//! Who plays a seat, and what a table has to do by itself.

use cloverleaf_bots::Level;
use cloverleaf_core::{Seat, SeatSet};
use cloverleaf_table::{Answer, BotTurn, Driver, Plan, Sitter, Step};

use super::{Chair, Room};
use crate::PlayerId;
use cloverleaf_protocol::{Clock, SeatWish};

/// How long the people in a race have their chance before a bot acts, in milliseconds.
const RACE_CHANCE: i64 = 4_000;
/// How long a bot that stands in for somebody takes for a decision, in milliseconds: as long as a person might, so that
/// little has happened when they come back.
const STAND_IN: i64 = 6_000;
/// The same where people have days.
const STAND_IN_BY_MAIL: i64 = 300_000;

/// Something a table has to do by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Duty {
    /// A bot has to choose.
    Bot {
        /// Where it sits.
        seat: Seat,
        /// How hard it tries.
        level: Level,
        /// The decision it answers.
        decision: i64,
        /// Not before this time.
        from: i64,
    },
    /// Somebody's time runs out at this time, by the clock or by a vote.
    Late(Seat, i64),
}

impl Chair {
    fn sitter(&self) -> Sitter<Level> {
        match (self.stand_in, self.wish) {
            (Some(level), _) => Sitter::StandIn(level),
            (None, SeatWish::Bot(level)) => Sitter::Bot(level),
            (None, _) => Sitter::Person,
        }
    }
}

impl Room {
    fn driver(&self) -> Driver<Level> {
        Driver::new(self.chairs.iter().map(Chair::sitter), Level::FOR_THE_RESIGNED)
    }

    /// The seats whose owners play them.
    pub(super) fn people_playing(&self) -> SeatSet {
        self.driver().people(self.table.as_ref())
    }

    /// Whether a bot plays for anybody who has not resigned.
    pub(super) fn bots_play(&self) -> bool {
        let resigned = |index| self.table.standing().has_resigned(Seat::at(index));
        let plays = |(index, chair): (usize, &Chair)| chair.sitter() != Sitter::Person && !resigned(index);
        self.chairs.iter().enumerate().any(plays)
    }

    /// The seats of people who owe a decision.
    pub(super) fn owing(&self) -> SeatSet {
        match self.running() && !self.other_rules {
            true => self.driver().owing(self.table.as_ref()),
            false => SeatSet::EMPTY,
        }
    }

    /// Whether nobody plays who could be waited for: only bots do.
    pub(crate) fn bots_alone(&self) -> bool {
        self.people_playing().is_empty()
    }

    /// The bot that has to choose, if any.
    pub fn bot_to_play(&self) -> Option<Duty> {
        if !self.running() || self.other_rules {
            return None;
        }
        match self.driver().next(self.table.as_ref()) {
            Step::Bot(bot) => Some(self.bot_duty(bot, 0)),
            Step::Race { bot, .. } => Some(self.bot_duty(bot, RACE_CHANCE)),
            // Whatever nobody chooses was written with the entry that led to it.
            Step::People(_) | Step::Chance | Step::Ruled(..) | Step::Over => None,
        }
    }

    /// What somebody's plan says now, and to which decision; nothing if they are not asked.
    pub fn planned(&self, player: &PlayerId, plan: &Plan) -> Option<(Answer, i64)> {
        let seat = self.seat_of(player).filter(|seat| self.owing().contains(*seat))?;
        Some((plan.answer(self.table.as_ref(), seat), self.decisions[seat.index()]))
    }

    /// What a bot has to choose, at least so many milliseconds after the last move.
    fn bot_duty(&self, BotTurn { seat, level }: BotTurn<Level>, after: i64) -> Duty {
        let from = (self.moved + after.max(self.stand_in_takes(seat))).max(self.answer_until());
        Duty::Bot { seat, level, decision: self.decisions[seat.index()], from }
    }

    /// How long whoever stands in for this seat takes for a decision. Whoever has resigned does not come back.
    fn stand_in_takes(&self, seat: Seat) -> i64 {
        match (self.chairs[seat.index()].stand_in, self.opening.setup.clock) {
            (None, _) => 0,
            _ if self.table.standing().has_resigned(seat) => 0,
            (Some(_), Clock::Days { .. }) => STAND_IN_BY_MAIL,
            (Some(_), Clock::Live { .. } | Clock::None) => STAND_IN,
        }
    }

    /// Whose time runs out first, of those who are to act, by the clock or because the others voted: also while a bot
    /// thinks.
    pub fn next_late(&self) -> Option<Duty> {
        if !self.running() || self.other_rules {
            return None;
        }
        let deadline = |seat| {
            let deadline = self.clocks.deadline(seat).or_else(|| self.voted_out(seat))?;
            Some((deadline, seat))
        };
        let (at, seat) = self.table.turn().seats().iter().filter_map(deadline).min_by_key(|(at, _)| *at)?;
        Some(Duty::Late(seat, at))
    }
}
