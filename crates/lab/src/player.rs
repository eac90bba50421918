//! Who can be seated in a contest.

use cloverleaf_core::{Game, Random, Seat, SplitMix};

/// Somebody who plays: from a view, never from a state. A player remembers nothing between its choices, so
/// that games can be played in any order and on any thread.
pub trait Player<G: Game>: Sync {
    /// Its name; players of one name are counted together.
    fn name(&self) -> &str;

    /// What this seat does now: one action, or where all choose together as many as belong together. The
    /// same view and seed give the same answer.
    fn choose(&self, game: &G, view: &G::View, seat: Seat, seed: u64) -> Vec<G::Action>;
}

/// Plays anything that is legal, each action as likely as the next.
#[derive(Clone, Copy, Debug)]
pub struct RandomPlayer;

impl<G: Game> Player<G> for RandomPlayer {
    fn name(&self) -> &str {
        "random"
    }

    fn choose(&self, game: &G, view: &G::View, seat: Seat, seed: u64) -> Vec<G::Action> {
        let mut random = SplitMix::new(seed);
        let imagined = game.complete(view, &mut random);
        game.pick(&imagined, seat, |count| random.below(count)).into_iter().collect()
    }
}
