//! Rights-of-way: survey stakes with a flag that says whose they are and how high the stack is.

use cloverleaf_rightofway::{Place, Right};

use super::plan::Plan;
use super::{colour_of, id};
use crate::sheet::Sheet;
use crate::svg::{Trace, group, polygon, text};

/// A stake where the right-of-way lies.
pub(super) fn draw(sheet: &mut Sheet<'_>, plan: Plan, place: Place, right: &Right) {
    let ((x, y), side) = (plan.centre(place.0), plan.side);
    let colour = colour_of(right.seat);
    let height = right.stack.len();
    let flag = [
        (x - side * 0.2, y - side * 0.62),
        (x + side * 0.52, y - side * 0.62),
        (x + side * 0.4, y - side * 0.38),
        (x + side * 0.52, y - side * 0.14),
        (x - side * 0.2, y - side * 0.14),
    ];
    let pole = Trace::from((x - side * 0.22, y - side * 0.68)).line((x - side * 0.22, y + side * 0.44));
    let words = format!("{}{height}", colour.letter());
    let drawn = group()
        .with(pole.open().stroke("#8A5A2B", side * 0.1).round())
        .with(polygon(&flag).fill(colour.paint()).stroke("#fff", side * 0.04).round())
        .with(text((x + side * 0.12, y - side * 0.38), side * 0.34, &words).weight(800).fill("#fff"));
    let tiles: Vec<_> =
        right.stack.iter().map(|tile| format!("{} of seat {}", tile.tile, tile.seat)).collect();
    let title = format!("{place}, right-of-way of seat {}: {}", right.seat, tiles.join(", "));
    sheet.piece(id("right", place), &title, drawn);
}
