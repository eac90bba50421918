//! Actions as text.
//!
//! ```text
//! action = "card" seat name | "tile" seat tile | "first" seat
//!        | "build" | "drive" | "place" space tile | "rotate" space tile | "remove" space
//!        | "cone" space | "clear" space | "stop" space | "end"
//! space  = column letter, number            D5
//! tile   = edges clockwise from N, joined by dots, with a "*" for a rotary   NE.S.NW*
//! name   = a destination's id               museum-of-fine-arts
//! ```
//!
//! In what a viewer may see of the log, `?` stands for a card or tile that is hidden from them. It is
//! never legal to play.

use core::fmt;
use core::str::FromStr;

use cloverleaf_core::{ParseError, Words};

use crate::action::Action;

/// Writes a card or tile, or `?` if it is hidden.
fn write_drawn(f: &mut fmt::Formatter<'_>, drawn: Option<impl fmt::Display>) -> fmt::Result {
    match drawn {
        Some(drawn) => write!(f, " {drawn}"),
        None => f.write_str(" ?"),
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Card(seat, card) => {
                write!(f, "card {seat}")?;
                write_drawn(f, *card)
            }
            Action::Tile(seat, tile) => {
                write!(f, "tile {seat}")?;
                write_drawn(f, *tile)
            }
            Action::First(seat) => write!(f, "first {seat}"),
            Action::Build => f.write_str("build"),
            Action::Drive => f.write_str("drive"),
            Action::Place(space, tile) => write!(f, "place {space} {tile}"),
            Action::Rotate(space, tile) => write!(f, "rotate {space} {tile}"),
            Action::Remove(space) => write!(f, "remove {space}"),
            Action::Cone(space) => write!(f, "cone {space}"),
            Action::Clear(space) => write!(f, "clear {space}"),
            Action::Stop(space) => write!(f, "stop {space}"),
            Action::End => f.write_str("end"),
        }
    }
}

// What belongs there, by the keys of its words.
const SEAT: &str = "exp-seat";
const SPACE: &str = "gb-exp-space";
const TILE: &str = "gb-exp-tile";
const CARD: &str = "gb-exp-card";
const VERB: &str = "gb-exp-verb";

/// Reads a card or tile, or nothing from `?`.
fn drawn<T: FromStr>(words: &mut Words, expected: &'static str) -> Result<Option<T>, ParseError> {
    let word = words.word(expected)?;
    match word.text {
        "?" => Ok(None),
        text => text.parse().map(Some).map_err(|_| word.wrong(expected)),
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let mut words = Words::new(text);
        let verb = words.word(VERB)?;
        let action = match verb.text {
            "card" => Action::Card(words.parse(SEAT)?, drawn(&mut words, CARD)?),
            "tile" => Action::Tile(words.parse(SEAT)?, drawn(&mut words, TILE)?),
            "first" => Action::First(words.parse(SEAT)?),
            "build" => Action::Build,
            "drive" => Action::Drive,
            "place" => Action::Place(words.parse(SPACE)?, words.parse(TILE)?),
            "rotate" => Action::Rotate(words.parse(SPACE)?, words.parse(TILE)?),
            "remove" => Action::Remove(words.parse(SPACE)?),
            "cone" => Action::Cone(words.parse(SPACE)?),
            "clear" => Action::Clear(words.parse(SPACE)?),
            "stop" => Action::Stop(words.parse(SPACE)?),
            "end" => Action::End,
            _ => return Err(verb.wrong(VERB)),
        };
        words.end()?;
        Ok(action)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn each_action_has_one_text() {
        for text in [
            "card 2 harvard",
            "card 1 museum-of-fine-arts",
            "card 3 ?",
            "tile 2 N.SE",
            "tile 4 NE.S.NW*",
            "tile 1 ?",
            "first 3",
            "build",
            "drive",
            "place D5 NE.S",
            "rotate K6 N.NE.SE.S.SW.NW*",
            "remove A1",
            "cone D5",
            "clear D5",
            "stop H7",
            "end",
        ] {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(text));
        }
    }

    #[test]
    fn what_is_no_action_says_where() {
        for (text, column) in [
            ("", 1),
            ("park", 1),
            ("place", 6),
            ("place D5", 9),
            ("place D5 SE.N", 10),
            ("place 5D N", 7),
            ("stop H7 ", 9),
            ("end now", 5),
            ("tile 5 N", 6),
            ("place D5 ?", 10),
            ("card 1 Harvard", 8),
        ] {
            assert_eq!(text.parse::<Action>().map_err(|error| error.column), Err(column), "{text:?}");
        }
    }
}
