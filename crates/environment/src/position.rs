//! One position, played on by id.

use core::any::Any;
use core::fmt;
use core::hash::{Hash, Hasher};
use std::collections::hash_map::DefaultHasher;
use std::sync::Arc;

use cloverleaf_bots::Level;
use cloverleaf_core::{Actor, Explanation, Outcome, Random, Seat, SplitMix, Turn, Viewer};
use cloverleaf_encode::Number;

use crate::rules::Set;
use crate::{ActionError, Learnable, Rules};

/// One action or draw that was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// Who.
    pub actor: Actor,
    /// Its id, as this actor numbers them.
    pub id: u32,
}

/// A position of a game that is known at run time only.
pub trait Position: Send + Sync + fmt::Debug {
    /// The rules it is played by.
    fn rules(&self) -> Arc<dyn Rules>;
    /// Everything that was played since the start.
    fn history(&self) -> &[Played];
    /// The same position once more.
    fn duplicate(&self) -> Box<dyn Position>;
    /// The position itself, for whoever knows its game.
    fn as_any(&self) -> &dyn Any;
    /// Whether the other is the same position by the same rules, however it came about.
    fn same(&self, other: &dyn Position) -> bool;
    /// A number that is the same for the same position.
    fn digest(&self) -> u64;

    /// Who is to act.
    fn turn(&self) -> Turn;
    /// Appends the ids of what this seat may do, without what only takes back, in the order in which the game lists it.
    fn legal(&self, seat: Seat, out: &mut Vec<u32>);
    /// Appends the ids of what chance may draw, with their weights.
    fn chance(&self, out: &mut Vec<(u32, u32)>);
    /// Plays an action or a draw.
    ///
    /// # Errors
    /// If the id means none, or it is not legal. Nothing has changed then.
    fn play(&mut self, actor: Actor, id: i64) -> Result<(), ActionError>;
    /// Lets chance draw once, by its weights; says what it drew.
    fn draw(&mut self, random: &mut SplitMix) -> Option<u32>;
    /// What an action would do.
    ///
    /// # Errors
    /// If the id means none, or it is not legal.
    fn explain(&self, seat: Seat, id: i64) -> Result<Explanation, ActionError>;

    /// Where each seat stands.
    fn scores(&self) -> Vec<i32>;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// What this viewer may know.
    fn view(&self, viewer: Viewer) -> serde_json::Value;
    /// Writes what this seat sees as numbers; as [`cloverleaf_encode::Encode::observe`].
    fn observe(&self, seat: Seat, out: &mut [Number]);
    /// Writes what this seat may do; as [`cloverleaf_encode::Encode::mask`].
    fn mask(&self, seat: Seat, out: &mut [u8]);
    /// Appends a row of features for each of what this seat may do, in the order of [`Position::legal`].
    fn features(&self, seat: Seat, out: &mut Vec<Number>);
    /// What a bot of this level would play at this seat: one action, or where all choose together as many as belong
    /// together; nothing if there is nothing to do.
    fn plan(&self, seat: Seat, level: Level, seed: u64) -> Vec<u32>;
}

/// Some position that looks like this view to whoever has it. It has no history.
pub fn imagine<G: Learnable>(game: &G, view: &G::View, random: &mut SplitMix) -> Box<dyn Position> {
    Box::new(At::of(Arc::new(Set(game.clone())), game.complete(view, random), Vec::new()))
}

/// A position behind the trait.
#[derive(Clone, Debug)]
pub(crate) struct At<G: Learnable> {
    rules: Arc<Set<G>>,
    state: G::State,
    history: Vec<Played>,
}

impl<G: Learnable> At<G> {
    pub(crate) fn start(rules: Arc<Set<G>>) -> At<G> {
        let state = rules.0.start();
        At { rules, state, history: Vec::new() }
    }

    pub(crate) fn of(rules: Arc<Set<G>>, state: G::State, history: Vec<Played>) -> At<G> {
        At { rules, state, history }
    }

