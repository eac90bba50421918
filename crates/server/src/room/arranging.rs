//! Before the game: whoever opened a table arranges its seats and options, and starts it with those who are there.
//!
//! An arrangement is written as a whole: what each seat is from then on, by the number it had or as a new one. So the log
//! tells who sits where without knowing how that was chosen.

use std::collections::BTreeMap;

use cloverleaf_core::{Kind, Message};
use cloverleaf_protocol::{Code, Problem, SeatPlan, SeatWish, Seen, Setup, Start, Vacancy};
use cloverleaf_table::{AnyTable, Seed, option_from_json};
use serde_json::Value as Json;

use super::clock::Clocks;
use super::decide::Answer;
use super::rated::fair;
use super::{Caller, Chair, Played, Room};
use crate::problem::problem;

/// The options of a set-up, by name.
type Options = BTreeMap<String, Json>;

/// A table of a game by these rules, and whether the program has other rules now.
pub(super) fn set_up(setup: &Setup, rules: u16, seed: Seed) -> Result<(Box<dyn AnyTable>, bool), Problem> {
    let bad = |message: Message| problem(Code::BadSetup, message);
    let seats = u8::try_from(setup.seats.len()).unwrap_or(u8::MAX);
    let mut options = Vec::new();
    for (name, json) in &setup.options {
        let value = option_from_json(json)
            .ok_or_else(|| bad(Message::new("server-option-object").text("name", name)))?;
        options.push((name.clone(), value));
    }
    let open = |options| cloverleaf_catalog::open(&setup.game, seats, options, Some(seed));
    let entry = cloverleaf_catalog::entry(&setup.game).map_err(|error| bad(error.message()))?;
    let other_rules = entry.rules != rules;
    let table = match open(&options) {
        // Other rules may have other options; this table is never looked at.
        Err(_) if other_rules => open(&[]),
        opened => opened,
    };
    Ok((table.map_err(|error| bad(error.message))?, other_rules))
}

impl Room {
    /// Changes the seats, and the options if some are given.
    pub(super) fn arrange(
        &self,
        caller: &Caller,
        seats: &[SeatPlan],
        options: Option<&Options>,
    ) -> Result<Answer, Problem> {
        self.hosted_by(caller)?;
        self.keeps_everybody(seats)?;
        let options = options.cloned().or_else(|| self.options_by_seat(seats));
        let played = self.arranged_table(seats, options.as_ref())?;
        Ok(Answer { what: Seen::Arranged { seats: seats.to_vec(), options }, played: Some(played) })
    }

    /// Starts the game with those who are there.
    pub(super) fn start(&self, caller: &Caller, empty: Vacancy) -> Result<Answer, Problem> {
        self.hosted_by(caller)?;
        let seats = self.seats_at_the_start(empty);
        let least = cloverleaf_catalog::entry(&self.setup.game).map_or(0, |entry| entry.about.min_seats);
        if seats.len() < least.into() {
            return Err(problem(Code::NotStarted, Message::new("server-too-few").with("least", least)));
        }
        let options = self.options_by_seat(&seats);
        let mut played = self.arranged_table(&seats, options.as_ref())?;
        played.settle();
        Ok(Answer { what: Seen::Started { seats, options, events: played.events() }, played: Some(played) })
    }

    /// Says that somebody is ready, or not any more.
    pub(super) fn ready(&self, caller: &Caller, ready: bool) -> Result<Seen, Problem> {
        let seat = self.own(caller, None)?;
        self.not_begun()?;
        if self.chairs[seat.index()].ready == ready {
            return Err(problem(Code::Nothing, "server-ready-already"));
        }
        Ok(Seen::Ready { seat: seat.number(), ready })
    }

    /// Gives somebody who sits here the name they go by now.
    pub(super) fn rename(&self, caller: &Caller) -> Result<Seen, Problem> {
        let seat = self.own(caller, None)?;
        match &self.chairs[seat.index()].person {
            Some(person) if person.name == caller.name => Err(problem(Code::Nothing, "server-same-name")),
            _ => Ok(Seen::Renamed { seat: seat.number(), name: caller.name.clone() }),
        }
    }

    /// Only whoever opened the table may, and only before the game starts.
    fn hosted_by(&self, caller: &Caller) -> Result<(), Problem> {
        self.not_begun()?;
        if caller.player != self.opening.host {
            return Err(problem(Code::NotYours, "server-host-only"));
        }
        Ok(())
    }

    /// Refuses an arrangement that names a seat twice, or one there is not, or leaves out somebody who sits.
    fn keeps_everybody(&self, seats: &[SeatPlan]) -> Result<(), Problem> {
        let twice = |(index, plan): (usize, &SeatPlan)| {
            matches!(plan, SeatPlan::Seat(_)) && seats[..index].contains(plan)
        };
        let mine = SeatPlan::Wish(SeatWish::Me);
        if seats.iter().enumerate().any(twice) || seats.contains(&mine) {
            return Err(problem(Code::Malformed, "server-plan-twice"));
        }
        for plan in seats {
            if let SeatPlan::Seat(number) = plan {
                self.chair(*number)?;
            }
        }
        for (chair, number) in self.chairs.iter().zip(1..) {
            if let Some(person) = chair.person.as_ref().filter(|_| !seats.contains(&SeatPlan::Seat(number))) {
                let message = Message::new("server-plan-drops").text("name", &person.name);
                return Err(problem(Code::SeatTaken, message));
            }
        }
        Ok(())
    }

