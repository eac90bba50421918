//! The street plan in characters.
//!
//! A lane is its lamp and five bays, the lamp at the crossing. A lamp shows where its cars would go on
//! the map, so `↑` at the end of an eastbound lane is a left turn.

use cloverleaf_congestion::{CAPACITY, Direction, Heading, Lane, View};
use cloverleaf_core::{Message, Say};

use super::{exits_of, paint, status, tally};
use crate::sketch::seat_name;
use crate::{Ink, SeatColour, SignColour, Sketch};

/// A street between two crossings is as long as five bays and a lamp: columns across, rows down.
const ACROSS: usize = 12;
const DOWN: usize = 6;
/// A crossing with its kerbs.
const WIDE: usize = 7;
const HIGH: usize = 4;

/// The whole board and the seats below it.
pub(super) fn draw(view: &View, words: &dyn Say) -> Sketch {
    let mut sketch = Sketch::new();
    for row in 0..view.grid.rows() {
        for column in 0..view.grid.columns() {
            kerbs(&mut sketch, corner(row, column));
            if let Some(name) = view.grid.intersection(row, column) {
                let (x, y) = corner(row, column);
                sketch.write(x + 2, y + 1, &name.to_string(), Ink::Sign(SignColour::Blue));
            }
        }
    }
    for exit in exits_of(view) {
        exit_mark(&mut sketch, view, exit);
    }
    for lane in view.lanes.names() {
        lane_cells(&mut sketch, view, lane);
    }
    legend(&mut sketch, view, words);
    sketch
}

/// The upper left corner of a crossing.
fn corner(row: usize, column: usize) -> (usize, usize) {
    (2 + ACROSS + column * (WIDE + ACROSS), DOWN + row * (HIGH + DOWN))
}

/// The kerbs of the four streets that meet at a crossing.
fn kerbs(sketch: &mut Sketch, (x, y): (usize, usize)) {
    for across in (x - ACROSS..x).chain(x + WIDE..x + WIDE + ACROSS) {
        sketch.write(across, y, "─", Ink::Road);
        sketch.write(across, y + HIGH - 1, "─", Ink::Road);
    }
    for down in (y - DOWN..y).chain(y + HIGH..y + HIGH + DOWN) {
        sketch.write(x, down, "│  ┊  │", Ink::Road);
    }
    sketch.write(x, y, "┘     └", Ink::Road);
    sketch.write(x, y + HIGH - 1, "┐     ┌", Ink::Road);
}

/// The cell of a lane so many steps from the crossing: 0 is next to it.
fn cell(view: &View, lane: Lane, steps: usize) -> (usize, usize) {
    let (row, column) = lane.intersection().place();
    let (x, y) = corner(row, column);
    // Cars with this heading keep to the upper or left lane of their street.
    let first = matches!(lane.heading(), Heading::West | Heading::South) != view.keep_left;
    let (lane_x, lane_y) = if first { (x + 2, y + 1) } else { (x + 4, y + 2) };
    let side = if lane.is_exit() { lane.heading() } else { lane.heading().turned(2) };
    match side {
        Heading::West => (x - 1 - 2 * steps.min(CAPACITY), lane_y),
        Heading::East => (x + WIDE + 2 * steps, lane_y),
        Heading::North => (lane_x, y - 1 - steps.min(CAPACITY)),
        Heading::South => (lane_x, y + HIGH + steps),
    }
}

fn lane_cells(sketch: &mut Sketch, view: &View, lane: Lane) {
    let (x, y) = cell(view, lane, 0);
    match view.signals.get(lane) {
        Some(direction) => sketch.write(x, y, arrow(lane, direction), Ink::Sign(SignColour::Green)),
        None => sketch.write(x, y, "○", Ink::Faint),
    }
    let mut cars = view.lanes.get(lane).unwrap_or_default().cars();
    for index in 0..CAPACITY {
        let (x, y) = cell(view, lane, index + 1);
        match cars.next().map(paint) {
            Some(colour) => sketch.write(x, y, &colour.letter().to_string(), Ink::Seat(colour)),
            None => sketch.write(x, y, "·", Ink::Faint),
        }
    }
}

fn arrow(lane: Lane, direction: Direction) -> &'static str {
    ["↑", "→", "↓", "←"][lane.heading().towards(direction) as usize]
}

/// The end of an exit lane: a chevron, and the letter of the colour that scores there, small so that
/// it is no car.
fn exit_mark(sketch: &mut Sketch, view: &View, exit: Lane) {
    let scoring =
        view.colours.as_slice().iter().copied().find(|colour| colour.side() == exit.heading()).map(paint);
    let (x, y) = cell(view, exit, CAPACITY - 1);
    sketch.write(x, y, ["∧", "»", "∨", "«"][exit.heading() as usize], Ink::Faint);
    if let Some(colour) = scoring {
        let (x, y) = cell(view, exit, CAPACITY);
        let letter = colour.letter().to_ascii_lowercase();
        sketch.write(x, y, &letter.to_string(), Ink::Seat(colour));
    }
}

fn legend(sketch: &mut Sketch, view: &View, words: &dyn Say) {
    sketch.append(&[]);
    let tally = format!("  ({})", words.say(&tally(view)));
    sketch.append(&[(&status(view, words), Ink::Bold), (&tally, Ink::Plain)]);
    for (index, &colour) in view.colours.as_slice().iter().enumerate() {
        let counted = view.counted.as_slice().get(index).copied().unwrap_or(0);
        let side = ["north", "east", "south", "west"][colour.side() as usize];
        let out = Message::new("sketch-tc-out").with("count", counted).with("most", view.target);
        // Figures of one to three digits end in one column.
        let indent = " ".repeat(2_usize.saturating_sub(counted.checked_ilog10().unwrap_or(0) as usize));
        let out = format!("{indent}{}", words.say(&out.choice("side", side)));
        let mark = if view.to_move.map(usize::from) == Some(index + 1) { "> " } else { "  " };
        let colour: SeatColour = paint(colour);
        let name = seat_name(words, index as u8 + 1, colour);
        sketch.append(&[(mark, Ink::Bold), (&name, Ink::Seat(colour)), (&out, Ink::Plain)]);
    }
    sketch.append(&[(&words.word("sketch-tc-legend"), Ink::Faint)]);
    sketch.append(&[(&words.word("sketch-tc-legend-more"), Ink::Faint)]);
}

#[cfg(test)]
mod tests {
    use cloverleaf_congestion::{Congestion, Options};
    use cloverleaf_core::{Actor, Game, GameExt, Seat, Viewer};

    #[test]
    fn lanes_lie_on_the_side_that_cars_keep_to() {
        for (keep_left, row) in [(false, 8), (true, 7)] {
            let game =
                Congestion::new(2, Options { keep_left, ..Options::default() }).expect("a good set-up");
            let mut state = game.start();
            for (seat, action) in
                ["enter NW:E red", "signal NW:E left", "enter NW:E yellow"].into_iter().enumerate()
            {
                let action = action.parse().expect("an action");
                game.play(&mut state, Actor::Seat(Seat::at(seat % 2)), action).expect("a legal action");
            }
            let plain =
                super::draw(&game.view(&state, Viewer::Spectator), cloverleaf_words::english()).plain();
            let street = plain.lines().nth(row).expect("a street");
            assert!(street.starts_with("   · · · Y R ↑"), "keep_left is {keep_left}:\n{plain}");
        }
    }
}
