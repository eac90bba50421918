//! A measured number with a name, as people read it.

use crate::Estimate;

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

    /// A value of this unit.
    #[must_use]
    pub fn write(self, value: f64) -> String {
        match self {
            _ if value.is_nan() => "–".to_owned(),
            _ if value.is_infinite() => if value > 0.0 { "∞" } else { "−∞" }.to_owned(),
            Unit::Share => format!("{} %", plain(value * 100.0)),
            Unit::Number => plain(value),
            Unit::Minutes => format!("{} min", plain(value)),
            Unit::Points => plain(value.round()),
        }
    }
}

/// A number with as many decimals as people can use: three digits, more before the point.
fn plain(value: f64) -> String {
    let decimals = match value.abs() {
        size if size >= 100.0 || size.fract() == 0.0 => 0,
        size if size >= 1.0 => 1,
        _ => 2,
    };
    let text = format!("{value:.decimals$}");
    let (sign, digits) = text.strip_prefix('-').map_or(("", text.as_str()), |digits| ("−", digits));
    let (whole, rest) = digits.split_at(digits.find('.').unwrap_or(digits.len()));
    format!("{sign}{}{rest}", grouped(whole))
}

/// Digits in groups of three.
pub(crate) fn grouped(digits: &str) -> String {
    let first = digits.len() % 3;
    let mut groups: Vec<&str> = Vec::new();
    if first > 0 {
        groups.push(&digits[..first]);
    }
    groups.extend((first..digits.len()).step_by(3).map(|at| &digits[at..at + 3]));
    groups.join(",")
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
    pub fn value(&self) -> String {
        self.unit.write(self.estimate.value)
    }

    /// From where to where it lies.
    #[must_use]
    pub fn interval(&self) -> String {
        let bare = |value: f64| self.unit.write(value).replace(" %", "").replace(" min", "");
        format!("{}–{}", bare(self.estimate.interval.from), bare(self.estimate.interval.to))
    }

    /// The number with its interval, for a sentence.
    #[must_use]
    pub fn told(&self) -> String {
        format!("{} ({})", self.value(), self.interval())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
            assert_eq!(Unit::Number.write(value), text);
        }
        assert_eq!(Unit::Share.write(0.271), "27.1 %");
        assert_eq!(Unit::Minutes.write(f64::INFINITY), "∞");
    }

    #[test]
    fn a_figure_is_told_with_its_interval() {
        let figure = Figure::new("seat 1", Unit::Share, Estimate::share(271.0, 1000));
        assert_eq!(figure.told(), "27.1 % (24.4–29.9)");
    }
}
