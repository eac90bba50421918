//! What a comparison says: a table, and what changed in a plain sentence.

use std::collections::BTreeMap;

use cloverleaf_core::Say;
use cloverleaf_lab::{Change, Difference, RuleSet, wilson};

use super::measure::{between, changed, heading, noun, signed};
use super::said;
use super::setup::rules;
use crate::figure::{decimal, reason_name};

/// The lines above the table.
pub(crate) fn head(title: &str, pairs: u64, a: &RuleSet, b: &RuleSet, say: &dyn Say) -> String {
    let head = said!(say, "lab-compare-head", title = title, pairs = pairs.to_string());
    let rule_sets = format!("A: {}\nB: {}", rules(a, say), rules(b, say));
    let interval = said!(say, "lab-compare-interval");
    let headings = format!("{:<31}  {:>8}  {:>8}  {:>8}  {interval}", "", "A", "B", "B − A");
    format!("{head}\n{rule_sets}\n\n{headings}")
}

/// A measure's line of the table.
pub(crate) fn line(difference: &Difference, decides: bool, say: &dyn Say) -> String {
    let measure = difference.measure;
    let [a, b] = difference.means.map(|mean| decimal(measure.told(mean), 1, say));
    let by = signed(measure.told(difference.difference), say);
    let within = between(measure, difference.interval, say);
    let change = match difference.change {
        Change::More => said!(say, "lab-compare-more"),
        Change::Less => said!(say, "lab-compare-less"),
        Change::None => said!(say, "lab-compare-none"),
        Change::Unsure => String::new(),
    };
    let decides = if decides { said!(say, "lab-compare-decides") } else { String::new() };
    let heading = heading(measure, say);
    let line = format!("{heading:<31}  {a:>8}  {b:>8}  {by:>8}  {within:<18} {change}  {decides}");
    line.trim_end().to_owned()
}

/// How the games of one rule set ended: each way with its share and how sure that is.
pub(crate) fn ended(name: &str, reasons: &BTreeMap<&'static str, u64>, say: &dyn Say) -> String {
    let games: u64 = reasons.values().sum();
    let ways = reasons.iter().map(|(reason, count)| {
        let sure = wilson(*count as f64, games);
        let all = [*count as f64 / games.max(1) as f64, sure.from, sure.to];
        let [share, from, to] = all.map(|share| decimal(share * 100.0, 1, say));
        format!("{} {} ({from}–{to})", reason_name(reason, say), said!(say, "report-share", number = share))
    });
    let ways = ways.collect::<Vec<_>>().join(", ");
    said!(say, "lab-compare-ended", name = name, ways = ways)
}

/// All of it: what decided, which comes first, what else is sure, and what could not be told.
pub(crate) fn sentence(a: &RuleSet, b: &RuleSet, differences: &[Difference], say: &dyn Say) -> String {
    let Some((first, others)) = differences.split_first() else { return String::new() };
    let (sure, rest): (Vec<_>, Vec<_>) =
        others.iter().partition(|other| matches!(other.change, Change::More | Change::Less));
    let changes: Vec<_> =
        core::iter::once(first).chain(sure).map(|difference| clause(difference, say)).collect();
    let (b, changes) = (rules(b, say), changes.join("; "));
    let told = match a.is_empty() {
        true => said!(say, "lab-compare-with", b = b, changes = changes),
        false => said!(say, "lab-compare-with-instead", a = a.to_string(), b = b, changes = changes),
    };
    let rest: Vec<_> = rest.into_iter().map(|difference| unchanged(difference, say)).collect();
    match rest.is_empty() {
        true => told,
        false => format!("{told} {}", said!(say, "lab-compare-unchanged", all = rest.join(", "))),
    }
}

/// What is said of one measure.
fn clause(difference: &Difference, say: &dyn Say) -> String {
    let Difference { measure, interval, .. } = *difference;
    let as_noun = |key: &'static str| {
        said!(say, key, what = noun(measure, say), within = between(measure, interval, say))
    };
    match difference.change {
        Change::More => changed(measure, &by(difference, say), true, say),
        Change::Less => changed(measure, &by(difference, say), false, say),
        Change::None => as_noun("lab-compare-as-it-was"),
        Change::Unsure => as_noun("lab-compare-unsure"),
    }
}

/// How much it is, without a sign.
fn by(Difference { measure, difference, interval, .. }: &Difference, say: &dyn Say) -> String {
    let [one, from, to] = [*difference, interval.from, interval.to].map(|value| measure.told(value).abs());
    let [one, from, to] = [one, from.min(to), from.max(to)].map(|value| decimal(value, 1, say));
    format!("{one} ({from}–{to})")
}

fn unchanged(Difference { measure, interval, .. }: &Difference, say: &dyn Say) -> String {
    let within = between(*measure, *interval, say);
    let within = match interval.from.is_finite() && measure.is_share() {
        true => said!(say, "lab-compare-points", within = within),
        false => within,
    };
    format!("{} ({within})", noun(*measure, say))
}

#[cfg(test)]
mod tests {
    use super::*;
    use cloverleaf_lab::{Interval, Measure};
    use cloverleaf_words::english;

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
            sentence(&rules(""), &rules("direct_path=always"), &all, english()),
            "With direct_path=always a game takes 12.3 (10.1–14.5) turns less; the lead changes 1.2 (0.5–2.0) \
             times more. Not measurably changed: the share of whoever acts first (−1.2 … +2.0 points)."
        );
        let unknown = |measure| spoken(measure, 0.0, f64::NEG_INFINITY, f64::INFINITY, Change::Unsure);
        let unsure = [unknown(Measure::Length), unknown(Measure::Seat)];
        assert_eq!(
            sentence(&rules("cars=any"), &rules("cars=own"), &unsure, english()),
            "With cars=own instead of cars=any the length in turns did not change measurably (too few games). \
             Not measurably changed: the share of whoever acts first (too few games)."
        );
    }
}
