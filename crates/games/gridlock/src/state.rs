//! A position: plain data, the same size on every board.

use core::fmt;

use cloverleaf_core::{MAX_SEATS, Seat};
use cloverleaf_grid::{MAX_SPACES, SpaceSet};
use serde::{Deserialize, Serialize};

use crate::tile::{Hand, Kind, Pile, Tile};

/// A set of cards of one deck, by number: the place of their destination in the board file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u32);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);

    /// The first `count` cards.
    #[must_use]
    pub const fn first(count: usize) -> Cards {
        Cards(if count >= 32 { u32::MAX } else { (1 << count) - 1 })
    }

    /// Just this card; none from 32 on.
    #[must_use]
    pub const fn of(card: usize) -> Cards {
        Cards(if card < 32 { 1 << card } else { 0 })
    }

    /// Whether the card is among them.
    #[must_use]
    pub const fn contains(self, card: usize) -> bool {
        self.0 & Cards::of(card).0 != 0
    }

    /// These cards and that one.
    #[must_use]
    pub const fn with(self, card: usize) -> Cards {
        Cards(self.0 | Cards::of(card).0)
    }

    /// These cards and those.
    #[must_use]
    pub const fn and(self, others: Cards) -> Cards {
        Cards(self.0 | others.0)
    }

    /// The cards that are in both.
    #[must_use]
    pub const fn both(self, others: Cards) -> Cards {
        Cards(self.0 & others.0)
    }

    /// These cards less all of those.
    #[must_use]
    pub const fn minus(self, others: Cards) -> Cards {
        Cards(self.0 & !others.0)
    }

    /// How many.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The card that so many of them come before.
    #[must_use]
    pub fn nth(self, before: usize) -> Option<usize> {
        self.iter().nth(before)
    }

    /// Their numbers, lowest first.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            let card = (rest != 0).then(|| rest.trailing_zeros() as usize);
            rest &= rest.wrapping_sub(1);
            card
        })
    }
}

impl FromIterator<usize> for Cards {
    fn from_iter<I: IntoIterator<Item = usize>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, Cards::with)
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Where in the game a position is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Everyone draws a starting card (GB-3.2).
    Showing,
    /// Those who showed the same draw again (GB-3.2).
    Redrawing,
    /// The secret cards are dealt (GB-3.3).
    Dealing,
    /// Two tiles each are dealt (GB-3.4).
    Handing,
    /// The first player is drawn by lot (GB-3.5).
    Choosing,
    /// Everyone may place the first tile (GB-3.5).
    Racing,
    /// One placement each (GB-3.6).
    Opening,
    /// A turn that is not yet a build or a drive (GB-4.1).
    Undeclared,
    /// A build turn (GB-4.2).
    Building,
    /// A drive turn (GB-6.1).
    Driving,
    /// A turn of a quick trip (GB-8.1).
    Tripping,
    /// The turn has ended, and tiles are drawn (GB-4.3).
    Refilling,
    /// The game has ended.
    Over,
}

impl Phase {
    /// Whether the first player is not known yet.
    #[must_use]
    pub const fn is_before_the_first_turn(self) -> bool {
        use Phase::{Choosing, Dealing, Handing, Racing, Redrawing, Showing};
        matches!(self, Showing | Redrawing | Dealing | Handing | Choosing | Racing)
    }

    /// Whether a draw is next.
    #[must_use]
    pub const fn is_chance(self) -> bool {
        use Phase::{Choosing, Dealing, Handing, Redrawing, Refilling, Showing};
        matches!(self, Showing | Redrawing | Dealing | Handing | Choosing | Refilling)
    }
}

/// One player's things.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// The space the car stands on; none before a starting card is drawn.
    pub car: Option<u8>,
    /// The starting card.
    pub start: Option<u8>,
    /// Secret: the destinations still to reach.
    pub cards: Cards,
    /// The destinations reached.
    pub scored: Cards,
    /// Destinations this player has stopped on without scoring, which shows everybody that the card is
    /// not in their hand (GB-6.7). Kept because a careful player would remember it.
    pub ruled_out: Cards,
    /// Secret: the tiles in hand.
    pub hand: Hand,
}

impl Player {
    const NEW: Player = Player {
        car: None,
        start: None,
        cards: Cards::NONE,
        scored: Cards::NONE,
        ruled_out: Cards::NONE,
        hand: Hand::EMPTY,
    };

    /// Where the car is, 128 (no space) before it is on the board.
    #[must_use]
    pub fn car_space(&self) -> usize {
        self.car.map_or(MAX_SPACES, usize::from)
    }
}

