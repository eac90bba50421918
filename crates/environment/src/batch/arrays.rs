//! What a batch writes, line by line of the games.

use cloverleaf_encode::Number;

use super::BatchError;

/// The caller's arrays, one line a game. Every line is written by every step and reset.
#[derive(Debug)]
pub struct Arrays<'a> {
    /// What the seat that is to act sees; a line is as long as an observation.
    pub observations: &'a mut [Number],
    /// What it may do; a line has a number for each id of an action.
    pub masks: &'a mut [u8],
    /// The index of the seat that is to act, from 0.
    pub seats: &'a mut [u8],
    /// What the step brought each seat; a line has a number for each seat.
    pub rewards: &'a mut [f32],
    /// Whether the step ended the game.
    pub terminated: &'a mut [bool],
    /// Whether the step reached the limit of steps, so that the game was broken off.
    pub truncated: &'a mut [bool],
    /// What the last seat to act saw when the game ended, in [`super::Autoreset::SameStep`]; lines of other games stay as they
    /// are. It may be empty if nobody wants to know.
    pub final_observations: &'a mut [Number],
}

/// How long the lines of the arrays are.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    pub(super) observation: usize,
    pub(super) actions: usize,
    pub(super) seats: usize,
}

impl<'a> Arrays<'a> {
    /// Whether every array is as long as so many games need it.
    pub(super) fn check(&self, games: usize, shape: Shape) -> Result<(), BatchError> {
        let finals = match self.final_observations.len() {
            0 => 0,
            _ => shape.observation * games,
        };
        let lengths = [
            ("observations", self.observations.len(), shape.observation * games),
            ("masks", self.masks.len(), shape.actions * games),
            ("seats", self.seats.len(), games),
            ("rewards", self.rewards.len(), shape.seats * games),
            ("terminated", self.terminated.len(), games),
            ("truncated", self.truncated.len(), games),
            ("final_observations", self.final_observations.len(), finals),
        ];
        for (array, given, expected) in lengths {
            check_length(array, given, expected)?;
        }
        Ok(())
    }

    /// The lines of the first so many games, and those of the rest.
    pub(super) fn split_at(self, games: usize, shape: Shape) -> (Arrays<'a>, Arrays<'a>) {
        let finals = match self.final_observations.len() {
            0 => 0,
            _ => shape.observation * games,
        };
        let (observations, more_observations) = self.observations.split_at_mut(shape.observation * games);
        let (masks, more_masks) = self.masks.split_at_mut(shape.actions * games);
        let (seats, more_seats) = self.seats.split_at_mut(games);
        let (rewards, more_rewards) = self.rewards.split_at_mut(shape.seats * games);
        let (terminated, more_terminated) = self.terminated.split_at_mut(games);
        let (truncated, more_truncated) = self.truncated.split_at_mut(games);
        let (final_observations, more_finals) = self.final_observations.split_at_mut(finals);
        (
            Arrays { observations, masks, seats, rewards, terminated, truncated, final_observations },
            Arrays {
                observations: more_observations,
                masks: more_masks,
                seats: more_seats,
                rewards: more_rewards,
                terminated: more_terminated,
                truncated: more_truncated,
                final_observations: more_finals,
            },
        )
    }
}

/// Whether an array has the length it should have.
pub(super) fn check_length(array: &'static str, given: usize, expected: usize) -> Result<(), BatchError> {
    match given == expected {
        true => Ok(()),
        false => Err(BatchError::Length { array, expected, given }),
    }
}
