//! The city in characters.
//!
//! A tile is four lines: its place, the roads that leave it northwards, what is there, the roads that leave
//! it southwards. `$` is a dollar tile, `B` a highway, `(B4)` one that is connected with its points, `[B2]` a
//! right-of-way with its height; which tiles lie there is listed below the city.

use std::collections::BTreeSet;

use cloverleaf_core::{Message, Say};
use cloverleaf_grid::{Edge, Roads};
use cloverleaf_rightofway::{Place, Quarter, Right, View};

use super::{colour_of, name, standing, status, this_turn, tiles};
use crate::{Ink, SignColour, Sketch};

/// A tile's width and height in characters; tiles of neighbouring columns are half a height apart.
const WIDE: i32 = 8;
const HIGH: i32 = 4;
/// The most columns of tiles that lie side by side: those of the hexagon.
const STRIP: i32 = 9;
/// The most columns a line below the city takes.
const LINE: usize = 78;

/// The whole board, and below it what lies face down and the seats.
pub(super) fn draw(view: &View, words: &dyn Say) -> Sketch {
    let mut sketch = Sketch::new();
    city(&mut sketch, view, words);
    sketch.append(&[]);
    sketch.append(&[(&status(view, words), Ink::Bold)]);
    sketch.append(&[(&words.say(&standing(view)), Ink::Plain)]);
    if let Some(done) = this_turn(view) {
        sketch.append(&[(&words.say(&done), Ink::Plain)]);
    }
    for (place, right) in &view.rights {
        face_down(&mut sketch, *place, right);
    }
    for seat in 1..=2 {
        legend(&mut sketch, view, seat, words);
    }
    sketch
}

/// The city. One too wide for a terminal is cut into strips from west to east, one below the other.
fn city(sketch: &mut Sketch, view: &View, words: &dyn Say) {
    let west = view.city.keys().map(|place| i32::from(place.0.q)).min().unwrap_or(0);
    let strip = |place: &Place| (i32::from(place.0.q) - west) / STRIP;
    let strips: BTreeSet<i32> = view.city.keys().map(strip).collect();
    for number in &strips {
        let places: Vec<Place> = view.city.keys().copied().filter(|place| strip(place) == *number).collect();
        if strips.len() > 1 {
            let first = west + number * STRIP;
            let columns = Message::new("sketch-rw-columns").with("first", first);
            let columns = words.say(&columns.with("last", first + STRIP - 1));
            sketch.append(&[(&columns, Ink::Faint)]);
        }
        draw_strip(sketch, view, &places);
    }
}

/// So many of the city's tiles, below everything so far.
fn draw_strip(sketch: &mut Sketch, view: &View, places: &[Place]) {
    let spots = || places.iter().map(|place| spot(*place));
    let (left, top) = (spots().map(|at| at.0).min().unwrap_or(0), spots().map(|at| at.1).min().unwrap_or(0));
    let below = sketch.rows().len();
    for place in places {
        let (column, row) = spot(*place);
        let corner = ((column - left) as usize, below + (row - top) as usize);
        tile(sketch, view, *place, view.city[place], corner);
    }
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
            (format!("[{letter}{}]", right.height()), Ink::Seat(colour_of(right.seat)))
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

/// RW-8.1: which tiles lie face down at a place, the lowest first.
fn face_down(sketch: &mut Sketch, place: Place, right: &Right) {
    let colour = colour_of(right.seat);
    let stack: Vec<_> = right.stack().map(|tile| tile.tile.to_string()).collect();
    let head = format!("{place} [{}{}]:", colour.letter(), right.height());
    listed(sketch, &head, &stack, Ink::Seat(colour));
}

/// A seat's points and stacks, its hand and what it has discarded.
fn legend(sketch: &mut Sketch, view: &View, seat: u8, words: &dyn Say) {
    let index = usize::from(seat) - 1;
    let (points, stack, discards) = (view.points[index], view.stacks[index], &view.discards[index]);
    let to_act = if view.to_act == Some(seat) { "> " } else { "  " };
    let counts = Message::new("sketch-rw-points").with("points", points).with("stack", stack);
    let counts = format!("  {}", words.say(&counts.with("gone", discards.len())));
    let ink = Ink::Seat(colour_of(seat));
    sketch.append(&[(to_act, Ink::Bold), (&words.say(&name(seat)), ink), (&counts, Ink::Plain)]);
    let head = |key| format!("    {}", words.word(key));
    listed(sketch, &head("sketch-rw-hand"), &tiles(&view.hands[index]), Ink::Plain);
    if !discards.is_empty() {
        listed(sketch, &head("sketch-rw-discarded"), &tiles(discards), Ink::Faint);
    }
}

/// A head and words after it, over as many lines as they take.
fn listed(sketch: &mut Sketch, head: &str, words: &[String], ink: Ink) {
    let mut line = head.to_owned();
    for word in words {
        if line.chars().count() + 1 + word.chars().count() > LINE {
            sketch.append(&[(&line, ink)]);
            line = " ".repeat(6);
        }
        line += &format!(" {word}");
    }
    sketch.append(&[(&line, ink)]);
}
