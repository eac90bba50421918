//! Intersection tiles: their kinds, their orientations, a hand of two (GB-2).

use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;
use core::num::NonZeroU8;
use core::str::FromStr;

use cloverleaf_core::ParseError;
use cloverleaf_grid::Roads;
use serde::{Deserialize, Serialize};

use crate::data::{BOX, HAND_SIZE, KINDS};

/// A tile as it lies: its roads, and whether it is a rotary (GB-2.2: for the eye only).
///
/// Written as its roads, with a `*` for a rotary: `NE.S.NW*`. At least one road, so that a space
/// without a tile costs no extra bit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct Tile(NonZeroU8);

/// The bit above the six roads.
const ROTARY: u8 = 1 << 6;

impl Tile {
    /// The tile with these roads; there is none without a road.
    #[must_use]
    pub const fn new(roads: Roads, rotary: bool) -> Option<Tile> {
        let bits = roads.bits() | if rotary { ROTARY } else { 0 };
        match NonZeroU8::new(bits) {
            Some(bits) if !roads.is_empty() => Some(Tile(bits)),
            _ => None,
        }
    }

    /// Its seven bits: six roads clockwise from north, and above them one for a rotary.
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0.get()
    }

    /// Its roads.
    #[must_use]
    pub const fn roads(self) -> Roads {
        Roads::from_bits(self.0.get())
    }

    /// Whether its roads meet in a rotary.
    #[must_use]
    pub const fn is_rotary(self) -> bool {
        self.0.get() & ROTARY != 0
    }

    /// What it looks like, however it lies: the word by which people tell tiles apart.
    #[must_use]
    pub const fn shape(self) -> &'static str {
        if self.is_rotary() { "rotary" } else { self.roads().shape() }
    }

    /// The kind it is of, however it lies; none if the box has no such tile.
    #[must_use]
    pub fn kind(self) -> Option<Kind> {
        let kind = KIND_OF[self.0.get() as usize];
        (kind < KINDS as u8).then_some(Kind(kind))
    }

    /// The other ways it can lie, in order, and how many they are. Behind them the array repeats some.
    pub(crate) fn other_turns(self) -> (&'static [Tile; 5], usize) {
        let (turns, count) = &OTHER_TURNS[usize::from(self.0.get() & 127)];
        (turns, usize::from(*count))
    }

    /// Every tile that notation can write.
    pub fn all() -> impl Iterator<Item = Tile> {
        (1..2 * ROTARY).filter_map(|bits| Tile::new(Roads::from_bits(bits), bits & ROTARY != 0))
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.roads(), if self.is_rotary() { "*" } else { "" })
    }
}

impl FromStr for Tile {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Tile, ParseError> {
        let (roads, rotary) = text.strip_suffix('*').map_or((text, false), |roads| (roads, true));
        let tile = roads.parse().ok().and_then(|roads| Tile::new(roads, rotary));
        tile.ok_or_else(|| ParseError::new(1, text, "gb-exp-tile"))
    }
}

impl TryFrom<String> for Tile {
    type Error = ParseError;

    fn try_from(text: String) -> Result<Tile, ParseError> {
        text.parse()
    }
}

impl From<Tile> for String {
    fn from(tile: Tile) -> String {
        tile.to_string()
    }
}

/// For each tile's bits its kind, 16 for what the box does not have.
const KIND_OF: [u8; 128] = {
    let mut table = [KINDS as u8; 128];
    let mut kind = 0;
    while kind < KINDS {
        let (edges, rotary, _) = BOX[kind];
        let mut sixths = 0;
        while sixths < 6 {
            let bits = Roads::on(edges).turned(sixths).bits() | if rotary { ROTARY } else { 0 };
            table[bits as usize] = kind as u8;
            sixths += 1;
        }
        kind += 1;
    }
    table
};

/// For each kind its orientations, those that look alike once, and how many they are.
pub(crate) const ORIENTATIONS: [([Tile; 6], usize); KINDS] = {
    let mut table = [([Tile(NonZeroU8::MIN); 6], 0); KINDS];
    let mut kind = 0;
    while kind < KINDS {
        let (edges, rotary, _) = BOX[kind];
        let roads = Roads::on(edges);
        let count = roads.symmetry();
        table[kind].1 = count;
        while table[kind].1 > 0 {
            table[kind].1 -= 1;
            if let Some(tile) = Tile::new(roads.turned(table[kind].1), rotary) {
                table[kind].0[table[kind].1] = tile;
            }
        }
        table[kind].1 = count;
        kind += 1;
    }
    table
};

/// For each tile's bits the other orientations of its kind, in order, and how many they are.
const OTHER_TURNS: [([Tile; 5], u8); 128] = {
    let mut table = [([Kind::ANY_TILE; 5], 0); 128];
    let mut bits = 0;
    while bits < 128 {
        if KIND_OF[bits] < KINDS as u8 {
            let (turns, count) = ORIENTATIONS[KIND_OF[bits] as usize];
            let mut turn = 0;
            while turn < count {
                if turns[turn].0.get() as usize != bits {
                    table[bits].0[table[bits].1 as usize] = turns[turn];
                    table[bits].1 += 1;
                }
                turn += 1;
            }
        }
        bits += 1;
    }
    table
};

/// One of the 16 kinds of tiles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Kind(u8);

impl Kind {
    /// Some tile, for buffers.
    pub(crate) const ANY_TILE: Tile = Tile(NonZeroU8::MIN);

