//! The cities that are compiled in, and how a board goes by name (GB-1.7).

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};

use crate::board::Board;

/// The names and board files of the built-in cities, the first being the default.
pub const CITIES: [(&str, &str); 3] = [
    ("boston", include_str!("../../../../boards/boston.toml")),
    ("crossroads", include_str!("../../../../boards/crossroads.toml")),
    ("hamburg", include_str!("../../../../boards/hamburg.toml")),
];

impl Default for Board {
    fn default() -> Board {
        built_in(CITIES[0].1)
    }
}

fn built_in(text: &str) -> Board {
    Board::parse(text).expect("the cities compiled in are tested to be sound")
}

impl Board {
    /// A built-in city by name, with or without its hash, or a board from the whole text of its file.
    ///
    /// # Errors
    /// What would be right: a known name, or what is wrong with the file and in which line.
    pub fn open(text: &str) -> Result<Board, String> {
        if text.contains('\n') {
            return Board::parse(text).map_err(|error| error.to_string());
        }
        let name = text.split_once('#').map_or(text, |(name, _)| name);
        let city = CITIES.iter().find(|(known, _)| *known == name).map(|(_, text)| built_in(text));
        match city {
            Some(board) if text == name || text == board.fingerprint() => Ok(board),
            _ if text != name => {
                Err("a board that is built in; give the file of any other with --board".to_owned())
            }
            _ => {
                let names = CITIES.map(|(name, _)| name).join(", ");
                Err(format!("one of {names}; give the file of any other city with --board"))
            }
        }
    }

    /// What records call it: a built-in city by its name alone, any other by name and hash.
    #[must_use]
    pub fn label(&self) -> String {
        if self.is_built_in() { self.name().to_owned() } else { self.fingerprint() }
    }

    /// What [`Board::open`] makes this board from, wherever it is read.
    #[must_use]
    pub fn source(&self) -> String {
        if self.is_built_in() { self.name().to_owned() } else { self.to_string() }
    }

    fn is_built_in(&self) -> bool {
        CITIES.iter().any(|(name, text)| *name == self.name() && built_in(text) == *self)
    }
}
