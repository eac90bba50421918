//! What a study says while it is being played, and where it fails.

use core::fmt;

pub(crate) const GAMES: &str = "games of the study";
pub(crate) const PLAYED_ON: &str = "games played on with other draws";

pub(crate) fn step(upper: &str, lower: &str) -> String {
    format!("games of {upper} against {lower}")
}

pub(crate) fn record(error: impl fmt::Display) -> String {
    format!("a record of the study does not hold: {error}")
}
