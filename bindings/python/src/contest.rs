//! Matches between bots and callables: the same that `cloverleaf match` holds.

use core::ops::{ControlFlow, Range};
use std::sync::{Mutex, PoisonError};

use cloverleaf_catalog::{Playable, Visitor, entry, visit};
use cloverleaf_core::{Message, Value};
use cloverleaf_lab::{Contest, LabError, Played, Question, Seating, Standings, Tally, by_seat, limited};
use cloverleaf_table::{self as table, options_from};
use pyo3::prelude::*;

use crate::contest::player::{Seated, seated};
use crate::errors::{self, wrong};
use crate::game::Game;
use crate::record::Record;

mod player;
mod result;

/// The most games of a match, as on the command line.
const MOST_GAMES: u64 = 100_000_000;

/// What a match is asked.
#[derive(FromPyObject)]
pub(crate) enum Asked {
    Fair(bool),
    Between(f64, f64),
}

/// Lets players meet in many games, and says who is better and how sure that is; the same as ``cloverleaf match``.
///
/// Every deal is played once for each seating, so that neither a lucky seat nor a lucky deal favours anyone. Games
/// follow from the seed alone, whatever the number of threads. If there are more seats than players, the last takes
/// all that are left; a game by name gets as many seats as there are players. Games without a turn limit get one of
/// 1000, because players that never finish must not hold up the others.
///
/// Args:
///     game: The game, or its id.
///     players: Two to four of them: levels, bots or callables that answer a `Decision` with an id, a notation or a
///         list of these. Those of one name are counted together; a pair gives a callable a name.
///     games: How many games, rounded up so that everybody sits everywhere; with a question at the most.
///     seed: The number from which the whole match follows.
///     threads: On how many threads; without it, on all the machine has, or on one if there are callables.
///     question: Whether to stop as soon as it is sure that the first player wins more than a fair share; or, as two
///         shares, as soon as it is sure which of the two it is closer to.
///     records: Whether to keep the record of every game.
///
/// Raises:
///     MatchError: If a player does what cannot be done. An exception that a callable raises is raised as it is.
#[pyfunction(name = "match")]
#[pyo3(signature = (game, players, *, games=100, seed=1, threads=None, question=None, records=false))]
#[pyo3(text_signature = "(game, players, *, games=100, seed=1, threads=None, question=False, records=False)")]
#[expect(clippy::too_many_arguments, clippy::needless_pass_by_value, reason = "Python calls it, by names")]
pub(crate) fn match_<'py>(
    py: Python<'py>,
    game: &Bound<'py, PyAny>,
    players: Vec<Bound<'py, PyAny>>,
    games: u64,
    seed: u64,
    threads: Option<usize>,
    question: Option<Asked>,
    records: bool,
) -> PyResult<Bound<'py, PyAny>> {
    let game = rules(py, game, players.len())?;
    if !(1..=MOST_GAMES).contains(&games) {
        return Err(counts());
    }
    let played = 0..Seating::whole_rounds(games, game.get().rules().seats());
    let hold = Hold { games: played, seed, threads, question: None, records };
    let (standings, records) = hold.with(&game, &players, question)?;
    result::told(py, game.get().rules().id(), &standings, records)
}

/// Plays some of the games of a match, by their numbers, and gives their records: a part of the work of `match`, which
/// may be done anywhere.
///
/// Args:
///     game: The game, or its id.
///     players: The players, as for `match`.
///     games: How many games; they are not rounded up.
///     first: The number of the first of them, counted from 0.
///     seed: The number from which the whole match follows.
///     threads: On how many threads, as for `match`.
///
/// Raises:
///     MatchError: If a player does what cannot be done.
#[pyfunction]
#[pyo3(signature = (game, players, *, games, first=0, seed=1, threads=None))]
#[expect(clippy::needless_pass_by_value, reason = "Python calls it")]
pub(crate) fn play_games<'py>(
    py: Python<'py>,
    game: &Bound<'py, PyAny>,
    players: Vec<Bound<'py, PyAny>>,
    games: u64,
    first: u64,
    seed: u64,
    threads: Option<usize>,
) -> PyResult<Vec<Record>> {
    let game = rules(py, game, players.len())?;
    if games > MOST_GAMES || first > MOST_GAMES {
        return Err(counts());
    }
    let hold = Hold { games: first..first + games, seed, threads, question: None, records: true };
    let (_, records) = hold.with(&game, &players, None)?;
    Ok(records)
}

/// What a match comes to whose games have been played, as `match` would say, but for the times that decisions took.
///
/// Args:
///     game: The game, or its id.
///     players: The players, as for `match`.
///     records: The records of its games, in order from the first.
///
/// Raises:
///     RecordError: If a record does not hold, is of another game, or is not over.
///     ValueError: If others sit at its seats than sit there in this match.
#[pyfunction]
#[expect(clippy::needless_pass_by_value, reason = "Python calls it")]
pub(crate) fn result_of<'py>(
    py: Python<'py>,
    game: &Bound<'py, PyAny>,
    players: Vec<Bound<'py, PyAny>>,
    records: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyAny>> {
    let game = rules(py, game, players.len())?;
    let failure = Mutex::new(None);
    let (_, names) = entrants(&game, &players, &failure)?;
    let mut standings = Standings::new(names.clone(), None);
    for (index, record) in records.try_iter()?.enumerate() {
        let record = record?.cast_into::<Record>()?;
        let played = result::played(&game, &names, index as u64, record.get())?;
        // There is no question to be answered early.
        let _ = standings.see(&played);
    }
    result::told(py, game.get().rules().id(), &standings, Vec::new())
}

fn counts() -> PyErr {
    wrong(&Message::new("python-match-counts").text("most", MOST_GAMES))
}

