//! Every way in which a tile of the box can lie, numbered: kind by kind, and each in the order of its orientations.

use core::ops::Range;

use crate::data::KINDS;
use crate::tile::{Kind, ORIENTATIONS, Tile};

/// In how many ways all kinds of tiles can lie together.
pub const WAYS: usize = FIRST[KINDS];

/// The number of each kind's first way, and behind them how many there are.
const FIRST: [usize; KINDS + 1] = {
    let mut first = [0; KINDS + 1];
    let mut kind = 0;
    while kind < KINDS {
        first[kind + 1] = first[kind] + ORIENTATIONS[kind].1;
        kind += 1;
    }
    first
};

/// The tile that lies so, by number.
const TILES: [Tile; WAYS] = {
    let mut tiles = [Kind::ANY_TILE; WAYS];
    let mut kind = 0;
    while kind < KINDS {
        let mut turn = 0;
        while turn < ORIENTATIONS[kind].1 {
            tiles[FIRST[kind] + turn] = ORIENTATIONS[kind].0[turn];
            turn += 1;
        }
        kind += 1;
    }
    tiles
};

/// For each tile's bits the number of the way it lies; as many as there are for what the box does not have.
const NUMBERS: [u8; 128] = {
    let mut numbers = [WAYS as u8; 128];
    let mut way = 0;
    while way < WAYS {
        numbers[TILES[way].bits() as usize] = way as u8;
        way += 1;
    }
    numbers
};

impl Tile {
    /// The number of the way it lies among all there are; none if the box has no such tile.
    #[must_use]
    pub fn way(self) -> Option<usize> {
        NUMBERS.get(usize::from(self.bits())).map(|&way| usize::from(way)).filter(|&way| way < WAYS)
    }

    /// The tile that lies in the way with this number.
    #[must_use]
    pub fn with_way(way: usize) -> Option<Tile> {
        TILES.get(way).copied()
    }
}

impl Kind {
    /// The numbers of the ways in which it can lie.
    #[must_use]
    pub fn ways(self) -> Range<usize> {
        FIRST[self.index()]..FIRST[self.index() + 1]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_are_numbered_kind_by_kind() {
        let mut next = 0;
        for kind in Kind::all() {
            assert_eq!(kind.ways().len(), kind.orientations().len());
            for (way, &tile) in kind.ways().zip(kind.orientations()) {
                assert_eq!((tile.way(), Tile::with_way(way), way), (Some(next), Some(tile), next));
                next += 1;
            }
        }
        assert_eq!((next, Tile::with_way(next)), (WAYS, None));
        assert_eq!(Tile::all().filter(|tile| tile.way().is_some()).count(), WAYS);
    }
}