    fn game(&self) -> &G {
        &self.rules.0
    }
}

impl<G: Learnable> Position for At<G> {
    fn rules(&self) -> Arc<dyn Rules> {
        Arc::<Set<G>>::clone(&self.rules)
    }

    fn history(&self) -> &[Played] {
        &self.history
    }

    fn duplicate(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn same(&self, other: &dyn Position) -> bool {
        let Some(other) = other.as_any().downcast_ref::<At<G>>() else { return false };
        let same_rules = Arc::ptr_eq(&self.rules, &other.rules)
            || (self.game().seats() == other.game().seats()
                && self.game().options() == other.game().options());
        same_rules && self.state == other.state
    }

    fn digest(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.state.hash(&mut hasher);
        hasher.finish()
    }

    fn turn(&self) -> Turn {
        self.game().turn(&self.state)
    }

    fn legal(&self, seat: Seat, out: &mut Vec<u32>) {
        self.rules.legal(&self.state, seat, out);
    }

    fn chance(&self, out: &mut Vec<(u32, u32)>) {
        let mut draws = Vec::new();
        self.game().chance(&self.state, &mut draws);
        let numbered = |(draw, weight)| Some((self.game().draw_id(draw)?, weight));
        out.extend(draws.into_iter().filter_map(numbered));
    }

    fn play(&mut self, actor: Actor, id: i64) -> Result<(), ActionError> {
        self.rules.play(&mut self.state, actor, id)?;
        let id = u32::try_from(id).map_err(|_| ActionError::Unknown(id))?;
        self.history.push(Played { actor, id });
        Ok(())
    }

    fn draw(&mut self, random: &mut SplitMix) -> Option<u32> {
        let draw = self.game().pick_draw(&self.state, |total| random.below(total))?;
        let id = self.game().draw_id(draw)?;
        self.rules.0.play_unchecked(&mut self.state, Actor::Chance, draw);
        self.history.push(Played { actor: Actor::Chance, id });
        Some(id)
    }

    fn explain(&self, seat: Seat, id: i64) -> Result<Explanation, ActionError> {
        let action = self.rules.action(Actor::Seat(seat), id)?;
        // What is not legal is refused by playing it on a copy.
        self.rules.play(&mut self.state.clone(), Actor::Seat(seat), id)?;
        Ok(self.game().explain(&self.state, seat, action))
    }

    fn scores(&self) -> Vec<i32> {
        self.game().scores(&self.state).as_slice().to_vec()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game().outcome(&self.state)
    }

    fn view(&self, viewer: Viewer) -> serde_json::Value {
        serde_json::to_value(self.game().view(&self.state, viewer)).expect("views are JSON")
    }

    fn observe(&self, seat: Seat, out: &mut [Number]) {
        self.game().observe(&self.game().view(&self.state, Viewer::Seat(seat)), seat, out);
    }

    fn mask(&self, seat: Seat, out: &mut [u8]) {
        self.game().mask(&self.state, seat, out);
    }

    fn features(&self, seat: Seat, out: &mut Vec<Number>) {
        let (view, length) =
            (self.game().view(&self.state, Viewer::Seat(seat)), self.game().action_features().len());
        let mut ids = Vec::new();
        self.legal(seat, &mut ids);
        for action in ids.into_iter().filter_map(|id| self.game().action(seat, id)) {
            let from = out.len();
            out.resize(from + length, 0);
            self.game().describe(&view, seat, action, &mut out[from..]);
        }
    }

    fn plan(&self, seat: Seat, level: Level, seed: u64) -> Vec<u32> {
        let view = self.game().view(&self.state, Viewer::Seat(seat));
        let choice = cloverleaf_bots::choose(level, self.game(), &view, seat, seed, &mut || false);
        let plan = choice.map(|choice| choice.plan).unwrap_or_default();
        plan.into_iter().filter_map(|action| self.game().action_id(seat, action)).collect()
    }
}
