//! Why an action is not taken.

use alloc::string::String;
use core::fmt::{self, Debug, Display};

use crate::{Actor, Message, Turn};

/// A rule's "no": one variant a clause, its place or piece as data.
pub trait Refusal: Copy + Eq + Debug + Send + Sync {
    /// The id of the clause that forbids it, such as `TT-2.6`.
    fn clause(&self) -> &'static str;

    /// The board place or piece to blame, in notation, where there is one.
    fn at(&self) -> Option<String>;

    /// The sentence that says what is wrong and, where one is known, what would be right.
    fn message(&self) -> Message;
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

    /// The sentence that says why.
    #[must_use]
    pub fn message(&self) -> Message {
        match *self {
            Refused::NotToAct { actor, turn } => not_to_act(actor, turn),
            Refused::Rule(refusal) => refusal.message(),
        }
    }
}

/// The clause and the message's key, for logs; people read the words.
impl<R: Refusal> Display for Refused<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.clause(), self.message())
    }
}

/// Who is to act instead.
fn not_to_act(actor: Actor, turn: Turn) -> Message {
    match turn {
        Turn::Over => Message::new("over"),
        Turn::Chance => Message::new("draw-first").actor("who", actor),
        _ => Message::new("not-to-act").actor("who", actor).with("seats", turn.seats()),
    }
}

impl<R: Refusal> core::error::Error for Refused<R> {}