    /// The seats that are played: those somebody has, and bots in the others if so wished.
    fn seats_at_the_start(&self, empty: Vacancy) -> Vec<SeatPlan> {
        let plan = |(chair, number): (&Chair, u8)| match empty {
            _ if chair.filled() => Some(SeatPlan::Seat(number)),
            Vacancy::Close => None,
            Vacancy::Bot(level) => Some(SeatPlan::Wish(SeatWish::Bot(level))),
        };
        self.chairs.iter().zip(1..).filter_map(plan).collect()
    }

    /// The options when what each seat has of its own moves with the seat; none if nothing has to change.
    fn options_by_seat(&self, seats: &[SeatPlan]) -> Option<Options> {
        let specs = cloverleaf_catalog::entry(&self.setup.game).ok()?.options;
        let mut options = self.setup.options.clone();
        for spec in specs {
            if let Kind::BySeat(words) = spec.kind
                && let Some(Json::Array(had)) = options.get_mut(spec.name)
            {
                *had = moved(had, words, seats);
            }
        }
        (options != self.setup.options).then_some(options)
    }

    /// The game of an arrangement, before anything has happened in it.
    fn arranged_table(&self, seats: &[SeatPlan], options: Option<&Options>) -> Result<Played, Problem> {
        let setup = self.setup_after(seats, options);
        let (table, _) = set_up(&setup, self.opening.rules, self.seed)?;
        fair(&setup, table.as_ref())?;
        Ok(Played::first(table))
    }

    /// The set-up after an arrangement.
    fn setup_after(&self, seats: &[SeatPlan], options: Option<&Options>) -> Setup {
        let seats = seats.iter().map(|plan| self.chair_of(*plan, 0).wish).collect();
        let options = options.unwrap_or(&self.setup.options).clone();
        Setup { seats, options, ..Setup::clone(&self.setup) }
    }

    /// The chair that a plan means; a new one has this key.
    fn chair_of(&self, plan: SeatPlan, key: usize) -> Chair {
        let had = |number: u8| self.chairs.get(usize::from(number).wrapping_sub(1)).cloned();
        match plan {
            SeatPlan::Seat(number) => had(number).unwrap_or_else(|| Chair::new(SeatWish::Open, None, key)),
            SeatPlan::Wish(wish) => Chair::new(wish, None, key),
        }
    }

    /// The game that an entry starts anew, if it changes the seats or the options.
    pub(super) fn table_after(&self, what: &Seen) -> Result<Option<Box<dyn AnyTable>>, Problem> {
        let (Seen::Arranged { seats, options } | Seen::Started { seats, options, .. }) = what else {
            return Ok(None);
        };
        let setup = self.setup_after(seats, options.as_ref());
        Ok(Some(set_up(&setup, self.opening.rules, self.seed)?.0))
    }

    /// Takes over an arrangement.
    pub(super) fn note_arrangement(&mut self, seats: &[SeatPlan], options: Option<&Options>) {
        self.setup = self.setup_after(seats, options).into();
        let first = self.chairs.iter().map(|chair| chair.key + 1).max().unwrap_or(0);
        self.chairs = seats.iter().zip(first..).map(|(plan, key)| self.chair_of(*plan, key)).collect();
        if options.is_some() {
            // Whoever was ready was so for other rules.
            self.chairs.iter_mut().for_each(|chair| chair.ready = false);
        }
        let count = u8::try_from(seats.len()).unwrap_or(u8::MAX);
        self.clocks = Clocks::new(self.setup.clock, count, self.clocks.downtimes());
        // What was shown to the seats as they were is found by replaying.
        self.recent.clear();
        self.arranged += 1;
    }

    /// Whether an entry starts the game.
    pub(super) fn starts(&self, what: &Seen) -> bool {
        match what {
            Seen::Started { .. } => true,
            Seen::Opened { .. } => self.chairs.iter().all(Chair::filled),
            Seen::Sat { .. } => self.setup.start == Start::Full && self.chairs.iter().all(Chair::filled),
            _ => false,
        }
    }
}

/// What seats have of their own, in a new order; a new seat gets what no other has.
fn moved(had: &[Json], words: &[&str], seats: &[SeatPlan]) -> Vec<Json> {
    let of = |plan: &SeatPlan| match plan {
        SeatPlan::Seat(number) => had.get(usize::from(*number).wrapping_sub(1)).cloned(),
        SeatPlan::Wish(_) => None,
    };
    let kept: Vec<Option<Json>> = seats.iter().map(of).collect();
    let mut free =
        words.iter().map(|word| Json::from(*word)).filter(|word| !kept.contains(&Some(word.clone())));
    kept.iter().filter_map(|word| word.clone().or_else(|| free.next())).collect()
}
