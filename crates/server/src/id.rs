//! Names that nobody can guess: of tables, people, and the keys that open them.

use core::fmt;

use cloverleaf_protocol::{PlayerId, TableId};
use sha2::{Digest, Sha256};

/// Digits and letters that people do not mistake for each other.
const LETTERS: &[u8; 32] = b"23456789abcdefghjkmnpqrstuvwxyz-";

/// So many letters from the operating system's generator, each one of 31.
fn letters(count: usize) -> String {
    let mut text = String::with_capacity(count);
    while text.len() < count {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).expect("the operating system has random bytes");
        let fitting =
            bytes.iter().map(|byte| LETTERS[usize::from(byte % 32)]).filter(|letter| *letter != b'-');
        text.extend(fitting.map(char::from).take(count - text.len()));
    }
    text
}

/// A name for a new table.
#[must_use]
pub fn new_table_id() -> TableId {
    letters(12).into()
}

/// A name for somebody new.
#[must_use]
pub fn new_player_id() -> PlayerId {
    letters(12).into()
}

/// A code to be written down, of about 79 bits, in groups.
pub(crate) fn new_code() -> String {
    let letters = letters(16);
    let groups = [0, 4, 8, 12].map(|at| &letters[at..at + 4]);
    groups.join("-")
}

/// A secret that opens something, shown once to whoever it belongs to. Only its hash is kept.
#[derive(Clone)]
pub struct Key(String);

impl Key {
    /// A new one, of about 158 bits.
    #[must_use]
    pub fn random() -> Key {
        Key(letters(32))
    }

    /// The secret itself.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// Whether a text could be one.
    #[must_use]
    pub fn looks_right(text: &str) -> bool {
        text.len() == 32 && text.bytes().all(|letter| LETTERS[..31].contains(&letter))
    }

    /// What is kept of it.
    #[must_use]
    pub fn hash(&self) -> String {
        hash_of(&self.0)
    }
}

/// A key says itself only when asked to.
impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(secret)")
    }
}

/// What is kept of a secret somebody shows.
#[must_use]
pub fn hash_of(secret: impl AsRef<[u8]>) -> String {
    Sha256::digest(secret).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_are_alike_and_none_has_a_doubtful_letter() {
        let (one, other) = (new_table_id(), new_table_id());
        assert_ne!(one, other);
        assert_eq!(one.as_str().len(), 12);
        assert!(Key::random().reveal().bytes().all(|letter| LETTERS[..31].contains(&letter)));
    }

    #[test]
    fn a_key_is_not_told_by_accident() {
        let key = Key::random();
        assert_eq!(format!("{key:?}"), "Key(secret)");
        assert_eq!(key.hash(), hash_of(key.reveal()));
        assert_eq!(hash_of("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }
}
