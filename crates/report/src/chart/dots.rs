//! Candidates side by side: a row each, and a column of dots with their intervals for each goal.

use cloverleaf_core::Say;
use cloverleaf_draw::svg::{Element, circle, rect};
use cloverleaf_lab::Interval;

use super::{line, sheet, words, words_to};
use crate::figure::decimal;

const ROW: f64 = 24.0;
const HEAD: f64 = 44.0;
const NAMES: f64 = 300.0;
const COLUMN: f64 = 240.0;
const GAP: f64 = 24.0;

/// How a row is marked. No mark is told by colour alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Dot {
    Square,
    Filled,
    Open,
    Small,
}

/// One goal: what it is, where its aim lies, and every row's mean and interval.
#[derive(Clone, Debug)]
pub(crate) struct Column {
    /// The two lines above it.
    pub(crate) heads: [String; 2],
    /// The values at which a dashed line is drawn.
    pub(crate) aims: Vec<f64>,
    /// The rows' values, in their order.
    pub(crate) values: Vec<(f64, Interval)>,
}

/// The rows by name and mark, with a column for each goal.
pub(crate) fn dots(caption: &str, rows: &[(String, Dot)], columns: &[Column], say: &dyn Say) -> Element {
    let width = NAMES + columns.len() as f64 * COLUMN;
    let names = rows.iter().enumerate().map(|(row, (name, dot))| {
        let class = if *dot == Dot::Square { "ink chosen" } else { "ink" };
        words((0.0, middle(row)), 13.0, class, name)
    });
    let columns = columns.iter().enumerate();
    sheet(width, middle(rows.len()) + ROW / 2.0, caption)
        .with_all(names)
        .with_all(columns.flat_map(|(index, goal)| column(goal, rows, NAMES + index as f64 * COLUMN, say)))
}

fn middle(row: usize) -> f64 {
    HEAD + (row as f64 + 0.5) * ROW
}

fn column(goal: &Column, rows: &[(String, Dot)], left: f64, say: &dyn Say) -> Vec<Element> {
    let scale = Scale::of(goal, left);
    let (bottom, below) = (middle(rows.len()) - ROW / 2.0, middle(rows.len()));
    let heads = goal.heads.iter().zip([10.0, 26.0]);
    let mut parts: Vec<Element> = heads.map(|(head, y)| words((left, y), 12.0, "ink", head)).collect();
    parts.push(words((scale.x(scale.from), below), 12.0, "faint", &decimal(scale.from, 1, say)));
    parts.push(words_to((scale.x(scale.to), below), 12.0, "faint", &decimal(scale.to, 1, say)));
    let aims = goal.aims.iter().map(|aim| scale.x(*aim));
    parts.extend(aims.map(|x| line((x, HEAD), (x, bottom), "fair")));
    for (row, ((_, dot), value)) in rows.iter().zip(&goal.values).enumerate() {
        parts.extend(shown(&scale, middle(row), value, *dot));
    }
    parts
}

/// One row's value: its interval as a line, its mean as a dot on it.
fn shown(scale: &Scale, y: f64, (mean, interval): &(f64, Interval), dot: Dot) -> [Element; 2] {
    let [from, mean, to] = [interval.from, *mean, interval.to].map(|value| scale.x(value));
    let dot = match dot {
        Dot::Square => rect((mean - 5.5, y - 5.5), 11.0, 11.0, 0.0).set("class", "dot"),
        Dot::Filled => circle((mean, y), 5.0).set("class", "dot"),
        Dot::Open => circle((mean, y), 4.5).set("class", "dot open"),
        Dot::Small => circle((mean, y), 2.5).set("class", "dot open"),
    };
    [line((from, y), (to, y), "range"), dot]
}

/// From values to places in a column.
struct Scale {
    from: f64,
    to: f64,
    left: f64,
}

impl Scale {
    /// Wide enough for every mean and the aim, and for as much of the intervals as half of that again.
    fn of(goal: &Column, left: f64) -> Scale {
        let means = goal.values.iter().map(|(mean, _)| *mean).chain(goal.aims.iter().copied());
        let (least, most) =
            means.fold((f64::MAX, f64::MIN), |(least, most), mean| (least.min(mean), most.max(mean)));
        let room = ((most - least) / 2.0).max(most.abs() / 20.0).max(1e-3);
        let ends = goal.values.iter().flat_map(|(_, interval)| [interval.from, interval.to]);
        let ends: Vec<f64> = ends.map(|end| end.clamp(least - room, most + room)).collect();
        let from = ends.iter().copied().fold(least, f64::min);
        let to = ends.iter().copied().fold(most, f64::max);
        Scale { from, to: if to > from { to } else { from + 1.0 }, left }
    }

    fn x(&self, value: f64) -> f64 {
        let part = ((value - self.from) / (self.to - self.from)).clamp(0.0, 1.0);
        self.left + part * (COLUMN - GAP)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn means_and_aims_are_on_the_scale_and_endless_intervals_end_at_its_edge() {
        let endless = Interval { from: f64::NEG_INFINITY, to: f64::INFINITY };
        let values = vec![(10.0, endless), (20.0, Interval { from: 18.0, to: 21.0 })];
        let goal = Column { heads: [String::new(), String::new()], aims: vec![30.0], values };
        let scale = Scale::of(&goal, 300.0);
        assert!(scale.x(10.0) > scale.x(f64::NEG_INFINITY) && scale.x(30.0) < scale.x(f64::INFINITY));
        assert_eq!([scale.x(f64::NEG_INFINITY), scale.x(f64::INFINITY)], [300.0, 300.0 + COLUMN - GAP]);
    }
}
