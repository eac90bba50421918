//! The players a contest can be between, by name.

use cloverleaf_core::Game;
use cloverleaf_lab::{Player, RandomPlayer};

use crate::failure::Failure;

/// Their names, the weakest first.
pub(crate) const NAMES: [&str; 1] = ["random"];

/// The player of this name.
pub(crate) fn player<G: Game>(name: &str) -> Result<Box<dyn Player<G>>, Failure> {
    match name {
        "random" => Ok(Box::new(RandomPlayer)),
        _ => Err(Failure::wrong_use(format!(
            "there is no player '{}'; the players are {}",
            name.escape_debug(),
            NAMES.join(", ")
        ))),
    }
}
