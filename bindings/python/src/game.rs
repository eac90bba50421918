//! The rules of one game for one set-up.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash as _, Hasher as _};
use std::sync::Arc;

use cloverleaf_catalog::{self as catalog, Entry};
use cloverleaf_core::{Actor, Message, OptionError, Value};
use cloverleaf_environment::{Rules, open};
use cloverleaf_table::{AnyTable, Seed};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use crate::convert::{Action, SeedGiven, option_to_python, options, seat};
use crate::state::State;
use crate::{errors, info};

/// The rules of one game for one set-up. It never changes.
///
/// Two games are equal if they have the same id, seats and options. A game can be copied and pickled; a pickle made by
/// another version of the game's rules is refused with `RulesVersionError`.
///
/// Args:
///     id: One of the ids that `games` lists.
///     seats: How many seats; without it, as many as the game has room for.
///     options: Options by name; what is not named keeps its default. Where an option takes a file, give its text.
///
/// Raises:
///     OptionError: If there is no such game, or it has no such set-up.
#[pyclass(frozen, module = "cloverleaf._cloverleaf")]
#[derive(Debug)]
pub(crate) struct Game {
    rules: Arc<dyn Rules>,
    /// The options as they were given: of a file the rules only keep the name.
    given: Vec<(String, Value)>,
}

impl Game {
    /// A game by its name.
    pub(crate) fn open(
        py: Python<'_>,
        id: &str,
        seats: Option<u8>,
        given: Vec<(String, Value)>,
    ) -> PyResult<Game> {
        let known = catalog::entry(id).map_err(|error| errors::plain(py, "OptionError", &error.message()))?;
        let rules = open(id, seats.unwrap_or(known.about.max_seats), &given);
        rules.map(|rules| Game { rules, given }).map_err(|error| errors::setup(py, &error))
    }

    /// The rules.
    pub(crate) fn rules(&self) -> &Arc<dyn Rules> {
        &self.rules
    }

    /// The options as they were given.
    pub(crate) fn given(&self) -> &[(String, Value)] {
        &self.given
    }

    fn entry(&self) -> Entry {
        catalog::entry(self.rules.id()).expect("open rules are of a known game")
    }

    /// A table of this game at which nothing has happened yet.
    pub(crate) fn table(&self, seed: Option<Seed>) -> Result<Box<dyn AnyTable>, OptionError> {
        catalog::open(self.rules.id(), self.rules.seats(), &self.given, seed)
    }

    /// The id of an action that was given by id or in notation. An id is taken as it is: whoever plays it says whether it
    /// means something.
    pub(crate) fn read(&self, py: Python<'_>, actor: Actor, action: Action) -> PyResult<i64> {
        match action {
            Action::Id(id) => Ok(id),
            Action::Text(text) => {
                self.rules.read(actor, &text).map(i64::from).map_err(|error| errors::action(py, &error, None))
            }
        }
    }

    /// What a seat's action or a draw of chance tells people.
    pub(crate) fn told(&self, py: Python<'_>, actor: Actor, action: Action) -> PyResult<String> {
        let id = self.read(py, actor, action)?;
        let told = self.rules.tell(actor, id).map_err(|error| errors::action(py, &error, None))?;
        Ok(errors::say(&told))
    }

    /// Whether the other plays the same.
    pub(crate) fn same(&self, other: &Game) -> bool {
        let (one, two) = (&self.rules, &other.rules);
        Arc::ptr_eq(one, two)
            || (one.id() == two.id() && one.seats() == two.seats() && one.options() == two.options())
    }

