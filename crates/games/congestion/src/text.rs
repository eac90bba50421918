//! Notation: how actions, lanes and grids are written and read.
//!
//! ```text
//! action       = "enter " lane " " colour | "signal " lane " " direction
//!              | "move " lane " " ("keep" | "remove" | direction) | "pass"
//! lane         = ["out:"] intersection ":" ("N" | "E" | "S" | "W")
//! intersection = "NW" | "NE" | "SW" | "SE" | "r" digit "c" digit      digits from 1 to 4
//! colour       = "blue" | "red" | "green" | "yellow"
//! direction    = "straight" | "left" | "right"
//! grid         = digit "x" digit                                      rows by columns
//! ```
//!
//! A text is read without a board. Whether a board has such a lane is for the rules to say (TC-1.3, TC-1.7).

use alloc::string::{String, ToString};
use core::fmt;
use core::str::FromStr;

use cloverleaf_core::{ParseError, Words};

use crate::{Action, Colour, Direction, Grid, Heading, Intersection, Lane, Then};

// Keys of what belongs somewhere.
const ACTION: &str = "tc-exp-action";
const LANE: &str = "tc-exp-lane";
const COLOUR: &str = "tc-exp-colour";
const DIRECTION: &str = "tc-exp-direction";
const THEN: &str = "tc-exp-then";
const GRID: &str = "tc-exp-grid";

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Enter(lane, colour) => write!(f, "enter {lane} {colour}"),
            Action::Signal(lane, direction) => write!(f, "signal {lane} {direction}"),
            Action::Move(lane, then) => write!(f, "move {lane} {then}"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let mut words = Words::new(text);
        let verb = words.word(ACTION)?;
        let action = match verb.text {
            "enter" => Action::Enter(words.parse(LANE)?, words.parse(COLOUR)?),
            "signal" => Action::Signal(words.parse(LANE)?, words.parse(DIRECTION)?),
            "move" => Action::Move(words.parse(LANE)?, words.parse(THEN)?),
            "pass" => Action::Pass,
            _ => return Err(verb.wrong(ACTION)),
        };
        words.end()?;
        Ok(action)
    }
}

impl fmt::Display for Then {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Then::Keep => f.write_str("keep"),
            Then::Remove => f.write_str("remove"),
            Then::Change(direction) => direction.fmt(f),
        }
    }
}

impl FromStr for Then {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Then, ParseError> {
        match text {
            "keep" => Ok(Then::Keep),
            "remove" => Ok(Then::Remove),
            _ => text.parse().map(Then::Change).map_err(|_| ParseError::new(1, text, THEN)),
        }
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Direction {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Direction, ParseError> {
        let found = Direction::ALL.into_iter().find(|direction| direction.word() == text);
        found.ok_or_else(|| ParseError::new(1, text, DIRECTION))
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Colour {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Colour, ParseError> {
        let found = Colour::ALL.into_iter().find(|colour| colour.word() == text);
        found.ok_or_else(|| ParseError::new(1, text, COLOUR))
    }
}

impl fmt::Display for Heading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Display for Intersection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (row, column) = self.place();
        match self.by_compass() {
            true => f.write_str(["NW", "NE", "SW", "SE"][2 * row + column]),
            false => write!(f, "r{}c{}", row + 1, column + 1),
        }
    }
}

impl fmt::Display for Lane {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let out = if self.is_exit() { "out:" } else { "" };
        write!(f, "{out}{}:{}", self.intersection(), self.heading())
    }
}

impl FromStr for Lane {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Lane, ParseError> {
        let (name, lane): (&str, fn(Intersection, Heading) -> Lane) = match text.strip_prefix("out:") {
            Some(name) => (name, Lane::out_of),
            None => (text, Lane::to),
        };
        let parts = name.split_once(':').and_then(|(intersection, heading)| {
            Some(lane(intersection_named(intersection)?, heading_named(heading)?))
        });
        parts.ok_or_else(|| ParseError::new(1, text, LANE))
    }
}

fn intersection_named(text: &str) -> Option<Intersection> {
    match text.as_bytes() {
        [ns @ (b'N' | b'S'), we @ (b'W' | b'E')] => {
            Grid::default().intersection((*ns == b'S').into(), (*we == b'E').into())
        }
        [b'r', row @ b'1'..=b'4', b'c', column @ b'1'..=b'4'] => {
            Grid::new(4, 4)?.intersection((row - b'1').into(), (column - b'1').into())
        }
        _ => None,
    }
}

fn heading_named(text: &str) -> Option<Heading> {
    let [letter] = text.as_bytes() else { return None };
    Heading::ALL.into_iter().find(|heading| heading.letter() == char::from(*letter))
}

impl TryFrom<String> for Lane {
    type Error = ParseError;

    fn try_from(text: String) -> Result<Lane, ParseError> {
        text.parse()
    }
}

impl From<Lane> for String {
    fn from(lane: Lane) -> String {
        lane.to_string()
    }
}

impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.rows(), self.columns())
    }
}

impl FromStr for Grid {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Grid, ParseError> {
        let grid = match text.as_bytes() {
            [rows @ b'1'..=b'4', b'x', columns @ b'1'..=b'4'] => Grid::new(rows - b'0', columns - b'0'),
            _ => None,
        };
        grid.ok_or_else(|| ParseError::new(1, text, GRID))
    }
}

impl TryFrom<String> for Grid {
    type Error = ParseError;

    fn try_from(text: String) -> Result<Grid, ParseError> {
        text.parse()
    }
}

impl From<Grid> for String {
    fn from(grid: Grid) -> String {
        grid.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::collections::BTreeSet;

    #[test]
    fn every_lane_has_one_text_of_its_own() {
        let mut texts = BTreeSet::new();
        for lane in Lane::all() {
            let text = lane.to_string();
            assert_eq!(text.parse(), Ok(lane), "{text}");
            assert!(texts.insert(text), "two lanes are called {lane}");
        }
        assert_eq!(texts.len(), Lane::NAMES);
    }

    #[test]
    fn what_is_not_notation_says_where_it_goes_wrong() {
        for (text, column) in [
            ("", 1),
            ("Pass", 1),
            ("pass ", 6),
            ("enter NW:E", 11),
            ("enter NW:E purple", 12),
            ("enter NW:X red", 7),
            ("enter r0c1:E red", 7),
            ("enter r1c5:E red", 7),
            ("enter nw:E red", 7),
            ("enter out:out:NW:E red", 7),
            ("signal NW:E keep", 13),
            ("signal NW:E left now", 18),
            ("move NW:E", 10),
            ("move NW:E back", 11),
            ("move  NW:E keep", 6),
        ] {
            let error = text.parse::<Action>().expect_err(text);
            assert_eq!(error.column, column, "{text:?}: {error}");
        }
    }

    #[test]
    fn a_grid_is_rows_by_columns() {
        assert_eq!("3x2".parse(), Ok(Grid::new(3, 2).expect("three by two is a grid")));
        assert_eq!(Grid::default().to_string(), "2x2");
        for wrong in ["", "2", "0x2", "2x5", "2X2", "2x2 ", "22x2", "axb"] {
            assert!(wrong.parse::<Grid>().is_err(), "{wrong:?}");
        }
    }
}
