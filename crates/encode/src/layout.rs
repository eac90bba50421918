//! What the numbers mean.

use std::borrow::Cow;

use crate::Number;

/// What a row of numbers is made of: tables, one after the other, each row by row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The tables, in order.
    pub parts: Vec<Part>,
}

impl Layout {
    /// How many numbers there are in all.
    #[must_use]
    pub fn len(&self) -> usize {
        self.parts.iter().map(Part::len).sum()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The least and the largest that each number can be, in order.
    pub fn bounds(&self) -> impl Iterator<Item = (Number, Number)> + '_ {
        self.parts.iter().flat_map(|part| {
            let row = part.columns.iter().map(|column| (column.least, column.most));
            (0..part.rows).flat_map(move |_| row.clone())
        })
    }
}

/// A table: the same numbers about each of several things.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// Its name, for programs.
    pub name: &'static str,
    /// What a row is about, and in which order they come.
    pub about: &'static str,
    /// How many rows it has.
    pub rows: usize,
    /// What each row says.
    pub columns: Vec<Column>,
}

impl Part {
    /// A table without columns yet.
    #[must_use]
    pub fn new(name: &'static str, rows: usize, about: &'static str) -> Part {
        Part { name, about, rows, columns: Vec::new() }
    }

    /// With one more column, whose numbers go from 0 to `most`.
    #[must_use]
    pub fn with(self, name: impl Into<Cow<'static, str>>, most: Number, meaning: &'static str) -> Part {
        self.between(name, 0, most, meaning)
    }

    /// With one more column that says yes (1) or no (0).
    #[must_use]
    pub fn flag(self, name: impl Into<Cow<'static, str>>, meaning: &'static str) -> Part {
        self.with(name, 1, meaning)
    }

    /// With one more column, whose numbers go from `least` to `most`.
    #[must_use]
    pub fn between(
        mut self,
        name: impl Into<Cow<'static, str>>,
        least: Number,
        most: Number,
        meaning: &'static str,
    ) -> Part {
        self.columns.push(Column { name: name.into(), least, most, meaning });
        self
    }

    /// How many numbers it has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.rows * self.columns.len()
    }

    /// Whether it has none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// One number of a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Column {
    /// Its name, for programs.
    pub name: Cow<'static, str>,
    /// The least it can be.
    pub least: Number,
    /// The largest it can be.
    pub most: Number,
    /// What it says.
    pub meaning: &'static str,
}
