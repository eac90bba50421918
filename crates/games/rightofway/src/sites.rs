//! Sets of city tiles, one bit each: the whole city fits into a machine word.

use core::fmt;
use core::ops::{BitAnd, BitOr};

/// A set of city tiles by their numbers, 0 to 63.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Sites(u64);

impl Sites {
    /// No tile.
    pub const EMPTY: Sites = Sites(0);

    /// The first `count` tiles.
    pub(crate) const fn first(count: usize) -> Sites {
        Sites(if count >= 64 { u64::MAX } else { (1 << count) - 1 })
    }

    /// Just this tile.
    pub(crate) const fn of(tile: usize) -> Sites {
        Sites(1 << (tile & 63))
    }

    /// One bit for each tile, that of tile 0 lowest.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether the tile is in it.
    #[must_use]
    pub const fn contains(self, tile: usize) -> bool {
        self.0 >> (tile & 63) & 1 == 1
    }

    pub(crate) const fn with(self, tile: usize) -> Sites {
        Sites(self.0 | Sites::of(tile).0)
    }

    pub(crate) const fn without(self, tile: usize) -> Sites {
        Sites(self.0 & !Sites::of(tile).0)
    }

    pub(crate) const fn minus(self, others: Sites) -> Sites {
        Sites(self.0 & !others.0)
    }

    /// Whether no tile is in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many tiles are in it.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The same tiles when one more is put into the city at this number.
    pub(crate) const fn moved_up(self, from: usize) -> Sites {
        let before = self.0 & Sites::first(from).0;
        Sites(before | (self.0 ^ before) << 1)
    }

    /// The tile that comes after so many others of the set; of a set that has no more, some tile or other.
    pub(crate) const fn nth(self, before: u32) -> usize {
        nth_bit(self.0, before) as usize
    }
}

/// For each byte and number the place of the bit that has so many set bits below it.
const NTH_OF_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut at = 0;
    while at < 256 * 8 {
        let (byte, bit) = (at / 8, at % 8);
        if byte >> bit & 1 == 1 {
            table[byte][(byte & ((1 << bit) - 1)).count_ones() as usize] = bit as u8;
        }
        at += 1;
    }
    table
};

/// A word with 1 in every byte.
const ONES: u64 = 0x0101_0101_0101_0101;
/// A word with the highest bit of every byte.
const HIGHS: u64 = 0x80 * ONES;

/// The place of the set bit that has so many set bits below it; if there are no more, some place or other.
///
/// The set bits up to the end of each byte are counted all at once; the first byte with enough of them has the bit.
pub(crate) const fn nth_bit(bits: u64, before: u32) -> u32 {
    let pairs = bits - ((bits >> 1) & (0x55 * ONES));
    let fours = (pairs & (0x33 * ONES)) + ((pairs >> 2) & (0x33 * ONES));
    let up_to = ((fours + (fours >> 4)) & (0x0F * ONES)).wrapping_mul(ONES);
    let shift = first_above(up_to, before) & 0x38;
    let below = (up_to << 8) >> shift & 0xFF;
    let byte = (bits >> shift & 0xFF) as usize;
    shift + NTH_OF_BYTE[byte][(before as usize).wrapping_sub(below as usize) & 7] as u32
}

/// Where the first of eight bytes begins that is more than so many; 64 if none is. No byte may be 128 or more.
const fn first_above(bytes: u64, many: u32) -> u32 {
    let enough = (bytes | HIGHS) - (many as u64 & 63) * ONES - ONES;
    (enough & HIGHS).trailing_zeros() & 0x78
}

/// Of up to sixteen counts that add up to less than 64, the place of the one into which a number falls when they are
/// laid end to end; if it falls into none, 16.
pub(crate) const fn falls_into(counts: u128, number: u32) -> u32 {
    let lower = (counts as u64).wrapping_mul(ONES);
    let upper = ((counts >> 64) as u64 + (lower >> 56)).wrapping_mul(ONES);
    let (low, high) = (first_above(lower, number), first_above(upper, number));
    (if low < 64 { low } else { 64 + high }) / 8
}

impl IntoIterator for Sites {
    type Item = usize;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        Iter(self.0)
    }
}

/// The tiles of a set, lowest first.
#[derive(Clone, Debug)]
pub struct Iter(u64);

impl Iterator for Iter {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        let tile = (self.0 != 0).then_some(self.0.trailing_zeros() as usize);
        self.0 &= self.0.wrapping_sub(1);
        tile
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Iter {}

impl FromIterator<usize> for Sites {
    fn from_iter<I: IntoIterator<Item = usize>>(tiles: I) -> Sites {
        tiles.into_iter().fold(Sites::EMPTY, Sites::with)
    }
}

impl BitOr for Sites {
    type Output = Sites;

    fn bitor(self, other: Sites) -> Sites {
        Sites(self.0 | other.0)
    }
}

impl BitAnd for Sites {
    type Output = Sites;

    fn bitand(self, other: Sites) -> Sites {
        Sites(self.0 & other.0)
    }
}

impl fmt::Debug for Sites {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cloverleaf_core::{Random, SplitMix};

    #[test]
    fn a_number_falls_into_one_of_the_counts() {
        let mut random = SplitMix::new(6);
        for _ in 0..500 {
            let counts: [u8; 12] = core::array::from_fn(|_| (random.below(7) * random.below(2)) as u8);
            let word = counts.iter().rev().fold(0, |word, count| word << 8 | u128::from(*count));
            let all: u32 = counts.iter().map(|count| u32::from(*count)).sum();
            if all >= 64 {
                continue;
            }
            let each = (0..).zip(counts).flat_map(|(place, count)| core::iter::repeat_n(place, count.into()));
            for (number, place) in (0..).zip(each) {
                assert_eq!(falls_into(word, number), place, "{number} in {counts:?}");
            }
            assert_eq!(falls_into(word, all), 16);
        }
    }

    #[test]
    fn the_nth_is_the_nth() {
        let mut random = SplitMix::new(6);
        for round in 0..2000 {
            // Sparse, half full and dense sets, and the full and the empty one.
            let (one, other) = (random.next_u64(), random.next_u64());
            let bits = [one, one & other, one | other, u64::MAX, 0][round % 5];
            let set = Sites(bits);
            for (before, tile) in (0..).zip(set) {
                assert_eq!(set.nth(before), tile, "{bits:064b}");
            }
            assert!(set.nth(set.len() as u32) < 64, "beyond the last one there is no panic");
        }
    }
}
