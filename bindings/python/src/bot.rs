//! An opponent.

use cloverleaf_bots::{Level, UnknownLevel};
use cloverleaf_catalog::{self as catalog, Advised};
use cloverleaf_core::{Actor, Message, Random as _, Seat, SplitMix};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::convert::tuple;
use crate::errors::{self, say, wrong};
use crate::state::State;

/// An opponent at one seat of one game, from decision to decision. It sees what its seat sees and no more, and plays
/// the same for the same seed.
///
/// Args:
///     level: How hard it tries: ``random``, ``learner``, ``commuter`` or ``cabbie``.
///     seed: What its luck follows from.
#[pyclass(module = "cloverleaf._cloverleaf")]
#[derive(Debug)]
pub(crate) struct Bot {
    level: Level,
    seeds: SplitMix,
    /// What is left of its plan, the next action last.
    plan: Vec<u32>,
}

impl Bot {
    /// How hard it tries.
    pub(crate) fn level_of(&self) -> Level {
        self.level
    }

    /// The next action of the plan, if it can still be played.
    fn next_planned(&mut self, state: &State, seat: Seat) -> Option<u32> {
        let next = self.plan.pop()?;
        let mut legal = Vec::new();
        state.position().legal(seat, &mut legal);
        if !legal.contains(&next) {
            self.plan.clear();
            return None;
        }
        Some(next)
    }
}

/// The level of this name.
pub(crate) fn level(name: &str) -> PyResult<Level> {
    name.parse().map_err(|error: UnknownLevel| wrong(&error.message()))
}

#[pymethods]
impl Bot {
    /// How hard bots can try, the weakest first.
    #[classattr]
    #[pyo3(name = "LEVELS")]
    fn levels(py: Python<'_>) -> PyResult<Py<PyTuple>> {
        PyTuple::new(py, Level::NAMES).map(Bound::unbind)
    }

    #[new]
    #[pyo3(signature = (level="cabbie", seed=0))]
    fn new(level: &str, seed: u64) -> PyResult<Bot> {
        Ok(Bot { level: self::level(level)?, seeds: SplitMix::new(seed), plan: Vec::new() })
    }

    /// How hard it tries.
    #[getter]
    fn level(&self) -> &str {
        self.level.name()
    }

    /// The id of what it does now. Where all choose together it makes one plan and keeps to it.
    ///
    /// Raises:
    ///     IllegalAction: If the seat has nothing to do.
    #[pyo3(signature = (state, seat=None))]
    fn act(&mut self, py: Python<'_>, state: &State, seat: Option<i64>) -> PyResult<u32> {
        let seat = state.seat(seat)?;
        let seed = self.seeds.next_u64();
        if let Some(planned) = self.next_planned(state, seat) {
            return Ok(planned);
        }
        let (position, level) = (state.position(), self.level);
        if position.turn().seats().contains(seat) {
            self.plan = py.detach(|| position.plan(seat, level, seed));
            self.plan.reverse();
        }
        self.plan.pop().ok_or_else(|| {
            let why = Message::new("python-seat-idle").with("seat", seat);
            errors::illegal(py, &why, Some("turn"), None, None)
        })
    }

    /// The best few things to do, the best first, and what they are worth.
    #[pyo3(signature = (state, seat=None, most=3))]
    fn advise<'py>(
        &self,
        py: Python<'py>,
        state: &State,
        seat: Option<i64>,
        most: usize,
    ) -> PyResult<Vec<Bound<'py, PyAny>>> {
        let (seat, table, level) = (state.seat(seat)?, state.table(py)?, self.level);
        // What it would use next, so that its advice is what it would do.
        let seed = self.seeds.clone().next_u64();
        let advised = py.detach(|| catalog::advise(&*table, seat, level, seed, most));
        advised.into_iter().map(|advised| advice(py, state, seat, advised)).collect()
    }

    fn __repr__(&self) -> String {
        format!("<Bot {}>", self.level)
    }
}

fn advice<'py>(py: Python<'py>, state: &State, seat: Seat, advised: Advised) -> PyResult<Bound<'py, PyAny>> {
    let Advised { actions, message, value, share } = advised;
    let id = |action: &String| state.rules().rules().read(Actor::Seat(seat), action);
    let ids = actions.iter().map(id).collect::<Result<Vec<_>, _>>();
    let ids = ids.map_err(|error| errors::action(py, &error, None))?;
    let text = message.map(|message| say(&message)).unwrap_or_default();
    tuple(py, "Advice", (PyTuple::new(py, ids)?, text, value, share))
}
