//! Where every lane of a grid leads, worked out once for a set-up.
//!
//! ```text
//!            out:NW:N   NW:S            Each intersection is the end of four lanes, one for each heading,
//!               ^        |              and the beginning of four others: the next lanes in that heading,
//!    out:NW:W <-+--------+-<- NW:W      or exits at the edge of the board.
//!        NW:E ->+--------+->- NE:E
//!               ^        |
//!              NW:N     SW:S
//! ```

use crate::data::MAX_LANES;
use crate::{Colour, Direction, Grid, Heading, Lane};

/// The lanes of one grid and what each turn leads to (TC-1).
///
/// Lanes that end at an intersection are numbered row by row, four an intersection, clockwise from
/// northbound, so that a set of them is one word and the lanes of an intersection are one nibble of it.
#[derive(Clone, Debug)]
pub struct Board {
    grid: Grid,
    lanes: [Lane; MAX_LANES],
    numbers: [u8; Lane::NAMES],
    leads: [[Target; 3]; MAX_LANES],
    /// By lane and direction: the lanes from which this direction leads into it.
    led_from: [[u64; 3]; MAX_LANES],
    pub(crate) all: u64,
    pub(crate) entrances: u64,
    /// By colour and direction: the entrance lanes from which this direction leads into one of its exits.
    direct: [[u64; 3]; 4],
}

/// What a turn leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// The lane of this number.
    Lane(u8),
    /// An exit that leaves in this heading.
    Exit(Heading),
}

/// The number of a name that no lane of the board with an end at an intersection has.
const NONE: u8 = u8::MAX;

impl Board {
    /// The board of this grid.
    #[must_use]
    pub fn new(grid: Grid) -> Board {
        let mut board = Board {
            grid,
            lanes: [Lane::FIRST; MAX_LANES],
            numbers: [NONE; Lane::NAMES],
            leads: [[Target::Exit(Heading::North); 3]; MAX_LANES],
            led_from: [[0; 3]; MAX_LANES],
            all: 0,
            entrances: 0,
            direct: [[0; 3]; 4],
        };
        for number in 0..grid.lanes() {
            board.add(number, grid.lane(number).expect("the grid has so many lanes"));
        }
        board
    }

    fn add(&mut self, number: usize, lane: Lane) {
        let (place, heading) = (lane.intersection().place(), lane.heading());
        self.lanes[number] = lane;
        self.numbers[lane.code()] = number as u8;
        self.all |= 1 << number;
        // Nobody waits behind the edge of the board: a lane that comes from there is an entrance.
        let entrance = self.grid.beyond(place, heading.turned(2)).is_none();
        self.entrances |= u64::from(entrance) << number;
        for direction in Direction::ALL {
            let target = self.target(place, heading.towards(direction));
            self.leads[number][direction as usize] = target;
            match target {
                Target::Lane(target) => self.led_from[usize::from(target)][direction as usize] |= 1 << number,
                Target::Exit(side) => {
                    self.direct[side as usize][direction as usize] |= u64::from(entrance) << number;
                }
            }
        }
    }

    /// What leaves a place in this heading.
    fn target(&self, place: (usize, usize), heading: Heading) -> Target {
        match self.grid.beyond(place, heading) {
            Some((row, column)) => {
                Target::Lane((4 * (row * self.grid.columns() + column) + heading as usize) as u8)
            }
            None => Target::Exit(heading),
        }
    }

    /// The grid it is the board of.
    #[must_use]
    pub fn grid(&self) -> Grid {
        self.grid
    }

    /// The lanes that end at an intersection.
    #[must_use]
    pub fn lanes(&self) -> &[Lane] {
        &self.lanes[..self.grid.lanes()]
    }

    /// The lane of this number. No board has more, so nothing needs to be checked.
    pub(crate) fn lane(&self, number: usize) -> Lane {
        self.lanes[number % MAX_LANES]
    }

    /// The exit lanes.
    pub fn exits(&self) -> impl Iterator<Item = Lane> {
        let ends = self.lanes().iter().filter(|lane| self.leads_out(**lane));
        ends.map(|lane| Lane::out_of(lane.intersection(), lane.heading()))
    }

    /// Whether a car goes into an entrance lane from outside (TC-1.2).
    #[must_use]
    pub fn is_entrance(&self, lane: Lane) -> bool {
        self.number(lane).is_some_and(|number| self.entrances >> number & 1 == 1)
    }

    /// The entrance lanes, as a set of their numbers, the first in the lowest bit.
    #[must_use]
    pub fn entrances(&self) -> u64 {
        self.entrances
    }

    /// Whether the board has such a lane, an exit lane or another.
    #[must_use]
    pub fn has(&self, lane: Lane) -> bool {
        match lane.is_exit() {
            true => self.leads_out(Lane::to(lane.intersection(), lane.heading())),
            false => self.number(lane).is_some(),
        }
    }

    /// The lane that this direction leads to, if the board has the lane it leads from (TC-1.4).
    #[must_use]
    pub fn leads_to(&self, lane: Lane, direction: Direction) -> Option<Lane> {
        let number = self.number(lane)?;
        Some(match self.leads(number, direction) {
            Target::Lane(target) => self.lane(target.into()),
            Target::Exit(heading) => Lane::out_of(lane.intersection(), heading),
        })
    }

    fn leads_out(&self, lane: Lane) -> bool {
        self.leads_to(lane, Direction::Straight).is_some_and(Lane::is_exit)
    }

    /// The number of a lane that ends at an intersection of this board: its place in [`Board::lanes`].
    #[must_use]
    pub fn number(&self, lane: Lane) -> Option<usize> {
        let number = self.numbers[lane.code()];
        (number != NONE).then_some(usize::from(number))
    }

    /// What a direction leads to from the lane of this number.
    #[must_use]
    pub fn leads(&self, number: usize, direction: Direction) -> Target {
        self.leads[number % MAX_LANES][direction as usize]
    }

    /// The lanes from which each direction leads into the lane of this number.
    pub(crate) fn led_from(&self, number: usize) -> &[u64; 3] {
        &self.led_from[number % MAX_LANES]
    }

    /// The entrance lanes from which some turn leads into an exit of this colour.
    pub(crate) fn direct(&self, colour: Colour) -> &[u64; 3] {
        &self.direct[colour.side() as usize]
    }
}
