//! What an action would do, told before it is done.

use alloc::string::String;
use alloc::vec::Vec;

use crate::Message;

/// What an action would do: a sentence for people, figures for programs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// One sentence.
    pub message: Message,
    /// Named figures, such as `cost` or `path`; the names are the engine protocol's.
    pub figures: Vec<(&'static str, Figure)>,
}

impl Explanation {
    /// A sentence with no figures yet.
    #[must_use]
    pub fn new(message: Message) -> Explanation {
        Explanation { message, figures: Vec::new() }
    }

    /// The same, with one more number.
    #[must_use]
    pub fn number(mut self, name: &'static str, number: i64) -> Explanation {
        self.figures.push((name, Figure::Number(number)));
        self
    }

    /// The same, with one more list of places or pieces.
    #[must_use]
    pub fn list(mut self, name: &'static str, items: Vec<String>) -> Explanation {
        self.figures.push((name, Figure::List(items)));
        self
    }
}

/// One figure of an explanation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Figure {
    /// A count, a price.
    Number(i64),
    /// Places or pieces, in order.
    List(Vec<String>),
}
