//! What a comparison says: a table, and what changed in a plain sentence.

use std::collections::BTreeMap;

use cloverleaf_lab::{Change, Difference, RuleSet, wilson};

use super::measure::{between, changed, heading, noun, signed};
use super::setup::rules;

pub(crate) const SAME: &str = "Both rule sets are the same; there is nothing to compare.";
/// What is counted while one waits.
pub(crate) const STAGE: &str = "deals at the most";

/// The lines above the table.
pub(crate) fn head(title: &str, pairs: u64, a: &RuleSet, b: &RuleSet) -> String {
    let rule_sets = format!("A: {}\nB: {}", rules(a), rules(b));
    let headings = format!("{:<31}  {:>8}  {:>8}  {:>8}  95 % interval", "", "A", "B", "B − A");
    format!("{title}, {pairs} pairs of games\n{rule_sets}\n\n{headings}")
}

/// A measure's line of the table.
pub(crate) fn line(difference: &Difference, decides: bool) -> String {
    let measure = difference.measure;
    let [a, b] = difference.means.map(|mean| measure.told(mean));
    let by = signed(measure.told(difference.difference));
    let within = between(measure, difference.interval);
    let change = match difference.change {
        Change::More => "more",
        Change::Less => "less",
        Change::None => "the same",
        Change::Unsure => "",
    };
    let decides = if decides { "  (decides)" } else { "" };
    let line =
        format!("{:<31}  {a:>8.1}  {b:>8.1}  {by:>8}  {within:<18} {change}{decides}", heading(measure));
    line.trim_end().to_owned()
}

/// How the games of one rule set ended: each way with its share and how sure that is.
pub(crate) fn ended(name: &str, reasons: &BTreeMap<&'static str, u64>) -> String {
    let games: u64 = reasons.values().sum();
    let ways = reasons.iter().map(|(reason, count)| {
        let sure = wilson(*count as f64, games);
        let [share, from, to] = [*count as f64 / games.max(1) as f64, sure.from, sure.to].map(|x| x * 100.0);
        format!("{reason} {share:.1} % ({from:.1}–{to:.1})")
    });
    format!("{name} ended by: {}", ways.collect::<Vec<_>>().join(", "))
}

/// All of it: what decided, which comes first, what else is sure, and what could not be told.
pub(crate) fn sentence(a: &RuleSet, b: &RuleSet, differences: &[Difference]) -> String {
    let b = rules(b);
    let with = if a.is_empty() { format!("With {b}") } else { format!("With {b} instead of {a}") };
    let Some((first, others)) = differences.split_first() else { return String::new() };
    let (sure, rest): (Vec<_>, Vec<_>) =
        others.iter().partition(|other| matches!(other.change, Change::More | Change::Less));
    let said: Vec<_> = core::iter::once(first).chain(sure).map(clause).collect();
    let rest: Vec<_> = rest.into_iter().map(unchanged).collect();
    let rest = match rest.as_slice() {
        [] => String::new(),
        rest => format!(" Not measurably changed: {}.", rest.join(", ")),
    };
    format!("{with} {}.{rest}", said.join("; "))
}

/// What is said of one measure.
fn clause(difference: &Difference) -> String {
    let Difference { measure, interval, .. } = *difference;
    match difference.change {
        Change::More => changed(measure, &by(difference), true),
        Change::Less => changed(measure, &by(difference), false),
        Change::None => format!("{} is as it was ({})", noun(measure), between(measure, interval)),
        Change::Unsure => {
            format!("{} did not change measurably ({})", noun(measure), between(measure, interval))
        }
    }
}

/// How much it is, without a sign.
fn by(Difference { measure, difference, interval, .. }: &Difference) -> String {
    let [one, from, to] = [*difference, interval.from, interval.to].map(|value| measure.told(value).abs());
    format!("{one:.1} ({:.1}–{:.1})", from.min(to), from.max(to))
}

fn unchanged(Difference { measure, interval, .. }: &Difference) -> String {
    let unit = if interval.from.is_finite() && measure.is_share() { " points" } else { "" };
    format!("{} ({}{unit})", noun(*measure), between(*measure, *interval))
}

#[cfg(test)]
mod tests {
    use super::*;
    use cloverleaf_lab::{Interval, Measure};

    #[test]
    fn it_says_what_changed_and_what_did_not() {
        let rules = |text: &str| RuleSet::read(text).expect("they can be read");
        let spoken = |measure, difference, from, to, change| Difference {
            measure,
            means: [0.0; 2],
            difference,
            interval: Interval { from, to },
            change,
        };
        let all = [
            spoken(Measure::Length, -12.3, -14.5, -10.1, Change::Less),
            spoken(Measure::Seat, 0.004, -0.012, 0.02, Change::Unsure),
            spoken(Measure::Drama, 1.25, 0.5, 2.0, Change::More),
        ];
        assert_eq!(
            sentence(&rules(""), &rules("direct_path=always"), &all),
            "With direct_path=always a game takes 12.3 (10.1–14.5) turns less; the lead changes 1.2 (0.5–2.0) \
             times more. Not measurably changed: the share of whoever acts first (−1.2 … +2.0 points)."
        );
        let unknown = |measure| spoken(measure, 0.0, f64::NEG_INFINITY, f64::INFINITY, Change::Unsure);
        let unsure = [unknown(Measure::Length), unknown(Measure::Seat)];
        assert_eq!(
            sentence(&rules("cars=any"), &rules("cars=own"), &unsure),
            "With cars=own instead of cars=any the length in turns did not change measurably (too few games). \
             Not measurably changed: the share of whoever acts first (too few games)."
        );
    }
}
