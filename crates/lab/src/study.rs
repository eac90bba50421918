//! Many games of one set-up, to learn how it plays.
//!
//! A [`Contest`] asks who is better and deals the same cards to everybody; a study asks what the rules do, so
//! each of its games has a deal of its own and is told step by step, as a [`Trial`].

use core::fmt;
use core::ops::{ControlFlow, Range};
use core::sync::atomic::AtomicBool;

use cloverleaf_core::{Game, OptionError, Outcome};
use cloverleaf_table::{Record, RecordError, Seed, Table};

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

    /// Plays a recorded game of this study on from after so many of its events, with the draws of another
    /// dealer and players of another luck, and says how it ends then.
    ///
    /// # Errors
    /// If a player does what cannot be done, or the record is none of this game.
    pub fn once_more(
        &self,
        (index, record): (u64, &Record),
        at: usize,
        (deal, luck): (u64, u64),
    ) -> Result<Outcome, OnceMoreError> {
        let table = Table::<G>::replay(record, Some(at))?.with_seed(Seed::from_number(deal));
        let playing = Playing::at(table, self.contest.players(), index, luck);
        let played = playing.finish(&AtomicBool::new(false))?;
        Ok(played.expect("nobody stops it").outcome)
    }
}

/// Why a game could not be played on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OnceMoreError {
    /// A player did what cannot be done.
    Fault(Fault),
    /// The record does not hold.
    Record(RecordError),
}

impl From<Fault> for OnceMoreError {
    fn from(fault: Fault) -> OnceMoreError {
        OnceMoreError::Fault(fault)
    }
}

impl From<RecordError> for OnceMoreError {
    fn from(error: RecordError) -> OnceMoreError {
        OnceMoreError::Record(error)
    }
}

impl fmt::Display for OnceMoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OnceMoreError::Fault(fault) => fault.fmt(f),
            OnceMoreError::Record(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for OnceMoreError {}
