//! How measures are called, and how their numbers are written in comparisons and searches.

use cloverleaf_lab::{Interval, Measure};

/// What it is, for the head of a table.
pub(crate) fn heading(measure: Measure) -> &'static str {
    match measure {
        Measure::Length => "turns a game takes",
        Measure::Minutes => "minutes a game takes",
        Measure::Seat => "% of wins for the first to act",
        Measure::Decisive => "% of games with a single winner",
        Measure::Drama => "changes of the lead a game",
        Measure::Spread => "points from best to worst",
        Measure::Width => "actions to choose from",
        Measure::Limit => "% of games at the turn limit",
    }
}

/// What it is, for whoever may choose one.
pub(crate) fn explained(measure: Measure) -> &'static str {
    match measure {
        Measure::Length => "How many turns a game takes",
        Measure::Minutes => "How many minutes, by the seconds that people take for a decision",
        Measure::Seat => "How often the seat wins that is first to act",
        Measure::Decisive => "How often there is a single winner",
        Measure::Drama => "How often the lead changes hands",
        Measure::Spread => "How far the best score is from the worst in the end",
        Measure::Width => "How many actions there are to choose from",
        Measure::Limit => "How often the turn limit ends the game",
    }
}

/// What it is, within a sentence.
pub(crate) fn noun(measure: Measure) -> &'static str {
    match measure {
        Measure::Length => "the length in turns",
        Measure::Minutes => "the length in minutes",
        Measure::Seat => "the share of whoever acts first",
        Measure::Decisive => "the share of games with a single winner",
        Measure::Drama => "the number of changes of the lead",
        Measure::Spread => "the spread of the scores",
        Measure::Width => "the number of actions to choose from",
        Measure::Limit => "the share of games at the turn limit",
    }
}

/// That there is more or less of it, by so much.
pub(crate) fn changed(measure: Measure, by: &str, more: bool) -> String {
    let [more_or_less, more_or_fewer] = if more { ["more", "more"] } else { ["less", "fewer"] };
    match measure {
        Measure::Length => format!("a game takes {by} turns {more_or_less}"),
        Measure::Minutes => format!("a game takes {by} minutes {more_or_less}"),
        Measure::Seat => format!("whoever acts first wins {by} points {more_or_less} often"),
        Measure::Decisive => format!("{by} points {more_or_fewer} of the games have a single winner"),
        Measure::Drama => format!("the lead changes {by} times {more_or_less}"),
        Measure::Spread => {
            format!("the scores end {by} points {}", if more { "further apart" } else { "closer" })
        }
        Measure::Width => format!("there are {by} actions {more_or_fewer} to choose from"),
        Measure::Limit => format!("{by} points {more_or_fewer} of the games run into the turn limit"),
    }
}

/// A mean with its interval, as far as one is known.
pub(crate) fn with_interval(measure: Measure, mean: f64, Interval { from, to }: Interval) -> String {
    let (least, most) = if measure.is_share() { (0.0, 1.0) } else { (f64::NEG_INFINITY, f64::INFINITY) };
    let [mean, from, to] = [mean, from.max(least), to.min(most)].map(|value| measure.told(value));
    if from.is_finite() { format!("{mean:.1} ({from:.1}–{to:.1})") } else { format!("{mean:.1}") }
}

/// One decimal and a sign that is a minus, not a hyphen.
pub(crate) fn signed(value: f64) -> String {
    format!("{value:+.1}").replace('-', "−")
}

/// From where to where, with signs: the interval of a difference.
pub(crate) fn between(measure: Measure, interval: Interval) -> String {
    if !interval.from.is_finite() {
        return "too few games".to_owned();
    }
    let [from, to] = [interval.from, interval.to].map(|edge| signed(measure.told(edge)));
    format!("{from} … {to}")
}
