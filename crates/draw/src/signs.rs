//! Traffic signs, drawn by ourselves in the language everybody knows.
//!
//! Each sign is centred on its origin and about 32 wide, so a board only says where and how large.
//! Guide signs alone are as large as their words need.

use std::f64::consts::{PI, TAU};

use crate::SignColour;
use crate::svg::{Element, Point, Trace, circle, group, polygon, rect, text};

/// A compass direction, for arrows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Compass {
    /// Up.
    North,
    /// Right.
    East,
    /// Down.
    South,
    /// Left.
    West,
}

impl Compass {
    /// All four, clockwise from north.
    pub const ALL: [Compass; 4] = [Compass::North, Compass::East, Compass::South, Compass::West];

    /// The step to the right and down that leads there.
    #[must_use]
    pub const fn step(self) -> Point {
        match self {
            Compass::North => (0.0, -1.0),
            Compass::East => (1.0, 0.0),
            Compass::South => (0.0, 1.0),
            Compass::West => (-1.0, 0.0),
        }
    }

    /// Degrees clockwise from east.
    #[must_use]
    pub const fn degrees(self) -> f64 {
        match self {
            Compass::East => 0.0,
            Compass::South => 90.0,
            Compass::West => 180.0,
            Compass::North => 270.0,
        }
    }

    /// Its letter.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Compass::North => 'N',
            Compass::East => 'E',
            Compass::South => 'S',
            Compass::West => 'W',
        }
    }
}

/// A corner of a regular figure, the first at this many degrees.
fn corners(count: usize, radius: f64, first: f64) -> Vec<Point> {
    let angle = |index: usize| first * PI / 180.0 + TAU * index as f64 / count as f64;
    (0..count).map(|index| (angle(index).cos() * radius, angle(index).sin() * radius)).collect()
}

/// Nobody may enter: the red octagon with this word.
#[must_use]
pub fn stop(word: &str) -> Element {
    group()
        .with(polygon(&corners(8, 17.0, 22.5)).fill("#fff"))
        .with(polygon(&corners(8, 15.6, 22.5)).fill(SignColour::Red.paint()))
        .with(text((0.0, 0.0), fitting(word, 9.6, 25.4), word).weight(800).fill("#fff"))
}

/// Wait for others: the triangle that stands on its point.
#[must_use]
pub fn yielding() -> Element {
    group()
        .at((0.0, 0.0))
        .with(polygon(&lifted(&corners(3, 19.0, 90.0))).fill("#fff").stroke("#fff", 2.0).round())
        .with(
            polygon(&lifted(&corners(3, 16.5, 90.0)))
                .fill("#fff")
                .stroke(SignColour::Red.paint(), 5.0)
                .round(),
        )
}

/// A triangle on its point has its middle too low for the eye.
fn lifted(points: &[Point]) -> Vec<Point> {
    points.iter().map(|&(x, y)| (x, y - 4.0)).collect()
}

/// Keep moving round the island: the blue disc with three arrows.
#[must_use]
pub fn roundabout() -> Element {
    let third = |index: usize| chasing_arrow().set("transform", format!("rotate({})", index * 120));
    group()
        .with(circle((0.0, 0.0), 17.0).fill("#fff"))
        .with(circle((0.0, 0.0), 15.6).fill(SignColour::Blue.paint()))
        .with_all((0..3).map(third))
}

fn chasing_arrow() -> Element {
    let on_ring = |degrees: f64| ((degrees * PI / 180.0).cos() * 8.6, (degrees * PI / 180.0).sin() * 8.6);
    let (x, y) = on_ring(20.0);
    group()
        .with(Trace::from(on_ring(90.0)).arc(8.6, false, (x, y)).open().stroke("#fff", 3.0))
        .with(polygon(&[(x - 4.6, y - 0.4), (x + 3.4, y + 2.2), (x + 1.6, y - 5.6)]).fill("#fff"))
}

/// Pay to pass: a toll plate with this word and its price in gas.
#[must_use]
pub fn toll(word: &str, price: u32) -> Element {
    group()
        .with(rect((-16.0, -16.0), 32.0, 32.0, 5.0).fill("#fff"))
        .with(rect((-14.8, -14.8), 29.6, 29.6, 4.0).fill("#FFCC33"))
        .with(rect((-14.8, -14.8), 29.6, 12.0, 4.0).fill("#23272B"))
        .with(text((0.0, -8.6), fitting(word, 8.6, 22.8), word).weight(800).fill("#FFCC33"))
        .with(text((0.0, 6.2), 15.0, &format!("+{price}")).weight(800).fill("#23272B"))
}

