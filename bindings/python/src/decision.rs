//! What a player of a match is asked.

use cloverleaf_core::{Actor, Seat, Viewer};
use cloverleaf_environment::Position;
use numpy::{PyArray1, PyArray2};
use pyo3::prelude::*;

use crate::convert::plain;
use crate::game::Game;
use crate::{arrays, errors};

/// What a player of a match is asked: what its seat sees, never the position itself.
#[pyclass(frozen, module = "cloverleaf._cloverleaf")]
#[derive(Debug)]
pub(crate) struct Decision {
    game: Py<Game>,
    /// A position that looks like the real one to the seat and is it only by chance, so that nobody can find out here what
    /// the seat does not know.
    imagined: Box<dyn Position>,
    seat: Seat,
    seed: u64,
}

impl Decision {
    pub(crate) fn new(game: Py<Game>, imagined: Box<dyn Position>, seat: Seat, seed: u64) -> Decision {
        Decision { game, imagined, seat, seed }
    }
}

#[pymethods]
impl Decision {
    /// The rules.
    #[getter]
    fn game(&self, py: Python<'_>) -> Py<Game> {
        self.game.clone_ref(py)
    }

    /// Whose decision it is.
    #[getter]
    fn seat(&self) -> u8 {
        self.seat.number()
    }

    /// Luck for this decision. Whoever uses no other plays the same match again.
    #[getter]
    fn seed(&self) -> u64 {
        self.seed
    }

    /// What the seat may know, as plain Python.
    #[getter]
    fn view<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        plain(py, &self.imagined.view(Viewer::Seat(self.seat)))
    }

    /// The ids of what it may do.
    #[getter]
    fn legal(&self) -> Vec<u32> {
        let mut ids = Vec::new();
        self.imagined.legal(self.seat, &mut ids);
        ids
    }

    /// The same in notation, in the same order.
    #[getter]
    fn legal_text(&self, py: Python<'_>) -> PyResult<Vec<String>> {
        let rules = self.imagined.rules();
        let text = |id: u32| rules.notation(Actor::Seat(self.seat), id.into());
        let texts = self.legal().into_iter().map(text).collect::<Result<Vec<_>, _>>();
        texts.map_err(|error| errors::action(py, &error, None))
    }

    /// What it sees, as numbers.
    fn observation<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i16>> {
        let length = self.imagined.rules().observation().len();
        arrays::observation(py, length, |out| self.imagined.observe(self.seat, out))
    }

    /// 1 at the id of everything it may do, and 0 elsewhere.
    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        let length = self.imagined.rules().action_ids() as usize;
        arrays::mask(py, length, |out| self.imagined.mask(self.seat, out))
    }

    /// A row of numbers for each of what it may do, in the order of `legal`.
    fn action_features<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<i16>>> {
        let mut rows = Vec::new();
        self.imagined.features(self.seat, &mut rows);
        arrays::rows(py, rows, self.imagined.rules().action_features().len())
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        Ok(format!("<Decision of seat {} in {}>", self.seat, self.game.bind(py).repr()?))
    }
}
