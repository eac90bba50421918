//! The text of actions and of everything they name.
//!
//! ```text
//! action = "corner " seat " " tile | "go " dir | "rush " dir | "sign " post | "extra " post
//!        | "seal" | "reopen" | "eliminate " seat
//! post   = tile " " ( "oneway-" dir | "yield" | "roundabout" | "toll" | "stop" ) | line " speed"
//! tile   = "A".."E" "1".."5"            line = "row" "1".."5" | "col" "A".."E"
//! dir    = "N" | "E" | "S" | "W"        seat = "1".."4"
//! ```

use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use cloverleaf_core::{ParseError, Words};

use crate::action::Action;
use crate::sign::{Place, Post, Sign};
use crate::tile::{Dir, Line, Tile};

// Keys of what belongs somewhere.
const A_TILE: &str = "tt-exp-tile";
const A_PLACE: &str = "tt-exp-place";
const A_DIRECTION: &str = "tt-exp-direction";
const A_SIGN: &str = "tt-exp-sign";
const A_SEAT: &str = "exp-seat";
const A_VERB: &str = "tt-exp-verb";

/// What the error says where a sign stands on the wrong sort of place.
const A_TILE_SIGN: &str = "tt-exp-tile-sign";
const A_LINE_SIGN: &str = "tt-exp-line-sign";

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.column()), self.row() + 1)
    }
}

impl FromStr for Tile {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Tile, ParseError> {
        match text.as_bytes() {
            [column @ b'A'..=b'E', row @ b'1'..=b'5'] => {
                Tile::at(usize::from((row - b'1') * 5 + column - b'A'))
            }
            _ => None,
        }
        .ok_or_else(|| ParseError::new(1, text, A_TILE))
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.index() {
            row @ 0..5 => write!(f, "row{}", row + 1),
            column => write!(f, "col{}", ["A", "B", "C", "D", "E"][column - 5]),
        }
    }
}

impl FromStr for Line {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Line, ParseError> {
        match text.as_bytes() {
            [b'r', b'o', b'w', row @ b'1'..=b'5'] => Line::at(usize::from(row - b'1')),
            [b'c', b'o', b'l', column @ b'A'..=b'E'] => Line::at(usize::from(column - b'A') + 5),
            _ => None,
        }
        .ok_or_else(|| ParseError::new(1, text, A_PLACE))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Tile(tile) => tile.fmt(f),
            Place::Line(line) => line.fmt(f),
        }
    }
}

impl FromStr for Place {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Place, ParseError> {
        text.parse().map(Place::Tile).or_else(|_| text.parse().map(Place::Line))
    }
}

impl fmt::Display for Dir {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["N", "E", "S", "W"][self.index()])
    }
}

impl FromStr for Dir {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Dir, ParseError> {
        match text {
            "N" => Ok(Dir::N),
            "E" => Ok(Dir::E),
            "S" => Ok(Dir::S),
            "W" => Ok(Dir::W),
            _ => Err(ParseError::new(1, text, A_DIRECTION)),
        }
    }
}

impl fmt::Display for Sign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sign::OneWay(dir) => write!(f, "oneway-{dir}"),
            Sign::Yield => f.write_str("yield"),
            Sign::Roundabout => f.write_str("roundabout"),
            Sign::Toll => f.write_str("toll"),
            Sign::Stop => f.write_str("stop"),
            Sign::Speed => f.write_str("speed"),
        }
    }
}

impl FromStr for Sign {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Sign, ParseError> {
        match text {
            "yield" => Ok(Sign::Yield),
            "roundabout" => Ok(Sign::Roundabout),
            "toll" => Ok(Sign::Toll),
            "stop" => Ok(Sign::Stop),
            "speed" => Ok(Sign::Speed),
            _ => match text.strip_prefix("oneway-").map(str::parse) {
                Some(Ok(dir)) => Ok(Sign::OneWay(dir)),
                _ => Err(ParseError::new(1, text, A_SIGN)),
            },
        }
    }
}

impl fmt::Display for Post {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.place(), self.sign())
    }
}

impl FromStr for Post {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Post, ParseError> {
        let mut words = Words::new(text);
        let post = read_post(&mut words)?;
        words.end().map(|()| post)
    }
}

fn read_post(words: &mut Words<'_>) -> Result<Post, ParseError> {
    let place = words.parse(A_PLACE)?;
    let word = words.word(A_SIGN)?;
    let sign = word.text.parse().map_err(|_| word.wrong(A_SIGN))?;
    Post::new(place, sign).ok_or_else(|| match place {
        Place::Tile(_) => word.wrong(A_TILE_SIGN),
        Place::Line(_) => word.wrong(A_LINE_SIGN),
    })
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Corner(seat, tile) => write!(f, "corner {seat} {tile}"),
            Action::Go(dir) => write!(f, "go {dir}"),
            Action::Rush(dir) => write!(f, "rush {dir}"),
            Action::Sign(post) => write!(f, "sign {post}"),
            Action::Extra(post) => write!(f, "extra {post}"),
            Action::Seal => f.write_str("seal"),
            Action::Reopen => f.write_str("reopen"),
            Action::Eliminate(seat) => write!(f, "eliminate {seat}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let mut words = Words::new(text);
        let verb = words.word(A_VERB)?;
        let action = match verb.text {
            "corner" => Action::Corner(words.parse(A_SEAT)?, words.parse(A_TILE)?),
            "go" => Action::Go(words.parse(A_DIRECTION)?),
            "rush" => Action::Rush(words.parse(A_DIRECTION)?),
            "sign" => Action::Sign(read_post(&mut words)?),
            "extra" => Action::Extra(read_post(&mut words)?),
            "seal" => Action::Seal,
            "reopen" => Action::Reopen,
            "eliminate" => Action::Eliminate(words.parse(A_SEAT)?),
            _ => return Err(verb.wrong(A_VERB)),
        };
        words.end().map(|()| action)
    }
}

/// In JSON these are their notation.
macro_rules! json_as_notation {
    ($($name:ident),*) => { $(
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    )* };
}

json_as_notation!(Tile, Dir, Place, Sign, Post);

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;
    use cloverleaf_core::Seat;

    #[test]
    fn every_post_reads_back() {
        for post in Post::all() {
            assert_eq!(post.to_string().parse(), Ok(post));
        }
        assert_eq!(Post::all().count(), 25 * 8 + 10);
    }

    #[test]
    fn each_verb_reads_back() {
        let corner = Action::Corner(Seat::at(1), Tile::at(4).expect("E1"));
        for (text, action) in [
            ("corner 2 E1", corner),
            ("go E", Action::Go(Dir::E)),
            ("rush N", Action::Rush(Dir::N)),
            ("seal", Action::Seal),
            ("reopen", Action::Reopen),
            ("eliminate 3", Action::Eliminate(Seat::at(2))),
        ] {
            assert_eq!(text.parse(), Ok(action));
            assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn a_wrong_word_is_named_with_its_column() {
        for (text, column) in [
            ("", 1),
            ("drive E", 1),
            ("go X", 4),
            ("go e", 4),
            ("sign F1 toll", 6),
            ("sign B3 speed", 9),
            ("sign row2 toll", 11),
            ("sign B3 oneway-", 9),
            ("seal now", 6),
            ("corner 5 A1", 8),
            ("go E ", 6),
        ] {
            let error = text.parse::<Action>().expect_err(text);
            assert_eq!(error.column, column, "{text:?}: {error}");
        }
    }
}
