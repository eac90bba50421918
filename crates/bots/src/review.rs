//! Whether something else would have been better, for a game that is over.
//!
//! A bot is asked what it would have done, and then looks at that and at what was played twice more, side by
//! side and at nothing else. These looks are what counts. In the first one the best of many guesses wins, and
//! the luckiest guess looks better than it is; and what was played may not have been looked at at all. How far
//! the two looks differ tells how much is a guess.

use cloverleaf_core::{Game, Outcome, Seat, SplitMix, Viewer};
use cloverleaf_search::{Knowledge, Line, Settings, Worth};

use crate::advice::{Advice, advise};
use crate::{HasKnowledge, Level};

/// A comparison deserves at least so many looks,
const LOOKS: u64 = 64;
/// in so many states that fit what the seat knew.
const WORLDS: usize = 16;

/// What a bot makes of something that was played, from what its seat knew then.
#[derive(Clone, PartialEq, Debug)]
pub struct Judgement<A> {
    /// What the bot would have done.
    pub advice: Advice<A>,
    /// What was played is worth, from 0 for the last place to 1 for a win.
    pub played: f64,
    /// What the advice is worth, by the same looks.
    pub best: f64,
    /// How far each of two looks was from what both together make of the difference.
    pub doubt: f64,
}

impl<A> Judgement<A> {
    /// What was lost by not following the advice; nothing where it was followed or was no better.
    #[must_use]
    pub fn cost(&self) -> f64 {
        (self.best - self.played).max(0.0)
    }
}

/// Judges what a seat with this view played: one action, or where all choose together its whole part.
/// Nothing if there was nothing to choose, or `stop` said so before anything was found.
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
    let knowledge = game.knowledge(level, view, seat, &mut random, stop);
    let settings = game.settings(level);
    let choice = cloverleaf_search::choose(game, view, seat, &knowledge, &settings, &mut random, stop)?;
    let best = choice.lines.first()?;
    let advice = advise(game, view, seat, &choice, 1).into_iter().next()?;
    let followed = Judgement { advice, played: best.value, best: best.value, doubt: 0.0 };
    if is(best, played) {
        return Some(followed);
    }
    // Only where all choose together are several actions one part; else what follows the first is a guess.
    let part = if played.len() == 1 { &best.actions[..1] } else { &best.actions[..] };
    let duel = Duel { knowledge: &knowledge, view, seat, rivals: [part, played] };
    let mut look = || duel.look(game, closer(settings), &mut random, stop);
    // Where only one is left of the two, they come to the same.
    let (Some(first), Some(second)) = (look(), look()) else { return Some(followed) };
    let both = [0, 1].map(|rival| f64::midpoint(first[rival], second[rival]));
    let doubt = ((first[0] - first[1]) - (second[0] - second[1])).abs() / 2.0;
    Some(Judgement { best: both[0], played: both[1], doubt, ..followed })
}

/// Whether a line is this part, or goes on where the part ends.
fn is<A: PartialEq>(line: &Line<A>, part: &[A]) -> bool {
    line.actions.starts_with(part)
}

/// Settings for one of two looks at two things instead of many.
fn closer(settings: Settings) -> Settings {
    Settings {
        iterations: (settings.iterations / 2).max(LOOKS),
        worlds: settings.worlds.max(WORLDS),
        ..settings
    }
}

/// Knows what another does, but at the decision in question sees just two possibilities.
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
        if self.is_here(game, state, seat) {
            actions.retain(|action| self.rivals.iter().any(|part| part.first() == Some(action)));
        } else {
            self.knowledge.order(game, state, seat, actions, random);
        }
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
