//! What is said about a set-up, and about a folder that has another one.

use core::fmt;
use std::path::Path;

use cloverleaf_lab::RuleSet;

use crate::Setup;

/// Who plays, if it is the same player on every seat.
pub(crate) fn same_players(setup: &Setup) -> Option<&str> {
    let same = setup.bots.windows(2).all(|pair| pair[0] == pair[1]);
    setup.bots.first().filter(|_| same).map(String::as_str)
}

/// The game, the players and the seed in one line: with the rules it says everything.
pub(crate) fn title(setup: &Setup) -> String {
    let who = same_players(setup).map_or_else(|| setup.bots.join(" "), str::to_owned);
    format!("{}, {} seats, {who}, seed {}", setup.game, setup.seats, setup.seed)
}

/// A rule set, also where it changes nothing.
pub(crate) fn rules(rules: &RuleSet) -> String {
    if rules.is_empty() { "the rules as they are".to_owned() } else { rules.to_string() }
}

/// What a set-up has, by what it is.
pub(crate) fn named(setup: &Setup) -> Vec<(String, String)> {
    let mut named = vec![
        ("game is".to_owned(), setup.game.clone()),
        ("version of the rules is".to_owned(), setup.rules.to_string()),
        ("number of seats is".to_owned(), setup.seats.to_string()),
        ("bots are".to_owned(), setup.bots.join(", ")),
        ("ladder is".to_owned(), setup.ladder.join(", ")),
        ("seed is".to_owned(), setup.seed.to_string()),
    ];
    named.extend(setup.options.iter().map(|(name, value)| (format!("option {name} is"), brief(value))));
    named
}

/// What a search has beside that.
pub(crate) fn named_search(base: &RuleSet, seconds: f64) -> Vec<(String, String)> {
    vec![
        ("base is".to_owned(), rules(base)),
        ("time for a decision is".to_owned(), format!("{seconds} seconds")),
    ]
}

/// Values can be whole board files.
fn brief(value: &str) -> String {
    let line: String = value.lines().next().unwrap_or_default().chars().take(40).collect();
    if line.len() < value.len() { format!("'{line} …'") } else { format!("'{line}'") }
}

/// What differs between what is asked for and what there is; nothing if they are the same.
pub(crate) fn difference(own: Vec<(String, String)>, kept: Vec<(String, String)>) -> Option<String> {
    let differs = own.into_iter().zip(kept).filter(|(own, kept)| own != kept);
    let told: Vec<String> =
        differs.map(|((name, own), (_, kept))| format!("the {name} {own} here and {kept} there")).collect();
    (!told.is_empty()).then(|| told.join(", "))
}

/// A folder has another study.
pub(crate) fn another(folder: &Path, difference: &str) -> String {
    format!("{} has another study: {difference}; name another folder, or delete this one", folder.display())
}

/// A file or folder cannot be used.
pub(crate) fn unusable(path: &Path, error: impl fmt::Display) -> String {
    format!("cannot use {}: {error}", path.display())
}

/// A line of a file cannot be read.
pub(crate) fn damaged(path: &Path, line: usize, error: impl fmt::Display) -> String {
    format!("{}: line {line} is damaged: {error}", path.display())
}
