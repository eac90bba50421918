//! What the page of a report says around its sections.

use std::path::Path;

use crate::Setup;
use crate::figure::grouped;
use crate::words::setup::same_players;

pub(crate) const OVER: &str = "How it really plays";
pub(crate) const CONTENTS: &str = "Contents";
pub(crate) const NUMBERS: &str = "The numbers";
pub(crate) const HEADINGS: [&str; 4] = ["what", "value", "95 % interval", "out of"];
pub(crate) const SECONDS: &str = "Seconds a decision: ";
/// Before and after the command.
pub(crate) const MADE_BY: [&str; 2] = ["Made by ", "."];
pub(crate) const DATA: &str = "figures.csv, games.csv and decisions.csv lie beside this page, each as .parquet too; \
    records/ has games that `cloverleaf replay` shows and `cloverleaf verify` proves.";
pub(crate) const INTERVALS: &str = "Intervals hold the truth with 95 % certainty: Wilson's for shares, Student's for \
    means. Twenty of them together miss it once. What bots do is not what people do.";

/// The title of the document.
pub(crate) fn title(game: &str) -> String {
    format!("{game}: how it plays")
}

/// How many games, and who plays.
pub(crate) fn setup(games: u64, setup: &Setup) -> String {
    let bots = match same_players(setup) {
        Some(all) => format!("{all} on every seat"),
        None if setup.bots.is_empty() => "nobody on every seat".to_owned(),
        None => setup.bots.join(", "),
    };
    format!("{} games, {} seats, {bots}, seed {}", grouped(&games.to_string()), setup.seats, setup.seed)
}

/// The options with their values, of which some are whole files.
pub(crate) fn options(options: &[(String, String)]) -> String {
    let value = |value: &str| match value.lines().next() {
        None => "as usual".to_owned(),
        Some(line) if line.len() < value.len() => format!("{line} …"),
        Some(line) => line.to_owned(),
    };
    let set: Vec<String> = options.iter().map(|(name, text)| format!("{name} {}", value(text))).collect();
    format!("Options: {}.", set.join(", "))
}

/// The line above the findings, where they are told without a page.
pub(crate) fn found(game: &str, games: u64) -> String {
    format!("{game}, {games} games:")
}

/// Where the page is.
pub(crate) fn written(page: &Path) -> String {
    format!("The report is {}.", page.display())
}
