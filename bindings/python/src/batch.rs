//! Many games stepped at once.

use cloverleaf_core::{Message, Random as _, SplitMix};
use cloverleaf_environment::{Autoreset, Batch as Games, Choices, Settings};
use numpy::{PyArray1, PyArrayMethods as _};
use pyo3::exceptions::{PyIndexError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::PyInt;

use crate::arrays;
use crate::batch::lines::Lines;
use crate::bot::level;
use crate::convert::tuple;
use crate::errors::{self, say, wrong};
use crate::game::Game;
use crate::state::State;

mod lines;

/// Many games stepped at once. In each of them some seat of the learner's is to act; chance and opponents are played
/// by the batch itself.
///
/// Everything follows from the seeds: neither threads nor the other games have a say.
///
/// Args:
///     game: The rules.
///     games: How many games.
///     opponents: For each seat the level of the bot that plays there, or None for a seat of the learner's. What is
///         left out is the learner's.
///     autoreset: What happens to a game that has ended. ``next_step``: the step that ends it shows its last position,
///         and the next step ignores the action and shows the first position of a new game. ``same_step``: the step
///         that ends it shows the first position of a new game, and the last one is in ``final_observations``.
///         ``disabled``: it stays as it is until `reset` is called for it.
///     max_steps: After how many of the learner's decisions a game is broken off.
///     threads: On how many threads the games are played; without it, on all the machine has.
#[pyclass(module = "cloverleaf._cloverleaf")]
#[derive(Debug)]
pub(crate) struct Batch {
    game: Py<Game>,
    games: Box<dyn Games>,
}

impl Batch {
    fn lines<'py>(&self, py: Python<'py>, out: Option<&Bound<'py, PyAny>>) -> PyResult<Lines<'py>> {
        match out {
            Some(out) => Lines::given(out),
            None => Lines::new(py, &**self.game.get().rules(), &*self.games),
        }
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, games, *, opponents=None, autoreset="next_step", max_steps=None, threads=None))]
    #[pyo3(
        text_signature = "(game, games, *, opponents=(), autoreset='next_step', max_steps=None, threads=None)"
    )]
    fn new(
        game: Bound<'_, Game>,
        games: usize,
        opponents: Option<Vec<Option<String>>>,
        autoreset: &str,
        max_steps: Option<u32>,
        threads: Option<usize>,
    ) -> PyResult<Batch> {
        let py = game.py();
        let opponents = opponents.unwrap_or_default();
        let opponents = opponents.iter().map(|name| name.as_deref().map(level).transpose());
        let settings = Settings {
            opponents: opponents.collect::<PyResult<_>>()?,
            autoreset: self::autoreset(autoreset)?,
            most_steps: max_steps,
            threads: threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)),
        };
        let rules = game.get().rules().clone();
        let games = rules.batch(games, settings).map_err(|error| errors::batch(py, &error))?;
        Ok(Batch { game: game.unbind(), games })
    }

    /// The rules.
    #[getter]
    fn game(&self, py: Python<'_>) -> Py<Game> {
        self.game.clone_ref(py)
    }

    /// Begins games anew: all, or those that are marked.
    ///
    /// Args:
    ///     seeds: One for each game, or one from which those follow; without it the games go on with seeds of their
    ///         own.
    ///     which: True for each game that begins anew.
    ///     out: Arrays to write to, from an earlier step. Without it every step has arrays of its own, so that none
    ///         changes later.
    #[pyo3(signature = (seeds=None, which=None, *, out=None))]
    fn reset<'py>(
        &mut self,
        py: Python<'py>,
        seeds: Option<&Bound<'py, PyAny>>,
        which: Option<&Bound<'py, PyAny>>,
        out: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let seeds = seeds.map(|seeds| self::seeds(seeds, self.games.games())).transpose()?;
        let which = which.map(marks).transpose()?;
        let mut lines = self.lines(py, out)?;
        let (games, arrays) = (&mut self.games, lines.arrays()?);
        let done = py.detach(|| games.reset(seeds.as_deref(), which.as_deref(), arrays));
        done.map_err(|error| errors::batch(py, &error))?;
        lines.told(py)
    }

    /// Plays one action in every game, and lets everybody else act until a seat of the learner's is to act again.
    ///
    /// Args:
    ///     actions: An id for each game.
    ///     out: Arrays to write to, from an earlier step. Without it every step has arrays of its own, so that none
    ///         changes later.
    ///
    /// Raises:
    ///     IllegalAction: If one of them is not legal; its `game` says which. Nothing has changed then.
    #[pyo3(signature = (actions, *, out=None))]
    fn step<'py>(
        &mut self,
        py: Python<'py>,
        actions: &Bound<'py, PyAny>,
        out: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let actions = whole(actions, "actions", "int64")?.cast_into::<PyArray1<i64>>()?;
        let actions = actions.try_readonly()?;
        let mut lines = self.lines(py, out)?;
        let (games, arrays, actions) = (&mut self.games, lines.arrays()?, actions.as_slice()?);
        let done = py.detach(|| games.step(actions, arrays));
        done.map_err(|error| errors::batch(py, &error))?;
        lines.told(py)
    }

    /// An action for every game, any of those that are legal, each as likely; 0 where nothing can be done.
    fn sample<'py>(&self, py: Python<'py>, seed: u64) -> Bound<'py, PyArray1<i64>> {
        PyArray1::from_vec(py, py.detach(|| self.games.sample(seed)))
    }

    /// What can be done in every game, action by action, with its features; nothing in one that is over.
    fn choices<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let Choices { ids, features, ends } = py.detach(|| self.games.choices());
        let features = arrays::rows(py, features, self.game.get().rules().action_features().len())?;
        let ids = PyArray1::from_iter(py, ids.into_iter().map(i64::from));
        let ends = PyArray1::from_iter(py, ends.into_iter().map(|end| end as i64));
        tuple(py, "Choices", (ids, features, ends))
    }

    /// The position of one game, to look at.
    fn state(&self, py: Python<'_>, game: usize) -> PyResult<State> {
        let position = self.games.position(game).ok_or_else(|| {
            let why = Message::new("python-no-game").with("game", game).with("games", self.games.games());
            PyIndexError::new_err(say(&why))
        })?;
        Ok(State::new(self.game.clone_ref(py), position, None))
    }

    fn __len__(&self) -> usize {
        self.games.games()
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        Ok(format!("<Batch of {} games of {}>", self.games.games(), self.game.bind(py).repr()?))
    }
}

