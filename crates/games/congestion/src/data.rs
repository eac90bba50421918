//! The words of the board: headings, directions, colours, lanes and the street grid.
//!
//! Nothing here knows a position. Where a lane leads on a given grid is for [`crate::Board`] to say.

use serde::{Deserialize, Serialize};

/// TC-1.6: how many cars a lane holds.
pub const CAPACITY: usize = 5;
/// The longest side a street grid may have (TC-1.7).
pub const MAX_SIDE: usize = 4;
/// The most lanes that end at an intersection: four at each of the largest grid's sixteen.
pub const MAX_LANES: usize = 4 * MAX_SIDE * MAX_SIDE;

/// Where cars drive.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Heading {
    /// To the top of the board.
    North,
    /// To the right of the board.
    East,
    /// To the bottom of the board.
    South,
    /// To the left of the board.
    West,
}

impl Heading {
    /// All of them, clockwise.
    pub const ALL: [Heading; 4] = [Heading::North, Heading::East, Heading::South, Heading::West];

    /// The heading after this many quarter turns to the right.
    #[must_use]
    pub const fn turned(self, quarters: usize) -> Heading {
        Heading::ALL[(self as usize + quarters) % 4]
    }

    /// The heading of a car that leaves an intersection this way (TC-1.4).
    #[must_use]
    pub const fn towards(self, direction: Direction) -> Heading {
        match direction {
            Direction::Straight => self,
            Direction::Left => self.turned(3),
            Direction::Right => self.turned(1),
        }
    }

    /// Its letter in notation.
    #[must_use]
    pub const fn letter(self) -> char {
        ['N', 'E', 'S', 'W'][self as usize]
    }
}

/// Which way a signal sends cars. There are no U-turns (TC-1.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Direction {
    /// Across the intersection.
    Straight,
    /// To the driver's left.
    Left,
    /// To the driver's right.
    Right,
}

impl Direction {
    /// All of them.
    pub const ALL: [Direction; 3] = [Direction::Straight, Direction::Left, Direction::Right];

    /// Its word in notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["straight", "left", "right"][self as usize]
    }
}

/// TC-2.1: a player's colour, and a car's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// Scores in the north.
    #[default]
    Blue,
    /// Scores in the east.
    Red,
    /// Scores in the south.
    Green,
    /// Scores in the west.
    Yellow,
}

impl Colour {
    /// All of them, in the order of their sides clockwise from north.
    pub const ALL: [Colour; 4] = [Colour::Blue, Colour::Red, Colour::Green, Colour::Yellow];
    /// Their words, in the same order.
    pub const WORDS: [&'static str; 4] = ["blue", "red", "green", "yellow"];

    /// TC-1.5: the heading of the exits where cars of this colour count.
    #[must_use]
    pub const fn side(self) -> Heading {
        Heading::ALL[self as usize]
    }

    /// Its word in notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        Colour::WORDS[self as usize]
    }
}

/// TC-1.7: how many streets there are each way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "alloc::string::String", into = "alloc::string::String")]
pub struct Grid {
    rows: u8,
    columns: u8,
}

impl Grid {
    /// So many east-west streets by so many north-south streets, each from 1 to 4.
    #[must_use]
    pub fn new(rows: u8, columns: u8) -> Option<Grid> {
        let fits = |side| (1..=MAX_SIDE).contains(&usize::from(side));
        (fits(rows) && fits(columns)).then_some(Grid { rows, columns })
    }

    /// How many east-west streets.
    #[must_use]
    pub const fn rows(self) -> usize {
        self.rows as usize
    }

    /// How many north-south streets.
    #[must_use]
    pub const fn columns(self) -> usize {
        self.columns as usize
    }

    /// The intersection at this row and column, counted from 0, as this board names it.
    #[must_use]
    pub fn intersection(self, row: usize, column: usize) -> Option<Intersection> {
        let code = match self {
            _ if row >= self.rows() || column >= self.columns() => return None,
            Grid { rows: 2, columns: 2 } => Intersection::COMPASS + (2 * row + column) as u8,
            _ => (MAX_SIDE * row + column) as u8,
        };
        Some(Intersection(code))
    }

    /// How many lanes end at its intersections.
    pub(crate) const fn lanes(self) -> usize {
        4 * self.rows() * self.columns()
    }

