//! A game as text.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash as _, Hasher as _};
use std::path::PathBuf;

use cloverleaf_catalog as catalog;
use cloverleaf_core::{Message, Value};
use cloverleaf_environment::ActionError;
use cloverleaf_table::{self as table, Draws, Event, PlayError, RecordError};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use crate::convert::tuple;
use crate::errors;
use crate::game::Game;
use crate::state::State;

/// A game as text that people can read: set-up, every action, every draw, the result.
///
/// Args:
///     text: The text of a record.
///     files: The texts of files that the record only names, such as ``{"board": "…"}`` for a city of one's own.
///
/// Raises:
///     RecordError: If it is no record. Whether it is a true one is what `verify` finds out.
#[pyclass(frozen, module = "cloverleaf._cloverleaf")]
#[derive(Debug)]
pub(crate) struct Record {
    text: String,
    /// The texts of files that the record only names, by option.
    files: Vec<(String, String)>,
    /// What was read, with the files in it.
    read: table::Record,
}

impl Record {
    /// The record of a table whose options were given so.
    pub(crate) fn of(record: &table::Record, given: &[(String, Value)]) -> Record {
        let files = given.iter().filter_map(|(name, value)| match value {
            Value::Text(text) if text.contains('\n') => Some((name.clone(), text.clone())),
            _ => None,
        });
        let (text, files) = (record.to_string(), files.collect());
        Record::new(text, files).expect("a table writes records that can be read")
    }

    fn new(text: String, files: Vec<(String, String)>) -> Result<Record, RecordError> {
        let mut read = catalog::read_record(&text)?;
        for (option, file) in &files {
            catalog::supply(&mut read, option, file)?;
        }
        Ok(Record { text, files, read })
    }

    /// What was read.
    pub(crate) fn kept(&self) -> &table::Record {
        &self.read
    }

    /// The rules that it was played by.
    pub(crate) fn rules(&self, py: Python<'_>) -> PyResult<Game> {
        let wrong = |error| errors::record(py, &error);
        // Whether version, options and seats are those of a game is said by the table.
        let table = catalog::replay(&self.read, Some(0)).map_err(wrong)?;
        let lines = self.read.options.iter().map(|line| line.content.clone()).collect::<Vec<_>>();
        let options = catalog::read_options(table.id(), &lines);
        let options = options.map_err(|error| errors::plain(py, "RecordError", &error.message()))?;
        Game::open(py, table.id(), Some(table.seats()), options)
    }
}

#[pymethods]
impl Record {
    #[new]
    #[pyo3(signature = (text, files=None))]
    pub(crate) fn read(py: Python<'_>, text: String, files: Option<&Bound<'_, PyDict>>) -> PyResult<Record> {
        let files = files.map(|files| files.items().extract()).transpose()?.unwrap_or_default();
        Record::new(text, files).map_err(|error| errors::record(py, &error))
    }

    /// Reads the record in a file.
    #[staticmethod]
    #[pyo3(signature = (path, files=None))]
    fn load(py: Python<'_>, path: PathBuf, files: Option<&Bound<'_, PyDict>>) -> PyResult<Record> {
        Record::read(py, fs::read_to_string(path)?, files)
    }

    /// Writes the record to a file.
    fn save(&self, path: PathBuf) -> PyResult<()> {
        Ok(fs::write(path, &self.text)?)
    }

    /// The game that was played.
    ///
    /// Raises:
    ///     RulesVersionError: If it was played by another version of the rules.
    ///     RecordError: If there is no such game or set-up.
    #[getter]
    fn game(&self, py: Python<'_>) -> PyResult<Game> {
        self.rules(py)
    }

    /// The names at the seats, empty where nobody said one.
    #[getter]
    fn names<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let mut names = self.read.names.clone();
        names.resize(self.read.seats.content.into(), String::new());
        PyTuple::new(py, names)
    }

    /// What happened, line by line.
    #[getter]
    fn events(&self) -> Vec<String> {
        self.read.events.iter().map(|line| line.content.to_string()).collect()
    }

    /// The ranks by seat and the reason, if it says a result.
    #[getter]
    fn result<'py>(&self, py: Python<'py>) -> PyResult<Option<(Bound<'py, PyTuple>, &str)>> {
        let Some(result) = &self.read.result else { return Ok(None) };
        let (ranks, reason) = &result.content;
        Ok(Some((PyTuple::new(py, ranks)?, reason)))
    }

    /// The hash of the dealer's seed, if there was a dealer.
    #[getter]
    fn commitment(&self) -> Option<String> {
        self.read.commitment.map(|commitment| commitment.to_string())
    }

    /// The dealer's seed, once it is published.
    #[getter]
    fn seed(&self) -> Option<String> {
        self.read.seed.as_ref().map(|seed| seed.content.to_string())
    }

    /// The position after all its events, or after the first so many. Resignations and agreed draws change no
    /// position.
    ///
    /// Raises:
    ///     RecordError: The line that does not hold.
    #[pyo3(signature = (at=None))]
    fn state(&self, py: Python<'_>, at: Option<usize>) -> PyResult<State> {
        let events = &self.read.events;
        let at = at.unwrap_or(events.len());
        if at > events.len() {
            let why = Message::new("python-past-end").with("at", at).with("events", events.len());
            return Err(PyIndexError::new_err(errors::say(&why)));
        }
        // The table knows what may happen and why something may not, and on which line.
        catalog::replay(&self.read, Some(at)).map_err(|error| errors::record(py, &error))?;
        let mut position = self.rules(py)?.rules().clone().start();
        for line in &events[..at] {
            let Event::Play(actor, action) = &line.content else { continue };
            let id = position.rules().read(*actor, action);
            let played = id.and_then(|id| position.play(*actor, id.into()));
            played.map_err(|error| errors::record(py, &refused(line.number, &error)))?;
        }
        let dealer = self.read.seed.as_ref().map(|seed| seed.content);
        Ok(State::new(Py::new(py, self.rules(py)?)?, position, dealer))
    }

    /// Proves the record: the seed against its commitment, every action against the rules, every draw against the
    /// seed, the result against the play.
    ///
    /// Raises:
    ///     RecordError: The first line that does not hold.
    fn verify<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let found = py.detach(|| catalog::verify(&self.read)).map_err(|error| errors::record(py, &error))?;
        let (draws, drawn) = match found.draws {
            Draws::None => ("none", 0),
            Draws::Proven(count) => ("proven", count),
            Draws::Sealed(count) => ("sealed", count),
            Draws::Unproven(count) => ("unproven", count),
        };
        tuple(py, "Verified", (found.events, draws, drawn, found.over))
    }

    fn __len__(&self) -> usize {
        self.read.events.len()
    }

    fn __str__(&self) -> &str {
        &self.text
    }

    fn __repr__(&self) -> String {
        let (game, events) = (&self.read.game.content, self.read.events.len());
        format!("<Record of {}: {events} events>", crate::convert::cut(game))
    }

    fn __eq__(&self, other: &Record) -> bool {
        (&self.text, &self.files) == (&other.text, &other.files)
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.text.hash(&mut hasher);
        hasher.finish()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let files = PyDict::new(py);
        for (option, text) in &self.files {
            files.set_item(option, text)?;
        }
        let class = py.get_type::<Record>().into_any();
        Ok((class, (&self.text, files).into_pyobject(py)?))
    }
}

/// A line whose action has no number.
fn refused(line: usize, error: &ActionError) -> RecordError {
    let why = match error {
        ActionError::Play(PlayError::Refused { message, .. }) => message.clone(),
        _ => error.message(),
    };
    RecordError::new(line, why)
}
