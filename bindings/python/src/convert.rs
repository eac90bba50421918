//! Between what Python has and what the crates have.

use cloverleaf_core::{Actor, Message, Seat, Value, Viewer};
use cloverleaf_table::{HexError, Seed, value_to_json};
use pyo3::call::PyCallArgs;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBool, PyDict, PyInt, PyList, PyMapping, PyString};
use serde_json::Value as Json;

use crate::errors::{say, wrong};

/// A named tuple of `cloverleaf.types`.
pub(crate) fn tuple<'py>(
    py: Python<'py>,
    name: &str,
    fields: impl PyCallArgs<'py>,
) -> PyResult<Bound<'py, PyAny>> {
    static TYPES: PyOnceLock<Py<PyModule>> = PyOnceLock::new();
    let types = TYPES.get_or_try_init(py, || py.import("cloverleaf.types").map(Bound::unbind))?;
    types.bind(py).getattr(name)?.call1(fields)
}

/// JSON as plain Python.
pub(crate) fn plain<'py>(py: Python<'py>, json: &Json) -> PyResult<Bound<'py, PyAny>> {
    Ok(match json {
        Json::Null => py.None().into_bound(py),
        Json::Bool(yes) => PyBool::new(py, *yes).to_owned().into_any(),
        Json::Number(number) => match (number.as_i64(), number.as_u64()) {
            (Some(whole), _) => whole.into_pyobject(py)?.into_any(),
            (None, Some(large)) => large.into_pyobject(py)?.into_any(),
            (None, None) => number.as_f64().into_pyobject(py)?,
        },
        Json::String(text) => PyString::new(py, text).into_any(),
        Json::Array(items) => {
            let items = items.iter().map(|item| plain(py, item)).collect::<PyResult<Vec<_>>>()?;
            PyList::new(py, items)?.into_any()
        }
        Json::Object(fields) => {
            let dict = PyDict::new(py);
            for (name, value) in fields {
                dict.set_item(name, plain(py, value)?)?;
            }
            dict.into_any()
        }
    })
}

/// The value of an option as Python has it.
pub(crate) fn option_to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    plain(py, &value_to_json(value))
}

/// Options by name.
pub(crate) fn options(given: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<(String, Value)>> {
    let Some(given) = given else { return Ok(Vec::new()) };
    let mut options = Vec::new();
    for item in given.cast::<PyMapping>()?.items()?.iter() {
        let (name, value): (String, Bound<'_, PyAny>) = item.extract()?;
        let value = option_from_python(&name, &value)?;
        options.push((name, value));
    }
    Ok(options)
}

fn option_from_python(name: &str, given: &Bound<'_, PyAny>) -> PyResult<Value> {
    if given.is_none() {
        return Ok(Value::Off);
    }
    // In Python yes and no are numbers too, so they are asked for first.
    if given.is_instance_of::<PyBool>() {
        return Ok(Value::Switch(given.extract()?));
    }
    if given.is_instance_of::<PyInt>() {
        return Ok(Value::Number(given.extract()?));
    }
    if given.is_instance_of::<PyString>() {
        return Ok(Value::Text(given.extract()?));
    }
    given.extract().map(Value::List).map_err(|_| {
        PyTypeError::new_err(say(&Message::new("python-option").text("name", name.escape_debug())))
    })
}

/// The seat of this number.
pub(crate) fn seat(number: i64, seats: u8) -> PyResult<Seat> {
    let seat = u64::try_from(number).ok().and_then(Seat::numbered).filter(|seat| seat.number() <= seats);
    seat.ok_or_else(|| wrong(&Message::new("no-such-seat").text("seat", number).with("seats", seats)))
}

/// Who looks: a seat by its number, or one of two words; a spectator unless somebody is named.
pub(crate) fn viewer(given: Option<&Bound<'_, PyAny>>, seats: u8) -> PyResult<Viewer> {
    let Some(given) = given else { return Ok(Viewer::Spectator) };
    if !given.is_instance_of::<PyString>() {
        return seat(given.extract()?, seats).map(Viewer::Seat);
    }
    match given.extract::<String>()?.as_str() {
        "spectator" => Ok(Viewer::Spectator),
        "referee" => Ok(Viewer::Referee),
        other => Err(wrong(&Message::new("python-viewer").text("name", cut(other)))),
    }
}

/// An action: an id, or notation.
pub(crate) enum Action {
    Text(String),
    Id(i64),
}

impl<'py> FromPyObject<'_, 'py> for Action {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<Action> {
        match given.is_instance_of::<PyString>() {
            true => given.extract().map(Action::Text),
            false => given.extract().map(Action::Id),
        }
    }
}

/// The number of a seat; nothing for chance.
pub(crate) fn number(actor: Actor) -> Option<u8> {
    match actor {
        Actor::Seat(seat) => Some(seat.number()),
        Actor::Chance => None,
    }
}

/// A dealer's seed: a number, or the digits that records have.
pub(crate) enum SeedGiven {
    Digits(String),
    Number(u64),
}

impl<'py> FromPyObject<'_, 'py> for SeedGiven {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<SeedGiven> {
        match given.is_instance_of::<PyString>() {
            true => given.extract().map(SeedGiven::Digits),
            false => given.extract().map(SeedGiven::Number),
        }
    }
}

impl SeedGiven {
    pub(crate) fn read(self) -> PyResult<Seed> {
        match self {
            SeedGiven::Number(number) => Ok(Seed::from_number(number)),
            SeedGiven::Digits(text) => text.parse().map_err(|error: HexError| wrong(&error.message())),
        }
    }
}

/// The beginning of what somebody gave, safe to show.
pub(crate) fn cut(given: &str) -> String {
    given.chars().take(40).collect::<String>().escape_debug().to_string()
}
