//! A position, to be played on.

use cloverleaf_core::{Actor, Figure, Message, Seat, SplitMix, Turn};
use cloverleaf_environment::{Played, Position, returns};
use cloverleaf_table::{AnyTable, Seed};
use numpy::{PyArray1, PyArray2};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList, PyTuple};

use crate::convert::{self, Action, SeedGiven, plain, tuple};
use crate::errors::{self, wrong};
use crate::game::Game;
use crate::record::Record;
use crate::{arrays, picture};

/// A position of a game, to be played on. `Game.start` makes one.
///
/// Playing changes a state in place, and a copy costs little. Two states are equal if they are the same position of
/// equal games, however they came about. A state can be pickled; a pickle made by another version of the game's rules
/// is refused with `RulesVersionError`.
///
/// Where a method takes a seat, it may be left out when only one seat is to act.
#[pyclass(module = "cloverleaf._cloverleaf")]
#[derive(Debug)]
pub(crate) struct State {
    game: Py<Game>,
    position: Box<dyn Position>,
    /// What the dealer draws by, if there is one.
    dealer: Option<Seed>,
}

impl State {
    pub(crate) fn new(game: Py<Game>, position: Box<dyn Position>, dealer: Option<Seed>) -> State {
        State { game, position, dealer }
    }

    /// The position itself.
    pub(crate) fn position(&self) -> &dyn Position {
        &*self.position
    }

    /// Its rules.
    pub(crate) fn rules(&self) -> &Game {
        self.game.get()
    }

    fn seats(&self) -> u8 {
        self.rules().rules().seats()
    }

    /// The seat that was named, or else the only one that is to act.
    pub(crate) fn seat(&self, given: Option<i64>) -> PyResult<Seat> {
        if let Some(number) = given {
            return convert::seat(number, self.seats());
        }
        let seats = self.position.turn().seats();
        match (seats.lowest(), seats.len()) {
            (Some(seat), 1) => Ok(seat),
            (None, _) => Err(wrong(&Message::new("python-nobody-to-act"))),
            _ => Err(wrong(&Message::new("python-name-a-seat").with("seats", seats))),
        }
    }

    /// Who plays an action: as above, and chance where something is to be drawn.
    fn actor(&self, given: Option<i64>) -> PyResult<Actor> {
        match (given, self.position.turn()) {
            (None, Turn::Chance) => Ok(Actor::Chance),
            _ => self.seat(given).map(Actor::Seat),
        }
    }

    /// A table at which the same was played.
    pub(crate) fn table(&self, py: Python<'_>) -> PyResult<Box<dyn AnyTable>> {
        let mut table = self.rules().table(self.dealer).map_err(|error| errors::setup(py, &error))?;
        for &Played { actor, id } in self.position.history() {
            let notation = self.rules().rules().notation(actor, id.into());
            let notation = notation.map_err(|error| errors::action(py, &error, None))?;
            let played = table.play(actor, &notation);
            played.map_err(|error| errors::plain(py, "CloverleafError", &error.message()))?;
        }
        Ok(table)
    }

    /// One draw: by these numbers, or else by the dealer.
    fn draw_once(&mut self, py: Python<'_>, random: Option<&mut SplitMix>) -> PyResult<u32> {
        if self.position.turn() != Turn::Chance {
            let why = Message::new("python-nothing-to-draw");
            return Err(errors::illegal(py, &why, Some("turn"), None, None));
        }
        if let Some(random) = random {
            return Ok(self.position.draw(random).expect("chance is to act"));
        }
        let Some(seed) = self.dealer else { return Err(wrong(&Message::new("python-no-dealer"))) };
        let id = self.dealt(&seed);
        let played = self.position.play(Actor::Chance, id.into());
        played.map(|()| id).map_err(|error| errors::action(py, &error, None))
    }

    /// What the dealer draws next.
    fn dealt(&self, seed: &Seed) -> u32 {
        let mut draws = Vec::new();
        self.position.chance(&mut draws);
        let before = self.position.history().iter().filter(|played| played.actor == Actor::Chance).count();
        draws[seed.draw(before as u64, draws.iter().map(|&(_, weight)| weight))].0
    }

