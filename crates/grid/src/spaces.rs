//! Sets of a board's spaces.

use core::fmt;
use core::ops::{BitAnd, BitOr, BitOrAssign, Not};

/// The most spaces a board can have.
pub const MAX_SPACES: usize = 128;

/// A set of spaces of a board, numbered from 0 to 127: one bit each.
///
/// Numbers from 128 on belong to no space; asking for them is answered, putting them in is not
/// possible.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SpaceSet(u128);

impl SpaceSet {
    /// No space.
    pub const EMPTY: SpaceSet = SpaceSet(0);

    /// The first `count` spaces.
    #[must_use]
    pub const fn first(count: usize) -> SpaceSet {
        SpaceSet(if count >= MAX_SPACES { u128::MAX } else { (1 << count) - 1 })
    }

    /// Just this space.
    #[must_use]
    pub const fn of(space: usize) -> SpaceSet {
        SpaceSet(if space < MAX_SPACES { 1 << space } else { 0 })
    }

    /// Whether the space is in it.
    #[must_use]
    pub const fn contains(self, space: usize) -> bool {
        // Asked of one half: shifting both would take three times as long.
        let half = if space < 64 { self.0 as u64 } else { (self.0 >> 64) as u64 };
        space < MAX_SPACES && half >> (space % 64) & 1 == 1
    }

    /// This set and that space.
    #[must_use]
    pub const fn with(self, space: usize) -> SpaceSet {
        SpaceSet(self.0 | SpaceSet::of(space).0)
    }

    /// This set less that space.
    #[must_use]
    pub const fn without(self, space: usize) -> SpaceSet {
        SpaceSet(self.0 & !SpaceSet::of(space).0)
    }

    /// This set less all of the others.
    #[must_use]
    pub const fn minus(self, others: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 & !others.0)
    }

    /// Whether no space is in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many spaces are in it.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Its bits: those of the first 64 spaces and those of the others, the lowest first.
    #[must_use]
    pub const fn halves(self) -> [u64; 2] {
        [self.0 as u64, (self.0 >> 64) as u64]
    }

    /// Takes the lowest space out of the set.
    pub const fn pop(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let lowest = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(lowest)
    }

    /// The spaces in it, lowest first. They are counted beforehand, so that a list which is extended by them
    /// grows once; for a loop, which does not care, [`IntoIterator`] is cheaper.
    #[inline]
    pub fn listed(self) -> impl Iterator<Item = usize> {
        let mut spaces = self.into_iter();
        (0..self.len()).map(move |_| spaces.next().unwrap_or(MAX_SPACES))
    }

    /// Everything that can be reached from these spaces in steps: `next` says where one step leads.
    /// The spaces themselves are part of it.
    #[must_use]
    pub fn flood(self, mut next: impl FnMut(usize) -> SpaceSet) -> SpaceSet {
        let mut reached = self;
        let mut frontier = self;
        while let Some(space) = frontier.pop() {
            let fresh = next(space).minus(reached);
            reached |= fresh;
            frontier |= fresh;
        }
        reached
    }
}

impl IntoIterator for SpaceSet {
    type Item = usize;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        Iter { half: self.0 as u64, first: 0, upper: (self.0 >> 64) as u64 }
    }
}

/// The spaces of a set, lowest first.
///
/// The two halves of the set are taken one after the other: a machine word is quicker to take a bit out of than
/// a set of two.
#[derive(Clone, Debug)]
pub struct Iter {
    half: u64,
    first: usize,
    upper: u64,
}

