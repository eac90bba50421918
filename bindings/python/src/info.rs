//! What can be said of games, and of their numbers.

use cloverleaf_catalog::{Entry, entries};
use cloverleaf_core::{Kind, Message, OptionSpec};
use cloverleaf_encode::{Column, Layout, Part};
use pyo3::prelude::*;
use pyo3::types::{PyList, PyTuple};

use crate::convert::{option_to_python, tuple};
use crate::errors::say;

/// All games there are, in the order in which people should meet them.
#[pyfunction]
pub(crate) fn games(py: Python<'_>) -> PyResult<Bound<'_, PyList>> {
    PyList::new(py, entries().map(|entry| info(py, &entry)).collect::<PyResult<Vec<_>>>()?)
}

/// A game as a `GameInfo`.
pub(crate) fn info<'py>(py: Python<'py>, entry: &Entry) -> PyResult<Bound<'py, PyAny>> {
    let about = entry.about;
    let options = entry.options.iter().map(|spec| option(py, entry, spec)).collect::<PyResult<Vec<_>>>()?;
    let fields = (
        entry.id,
        about.title,
        about.designer,
        entry.rules,
        about.min_seats,
        about.max_seats,
        about.minutes,
        say(&Message::new(about.summary)),
        PyTuple::new(py, options)?,
        PyTuple::new(py, entry.reasons)?,
        entry.secrets,
    );
    tuple(py, "GameInfo", fields)
}

fn option<'py>(py: Python<'py>, entry: &Entry, spec: &OptionSpec) -> PyResult<Bound<'py, PyAny>> {
    let (kind, range, words) = match spec.kind {
        Kind::Switch => ("switch", None, &[][..]),
        Kind::Number(least, most) => ("number", Some((least, most)), &[][..]),
        Kind::Limit(least, most) => ("limit", Some((least, most)), &[][..]),
        Kind::Choice(words) => ("choice", None, words),
        Kind::Text(_) | Kind::File(_) => ("text", None, &[][..]),
        Kind::BySeat(words) => ("by-seat", None, words),
    };
    let default = option_to_python(py, &entry.default_of(spec.name))?;
    let meaning = say(&Message::new(spec.meaning));
    tuple(py, "Option", (spec.name, kind, range, PyTuple::new(py, words)?, default, meaning, spec.clause))
}

/// What numbers mean, as a tuple of `Part`s.
pub(crate) fn layout<'py>(py: Python<'py>, layout: &Layout) -> PyResult<Bound<'py, PyTuple>> {
    let mut start = 0;
    let parts = layout.parts.iter().map(|table| {
        let made = part(py, table, start);
        start += table.len();
        made
    });
    PyTuple::new(py, parts.collect::<PyResult<Vec<_>>>()?)
}

fn part<'py>(py: Python<'py>, part: &Part, start: usize) -> PyResult<Bound<'py, PyAny>> {
    let column = |Column { name, least, most, meaning }: &Column| {
        tuple(py, "Column", (name.as_ref(), *least, *most, *meaning))
    };
    let columns = part.columns.iter().map(column).collect::<PyResult<Vec<_>>>()?;
    let stop = start + part.len();
    tuple(py, "Part", (part.name, part.about, start, stop, part.rows, PyTuple::new(py, columns)?))
}
