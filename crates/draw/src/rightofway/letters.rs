//! The city in characters.
//!
//! A tile is four lines: its place, the roads that leave it northwards, what is there, the roads that leave
//! it southwards. `$` is a dollar tile, `B` a highway, `(B4)` one that is connected with its points, `[B2]` a
//! right-of-way with its height.

use cloverleaf_grid::{Edge, Roads};
use cloverleaf_rightofway::{Place, Quarter, View};

use super::panel::kinds;
use super::{colour_of, name, standing, status};
use crate::{Ink, SignColour, Sketch};

/// A tile's width and height in characters; tiles of neighbouring columns are half a height apart.
const WIDE: i32 = 8;
const HIGH: i32 = 4;
/// The most columns a line below the city takes.
const LINE: usize = 78;

/// The whole board and the seats below it.
pub(super) fn draw(view: &View) -> Sketch {
    let mut sketch = Sketch::new();
    let spots = || view.city.keys().map(|place| spot(*place));
    let (left, top) = (spots().map(|at| at.0).min().unwrap_or(0), spots().map(|at| at.1).min().unwrap_or(0));
    for (place, quarter) in &view.city {
        let (column, row) = spot(*place);
        tile(&mut sketch, view, *place, *quarter, ((column - left) as usize, (row - top) as usize));
    }
    sketch.append(&[]);
    sketch.append(&[(&status(view), Ink::Bold), (". ", Ink::Plain), (&standing(view), Ink::Plain)]);
    for seat in 1..=2 {
        legend(&mut sketch, view, seat);
    }
    sketch
}

/// The upper left character of a tile, with the centre of the city at 0, 0.
fn spot(place: Place) -> (i32, i32) {
    let (q, r) = (i32::from(place.0.q), i32::from(place.0.r));
    (q * WIDE, r * HIGH + q * HIGH / 2)
}

fn tile(sketch: &mut Sketch, view: &View, place: Place, quarter: Quarter, (x, y): (usize, usize)) {
    sketch.write(x + 1, y, &format!("{:^6}", place.to_string()), Ink::Faint);
    let dollar = if quarter == Quarter::Dollar { "$" } else { "" };
    let (words, ink) = match (view.highways.get(&place), view.rights.get(&place)) {
        (Some(highway), _) => {
            roads(sketch, highway.roads, (x, y));
            let letter = colour_of(highway.seat).letter();
            let words = match highway.points {
                0 => letter.to_string(),
                points => format!("({letter}{points})"),
            };
            (words, Ink::Seat(colour_of(highway.seat)))
        }
        (None, Some(right)) => {
            let letter = colour_of(right.seat).letter();
            (format!("[{letter}{}]", right.stack.len()), Ink::Seat(colour_of(right.seat)))
        }
        (None, None) if dollar.is_empty() => ("·".to_owned(), Ink::Faint),
        (None, None) => (String::new(), Ink::Plain),
    };
    let start = x + 4 - (dollar.len() + words.chars().count()).div_ceil(2);
    sketch.write(start, y + 2, dollar, Ink::Sign(SignColour::Yellow));
    sketch.write(start + dollar.len(), y + 2, &words, ink);
}

/// A stroke towards each edge with a connection.
fn roads(sketch: &mut Sketch, roads: Roads, (x, y): (usize, usize)) {
    for edge in roads.edges() {
        let (right, down, stroke) = match edge {
            Edge::N => (3, 1, "│"),
            Edge::NE => (6, 1, "/"),
            Edge::SE => (6, 3, "\\"),
            Edge::S => (3, 3, "│"),
            Edge::SW => (0, 3, "/"),
            Edge::NW => (0, 1, "\\"),
        };
        sketch.write(x + right, y + down, stroke, Ink::Road);
    }
}

/// A seat's points and stacks, and its hand over as many lines as it takes.
fn legend(sketch: &mut Sketch, view: &View, seat: u8) {
    let index = usize::from(seat) - 1;
    let of = |counts: &[u8]| counts.get(index).copied().unwrap_or(0);
    let points = view.points.get(index).copied().unwrap_or(0);
    let discards = view.discards.get(index).map_or(0, Vec::len);
    let to_act = if view.to_act == Some(seat) { "> " } else { "  " };
    let counts = format!("  {points} points, stack {}, discards {discards}", of(&view.stacks));
    let ink = Ink::Seat(colour_of(seat));
    sketch.append(&[(to_act, Ink::Bold), (&format!("seat {}", name(seat)), ink), (&counts, Ink::Plain)]);
    let mut line = String::from("   ");
    for (kind, copies) in kinds(view.hands.get(index).map_or(&[], Vec::as_slice)) {
        let words = format!(" {kind}×{copies}");
        if line.chars().count() + words.chars().count() > LINE {
            sketch.append(&[(&line, Ink::Plain)]);
            line = String::from("   ");
        }
        line += &words;
    }
    sketch.append(&[(&line, Ink::Plain)]);
}