    /// The lane of this number: row by row, four an intersection, clockwise from northbound.
    pub(crate) fn lane(self, number: usize) -> Option<Lane> {
        let (intersection, heading) = (number / 4, Heading::ALL[number % 4]);
        let (row, column) = (intersection / self.columns(), intersection % self.columns());
        Some(Lane::to(self.intersection(row, column)?, heading))
    }

    /// The number of a lane, if it ends at one of these intersections.
    pub(crate) fn number(self, lane: Lane) -> Option<usize> {
        let (row, column) = lane.intersection().place();
        let number = 4 * (row * self.columns() + column) + lane.heading() as usize;
        (self.lane(number) == Some(lane)).then_some(number)
    }

    /// The row and column next in this heading, unless the street ends there.
    #[must_use]
    pub fn beyond(self, (row, column): (usize, usize), heading: Heading) -> Option<(usize, usize)> {
        let (row, column) = match heading {
            Heading::North => (row.checked_sub(1)?, column),
            Heading::East => (row, column + 1),
            Heading::South => (row + 1, column),
            Heading::West => (row, column.checked_sub(1)?),
        };
        (row < self.rows() && column < self.columns()).then_some((row, column))
    }
}

impl Default for Grid {
    fn default() -> Grid {
        Grid { rows: 2, columns: 2 }
    }
}

/// An intersection by its name: `NW` to `SE`, or `r1c1` to `r4c4`.
///
/// The 2x2 board names its intersections by the compass and larger ones by row and column. Notation is
/// read without a board, so both kinds of name exist side by side and are never mistaken for each other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Intersection(u8);

impl Intersection {
    /// The code of `NW`; lower codes are rows and columns.
    const COMPASS: u8 = 16;
    /// How many names there are.
    pub(crate) const NAMES: u8 = 20;

    /// Every name there is.
    pub fn all() -> impl Iterator<Item = Intersection> {
        (0..Intersection::NAMES).map(Intersection)
    }

    /// Whether it is named by the compass, as on the 2x2 board.
    #[must_use]
    pub const fn by_compass(self) -> bool {
        self.0 >= Intersection::COMPASS
    }

    /// Its row and column, counted from 0.
    #[must_use]
    pub const fn place(self) -> (usize, usize) {
        let (code, width) = match self.0.checked_sub(Intersection::COMPASS) {
            Some(code) => (code as usize, 2),
            None => (self.0 as usize, MAX_SIDE),
        };
        (code / width, code % width)
    }
}

/// TC-1.3: a lane by its name, such as `NW:E`, or `out:NW:N` for an exit lane.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "alloc::string::String", into = "alloc::string::String")]
pub struct Lane(u8);

impl Lane {
    /// The code of the first exit lane; below it are the lanes that end at an intersection.
    const EXITS: u8 = 4 * Intersection::NAMES;
    /// The first of them.
    pub(crate) const FIRST: Lane = Lane(0);
    /// How many names there are.
    pub(crate) const NAMES: usize = 2 * Lane::EXITS as usize;

    /// The lane whose cars wait at this intersection with this heading.
    #[must_use]
    pub const fn to(intersection: Intersection, heading: Heading) -> Lane {
        Lane(4 * intersection.0 + heading as u8)
    }

    /// The exit lane that leaves this intersection with this heading.
    #[must_use]
    pub const fn out_of(intersection: Intersection, heading: Heading) -> Lane {
        Lane(Lane::EXITS + 4 * intersection.0 + heading as u8)
    }

    /// Every name there is, on whatever board.
    pub fn all() -> impl Iterator<Item = Lane> {
        (0..2 * Lane::EXITS).map(Lane)
    }

    /// Whether it is named as an exit lane.
    #[must_use]
    pub const fn is_exit(self) -> bool {
        self.0 >= Lane::EXITS
    }

    /// The intersection where its cars wait, or which they have left by it.
    #[must_use]
    pub const fn intersection(self) -> Intersection {
        Intersection(self.0 % Lane::EXITS / 4)
    }

    /// Where its cars drive.
    #[must_use]
    pub const fn heading(self) -> Heading {
        Heading::ALL[self.0 as usize % 4]
    }

    /// Its number among all names.
    pub(crate) const fn code(self) -> usize {
        self.0 as usize
    }
}
