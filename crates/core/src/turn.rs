//! Who acts, who watches.

use core::fmt;

use crate::{Seat, SeatSet};

/// Who is to act in a state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// One seat.
    Seat(Seat),
    /// These seats still owe a secret choice, in any order; the last one resolves. A seat that owes
    /// nothing any more may still be allowed to take its choice back.
    Together(SeatSet),
    /// Any of these seats; the first valid action to arrive decides.
    Race(SeatSet),
    /// A draw.
    Chance,
    /// Nobody: the game has ended.
    Over,
}

impl Turn {
    /// The seats that are to act.
    #[must_use]
    pub fn seats(self) -> SeatSet {
        match self {
            Turn::Seat(seat) => SeatSet::of(seat),
            Turn::Together(seats) | Turn::Race(seats) => seats,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }

    /// Whether the rules need to be asked about this actor at all. While a secret choice is open
    /// they are asked about every seat, because one that has chosen may reconsider.
    #[must_use]
    pub fn admits(self, actor: Actor) -> bool {
        match (self, actor) {
            (Turn::Chance, Actor::Chance) | (Turn::Together(_), Actor::Seat(_)) => true,
            (turn, Actor::Seat(seat)) => turn.seats().contains(seat),
            (_, Actor::Chance) => false,
        }
    }

    /// Its name in the engine protocol.
    #[must_use]
    pub fn kind(self) -> &'static str {
        match self {
            Turn::Seat(_) => "seat",
            Turn::Together(_) => "together",
            Turn::Race(_) => "race",
            Turn::Chance => "chance",
            Turn::Over => "over",
        }
    }
}

/// Who plays an action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Actor {
    /// A seat.
    Seat(Seat),
    /// The draw of a card, a tile, a lot.
    Chance,
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Actor::Seat(seat) => seat.fmt(f),
            Actor::Chance => f.write_str("chance"),
        }
    }
}

/// Who looks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewer {
    /// A seat, which knows its own secrets.
    Seat(Seat),
    /// Anybody else, who knows what is open to all.
    Spectator,
    /// Who may know everything: anybody, once the game is over; nobody before.
    Referee,
}

impl Viewer {
    /// The seat that looks, if one does.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Referee => None,
        }
    }

    /// Whether this is that seat looking.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// Everyone who can look at a running table of so many seats: the seats, then a spectator.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        SeatSet::first(seats).iter().map(Viewer::Seat).chain([Viewer::Spectator])
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => seat.fmt(f),
            Viewer::Spectator => f.write_str("spectator"),
            Viewer::Referee => f.write_str("referee"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_admits_whom_it_names() {
        let (one, two) = (Seat::at(0), Seat::at(1));
        assert!(Turn::Seat(one).admits(Actor::Seat(one)));
        assert!(!Turn::Seat(one).admits(Actor::Seat(two)));
        assert!(!Turn::Seat(one).admits(Actor::Chance));
        assert!(Turn::Race(SeatSet::of(two)).admits(Actor::Seat(two)));
        assert!(!Turn::Race(SeatSet::of(two)).admits(Actor::Seat(one)));
        assert!(Turn::Together(SeatSet::of(two)).admits(Actor::Seat(one)), "it may reconsider");
        assert!(Turn::Chance.admits(Actor::Chance) && !Turn::Chance.admits(Actor::Seat(one)));
        assert!(!Turn::Over.admits(Actor::Seat(one)) && !Turn::Over.admits(Actor::Chance));
    }
}
