//! Telling apart what the observer can tell apart, by a number.
//!
//! The standard library's hashers promise nothing from one release or machine to the next. This one is
//! ours, so a choice made in a browser is the choice made on a server.

use core::hash::{Hash, Hasher};

use cloverleaf_core::Actor;

/// A running fingerprint of what the observer saw.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Trace(u64);

impl Trace {
    /// The fingerprint of one event as the observer sees it.
    pub(crate) fn of<A: Hash>(actor: Actor, seen: Option<A>) -> u64 {
        let mut trace = Trace::default();
        (actor, seen).hash(&mut trace);
        trace.finish()
    }
}

impl Hasher for Trace {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(byte.into());
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(number.into());
    }

    fn write_u16(&mut self, number: u16) {
        self.write_u64(number.into());
    }

    fn write_u32(&mut self, number: u32) {
        self.write_u64(number.into());
    }

    fn write_u64(&mut self, number: u64) {
        let mixed = (self.0.rotate_left(23) ^ number).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 = mixed ^ mixed >> 29;
    }

    // Derived hashes write discriminants and lengths so; 32-bit machines must get the same.
    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cloverleaf_core::Seat;

    #[test]
    fn a_fingerprint_is_pinned_and_tells_events_apart() {
        let one = Actor::Seat(Seat::at(0));
        let others =
            [Trace::of(one, Some(4u8)), Trace::of(one, None::<u8>), Trace::of(Actor::Chance, Some(3u8))];
        assert!(!others.contains(&Trace::of(one, Some(3u8))), "{others:?}");
        assert_eq!(Trace::of(one, Some(3u8)), 11_431_469_949_693_337_694);
    }
}
