//! What each seat knows (GB-11): everything that is secret, and who may see it, is in this file.
//!
//! Secret are the other players' unscored cards and tiles in hand, the order of the draw pile and the
//! cards left out of the game. A [`View`] has no field for any of these until the game is over.

use arrayvec::ArrayVec;
use cloverleaf_core::{Game, MAX_SEATS, Seat, Viewer};
use cloverleaf_grid::{MAX_SPACES, SpaceSet};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::data::{CONES, HAND_SIZE, MAX_DESTINATIONS, MOST_CARDS, TILES};
use crate::options::Colour;
use crate::rules::Gridlock;
use crate::source::Source;
use crate::space::{Name, Space};
use crate::space_map::SpaceMap;
use crate::state::{Cards, Phase, Player, State};
use crate::tile::{Kind, Pile, Tile};

/// Something for each seat, from the first.
pub type BySeats<T> = ArrayVec<T, MAX_SEATS>;

/// What one viewer may know. Lists by seat start with seat 1; seats are numbers from 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The seat that looks; none for a spectator.
    pub viewer: Option<u8>,
    /// The city: the name of one that is built in, or the text of its board file, as
    /// [`crate::Board::source`] has it.
    #[cfg_attr(feature = "ts", ts(as = "alloc::string::String"))]
    pub board: Source,
    /// Each seat's colour.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Colour>"))]
    pub colours: BySeats<Colour>,
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
    #[cfg_attr(feature = "ts", ts(as = "alloc::collections::BTreeMap<Space, Tile>"))]
    pub tiles: SpaceMap<Tile, MAX_SPACES>,
    /// The spaces with a cone.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Space>"))]
    pub cones: ArrayVec<Space, CONES>,
    /// Each seat's car.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Option<Space>>"))]
    pub cars: BySeats<Option<Space>>,
    /// The seats whose cubes lie on a space.
    #[cfg_attr(feature = "ts", ts(as = "alloc::collections::BTreeMap<Space, Vec<u8>>"))]
    pub cubes: SpaceMap<BySeats<u8>, MAX_DESTINATIONS>,
    /// Each seat's starting card.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Option<Name>>"))]
    pub starts: BySeats<Option<Name>>,
    /// Each seat's scored cards.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Vec<Name>>"))]
    pub scored: BySeats<ArrayVec<Name, MOST_CARDS>>,
    /// For each seat the destinations it stopped on without scoring: cards it cannot hold (GB-6.7).
    #[cfg_attr(feature = "ts", ts(as = "Vec<Vec<Name>>"))]
    pub ruled_out: BySeats<ArrayVec<Name, MAX_DESTINATIONS>>,
    /// How many unscored cards each seat holds.
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub card_counts: BySeats<u8>,
    /// How many tiles each seat holds.
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub hand_sizes: BySeats<u8>,
    /// How many tiles are in the draw pile.
    pub pile_size: u8,
    /// The discard pile, sorted.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Tile>"))]
    pub discard: ArrayVec<Tile, TILES>,
    /// The viewer's own tiles.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Tile>"))]
    pub hand: ArrayVec<Tile, HAND_SIZE>,
    /// The viewer's own unscored cards.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Name>"))]
    pub cards: ArrayVec<Name, MOST_CARDS>,
    /// What every seat holds, for those who may know everything.
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Holding>>"))]
    pub opened: Option<BySeats<Holding>>,
}

/// What a seat holds in secret.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Holding {
    /// Its tiles.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Tile>"))]
    pub hand: ArrayVec<Tile, HAND_SIZE>,
    /// Its unscored cards.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Name>"))]
    pub cards: ArrayVec<Name, MOST_CARDS>,
}

