//! What each seat knows (GB-11): everything that is secret, and who may see it, is in this file.
//!
//! Secret are the other players' unscored cards and tiles in hand, the order of the draw pile and the
//! cards left out of the game. A [`View`] has no field for any of these until the game is over.

use alloc::borrow::ToOwned;
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use cloverleaf_core::{Game, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::options::Colour;
use crate::rules::Gridlock;
use crate::space::{Name, Space};
use crate::state::{Cards, Phase, State};
use crate::tile::{Hand, Kind, Pile, Tile};

/// What one viewer may know. Lists by seat start with seat 1; seats are numbers from 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The seat that looks; none for a spectator.
    pub viewer: Option<u8>,
    /// The city: the name of one that is built in, or the text of its board file, as
    /// [`crate::Board::source`] has it.
    pub board: String,
    /// Each seat's colour.
    pub colours: Vec<Colour>,
    /// Whether each colour's car has its own ability (GB-10).
    pub special_cars: bool,
    /// Where in the game this is.
    pub phase: Phase,
    /// Whose turn it is, or who draws.
    pub to_act: u8,
    /// How many actions or stops are left in this turn.
    pub left: u8,
    /// How many turns are finished.
    pub turns: u32,
    /// The first player, once known.
    pub first: Option<u8>,
    /// The winner, once there is one.
    pub winner: Option<u8>,
    /// The tiles on the board.
    pub tiles: BTreeMap<Space, Tile>,
    /// The spaces with a cone.
    pub cones: Vec<Space>,
    /// Each seat's car.
    pub cars: Vec<Option<Space>>,
    /// The seats whose cubes lie on a space.
    pub cubes: BTreeMap<Space, Vec<u8>>,
    /// Each seat's starting card.
    pub starts: Vec<Option<Name>>,
    /// Each seat's scored cards.
    pub scored: Vec<Vec<Name>>,
    /// For each seat the destinations it stopped on without scoring: cards it cannot hold (GB-6.7).
    pub ruled_out: Vec<Vec<Name>>,
    /// How many unscored cards each seat holds.
    pub card_counts: Vec<u8>,
    /// How many tiles each seat holds.
    pub hand_sizes: Vec<u8>,
    /// How many tiles are in the draw pile.
    pub pile_size: u8,
    /// The discard pile, sorted.
    pub discard: Vec<Tile>,
    /// The viewer's own tiles.
    pub hand: Vec<Tile>,
    /// The viewer's own unscored cards.
    pub cards: Vec<Name>,
    /// What every seat holds, for those who may know everything.
    pub opened: Option<Vec<Holding>>,
}

/// What a seat holds in secret.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Holding {
    /// Its tiles.
    pub hand: Vec<Tile>,
    /// Its unscored cards.
    pub cards: Vec<Name>,
}

impl Gridlock {
    pub(crate) fn look(&self, state: &State, viewer: Viewer) -> View {
        let players = &state.players[..usize::from(self.seats())];
        let own = viewer.seat().map(|seat| self.holding(state, seat)).unwrap_or_default();
        let everything = state.phase == Phase::Over || viewer == Viewer::Referee;
        View {
            viewer: viewer.seat().map(Seat::number),
            board: self.board_source().to_owned(),
            colours: self.all_seats().map(|seat| self.colour(seat)).collect(),
            special_cars: self.options().special_cars,
            phase: state.phase,
            to_act: state.to_act.number(),
            left: state.left,
            turns: state.turns,
            first: (!state.phase.is_before_the_first_turn()).then(|| state.first.number()),
            winner: state.winner.map(Seat::number),
            tiles: self.laid_tiles(state),
            cones: state.cones.into_iter().filter_map(|space| self.space_at(space)).collect(),
            cars: players.iter().map(|player| self.space_at(player.car_space())).collect(),
            cubes: self.all_cubes(state),
            starts: players.iter().map(|player| self.card_name(player.start?.into())).collect(),
            scored: players.iter().map(|player| self.card_names(player.scored)).collect(),
            ruled_out: players.iter().map(|player| self.card_names(player.ruled_out)).collect(),
            card_counts: players.iter().map(|player| player.cards.len() as u8).collect(),
            hand_sizes: players.iter().map(|player| player.hand.len() as u8).collect(),
            pile_size: state.pile.iter().sum(),
            discard: spread_out(&state.discard),
            hand: own.hand,
            cards: own.cards,
            opened: everything.then(|| self.all_seats().map(|seat| self.holding(state, seat)).collect()),
        }
    }

    fn holding(&self, state: &State, seat: Seat) -> Holding {
        let player = state.player(seat);
        Holding { hand: hand_tiles(player.hand), cards: self.card_names(player.cards) }
    }

