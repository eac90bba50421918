//! What a person sees of a game before choosing it.

/// A game's title page. Independent of any set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct About {
    /// The published title, in the designer's spelling.
    pub title: &'static str,
    /// Who designed it, with the year where one is known.
    pub designer: &'static str,
    /// The fewest seats.
    pub min_seats: u8,
    /// The most seats.
    pub max_seats: u8,
    /// How long people take, in minutes, from and to.
    pub minutes: (u16, u16),
    /// The key of what a player does and wants, in a sentence or two.
    pub summary: &'static str,
    /// The prefix of its clause ids, such as `TT`.
    pub clauses: &'static str,
}

impl About {
    /// The key of the line that every page about a game shows: whose game it is and what this is.
    pub const NOTICE: &'static str = "game-notice";
}
