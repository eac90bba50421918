//! Where each step from each tile ends and how far each goal is: worked out once a day, so that
//! planning a route is looking up.

use crate::city::City;
use crate::lanes::Lanes;
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
        Roads::along(city, &Lanes::of(city))
    }

    /// The same, the lanes of the city being laid out already.
    pub(crate) fn along(city: &City, lanes: &Lanes) -> Roads {
        let mut roads = Roads { ends: [[NOWHERE; Tile::COUNT]; 4], to_go: [[NEVER; Tile::COUNT]; 4] };
        for (dir, ends) in Dir::ALL.into_iter().zip(&mut roads.ends) {
            for tile in lanes.single_steps(dir).iter() {
                ends[tile.index()] = tile.next(dir).map_or(NOWHERE, |next| next.index() as u8);
            }
            for tile in lanes.long_steps(dir).iter() {
                ends[tile.index()] = match city.step(tile, dir) {
                    Ok(step) if step.off => OFF,
                    Ok(step) => step.end.index() as u8,
                    Err(_) => NOWHERE,
                };
            }
        }
        roads.to_go = CORNERS.map(|goal| distances(lanes, goal));
        roads
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
        Some(self.to_go[goal.corner()?][from.index()]).filter(|&steps| steps != NEVER)
    }
}

/// How many steps each tile is from the goal, ring by ring outwards.
fn distances(lanes: &Lanes, goal: Tile) -> [u8; Tile::COUNT] {
    let mut to_go = [NEVER; Tile::COUNT];
    let mut ring = TileSet::of(goal);
    let mut unknown = TileSet::ALL;
    for steps in 0.. {
        ring.iter().for_each(|tile| to_go[tile.index()] = steps);
        unknown = unknown.less(ring);
        ring = lanes.lead_to(ring).and(unknown);
        if ring.is_empty() {
            break;
        }
    }
    to_go
}
