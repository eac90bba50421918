//! How fast the rules were before: an earlier run, or when they were first finished.

use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::args::SetupArgs;
use crate::failure::Failure;
use crate::files;

/// Moves a second of random play when a game was first finished, on one core of one server. Another
/// machine has other figures: to see what a change does, compare with a run of one's own.
const FIRST: [(&str, f64); 4] = [
    ("congestion", 4_400_000.0),
    ("tango", 2_530_000.0),
    ("gridlock", 1_970_000.0),
    ("rightofway", 929_000.0),
];

/// The figures to compare with.
#[derive(Debug)]
pub(super) enum Earlier {
    /// Those of when the games were first finished.
    First,
    /// Those of an earlier run, a JSON object a line.
    Run(PathBuf, Vec<Value>),
}

impl Earlier {
    /// Reads what an earlier run wrote with `--json`; without a file it is the first figures.
    pub(super) fn read(file: Option<&Path>) -> Result<Earlier, Failure> {
        let Some(file) = file else { return Ok(Earlier::First) };
        let wrong = |line: &str| {
            let file = file.display();
            Failure::wrong_use(format!("{file} is no output of `cloverleaf bench --json`: '{line}'"))
        };
        let read = |line: &str| {
            let value = serde_json::from_str(line).ok();
            value.filter(|value: &Value| moves_per_second(value).is_some()).ok_or_else(|| wrong(line))
        };
        let text = files::read(file)?;
        let lines: Vec<Value> = text.lines().map(read).collect::<Result<_, _>>()?;
        if lines.is_empty() { Err(wrong("")) } else { Ok(Earlier::Run(file.to_owned(), lines)) }
    }

    /// Moves a second of random play of a game then; none where that was not measured.
    pub(super) fn moves_per_second(&self, game: &str, setup: &SetupArgs) -> Option<f64> {
        match self {
            Earlier::First => {
                // They are of the largest table with the usual options.
                let usual = setup.seats.is_none() && setup.options.is_empty() && setup.city.board.is_none();
                FIRST.iter().find(|(name, _)| *name == game && usual).map(|(_, moves)| *moves)
            }
            Earlier::Run(..) => moves_per_second(self.of(game)?),
        }
    }

    /// Nanoseconds a call that a part took then, where the earlier run measured it.
    pub(super) fn part_ns(&self, game: &str, part: &str) -> Option<f64> {
        self.of(game)?["parts"][part]["ns"].as_f64()
    }

    fn of(&self, game: &str) -> Option<&Value> {
        match self {
            Earlier::First => None,
            Earlier::Run(_, lines) => lines.iter().find(|line| line["game"] == game),
        }
    }

    /// What it is, for the reader.
    pub(super) fn name(&self) -> String {
        match self {
            Earlier::First => "when it was first finished".to_owned(),
            Earlier::Run(file, _) => format!("in {}", file.display()),
        }
    }
}

fn moves_per_second(line: &Value) -> Option<f64> {
    line["moves_per_s"].as_f64().filter(|moves| *moves > 0.0)
}
