//! The material: city pieces and highway tiles. All of it is here and nowhere else.

use alloc::string::String;

use cloverleaf_grid::Roads;
use serde::{Deserialize, Serialize};

/// RW-1.1: how many tiles a city has.
pub const TILES: usize = 61;

/// RW-1.1: how many of them carry a dollar sign.
pub const DOLLARS: usize = 31;

/// RW-1.3: how many three-tile pieces have no dollar, one, two and three.
pub const PIECES: [u8; 4] = [4, 6, 6, 4];

/// RW-3.1: how many tiles a player draws before the first turn.
pub const HAND: u8 = 5;

/// RW-2.2: the highway tiles of one player: each kind's roads, and how many there are of it.
pub const SET: [(Roads, u8); 12] = [
    (Roads::on(&[0, 1]), 6),
    (Roads::on(&[0, 2]), 6),
    (Roads::on(&[0, 3]), 6),
    (Roads::on(&[0, 1, 2]), 5),
    (Roads::on(&[0, 1, 3]), 5),
    (Roads::on(&[0, 1, 4]), 5),
    (Roads::on(&[0, 2, 4]), 5),
    (Roads::on(&[0, 1, 2, 3]), 3),
    (Roads::on(&[0, 1, 2, 4]), 3),
    (Roads::on(&[0, 1, 3, 4]), 3),
    (Roads::on(&[0, 1, 2, 3, 4]), 4),
    (Roads::ALL, 3),
];

/// How many kinds of highway tiles there are.
pub(crate) const KINDS: usize = SET.len();

/// One of the kinds of highway tiles, whichever way it is turned.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct Kind(u8);

/// What stands in [`KIND_OF`] for roads that no tile has.
const NO_KIND: u8 = KINDS as u8;

/// For each set of roads the kind of the tile that has them in some orientation.
const KIND_OF: [u8; 64] = {
    let mut table = [NO_KIND; 64];
    let mut turn = 0;
    while turn < KINDS * 6 {
        let (kind, sixths) = (turn / 6, turn % 6);
        table[SET[kind].0.turned(sixths).bits() as usize] = kind as u8;
        turn += 1;
    }
    table
};

/// For each kind the roads it has in its orientations, as a set of road masks: bit 5 is `N.SE`.
const WAYS: [u64; KINDS] = {
    let mut table = [0; KINDS];
    let mut bits = 0;
    while bits < 64 {
        if KIND_OF[bits] != NO_KIND {
            table[KIND_OF[bits] as usize] |= 1 << bits;
        }
        bits += 1;
    }
    table
};

impl Kind {
    /// All of them, in the order of [`SET`].
    pub fn all() -> impl Iterator<Item = Kind> {
        (0..NO_KIND).map(Kind)
    }

    /// The kind at this place of [`SET`]; places go round, so the one after the last is the first again.
    #[must_use]
    pub const fn at(index: usize) -> Kind {
        Kind((index % KINDS) as u8)
    }

    /// The kind of the tile that has these roads in some orientation; none has fewer than two.
    #[must_use]
    pub const fn of(roads: Roads) -> Option<Kind> {
        match KIND_OF[roads.bits() as usize] {
            NO_KIND => None,
            kind => Some(Kind(kind)),
        }
    }

    /// Its place in [`SET`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its roads in the orientation that names it.
    #[must_use]
    pub const fn roads(self) -> Roads {
        SET[self.index()].0
    }

    /// RW-2.1: its value, the number of its connections.
    #[must_use]
    pub const fn value(self) -> usize {
        self.roads().len()
    }

    /// The masks of roads that turning it gives.
    pub(crate) const fn ways(self) -> u64 {
        WAYS[self.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_road_mask_with_two_connections_is_some_tile() {
        for bits in 0..64 {
            let roads = Roads::from_bits(bits);
            assert_eq!(Kind::of(roads).is_some(), roads.len() >= 2, "{roads}");
        }
        assert_eq!(Kind::all().map(|kind| kind.ways().count_ones()).sum::<u32>(), 57, "no mask is two tiles");
    }

    #[test]
    fn a_kind_is_found_by_any_of_its_orientations() {
        for kind in Kind::all() {
            assert!(kind.roads().orientations().all(|roads| Kind::of(roads) == Some(kind)));
        }
    }
}
