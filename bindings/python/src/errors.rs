//! Our errors as Python's exceptions, in English words.

use cloverleaf_core::{Message, OptionError, Say as _};
use cloverleaf_environment::{ActionError, BatchError};
use cloverleaf_table::{PlayError, RecordError};
use cloverleaf_words::english;
use pyo3::call::PyCallArgs;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// A message in words.
pub(crate) fn say(message: &Message) -> String {
    english().say(message)
}

/// An exception of `cloverleaf.errors`.
fn exception<'py>(py: Python<'py>, class: &str, args: impl PyCallArgs<'py>) -> PyErr {
    let made = py.import("cloverleaf.errors").and_then(|errors| errors.getattr(class)?.call1(args));
    made.map_or_else(|error| error, PyErr::from_value)
}

/// An exception that is nothing but its sentence.
pub(crate) fn plain(py: Python<'_>, class: &str, message: &Message) -> PyErr {
    exception(py, class, (say(message),))
}

/// What was given is not what it should be.
pub(crate) fn wrong(message: &Message) -> PyErr {
    PyValueError::new_err(say(message))
}

/// There is no such game or set-up.
pub(crate) fn setup(py: Python<'_>, error: &OptionError) -> PyErr {
    plain(py, "OptionError", &error.message)
}

/// An action that cannot be played; in a batch with the game it was meant for.
pub(crate) fn action(py: Python<'_>, error: &ActionError, game: Option<usize>) -> PyErr {
    match error {
        ActionError::Play(PlayError::Text(error)) => plain(py, "ParseError", &error.message()),
        ActionError::Play(PlayError::Refused { clause, at, message }) => {
            illegal(py, message, Some(clause), at.as_deref(), game)
        }
        ActionError::Unknown(_) | ActionError::Unnumbered(_) => {
            illegal(py, &error.message(), None, None, game)
        }
    }
}

/// A rule's no.
pub(crate) fn illegal(
    py: Python<'_>,
    message: &Message,
    clause: Option<&str>,
    at: Option<&str>,
    game: Option<usize>,
) -> PyErr {
    exception(py, "IllegalAction", (say(message), clause, at, game))
}

/// A record that does not hold.
pub(crate) fn record(py: Python<'_>, error: &RecordError) -> PyErr {
    let class = match &*error.why.key {
        "record-rules-version" => return plain(py, "RulesVersionError", &error.message()),
        _ => "RecordError",
    };
    exception(py, class, (say(&error.message()), error.line))
}

/// A batch that cannot be stepped.
pub(crate) fn batch(py: Python<'_>, error: &BatchError) -> PyErr {
    match error {
        BatchError::Action { game, error } => action(py, error, Some(*game)),
        _ => plain(py, "BatchError", &error.message()),
    }
}
