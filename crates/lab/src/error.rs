//! What is wrong with what the lab was asked, each in a sentence that says what would be right.

use core::fmt;

use cloverleaf_core::OptionError;

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

/// What is told when a goal cannot be read.
const GOALS: &str = "goals are length=40, minutes=45..60, seat=fair, decisive=100, drama=max, spread=min, width=30, \
    limit=0 or ends≠limit: each figure at a number, between two, min or max, shares in per cent; ±5 behind one says \
    what is near enough";

impl fmt::Display for LabError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LabError::Rule(text) => write!(f, "'{text}' is no name and value joined by '='"),
            LabError::Count { name, text } => {
                write!(f, "'{name}' cannot be '{}': a number from 0 to 255", text.escape_debug())
            }
            LabError::Options(error) => error.fmt(f),
            LabError::Seats { players, seats } => write!(f, "{players} players do not fit on {seats} seats"),
            LabError::Range(text) => write!(f, "'{text}' is no range such as 10..30 or 10..30:5"),
            LabError::Values { name, known } => {
                let (name, known) = (name.escape_debug(), known.join(", "));
                write!(
                    f,
                    "'{name}' has no list of values; say which, such as {name}=1..5 or {name}=1|3|5; there are {known}"
                )
            }
            LabError::TooMany => write!(f, "more than {MOST_CANDIDATES} candidates; take larger steps"),
            LabError::OnlyOne => f.write_str("there is only one candidate"),
            LabError::NoGoal => write!(f, "nothing is wished for; {GOALS}"),
            LabError::Goal(text) => write!(f, "'{}' is no goal; {GOALS}", text.escape_debug()),
            LabError::GoalTwice(word) => write!(f, "'{word}' is wished for twice"),
            LabError::Fault(fault) => fault.fmt(f),
        }
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