impl Gridlock {
    pub(crate) fn look(&self, state: &State, viewer: Viewer) -> View {
        let players = &state.players[..usize::from(self.seats())];
        let everything = state.phase == Phase::Over || viewer == Viewer::Referee;
        let mut view = View {
            viewer: viewer.seat().map(Seat::number),
            board: self.source().clone(),
            colours: self.all_seats().map(|seat| self.colour(seat)).collect(),
            special_cars: self.options().special_cars,
            phase: state.phase,
            to_act: state.to_act.number(),
            left: state.left,
            turns: state.turns,
            first: (!state.phase.is_before_the_first_turn()).then(|| state.first.number()),
            winner: state.winner.map(Seat::number),
            tiles: SpaceMap::new(),
            cones: state.cones.into_iter().filter_map(|space| self.space_at(space)).take(CONES).collect(),
            cars: players.iter().map(|player| self.space_at(player.car_space())).collect(),
            cubes: SpaceMap::new(),
            starts: BySeats::new(),
            scored: BySeats::new(),
            ruled_out: BySeats::new(),
            card_counts: players.iter().map(|player| player.cards.len() as u8).collect(),
            hand_sizes: players.iter().map(|player| player.hand.len() as u8).collect(),
            pile_size: state.pile.iter().sum(),
            discard: spread_out(&state.discard),
            hand: ArrayVec::new(),
            cards: ArrayVec::new(),
            opened: everything.then(|| self.all_seats().map(|seat| self.holding(state, seat)).collect()),
        };
        // These are large, and are filled where they stand.
        self.show_tiles(state, &mut view);
        self.show_cubes(state, &mut view);
        self.show_cards(players, &mut view);
        if let Some(player) = viewer.seat().map(|seat| state.player(seat)) {
            view.hand.extend(player.hand.kinds().map(Kind::tile));
            self.name_cards(player.cards, &mut view.cards);
        }
        view
    }

    fn holding(&self, state: &State, seat: Seat) -> Holding {
        let player = state.player(seat);
        let mut holding =
            Holding { hand: player.hand.kinds().map(Kind::tile).collect(), cards: ArrayVec::new() };
        self.name_cards(player.cards, &mut holding.cards);
        holding
    }

    fn show_cards(&self, players: &[Player], view: &mut View) {
        for player in players {
            let start = player.start.and_then(|card| self.board().destinations.get(usize::from(card)));
            view.starts.push(start.map(|place| place.name));
            view.scored.push(ArrayVec::new());
            view.ruled_out.push(ArrayVec::new());
        }
        for (player, names) in players.iter().zip(&mut view.scored) {
            self.name_cards(player.scored, names);
        }
        for (player, names) in players.iter().zip(&mut view.ruled_out) {
            self.name_cards(player.ruled_out, names);
        }
    }

    /// Appends the names of cards, as far as there is room for them.
    fn name_cards<const MOST: usize>(&self, cards: Cards, names: &mut ArrayVec<Name, MOST>) {
        for card in cards.iter() {
            if let Some(place) = self.board().destinations.get(card)
                && !names.is_full()
            {
                names.push(place.name);
            }
        }
    }

    fn show_tiles(&self, state: &State, view: &mut View) {
        let laid = state.laid.into_iter();
        view.tiles.fill(laid.filter_map(|space| Some((self.space_at(space)?, state.tile(space)?))));
    }

    fn show_cubes(&self, state: &State, view: &mut View) {
        let cubes: BySeats<Cards> = self.all_seats().map(|seat| self.cubes(state, seat)).collect();
        let cards = cubes.iter().fold(Cards::NONE, |cards, &others| cards.and(others));
        let places = cards.iter().filter_map(|card| self.board().destinations.get(card));
        let spaces: SpaceSet = places.map(|place| place.space).collect();
        view.cubes.fill(spaces.into_iter().filter_map(|space| {
            let card = self.board().card_at(space)?;
            let seats = self.all_seats().zip(&cubes).filter(|(_, cubes)| cubes.contains(card));
            Some((self.space_at(space)?, seats.map(|(seat, _)| seat.number()).collect()))
        }));
    }

    fn space_at(&self, space: usize) -> Option<Space> {
        self.board().spaces.get(space).copied()
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
}

/// A pile as tiles, the way draws name them.
fn spread_out(pile: &Pile) -> ArrayVec<Tile, TILES> {
    let kinds = Kind::all().zip(pile);
    let tiles = kinds.flat_map(|(kind, &copies)| core::iter::repeat_n(kind.tile(), copies.into()));
    tiles.take(TILES).collect()
}
