//! What of a match can be taken back by agreement: only what told nobody anything.
//!
//! A table knows up to where its events stand for good. An event stands if it is a draw, if it tells somebody something
//! they could not know ([`cloverleaf_core::Game::reveals`]), if it is part of a choice that all make at once, which the
//! game itself lets people change, or if it is the table's own. Everything after the last event that stands can be
//! taken back, and everybody knows exactly what they knew before it.

use cloverleaf_core::Message;

/// Why something cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stands {
    /// Something has been drawn since.
    Drawn,
    /// Something that was hidden has been shown since.
    Shown,
    /// It is part of a choice that all make at once.
    Together,
    /// Somebody has resigned since.
    Resigned,
    /// The match is over, and everything is known.
    Over,
}

impl Stands {
    /// The sentence that says why, and what to do instead.
    #[must_use]
    pub fn message(self) -> Message {
        Message::new(match self {
            Stands::Drawn => "stands-drawn",
            Stands::Shown => "stands-shown",
            Stands::Together => "stands-together",
            Stands::Resigned => "stands-resigned",
            Stands::Over => "stands-over",
        })
    }
}

/// How many events of a match stand for good, and why the last of them does.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Lasting {
    pub(crate) count: usize,
    pub(crate) why: Option<Stands>,
}
