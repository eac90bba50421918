//! Why an action is not taken.

use alloc::string::String;
use core::fmt::{self, Debug, Display};

use crate::{Actor, Turn};

/// A rule's "no": one variant a clause, its place or piece as data, its sentence as [`Display`].
///
/// The sentence is lower case without a full stop, says what is wrong and, where one is known,
/// what would be right.
pub trait Refusal: Copy + Eq + Debug + Display + Send + Sync {
    /// The id of the clause that forbids it, such as `TT-2.6`.
    fn clause(&self) -> &'static str;

    /// The board place or piece to blame, in notation, where there is one.
    fn at(&self) -> Option<String>;
}

/// Why [`crate::GameExt::play`] did not play. The state is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused<R> {
    /// The actor is not to act; the clause is `turn`.
    NotToAct {
        /// Who tried.
        actor: Actor,
        /// Whose turn it is.
        turn: Turn,
    },
    /// A rule forbids it.
    Rule(R),
}

impl<R: Refusal> Refused<R> {
    /// The clause: that of the rule, or `turn`.
    #[must_use]
    pub fn clause(&self) -> &'static str {
        match self {
            Refused::NotToAct { .. } => "turn",
            Refused::Rule(refusal) => refusal.clause(),
        }
    }

    /// The board place or piece to blame, where there is one.
    #[must_use]
    pub fn at(&self) -> Option<String> {
        match self {
            Refused::NotToAct { .. } => None,
            Refused::Rule(refusal) => refusal.at(),
        }
    }
}

impl<R: Display> Display for Refused<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Rule(refusal) => refusal.fmt(f),
            Refused::NotToAct { turn: Turn::Over, .. } => {
                f.write_str("the game is over; nobody acts any more")
            }
            Refused::NotToAct { actor, turn: Turn::Chance } => {
                write!(f, "seat {actor} is not to act: a draw comes first")
            }
            Refused::NotToAct { actor: Actor::Chance, turn } => {
                f.write_str("chance is not to act: it is the turn of ")?;
                write_seats(f, *turn)
            }
            Refused::NotToAct { actor, turn } => {
                write!(f, "seat {actor} is not to act: it is the turn of ")?;
                write_seats(f, *turn)
            }
        }
    }
}

fn write_seats(f: &mut fmt::Formatter<'_>, turn: Turn) -> fmt::Result {
    f.write_str(if turn.seats().len() == 1 { "seat" } else { "seats" })?;
    for (index, seat) in turn.seats().iter().enumerate() {
        write!(f, "{} {seat}", if index == 0 { "" } else { "," })?;
    }
    Ok(())
}

impl<R: Refusal> core::error::Error for Refused<R> {}
