//! Why a batch was not stepped.

use core::fmt;

use cloverleaf_core::Message;

use crate::ActionError;

/// Why a batch was not stepped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BatchError {
    /// An array has the wrong length.
    Length {
        /// Which.
        array: &'static str,
        /// How long it should be.
        expected: usize,
        /// How long it is.
        given: usize,
    },
    /// An action cannot be played.
    Action {
        /// In which game, counted from 0.
        game: usize,
        /// Why not.
        error: ActionError,
    },
    /// This game has ended and is not begun anew by itself.
    Over(usize),
    /// The games have not been begun yet.
    NotBegun,
    /// There are more opponents than seats, or one at every seat.
    Opponents,
    /// A batch has at least one game and one thread.
    Empty,
    /// The games end before a seat of the learner's is to act.
    NeverActs,
    /// So many threads cannot be had.
    Threads(String),
}

impl BatchError {
    /// The sentence that says why.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            BatchError::Length { array, expected, given } => Message::new("batch-length")
                .text("array", array)
                .with("expected", *expected)
                .with("given", *given),
            BatchError::Action { error, .. } => error.message(),
            BatchError::Over(game) => Message::new("batch-over").with("game", *game),
            BatchError::NotBegun => Message::new("batch-not-begun"),
            BatchError::Opponents => Message::new("batch-opponents"),
            BatchError::Empty => Message::new("batch-empty"),
            BatchError::NeverActs => Message::new("batch-never-acts"),
            BatchError::Threads(why) => Message::new("batch-threads").text("why", why),
        }
    }
}

impl fmt::Display for BatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BatchError::Action { game, error } => write!(f, "game {game}: {error}"),
            _ => self.message().fmt(f),
        }
    }
}

impl std::error::Error for BatchError {}
