//! Who plays in a match: a level of the bots, or something that can be called.

use std::sync::{Mutex, PoisonError};

use cloverleaf_bots::{Level, choose};
use cloverleaf_catalog::Playable;
use cloverleaf_core::{Seat, SplitMix};
use cloverleaf_environment::{ActionError, imagine};
use cloverleaf_lab::Player;
use cloverleaf_table::PlayError;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyString;

use crate::bot::{Bot, level};
use crate::convert::Action;
use crate::decision::Decision;
use crate::errors;
use crate::game::Game;

/// Somebody with a name.
pub(super) struct Seated<'a> {
    name: String,
    who: Who<'a>,
}

enum Who<'a> {
    Level(Level),
    Python(Called<'a>),
}

/// Something that can be called, and where it is noted that it raised something.
struct Called<'a> {
    function: Py<PyAny>,
    game: Py<Game>,
    failure: &'a Mutex<Option<PyErr>>,
}

/// What a callable answers.
#[derive(FromPyObject)]
enum Answer {
    One(Action),
    Several(Vec<Action>),
}

/// Keeps the first thing that went wrong.
pub(super) fn note(failure: &Mutex<Option<PyErr>>, error: PyErr) {
    failure.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
}

/// The player that was given: a level, a bot, a callable, or a name and a callable.
pub(super) fn seated<'a>(
    given: &Bound<'_, PyAny>,
    game: &Bound<'_, Game>,
    failure: &'a Mutex<Option<PyErr>>,
) -> PyResult<Seated<'a>> {
    if given.is_instance_of::<PyString>() {
        return Ok(Seated::level(level(&given.extract::<String>()?)?));
    }
    if let Ok(bot) = given.extract::<PyRef<'_, Bot>>() {
        return Ok(Seated::level(bot.level_of()));
    }
    let (name, function) = match given.extract::<(String, Bound<'_, PyAny>)>() {
        Ok(named) => named,
        Err(_) => (name_of(given)?, given.clone()),
    };
    if !function.is_callable() {
        return Err(PyTypeError::new_err(errors::say(&"python-player".into())));
    }
    let called = Called { function: function.unbind(), game: game.clone().unbind(), failure };
    Ok(Seated { name, who: Who::Python(called) })
}

/// The name of a callable: its own, or that of its class.
fn name_of(given: &Bound<'_, PyAny>) -> PyResult<String> {
    given
        .getattr("__name__")
        .and_then(|name| name.extract())
        .or_else(|_| Ok(given.get_type().name()?.to_string()))
}

impl Seated<'_> {
    fn level(level: Level) -> Self {
        Seated { name: level.name().to_owned(), who: Who::Level(level) }
    }

    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// Whether both are the same player.
    pub(super) fn is(&self, other: &Seated<'_>) -> bool {
        match (&self.who, &other.who) {
            (Who::Level(one), Who::Level(two)) => one == two,
            (Who::Python(one), Who::Python(two)) => one.function.is(&two.function),
            _ => false,
        }
    }

    pub(super) fn is_python(&self) -> bool {
        matches!(self.who, Who::Python(_))
    }

    /// The same as a player of this game.
    pub(super) fn player<G: Playable>(&self) -> &dyn Player<G> {
        self
    }
}

impl<G: Playable> Player<G> for Seated<'_> {
    fn name(&self) -> &str {
        &self.name
    }

    fn choose(&self, game: &G, view: &G::View, seat: Seat, seed: u64) -> Vec<G::Action> {
        match &self.who {
            Who::Level(level) => choose(*level, game, view, seat, seed, &mut || false)
                .map_or_else(Vec::new, |choice| choice.plan),
            // Choosing nothing ends the match, and what was noted is raised.
            Who::Python(called) => called.choose(game, view, seat, seed).unwrap_or_default(),
        }
    }
}

impl Called<'_> {
    fn choose<G: Playable>(&self, game: &G, view: &G::View, seat: Seat, seed: u64) -> Option<Vec<G::Action>> {
        let imagined = imagine(game, view, &mut SplitMix::new(seed));
        Python::attach(|py| {
            let decision = Decision::new(self.game.clone_ref(py), imagined, seat, seed);
            let answer = self.function.bind(py).call1((decision,));
            let read = answer.and_then(|answer| match answer.extract()? {
                Answer::One(action) => Ok(vec![action]),
                Answer::Several(actions) => Ok(actions),
            });
            let actions = read.and_then(|actions| {
                let action = |action| action_of(game, seat, action);
                let actions = actions.into_iter().map(action).collect::<Result<Vec<_>, _>>();
                actions.map_err(|error| errors::action(py, &error, None))
            });
            actions.map_err(|error| note(self.failure, error)).ok()
        })
    }
}

fn action_of<G: Playable>(game: &G, seat: Seat, action: Action) -> Result<G::Action, ActionError> {
    match action {
        Action::Id(id) => {
            let known = u32::try_from(id).ok().and_then(|number| game.action(seat, number));
            known.ok_or(ActionError::Unknown(id))
        }
        Action::Text(text) => text.parse().map_err(|error| ActionError::Play(PlayError::Text(error))),
    }
}
