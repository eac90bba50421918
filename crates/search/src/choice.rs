//! What a search found.

use cloverleaf_core::{Actor, Game, Random, Seat, SplitMix};

use crate::knowledge::Knowledge;
use crate::mixture::unit;
use crate::order::best_first;
use crate::search::Search;
use crate::settings::Method;
use crate::trace::Trace;
use crate::tree::{ROOT, Tree, Tried};

/// No plan with smaller odds is played: they are what is left of the first guesses.
const LEAST_SHARE: f64 = 0.02;
/// How far a line looks ahead.
const LONGEST_LINE: usize = 8;

/// What to do, and what speaks for it.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<A> {
    /// What to play: one action, or in a turn in which all choose together everything until the seat
    /// owes nothing. Such a plan is drawn by the odds of its line and belongs together.
    pub plan: Vec<A>,
    /// What was looked at, the likeliest first.
    pub lines: Vec<Line<A>>,
    /// How many iterations that took.
    pub iterations: u64,
}

/// One possibility and what speaks for it.
#[derive(Clone, PartialEq, Debug)]
pub struct Line<A> {
    /// The action, and what the same seat would then most likely do in the same turn.
    pub actions: Vec<A>,
    /// The odds with which to play it where all choose together, else its share of the iterations.
    pub share: f64,
    /// What it came to for the observer on average, from 0 to 1.
    pub value: f64,
    /// How often it was looked at.
    pub visits: u64,
}

impl<A: Copy> Choice<A> {
    /// The only thing there is to do.
    pub(crate) fn forced(plan: Vec<A>) -> Choice<A> {
        Choice { plan, lines: Vec::new(), iterations: 0 }
    }

    /// What to play first.
    ///
    /// # Panics
    /// If the plan has been emptied; no search returns an empty one.
    #[must_use]
    pub fn action(&self) -> A {
        *self.plan.first().expect("a search returns something to do")
    }
}

impl<G: Game, K: Knowledge<G>> Search<'_, G, K> {
    /// The choice of a seat that acts alone.
    pub(crate) fn choose_alone(&self, state: &G::State, iterations: u64) -> Option<Choice<G::Action>> {
        let allowed = |tried: &&Tried<G::Action>| {
            tried.seat == self.seat
                && self.knowledge.game.check(state, Actor::Seat(self.seat), tried.action).is_ok()
        };
        let tried: Vec<_> = self.tree.node(ROOT).actions.iter().filter(allowed).collect();
        let all: u64 = tried.iter().map(|tried| tried.visits).sum();
        let line = |tried: &&Tried<G::Action>| Line {
            actions: continuation(&self.tree, self.seat, tried.action),
            share: tried.visits as f64 / all.max(1) as f64,
            value: tried.mean(),
            visits: tried.visits,
        };
        let lines = self.sorted(tried.iter().map(line).collect());
        let plan = vec![*lines.first()?.actions.first()?];
        Some(Choice { plan, lines, iterations })
    }

    /// The choice of a seat that chooses together with others.
    pub(crate) fn choose_together(
        &mut self,
        iterations: u64,
        random: &mut SplitMix,
    ) -> Option<Choice<G::Action>> {
        let mixture = self.tree.mixture(ROOT, self.seat);
        let line = |(plan, share): (&crate::mixture::Weighed<G::Action>, f64)| Line {
            actions: plan.actions.clone(),
            share,
            value: plan.mean(),
            visits: plan.visits,
        };
        let lines = mixture.plans.iter().zip(mixture.average()).map(line).collect();
        let lines = self.sorted(lines);
        let drawn = match self.settings.method {
            Method::Flat => lines.first()?,
            Method::Tree => draw(&lines, random)?,
        };
        Some(Choice { plan: drawn.actions.clone(), lines, iterations })
    }

    /// The likeliest first: by share, and by value where no tree grew towards what is good.
    fn sorted(&self, lines: Vec<Line<G::Action>>) -> Vec<Line<G::Action>> {
        let key = |line: &Line<G::Action>| match self.settings.method {
            Method::Flat => (line.value, line.share),
            Method::Tree => (line.share, line.value),
        };
        let keys: Vec<_> = lines.iter().map(key).collect();
        best_first(lines, &keys)
    }
}

/// One of the lines, by their odds.
fn draw<'a, A>(lines: &'a [Line<A>], random: &mut impl Random) -> Option<&'a Line<A>> {
    let likely = || lines.iter().filter(|line| line.share >= LEAST_SHARE);
    let all: f64 = likely().map(|line| line.share).sum();
    let mut left = unit(random) * all;
    let drawn = likely().find(|line| {
        left -= line.share;
        left < 0.0
    });
    drawn.or_else(|| lines.first())
}

/// An action and what the seat would then most likely do before anyone else acts.
fn continuation<A: Copy + core::hash::Hash>(tree: &Tree<A>, seat: Seat, action: A) -> Vec<A> {
    let mut line = vec![action];
    let mut node = ROOT;
    while line.len() < LONGEST_LINE {
        let last = line.last().copied();
        let Some(next) = tree.find(node, Trace::of(Actor::Seat(seat), last)) else { break };
        node = next;
        let likeliest = tree.node(node).actions.iter().rev().max_by_key(|tried| tried.visits);
        match likeliest {
            Some(tried) if tried.seat == seat && tried.visits > 0 => line.push(tried.action),
            _ => break,
        }
    }
    line
}
