//! What changed, in a plain sentence.

use cloverleaf_lab::{Change, Interval};

use super::figure::Figure;
use super::rule_set::RuleSet;

/// A figure to speak of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spoken {
    pub(crate) figure: Figure,
    pub(crate) difference: f64,
    pub(crate) interval: Interval,
    pub(crate) change: Change,
}

/// From where to where, with signs: the interval of a difference.
pub(crate) fn between(figure: Figure, interval: Interval) -> String {
    if !interval.from.is_finite() {
        return "too few games".to_owned();
    }
    let [from, to] = [interval.from, interval.to].map(|edge| signed(figure.told(edge)));
    format!("{from} … {to}")
}

/// One decimal and a sign that is a minus, not a hyphen.
pub(crate) fn signed(value: f64) -> String {
    format!("{value:+.1}").replace('-', "−")
}

/// All of it: what decided, what else is sure, and what could not be told.
pub(crate) fn sentence(a: &RuleSet, b: &RuleSet, spoken: &[Spoken]) -> String {
    let with = if a.0.is_empty() { format!("With {b}") } else { format!("With {b} instead of {a}") };
    let Some((first, others)) = spoken.split_first() else { return String::new() };
    let mut said = vec![clause(first)];
    let changed = |spoken: &&Spoken| matches!(spoken.change, Change::More | Change::Less);
    said.extend(others.iter().filter(changed).map(clause));
    let rest: Vec<_> = others.iter().filter(|spoken| !changed(spoken)).map(unchanged).collect();
    let rest = if rest.is_empty() {
        String::new()
    } else {
        format!(" Not measurably changed: {}.", rest.join(", "))
    };
    format!("{with} {}.{rest}", said.join("; "))
}

/// What is said of one figure.
fn clause(spoken: &Spoken) -> String {
    match spoken.change {
        Change::More | Change::Less => changed(spoken),
        Change::None => {
            let Spoken { figure, interval, .. } = spoken;
            format!("{} is as it was ({})", noun(*figure), between(*figure, *interval))
        }
        Change::Unsure => {
            let Spoken { figure, interval, .. } = spoken;
            format!("{} did not change measurably ({})", noun(*figure), between(*figure, *interval))
        }
    }
}

fn changed(Spoken { figure, difference, interval, change }: &Spoken) -> String {
    let [one, from, to] = [*difference, interval.from, interval.to].map(|value| figure.told(value).abs());
    let by = format!("{one:.1} ({:.1}–{:.1})", from.min(to), from.max(to));
    let more = *change == Change::More;
    let [more_or_less, more_or_fewer] = if more { ["more", "more"] } else { ["less", "fewer"] };
    match figure {
        Figure::Length => format!("a game takes {by} turns {more_or_less}"),
        Figure::Minutes => format!("a game takes {by} minutes {more_or_less}"),
        Figure::Seat => format!("whoever acts first wins {by} points {more_or_less} often"),
        Figure::Decisive => format!("{by} points {more_or_fewer} of the games have a single winner"),
        Figure::Drama => format!("the lead changes {by} times {more_or_less}"),
        Figure::Spread => {
            format!("the scores end {by} points {}", if more { "further apart" } else { "closer" })
        }
        Figure::Width => format!("there are {by} actions {more_or_fewer} to choose from"),
        Figure::Limit => format!("{by} points {more_or_fewer} of the games run into the turn limit"),
    }
}

fn unchanged(spoken: &Spoken) -> String {
    let known = spoken.interval.from.is_finite();
    let unit = if known && spoken.figure.is_share() { " points" } else { "" };
    format!("{} ({}{unit})", noun(spoken.figure), between(spoken.figure, spoken.interval))
}

fn noun(figure: Figure) -> &'static str {
    match figure {
        Figure::Length => "the length in turns",
        Figure::Minutes => "the length in minutes",
        Figure::Seat => "the share of whoever acts first",
        Figure::Decisive => "the share of games with a single winner",
        Figure::Drama => "the number of changes of the lead",
        Figure::Spread => "the spread of the scores",
        Figure::Width => "the number of actions to choose from",
        Figure::Limit => "the share of games at the turn limit",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_says_what_changed_and_what_did_not() {
        let rules = |text: &str| RuleSet::read(text).expect("they can be read");
        let spoken = |figure, difference, from, to, change| Spoken {
            figure,
            difference,
            interval: Interval { from, to },
            change,
        };
        let all = [
            spoken(Figure::Length, -12.3, -14.5, -10.1, Change::Less),
            spoken(Figure::Seat, 0.004, -0.012, 0.02, Change::Unsure),
            spoken(Figure::Drama, 1.25, 0.5, 2.0, Change::More),
        ];
        assert_eq!(
            sentence(&rules(""), &rules("direct_path=always"), &all),
            "With direct_path=always a game takes 12.3 (10.1–14.5) turns less; the lead changes 1.2 (0.5–2.0) \
             times more. Not measurably changed: the share of whoever acts first (−1.2 … +2.0 points)."
        );
        let unknown = |figure| spoken(figure, 0.0, f64::NEG_INFINITY, f64::INFINITY, Change::Unsure);
        let unsure = [unknown(Figure::Length), unknown(Figure::Seat)];
        assert_eq!(
            sentence(&rules("cars=any"), &rules("cars=own"), &unsure),
            "With cars=own instead of cars=any the length in turns did not change measurably (too few games). \
             Not measurably changed: the share of whoever acts first (too few games)."
        );
    }
}
