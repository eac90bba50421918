//! Where everything goes: from hexagons to pixels.

use cloverleaf_grid::{Edge, Hex};
use cloverleaf_rightofway::View;

use crate::svg::Point;

/// Half the width of a hexagon of an ordinary city.
const SIDE: f64 = 44.0;
/// The room an ordinary city takes, and the most any does.
const WIDEST: f64 = 620.0;
const HIGHEST: f64 = 690.0;
/// Paper around everything.
pub(super) const MARGIN: f64 = 30.0;
/// The panel beside the city.
pub(super) const PANEL: f64 = 350.0;

/// Half the height of a hexagon whose side is 1.
const RISE: f64 = 0.866_025_403_784_438_6;

/// The lie of the city on the sheet.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Layout {
    /// The side of a hexagon.
    pub(super) side: f64,
    origin: Point,
    width: f64,
    height: f64,
}

impl Layout {
    /// A plan on which the whole city has room.
    pub(super) fn of(view: &View) -> Layout {
        let free = super::free_ground(view);
        let middles: Vec<Point> = view.city.keys().map(|place| place.0).chain(free).map(middle).collect();
        let span = |part: fn(&Point) -> f64| {
            let least = middles.iter().map(part).fold(0.0, f64::min);
            (least, middles.iter().map(part).fold(0.0, f64::max) - least)
        };
        let ((left, across), (top, down)) = (span(|point| point.0), span(|point| point.1));
        let (across, down) = (across + 2.0, down + 2.0 * RISE);
        let side = SIDE.min(WIDEST / across).min(HIGHEST / down);
        let origin = (MARGIN + (1.0 - left) * side, MARGIN + (RISE - top) * side);
        Layout { side, origin, width: across * side, height: down * side }
    }

    /// The middle of a hexagon.
    pub(super) fn centre(&self, hex: Hex) -> Point {
        let (x, y) = middle(hex);
        (self.origin.0 + x * self.side, self.origin.1 + y * self.side)
    }

    /// The upper left corner of the panel.
    pub(super) fn panel(&self) -> Point {
        (2.0 * MARGIN + self.width, MARGIN)
    }

    /// The whole sheet, or the city alone.
    pub(super) fn size(&self, bare: bool) -> Point {
        if bare {
            return ((2.0 * MARGIN + self.width).ceil(), (2.0 * MARGIN + self.height).ceil());
        }
        let width = 3.0 * MARGIN + self.width + PANEL;
        (width.ceil(), (2.0 * MARGIN + self.height.max(super::panel::HEIGHT)).ceil())
    }
}

/// The middle of a hexagon on a plane where its side is 1.
fn middle(hex: Hex) -> Point {
    let (q, r) = (f64::from(hex.q), f64::from(hex.r));
    (1.5 * q, RISE * (2.0 * r + q))
}

/// The middle of one of its edges.
pub(super) fn edge((x, y): Point, side: f64, edge: Edge) -> Point {
    let degrees = -90.0 + 60.0 * edge.index() as f64;
    let (sine, cosine) = degrees.to_radians().sin_cos();
    (x + cosine * side * RISE, y + sine * side * RISE)
}
