//! RW-1: the city, as a list of its tiles in order.

use cloverleaf_grid::{Edge, Hex};

use crate::{City, Place, Places, Quarter, RightOfWay, Sites, TILES, View};

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

/// What stands for a tile where there is none: one more than there can be.
pub const NO_TILE: u8 = 63;

/// The tile at each place of the hexagon, by column and row.
const HEXAGON: [[u8; WIDTH]; WIDTH] = {
    let mut tiles = [[NO_TILE; WIDTH]; WIDTH];
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

/// The tile of the hexagon at this place, or [`NO_TILE`].
const fn of_hexagon(hex: Hex) -> u8 {
    let (column, row) = (hex.q.wrapping_add(RADIUS) as usize, hex.r.wrapping_add(RADIUS) as usize);
    if column < WIDTH && row < WIDTH { HEXAGON[column][row] } else { NO_TILE }
}

/// For each tile of the hexagon those beside it, clockwise from north; [`NO_TILE`] where the city ends.
const BESIDE: [[u8; 6]; TILES] = {
    let mut beside = [[NO_TILE; 6]; TILES];
    let mut place = 0;
    while place < WIDTH * WIDTH * 6 {
        let (column, row, edge) = (place / 6 / WIDTH, place / 6 % WIDTH, place % 6);
        let tile = HEXAGON[column][row];
        if tile != NO_TILE {
            let hex = Hex::new(column as i16 - RADIUS, row as i16 - RADIUS);
            beside[tile as usize][edge] = of_hexagon(hex.step(Edge::at(edge)));
        }
        place += 1;
    }
    beside
};

/// The tiles of the city by q, then r, so that the same city is the same list however it was laid.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Quarters {
    spots: [Spot; TILES],
    tiles: u8,
    /// How it came about. The tiles of the hexagon are found without a search.
    plan: City,
    /// RW-1.1: the tiles that carry a dollar sign.
    pub(crate) dollars: Sites,
}

impl Quarters {
    /// RW-1.4: the hexagon of side 5, a dollar at its centre.
    pub(crate) fn hexagon() -> Quarters {
        let mut city =
            Quarters { spots: [NOWHERE; TILES], tiles: 0, plan: City::Hexagon, dollars: Sites::EMPTY };
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
        let mut city = Quarters::none();
        city.insert(Hex::ORIGIN, true);
        city
    }

    /// Ground on which nothing is laid yet.
    pub(crate) fn none() -> Quarters {
        Quarters { spots: [NOWHERE; TILES], tiles: 0, plan: City::Laid, dollars: Sites::EMPTY }
    }

    /// Puts one more tile into its place; one that is too many, too far or there already is left out.
    pub(crate) fn insert(&mut self, hex: Hex, dollar: bool) {
        let Some(spot) = spot(hex) else { return };
        let tiles = usize::from(self.tiles);
        if tiles == TILES {
            return;
        }
        // One that comes last needs no search, and those of a view come in order.
        let last = tiles.checked_sub(1).map(|last| self.spots[last]);
        let at = if last < Some(spot) { tiles } else { self.before(spot) };
        if self.spots[at] == spot {
            return;
        }
        self.spots.copy_within(at..tiles, at + 1);
        self.spots[at] = spot;
        self.tiles += 1;
        // The tiles behind it have moved up by one.
        self.dollars = self.dollars.moved_up(at);
        if dollar {
            self.dollars = self.dollars.with(at);
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.tiles.into()
    }

    /// All tiles.
    pub(crate) fn all(&self) -> Sites {
        Sites::first(self.len())
    }

    /// The number of the tile at this place; none outside the city (RW-1.5).
    pub(crate) fn tile(&self, hex: Hex) -> Option<usize> {
        match self.plan {
            City::Hexagon => match of_hexagon(hex) {
                NO_TILE => None,
                tile => Some(tile.into()),
            },
            City::Laid => self.at(self.before(spot(hex)?), spot(hex)?),
        }
    }

    /// How many tiles come before this spot. All are compared at once; a search would have to guess its way.
    fn before(&self, spot: Spot) -> usize {
        self.spots.iter().map(|other| u16::from(*other < spot)).sum::<u16>().into()
    }

    /// This tile, if it lies at this spot.
    fn at(&self, tile: usize, spot: Spot) -> Option<usize> {
        (self.spots.get(tile) == Some(&spot)).then_some(tile)
    }

    /// Where the tile with this number lies.
    pub(crate) fn hex(&self, tile: usize) -> Hex {
        self.spots[tile].hex()
    }

    /// The tiles beside this one, clockwise from north; [`NO_TILE`] where the city ends.
    pub(crate) fn beside(&self, tile: usize) -> [u8; 6] {
        match self.plan {
            City::Hexagon => BESIDE[tile],
            City::Laid => self.beside_laid(tile),
        }
    }
}

impl Quarters {
    /// The tiles beside each tile.
    pub(crate) fn all_beside(&self) -> [[u8; 6]; TILES] {
        match self.plan {
            City::Hexagon => BESIDE,
            City::Laid => beside_each(self.len(), |tile| self.hex(tile)),
        }
    }

