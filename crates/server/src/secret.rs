//! Secrets of whoever runs a server, kept in files that nobody else can read.

use core::fmt;
use std::fs;
use std::path::Path;

use cloverleaf_core::Message;

use crate::hash_of;

/// A shorter key can be guessed.
const SHORTEST_KEY: usize = 16;

/// A key that opens something to whoever runs the server.
#[derive(Clone)]
pub(crate) struct Secret {
    hash: String,
}

impl Secret {
    /// The key in a file.
    ///
    /// # Errors
    /// If the file cannot be read, or what is in it is too short.
    pub(crate) fn read(file: &Path) -> Result<Secret, Message> {
        Secret::new(&read(file)?, &file.display().to_string())
    }

    /// A key; its place is named where it is too short.
    ///
    /// # Errors
    /// If it is too short.
    pub(crate) fn new(key: &str, place: &str) -> Result<Secret, Message> {
        if key.len() < SHORTEST_KEY {
            return Err(Message::new("start-short-key").text("file", place).with("least", SHORTEST_KEY));
        }
        Ok(Secret { hash: hash_of(key) })
    }

    /// Whether this is the key. Of hashes nothing is learnt from how long the comparison takes.
    pub(crate) fn is(&self, shown: &str) -> bool {
        hash_of(shown) == self.hash
    }
}

/// Not even its hash is told.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

/// What stands in a file, without the end of its line.
///
/// # Errors
/// If the file cannot be read; in words.
pub fn read(file: &Path) -> Result<String, Message> {
    let text = fs::read_to_string(file)
        .map_err(|error| Message::new("start-secret").text("file", file.display()).text("why", error))?;
    Ok(text.trim().to_owned())
}
