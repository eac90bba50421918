//! What is said at a place of the city, such as what a placement costs and earns.

use cloverleaf_rightofway::View;

use super::id;
use super::layout::Layout;
use crate::SignColour;
use crate::sheet::Sheet;
use crate::signs::{board, fitting};
use crate::svg::{group, polygon, text};

/// How wide a note is, and how high a line of it.
const WIDTH: f64 = 168.0;
const LINE: f64 = 19.0;

/// Every note, to the right of its place, or to its left where the sheet would end.
pub(super) fn draw(sheet: &mut Sheet<'_>, plan: Layout, view: &View) {
    for note in &sheet.look.notes {
        let Some(place) = view.city.keys().find(|place| id("tile", **place) == note.id) else { continue };
        let (x, y) = plan.centre(place.0);
        let height = 18.0 + LINE * note.lines.len() as f64;
        let lines = note.lines.iter().enumerate().map(|(index, line)| {
            let at = (WIDTH / 2.0, 18.5 + LINE * index as f64);
            text(at, fitting(line, 14.0, WIDTH - 20.0), line).weight(700).fill("#fff")
        });
        let top = y - height / 2.0;
        let room = x + plan.side * 1.25 + WIDTH <= plan.size(sheet.look.bare).0;
        let (left, tip, foot) = if room {
            (x + plan.side * 1.25, x + plan.side * 0.8, x + plan.side * 1.25 + 3.0)
        } else {
            let left = x - plan.side * 1.25 - WIDTH;
            (left, x - plan.side * 0.8, left + WIDTH - 3.0)
        };
        let pointer = polygon(&[(tip, y), (foot, y - 9.0), (foot, y + 9.0)]);
        let sign = board(WIDTH, height, SignColour::Blue).with_all(lines).at((left, top));
        let pointer = pointer.fill(SignColour::Blue.paint());
        sheet.note(group().with(pointer).with(sign).set("pointer-events", "none"));
    }
}
