//! What stands for a board in a view.

use alloc::string::{String, ToString};
use alloc::sync::Arc;
use core::fmt;
use core::ops::Deref;

use serde::{Deserialize, Serialize};

use crate::cities::CITIES;

/// The name of a city that is built in, or the text of its board file, as [`crate::Board::source`] has it.
///
/// A view is made at every step of a game and must be cheap: a name is not copied, and a text is shared.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct Source(Text);

/// Names are always kept as [`Text::Name`], so that equal texts are equal.
#[derive(Clone, PartialEq, Eq)]
enum Text {
    Name(&'static str),
    File(Arc<str>),
}

impl Deref for Source {
    type Target = str;

    fn deref(&self) -> &str {
        match &self.0 {
            Text::Name(name) => name,
            Text::File(text) => text,
        }
    }
}

impl From<String> for Source {
    fn from(text: String) -> Source {
        match CITIES.into_iter().find(|&name| name == text) {
            Some(name) => Source(Text::Name(name)),
            None => Source(Text::File(text.into())),
        }
    }
}

impl From<Source> for String {
    fn from(source: Source) -> String {
        source.to_string()
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self)
    }
}

impl fmt::Debug for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}
