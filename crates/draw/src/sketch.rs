//! A board made of characters, each with an ink.
//!
//! No escape codes here: who shows a sketch turns inks into colours, or leaves them out. So the
//! characters alone must tell everything.

use cloverleaf_core::Say;

use crate::words::{length, seat_colour};
use crate::{SeatColour, SignColour};

/// What a character is drawn with.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub enum Ink {
    /// Ordinary text.
    #[default]
    Plain,
    /// What matters less: labels, empty places.
    Faint,
    /// What matters most.
    Bold,
    /// Kerbs and asphalt.
    Road,
    /// Something of a seat's colour.
    Seat(SeatColour),
    /// Something on a sign.
    Sign(SignColour),
}

/// One character with its ink.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    /// The character; one column wide.
    pub letter: char,
    /// Its ink.
    pub ink: Ink,
}

const BLANK: Cell = Cell { letter: ' ', ink: Ink::Plain };

/// Rows of characters. It grows as it is written on.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Sketch {
    rows: Vec<Vec<Cell>>,
}

impl Sketch {
    /// An empty sheet.
    #[must_use]
    pub fn new() -> Sketch {
        Sketch::default()
    }

    /// Writes over whatever was there.
    pub fn write(&mut self, column: usize, row: usize, text: &str, ink: Ink) {
        for (offset, letter) in text.chars().enumerate() {
            *self.cell(column + offset, row) = Cell { letter, ink };
        }
    }

    /// Writes words below everything so far.
    pub fn append(&mut self, words: &[(&str, Ink)]) {
        let row = self.rows.len();
        self.rows.push(Vec::new());
        for (text, ink) in words {
            let column = self.rows[row].len();
            self.write(column, row, text, *ink);
        }
    }

    /// The rows, from the top.
    #[must_use]
    pub fn rows(&self) -> &[Vec<Cell>] {
        &self.rows
    }

    /// The longest row.
    #[must_use]
    pub fn width(&self) -> usize {
        self.rows.iter().map(Vec::len).max().unwrap_or(0)
    }

    /// A row as stretches of one ink, for those who switch colours.
    #[must_use]
    pub fn runs(row: &[Cell]) -> Vec<(Ink, String)> {
        row.chunk_by(|one, next| one.ink == next.ink)
            .map(|run| (run[0].ink, run.iter().map(|cell| cell.letter).collect()))
            .collect()
    }

    /// The characters alone, without blanks at line ends.
    #[must_use]
    pub fn plain(&self) -> String {
        let mut text = String::new();
        for row in &self.rows {
            let line: String = row.iter().map(|cell| cell.letter).collect();
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }

    fn cell(&mut self, column: usize, row: usize) -> &mut Cell {
        if self.rows.len() <= row {
            self.rows.resize_with(row + 1, Vec::new);
        }
        let cells = &mut self.rows[row];
        if cells.len() <= column {
            cells.resize(column + 1, BLANK);
        }
        &mut cells[column]
    }
}

/// A seat with the letter and the name of its colour, as wide as with the longest of these names.
pub(crate) fn seat_name(words: &dyn Say, seat: u8, colour: SeatColour) -> String {
    let said = |colour| words.say(&seat_colour(seat, colour));
    let widest = SeatColour::ALL.into_iter().map(|colour| length(&said(colour))).max().unwrap_or(0);
    format!("{} {:<widest$}", colour.letter(), said(colour))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sketch_grows_and_is_overwritten() {
        let mut sketch = Sketch::new();
        sketch.write(2, 1, "road", Ink::Road);
        sketch.write(3, 1, "OA", Ink::Bold);
        sketch.append(&[("seat ", Ink::Plain), ("B", Ink::Seat(SeatColour::Blue))]);
        assert_eq!(sketch.plain(), "\n  rOAd\nseat B\n");
        assert_eq!(sketch.width(), 6);
    }

    #[test]
    fn runs_are_stretches_of_one_ink() {
        let mut sketch = Sketch::new();
        sketch.write(0, 0, "ab", Ink::Plain);
        sketch.write(2, 0, "cd", Ink::Bold);
        let runs = Sketch::runs(&sketch.rows()[0]);
        assert_eq!(runs, [(Ink::Plain, "ab".to_owned()), (Ink::Bold, "cd".to_owned())]);
    }
}