    fn options_given<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for (name, value) in &self.given {
            dict.set_item(name, option_to_python(py, value)?)?;
        }
        Ok(dict)
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (id, seats=None, options=None))]
    fn new(
        py: Python<'_>,
        id: &str,
        seats: Option<i64>,
        options: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Game> {
        // No game has 255 seats, so what is out of range is refused as any other wrong number.
        let seats = seats.map(|seats| u8::try_from(seats).unwrap_or(u8::MAX));
        Game::open(py, id, seats, self::options(options)?)
    }

    /// Its name in programs and records.
    #[getter]
    fn id(&self) -> &str {
        self.rules.id()
    }

    /// Its published title.
    #[getter]
    fn title(&self) -> &str {
        self.entry().about.title
    }

    /// What can be said of the game before it is set up.
    #[getter]
    fn info<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        info::info(py, &self.entry())
    }

    /// The version of its rules. It is raised with every change by which an old record could replay differently.
    #[getter]
    fn rules_version(&self) -> u16 {
        self.rules.version()
    }

    /// How many seats there are. They are numbered from 1.
    #[getter]
    fn seats(&self) -> u8 {
        self.rules.seats()
    }

    /// Every option with its value. Of a file it has the name by which records know it.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for (spec, value) in self.rules.options() {
            dict.set_item(spec.name, option_to_python(py, &value)?)?;
        }
        Ok(dict)
    }

    /// Every way in which it can end.
    #[getter]
    fn reasons<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.entry().reasons)
    }

    /// Whether some seat ever knows what another does not.
    #[getter]
    fn has_secrets(&self) -> bool {
        self.entry().secrets
    }

    /// How many ids the actions of seats have: the length of a mask.
    #[getter]
    fn num_actions(&self) -> u32 {
        self.rules.action_ids()
    }

    /// How many ids the draws of chance have.
    #[getter]
    fn num_draws(&self) -> u32 {
        self.rules.draw_ids()
    }

    /// How many numbers an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.rules.observation().len()
    }

    /// How many numbers describe an action.
    #[getter]
    fn feature_size(&self) -> usize {
        self.rules.action_features().len()
    }

    /// What the numbers of an observation mean, in their order.
    #[getter]
    fn observation_layout<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        info::layout(py, &self.rules.observation())
    }

    /// What the numbers mean that describe an action, in their order.
    #[getter]
    fn feature_layout<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        info::layout(py, &self.rules.action_features())
    }

    /// The position before anything has happened.
    ///
    /// Args:
    ///     seed: What a dealer draws by: a number, as for ``cloverleaf play --seed``, or 64 hexadecimal digits. With it
    ///         `State.draw` and `State.deal` need no seed, and the record proves the draws. It never decides anything
    ///         but draws.
    #[pyo3(signature = (seed=None))]
    pub(crate) fn start(slf: Bound<'_, Self>, seed: Option<SeedGiven>) -> PyResult<State> {
        let seed = seed.map(SeedGiven::read).transpose()?;
        let position = Arc::clone(&slf.get().rules).start();
        Ok(State::new(slf.unbind(), position, seed))
    }

    /// The notation of the action that has this id for this seat.
    ///
    /// Raises:
    ///     IllegalAction: If no action has this id.
    fn action_text(&self, py: Python<'_>, seat: i64, id: i64) -> PyResult<String> {
        let actor = Actor::Seat(self::seat(seat, self.rules.seats())?);
        self.rules.notation(actor, id).map_err(|error| errors::action(py, &error, None))
    }

    /// The id that an action in notation has for this seat.
    ///
    /// Raises:
    ///     ParseError: If this is not notation.
    ///     IllegalAction: If nobody ever has this action in this set-up.
    fn action_id(&self, py: Python<'_>, seat: i64, text: String) -> PyResult<i64> {
        self.read(py, Actor::Seat(self::seat(seat, self.rules.seats())?), Action::Text(text))
    }

    /// The notation of the draw with this id.
    fn draw_text(&self, py: Python<'_>, id: i64) -> PyResult<String> {
        self.rules.notation(Actor::Chance, id).map_err(|error| errors::action(py, &error, None))
    }

    /// The id of a draw in notation.
    fn draw_id(&self, py: Python<'_>, text: String) -> PyResult<i64> {
        self.read(py, Actor::Chance, Action::Text(text))
    }

    /// What an action tells people, in a sentence; without a seat it is a draw.
    #[pyo3(signature = (action, seat=None))]
    fn tell(&self, py: Python<'_>, action: Action, seat: Option<i64>) -> PyResult<String> {
        let actor = match seat {
            Some(seat) => Actor::Seat(self::seat(seat, self.rules.seats())?),
            None => Actor::Chance,
        };
        self.told(py, actor, action)
    }

    fn __eq__(&self, other: &Game) -> bool {
        self.same(other)
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (self.rules.id(), self.rules.seats()).hash(&mut hasher);
        for (spec, value) in self.rules.options() {
            (spec.name, value.to_string()).hash(&mut hasher);
        }
        hasher.finish()
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let (id, seats) = (self.rules.id(), self.rules.seats());
        let options = self.options_given(py)?;
        Ok(match options.is_empty() {
            true => format!("Game('{id}', seats={seats})"),
            false => format!("Game('{id}', seats={seats}, options={})", options.repr()?),
        })
    }

    fn __copy__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    fn __deepcopy__<'py>(slf: Bound<'py, Self>, _memo: &Bound<'py, PyAny>) -> Bound<'py, Self> {
        slf
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let restore = py.import("cloverleaf._cloverleaf")?.getattr("_restore_game")?;
        let kept = (self.rules.id(), self.rules.version(), self.rules.seats(), self.options_given(py)?);
        Ok((restore, kept.into_pyobject(py)?))
    }
}

/// A game from its pickle.
#[pyfunction(name = "_restore_game")]
pub(crate) fn restore_game(
    py: Python<'_>,
    id: &str,
    version: u16,
    seats: u8,
    options: &Bound<'_, PyAny>,
) -> PyResult<Game> {
    let game = Game::open(py, id, Some(seats), self::options(Some(options))?)?;
    let known = game.rules.version();
    if version != known {
        let why = Message::new("record-rules-version").with("version", version).text("game", id);
        return Err(errors::plain(py, "RulesVersionError", &why.with("known", known)));
    }
    Ok(game)
}