    fn laid_tiles(&self, state: &State) -> BTreeMap<Space, Tile> {
        let laid = state.laid.into_iter();
        laid.filter_map(|space| Some((self.space_at(space)?, state.tile(space)?))).collect()
    }

    fn all_cubes(&self, state: &State) -> BTreeMap<Space, Vec<u8>> {
        let mut cubes: BTreeMap<Space, Vec<u8>> = BTreeMap::new();
        for seat in self.all_seats() {
            let places =
                self.cubes(state, seat).iter().filter_map(|card| self.board().destinations.get(card));
            for space in places.filter_map(|place| self.space_at(place.space)) {
                cubes.entry(space).or_default().push(seat.number());
            }
        }
        cubes
    }

    fn space_at(&self, space: usize) -> Option<Space> {
        self.board().spaces.get(space).copied()
    }

    fn card_name(&self, card: usize) -> Option<Name> {
        self.board().destinations.get(card).map(|destination| destination.name)
    }

    fn card_names(&self, cards: Cards) -> Vec<Name> {
        cards.iter().filter_map(|card| self.card_name(card)).collect()
    }

    /// The action as this viewer may see it: a secret card or tile is a `?` to everyone else.
    pub(crate) fn hide(&self, before: &State, action: Action, viewer: Viewer) -> Action {
        let may_see = |seat: Seat| viewer == Viewer::Referee || viewer.is(seat);
        match action {
            // GB-11.1: starting cards are shown to all.
            Action::Card(seat, Some(_)) if before.phase == Phase::Dealing && !may_see(seat) => {
                Action::Card(seat, None)
            }
            Action::Tile(seat, Some(_)) if !may_see(seat) => Action::Tile(seat, None),
            open => open,
        }
    }

    /// GB-11.1: whether an action shows something of a hand. A tile that is placed was in it; a stop at a destination
    /// tells whether its card is, unless that is known.
    pub(crate) fn shows_a_secret(&self, before: &State, action: Action) -> bool {
        match action {
            Action::Stop(space) => {
                let player = before.player(before.to_act);
                let known = |card: usize| {
                    player.scored.contains(card)
                        || player.ruled_out.contains(card)
                        || player.start.map(usize::from) == Some(card)
                };
                let card = self.board().find(space).and_then(|space| self.board().card_at(space));
                card.is_some_and(|card| !known(card))
            }
            Action::Build | Action::Drive | Action::End | Action::Rotate(..) | Action::Remove(_) => false,
            Action::Cone(_) | Action::Clear(_) => false,
            Action::Place(..) | Action::Card(..) | Action::Tile(..) | Action::First(_) => true,
        }
    }

    /// GB-11.2: how many tiles of each kind this view's owner cannot see: what is in the pile and in
    /// the other hands together.
    #[must_use]
    pub fn unseen(&self, view: &View) -> Pile {
        let mut unseen = Pile::default();
        for kind in Kind::all() {
            unseen[kind.index()] = kind.copies();
        }
        let opened = view.opened.iter().flatten().flat_map(|holding| &holding.hand);
        let own = view.hand.iter().filter(|_| view.opened.is_none());
        for tile in view.tiles.values().chain(&view.discard).chain(own).chain(opened) {
            if let Some(kind) = tile.kind() {
                let copies = &mut unseen[kind.index()];
                *copies = copies.saturating_sub(1);
            }
        }
        unseen
    }

    /// The cards a seat may hold or have left out of the game, as far as this view tells.
    #[must_use]
    pub fn possible_cards(&self, view: &View, seat: Seat) -> Cards {
        let named = |names: Option<&Vec<Name>>| -> Cards {
            names.into_iter().flatten().filter_map(|&name| self.board().card_named(name)).collect()
        };
        let start = view.starts.get(seat.index()).copied().flatten();
        let start = start.and_then(|name| self.board().card_named(name)).map_or(Cards::NONE, Cards::of);
        Cards::first(self.board().destinations.len())
            .minus(start)
            .minus(named(view.scored.get(seat.index())))
            .minus(named(view.ruled_out.get(seat.index())))
    }
}

/// A hand as tiles, the way draws name them.
fn hand_tiles(hand: Hand) -> Vec<Tile> {
    hand.kinds().map(Kind::tile).collect()
}

/// A pile as tiles, the way draws name them.
fn spread_out(pile: &Pile) -> Vec<Tile> {
    let kinds = Kind::all().zip(pile);
    kinds.flat_map(|(kind, &copies)| core::iter::repeat_n(kind.tile(), copies.into())).collect()
}
