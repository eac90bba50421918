//! Randomness for those who need it: dealers, bots, tests. Never for rules.
//!
//! The sampling is ours and pinned by tests: a record, a signature or a test that rests on a seed
//! means the same on every machine and in ten years.

/// A source of random numbers.
pub trait Random {
    /// The next 64 random bits.
    fn next_u64(&mut self) -> u64;

    /// A number below `bound`, each equally likely.
    ///
    /// # Panics
    /// If the bound is 0.
    fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "nothing lies below 0");
        // Multiply and keep the high half; reject the few low halves that would favour some results. They lie
        // below the bound, so most draws are known to be fair without the slow division.
        loop {
            let product = (self.next_u64() >> 32) * u64::from(bound);
            let low = product as u32;
            if low >= bound || low >= bound.wrapping_neg() % bound {
                return (product >> 32) as u32;
            }
        }
    }

    /// One of the items, each equally likely; none of none.
    fn choose<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        let count = u32::try_from(items.len()).expect("no list of choices is that long");
        (count > 0).then(|| &items[self.below(count) as usize])
    }

    /// The index of one of these weights, each as likely as it weighs.
    ///
    /// # Panics
    /// If the weights add up to 0 or to more than 2³².
    fn weighted(&mut self, weights: impl Iterator<Item = u32> + Clone) -> usize {
        let total = weights.clone().try_fold(0u32, u32::checked_add).expect("weights add up to 32 bits");
        let mut left = self.below(total);
        for (index, weight) in weights.enumerate() {
            match left.checked_sub(weight) {
                Some(rest) => left = rest,
                None => return index,
            }
        }
        unreachable!("a number below the sum of the weights falls into one of them")
    }

    /// Brings the items into a random order.
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let bound = u32::try_from(last + 1).expect("no list of choices is that long");
            items.swap(last, self.below(bound) as usize);
        }
    }
}

impl<R: Random> Random for &mut R {
    fn next_u64(&mut self) -> u64 {
        (**self).next_u64()
    }
}

/// A small, fast generator for bots, playouts and tests. It keeps no secret: whoever sees a few
/// numbers knows the rest, so cards are never dealt with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SplitMix(u64);

impl SplitMix {
    /// The generator that starts at this seed.
    #[must_use]
    pub const fn new(seed: u64) -> SplitMix {
        SplitMix(seed)
    }
}

impl Random for SplitMix {
    fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn x_1_sampling_is_pinned() {
        let mut random = SplitMix::new(1);
        assert_eq!(random.next_u64(), 0x910a_2dec_8902_5cc1);
        let drawn: [u32; 8] = core::array::from_fn(|_| random.below(10));
        assert_eq!(drawn, [7, 9, 4, 4, 7, 8, 5, 2]);
        let mut order = [0, 1, 2, 3, 4, 5];
        random.shuffle(&mut order);
        assert_eq!(order, [0, 3, 1, 5, 2, 4]);
    }

    #[test]
    fn weights_are_odds() {
        let mut random = SplitMix::new(7);
        let mut hits = [0u32; 3];
        for _ in 0..6000 {
            hits[random.weighted([1, 0, 5].into_iter())] += 1;
        }
        assert_eq!(hits[1], 0);
        assert!((900..1100).contains(&hits[0]), "one in six of 6000: {}", hits[0]);
    }
}