/// Leave only this way: the black plate with white arrows, one or several.
#[must_use]
pub fn one_way(ways: &[Compass]) -> Element {
    let plate = group()
        .with(rect((-16.0, -16.0), 32.0, 32.0, 5.0).fill("#fff"))
        .with(rect((-14.8, -14.8), 29.6, 29.6, 4.0).fill("#17191B"));
    match ways {
        [only] => plate.with(long_arrow(24.0).set("transform", format!("rotate({})", only.degrees()))),
        _ => plate.with(circle((0.0, 0.0), 2.6).fill("#fff")).with_all(
            ways.iter().map(|way| half_arrow().set("transform", format!("rotate({})", way.degrees()))),
        ),
    }
}

/// A white arrow to the east through the origin.
#[must_use]
pub fn long_arrow(length: f64) -> Element {
    let tip = length / 2.0;
    polygon(&[
        (-tip, -2.6),
        (tip - 9.0, -2.6),
        (tip - 9.0, -7.6),
        (tip, 0.0),
        (tip - 9.0, 7.6),
        (tip - 9.0, 2.6),
        (-tip, 2.6),
    ])
    .fill("#fff")
}

fn half_arrow() -> Element {
    polygon(&[(0.0, -2.0), (6.4, -2.0), (6.4, -5.6), (13.2, 0.0), (6.4, 5.6), (6.4, 2.0), (0.0, 2.0)])
        .fill("#fff")
}

/// How fast cars go: the white disc with a red ring.
#[must_use]
pub fn speed(limit: u32) -> Element {
    let figures = limit.to_string();
    let size = if figures.len() > 2 { 12.0 } else { 15.5 };
    group()
        .with(circle((0.0, 0.0), 17.0).fill("#fff"))
        .with(circle((0.0, 0.0), 14.2).fill("#fff").stroke(SignColour::Red.paint(), 3.8))
        .with(text((0.0, 0.2), size, &figures).weight(800).fill("#17191B"))
}

/// Take care: a yellow diamond with one character on it.
#[must_use]
pub fn warning(symbol: &str) -> Element {
    group()
        .with(polygon(&corners(4, 19.0, 0.0)).fill("#FFCC33").stroke("#FFCC33", 3.0).round())
        .with(polygon(&corners(4, 16.4, 0.0)).fill("none").stroke("#23272B", 1.6).round())
        .with(text((0.0, 0.0), 18.0, symbol).weight(800).fill("#23272B"))
}

/// Where to: a green sign with a white inner border, its upper left corner at the origin, with
/// a heading and lines below it.
#[must_use]
pub fn guide(width: f64, heading: &str, lines: &[&str]) -> Element {
    let row = |(index, line): (usize, &&str)| {
        let (size, colour) = if index == 0 { (14.5, "#fff") } else { (12.5, "#CFE8DA") };
        text((18.0, 55.0 + 19.0 * index as f64), fitting(line, size, width - 34.0), line)
            .from_left()
            .weight(600)
            .fill(colour)
    };
    board(width, guide_height(lines.len()), SignColour::Green)
        .with(
            text((18.0, 30.0), fitting(heading, 22.0, width - 34.0), heading)
                .from_left()
                .weight(800)
                .fill("#fff"),
        )
        .with_all(lines.iter().enumerate().map(row))
}

/// A size at which these words fit the width in any of the fonts a reader may have, at most the one
/// wanted. The widest of them takes about two thirds of its size for a letter.
#[must_use]
pub fn fitting(words: &str, wanted: f64, width: f64) -> f64 {
    wanted.min(width / (words.chars().count().max(1) as f64 * 0.66))
}

/// How high a guide sign with so many lines below its heading is.
#[must_use]
pub fn guide_height(lines: usize) -> f64 {
    54.0 + 20.0 * lines as f64
}

/// An empty sign board with a white inner border, its upper left corner at the origin.
#[must_use]
pub fn board(width: f64, height: f64, ground: SignColour) -> Element {
    group()
        .with(rect((0.0, 0.0), width, height, 10.0).fill(ground.paint()))
        .with(rect((5.0, 5.0), width - 10.0, height - 10.0, 7.0).fill("none").stroke("#fff", 2.2))
}

/// An order in its envelope: sealed with a red wafer, or open and waiting.
#[must_use]
pub fn envelope(sealed: bool) -> Element {
    let paper = if sealed { "#FBF6E6" } else { "none" };
    let sheet = rect((-15.0, -10.0), 30.0, 20.0, 2.5).fill(paper).stroke("#8A7F66", 1.4);
    let flap =
        Trace::from((-14.0, -9.0)).line((0.0, 3.0)).line((14.0, -9.0)).open().stroke("#8A7F66", 1.4).round();
    match sealed {
        true => group().with(sheet).with(flap).with(circle((0.0, 2.0), 4.6).fill(SignColour::Red.paint())),
        false => group().with(sheet.set("stroke-dasharray", "3 2.5")),
    }
}