    /// Those of a column are next to each other in the list, so of two in a column only the upper one is looked for.
    fn beside_laid(&self, tile: usize) -> [u8; 6] {
        let Hex { q, r } = self.hex(tile);
        let here = |tile, q, r| self.at(tile, Spot::new(q, r)).map_or(NO_TILE, |tile| tile as u8);
        let pair = |q, r| {
            let upper = self.before(Spot::new(q, r));
            let first = here(upper, q, r);
            [first, here(upper + usize::from(first != NO_TILE), q, r + 1)]
        };
        let ([north_east, south_east], [north_west, south_west]) = (pair(q + 1, r - 1), pair(q - 1, r));
        let (north, south) = (here(tile.wrapping_sub(1), q, r - 1), here(tile + 1, q, r + 1));
        [north, north_east, south_east, south, south_west, north_west]
    }
}

/// The tiles beside each of so many tiles that come in order.
///
/// Those east of them come in order too, so one walk along the list finds them all.
fn beside_each(tiles: usize, hex: impl Fn(usize) -> Hex) -> [[u8; 6]; TILES] {
    let mut beside = [[NO_TILE; 6]; TILES];
    let mut link = |tile: usize, edge: Edge, other: usize| {
        let linked = other < tiles && hex(other) == hex(tile).step(edge);
        if linked {
            beside[tile][edge.index()] = other as u8;
            beside[other][edge.opposite().index()] = tile as u8;
        }
        linked
    };
    let mut east = 0;
    for tile in 0..tiles {
        let upper = hex(tile).step(Edge::NE);
        while east < tiles && hex(east) < upper {
            east += 1;
        }
        link(tile, Edge::S, tile + 1);
        let north_east = link(tile, Edge::NE, east);
        link(tile, Edge::SE, east + usize::from(north_east));
    }
    beside
}

/// The places of the hexagon in the order of its tiles, all unmarked.
const UNMARKED: [(Place, Quarter); TILES] = {
    let mut places = [(Place(Hex::ORIGIN), Quarter::Unmarked); TILES];
    let mut place = 0;
    while place < WIDTH * WIDTH {
        let (column, row) = (place / WIDTH, place % WIDTH);
        if HEXAGON[column][row] != NO_TILE {
            let hex = Hex::new(column as i16 - RADIUS, row as i16 - RADIUS);
            places[HEXAGON[column][row] as usize].0 = Place(hex);
        }
        place += 1;
    }
    places
};

impl Quarters {
    /// The tiles under names.
    pub(crate) fn shown(&self) -> Places<Quarter> {
        let mut places = match self.plan {
            City::Hexagon => Places::all(UNMARKED),
            City::Laid => Places::default(),
        };
        for tile in places.len()..self.len() {
            places.push(Place(self.hex(tile)), Quarter::Unmarked);
        }
        self.dollars.into_iter().for_each(|tile| places.set(tile, Quarter::Dollar));
        places
    }
}

impl RightOfWay {
    /// RW-1.4: how far from the centre a tile of the city can lie.
    #[must_use]
    pub const fn reach(&self) -> u32 {
        match self.options.city {
            City::Hexagon => RADIUS as u32,
            City::Laid => REACH,
        }
    }

    /// The number of the tile at this place of a view: how many come before it.
    #[must_use]
    pub fn tile(&self, view: &View, place: Place) -> Option<usize> {
        match self.options.city {
            City::Hexagon => Some(of_hexagon(place.0).into()).filter(|tile| *tile < TILES),
            City::Laid => view.city.position(&place),
        }
    }

    /// For each tile of the city in a view, in their order, the numbers of those beside it, clockwise from north;
    /// [`NO_TILE`] where the city ends.
    #[must_use]
    pub fn neighbours(&self, view: &View) -> [[u8; 6]; TILES] {
        match self.options.city {
            City::Hexagon => BESIDE,
            City::Laid => beside_each(view.city.len(), |tile| view.city.place(tile).0),
        }
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
    fn every_way_to_find_neighbours_finds_the_same() {
        let mut laid = Quarters::centre();
        // A city with gaps, in an order of its own.
        (0..200)
            .map(|at: i16| Hex::new(at * 7 % 13 - 6, at * 5 % 9 - 4))
            .for_each(|hex| laid.insert(hex, false));
        for city in [Quarters::hexagon(), laid, Quarters::centre()] {
            let all = city.all_beside();
            for tile in city.all() {
                let meant = Edge::ALL.map(|edge| city.tile(city.hex(tile).step(edge)));
                let meant = meant.map(|tile| tile.map_or(NO_TILE, |tile| tile as u8));
                assert_eq!((city.beside(tile), all[tile]), (meant, meant), "{}", city.hex(tile));
            }
        }
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
