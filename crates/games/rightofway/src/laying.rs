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

    fn contains(&self, hex: Hex) -> bool {
        let column = usize::try_from(hex.q + MIDDLE.0).ok().and_then(|column| self.0.get(column));
        column.is_some_and(|column| column >> (hex.r + MIDDLE.1) & 1 == 1)
    }

    /// These places and all beside them.
    fn grown(&self) -> Cells {
        let mut grown = Cells([0; COLUMNS]);
        for column in 1..COLUMNS - 1 {
            let [west, own, east] = [self.0[column - 1], self.0[column], self.0[column + 1]];
            // NE of a place is (+1, -1), SW is (-1, +1).
            grown.0[column] = own | own << 1 | own >> 1 | west | west >> 1 | east | east << 1;
        }
        grown
    }

    fn minus(&self, others: &Cells) -> Cells {
        Cells(core::array::from_fn(|column| self.0[column] & !others.0[column]))
    }

    fn hexes(&self) -> impl Iterator<Item = Hex> {
        let columns = self.0.iter().zip(-MIDDLE.0..);
        columns.flat_map(|(bits, q)| rows(*bits).map(move |row| Hex::new(q, row - MIDDLE.1)))
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

/// The three places of a piece laid at `a` in this orientation, clockwise.
pub(crate) fn footprint(a: Hex, orientation: Edge) -> [Hex; 3] {
    [a, a.step(orientation), a.step(orientation.turned(1))]
}

/// Whether this is how the laying is written: a piece whose tiles are all alike could be named by any of
/// them, so it is by the one that comes first.
pub(crate) fn well_named(piece: u8, [a, b, c]: [Hex; 3]) -> bool {
    !matches!(piece, 0 | 3) || (a < b && a < c)
}

/// Shows every way to lay this piece.
pub(crate) fn layings(city: &Quarters, piece: u8, mut see: impl FnMut(Hex, Edge)) {
    let taken = Cells::of(city);
    let beside = taken.grown().minus(&taken);
    for a in beside.grown().minus(&taken).hexes() {
        for edge in Edge::ALL {
            let places = footprint(a, edge);
            let free = !places.iter().any(|place| taken.contains(*place));
            let touches = places.iter().any(|place| beside.contains(*place));
            if free && touches && well_named(piece, places) {
                see(a, edge);
            }
        }
    }
}
