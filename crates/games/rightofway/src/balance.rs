//! RW-5: what a placement costs and earns, and whether it can be afforded.

use cloverleaf_grid::Roads;

use crate::data::KINDS;
use crate::{Kind, State, Tiles};

/// What a placement costs and earns, in tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Balance {
    pub(crate) cost: u8,
    pub(crate) profit: u8,
}

/// No placement loses more: a tile has at most six connections.
const WORST: u8 = 6;

impl Balance {
    /// The balance of a highway with these roads on this tile.
    pub(crate) fn of(state: &State, tile: usize, roads: Roads) -> Balance {
        let dollar = state.city.dollars.contains(tile);
        Balance {
            // RW-5.1: a rich quarter wants paying for every connection.
            cost: if dollar { count(roads.bits()) } else { 0 },
            // RW-5.2 and RW-5.3: a connection can earn twice only where covered dollars count.
            profit: count(roads.bits() & state.rich[tile].bits())
                + count(roads.bits() & state.meets[tile].bits()),
        }
    }

    /// RW-5.4: profit less cost.
    pub(crate) fn result(self) -> i8 {
        self.profit as i8 - self.cost as i8
    }

    /// RW-5.5: whether a hand of so many tiles, left after the placement, can pay for it.
    pub(crate) fn affordable(self, left: u8) -> bool {
        self.cost <= self.profit.saturating_add(left)
    }
}

/// How many of six bits are set; the plain machine has no instruction for it.
const fn count(bits: u8) -> u8 {
    const COUNTS: [u8; 64] = {
        let mut counts = [0; 64];
        let mut bits = 0;
        while bits < 64 {
            counts[bits] = bits.count_ones() as u8;
            bits += 1;
        }
        counts
    };
    COUNTS[(bits & 63) as usize]
}

/// For any edges and any number up to six: the road masks, as a set, that have at most so many of these edges.
const AT_MOST: [[u64; 7]; 64] = {
    let mut sets = [[0; 7]; 64];
    let mut at: usize = 0;
    while at < 64 * 7 * 64 {
        let (edges, most, roads) = (at / 64 / 7, at / 64 % 7, at % 64);
        if (edges & roads).count_ones() as usize <= most {
            sets[edges][most] |= 1 << roads;
        }
        at += 1;
    }
    sets
};

/// RW-5.5: the road masks, as a set, that can be placed on a tile by a hand with so many tiles left.
pub(crate) fn affordable(state: &State, tile: usize, left: u8) -> u64 {
    let (rich, meets) = (state.rich[tile].bits(), state.meets[tile].bits());
    // RW-5.1: only a dollar tile wants paying for edges, and an edge that earns pays for itself.
    let costs = if state.city.dollars.contains(tile) { !(rich | meets) & 63 } else { 0 };
    let mut roads = at_most(costs, left);
    // Where covered dollars count an edge can earn twice, and pay for another.
    for more in 1..=count(rich & meets) {
        roads |= !at_most(rich & meets, more - 1) & at_most(costs, left.saturating_add(more));
    }
    roads
}

/// The road masks, as a set, that have at most so many of these edges.
fn at_most(edges: u8, most: u8) -> u64 {
    AT_MOST[usize::from(edges & 63)][usize::from(most.min(WORST))]
}

/// For each kind, any number up to six and any edges: how many orientations of the kind have at most so many of these
/// edges.
const WAYS_AT_MOST: [[[u8; 64]; 7]; KINDS] = {
    let mut counts = [[[0; 64]; 7]; KINDS];
    let mut at = 0;
    while at < KINDS * 7 * 64 {
        let (kind, most, edges) = (at / 64 / 7, at / 64 % 7, at % 64);
        counts[kind][most][edges] = (Kind::at(kind).ways() & AT_MOST[edges][most]).count_ones() as u8;
        at += 1;
    }
    counts
};

/// RW-5.5: what a hand can pay for.
pub(crate) struct Means {
    /// The roads that some tile of the hand has in some orientation, as a set of road masks.
    pub(crate) ways: u64,
    /// How many tiles are left after a placement.
    left: u8,
    /// For any edges that cost: how many of the ways can be paid for.
    counts: [u8; 64],
}

impl Means {
    pub(crate) fn of(hand: &Tiles) -> Means {
        let left = hand.total().saturating_sub(1);
        let (mut ways, mut counts) = (0, [0; 64]);
        for kind in hand.kinds() {
            ways |= kind.ways();
            let more = &WAYS_AT_MOST[kind.index()][usize::from(left.min(WORST))];
            counts.iter_mut().zip(more).for_each(|(count, more)| *count += more);
        }
        Means { ways, left, counts }
    }

    /// How many ways there are where nothing costs.
    pub(crate) fn all(&self) -> u32 {
        self.counts[0].into()
    }

    /// The ways that can be paid for on this tile.
    pub(crate) fn on(&self, state: &State, tile: usize) -> u64 {
        self.ways & affordable(state, tile, self.left)
    }

    /// How many there are of them.
    #[inline]
    pub(crate) fn count(&self, state: &State, tile: usize) -> u32 {
        let (rich, meets) = (state.rich[tile].bits(), state.meets[tile].bits());
        if rich & meets != 0 {
            // Only where covered dollars count.
            return self.on(state, tile).count_ones();
        }
        let dollar = 0u8.wrapping_sub(state.city.dollars.contains(tile).into());
        self.counts[usize::from(!(rich | meets) & dollar & 63)].into()
    }

    /// How many placements can be paid for on the tiles open to whose turn it is.
    pub(crate) fn placements(&self, state: &State) -> u32 {
        let dollars = state.open() & state.city.dollars;
        let free = state.open().minus(dollars).len() as u32 * self.all();
        dollars.into_iter().fold(free, |sum, tile| sum + self.count(state, tile))
    }
}

/// RW-5.5: whether whose turn it is has a placement that the hand left after it can pay for.
pub(crate) fn any_affordable(state: &State) -> bool {
    Means::of(state.hand()).placements(state) > 0
}

/// Takes the lowest mask out of a set; out of an empty one, no roads.
pub(crate) fn lowest(ways: &mut u64) -> Roads {
    let roads = Roads::from_bits(ways.trailing_zeros() as u8);
    *ways &= ways.wrapping_sub(1);
    roads
}