fn autoreset(word: &str) -> PyResult<Autoreset> {
    match word {
        "next_step" => Ok(Autoreset::NextStep),
        "same_step" => Ok(Autoreset::SameStep),
        "disabled" => Ok(Autoreset::Disabled),
        other => Err(wrong(&Message::new("python-autoreset").text("word", crate::convert::cut(other)))),
    }
}

/// A seed for each game: those given, or those that follow from the one given.
fn seeds(given: &Bound<'_, PyAny>, games: usize) -> PyResult<Vec<u64>> {
    if given.is_instance_of::<PyInt>() {
        let mut seeds = SplitMix::new(given.extract()?);
        return Ok((0..games).map(|_| seeds.next_u64()).collect());
    }
    // By way of Python's numbers, which say so when they are negative or too large.
    let list = whole(given, "seeds", "object")?.call_method0("tolist")?;
    list.extract()
}

/// Which games are meant.
fn marks(given: &Bound<'_, PyAny>) -> PyResult<Vec<bool>> {
    let array = given.py().import("numpy")?.call_method1("asarray", (given,))?;
    let kind: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
    match kind.as_str() {
        "b" => array.call_method0("tolist")?.extract(),
        _ => Err(PyTypeError::new_err(say(&Message::new("python-marks")))),
    }
}

/// An array of whole numbers, one after the other, as one of this type.
fn whole<'py>(given: &Bound<'py, PyAny>, name: &str, kind: &str) -> PyResult<Bound<'py, PyAny>> {
    let numpy = given.py().import("numpy")?;
    let array = numpy.call_method1("asarray", (given,))?;
    let found: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
    if !matches!(found.as_str(), "i" | "u") {
        return Err(PyTypeError::new_err(say(&Message::new("python-whole-numbers").text("name", name))));
    }
    numpy.call_method1("ascontiguousarray", (array.call_method1("astype", (kind,))?,))
}
