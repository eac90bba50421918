//! The dealer's secret and the proof that nobody chose the draws.
//!
//! Every draw has a number, and draw `n` reads stream `n` of ChaCha20 keyed with the seed. So a draw
//! depends on nothing but the seed and its number, whichever process makes it.

use core::fmt;
use core::str::FromStr;

use cloverleaf_core::{Message, Random};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

/// The secret from which every draw of a game follows. Published when the game is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// The SHA-256 of a seed. Published when the game starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment([u8; 32]);

impl Seed {
    /// A seed from 32 bytes, which should come from the operating system.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The seed with this number, for tests and simulations: everybody can guess it.
    #[must_use]
    pub fn from_number(number: u64) -> Seed {
        Seed(Sha256::digest(format!("cloverleaf seed {number}")).into())
    }

    /// What is published before the first draw.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// Draw number `index`: which of these weights comes up.
    ///
    /// # Panics
    /// If the weights add up to 0.
    #[must_use]
    pub fn draw(&self, index: u64, weights: impl Iterator<Item = u32> + Clone) -> usize {
        let mut stream = ChaCha20Rng::from_seed(self.0);
        stream.set_stream(index);
        Stream(stream).weighted(weights)
    }
}

struct Stream(ChaCha20Rng);

impl Random for Stream {
    fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }
}

/// A text that is not 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HexError;

impl HexError {
    /// What belongs there instead.
    #[must_use]
    pub fn message(self) -> Message {
        Message::new("expected-hex")
    }
}

impl fmt::Display for HexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for HexError {}

fn write_hex(f: &mut fmt::Formatter<'_>, bytes: &[u8; 32]) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

fn read_hex(text: &str) -> Result<[u8; 32], HexError> {
    let digits = text.as_bytes();
    if digits.len() != 64 || !digits.iter().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f')) {
        return Err(HexError);
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
        let pair = str::from_utf8(pair).map_err(|_| HexError)?;
        *byte = u8::from_str_radix(pair, 16).map_err(|_| HexError)?;
    }
    Ok(bytes)
}

/// A seed says itself only when asked to ([`fmt::Display`]), never in a log of debug values.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(f, &self.0)
    }
}

impl FromStr for Seed {
    type Err = HexError;

    fn from_str(text: &str) -> Result<Seed, HexError> {
        read_hex(text).map(Seed)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(f, &self.0)
    }
}

impl FromStr for Commitment {
    type Err = HexError;

    fn from_str(text: &str) -> Result<Commitment, HexError> {
        read_hex(text).map(Commitment)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn x_1_draws_are_pinned() {
        let seed = Seed::from_number(7);
        let drawn: Vec<_> = (0..12).map(|index| seed.draw(index, [1, 2, 3, 4].into_iter())).collect();
        assert_eq!(drawn, PINNED);
        assert_eq!(seed.draw(5, [1, 2, 3, 4].into_iter()), drawn[5], "a draw depends on its number alone");
    }

    // Worked out by an independent ChaCha20 as well.
    const PINNED: [usize; 12] = [2, 0, 1, 3, 0, 2, 3, 3, 1, 2, 2, 2];

    #[test]
    fn a_seed_and_its_commitment_are_text() {
        let seed = Seed::from_bytes([0xab; 32]);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!(seed.commitment().to_string().parse(), Ok(seed.commitment()));
        assert_eq!(format!("{seed:?}"), "Seed(secret)");
        for wrong in ["", "ab", &"g".repeat(64), &"A".repeat(64), &"é".repeat(32)] {
            assert_eq!(wrong.parse::<Seed>(), Err(HexError), "{wrong:?}");
        }
    }
}
