//! The fast rules of Traffic Tango and the literal ones agree on any city and any routes.

#![no_main]

#[path = "../../crates/games/tango/tests/support/compare.rs"]
mod compare;
#[path = "../../crates/games/tango/tests/support/reference.rs"]
mod reference;

use cloverleaf_core::{Random, SplitMix};
use libfuzzer_sys::fuzz_target;

/// Choices from the fuzzer's bytes; when they run out, from a generator, so that nothing waits.
struct Choices<'a>(std::slice::Iter<'a, u8>, SplitMix);

impl Random for Choices<'_> {
    fn next_u64(&mut self) -> u64 {
        match self.0.next() {
            Some(byte) => u64::from(*byte) << 56 | self.1.next_u64() >> 8,
            None => self.1.next_u64(),
        }
    }
}

fuzz_target!(|input: &[u8]| {
    let mut choices = Choices(input.iter(), SplitMix::new(1));
    compare::signs(&mut choices);
    let _ = compare::delivery(&mut choices);
});
