//! Many games of one set-up, to learn how it plays.
//!
//! A [`Contest`] asks who is better and deals the same cards to everybody; a study asks what the rules do, so
//! each of its games has a deal of its own and is told step by step, as a [`Trial`].

use core::fmt;
use core::ops::{ControlFlow, Range};
use core::sync::atomic::AtomicBool;

use cloverleaf_core::{Game, OptionError, Outcome};
use cloverleaf_table::{Seed, Table};

use crate::contest::in_order;
use crate::game::{Fault, Playing};
use crate::{Contest, Player, Trial};

/// A set-up that is studied: the rules, who plays, and the seed from which everything follows. Game `n` is the
/// same whatever came before it, so a study can be broken off, taken up again and extended.
pub struct Study<'a, G: Game> {
    contest: Contest<'a, G>,
}

impl<G: Game> fmt::Debug for Study<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Study").field(&self.contest).finish()
    }
}

impl<'a, G: Game> Study<'a, G> {
    /// A study with these players, one for every seat; from game to game they move on by one seat.
    ///
    /// # Errors
    /// If the game is not for so many seats, or not with these options.
    pub fn new(
        options: G::Options,
        players: Vec<&'a dyn Player<G>>,
        seed: u64,
    ) -> Result<Study<'a, G>, OptionError> {
        Ok(Study { contest: Contest::new(options, players, seed)?.dealt_anew() })
    }

    /// How many seats.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.contest.seats()
    }

    /// Plays the games of these indices and shows them one by one in their order, until the caller has seen
    /// enough. What is shown is the same for any number of threads, but for the time it took.
    ///
    /// # Errors
    /// If a player does what cannot be done.
    pub fn run(
        &self,
        games: Range<u64>,
        threads: usize,
        see: impl FnMut(Trial) -> ControlFlow<()>,
    ) -> Result<(), Fault> {
        in_order(games, threads, |index, stop| self.trial(index, stop), see)
    }

    fn trial(&self, index: u64, stop: &AtomicBool) -> Result<Option<Trial>, Fault> {
        let played = self.contest.play(index, stop)?;
        Ok(played.map(|played| {
            let rules = self.contest.rules().expect("the set-up was tried before");
            let told = Trial::of_game(rules, index, played.record).expect("a game just played can be told");
            Trial { thinking: played.thinking, ..told }
        }))
    }

    /// Plays games on from positions that were reached, each with the draws of another dealer and players of
    /// another luck, and shows how they end, in their order. The players sit as in the first game.
    ///
    /// # Errors
    /// If a player does what cannot be done.
    pub fn run_on<'t>(
        &self,
        games: Range<u64>,
        threads: usize,
        from: impl Fn(u64) -> Onward<'t, G> + Sync,
        see: impl FnMut(Outcome) -> ControlFlow<()>,
    ) -> Result<(), Fault>
    where
        G: Clone + 't,
    {
        let play = |index, stop: &AtomicBool| {
            let Onward { table, deal, luck } = from(index);
            let table = table.clone().with_seed(Seed::from_number(deal));
            let played = Playing::at(table, self.contest.players(), 0, luck).finish(stop)?;
            Ok(played.map(|played| played.outcome))
        };
        in_order(games, threads, play, see)
    }
}

/// From where a game goes on, and how.
#[derive(Debug)]
pub struct Onward<'t, G: Game> {
    /// The position.
    pub table: &'t Table<G>,
    /// The seed of the draws from here on.
    pub deal: u64,
    /// The seed of what the players choose from here on.
    pub luck: u64,
}