/// In how many other ways the tiles can be turned that can be turned at all, as [`State::turnable`] tells them apart.
pub(crate) const TURNS: [usize; 3] = [1, 2, 5];

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The tile on each space.
    pub tiles: [Option<Tile>; MAX_SPACES],
    /// The spaces that have a tile: what `tiles` says, kept because it is asked so often.
    pub laid: SpaceSet,
    /// The spaces whose tile can be turned in one, in two and in five other ways: what `tiles` says, kept so that
    /// turns are counted without looking at every tile.
    pub turnable: [SpaceSet; 3],
    /// The spaces with a cone.
    pub cones: SpaceSet,
    /// The players, by seat; those after the last seat stay new.
    pub players: [Player; MAX_SEATS],
    /// Secret in part: the tiles in the draw pile, whose order nobody knows.
    pub pile: Pile,
    /// The discard pile.
    pub discard: Pile,
    /// GB-7.5: how many turns are finished.
    pub turns: u32,
    /// Whose turn it is, or whose tiles are drawn.
    pub to_act: Seat,
    /// The seat everything goes round from: the first to be dealt to, then the first player (GB-3.6).
    pub first: Seat,
    /// Who won, once somebody has.
    pub winner: Option<Seat>,
    /// Where in the game this is.
    pub phase: Phase,
    /// How many actions or stops are left in this turn.
    pub left: u8,
}

impl State {
    /// The position before anything has happened.
    pub(crate) fn new() -> State {
        let mut pile = Pile::default();
        for kind in Kind::all() {
            pile[kind.index()] = kind.copies();
        }
        State {
            tiles: [None; MAX_SPACES],
            laid: SpaceSet::EMPTY,
            turnable: [SpaceSet::EMPTY; 3],
            cones: SpaceSet::EMPTY,
            players: [Player::NEW; MAX_SEATS],
            pile,
            discard: Pile::default(),
            turns: 0,
            to_act: Seat::at(0),
            first: Seat::at(0),
            winner: None,
            phase: Phase::Showing,
            left: 0,
        }
    }

    /// One player's things.
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Puts a tile on a space, or takes it off; what is no space stays as it is.
    pub fn set_tile(&mut self, space: usize, tile: Option<Tile>) {
        if let Some(place) = self.tiles.get_mut(space) {
            *place = tile;
            let here = SpaceSet::of(space);
            self.laid = if tile.is_some() { self.laid | here } else { self.laid.minus(here) };
            let turns = tile.map_or(0, |tile| tile.other_turns().1);
            for (spaces, ways) in self.turnable.iter_mut().zip(TURNS) {
                *spaces = if turns == ways { *spaces | here } else { spaces.minus(here) };
            }
        }
    }

    /// Puts tiles on spaces that have none. The same as [`State::set_tile`] for each of them, but quicker.
    pub(crate) fn lay(&mut self, tiles: impl Iterator<Item = (usize, Tile)>) {
        // By how many other ways a tile can be turned in, from none to five.
        let mut by_turns = [SpaceSet::EMPTY; 6];
        for (space, tile) in tiles {
            if let Some(place) = self.tiles.get_mut(space) {
                *place = Some(tile);
                let spaces = &mut by_turns[tile.other_turns().1];
                *spaces = spaces.with(space);
            }
        }
        for spaces in by_turns {
            self.laid |= spaces;
        }
        for (spaces, turns) in self.turnable.iter_mut().zip(TURNS) {
            *spaces |= by_turns[turns];
        }
    }

    /// The tile on a space.
    #[must_use]
    pub fn tile(&self, space: usize) -> Option<Tile> {
        self.tiles.get(space).copied().flatten()
    }

    /// How many tiles of each kind lie neither on the board nor in the discard pile nor in a hand.
    #[must_use]
    pub fn unseen(&self) -> Pile {
        let mut seen = self.discard;
        let mut see = |kind: Kind| seen[kind.index()] = seen[kind.index()].saturating_add(1);
        for space in self.laid {
            self.tile(space).and_then(Tile::kind).into_iter().for_each(&mut see);
        }
        for player in &self.players {
            player.hand.kinds().for_each(&mut see);
        }
        let mut unseen = Pile::default();
        for kind in Kind::all() {
            unseen[kind.index()] = kind.copies().saturating_sub(seen[kind.index()]);
        }
        unseen
    }

    /// GB-4.4: the pile the next draw comes from, if there is anything to draw.
    #[must_use]
    pub fn draw_pile(&self) -> Option<&Pile> {
        [&self.pile, &self.discard].into_iter().find(|pile| pile.iter().any(|&tiles| tiles > 0))
    }

    /// The spaces with the cars of these players.
    pub(crate) fn cars(&self) -> SpaceSet {
        self.players.iter().map(Player::car_space).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn a_state_is_well_under_a_kibibyte() {
        assert!(size_of::<State>() <= 384, "{} bytes", size_of::<State>());
    }

    #[test]
    fn cards_behave_like_a_set() {
        let cards: Cards = [3, 31, 3].into_iter().collect();
        assert_eq!(cards.iter().collect::<Vec<_>>(), [3, 31]);
        assert!(cards.contains(31) && !cards.contains(4) && !cards.contains(32));
        assert_eq!(cards.minus(Cards::of(3)), Cards::of(31));
        assert_eq!((Cards::first(32).len(), Cards::first(12).len(), Cards::of(32).len()), (32, 12, 0));
        assert_eq!(Cards::NONE.iter().count(), 0);
    }
}
