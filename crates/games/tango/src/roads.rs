//! Where each step from each tile ends and how far each goal is: worked out once a day, so that
//! planning a route is looking up.

use crate::city::City;
use crate::lanes::{Lanes, Steps};
use crate::tile::{CORNERS, Dir, Tile, TileSet};

/// Where a step ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Landing {
    /// On this tile.
    On(Tile),
    /// Off the board (TT-4.4).
    Off,
    /// Nowhere: a sign or the edge forbids the step.
    Nowhere,
}

impl Landing {
    /// The tile it ends on, if on one.
    #[must_use]
    pub fn tile(self) -> Option<Tile> {
        match self {
            Landing::On(tile) => Some(tile),
            Landing::Off | Landing::Nowhere => None,
        }
    }
}

/// The directions of steps: the lowest bit of a byte each, clockwise from north.
#[derive(Clone, Copy, Default)]
pub(crate) struct Ahead {
    /// TT-4.5: those after which the goal stays within reach, and those off the board, which are the last.
    pub(crate) reached: u32,
    /// Those of them that end on the board short of the goal.
    pub(crate) short: u32,
    /// Those that end on the board and nearer to the goal.
    pub(crate) nearer: u32,
}

const OFF: u8 = 25;
const NOWHERE: u8 = 26;
/// More steps than any route has, and few enough for [`Four`].
const NEVER: u8 = 64;
/// The tiles, and what else a step can end on.
const ENDS: usize = 27;

/// The steps a city allows, and the steps still to go to each corner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Roads {
    /// Where a step from each tile ends, by direction.
    ends: [[u8; 4]; Tile::COUNT],
    /// How far it is from there to each corner. Off the board no step is left to go; from nowhere one never arrives.
    to_go: [[u8; ENDS]; 4],
}

impl Roads {
    /// The roads of this city.
    #[must_use]
    pub fn of(city: &City) -> Roads {
        let lanes = Lanes::of(city);
        Roads::along(city, &lanes, &lanes.steps())
    }

    /// The same, the lanes and the steps of the city being laid out already.
    pub(crate) fn along(city: &City, lanes: &Lanes, steps: &Steps) -> Roads {
        let to_go = CORNERS.map(|goal| distances(steps, goal));
        let mut roads = Roads { ends: [[NOWHERE; 4]; Tile::COUNT], to_go };
        for (dir, tiles, starts) in steps.by_length() {
            for from in starts.iter() {
                let end = TileSet::of(from).moved(dir, tiles).first();
                roads.ends[from.index()][dir.index()] = end.map_or(NOWHERE, |end| end.index() as u8);
            }
        }
        for dir in Dir::ALL {
            for from in lanes.long_steps(dir).iter() {
                if city.step(from, dir).is_ok_and(|step| step.off) {
                    roads.ends[from.index()][dir.index()] = OFF;
                }
            }
        }
        roads
    }

    /// Where a step from this tile ends.
    #[must_use]
    pub fn landing(&self, from: Tile, dir: Dir) -> Landing {
        match self.ends[from.index()][dir.index()] {
            OFF => Landing::Off,
            end => Tile::at(usize::from(end)).map_or(Landing::Nowhere, Landing::On),
        }
    }

    /// TT-4.5: whether the goal stays within reach after a step, if so many moves are left, the step itself included. A
    /// step off the board needs no more.
    pub(crate) fn reaches(&self, from: Tile, dir: Dir, goal: Tile, left: u8) -> bool {
        let end = self.ends[from.index()][dir.index()];
        goal.corner().is_some_and(|corner| self.to_go[corner][usize::from(end)] < left)
    }

    /// What the four steps from a tile lead to.
    #[inline]
    pub(crate) fn ahead(&self, from: Tile, goal: Tile, left: u8) -> Ahead {
        let Some(corner) = goal.corner() else { return Ahead::default() };
        let (ends, to_go) = (self.ends[from.index()], &self.to_go[corner]);
        let steps = Four::new(ends.map(|end| to_go[usize::from(end)]));
        let reached = steps.below(left);
        let on_board = Four::new(ends).below(OFF);
        Ahead {
            reached,
            short: reached & !steps.below(1),
            nearer: on_board & steps.below(to_go[from.index()]),
        }
    }

    /// How many steps it takes a lone car from this tile to that corner, if there is a way.
    #[must_use]
    pub fn to_go(&self, from: Tile, goal: Tile) -> Option<u8> {
        Some(self.to_go[goal.corner()?][from.index()]).filter(|&steps| steps != NEVER)
    }
}

/// A small number for each direction, in one: they are compared all at once.
#[derive(Clone, Copy)]
struct Four(u32);

impl Four {
    /// These numbers, none above 64.
    fn new(numbers: [u8; 4]) -> Four {
        Four(u32::from_le_bytes(numbers))
    }

    /// Which of them are below a bound of at most 64: the lowest bit of a byte each.
    fn below(self, bound: u8) -> u32 {
        const EACH: u32 = 0x0101_0101;
        // What is not below the bound carries into the highest bit of its byte.
        let not_below = self.0.wrapping_add(u32::from(0x80_u8.wrapping_sub(bound)) * EACH);
        !not_below >> 7 & EACH
    }
}

/// How many steps each tile is from the goal, ring by ring outwards.
fn distances(steps: &Steps, goal: Tile) -> [u8; ENDS] {
    let mut to_go = [NEVER; ENDS];
    to_go[usize::from(OFF)] = 0;
    let mut ring = TileSet::of(goal);
    let mut unknown = TileSet::ALL;
    for distance in 0.. {
        ring.iter().for_each(|tile| to_go[tile.index()] = distance);
        unknown = unknown.less(ring);
        ring = steps.lead_to(ring).and(unknown);
        if ring.is_empty() {
            break;
        }
    }
    to_go
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_numbers_are_compared_at_once() {
        for bound in 0..=64 {
            for numbers in [[0, 1, 2, 3], [64, 24, 0, 25], [23, 24, 25, 26], [9, 9, 10, 64]] {
                let below = (0..4).filter(|&index| numbers[index] < bound).map(|index| 1 << (8 * index));
                assert_eq!(Four::new(numbers).below(bound), below.sum::<u32>(), "{numbers:?} below {bound}");
            }
        }
    }
}
