//! Rule sets under the same conditions: the same players on the same deals, game by game.

use core::fmt;
use core::ops::{ControlFlow, Range};

use cloverleaf_core::{Game, OptionError};

use crate::measure::Measurements;
use crate::{Fault, LabError, Measure, Player, Study, Trial};

/// How many deals are played between two looks.
pub const BATCH: u64 = 16;

/// What is the same for every rule set.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Conditions {
    /// How many games of each rule set at the most.
    pub games: u64,
    /// The number from which everything follows.
    pub seed: u64,
    /// On how many threads.
    pub threads: usize,
    /// How many seconds people take for a decision.
    pub seconds: f64,
}

impl Conditions {
    /// The deals, a batch at a time.
    pub fn batches(&self) -> impl Iterator<Item = Range<u64>> + use<> {
        let games = self.games;
        (0..games).step_by(BATCH as usize).map(move |start| start..(start + BATCH).min(games))
    }
}

/// What was measured of one game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Measured {
    /// Every measure, by the order of [`Measure::ALL`].
    pub measurements: Measurements,
    /// How it ended.
    pub reason: &'static str,
}

/// The players of a game at their seats, and under which conditions they play.
pub struct Experiment<'a, G: Game> {
    players: Vec<&'a dyn Player<G>>,
    conditions: Conditions,
}

impl<G: Game> fmt::Debug for Experiment<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Experiment").field(&self.levels()).field(&self.conditions).finish()
    }
}

impl<'a, G: Game> Experiment<'a, G> {
    /// An experiment with these players, one for every seat.
    #[must_use]
    pub fn new(players: Vec<&'a dyn Player<G>>, conditions: Conditions) -> Experiment<'a, G> {
        Experiment { players, conditions }
    }

    /// The conditions.
    #[must_use]
    pub fn conditions(&self) -> &Conditions {
        &self.conditions
    }

    /// The names of the players by seat.
    #[must_use]
    pub fn levels(&self) -> Vec<String> {
        self.players.iter().map(|player| player.name().to_owned()).collect()
    }

    /// These options with everybody at their seats. Every study has the same seed, so the same deals.
    ///
    /// # Errors
    /// If the game is not for so many seats, or not with these options.
    pub fn study(&self, options: G::Options) -> Result<Study<'a, G>, OptionError> {
        Study::new(options, self.players.clone(), self.conditions.seed)
    }

    /// Plays these games of a study and measures them.
    ///
    /// # Errors
    /// If a player does what cannot be done.
    pub fn measure(&self, study: &Study<'_, G>, games: Range<u64>) -> Result<Vec<Measured>, Fault> {
        let mut measured = Vec::new();
        let see = |trial: Trial| {
            let measurements = Measure::ALL.map(|measure| measure.of(&trial, self.conditions.seconds));
            measured.push(Measured { measurements, reason: trial.outcome.reason });
            ControlFlow::Continue(())
        };
        study.run(games, self.conditions.threads, see)?;
        Ok(measured)
    }
}

/// The players by seat: those named, and the last of them on every seat that is left.
///
/// # Errors
/// If there are more than seats.
pub fn by_seat(named: &[String], seats: u8) -> Result<Vec<String>, LabError> {
    let seats = usize::from(seats);
    if named.len() > seats {
        return Err(LabError::Seats { players: named.len(), seats });
    }
    let mut players = named.to_vec();
    players.resize(seats, named.last().cloned().unwrap_or_default());
    Ok(players)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_player_takes_the_seats_that_are_left() {
        let named = ["random".to_owned(), "learner".to_owned()];
        assert_eq!(
            by_seat(&named, 4),
            Ok(["random", "learner", "learner", "learner"].map(str::to_owned).to_vec())
        );
        assert_eq!(by_seat(&named, 1), Err(LabError::Seats { players: 2, seats: 1 }));
    }

    #[test]
    fn the_last_batch_has_the_games_that_are_left() {
        let conditions = Conditions { games: 35, seed: 1, threads: 1, seconds: 10.0 };
        assert_eq!(conditions.batches().collect::<Vec<_>>(), [0..16, 16..32, 32..35]);
    }
}
