//! RW-5: what a placement costs and earns, and whether it can be afforded.

use cloverleaf_grid::{Roads, SpaceSet};

use crate::State;

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
fn count(bits: u8) -> u8 {
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

/// RW-5.5: the open tiles on which every placement can be afforded with so many tiles left: the poor
/// quarters, or all.
pub(crate) fn carefree(state: &State, left: u8) -> SpaceSet {
    let open = state.open();
    if left >= WORST { open } else { open.minus(state.city.dollars) }
}

/// RW-5.5: whether whose turn it is has a placement that the hand left after it can pay for.
pub(crate) fn any_affordable(state: &State) -> bool {
    let left = state.hand().total().saturating_sub(1);
    let ways = state.hand().ways();
    let mut tiles = state.open().into_iter();
    !carefree(state, left).is_empty()
        || tiles.any(|tile| masks(ways).any(|roads| Balance::of(state, tile, roads).affordable(left)))
}

/// The roads in a set of road masks.
pub(crate) fn masks(mut ways: u64) -> impl Iterator<Item = Roads> {
    core::iter::from_fn(move || {
        let mask = (ways != 0).then(|| Roads::from_bits(ways.trailing_zeros() as u8));
        ways &= ways.wrapping_sub(1);
        mask
    })
}
