//! How a board goes by name (GB-1.7).

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};

use cloverleaf_core::Message;

use crate::board::Board;
use crate::data::CITIES;

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
    pub fn open(text: &str) -> Result<Board, Message> {
        if text.contains('\n') {
            return Board::parse(text).map_err(|error| Message::new("gb-board-error").text("why", error));
        }
        let name = text.split_once('#').map_or(text, |(name, _)| name);
        let city = CITIES.iter().find(|(known, _)| *known == name).map(|(_, text)| built_in(text));
        match city {
            Some(board) if text == name || text == board.fingerprint() => Ok(board),
            _ if text != name => Err(Message::new("gb-board-built-in")),
            _ => Err(Message::new("gb-board-names").text("names", CITIES.map(|(name, _)| name).join(", "))),
        }
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
