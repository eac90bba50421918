//! Highway tiles in no order: a hand, a drawing stack, a right-of-way seen from below.

use crate::data::KINDS;
use crate::{Kind, Options};

/// How many tiles of each kind there are in a hand or a drawing stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Tiles {
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

    fn of(counts: [u8; KINDS]) -> Tiles {
        let held = (0..KINDS).fold(0, |held, kind| held | u16::from(counts[kind] > 0) << kind);
        Tiles { counts, total: counts.into_iter().map(u16::from).sum(), held }
    }

    pub(crate) fn total(&self) -> u8 {
        u8::try_from(self.total).unwrap_or(u8::MAX)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.held == 0
    }

    pub(crate) fn count(&self, kind: Kind) -> u8 {
        self.counts[kind.index()]
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

    /// What is left when all of these are taken out.
    pub(crate) fn less(&self, others: &Tiles) -> Tiles {
        Tiles::of(core::array::from_fn(|kind| self.counts[kind].saturating_sub(others.counts[kind])))
    }

    /// The kinds there are at least one of.
    pub(crate) fn kinds(&self) -> impl Iterator<Item = Kind> + use<> {
        let mut held = self.held;
        core::iter::from_fn(move || {
            let kind = (held != 0).then(|| Kind::at(held.trailing_zeros() as usize));
            held &= held.wrapping_sub(1);
            kind
        })
    }

    /// Every tile, alike ones after each other.
    pub(crate) fn each(&self) -> impl Iterator<Item = Kind> {
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

    /// Its tiles from the top down.
    pub(crate) fn downwards(self) -> impl Iterator<Item = Kind> {
        let heights = 0..self.height();
        heights.map(move |depth| Kind::at((self.0 >> (4 * depth) & 15).saturating_sub(1) as usize))
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
        assert_eq!((tiles.count(six), tiles.each().count()), (2, 53));
        assert_eq!(Tiles::set(&Options::default()).less(&tiles), [six].into_iter().collect());
        tiles = Tiles::default();
        tiles.take(six);
        assert!(tiles.is_empty() && tiles.ways() == 0, "what is not there cannot be taken");
    }
}
