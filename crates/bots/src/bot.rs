//! Asking a bot.

use cloverleaf_core::{Actor, Game, GameExt, Random, Seat, SplitMix};
use cloverleaf_search::{Choice, Knowledge, Settings};

use crate::Level;

/// A game of which bots know something.
pub trait HasKnowledge: Game {
    /// What good play knows of it.
    type Knowledge: Knowledge<Self>;

    /// What a bot of this level at this seat knows when it looks at this. Whatever takes long asks `stop`
    /// often and makes do with what it has got when it says so.
    fn knowledge(
        &self,
        level: Level,
        view: &Self::View,
        seat: Seat,
        random: &mut SplitMix,
        stop: &mut dyn FnMut() -> bool,
    ) -> Self::Knowledge;

    /// How hard a bot of this level looks. Never asked about [`Level::Random`].
    fn settings(&self, level: Level) -> Settings;
}

/// What a bot of this level would do at this seat, and what speaks for it; nothing if there is nothing to
/// do. The same seed makes the same choice, unless `stop` says that it must come sooner.
pub fn choose<G: HasKnowledge>(
    level: Level,
    game: &G,
    view: &G::View,
    seat: Seat,
    seed: u64,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Choice<G::Action>> {
    let mut random = SplitMix::new(seed);
    if level == Level::Random {
        return anything(game, view, seat, &mut random);
    }
    let knowledge = game.knowledge(level, view, seat, &mut random, stop);
    let settings = game.settings(level);
    cloverleaf_search::choose(game, view, seat, &knowledge, &settings, &mut random, stop)
}

/// Anything the seat may do, each as likely.
fn anything<G: Game>(
    game: &G,
    view: &G::View,
    seat: Seat,
    random: &mut SplitMix,
) -> Option<Choice<G::Action>> {
    let state = game.complete(view, random);
    if !game.turn(&state).seats().contains(seat) {
        return None;
    }
    let action = game.pick(&state, seat, |count| random.below(count))?;
    Some(Choice { plan: vec![action], lines: Vec::new(), iterations: 0 })
}

/// A bot at one seat of one game, from decision to decision. Where all choose together it makes one plan
/// and keeps to it, because the parts of a plan belong together.
#[derive(Clone, Debug)]
pub struct Bot<A> {
    level: Level,
    seeds: SplitMix,
    /// What is left of the plan, the next action last.
    plan: Vec<A>,
}

impl<A: Copy> Bot<A> {
    /// A bot that plays the same game for the same seed.
    #[must_use]
    pub const fn new(level: Level, seed: u64) -> Bot<A> {
        Bot { level, seeds: SplitMix::new(seed), plan: Vec::new() }
    }

    /// How hard it tries.
    #[must_use]
    pub const fn level(&self) -> Level {
        self.level
    }

    /// What it does now; nothing if its seat has nothing to do.
    pub fn act<G: HasKnowledge<Action = A>>(&mut self, game: &G, view: &G::View, seat: Seat) -> Option<A> {
        self.act_unless(game, view, seat, &mut || false)
    }

    /// The same, but sooner if `stop` says so.
    pub fn act_unless<G: HasKnowledge<Action = A>>(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<A> {
        let seed = self.seeds.next_u64();
        if let Some(planned) = self.next_planned(game, view, seat) {
            return Some(planned);
        }
        let choice = choose(self.level, game, view, seat, seed, stop)?;
        self.plan = choice.plan;
        self.plan.reverse();
        self.plan.pop()
    }

    /// The next action of the plan, if there is one and it can still be played.
    fn next_planned<G: Game<Action = A>>(&mut self, game: &G, view: &G::View, seat: Seat) -> Option<A> {
        let next = self.plan.pop()?;
        let state = game.complete(view, &mut SplitMix::new(0));
        let fits = game.permit(&state, Actor::Seat(seat), next).is_ok();
        if !fits {
            self.plan.clear();
        }
        fits.then_some(next)
    }
}
