//! A seat's part of a turn in which all choose together: several actions that make one decision.

use core::hash::Hash;
use core::ops::Range;

use cloverleaf_core::{Actor, Game, GameExt, Seat, SeatSet, SplitMix, Turn};

use crate::knowledge::Knowledge;

/// No part of a turn takes more actions; one that seems to has no end.
const LONGEST: usize = 200;

/// The rules and what is known of good play under them.
#[derive(Debug)]
pub(crate) struct KnownGame<'a, G, K> {
    pub(crate) game: &'a G,
    pub(crate) knowledge: &'a K,
}

impl<G, K> Clone for KnownGame<'_, G, K> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G, K> Copy for KnownGame<'_, G, K> {}

impl<G: Game, K: Knowledge<G>> KnownGame<'_, G, K> {
    /// Plays a seat's part: the plan as far as it fits, then whatever is still owed. `see` is shown
    /// every action and the state it is about to be played in.
    pub(crate) fn play_part(
        self,
        state: &mut G::State,
        seat: Seat,
        plan: &[G::Action],
        random: &mut SplitMix,
        mut see: impl FnMut(&G::State, G::Action),
    ) {
        // The turn changes when the seat owes nothing more, and also when it was the last that did.
        let turn = self.game.turn(state);
        let mut planned = plan.iter();
        let mut list = Vec::new();
        for _ in 0..LONGEST {
            let next = planned.next().copied();
            let fits = next.filter(|&action| self.game.check(state, Actor::Seat(seat), action).is_ok());
            let action = fits.or_else(|| {
                planned = [].iter();
                self.knowledge.rollout(self.game, state, seat, &mut list, random)
            });
            let Some(action) = action else { return };
            see(state, action);
            self.game.play_unchecked(state, Actor::Seat(seat), action);
            if self.game.turn(state) != turn {
                return;
            }
        }
    }

    /// Plans for a seat's part, each complete and legal here and no two alike: up to `wanted.end` that the
    /// knowledge proposes, else all there are, else some new ones for those wanted.
    pub(crate) fn propose(
        self,
        state: &G::State,
        seat: Seat,
        wanted: Range<usize>,
        random: &mut SplitMix,
    ) -> Vec<Vec<G::Action>> {
        let most = wanted.end;
        let mut proposed = Vec::new();
        self.knowledge.plans(self.game, state, seat, most, random, &mut proposed);
        if proposed.is_empty() && !self.list_parts(state, seat, most, &mut Vec::new(), &mut proposed) {
            proposed.clear();
            proposed.resize(wanted.len(), Vec::new());
        }
        let mut plans = Vec::with_capacity(proposed.len());
        for plan in proposed {
            let plan = self.finish(state, seat, &plan, random);
            if !plan.is_empty() && !plans.contains(&plan) {
                plans.push(plan);
            }
        }
        plans
    }

    /// The plan as it can be played here, to the end.
    fn finish(
        self,
        state: &G::State,
        seat: Seat,
        plan: &[G::Action],
        random: &mut SplitMix,
    ) -> Vec<G::Action> {
        let mut whole = Vec::with_capacity(plan.len());
        self.play_part(&mut state.clone(), seat, plan, random, |_, action| whole.push(action));
        whole
    }

    /// Lists every way to play a seat's part, or says that there are more than `most`.
    fn list_parts(
        self,
        state: &G::State,
        seat: Seat,
        most: usize,
        so_far: &mut Vec<G::Action>,
        out: &mut Vec<Vec<G::Action>>,
    ) -> bool {
        let mut actions = Vec::new();
        self.game.legal_onward(state, seat, &mut actions);
        for action in actions {
            let mut next = state.clone();
            self.game.play_unchecked(&mut next, Actor::Seat(seat), action);
            so_far.push(action);
            let goes_on = self.game.turn(&next) == self.game.turn(state);
            if !goes_on {
                out.push(so_far.clone());
            }
            let listed = out.len() <= most
                && so_far.len() < LONGEST
                && (!goes_on || self.list_parts(&next, seat, most, so_far, out));
            so_far.pop();
            if !listed {
                return false;
            }
        }
        true
    }

    /// Lets the others choose anew. What they have sealed is hidden from the observer, so to the
    /// observer they are still choosing, and a guess by the rules alone would take them for fools.
    pub(crate) fn reopen(self, state: &mut G::State, observer: Seat, list: &mut Vec<G::Action>) {
        if !matches!(self.game.turn(state), Turn::Together(_)) {
            return;
        }
        for seat in SeatSet::first(self.game.seats()).without(observer).iter() {
            list.clear();
            self.game.legal(state, seat, list);
            if let Some(&back) = list.iter().find(|&&action| G::takes_back(action)) {
                self.game.play_unchecked(state, Actor::Seat(seat), back);
            }
        }
    }
}

/// What everybody sees once all have chosen, as far as the contract says: where each seat stands.
pub(crate) fn see_scores<G: Game>(game: &G, state: &G::State, trace: &mut impl core::hash::Hasher) {
    game.scores(state).hash(trace);
}
