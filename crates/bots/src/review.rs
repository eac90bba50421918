//! Whether something else would have been better, for a game that is over.
//!
//! A decision is all a seat does before anybody else does something: a move, a pass, a whole turn. A bot is asked
//! what it would have done, and then looks at where that leads and at where the seat went, more than once and by itself
//! each time. These looks are what counts: in the bot's choice the luckiest of many guesses looks better than it
//! is, and what was played may not have been looked at at all. How far the looks differ tells how much is a guess.
//!
//! Where all choose together nobody knows where a plan leads, so there the two plans are compared in one search.

use cloverleaf_core::{Actor, Game, Outcome, Seat, SplitMix, Turn, Viewer};
use cloverleaf_search::{Choice, Knowledge, Line, Settings, Worth, outlook};

use crate::advice::{Advice, advise};
use crate::{HasKnowledge, Level};

/// A position is looked at by itself so many times,
const LOOKS: usize = 2;
/// and two plans so many times, because each time they meet with other plans of the others.
const LOOKS_AT_PLANS: usize = 8;
/// Each of these looks goes so far at least,
const LEAST: u64 = 64;
/// in so many states that fit what the seat knew.
const WORLDS: usize = 16;
/// No turn of a bot takes more actions.
const LONGEST_TURN: usize = 40;

/// What a bot makes of something that was played, from what its seat knew then.
#[derive(Clone, PartialEq, Debug)]
pub struct Judgement<A> {
    /// What the bot would have done.
    pub advice: Advice<A>,
    /// What was played is worth, from 0 for the last place to 1 for a win.
    pub played: f64,
    /// What the advice is worth, by the same looks.
    pub best: f64,
    /// The standard error of the difference between the two.
    pub doubt: f64,
}

impl<A> Judgement<A> {
    /// What was lost by not following the advice; nothing where it was followed or was no better.
    #[must_use]
    pub fn cost(&self) -> f64 {
        (self.best - self.played).max(0.0)
    }
}

/// Judges what a seat with this view played before anybody else acted. Nothing if there was nothing to choose, or
/// `stop` said so before anything was found.
pub fn judge<G: HasKnowledge>(
    level: Level,
    game: &G,
    view: &G::View,
    seat: Seat,
    played: &[G::Action],
    seed: u64,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Judgement<G::Action>> {
    let mut random = SplitMix::new(seed);
    let state = game.complete(view, &mut random);
    let mut reviewer = Reviewer { level, game, view, seat, random: &mut random, stop };
    match game.turn(&state) {
        Turn::Together(_) => reviewer.compare_plans(played),
        _ => reviewer.compare_turns(&state, played),
    }
}

/// A bot that looks at one decision again.
struct Reviewer<'a, G: HasKnowledge> {
    level: Level,
    game: &'a G,
    view: &'a G::View,
    seat: Seat,
    random: &'a mut SplitMix,
    stop: &'a mut dyn FnMut() -> bool,
}

impl<G: HasKnowledge> Reviewer<'_, G> {
    /// Compares where a turn led with where the bot's own turn would have led.
    fn compare_turns(&mut self, state: &G::State, played: &[G::Action]) -> Option<Judgement<G::Action>> {
        let advice = self.own_turn(state.clone())?;
        let ends = [&advice.actions[..], played].map(|actions| self.after(state.clone(), actions));
        if ends[0] == ends[1] {
            let chances = self.chances(&ends[0])?;
            return Some(Judgement { advice, played: chances, best: chances, doubt: 0.0 });
        }
        let mut look = || Some([self.chances(&ends[0])?, self.chances(&ends[1])?]);
        let looks: Option<Vec<_>> = (0..LOOKS).map(|_| look()).collect();
        Some(settled(advice, &looks?))
    }

    /// What the bot does until it is no longer the seat's turn; nothing where there is nothing to choose.
    fn own_turn(&mut self, mut state: G::State) -> Option<Advice<G::Action>> {
        let (mut turn, mut first, mut chose) = (Vec::new(), None, false);
        while self.is_to_act(&state) && turn.len() < LONGEST_TURN {
            let view = self.game.view(&state, Viewer::Seat(self.seat));
            let choice = self.choose(&view)?;
            chose |= !choice.lines.is_empty();
            if first.is_none() {
                first = advise(self.game, &view, self.seat, &choice, 1).into_iter().next();
            }
            turn.push(choice.action());
            self.game.play_unchecked(&mut state, Actor::Seat(self.seat), choice.action());
        }
        let advice = first.filter(|_| chose)?;
        Some(Advice { actions: turn, ..advice })
    }

    fn is_to_act(&self, state: &G::State) -> bool {
        !matches!(self.game.turn(state), Turn::Chance | Turn::Together(_))
            && self.game.turn(state).seats().contains(self.seat)
    }

    fn choose(&mut self, view: &G::View) -> Option<Choice<G::Action>> {
        let knowledge = self.game.knowledge(self.level, view, self.seat, self.random, self.stop);
        let settings = self.game.settings(self.level);
        cloverleaf_search::choose(self.game, view, self.seat, &knowledge, &settings, self.random, self.stop)
    }

    /// What the seat sees after it has done all this.
    fn after(&self, mut state: G::State, actions: &[G::Action]) -> G::View {
        for &action in actions {
            self.game.play_unchecked(&mut state, Actor::Seat(self.seat), action);
        }
        self.game.view(&state, Viewer::Seat(self.seat))
    }

    /// The seat's chances in a position. Whoever judges sees all there is to see, however few looks it takes.
    fn chances(&mut self, view: &G::View) -> Option<f64> {
        let knowledge = self.game.knowledge(Level::Cabbie, view, self.seat, self.random, self.stop);
        let settings = closer(self.game.settings(self.level));
        let found = outlook(self.game, view, self.seat, &knowledge, &settings, self.random, self.stop)?;
        Some(found[self.seat])
    }

    /// Compares two plans where all choose together.
    fn compare_plans(&mut self, played: &[G::Action]) -> Option<Judgement<G::Action>> {
        let knowledge = &self.game.knowledge(self.level, self.view, self.seat, self.random, self.stop);
        let settings = self.game.settings(self.level);
        let choice = cloverleaf_search::choose(
            self.game,
            self.view,
            self.seat,
            knowledge,
            &settings,
            self.random,
            self.stop,
        )?;
        let best = choice.lines.first()?;
        let advice = advise(self.game, self.view, self.seat, &choice, 1).into_iter().next()?;
        let followed = Judgement { advice, played: best.value, best: best.value, doubt: 0.0 };
        if is(best, played) {
            return Some(followed);
        }
        let duel = Duel { knowledge, view: self.view, seat: self.seat, rivals: [&best.actions, played] };
        let mut look = || duel.look(self.game, closer(settings), self.random, self.stop);
        // Where only one is left of the two, they come to the same.
        let looks: Option<Vec<_>> = (0..LOOKS_AT_PLANS).map(|_| look()).collect();
        let Some(looks) = looks else { return Some(followed) };
        Some(settled(followed.advice, &looks))
    }
}

