//! Charts in the look of the road: bars are streets, intervals are works, what is fair is a dashed line.
//!
//! Colours are classes of the page's style, so that a chart follows the light. No chart is read by colour alone,
//! and every number in one stands in a table too.

mod axis;
mod bars;
mod dots;
mod heat;
mod histogram;
mod lines;

use cloverleaf_draw::svg::{Element, Point, text};

pub(crate) use bars::bars;
pub(crate) use dots::{Column, Dot, dots};
pub(crate) use heat::{Cell, Link, heat, hexagon, square};
pub(crate) use histogram::histogram;
pub(crate) use lines::{Series, lines};

/// The colours of charts, which follow the light.
pub(crate) const STYLE: &str = include_str!("chart.css");

/// How wide charts are.
pub(crate) const WIDTH: f64 = 720.0;

/// An empty chart of this height that says what it shows.
fn sheet(width: f64, height: f64, label: &str) -> Element {
    Element::new("svg")
        .set("viewBox", format!("0 0 {width:.0} {height:.0}"))
        .set("role", "img")
        .set("aria-label", label)
}

/// Words of this class that begin at a point.
fn words(at: Point, size: f64, class: &str, content: &str) -> Element {
    text(at, size, content).from_left().set("class", class)
}

/// Words of this class that end at a point.
fn words_to(at: Point, size: f64, class: &str, content: &str) -> Element {
    words(at, size, class, content).set("text-anchor", "end")
}

/// A straight line of this class.
fn line((x1, y1): Point, (x2, y2): Point, class: &str) -> Element {
    Element::new("line").set("x1", x1).set("y1", y1).set("x2", x2).set("y2", y2).set("class", class)
}

/// A chart as a file of its own, with its colours.
pub(crate) fn alone(chart: Element) -> String {
    let chart = chart
        .set("xmlns", "http://www.w3.org/2000/svg")
        .set("font-family", "Overpass, 'Highway Gothic', system-ui, sans-serif")
        .with(Element::new("style").containing(STYLE));
    format!("{chart}\n")
}
