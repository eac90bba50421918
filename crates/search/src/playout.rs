//! Playing on from where the tree ends.

use cloverleaf_core::{Actor, Game, Random, Seat, SeatSet, SplitMix, Turn};

use crate::knowledge::Knowledge;
use crate::part::KnownGame;
use crate::worth::{Worth, even};

/// A playout that has not ended after so many decisions never will; nobody is ahead in it.
const LONGEST: u32 = 20_000;

/// Lists that playouts use again and again.
#[derive(Debug)]
pub(crate) struct Lists<A> {
    pub(crate) actions: Vec<A>,
    plans: Vec<Vec<A>>,
}

impl<A> Default for Lists<A> {
    fn default() -> Lists<A> {
        Lists { actions: Vec::new(), plans: Vec::new() }
    }
}

impl<G: Game, K: Knowledge<G>> KnownGame<'_, G, K> {
    /// Plays on, for so many decisions or until the value of a position is known, and says what it came
    /// to.
    pub(crate) fn playout(
        self,
        state: &mut G::State,
        decisions: u32,
        lists: &mut Lists<G::Action>,
        random: &mut SplitMix,
    ) -> Worth {
        for played in 0..LONGEST {
            // Draws are no decisions, and a position amid draws is no position to be judged.
            while self.game.turn(state) == Turn::Chance {
                let Some(action) = self.draw(state, random) else { break };
                self.game.play_unchecked(state, Actor::Chance, action);
            }
            if let Some(outcome) = self.game.outcome(state) {
                return self.knowledge.worth(self.game, &outcome);
            }
            if played >= decisions
                && let Some(value) = self.knowledge.value(self.game, state)
            {
                return value;
            }
            if !self.decide(state, lists, random) {
                break;
            }
        }
        self.knowledge.value(self.game, state).unwrap_or_else(|| even(self.game.seats()))
    }

    /// What chance does.
    pub(crate) fn draw(self, state: &G::State, random: &mut SplitMix) -> Option<G::Action> {
        self.game.pick_draw(state, |total| random.below(total))
    }

    /// Plays one decision, or a whole turn in which all choose together. False if nobody can act.
    fn decide(self, state: &mut G::State, lists: &mut Lists<G::Action>, random: &mut SplitMix) -> bool {
        match self.game.turn(state) {
            Turn::Together(seats) => {
                self.decide_together(state, seats, lists, random);
                true
            }
            turn => self.decide_alone(state, turn, lists, random),
        }
    }

    fn decide_alone(
        self,
        state: &mut G::State,
        turn: Turn,
        lists: &mut Lists<G::Action>,
        random: &mut SplitMix,
    ) -> bool {
        let Some(seat) = any_seat(turn.seats(), random) else { return false };
        let action = self.knowledge.rollout(self.game, state, seat, &mut lists.actions, random);
        if let Some(action) = action {
            self.game.play_unchecked(state, Actor::Seat(seat), action);
        }
        action.is_some()
    }

    fn decide_together(
        self,
        state: &mut G::State,
        seats: SeatSet,
        lists: &mut Lists<G::Action>,
        random: &mut SplitMix,
    ) {
        for seat in seats.iter() {
            lists.plans.clear();
            self.knowledge.plans(self.game, state, seat, 1, random, &mut lists.plans);
            let plan = lists.plans.first().map_or(&[][..], Vec::as_slice);
            self.play_part(state, seat, plan, random, |_, _| {});
        }
    }
}

/// One of the seats, each as likely: in a race anyone may be the first.
pub(crate) fn any_seat(seats: SeatSet, random: &mut SplitMix) -> Option<Seat> {
    match seats.len() {
        0 | 1 => seats.lowest(),
        count => seats.iter().nth(random.below(count as u32) as usize),
    }
}
