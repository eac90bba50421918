//! Many games stepped at once.

mod arrays;
mod choices;
mod error;
mod games;
mod slot;

use core::fmt;

use cloverleaf_bots::Level;

use crate::Position;

pub use arrays::Arrays;
pub use choices::Choices;
pub use error::BatchError;
pub(crate) use games::Games;

/// How a batch is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// For each seat the bot that plays there, or none for a seat of the learner's. What is left out is the learner's.
    pub opponents: Vec<Option<Level>>,
    /// What happens to a game that has ended.
    pub autoreset: Autoreset,
    /// After how many of the learner's decisions a game is broken off, if it has not ended by then.
    pub most_steps: Option<u32>,
    /// On how many threads the games are played.
    pub threads: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { opponents: Vec::new(), autoreset: Autoreset::NextStep, most_steps: None, threads: 1 }
    }
}

/// What happens to a game that has ended or was broken off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Autoreset {
    /// The step that ends it shows its last position; the next step ignores the action and shows the first position of a
    /// new game.
    NextStep,
    /// The step that ends it shows the first position of a new game; the last position is among the final observations.
    SameStep,
    /// It stays as it is until [`Batch::reset`] is called for it.
    Disabled,
}

/// Many games of one kind, stepped at once. Each goes its own way: in each some seat of the learner's is to act.
///
/// Everything follows from the seeds: neither threads nor the other games have a say.
pub trait Batch: Send + Sync + fmt::Debug {
    /// How many games.
    fn games(&self) -> usize;

    /// How they are played.
    fn settings(&self) -> &Settings;

    /// Begins games anew: all, or those marked in `which`. A game with a seed goes the same way whenever it gets the same
    /// actions; without seeds the games go on with seeds of their own. Writes every line of the arrays.
    ///
    /// # Errors
    /// If something has the wrong length, or no seat of the learner's ever gets to act. Nothing has changed in the first case.
    fn reset(
        &mut self,
        seeds: Option<&[u64]>,
        which: Option<&[bool]>,
        out: Arrays<'_>,
    ) -> Result<(), BatchError>;

    /// Plays one action in every game and lets everybody else act until a seat of the learner's is to act again.
    ///
    /// # Errors
    /// If something has the wrong length or an action cannot be played. Nothing has changed then.
    fn step(&mut self, actions: &[i64], out: Arrays<'_>) -> Result<(), BatchError>;

    /// An action for every game, any of those that are legal, each as likely; 0 where nothing can be done.
    fn sample(&self, seed: u64) -> Vec<i64>;

    /// What can be done in every game, action by action. Nothing can be done in one that is over.
    fn choices(&self) -> Choices;

    /// The position of one game, to look at; none if there is no such game.
    fn position(&self, game: usize) -> Option<Box<dyn Position>>;
}
