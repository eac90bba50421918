//! Where each step from each tile ends and how far each goal is: worked out once a day, so that
//! planning a route is looking up.

use crate::city::City;
use crate::tile::{CORNERS, Dir, Tile};

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

const OFF: u8 = 25;
const NOWHERE: u8 = 26;
const NEVER: u8 = u8::MAX;

/// The steps a city allows, and the steps still to go to each corner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Roads {
    ends: [[u8; Tile::COUNT]; 4],
    to_go: [[u8; Tile::COUNT]; 4],
}

impl Roads {
    /// The roads of this city.
    #[must_use]
    pub fn of(city: &City) -> Roads {
        let mut roads = Roads { ends: [[NOWHERE; Tile::COUNT]; 4], to_go: [[NEVER; Tile::COUNT]; 4] };
        for dir in Dir::ALL {
            for tile in Tile::all() {
                roads.ends[dir.index()][tile.index()] = match city.step(tile, dir) {
                    Ok(step) if step.off => OFF,
                    Ok(step) => step.end.index() as u8,
                    Err(_) => NOWHERE,
                };
            }
        }
        for (index, goal) in CORNERS.into_iter().enumerate() {
            roads.to_go[index] = roads.distances(goal);
        }
        roads
    }

    fn distances(&self, goal: Tile) -> [u8; Tile::COUNT] {
        let mut to_go = [NEVER; Tile::COUNT];
        to_go[goal.index()] = 0;
        for steps in 1.. {
            let before = to_go;
            for (tile, left) in to_go.iter_mut().enumerate().filter(|(_, left)| **left == NEVER) {
                let reaches = |ends: &[u8; 25]| before.get(usize::from(ends[tile])) == Some(&(steps - 1));
                if self.ends.iter().any(reaches) {
                    *left = steps;
                }
            }
            if to_go == before {
                break;
            }
        }
        to_go
    }

    /// Where a step from this tile ends.
    #[must_use]
    pub fn landing(&self, from: Tile, dir: Dir) -> Landing {
        match self.ends[dir.index()][from.index()] {
            OFF => Landing::Off,
            end => Tile::at(usize::from(end)).map_or(Landing::Nowhere, Landing::On),
        }
    }

    /// How many steps it takes a lone car from this tile to that corner, if there is a way.
    #[must_use]
    pub fn to_go(&self, from: Tile, goal: Tile) -> Option<u8> {
        let index = CORNERS.into_iter().position(|corner| corner == goal)?;
        Some(self.to_go[index][from.index()]).filter(|&steps| steps != NEVER)
    }
}
