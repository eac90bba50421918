//! What came of a match, as the command line tells it in JSON.

use std::time::Duration;

use cloverleaf_catalog as catalog;
use cloverleaf_core::{Message, Seat};
use cloverleaf_lab::{Answer, Interval, Played, Rated, Row, Seating, Standings, Tally};
use cloverleaf_table::RecordError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use crate::convert::tuple;
use crate::errors::{self, wrong};
use crate::game::Game;
use crate::record::Record;

/// The result as a `MatchResult`.
pub(super) fn told<'py>(
    py: Python<'py>,
    game: &str,
    standings: &Standings,
    records: Vec<Record>,
) -> PyResult<Bound<'py, PyAny>> {
    let tally = standings.tally();
    let rows = tally.rows().iter().enumerate();
    let rows = rows.map(|(index, row)| contestant(py, tally, row, standings.ratings().of(index)));
    let reasons = PyDict::new(py);
    for (reason, games) in tally.reasons() {
        reasons.set_item(reason, games)?;
    }
    let sure = standings.answer().map(|answer| answer == Answer::Yes);
    let players = PyTuple::new(py, rows.collect::<PyResult<Vec<_>>>()?)?;
    tuple(py, "MatchResult", (game, tally.games(), players, reasons, sure, PyTuple::new(py, records)?))
}

/// A game of a match, from its record.
pub(super) fn played(
    game: &Bound<'_, Game>,
    names: &[String],
    index: u64,
    record: &Record,
) -> PyResult<Played> {
    let (py, rules) = (game.py(), game.get().rules());
    let found = record.rules(py)?;
    let table = catalog::replay(record.kept(), None).map_err(|error| errors::record(py, &error))?;
    let seating = Seating::of(index, rules.seats());
    let fits = |(seat, entrant): (Seat, &usize)| table.names()[seat.index()] == names[*entrant];
    if !found.same(game.get()) || !seating.entrants.iter().all(fits) {
        return Err(wrong(&Message::new("python-other-game").with("game", index as usize)));
    }
    let outcome = table.outcome().ok_or_else(|| {
        let line = record.kept().events.last().map_or(1, |line| line.number);
        errors::record(py, &RecordError::new(line, Message::new("record-not-over")))
    })?;
    Ok(Played { index, seating, outcome, record: record.kept().clone(), thinking: Vec::new() })
}

fn contestant<'py>(py: Python<'py>, tally: &Tally, row: &Row, rated: Rated) -> PyResult<Bound<'py, PyAny>> {
    let (share, sure) = tally.share(row);
    let fields = (
        row.name(),
        row.wins(),
        share,
        interval(py, sure)?,
        tally.fair(row),
        rated.points,
        interval(py, rated.interval)?,
        PyTuple::new(py, &row.ranks()[..tally.seats()])?,
        milliseconds(row.median_thinking()),
        milliseconds(row.longest_thinking()),
    );
    tuple(py, "Contestant", fields)
}

fn interval(py: Python<'_>, interval: Interval) -> PyResult<Bound<'_, PyAny>> {
    tuple(py, "Interval", (interval.from, interval.to))
}

fn milliseconds(time: Option<Duration>) -> Option<f64> {
    time.map(|time| time.as_secs_f64() * 1e3)
}
