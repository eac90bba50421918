//! How measures are called, and how their numbers are written in comparisons and searches.

use cloverleaf_core::{Message, Say};
use cloverleaf_lab::{Interval, Measure};

use super::said;
use crate::figure::decimal;

/// What it is, for the head of a table.
pub(crate) fn heading(measure: Measure, say: &dyn Say) -> String {
    said!(say, key("heading", measure))
}

/// What it is, for whoever may choose one.
pub(crate) fn explained(measure: Measure) -> Message {
    Message::new(key("explained", measure))
}

/// What it is, within a sentence.
pub(crate) fn noun(measure: Measure, say: &dyn Say) -> String {
    said!(say, key("noun", measure))
}

/// That there is more or less of it, by so much.
pub(crate) fn changed(measure: Measure, by: &str, more: bool, say: &dyn Say) -> String {
    let message = Message::new(key("changed", measure)).text("by", by);
    say.say(&message.choice("change", if more { "more" } else { "less" }))
}

/// The key of what is said about a measure: a test has all of them.
fn key(what: &str, measure: Measure) -> String {
    format!("lab-{what}-{}", measure.word())
}

/// A mean with its interval, as far as one is known.
pub(crate) fn with_interval(
    measure: Measure,
    mean: f64,
    Interval { from, to }: Interval,
    say: &dyn Say,
) -> String {
    let (least, most) = if measure.is_share() { (0.0, 1.0) } else { (f64::NEG_INFINITY, f64::INFINITY) };
    let told = |value: f64| decimal(measure.told(value), 1, say);
    let [from, to] = [from.max(least), to.min(most)];
    if from.is_finite() { format!("{} ({}–{})", told(mean), told(from), told(to)) } else { told(mean) }
}

/// One decimal and a sign that is a minus, not a hyphen.
pub(crate) fn signed(value: f64, say: &dyn Say) -> String {
    let sign = if value.is_sign_negative() { '−' } else { '+' };
    format!("{sign}{}", decimal(value.abs(), 1, say))
}

/// From where to where, with signs: the interval of a difference.
pub(crate) fn between(measure: Measure, interval: Interval, say: &dyn Say) -> String {
    if !interval.from.is_finite() {
        return said!(say, "lab-too-few-games");
    }
    let [from, to] = [interval.from, interval.to].map(|edge| signed(measure.told(edge), say));
    format!("{from} … {to}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use cloverleaf_words::english;

    #[test]
    fn every_measure_has_words() {
        for measure in Measure::ALL {
            for what in ["heading", "explained", "noun", "changed"] {
                assert!(english().has(&key(what, measure)), "{what} of {}", measure.word());
            }
        }
    }
}
