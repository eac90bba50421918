//! A measured number with a name, as people read it.

use cloverleaf_core::Say;

use crate::Estimate;
use crate::words::said;

/// What a number counts, which says how it is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// A part of something, in per cent.
    Share,
    /// A count or a mean of counts.
    Number,
    /// Minutes at the table.
    Minutes,
    /// Points of a rating.
    Points,
}

impl Unit {
    /// Its name in tables.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Unit::Share => "share",
            Unit::Number => "number",
            Unit::Minutes => "minutes",
            Unit::Points => "points",
        }
    }

    /// A value of this unit, as a language writes it.
    #[must_use]
    pub fn write(self, value: f64, say: &dyn Say) -> String {
        let number = self.bare(value, say);
        match self {
            Unit::Share if value.is_finite() => said!(say, "report-share", number = number),
            Unit::Minutes if value.is_finite() => said!(say, "report-minutes", number = number),
            _ => number,
        }
    }

    /// The same without the unit.
    fn bare(self, value: f64, say: &dyn Say) -> String {
        match self {
            _ if value.is_nan() => "–".to_owned(),
            _ if value.is_infinite() => if value > 0.0 { "∞" } else { "−∞" }.to_owned(),
            Unit::Share => plain(value * 100.0, say),
            Unit::Number | Unit::Minutes => plain(value, say),
            Unit::Points => plain(value.round(), say),
        }
    }
}

/// A number with as many decimals as people can use: three digits, more before the point.
fn plain(value: f64, say: &dyn Say) -> String {
    let decimals = match value.abs() {
        size if size >= 100.0 || size.fract() == 0.0 => 0,
        size if size >= 1.0 => 1,
        _ => 2,
    };
    let text = format!("{value:.decimals$}");
    let (sign, digits) = text.strip_prefix('-').map_or(("", text.as_str()), |digits| ("−", digits));
    let (whole, rest) = digits.split_at(digits.find('.').unwrap_or(digits.len()));
    format!("{sign}{}{}", in_groups(whole, say), marked(rest, say))
}

/// A number with so many decimals.
pub(crate) fn decimal(value: f64, decimals: usize, say: &dyn Say) -> String {
    marked(&format!("{value:.decimals$}"), say)
}

/// A number with all the decimals it has.
pub(crate) fn exact(value: f64, say: &dyn Say) -> String {
    marked(&value.to_string(), say)
}

fn marked(digits: &str, say: &dyn Say) -> String {
    digits.replace('.', &said!(say, "report-decimal-mark"))
}

/// A count with its digits in groups of three.
pub(crate) fn grouped(count: u64, say: &dyn Say) -> String {
    in_groups(&count.to_string(), say)
}

fn in_groups(digits: &str, say: &dyn Say) -> String {
    let first = digits.len() % 3;
    let mut groups: Vec<&str> = Vec::new();
    if first > 0 {
        groups.push(&digits[..first]);
    }
    groups.extend((first..digits.len()).step_by(3).map(|at| &digits[at..at + 3]));
    groups.join(&said!(say, "report-group-mark"))
}

/// What ended a game, by the reason that its rules give.
#[must_use]
pub fn reason_name(reason: &str, say: &dyn Say) -> String {
    said!(say, format!("report-reason-{}", reason.replace(' ', "-")))
}

/// A measured number with a name.
#[derive(Clone, PartialEq, Debug)]
pub struct Figure {
    /// What was measured.
    pub name: String,
    /// The number and how sure it is.
    pub estimate: Estimate,
    /// What it counts.
    pub unit: Unit,
}

impl Figure {
    /// A figure of this name.
    #[must_use]
    pub fn new(name: impl Into<String>, unit: Unit, estimate: Estimate) -> Figure {
        Figure { name: name.into(), estimate, unit }
    }

    /// The number alone.
    #[must_use]
    pub fn value(&self, say: &dyn Say) -> String {
        self.unit.write(self.estimate.value, say)
    }

    /// From where to where it lies.
    #[must_use]
    pub fn interval(&self, say: &dyn Say) -> String {
        let bare = |value: f64| self.unit.bare(value, say);
        format!("{}–{}", bare(self.estimate.interval.from), bare(self.estimate.interval.to))
    }

    /// The number with its interval, for a sentence.
    #[must_use]
    pub fn told(&self, say: &dyn Say) -> String {
        format!("{} ({})", self.value(say), self.interval(say))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cloverleaf_table::Standing;
    use cloverleaf_words::{Languages, english};

    #[test]
    fn a_language_has_its_own_marks_in_numbers() {
        let german = Languages::embedded().get("de").expect("it is embedded");
        assert_eq!(Unit::Number.write(1e6, german), "1.000.000");
        assert_eq!(Unit::Minutes.write(3.24, german), "3,2 Min.");
        assert_eq!(decimal(-0.25, 2, german), "-0,25");
    }

    #[test]
    fn every_reason_has_words() {
        let reasons = cloverleaf_catalog::entries().flat_map(|game| game.reasons.iter().copied());
        for reason in reasons.chain([Standing::RESIGNATION, Standing::DRAW]) {
            assert_eq!(reason_name(reason, english()), reason);
        }
    }

    #[test]
    fn numbers_are_written_for_people() {
        for (value, text) in [
            (0.0, "0"),
            (0.254, "0.25"),
            (3.24, "3.2"),
            (1234.5, "1,234"),
            (-12.34, "−12.3"),
            (1e6, "1,000,000"),
        ] {
            assert_eq!(Unit::Number.write(value, english()), text);
        }
        assert_eq!(Unit::Share.write(0.271, english()), "27.1 %");
        assert_eq!(Unit::Minutes.write(f64::INFINITY, english()), "∞");
    }

    #[test]
    fn a_figure_is_told_with_its_interval() {
        let figure = Figure::new("seat 1", Unit::Share, Estimate::share(271.0, 1000));
        assert_eq!(figure.told(english()), "27.1 % (24.4–29.9)");
    }
}
