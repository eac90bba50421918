//! Who acts next at the screen, and what happens until then.

use std::io::{BufRead, Write};

use cloverleaf_bots::Level;
use cloverleaf_core::{Actor, Seat, SeatSet, Turn};
use cloverleaf_table::{BotTurn, Step};

use super::Session;
use crate::failure::Failure;
use crate::language::{said, with_clause};
use crate::play::console::Console;
use crate::play::fresh_seed;
use crate::play::prompt::Typed;

/// Who acts next at the screen.
pub(super) enum Next {
    /// This person.
    Seat(Seat),
    /// A bot, because people in a race let it go first.
    Bot,
    /// Nobody: everybody left.
    Nobody,
}

impl Session {
    /// Lets chance, bots and the table play until people are to act, and says which; nobody once the
    /// game is over.
    pub(super) fn advance(&mut self) -> Result<SeatSet, Failure> {
        loop {
            let step = match self.driver.settle(&mut *self.table, self.seed) {
                Step::Chance => self.driver.settle(&mut *self.table, Some(fresh_seed()?)),
                step => step,
            };
            match step.bot(self.declined == Some(self.table.count())) {
                Some(bot) => self.act_for(bot)?,
                None => return Ok(step.people()),
            }
        }
    }

    fn act_for(&mut self, bot: BotTurn<Level>) -> Result<(), Failure> {
        let action = self.bots.choose(&*self.table, bot);
        self.table.play(Actor::Seat(bot.seat), &action).map_err(|error| {
            Failure::no(said!("play-bot-refused", action = action, why = with_clause(&error)))
        })
    }

    /// Which of these people acts next. Several who race tell by themselves who is first.
    pub(super) fn next_of(
        &mut self,
        people: SeatSet,
        console: &mut Console<impl BufRead, impl Write>,
    ) -> Result<Next, Failure> {
        if !matches!(self.table.turn(), Turn::Race(_)) || people.len() == 1 {
            return Ok(people.lowest().map_or(Next::Nobody, Next::Seat));
        }
        loop {
            let Some(answer) = console.ask(&race_question(people))? else { return Ok(Next::Nobody) };
            match (answer.parse::<Seat>(), Typed::read(&answer)) {
                (Ok(seat), _) if people.contains(seat) => return Ok(Next::Seat(seat)),
                (_, Typed::Quit) => return Ok(Next::Nobody),
                (_, Typed::Wait) if self.bot_goes_first() => return Ok(Next::Bot),
                _ => console.say(&said!("race-number"))?,
            }
        }
    }

    /// Whether this person leaves a race to the others: to those at the same screen, who are asked
    /// then, or else to a bot.
    pub(super) fn steps_back(&mut self, seat: Seat) -> bool {
        let others = self.driver.owing(&*self.table).without(seat);
        matches!(self.table.turn(), Turn::Race(_)) && (!others.is_empty() || self.bot_goes_first())
    }

    /// Notes that the people in a race have had their chance, if there is a bot to go first.
    fn bot_goes_first(&mut self) -> bool {
        let races = matches!(self.driver.next(&*self.table), Step::Race { .. });
        self.declined = races.then_some(self.table.count());
        races
    }
}

fn race_question(people: SeatSet) -> String {
    let numbers: Vec<_> = people.iter().map(|seat| seat.to_string()).collect();
    format!("{} ", said!("race-question", numbers = numbers.join(", ")))
}

#[cfg(test)]
mod tests {
    use cloverleaf_core::{Random as _, SplitMix};
    use cloverleaf_testkit::resigned;

    use super::*;
    use crate::play::save::Save;

    #[test]
    fn x_4_where_the_rules_want_a_bot_it_is_of_one_level() {
        let (seed, seat) = (resigned::dealer(), Seat::at(0));
        let mut table = cloverleaf_catalog::open("tango", 4, &[], Some(seed)).expect("a set-up");
        table.roll(None);
        table.resign(seat).expect("seated");
        let number =
            seed.to_string().as_bytes()[..8].try_into().map(u64::from_le_bytes).expect("eight bytes");
        let chosen = cloverleaf_catalog::plan(
            &*table,
            seat,
            Level::FOR_THE_RESIGNED,
            SplitMix::new(number).next_u64(),
            &mut || false,
        );
        let mut session = Session::new(table, Save::new(None), Some(seed), false).expect("a session");
        let people = session.advance().expect("bots choose what is legal");
        assert_eq!(people, SeatSet::first(4).without(seat));
        let played: Vec<_> = chosen.iter().map(|action| format!("1 {action}")).collect();
        assert!(resigned::lines(&*session.table).ends_with(&played), "{played:?}");
    }
}
