//! RW-1: the city, as a list of its tiles in order.

use cloverleaf_grid::{Edge, Hex, SpaceSet};

use crate::{City, TILES};

/// The furthest from the centre that a city can reach: each of twenty pieces leads two steps on.
pub(crate) const REACH: u32 = 40;

/// The side of the hexagon less one: how far it reaches from the centre (RW-1.4).
const RADIUS: i16 = 4;

/// One tile's coordinates, q above r, both counted from -128 so that one comparison puts spots in order.
/// [`REACH`] says why they are small.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Spot(u16);

impl Spot {
    const fn new(q: i16, r: i16) -> Spot {
        Spot(((q + 128) as u16) << 8 | (r + 128) as u16 & 0xff)
    }

    const fn hex(self) -> Hex {
        Hex::new((self.0 >> 8) as i16 - 128, (self.0 & 0xff) as i16 - 128)
    }
}

/// Behind the last tile: it comes after all real ones.
const NOWHERE: Spot = Spot(u16::MAX);

/// How many places the hexagon has from side to side.
const WIDTH: usize = 2 * RADIUS as usize + 1;

/// The tile at each place of the hexagon, by column and row; where it has none, one that lies elsewhere.
const HEXAGON: [[u8; WIDTH]; WIDTH] = {
    let mut tiles = [[0; WIDTH]; WIDTH];
    let mut tile = 0;
    let mut place = 0;
    while place < WIDTH * WIDTH {
        let (column, row) = (place / WIDTH, place % WIDTH);
        let (q, r) = (column as i16 - RADIUS, row as i16 - RADIUS);
        if (q + r).abs() <= RADIUS {
            tiles[column][row] = tile;
            tile += 1;
        }
        place += 1;
    }
    tiles
};

/// The tiles of the city by q, then r, so that the same city is the same list however it was laid.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Quarters {
    spots: [Spot; TILES],
    tiles: u8,
    /// How it came about. The tiles of the hexagon are found without a search.
    plan: City,
    /// RW-1.1: the tiles that carry a dollar sign.
    pub(crate) dollars: SpaceSet,
}

impl Quarters {
    /// RW-1.4: the hexagon of side 5, a dollar at its centre.
    pub(crate) fn hexagon() -> Quarters {
        let mut city =
            Quarters { spots: [NOWHERE; TILES], tiles: 0, plan: City::Hexagon, dollars: SpaceSet::EMPTY };
        for q in -RADIUS..=RADIUS {
            // Of the column q, these are at most four steps from the centre.
            for r in (-RADIUS).max(-RADIUS - q)..=RADIUS.min(RADIUS - q) {
                city.spots[usize::from(city.tiles)] = Spot::new(q, r);
                city.tiles += 1;
            }
        }
        city.dollars = city.tile(Hex::ORIGIN).into_iter().collect();
        city
    }

    /// RW-1.2: the centre alone, with its dollar.
    pub(crate) fn centre() -> Quarters {
        let mut spots = [NOWHERE; TILES];
        spots[0] = Spot::new(0, 0);
        Quarters { spots, tiles: 1, plan: City::Laid, dollars: SpaceSet::of(0) }
    }

    /// Puts one more tile into its place; one that is too many, too far or there already is left out.
    pub(crate) fn insert(&mut self, hex: Hex, dollar: bool) {
        let Some(spot) = spot(hex) else { return };
        let tiles = usize::from(self.tiles);
        let Err(at) = self.spots[..tiles].binary_search(&spot) else { return };
        if tiles == TILES {
            return;
        }
        self.spots.copy_within(at..tiles, at + 1);
        self.spots[at] = spot;
        self.tiles += 1;
        // The tiles behind it have moved up by one.
        let moved = self.dollars.into_iter().map(|tile| tile + usize::from(tile >= at));
        self.dollars = moved.chain(dollar.then_some(at)).collect();
    }

    pub(crate) fn len(&self) -> usize {
        self.tiles.into()
    }

    /// All tiles.
    pub(crate) fn all(&self) -> SpaceSet {
        SpaceSet::first(self.len())
    }

    /// The number of the tile at this place; none outside the city (RW-1.5).
    pub(crate) fn tile(&self, hex: Hex) -> Option<usize> {
        let spot = spot(hex)?;
        match self.plan {
            City::Hexagon => {
                let (column, row) = ((hex.q + RADIUS) as usize, (hex.r + RADIUS) as usize);
                let tile = usize::from(*HEXAGON.get(column)?.get(row)?);
                (self.spots[tile] == spot).then_some(tile)
            }
            City::Laid => self.spots[..self.len()].binary_search(&spot).ok(),
        }
    }

    /// Where the tile with this number lies.
    pub(crate) fn hex(&self, tile: usize) -> Hex {
        self.spots[tile].hex()
    }

    /// The tile beside it across this edge.
    pub(crate) fn across(&self, tile: usize, edge: Edge) -> Option<usize> {
        self.tile(self.hex(tile).step(edge))
    }
}

fn spot(hex: Hex) -> Option<Spot> {
    let near = hex.distance(Hex::ORIGIN) <= REACH;
    near.then(|| Spot::new(hex.q, hex.r))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hexagon_is_every_place_within_four_steps() {
        let city = Quarters::hexagon();
        assert_eq!(city.len(), TILES);
        for q in -6..=6 {
            for r in -6..=6 {
                let hex = Hex::new(q, r);
                let tile = city.tile(hex);
                assert_eq!(tile.is_some(), hex.distance(Hex::ORIGIN) <= 4, "{hex}");
                assert!(tile.is_none_or(|tile| city.hex(tile) == hex));
            }
        }
        assert_eq!(city.tile(Hex::new(256, 0)), None, "no coordinate wraps into the city");
    }

    #[test]
    fn the_order_of_laying_leaves_no_trace() {
        let tiles = [(0, 1, true), (-1, 0, false), (1, 0, true), (0, -1, false)];
        let city = |order: &[usize]| {
            let mut city = Quarters::centre();
            for &index in order {
                let (q, r, dollar) = tiles[index];
                city.insert(Hex::new(q, r), dollar);
            }
            city
        };
        assert_eq!(city(&[0, 1, 2, 3]), city(&[3, 2, 0, 1]));
        assert_eq!(city(&[0, 1, 2, 3]).dollars.len(), 3);
    }
}
