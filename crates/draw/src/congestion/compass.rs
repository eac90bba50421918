//! The compass: which colour goes where, and how far each has come.

use cloverleaf_congestion::View;
use cloverleaf_core::{Message, Seat};

use super::layout::{compass, offset};
use super::paint;
use crate::scene::Piece;
use crate::sheet::Sheet;
use crate::signs::Compass;
use crate::svg::{Element, Point, circle, group, polygon, rect, text};

/// The rose with a plate for each colour on its side.
pub(super) fn draw(sheet: &mut Sheet<'_>, centre: Point, view: &View) {
    const RADIUS: f64 = 103.0;
    let palette = sheet.palette;
    sheet.ground(circle(centre, RADIUS).fill(palette.space).stroke(palette.hairline, 1.6));
    sheet.ground(circle(centre, RADIUS - 7.0).fill("none").stroke(palette.hairline, 1.2));
    sheet.ground(rose(palette.ink, palette.faint).at(centre));
    for way in Compass::ALL {
        let here = offset(centre, way, 67.0);
        match view.colours.as_slice().iter().position(|colour| compass(colour.side()) == way) {
            Some(index) => seat(sheet, here, index, view),
            None => sheet.ground(text(here, 22.0, &way.letter().to_string()).weight(800).fill(palette.faint)),
        }
    }
}

/// Eight points, the four winds longer than those between.
fn rose(dark: &str, light: &str) -> Element {
    let point = |degrees: usize, reach: f64, wide: f64| {
        let half =
            |side: f64, fill: &str| polygon(&[(0.0, -reach), (0.0, 0.0), (side, -wide.abs())]).fill(fill);
        group().with(half(-wide, light)).with(half(wide, dark)).set("transform", format!("rotate({degrees})"))
    };
    group()
        .opacity(0.75)
        .with_all([45, 135, 225, 315].map(|degrees| point(degrees, 30.0, 6.0)))
        .with_all([0, 90, 180, 270].map(|degrees| point(degrees, 38.0, 8.0)))
}

/// A seat's plate in its colour: letter, cars counted, the way to the target as a bar below.
fn seat(sheet: &mut Sheet<'_>, centre: Point, index: usize, view: &View) {
    let paint = paint(view.colours.as_slice()[index]);
    let counted = view.counted.as_slice().get(index).copied().unwrap_or(0);
    let share = f64::from(counted.min(view.target)) / f64::from(view.target.max(1));
    let to_move = view.to_move.map(usize::from) == Some(index + 1);
    let (ring, width) = if to_move { ("#FFCC33", 4.0) } else { ("#fff", 2.0) };
    let plate = group()
        .set("data-seat", (index + 1).to_string())
        .with(rect((-33.0, -24.0), 66.0, 48.0, 9.0).fill(paint.paint()).stroke(ring, width))
        .with(text((-17.0, -7.0), 19.0, &paint.letter().to_string()).weight(800).fill("#fff"))
        .with(text((13.0, -7.0), 22.0, &counted.to_string()).weight(800).fill("#fff"))
        .with(rect((-26.0, 10.0), 52.0, 6.0, 3.0).fill("#000").opacity(0.28))
        .with(rect((-26.0, 10.0), 52.0 * share, 6.0, 3.0).fill("#fff"));
    let title = Message::new("tc-seen-seat")
        .with("seat", Seat::at(index))
        .choice("colour", paint.name())
        .with("count", counted)
        .with("most", view.target);
    sheet.piece(Piece::new("seat", format!("seat-{}", index + 1), centre), &title, plate);
}
