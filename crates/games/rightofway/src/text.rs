//! Notation: how actions, places and tiles are written and read.
//!
//! ```text
//! action = "dollar " place | "piece " dollars | "lay " place " " turn        the city
//!        | "draw " seat " " tile | "first " seat                            chance
//!        | "place " place " " roads | "buy " place " " tile
//!        | "discard " tile | "scrap " place | "done"
//! place  = number "," number                   axial q,r without plus sign or leading zeros
//! roads  = edge { "." edge }                   clockwise from north: N NE SE S SW NW
//! tile   = roads in the orientation that names the kind: N.NE N.SE N.S N.NE.SE N.NE.S N.NE.SW N.SE.SW
//!          N.NE.SE.S N.NE.SE.SW N.NE.S.SW N.NE.SE.S.SW N.NE.SE.S.SW.NW
//! dollars = "0" | "1" | "2" | "3"     turn = "0" … "5"     seat = "1" … "4"
//! ```
//!
//! A text is read without a city: whether a place is in it is for the rules to say (RW-1.5).

use alloc::string::{String, ToString};
use core::fmt;
use core::str::FromStr;

use cloverleaf_core::{ParseError, Words};
use cloverleaf_grid::{Edge, Hex, Roads};
use serde::{Deserialize, Serialize};

use crate::{Action, Kind};

// What belongs there, by the keys of its words.
const ACTION: &str = "rw-exp-action";
const PLACE: &str = "rw-exp-place";
const ROADS: &str = "rw-exp-roads";
const TILE: &str = "rw-exp-tile";
const SEAT: &str = "exp-a-seat";
const TURN: &str = "rw-exp-turn";
const PIECE: &str = "rw-exp-piece";

/// A place on the ground, written `q,r` with the centre of the city at `0,0`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct Place(pub Hex);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Dollar(place) => write!(f, "dollar {place}"),
            Action::Piece(dollars) => write!(f, "piece {dollars}"),
            Action::Lay(place, edge) => write!(f, "lay {place} {}", edge.index()),
            Action::Draw(seat, kind) => write!(f, "draw {seat} {kind}"),
            Action::First(seat) => write!(f, "first {seat}"),
            Action::Place(place, roads) => write!(f, "place {place} {roads}"),
            Action::Discard(kind) => write!(f, "discard {kind}"),
            Action::Scrap(place) => write!(f, "scrap {place}"),
            Action::Buy(place, kind) => write!(f, "buy {place} {kind}"),
            Action::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let mut words = Words::new(text);
        let verb = words.word(ACTION)?;
        let action = match verb.text {
            "dollar" => Action::Dollar(words.parse(PLACE)?),
            "piece" => Action::Piece(digit(&mut words, 4, PIECE)?),
            "lay" => Action::Lay(words.parse(PLACE)?, Edge::at(digit(&mut words, 6, TURN)?.into())),
            "draw" => Action::Draw(words.parse(SEAT)?, words.parse(TILE)?),
            "first" => Action::First(words.parse(SEAT)?),
            "place" => Action::Place(words.parse(PLACE)?, roads(&mut words)?),
            "discard" => Action::Discard(words.parse(TILE)?),
            "scrap" => Action::Scrap(words.parse(PLACE)?),
            "buy" => Action::Buy(words.parse(PLACE)?, words.parse(TILE)?),
            "done" => Action::Done,
            _ => return Err(verb.wrong(ACTION)),
        };
        words.end()?;
        Ok(action)
    }
}

/// Roads as the rules write them: there is no way to write none.
fn roads(words: &mut Words<'_>) -> Result<Roads, ParseError> {
    let word = words.word(ROADS)?;
    let roads = word.text.parse().ok().filter(|roads: &Roads| !roads.is_empty());
    roads.ok_or_else(|| word.wrong(ROADS))
}

/// One digit below a bound.
fn digit(words: &mut Words<'_>, bound: u8, expected: &'static str) -> Result<u8, ParseError> {
    let word = words.word(expected)?;
    match word.text.as_bytes() {
        [digit @ b'0'..=b'9'] if digit - b'0' < bound => Ok(digit - b'0'),
        _ => Err(word.wrong(expected)),
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Place {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Place, ParseError> {
        let parts = text.split_once(',');
        let place = parts.and_then(|(q, r)| Some(Place(Hex::new(number(q)?, number(r)?))));
        place.ok_or_else(|| ParseError::new(1, text, PLACE))
    }
}

/// A whole number in the one way it is written: `+1`, `01` and `-0` would be second names.
fn number(text: &str) -> Option<i16> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let plain = match digits.as_bytes() {
        [b'0'] => text == "0",
        [b'1'..=b'9', ..] => true,
        _ => false,
    };
    text.parse().ok().filter(|_| plain)
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.roads().fmt(f)
    }
}

impl FromStr for Kind {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Kind, ParseError> {
        let roads: Option<Roads> = text.parse().ok();
        let kind = roads.and_then(Kind::of).filter(|kind| Some(kind.roads()) == roads);
        kind.ok_or_else(|| ParseError::new(1, text, TILE))
    }
}

/// Values that JSON shows as their notation.
macro_rules! written_as_text {
    ($($type:ty),+) => {$(
        impl TryFrom<String> for $type {
            type Error = ParseError;

            fn try_from(text: String) -> Result<$type, ParseError> {
                text.parse()
            }
        }

        impl From<$type> for String {
            fn from(value: $type) -> String {
                value.to_string()
            }
        }
    )+};
}

written_as_text!(Place, Kind);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_action_reads_back() {
        for text in [
            "dollar 2,-1",
            "piece 2",
            "lay 0,1 3",
            "draw 1 N.SE",
            "first 2",
            "place 1,-2 NE.S",
            "discard N.SE",
            "scrap 0,2",
            "buy 0,2 N.SE",
            "done",
            "place -32768,32767 N.NE.SE.S.SW.NW",
        ] {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()), Ok(text.to_string()));
        }
    }

    #[test]
    fn what_is_not_notation_says_where_and_what_belongs_there() {
        for (text, column) in [
            ("", 1),
            ("Done", 1),
            ("done ", 6),
            ("piece 4", 7),
            ("piece 02", 7),
            ("lay 0,1 6", 9),
            ("lay 0,1", 8),
            ("place 0,0 S.N", 11),
            ("place 0,0 -", 11),
            ("place +1,0 N.S", 7),
            ("place -0,0 N.S", 7),
            ("place 01,0 N.S", 7),
            ("place 1, 0 N.S", 7),
            ("place 40000,0 N.S", 7),
            ("discard NE.S", 9),
            ("discard N", 9),
            ("buy 0,0 NE.SE", 9),
            ("draw 5 N.SE", 6),
            ("first 0", 7),
        ] {
            let error = text.parse::<Action>().expect_err(text);
            assert_eq!(error.column, column, "{text:?}: {error}");
        }
    }
}
