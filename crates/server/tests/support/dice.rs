//! Choices that are the same every time.

/// A small generator (splitmix64).
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    /// One of these.
    pub(crate) fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let index = usize::try_from((mixed ^ (mixed >> 31)) % from.len() as u64).expect("an index");
        &from[index]
    }
}
