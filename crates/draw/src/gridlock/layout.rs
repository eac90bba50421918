//! Where everything is on the map, in pixels.
//!
//! ```text
//!        _______            columns lie STEP apart, half-rows HALF; a space is
//!       /       \           drawn a little smaller than its cell, so that a
//!      /    +----\--- RADIUS   hairline of paper stays between neighbours
//!      \         /
//!       \_______/
//! ```

use cloverleaf_gridlock::Board;

use crate::outline::corners;
use crate::svg::Point;

/// From a space's middle to the corner of its cell.
const CELL: f64 = 46.0;
/// From a space's middle to its corner as drawn.
pub(super) const RADIUS: f64 = 44.4;
/// From a column to the next.
const STEP: f64 = CELL * 1.5;
/// From a half-row to the next: half of the cell's height.
pub(super) const HALF: f64 = CELL * 0.866_025_4;
/// From the edge of the sheet to the middle of the outermost spaces.
const MARGIN: f64 = 70.0;
/// The panel's width.
pub(super) const PANEL: f64 = 320.0;

/// The map of one board.
#[derive(Debug)]
pub(super) struct Layout<'a> {
    pub(super) board: &'a Board,
}

impl<'a> Layout<'a> {
    pub(super) fn new(board: &'a Board) -> Layout<'a> {
        Layout { board }
    }

    /// The middle of a space.
    pub(super) fn centre(&self, space: usize) -> Point {
        let (column, half_row) = self.board.doubled(space);
        (
            MARGIN + STEP * f64::from(column),
            MARGIN + HALF * (f64::from(half_row) - f64::from(self.first_row())),
        )
    }

    fn rows(&self) -> impl Iterator<Item = i16> {
        (0..self.board.spaces().len()).map(|space| self.board.doubled(space).1)
    }

    fn first_row(&self) -> i16 {
        self.rows().min().unwrap_or(0)
    }

    /// The panel's upper left corner.
    pub(super) fn panel(&self) -> Point {
        let columns = (0..self.board.spaces().len()).map(|space| self.board.doubled(space).0).max();
        (2.0 * MARGIN + STEP * f64::from(columns.unwrap_or(0)), 34.0)
    }

    /// The whole picture, or the city alone.
    pub(super) fn size(&self, bare: bool) -> Point {
        let rows = f64::from(self.rows().max().unwrap_or(0)) - f64::from(self.first_row());
        let height = 2.0 * MARGIN + HALF * rows;
        if bare {
            return (self.panel().0, height);
        }
        (self.panel().0 + PANEL + 34.0, height.max(672.0))
    }
}

/// The unit step from a middle towards an edge, numbered clockwise from north.
pub(super) fn towards(edge: usize) -> Point {
    let angle = (edge as f64 * 60.0 - 90.0).to_radians();
    (angle.cos(), angle.sin())
}

/// A point so far from a middle towards an edge.
pub(super) fn at_edge((x, y): Point, edge: usize, far: f64) -> Point {
    let (across, down) = towards(edge);
    (x + across * far, y + down * far)
}

/// The part of a slanted line that lies inside a hexagon; none if it passes by. The line is all
/// points where right minus down is `offset` from the middle.
pub(super) fn hatch(centre: Point, radius: f64, offset: f64) -> Option<(Point, Point)> {
    let corners = corners(centre, radius);
    let side = |(x, y): Point| (x - centre.0) - (y - centre.1) - offset;
    let crossings: Vec<Point> = (0..6)
        .filter_map(|index| {
            let (from, to) = (corners[index], corners[(index + 1) % 6]);
            let (a, b) = (side(from), side(to));
            let part = a / (a - b);
            ((a < 0.0) != (b < 0.0))
                .then_some((from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part))
        })
        .collect();
    match crossings[..] {
        [one, other] => Some((one, other)),
        _ => None,
    }
}
