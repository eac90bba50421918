//! Problems in words: English text for programs that only print it, the message for pages that show it.

use cloverleaf_core::{Message, Say as _};
use cloverleaf_protocol::{Code, Problem};
use cloverleaf_table::PlayError;
use cloverleaf_words::english;

/// A problem of this kind.
pub(crate) fn problem(code: Code, message: impl Into<Message>) -> Problem {
    Problem::new(code, &message.into(), english())
}

/// Why the rules did not let action number `index`, counted from 0, happen.
pub(crate) fn refused(index: usize, error: PlayError) -> Problem {
    Problem { action: Some(index + 1), ..Problem::refused(error, english()) }
}

/// The English words of a key.
pub(crate) fn word(key: &'static str) -> String {
    english().word(key)
}
