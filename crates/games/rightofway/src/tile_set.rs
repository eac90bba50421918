//! RW-2.2: the highway tiles of one player, and how a study tries others. No table can, and no record says so.

use crate::Kind;
use crate::data::{KINDS, SET};

/// RW-2.1: how many highway tiles each player has.
pub(crate) const HIGHWAYS: u8 = 54;

/// What a study may vary: the tiles of one kind, then all of one value.
pub(crate) const MATERIAL: [&str; KINDS + 5] = [
    "tiles.N.NE",
    "tiles.N.SE",
    "tiles.N.S",
    "tiles.N.NE.SE",
    "tiles.N.NE.S",
    "tiles.N.NE.SW",
    "tiles.N.SE.SW",
    "tiles.N.NE.SE.S",
    "tiles.N.NE.SE.SW",
    "tiles.N.NE.S.SW",
    "tiles.N.NE.SE.S.SW",
    "tiles.N.NE.SE.S.SW.NW",
    "tiles.2",
    "tiles.3",
    "tiles.4",
    "tiles.5",
    "tiles.6",
];

/// How many tiles of each kind a player has, and which of these numbers somebody asked for.
#[derive(Clone, Copy, Debug)]
pub struct TileSet {
    counts: [u8; KINDS],
    asked: [bool; KINDS],
}

/// The same tiles are the same set, whoever asked for them.
impl PartialEq for TileSet {
    fn eq(&self, other: &TileSet) -> bool {
        self.counts == other.counts
    }
}

impl Eq for TileSet {}

impl Default for TileSet {
    fn default() -> TileSet {
        TileSet { counts: SET.map(|(_, count)| count), asked: [false; KINDS] }
    }
}

impl TileSet {
    /// How many there are of each kind, in the order of [`SET`].
    #[must_use]
    pub const fn counts(&self) -> [u8; KINDS] {
        self.counts
    }

    /// How many there are in all; in a game 54 (RW-2.1).
    #[must_use]
    pub fn total(&self) -> u32 {
        self.counts.iter().map(|count| u32::from(*count)).sum()
    }

    /// Makes this so many of a part of the material. Those that nobody asked for give or take what keeps the
    /// whole at 54 (RW-2.1), each in proportion to its number in [`SET`].
    pub(crate) fn supply(&mut self, name: &str, count: u8) {
        let Some(part) = MATERIAL.iter().position(|material| *material == name) else { return };
        let meant = |kind: usize| kind == part || Kind::at(kind).value() + KINDS == part + 2;
        self.spread(meant, count);
        self.asked = core::array::from_fn(|kind| self.asked[kind] || meant(kind));
        let asked = self.asked;
        let taken: u32 =
            (0..KINDS).filter(|kind| asked[*kind]).map(|kind| u32::from(self.counts[kind])).sum();
        self.spread(|kind| !asked[kind], HIGHWAYS.saturating_sub(u8::try_from(taken).unwrap_or(u8::MAX)));
    }

    /// Deals so many tiles out to these kinds in proportion. Each gets what is due up to it less what is
    /// given already, so none is lost by rounding.
    fn spread(&mut self, meant: impl Fn(usize) -> bool, tiles: u8) {
        let weight = |kind: usize| u32::from(SET[kind].1);
        let all: u32 = (0..KINDS).filter(|kind| meant(*kind)).map(weight).sum();
        let (mut passed, mut given) = (0, 0);
        for kind in (0..KINDS).filter(|kind| meant(*kind)) {
            passed += weight(kind);
            let due = (u32::from(tiles) * passed + all / 2) / all;
            self.counts[kind] = u8::try_from(due - given).unwrap_or(u8::MAX);
            given = due;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    fn supplied(parts: &[(&str, u8)]) -> TileSet {
        let mut set = TileSet::default();
        parts.iter().for_each(|(name, count)| set.supply(name, *count));
        set
    }

    #[test]
    fn the_material_is_every_kind_and_every_value() {
        for (kind, name) in Kind::all().zip(MATERIAL) {
            assert_eq!(name.strip_prefix("tiles."), Some(kind.roads().to_string().as_str()));
        }
        assert_eq!(MATERIAL[KINDS..], ["tiles.2", "tiles.3", "tiles.4", "tiles.5", "tiles.6"]);
    }

    #[test]
    fn whatever_is_asked_for_there_are_54() {
        assert_eq!(supplied(&[]).total(), 54);
        for name in MATERIAL {
            for count in 0..=54 {
                assert_eq!(supplied(&[(name, count)]).total(), 54, "{name}={count}");
            }
        }
        let asked = supplied(&[("tiles.2", 12), ("tiles.6", 6), ("tiles.N.NE.SE.S.SW", 0)]);
        assert_eq!((asked.total(), asked.counts[..3].to_vec()), (54, [4, 4, 4].to_vec()));
        assert_eq!((asked.counts[10], asked.counts[11]), (0, 6));
    }

    #[test]
    fn what_is_asked_for_as_it_is_changes_nothing() {
        for (name, count) in [("tiles.2", 18), ("tiles.3", 20), ("tiles.N.SE", 6), ("tiles.6", 3)] {
            assert_eq!(supplied(&[(name, count)]), TileSet::default(), "{name}");
        }
    }

    #[test]
    fn more_than_there_can_be_is_not_54() {
        assert_eq!(supplied(&[("tiles.2", 50), ("tiles.3", 10)]).total(), 60);
    }
}
