//! What a study says while it is being played, and where it fails.

pub(crate) const GAMES: &str = "games of the study";
pub(crate) const PLAYED_ON: &str = "games played on with other draws";

pub(crate) fn step(upper: &str, lower: &str) -> String {
    format!("games of {upper} against {lower}")
}
