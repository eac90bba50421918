//! Sketches in colour: inks become the terminal's own colours, or nothing at all.

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use cloverleaf_draw::{Ink, SeatColour, SignColour, Sketch};

/// Writes a sketch; the stream itself drops the colours where they are not wanted.
pub(crate) fn paint(sketch: &Sketch, out: &mut impl Write) -> io::Result<()> {
    for row in sketch.rows() {
        for stretch in row.chunk_by(|a, b| a.ink == b.ink) {
            let style = style(stretch[0].ink);
            let text: String = stretch.iter().map(|cell| cell.letter).collect();
            write!(out, "{style}{text}{style:#}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}

fn style(ink: Ink) -> Style {
    match ink {
        Ink::Plain => Style::new(),
        Ink::Faint => Style::new().dimmed(),
        Ink::Bold => Style::new().bold(),
        Ink::Road => AnsiColor::BrightBlack.on_default(),
        Ink::Seat(colour) => seat_style(colour),
        Ink::Sign(colour) => sign_style(colour),
    }
}

fn seat_style(colour: SeatColour) -> Style {
    match colour {
        SeatColour::Blue => AnsiColor::BrightBlue,
        SeatColour::Green => AnsiColor::BrightGreen,
        SeatColour::Red => AnsiColor::BrightRed,
        SeatColour::Yellow => AnsiColor::BrightYellow,
    }
    .on_default()
    .bold()
}

fn sign_style(colour: SignColour) -> Style {
    match colour {
        SignColour::Green => AnsiColor::Green,
        SignColour::Yellow => AnsiColor::Yellow,
        SignColour::Orange => AnsiColor::Magenta,
        SignColour::Red => AnsiColor::Red,
        SignColour::Blue => AnsiColor::Cyan,
    }
    .on_default()
}
