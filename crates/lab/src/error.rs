//! What is wrong with what the lab was asked, each in a sentence that says what would be right.

use core::fmt;

use cloverleaf_core::{Message, OptionError};

use crate::game::Fault;
use crate::parameter::MOST_CANDIDATES;

/// Why the lab cannot answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LabError {
    /// A rule that is no name and value.
    Rule(String),
    /// Material that is no count.
    Count {
        /// The material.
        name: String,
        /// What was written instead of a count.
        text: String,
    },
    /// The game has no such set-up.
    Options(OptionError),
    /// More players than seats.
    Seats {
        /// How many players were named.
        players: usize,
        /// How many seats there are.
        seats: usize,
    },
    /// A range of values that is none.
    Range(String),
    /// A parameter whose values cannot be listed without being told.
    Values {
        /// The parameter.
        name: String,
        /// The parameters that the game has.
        known: Vec<&'static str>,
    },
    /// More candidates than one race takes.
    TooMany,
    /// Only one candidate, so nothing to choose from.
    OnlyOne,
    /// No goal at all.
    NoGoal,
    /// Something that is no goal.
    Goal(String),
    /// A measure with two goals.
    GoalTwice(&'static str),
    /// A player did what cannot be done.
    Fault(Fault),
}

impl LabError {
    /// What is wrong, and what would be right.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            LabError::Rule(text) => Message::new("lab-rule").text("text", text),
            LabError::Count { name, text } => {
                Message::new("lab-count").text("name", name).text("text", text.escape_debug())
            }
            LabError::Options(error) => error.message.clone(),
            LabError::Seats { players, seats } => {
                Message::new("match-too-many").with("players", *players).with("seats", *seats)
            }
            LabError::Range(text) => Message::new("lab-range").text("text", text),
            LabError::Values { name, known } => {
                Message::new("lab-values").text("name", name.escape_debug()).text("known", known.join(", "))
            }
            LabError::TooMany => Message::new("lab-too-many").with("most", MOST_CANDIDATES),
            LabError::OnlyOne => Message::new("lab-only-one"),
            LabError::NoGoal => Message::new("lab-no-goal").with("goals", Message::new("lab-goals")),
            LabError::Goal(text) => Message::new("lab-goal")
                .text("text", text.escape_debug())
                .with("goals", Message::new("lab-goals")),
            LabError::GoalTwice(word) => Message::new("lab-goal-twice").text("word", word),
            LabError::Fault(fault) => fault.message(),
        }
    }
}

impl fmt::Display for LabError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for LabError {}

impl From<OptionError> for LabError {
    fn from(error: OptionError) -> LabError {
        LabError::Options(error)
    }
}

impl From<Fault> for LabError {
    fn from(fault: Fault) -> LabError {
        LabError::Fault(fault)
    }
}