/// The players, and their names by entrant.
fn entrants<'a>(
    game: &Bound<'_, Game>,
    players: &[Bound<'_, PyAny>],
    failure: &'a Mutex<Option<PyErr>>,
) -> PyResult<(Vec<Seated<'a>>, Vec<String>)> {
    if players.is_empty() {
        return Err(counts());
    }
    let players = players.iter().map(|player| seated(player, game, failure));
    let players = players.collect::<PyResult<Vec<_>>>()?;
    check_names(&players)?;
    let names: Vec<String> = players.iter().map(|player| player.name().to_owned()).collect();
    let names = by_seat(&names, game.get().rules().seats()).map_err(|error| lab(game.py(), &error))?;
    Ok((players, names))
}

/// The rules of a match: those given, or a game by name with a seat for everybody; with a limit to its turns.
fn rules<'py>(py: Python<'py>, given: &Bound<'py, PyAny>, players: usize) -> PyResult<Bound<'py, Game>> {
    let game = if let Ok(game) = given.cast::<Game>() {
        let game = game.get();
        Game::open(py, game.rules().id(), Some(game.rules().seats()), limited(game.given().to_vec()))?
    } else {
        let id: String = given.extract()?;
        let about = entry(&id).map_err(|error| errors::plain(py, "OptionError", &error.message()))?.about;
        let seats = u8::try_from(players).unwrap_or(u8::MAX).max(about.min_seats);
        Game::open(py, &id, Some(seats), limited(Vec::new()))?
    };
    Bound::new(py, game)
}

/// Different players have different names: those of one name are counted together.
fn check_names(players: &[Seated<'_>]) -> PyResult<()> {
    for (index, player) in players.iter().enumerate() {
        if players[..index].iter().any(|other| other.name() == player.name() && !other.is(player)) {
            return Err(wrong(&Message::new("python-same-name").text("name", player.name())));
        }
    }
    Ok(())
}

/// As many threads as there are, but one where there are callables, which wait for each other anyway.
fn threads_for(players: &[Seated<'_>]) -> Option<usize> {
    let all = std::thread::available_parallelism().ok().map(usize::from);
    all.filter(|_| !players.iter().any(Seated::is_python))
}

fn lab(py: Python<'_>, error: &LabError) -> PyErr {
    match error {
        LabError::Fault(_) => errors::plain(py, "MatchError", &error.message()),
        LabError::Options(error) => errors::setup(py, error),
        _ => wrong(&error.message()),
    }
}

impl Asked {
    /// The question about the first of these players.
    fn about(self, names: &[String]) -> PyResult<Option<Question>> {
        let tally = Tally::new(names.to_vec());
        match (self, tally.rows()) {
            (Asked::Fair(false), _) => Ok(None),
            (_, [] | [_]) => Err(wrong(&Message::new("match-one-player"))),
            (Asked::Fair(true), [first, ..]) => Ok(Some(Question::more_than_fair(tally.fair(first)))),
            (Asked::Between(low, high), _) => {
                Question::new(low, high).map(Some).map_err(|_| wrong(&Message::new("python-question")))
            }
        }
    }
}

/// A match, or a part of one, about to be held.
struct Hold {
    games: Range<u64>,
    seed: u64,
    threads: Option<usize>,
    question: Option<Question>,
    records: bool,
}

impl Hold {
    /// Holds it between these players.
    fn with(
        mut self,
        game: &Bound<'_, Game>,
        players: &[Bound<'_, PyAny>],
        asked: Option<Asked>,
    ) -> PyResult<(Standings, Vec<Record>)> {
        let py = game.py();
        let failure = Mutex::new(None);
        let (players, names) = entrants(game, players, &failure)?;
        if self.threads == Some(0) {
            return Err(counts());
        }
        self.threads = self.threads.or_else(|| threads_for(&players));
        self.question = asked.map(|asked| asked.about(&names)).transpose()?.flatten();
        let held = Held {
            hold: &self,
            options: game.get().given(),
            players: (0..names.len()).map(|seat| &players[seat.min(players.len() - 1)]).collect(),
            failure: &failure,
        };
        let id = game.get().rules().id();
        let held = py.detach(|| visit(id, held)).expect("open rules are of a known game");
        if let Some(error) = failure.into_inner().unwrap_or_else(PoisonError::into_inner) {
            return Err(error);
        }
        let (standings, records) = held.map_err(|error| lab(py, &error))?;
        let records = records.iter().map(|record| Record::of(record, game.get().given()));
        Ok((standings, records.collect()))
    }
}

/// The same with everything it needs.
struct Held<'a> {
    hold: &'a Hold,
    options: &'a [(String, Value)],
    players: Vec<&'a Seated<'a>>,
    failure: &'a Mutex<Option<PyErr>>,
}

impl Visitor for Held<'_> {
    type Output = Result<(Standings, Vec<table::Record>), LabError>;

    fn visit<G: Playable>(self) -> Self::Output {
        let Hold { games, seed, threads, question, records } = self.hold;
        let players = self.players.iter().map(|player| player.player::<G>()).collect();
        let contest = Contest::<G>::new(options_from(self.options)?, players, *seed)?;
        let mut standings = Standings::new(contest.contestants(), *question);
        let mut kept = Vec::new();
        let see = |played: Played| {
            let enough = standings.see(&played);
            if *records {
                kept.push(played.record);
            }
            // So that somebody who presses Ctrl-C need not wait for the last game.
            match Python::attach(|py| py.check_signals().err()) {
                None => enough,
                Some(interrupt) => {
                    player::note(self.failure, interrupt);
                    ControlFlow::Break(())
                }
            }
        };
        contest.run_some(games.clone(), threads.unwrap_or(1), see)?;
        Ok((standings, kept))
    }
}
