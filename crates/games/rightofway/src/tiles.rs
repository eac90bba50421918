//! Highway tiles in no order: a hand, a drawing stack, a right-of-way seen from below.

use core::fmt;

use serde::de::{Deserialize, Deserializer, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::data::KINDS;
use crate::sites::{falls_into, nth_bit};
use crate::{Kind, Options};

/// How many tiles of each kind there are in a hand or a stack.
///
/// They are written as a list, alike ones after each other in the order of their kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Tiles {
    counts: [u8; KINDS],
    /// What `counts` adds up to, kept because every price is compared with it.
    total: u16,
    /// One bit for each kind there is at least one of: what `counts` says, without looking twelve times.
    held: u16,
}

impl Tiles {
    /// RW-2.2: all tiles of a player.
    pub(crate) fn set(options: &Options) -> Tiles {
        Tiles::of(options.tiles.counts())
    }

    pub(crate) fn of(counts: [u8; KINDS]) -> Tiles {
        let held = (0..KINDS).fold(0, |held, kind| held | u16::from(counts[kind] > 0) << kind);
        Tiles { counts, total: counts.into_iter().map(u16::from).sum(), held }
    }

    pub(crate) fn total(&self) -> u8 {
        u8::try_from(self.total).unwrap_or(u8::MAX)
    }

    /// How many there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.total as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.held == 0
    }

    /// How many there are of this kind.
    #[must_use]
    pub const fn count(&self, kind: Kind) -> u8 {
        self.counts[kind.index()]
    }

    /// How many there are of each kind, in the order of [`SET`](crate::SET).
    #[must_use]
    pub const fn counts(&self) -> [u8; KINDS] {
        self.counts
    }

    pub(crate) fn has(&self, kind: Kind) -> bool {
        self.held >> kind.index() & 1 == 1
    }

    pub(crate) fn add(&mut self, kind: Kind) {
        self.put(kind, self.count(kind).saturating_add(1));
    }

    pub(crate) fn take(&mut self, kind: Kind) {
        self.put(kind, self.count(kind).saturating_sub(1));
    }

    fn put(&mut self, kind: Kind, count: u8) {
        self.total = self.total - u16::from(self.count(kind)) + u16::from(count);
        self.counts[kind.index()] = count;
        let bit = 1 << kind.index();
        self.held = if count > 0 { self.held | bit } else { self.held & !bit };
    }

    /// How many of each kind these and those are together.
    pub(crate) fn plus(&self, others: &Tiles) -> [u8; KINDS] {
        core::array::from_fn(|kind| self.counts[kind].saturating_add(others.counts[kind]))
    }

    /// The kinds there are at least one of, in their order.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> + use<> {
        let mut held = self.held;
        core::iter::from_fn(move || {
            let kind = (held != 0).then(|| Kind::at(held.trailing_zeros() as usize));
            held &= held.wrapping_sub(1);
            kind
        })
    }

    /// The tile that comes after so many others, when alike ones lie after each other in the order of their kinds.
    /// It is found among fewer than 64, which no drawing stack has more of.
    pub(crate) fn nth(&self, before: u32) -> Option<Kind> {
        let mut bytes = [0; 16];
        bytes[..KINDS].copy_from_slice(&self.counts);
        let kind = falls_into(u128::from_le_bytes(bytes), before) as usize;
        (kind < KINDS).then(|| Kind::at(kind))
    }

    /// The kind that comes after so many others of those there are at least one of.
    pub(crate) fn nth_kind(&self, before: u32) -> Kind {
        Kind::at(nth_bit(self.held.into(), before) as usize)
    }

    /// How many kinds there are at least one of.
    pub(crate) fn variety(&self) -> u32 {
        self.held.count_ones()
    }

    /// Every tile, alike ones after each other in the order of their kinds.
    pub fn iter(&self) -> impl Iterator<Item = Kind> {
        Kind::all().flat_map(|kind| core::iter::repeat_n(kind, self.count(kind).into()))
    }

    /// All roads that some tile has in some orientation, as a set of road masks.
    pub(crate) fn ways(&self) -> u64 {
        self.kinds().fold(0, |ways, kind| ways | kind.ways())
    }
}

impl FromIterator<Kind> for Tiles {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Tiles {
        let mut tiles = Tiles::default();
        kinds.into_iter().for_each(|kind| tiles.add(kind));
        tiles
    }
}

impl Serialize for Tiles {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Tiles {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Tiles, D::Error> {
        struct List;
        impl<'de> Visitor<'de> for List {
            type Value = Tiles;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of tiles")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Tiles, A::Error> {
                let mut tiles = Tiles::default();
                while let Some(kind) = list.next_element()? {
                    tiles.add(kind);
                }
                Ok(tiles)
            }
        }
        from.deserialize_seq(List)
    }
}

/// A right-of-way: tiles face down on each other, four bits each, the top one lowest.
///
/// The player who owns it laid the top; below it the tiles are of either player by turns, because only the
/// other's right-of-way can be bought (RW-6.2). Buying at height k takes k + 1 tiles that never come back, so
/// a stack of 15 would have taken 120 of the 108 there are: sixteen places are more than enough.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Pile(u64);

impl Pile {
    pub(crate) const EMPTY: Pile = Pile(0);
    /// The most tiles one can hold.
    pub(crate) const MOST: usize = 16;

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn height(self) -> u8 {
        ((u64::BITS - self.0.leading_zeros()).div_ceil(4)) as u8
    }

    /// The pile with this tile on top.
    pub(crate) const fn with(self, kind: Kind) -> Pile {
        Pile(self.0 << 4 | (kind.index() as u64 + 1))
    }

    /// The pile without its top.
    pub(crate) const fn without_top(self) -> Pile {
        Pile(self.0 >> 4)
    }

    /// Its tiles from the lowest up.
    pub(crate) fn upwards(self) -> impl Iterator<Item = Kind> {
        (0..self.height()).rev().map(move |depth| self.below(depth))
    }

    /// The tile that has so many above it.
    const fn below(self, depth: u8) -> Kind {
        Kind::at((self.0 >> (4 * depth) & 15).saturating_sub(1) as usize)
    }

    /// Its tiles from the top down.
    pub(crate) fn downwards(self) -> impl Iterator<Item = Kind> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            let kind = (rest != 0).then(|| Kind::at((rest & 15).saturating_sub(1) as usize));
            rest >>= 4;
            kind
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn a_pile_gives_back_what_was_laid_the_last_first() {
        let kinds: Vec<_> = Kind::all().collect();
        let mut pile = kinds.iter().fold(Pile::EMPTY, |pile, kind| pile.with(*kind));
        assert_eq!(pile.downwards().collect::<Vec<_>>(), kinds.iter().rev().copied().collect::<Vec<_>>());
        for height in (0..12).rev() {
            assert_eq!(pile.height(), height + 1);
            pile = pile.without_top();
        }
        assert!(pile.is_empty());
    }

    #[test]
    fn tiles_are_counted_by_kind() {
        let mut tiles = Tiles::set(&Options::default());
        assert_eq!(tiles.total(), 54);
        let six = Kind::at(11);
        tiles.take(six);
        assert_eq!((tiles.count(six), tiles.iter().count()), (2, 53));
        assert_eq!(tiles.plus(&[six].into_iter().collect()), Tiles::set(&Options::default()).counts());
        tiles = Tiles::default();
        tiles.take(six);
        assert!(tiles.is_empty() && tiles.ways() == 0, "what is not there cannot be taken");
    }
}
