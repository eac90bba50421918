//! What is said at a place of the city, such as what a placement costs and earns.

use cloverleaf_rightofway::View;

use super::id;
use super::plan::Plan;
use crate::SignColour;
use crate::sheet::Sheet;
use crate::signs::{board, fitting};
use crate::svg::text;

/// How wide a note is, and how high a line of it.
const WIDTH: f64 = 132.0;
const LINE: f64 = 19.0;

/// Every note, beside its place.
pub(super) fn draw(sheet: &mut Sheet<'_>, plan: Plan, view: &View) {
    for note in &sheet.look.notes {
        let Some(place) = view.city.keys().find(|place| id("tile", **place) == note.id) else { continue };
        let (x, y) = plan.centre(place.0);
        let height = 18.0 + LINE * note.lines.len() as f64;
        let lines = note.lines.iter().enumerate().map(|(index, line)| {
            let at = (WIDTH / 2.0, 18.5 + LINE * index as f64);
            text(at, fitting(line, 14.0, WIDTH - 20.0), line).weight(700).fill("#fff")
        });
        // Above its place, or below it where the sheet ends.
        let rise = plan.side * 0.8;
        let top = if y - rise > height { y - rise - height } else { y + rise };
        let sign = board(WIDTH, height, SignColour::Blue).with_all(lines);
        sheet.over(sign.at(((x - WIDTH / 2.0).max(4.0), top)).set("pointer-events", "none"));
    }
}
