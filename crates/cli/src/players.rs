//! The players a contest can be between: the levels of the bots.

use cloverleaf_bots::{HasKnowledge, Level, choose};
use cloverleaf_core::Seat;
use cloverleaf_lab::Player;

use crate::failure::Failure;
use crate::language::said;

/// Their names, the weakest first.
pub(crate) const NAMES: [&str; 4] = Level::NAMES;

/// A bot in a contest.
struct LevelPlayer(Level);

impl<G: HasKnowledge> Player<G> for LevelPlayer {
    fn name(&self) -> &str {
        self.0.name()
    }

    fn choose(&self, game: &G, view: &G::View, seat: Seat, seed: u64) -> Vec<G::Action> {
        choose(self.0, game, view, seat, seed, &mut || false).map_or_else(Vec::new, |choice| choice.plan)
    }
}

/// The player of this name.
pub(crate) fn player<G: HasKnowledge>(name: &str) -> Result<Box<dyn Player<G>>, Failure> {
    match name.parse() {
        Ok(level) => Ok(Box::new(LevelPlayer(level))),
        Err(_) => Err(Failure::wrong_use(said!(
            "unknown-player",
            name = name.escape_debug().to_string(),
            names = NAMES.join(", ")
        ))),
    }
}