    /// What may be drawn, with probabilities.
    fn draws(&self) -> Vec<(u32, f64)> {
        let mut draws = Vec::new();
        self.position.chance(&mut draws);
        let total: f64 = draws.iter().map(|&(_, weight)| f64::from(weight)).sum();
        draws.into_iter().map(|(id, weight)| (id, f64::from(weight) / total)).collect()
    }

    fn text(&self, py: Python<'_>, actor: Actor, id: u32) -> PyResult<String> {
        let notation = self.rules().rules().notation(actor, id.into());
        notation.map_err(|error| errors::action(py, &error, None))
    }
}

#[pymethods]
impl State {
    /// Its rules.
    #[getter]
    fn game(&self, py: Python<'_>) -> Py<Game> {
        self.game.clone_ref(py)
    }

    /// Who is to act.
    #[getter]
    fn turn<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let turn = self.position.turn();
        let seats: Vec<u8> = turn.seats().iter().map(Seat::number).collect();
        tuple(py, "Turn", (turn.kind(), PyTuple::new(py, seats)?))
    }

    /// Whether the game has ended.
    #[getter]
    fn is_over(&self) -> bool {
        self.position.turn() == Turn::Over
    }

    /// Whether something is to be drawn.
    #[getter]
    fn is_chance(&self) -> bool {
        self.position.turn() == Turn::Chance
    }

    /// Everything that was played since the start, draws included.
    #[getter]
    fn history<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let played = self.position.history().iter();
        let played = played.map(|played| tuple(py, "Played", (convert::number(played.actor), played.id)));
        PyList::new(py, played.collect::<PyResult<Vec<_>>>()?)
    }

    /// Where each seat stands, in the game's own count.
    #[getter]
    fn scores<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.position.scores())
    }

    /// The result, once the game is over.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let Some(outcome) = self.position.outcome() else { return Ok(None) };
        let ranks = PyTuple::new(py, outcome.ranks.as_slice())?;
        let scores = PyTuple::new(py, outcome.scores.as_slice())?;
        tuple(py, "Outcome", (ranks, scores, outcome.reason)).map(Some)
    }

    /// What each seat gets: 1 for a win of its own, -1 for the last place, the places between in equal steps, and
    /// shared by those who share a rank, so that all add up to 0. Nothing but zeros until the game is over.
    #[getter]
    fn returns<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        match self.position.outcome() {
            Some(outcome) => PyTuple::new(py, returns(&outcome).as_slice()),
            None => PyTuple::new(py, vec![0.0; self.seats().into()]),
        }
    }

    /// The ids of what a seat may do now; nothing if it may do nothing. What only takes back is left out.
    #[pyo3(signature = (seat=None))]
    fn legal(&self, seat: Option<i64>) -> PyResult<Vec<u32>> {
        let mut ids = Vec::new();
        self.position.legal(self.seat(seat)?, &mut ids);
        Ok(ids)
    }

    /// The same in notation, in the same order.
    #[pyo3(signature = (seat=None))]
    fn legal_text(&self, py: Python<'_>, seat: Option<i64>) -> PyResult<Vec<String>> {
        let actor = Actor::Seat(self.seat(seat)?);
        self.legal(seat)?.into_iter().map(|id| self.text(py, actor, id)).collect()
    }

    /// The ids of what may be drawn, with their probabilities; nothing if nothing is to be drawn.
    fn chance(&self) -> Vec<(u32, f64)> {
        self.draws()
    }

    /// The same in notation, in the same order.
    fn chance_text(&self, py: Python<'_>) -> PyResult<Vec<(String, f64)>> {
        let text = |(id, odds)| Ok((self.text(py, Actor::Chance, id)?, odds));
        self.draws().into_iter().map(text).collect()
    }

    /// Plays an action, by id or in notation; where something is to be drawn, plays that draw.
    ///
    /// Raises:
    ///     IllegalAction: If the rules forbid it. Nothing has changed then.
    ///     ParseError: If it is not notation.
    #[pyo3(signature = (action, seat=None))]
    fn play(&mut self, py: Python<'_>, action: Action, seat: Option<i64>) -> PyResult<()> {
        let actor = self.actor(seat)?;
        let id = self.rules().read(py, actor, action)?;
        self.position.play(actor, id).map_err(|error| errors::action(py, &error, None))
    }

    /// Lets chance draw once, by its probabilities, and says the id of what it drew.
    ///
    /// Args:
    ///     seed: What decides, instead of the dealer that `Game.start` was given.
    ///
    /// Raises:
    ///     IllegalAction: If nothing is to be drawn.
    #[pyo3(signature = (seed=None))]
    fn draw(&mut self, py: Python<'_>, seed: Option<u64>) -> PyResult<u32> {
        self.draw_once(py, seed.map(SplitMix::new).as_mut())
    }

    /// Lets chance draw until somebody else is to act, and says the ids of what it drew.
    #[pyo3(signature = (seed=None))]
    fn deal(&mut self, py: Python<'_>, seed: Option<u64>) -> PyResult<Vec<u32>> {
        let mut random = seed.map(SplitMix::new);
        let mut drawn = Vec::new();
        while self.is_chance() {
            drawn.push(self.draw_once(py, random.as_mut())?);
        }
        Ok(drawn)
    }

    /// What a viewer may know, as plain Python: exactly the JSON that programs get.
    #[pyo3(signature = (viewer=None), text_signature = "($self, viewer='spectator')")]
    fn view<'py>(&self, py: Python<'py>, viewer: Option<&Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
        plain(py, &self.position.view(convert::viewer(viewer, self.seats())?))
    }

    /// What a seat sees, as numbers. `Game.observation_layout` says what they mean.
    #[pyo3(signature = (seat=None))]
    fn observation<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyArray1<i16>>> {
        let (seat, length) = (self.seat(seat)?, self.rules().rules().observation().len());
        Ok(arrays::observation(py, length, |out| self.position.observe(seat, out)))
    }

    /// 1 at the id of everything that `legal` lists, and 0 elsewhere.
    #[pyo3(signature = (seat=None))]
    fn mask<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let (seat, length) = (self.seat(seat)?, self.rules().rules().action_ids() as usize);
        Ok(arrays::mask(py, length, |out| self.position.mask(seat, out)))
    }

    /// A row of numbers for each of what `legal` lists, in the same order. `Game.feature_layout` says what they
    /// mean.
    #[pyo3(signature = (seat=None))]
    fn action_features<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
    ) -> PyResult<Bound<'py, PyArray2<i16>>> {
        let mut rows = Vec::new();
        self.position.features(self.seat(seat)?, &mut rows);
        arrays::rows(py, rows, self.rules().rules().action_features().len())
    }

    /// What a legal action would do, told from what the seat knows.
    ///
    /// Raises:
    ///     IllegalAction: If the rules forbid it.
    #[pyo3(signature = (action, seat=None))]
    fn explain<'py>(
        &self,
        py: Python<'py>,
        action: Action,
        seat: Option<i64>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.seat(seat)?;
        let id = self.rules().read(py, Actor::Seat(seat), action)?;
        let explained = self.position.explain(seat, id).map_err(|error| errors::action(py, &error, None))?;
        let figures = PyDict::new(py);
        for (name, figure) in &explained.figures {
            match figure {
                Figure::Number(number) => figures.set_item(name, number)?,
                Figure::List(items) => figures.set_item(name, items)?,
            }
        }
        tuple(py, "Explanation", (errors::say(&explained.message), figures))
    }

    /// What an action tells people when somebody plays it now, in a sentence.
    #[pyo3(signature = (action, seat=None))]
    fn tell(&self, py: Python<'_>, action: Action, seat: Option<i64>) -> PyResult<String> {
        self.rules().told(py, self.actor(seat)?, action)
    }

    /// How many sequences of so many actions lead on from here: the fingerprint of the rules. Draws count once each;
    /// in a turn that is taken together the lowest seat acts, in a race every seat may.
    fn perft(&self, py: Python<'_>, depth: u32) -> PyResult<u64> {
        let table = self.table(py)?;
        Ok(py.detach(|| table.perft(depth, u64::MAX)).expect("no limit was set"))
    }

    /// The record of the game as it stands, with the names of those who sit at the seats.
    ///
    /// Its draws are proven if all of them were the dealer's, which `Game.start` was given, and the game is over.
    #[pyo3(signature = (names=None))]
    fn record(&self, py: Python<'_>, names: Option<Vec<String>>) -> PyResult<Record> {
        let mut table = self.table(py)?;
        let names = names.unwrap_or_default();
        if names.len() > usize::from(self.seats()) {
            let why = Message::new("match-too-many").with("players", names.len()).with("seats", self.seats());
            return Err(wrong(&why));
        }
        for (seat, name) in Seat::ALL.into_iter().zip(&names) {
            table.name(seat, name);
        }
        Ok(Record::of(&table.record(false), self.rules().given()))
    }

    /// The board as a picture, as a viewer may see it.
    #[pyo3(signature = (viewer=None, *, dark=false), text_signature = "($self, viewer='spectator', *, dark=False)")]
    fn svg(&self, viewer: Option<&Bound<'_, PyAny>>, dark: bool) -> PyResult<String> {
        picture::svg(self.position(), convert::viewer(viewer, self.seats())?, dark)
    }

    /// The board in pixels, so many wide, as a viewer may see it.
    #[pyo3(
        signature = (viewer=None, *, width=1200, dark=false),
        text_signature = "($self, viewer='spectator', *, width=1200, dark=False)"
    )]
    fn png<'py>(
        &self,
        py: Python<'py>,
        viewer: Option<&Bound<'py, PyAny>>,
        width: u32,
        dark: bool,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let svg = self.svg(viewer, dark)?;
        Ok(PyBytes::new(py, &py.detach(|| picture::png(&svg, width))?))
    }

    /// The same position once more, to be played on by itself.
    fn copy(&self, py: Python<'_>) -> State {
        State { game: self.game.clone_ref(py), position: self.position.duplicate(), dealer: self.dealer }
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        self.svg(None, false)
    }

    fn _repr_png_<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        self.png(py, None, 1200, false)
    }

    fn __copy__(&self, py: Python<'_>) -> State {
        self.copy(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> State {
        self.copy(py)
    }

    fn __eq__(&self, other: &State) -> bool {
        self.position.same(other.position())
    }

    fn __hash__(&self) -> u64 {
        self.position.digest()
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let game = self.game.bind(py).repr()?;
        let (played, turn) = (self.position.history().len(), self.turn(py)?.repr()?);
        Ok(format!("<State of {game} after {played} actions, {turn}>"))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let restore = py.import("cloverleaf._cloverleaf")?.getattr("_restore_state")?;
        // By notation, because ids may be numbered otherwise one day and notation is not.
        let lines = self
            .position
            .history()
            .iter()
            .map(|&Played { actor, id }| Ok((convert::number(actor), self.text(py, actor, id)?)));
        let lines = lines.collect::<PyResult<Vec<_>>>()?;
        let seed = self.dealer.map(|seed| seed.to_string());
        Ok((restore, (self.game.clone_ref(py), lines, seed).into_pyobject(py)?))
    }
}

/// A state from its pickle.
#[pyfunction(name = "_restore_state")]
pub(crate) fn restore_state(
    game: Bound<'_, Game>,
    history: Vec<(Option<i64>, String)>,
    seed: Option<SeedGiven>,
) -> PyResult<State> {
    let py = game.py();
    let mut state = Game::start(game, seed)?;
    for (seat, action) in history {
        let actor = match seat {
            Some(number) => Actor::Seat(convert::seat(number, state.seats())?),
            None => Actor::Chance,
        };
        let id = state.rules().read(py, actor, Action::Text(action))?;
        state.position.play(actor, id).map_err(|error| errors::action(py, &error, None))?;
    }
    Ok(state)
}
