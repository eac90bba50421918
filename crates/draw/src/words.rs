//! What pictures and sketches say, as messages.

use cloverleaf_core::{Arg, Message, Seat};

use crate::SeatColour;

/// A seat of a view, by its number. A forged view may have any number.
pub(crate) fn seat(number: u8) -> Arg {
    match Seat::numbered(number.into()) {
        Some(seat) => seat.into(),
        None => Message::new("seat-name").with("number", number).into(),
    }
}

/// A seat and its colour, as the beginning of a sentence: `seat 1, blue,`.
pub(crate) fn who(number: u8, colour: SeatColour) -> Message {
    Message::new("seen-who").with("seat", seat(number)).choice("colour", colour.name())
}

/// A seat and its colour: `seat 1 blue`.
pub(crate) fn seat_colour(number: u8, colour: SeatColour) -> Message {
    Message::new("seen-seat-colour").with("seat", seat(number)).choice("colour", colour.name())
}

/// A seat and the letter of its colour: `seat 1 B`.
pub(crate) fn seat_letter(number: u8, colour: SeatColour) -> Message {
    Message::new("seen-seat-letter").with("seat", seat(number)).text("letter", colour.letter())
}

/// What is said as a sentence of its own, with a capital letter.
pub(crate) fn sentence(said: &str) -> String {
    let mut letters = said.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// How many characters it takes.
pub(crate) fn length(said: &str) -> usize {
    said.chars().count()
}
