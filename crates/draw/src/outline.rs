//! The outlines of places: what is drawn, and where it is.

use crate::scene::{Place, tenths};
use crate::svg::{Element, Point, polygon, rect};

/// Half the height of a hexagon whose side is 1.
const RISE: f64 = 0.866_025_403_784_438_6;

/// The outline of a place.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Outline {
    /// A rectangle: its upper left corner, its width and height, and how round its corners are.
    Rect(Point, f64, f64, f64),
    /// A hexagon with a flat top: its middle, and how far its corners are from there.
    Hex(Point, f64),
}

impl Outline {
    pub(crate) fn element(self) -> Element {
        match self {
            Outline::Rect(corner, width, height, radius) => rect(corner, width, height, radius),
            Outline::Hex(centre, radius) => hexagon(centre, radius),
        }
    }

    /// The place with this outline.
    pub(crate) fn place(self, PlaceName { id, kind, notation }: PlaceName) -> Place {
        let (shape, (x, y), width, height) = match self {
            Outline::Rect((x, y), width, height, _) => {
                ("rect", (x + width / 2.0, y + height / 2.0), width, height)
            }
            Outline::Hex(centre, radius) => ("hex", centre, 2.0 * radius, 2.0 * RISE * radius),
        };
        let [x, y, width, height] = [x, y, width, height].map(tenths);
        Place { id, kind, notation, shape, x, y, width, height }
    }
}

/// What a place is called.
#[derive(Clone, Debug)]
pub(crate) struct PlaceName {
    pub(crate) id: String,
    kind: &'static str,
    notation: String,
}

impl PlaceName {
    /// A place with an id of its own.
    pub(crate) fn new(kind: &'static str, id: impl Into<String>, notation: &impl ToString) -> PlaceName {
        PlaceName { id: id.into(), kind, notation: notation.to_string() }
    }

    /// A place whose id is its kind and its notation.
    pub(crate) fn of(kind: &'static str, notation: &impl ToString) -> PlaceName {
        let notation = notation.to_string();
        PlaceName { id: format!("{kind}-{}", dashed(&notation)), kind, notation }
    }
}

/// Notation as part of an id, where some signs cannot be.
pub(crate) fn dashed(notation: &str) -> String {
    notation.replace([':', ',', '.'], "-")
}

/// The corners of a hexagon with a flat top, clockwise from the east.
pub(crate) fn corners((x, y): Point, radius: f64) -> [Point; 6] {
    let (half, high) = (radius / 2.0, radius * RISE);
    [
        (x + radius, y),
        (x + half, y + high),
        (x - half, y + high),
        (x - radius, y),
        (x - half, y - high),
        (x + half, y - high),
    ]
}

/// A hexagon with a flat top about a point.
pub(crate) fn hexagon(centre: Point, radius: f64) -> Element {
    polygon(&corners(centre, radius))
}
