//! Why an action was not played.

use core::fmt;

use cloverleaf_core::{Message, Refusal, Refused};
use cloverleaf_table::PlayError;

/// Why an action was not played. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ActionError {
    /// No action has this id.
    Unknown(i64),
    /// This is notation, but of an action that nobody ever has here.
    Unnumbered(String),
    /// The text is no action, or the rules forbid the action.
    Play(PlayError),
}

impl ActionError {
    pub(crate) fn refused<R: Refusal>(refused: &Refused<R>) -> ActionError {
        ActionError::Play(PlayError::Refused {
            clause: refused.clause(),
            at: refused.at(),
            message: refused.message(),
        })
    }

    /// The sentence that says why.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            ActionError::Unknown(id) => Message::new("unknown-action-id").text("id", id),
            ActionError::Unnumbered(text) => Message::new("action-never-here").text("action", text),
            ActionError::Play(error) => error.message(),
        }
    }
}

impl fmt::Display for ActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ActionError::Unknown(_) | ActionError::Unnumbered(_) => self.message().fmt(f),
            ActionError::Play(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ActionError {}