    /// All kinds, in the order of the rules' list.
    pub fn all() -> impl Iterator<Item = Kind> {
        (0..KINDS as u8).map(Kind)
    }

    /// Its number in the list, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// How many tiles of it are in the box.
    #[must_use]
    pub const fn copies(self) -> u8 {
        BOX[self.index()].2
    }

    /// The tile as drawn in the list: how draws and discards name it.
    #[must_use]
    pub const fn tile(self) -> Tile {
        ORIENTATIONS[self.index()].0[0]
    }

    /// GB-2.3: the ways it can lie.
    #[must_use]
    pub fn orientations(self) -> &'static [Tile] {
        let (tiles, count) = &ORIENTATIONS[self.index()];
        &tiles[..*count]
    }
}

/// What stands for no tile in a hand; sorts behind every kind.
const NOTHING: u8 = KINDS as u8;

/// A hand of up to two tiles. Kept sorted, because a hand has no order and equal states must be
/// equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hand([u8; HAND_SIZE]);

impl Default for Hand {
    fn default() -> Hand {
        Hand::EMPTY
    }
}

impl Hand {
    /// No tile.
    pub const EMPTY: Hand = Hand([NOTHING; HAND_SIZE]);

    /// How many tiles are in it.
    #[must_use]
    pub fn len(self) -> usize {
        self.kinds().count()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Hand::EMPTY
    }

    /// Its tiles' kinds, sorted; a kind held twice comes twice.
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        self.0.into_iter().filter(|&kind| kind < NOTHING).map(Kind)
    }

    /// Its tiles' kinds, each once.
    pub fn different(self) -> impl Iterator<Item = Kind> {
        let pair = self.0[0] == self.0[1];
        self.kinds().skip(usize::from(pair && self.0[0] < NOTHING))
    }

    /// How many ways to lie its tiles have.
    pub(crate) fn count_ways(self) -> usize {
        self.different().map(|kind| kind.orientations().len()).sum()
    }

    /// One of the ways to lie that its tiles have.
    pub(crate) fn nth_way(self, mut place: usize) -> Option<Tile> {
        self.different().find_map(|kind| {
            let ways = kind.orientations();
            let way = ways.get(place).copied();
            place = place.wrapping_sub(ways.len());
            way
        })
    }

    /// All ways to lie that its tiles have, in the buffer.
    pub(crate) fn ways(self, buffer: &mut [Tile; 6 * HAND_SIZE]) -> &[Tile] {
        let mut count = 0;
        for &tile in self.different().flat_map(Kind::orientations) {
            buffer[count] = tile;
            count += 1;
        }
        &buffer[..count]
    }

    /// Whether a tile of this kind is in it.
    #[must_use]
    pub fn contains(self, kind: Kind) -> bool {
        self.0.contains(&kind.0)
    }

    /// Takes a tile up; with both places full nothing changes.
    pub fn add(&mut self, kind: Kind) {
        if self.0[HAND_SIZE - 1] == NOTHING {
            self.0[HAND_SIZE - 1] = kind.0;
            self.0.sort_unstable();
        }
    }

    /// Gives one tile of this kind away, if there is one.
    pub fn remove(&mut self, kind: Kind) {
        if let Some(place) = self.0.iter().position(|&held| held == kind.0) {
            self.0[place] = NOTHING;
            self.0.sort_unstable();
        }
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.kinds().map(|kind| format!("{}", kind.tile()))).finish()
    }
}

/// How many tiles of each kind are in a pile. A pile's order is chance's business.
pub type Pile = [u8; KINDS];

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::collections::BTreeSet;
    use alloc::vec::Vec;

    #[test]
    fn every_tile_round_trips_through_text() {
        let texts: BTreeSet<_> = Tile::all().map(|tile| tile.to_string()).collect();
        assert_eq!(texts.len(), 126, "63 roads, plain and rotary");
        for tile in Tile::all() {
            assert_eq!(tile.to_string().parse(), Ok(tile));
        }
        for wrong in ["", "*", "-", "-*", "N**", "*N", "N.SE *", "SE.N*", "?"] {
            assert!(wrong.parse::<Tile>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn an_orientation_is_of_its_kind_and_of_no_other() {
        let mut seen = BTreeSet::new();
        for kind in Kind::all() {
            assert_eq!(kind.orientations()[0], kind.tile());
            for &tile in kind.orientations() {
                assert_eq!(tile.kind(), Some(kind));
                assert!(seen.insert(tile), "{tile} twice");
            }
        }
        assert_eq!(Tile::all().filter(|tile| tile.kind().is_some()).count(), seen.len());
    }

    #[test]
    fn a_hand_has_no_order() {
        let [a, b] = [Kind(3), Kind(7)];
        let hand = |kinds: &[Kind]| {
            let mut hand = Hand::EMPTY;
            kinds.iter().for_each(|&kind| hand.add(kind));
            hand
        };
        assert_eq!(hand(&[a, b]), hand(&[b, a]));
        assert_eq!(hand(&[a, a]).different().collect::<Vec<_>>(), [a]);
        assert_eq!(hand(&[b, a]).different().collect::<Vec<_>>(), [a, b]);
        assert_eq!(Hand::EMPTY.different().count(), 0);
        let mut held = hand(&[a, a, b]);
        assert_eq!(held.len(), 2, "a third tile does not fit");
        held.remove(b);
        held.remove(a);
        assert_eq!(held, hand(&[a]));
    }
}
