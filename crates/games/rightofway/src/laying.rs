//! RW-1.4: where a piece can be laid. Free ground has no bound, but a city reaches only so far.

use cloverleaf_grid::{Edge, Hex};

use crate::city::Quarters;

/// Wide enough for every place two steps from a city, see [`crate::city::REACH`].
const COLUMNS: usize = 96;
const MIDDLE: (i16, i16) = (48, 64);

/// A set of places on the ground, one word of bits a column.
#[derive(Clone, Copy)]
struct Cells([u128; COLUMNS]);

impl Cells {
    fn of(city: &Quarters) -> Cells {
        let mut ground = Cells([0; COLUMNS]);
        for tile in city.all() {
            let hex = city.hex(tile);
            ground.0[(hex.q + MIDDLE.0) as usize] |= 1 << (hex.r + MIDDLE.1);
        }
        ground
    }

    /// The places beside these in one column, without these.
    fn beside(&self, column: usize) -> u128 {
        let [west, own, east] = [self.0[column - 1], self.0[column], self.0[column + 1]];
        // NE of a place is (+1, -1), SW is (-1, +1).
        (own << 1 | own >> 1 | west | west >> 1 | east | east << 1) & !own
    }

    /// The places of a column from which a step across this edge leads to one of these.
    fn before(&self, column: usize, edge: Edge) -> u128 {
        match edge {
            Edge::N => self.0[column] << 1,
            Edge::NE => self.0[column + 1] << 1,
            Edge::SE => self.0[column + 1],
            Edge::S => self.0[column] >> 1,
            Edge::SW => self.0[column - 1] >> 1,
            Edge::NW => self.0[column - 1],
        }
    }
}

/// The three places of a piece laid at `a` in this orientation, clockwise.
pub(crate) fn footprint(a: Hex, orientation: Edge) -> [Hex; 3] {
    [a, a.step(orientation), a.step(orientation.turned(1))]
}

/// Whether this is how the laying is written: a piece whose tiles are all alike could be named by any of
/// them, so it is by the one that comes first.
pub(crate) fn well_named(piece: u8, [a, b, c]: [Hex; 3]) -> bool {
    !matches!(piece, 0 | 3) || (a < b && a < c)
}

/// Every way to lay a piece, by column: for each orientation the places of its first tile.
struct Layings {
    taken: Cells,
    beside: Cells,
    /// The columns in which a first tile can lie.
    columns: core::ops::Range<usize>,
    piece: u8,
}

impl Layings {
    fn of(city: &Quarters, piece: u8) -> Layings {
        let taken = Cells::of(city);
        // Two columns beyond the city on either side; its tiles are in order, so the first and the last tell which.
        let column = |tile: usize| (city.hex(tile).q + MIDDLE.0) as usize;
        let columns = column(0) - 2..column(city.len() - 1) + 3;
        let mut beside = Cells([0; COLUMNS]);
        for column in columns.clone() {
            beside.0[column] = taken.beside(column);
        }
        Layings { taken, beside, columns, piece }
    }

    /// The places of the first tile in this column, for each orientation.
    fn in_column(&self, column: usize) -> [u128; 6] {
        Edge::ALL.map(|edge| {
            if !well_named(self.piece, footprint(Hex::ORIGIN, edge)) {
                return 0;
            }
            let any = |cells: &Cells| {
                cells.0[column] | cells.before(column, edge) | cells.before(column, edge.turned(1))
            };
            any(&self.beside) & !any(&self.taken)
        })
    }

    /// The ways of this column in order: by the place of the first tile, then by orientation.
    fn ways(&self, column: usize) -> impl Iterator<Item = (Hex, Edge)> {
        let places = self.in_column(column);
        let any = places.into_iter().fold(0, |any, places| any | places);
        rows(any).flat_map(move |row| {
            let here = Edge::ALL.into_iter().filter(move |edge| places[edge.index()] >> row & 1 == 1);
            here.map(move |edge| (Hex::new(column as i16 - MIDDLE.0, row - MIDDLE.1), edge))
        })
    }
}

/// The numbers of the bits that are set.
fn rows(mut bits: u128) -> impl Iterator<Item = i16> {
    core::iter::from_fn(move || {
        let row = (bits != 0).then_some(bits.trailing_zeros() as i16);
        bits &= bits.wrapping_sub(1);
        row
    })
}

/// Shows every way to lay this piece.
pub(crate) fn layings(city: &Quarters, piece: u8, mut see: impl FnMut(Hex, Edge)) {
    let layings = Layings::of(city, piece);
    for column in layings.columns.clone() {
        layings.ways(column).for_each(|(a, edge)| see(a, edge));
    }
}

/// One of the ways to lay this piece: `choose` is told how many there are and says which.
pub(crate) fn pick(city: &Quarters, piece: u8, choose: impl FnOnce(u32) -> u32) -> Option<(Hex, Edge)> {
    let layings = Layings::of(city, piece);
    let mut counts = [0; COLUMNS];
    for column in layings.columns.clone() {
        counts[column] = layings.in_column(column).into_iter().map(u128::count_ones).sum();
    }
    let mut before = Some(counts.iter().sum()).filter(|all| *all > 0).map(choose)?;
    for column in layings.columns.clone() {
        if before < counts[column] {
            return layings.ways(column).nth(before as usize);
        }
        before -= counts[column];
    }
    None
}
