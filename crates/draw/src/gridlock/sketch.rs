//! The city in characters.
//!
//! A space is seven columns and four rows; its neighbours to the east lie two rows higher and lower,
//! so a road drawn by two spaces is one straight line:
//!
//! ```text
//!          : | :      in a construction zone, N
//!     \   [D5 ]  /    NW, what the space is, NE
//!     /    BG^   \    SW, cars and a cone, SE
//!         b  | r      cubes, S
//! ```

use cloverleaf_core::Say;
use cloverleaf_gridlock::{Board, Roads, Terrain, View};

use super::{acts, cars, holding, paint, progress, seats, status, tally, zone};
use crate::sketch::seat_name;
use crate::words::length;
use crate::{Ink, SignColour, Sketch};

/// Columns from a column of spaces to the next, rows from a half-row to the next.
const ACROSS: usize = 7;
const DOWN: usize = 2;

/// The whole board and the seats below it.
pub(super) fn draw(view: &View, board: &Board, words: &dyn Say) -> Sketch {
    let mut sketch = Sketch::new();
    let zone = zone(view, board);
    for space in 0..board.spaces().len() {
        name(&mut sketch, view, board, space, zone.contains(space));
        roads(&mut sketch, corner(board, space), open(view, board, space));
        pieces(&mut sketch, view, board, space);
    }
    legend(&mut sketch, view, board, words);
    sketch
}

/// The upper left character of a space.
fn corner(board: &Board, space: usize) -> (usize, usize) {
    let north = (0..board.spaces().len()).map(|space| board.doubled(space).1).min().unwrap_or(0);
    let (column, half_row) = board.doubled(space);
    (ACROSS * usize::from(column.unsigned_abs()), DOWN * usize::from(half_row.abs_diff(north)))
}

/// The edges on which a road is drawn. Destinations are open on all sides and need none.
fn open(view: &View, board: &Board, space: usize) -> Roads {
    match (board.ground(space), view.tiles.get(&board.spaces()[space])) {
        (Terrain::Tunnel(edges), _) => edges,
        (Terrain::Empty, Some(tile)) => tile.roads(),
        _ => Roads::NONE,
    }
}

fn roads(sketch: &mut Sketch, (x, y): (usize, usize), open: Roads) {
    // Clockwise from north, like the edges.
    let marks = [(3, 0, "|"), (6, 1, "/"), (6, 2, "\\"), (3, 3, "|"), (0, 2, "/"), (0, 1, "\\")];
    for edge in open.edges() {
        let (across, down, mark) = marks[edge as usize];
        sketch.write(x + across, y + down, mark, Ink::Road);
    }
}

/// What the space is: `[D5]` a destination, `(H3)` a tunnel, `~A3~` water, `%F5%` a park, ` D4 ` a tile,
/// `oD4o` a rotary; and an empty space faint.
fn name(sketch: &mut Sketch, view: &View, board: &Board, space: usize, in_zone: bool) {
    let (x, y) = corner(board, space);
    let name = board.spaces()[space];
    // The legend comes below the last row, and a space's last row may be blank.
    sketch.write(x + 3, y + 3, " ", Ink::Plain);
    let tile = view.tiles.get(&name);
    let (frame, ink) = match board.ground(space) {
        Terrain::Destination => ("[]", Ink::Sign(SignColour::Green)),
        Terrain::River => ("~~", Ink::Sign(SignColour::Blue)),
        Terrain::Park { .. } => ("%%", Ink::Seat(crate::SeatColour::Green)),
        Terrain::Tunnel(_) => ("()", Ink::Bold),
        Terrain::Empty if tile.is_some_and(|tile| tile.is_rotary()) => ("oo", Ink::Plain),
        Terrain::Empty if tile.is_some() => ("  ", Ink::Plain),
        Terrain::Empty => ("··", Ink::Faint),
    };
    if in_zone {
        sketch.write(x + 1, y, ":   :", Ink::Sign(SignColour::Orange));
    }
    let ink = if in_zone && ink != Ink::Faint { Ink::Sign(SignColour::Orange) } else { ink };
    let (open, close) = frame.split_at(frame.len() / 2);
    let text = format!("{open}{name}{close}");
    sketch.write(x + 1 + usize::from(text.chars().count() < 5), y + 1, &text, ink);
}

/// Cars by capital letters and a cone in the second row, cubes by small letters in the last.
fn pieces(sketch: &mut Sketch, view: &View, board: &Board, space: usize) {
    let (x, y) = corner(board, space);
    let name = board.spaces()[space];
    let mut column = x + 1;
    for (seat, _) in cars(view).filter(|&(_, car)| car == name) {
        let colour = paint(view, seat);
        sketch.write(column, y + 2, &colour.letter().to_string(), Ink::Seat(colour));
        column += 1;
    }
    if view.cones.contains(&name) {
        sketch.write(column, y + 2, "^", Ink::Sign(SignColour::Orange));
    }
    let places = [1, 2, 4, 5];
    for (&seat, across) in view.cubes.get(&name).into_iter().flatten().zip(places) {
        let colour = paint(view, seat);
        let letter = colour.letter().to_ascii_lowercase().to_string();
        sketch.write(x + across, y + 3, &letter, Ink::Seat(colour));
    }
}

fn legend(sketch: &mut Sketch, view: &View, board: &Board, words: &dyn Say) {
    sketch.append(&[]);
    let tally = format!("  ({})", words.say(&tally(view)));
    sketch.append(&[(&status(view, words), Ink::Bold), (&tally, Ink::Plain)]);
    let heads = ["sketch-gb-hand", "sketch-gb-to-go"].map(|key| words.word(key));
    let widest = heads.each_ref().map(|head| length(head)).into_iter().max().unwrap_or(0);
    let [hand_head, to_go_head] = heads.map(|head| format!("      {head:<widest$} "));
    for seat in seats(view) {
        let colour = paint(view, seat);
        let mark = if acts(view, seat) { "> " } else { "  " };
        let name = format!("{} ", seat_name(words, seat, colour));
        let progress = words.say(&progress(view, seat));
        sketch.append(&[(mark, Ink::Bold), (&name, Ink::Seat(colour)), (&progress, Ink::Plain)]);
        if let Some((hand, cards)) = holding(view, seat) {
            sketch.append(&[(&hand_head, Ink::Faint), (&hand.join("  "), Ink::Bold)]);
            sketch.append(&[(&to_go_head, Ink::Faint), (&cards.join(", "), Ink::Bold)]);
        }
    }
    places(sketch, board);
    sketch.append(&[(&words.word("sketch-gb-legend"), Ink::Faint)]);
    sketch.append(&[(&words.word("sketch-gb-legend-more"), Ink::Faint)]);
}

/// The destinations by name, three a line.
fn places(sketch: &mut Sketch, board: &Board) {
    let entry = |place: &cloverleaf_gridlock::Destination| {
        format!("{:<4}{:<22}", board.spaces()[place.space].to_string(), place.title)
    };
    for row in board.destinations().chunks(3) {
        let line: String = row.iter().map(entry).collect();
        sketch.append(&[(line.trim_end(), Ink::Sign(SignColour::Green))]);
    }
}