/// What several looks at the advice and at what was played come to: their means, and the standard error of the
/// difference.
fn settled<A>(advice: Advice<A>, looks: &[[f64; 2]]) -> Judgement<A> {
    let count = looks.len() as f64;
    let mean = |of: &dyn Fn(&[f64; 2]) -> f64| looks.iter().map(of).sum::<f64>() / count;
    let (best, played) = (mean(&|look| look[0]), mean(&|look| look[1]));
    let variance = mean(&|look| (look[0] - look[1] - (best - played)).powi(2));
    Judgement { advice, best, played, doubt: (variance / (count - 1.0)).sqrt() }
}

/// Whether a line is this part, or goes on where the part ends.
fn is<A: PartialEq>(line: &Line<A>, part: &[A]) -> bool {
    line.actions.starts_with(part)
}

/// Settings for a look at two things instead of many.
fn closer(settings: Settings) -> Settings {
    Settings {
        iterations: (settings.iterations / 2).max(LEAST),
        worlds: settings.worlds.max(WORLDS),
        ..settings
    }
}

/// Knows what another does, but at the decision in question sees just two plans.
#[derive(Debug)]
struct Duel<'a, G: Game, K> {
    knowledge: &'a K,
    /// What the seat sees at the decision, and never again after it.
    view: &'a G::View,
    seat: Seat,
    rivals: [&'a [G::Action]; 2],
}

impl<G: Game, K: Knowledge<G>> Duel<'_, G, K> {
    /// What each of the two is worth, by one look at both.
    fn look(
        &self,
        game: &G,
        settings: Settings,
        random: &mut SplitMix,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<[f64; 2]> {
        let found = cloverleaf_search::choose(game, self.view, self.seat, self, &settings, random, stop)?;
        let value = |part| found.lines.iter().find(|line| is(line, part)).map(|line| line.value);
        Some([value(self.rivals[0])?, value(self.rivals[1])?])
    }

    fn is_here(&self, game: &G, state: &G::State, seat: Seat) -> bool {
        seat == self.seat && game.view(state, Viewer::Seat(seat)) == *self.view
    }
}

impl<G: Game, K: Knowledge<G>> Knowledge<G> for Duel<'_, G, K> {
    fn imagine(&self, game: &G, view: &G::View, random: &mut SplitMix) -> G::State {
        self.knowledge.imagine(game, view, random)
    }

    fn order(
        &self,
        game: &G,
        state: &G::State,
        seat: Seat,
        actions: &mut Vec<G::Action>,
        random: &mut SplitMix,
    ) {
        self.knowledge.order(game, state, seat, actions, random);
    }

    fn plans(
        &self,
        game: &G,
        state: &G::State,
        seat: Seat,
        most: usize,
        random: &mut SplitMix,
        out: &mut Vec<Vec<G::Action>>,
    ) {
        if self.is_here(game, state, seat) {
            out.extend(self.rivals.map(<[G::Action]>::to_vec));
        } else {
            self.knowledge.plans(game, state, seat, most, random, out);
        }
    }

    fn rollout(
        &self,
        game: &G,
        state: &G::State,
        seat: Seat,
        list: &mut Vec<G::Action>,
        random: &mut SplitMix,
    ) -> Option<G::Action> {
        self.knowledge.rollout(game, state, seat, list, random)
    }

    fn value(&self, game: &G, state: &G::State) -> Option<Worth> {
        self.knowledge.value(game, state)
    }

    fn worth(&self, game: &G, outcome: &Outcome) -> Worth {
        self.knowledge.worth(game, outcome)
    }
}