impl Iterator for Iter {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.half == 0 {
            if self.upper == 0 {
                return None;
            }
            (self.half, self.first, self.upper) = (self.upper, 64, 0);
        }
        let lowest = self.half.trailing_zeros() as usize;
        self.half &= self.half - 1;
        Some(self.first + lowest)
    }

    #[inline]
    fn nth(&mut self, skipped: usize) -> Option<usize> {
        let (mut half, mut first, mut skipped) = (self.half, self.first, skipped as u32);
        if skipped >= half.count_ones() {
            skipped -= half.count_ones();
            (half, first, self.upper) = (self.upper, 64, 0);
            if skipped >= half.count_ones() {
                self.half = 0;
                return None;
            }
        }
        let place = nth_bit(half, skipped);
        self.first = first;
        self.half = half & u64::MAX.wrapping_shl(place).wrapping_shl(1);
        Some(first + place as usize)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = (self.half.count_ones() + self.upper.count_ones()) as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Iter {}

/// The place of the lowest bit that has so many below it; there must be one.
///
/// The bits of all eight bytes are counted at once, which shows the byte that it is in.
fn nth_bit(word: u64, below: u32) -> u32 {
    /// The same number in each of the eight bytes.
    const fn each(byte: u64) -> u64 {
        byte * 0x0101_0101_0101_0101
    }
    let pairs = word - (word >> 1 & each(0x55));
    let fours = (pairs & each(0x33)) + (pairs >> 2 & each(0x33));
    let eights = (fours + (fours >> 4)) & each(0x0f);
    // In each byte, how many bits there are up to its end.
    let up_to = eights.wrapping_mul(each(1));
    // The highest bit of each byte that ends with more bits than are looked for.
    let more = ((up_to | each(0x80)) - each(u64::from(below) + 1)) & each(0x80);
    let byte = more.trailing_zeros() & !7;
    let before = (up_to << 8 >> byte) as u8;
    let mut rest = word >> byte;
    for _ in before..below as u8 {
        rest &= rest - 1;
    }
    byte + rest.trailing_zeros()
}

impl FromIterator<usize> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = usize>>(spaces: I) -> SpaceSet {
        spaces.into_iter().fold(SpaceSet::EMPTY, SpaceSet::with)
    }
}

impl BitOr for SpaceSet {
    type Output = SpaceSet;

    fn bitor(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 | other.0)
    }
}

impl BitOrAssign for SpaceSet {
    fn bitor_assign(&mut self, other: SpaceSet) {
        self.0 |= other.0;
    }
}

impl BitAnd for SpaceSet {
    type Output = SpaceSet;

    fn bitand(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 & other.0)
    }
}

impl Not for SpaceSet {
    type Output = SpaceSet;

    fn not(self) -> SpaceSet {
        SpaceSet(!self.0)
    }
}

impl fmt::Debug for SpaceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn it_behaves_like_a_set() {
        let set: SpaceSet = [5, 127, 0, 5].into_iter().collect();
        assert_eq!(set.into_iter().collect::<Vec<_>>(), [0, 5, 127]);
        assert_eq!((set.len(), set.into_iter().len()), (3, 3));
        assert!(set.listed().eq(set), "the same spaces in the same order");
        let [lower, upper] = [SpaceSet::first(64), !SpaceSet::first(64)];
        assert_eq!(set.halves(), [1 | 1 << 5, 1 << 63]);
        assert!(lower.into_iter().eq(0..64) && upper.into_iter().eq(64..128));
        assert!(set.contains(127) && !set.contains(6));
        assert_eq!(set.without(5).with(6).minus(SpaceSet::of(0)), [6, 127].into_iter().collect());
        assert_eq!(set & !set, SpaceSet::EMPTY);
        assert_eq!(SpaceSet::first(128), !SpaceSet::EMPTY);
        assert_eq!(SpaceSet::first(3).into_iter().collect::<Vec<_>>(), [0, 1, 2]);
    }

    #[test]
    fn the_nth_is_found_without_counting_up_to_it() {
        let mut sets =
            Vec::from([SpaceSet::EMPTY, !SpaceSet::EMPTY, SpaceSet::of(127), !SpaceSet::first(63)]);
        for step in 1..30 {
            sets.push((step / 2..MAX_SPACES).step_by(step).collect());
        }
        for set in sets {
            let listed: Vec<usize> = set.into_iter().collect();
            for place in 0..=listed.len() {
                assert_eq!(set.into_iter().nth(place), listed.get(place).copied(), "{place} of {set:?}");
                let after = listed.get(place + 1..).unwrap_or_default();
                let mut rest = set.into_iter();
                rest.nth(place);
                assert_eq!(rest.collect::<Vec<_>>(), after, "after {place} of {set:?}");
            }
        }
    }

    #[test]
    fn spaces_that_no_board_has_are_in_no_set() {
        assert_eq!(SpaceSet::EMPTY.with(128), SpaceSet::EMPTY);
        assert!(!SpaceSet::first(500).contains(128));
    }

    #[test]
    fn a_flood_fills_what_is_joined_and_nothing_else() {
        let step = |space: usize| SpaceSet::of(space + 10) & SpaceSet::first(100);
        let reached = SpaceSet::of(37).flood(step);
        assert_eq!(reached.into_iter().collect::<Vec<_>>(), [37, 47, 57, 67, 77, 87, 97]);
        assert_eq!(SpaceSet::EMPTY.flood(step), SpaceSet::EMPTY);
    }
}
