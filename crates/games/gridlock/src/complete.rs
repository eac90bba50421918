//! Imagining a whole position behind a view (GB-11.2).
//!
//! The view may come from a browser or a broken program, so nothing in it is taken on trust: what
//! does not fit the board is left out.

use cloverleaf_core::{Game, Random, Seat};
use cloverleaf_grid::SpaceSet;

use crate::data::HAND_SIZE;
use crate::rules::Gridlock;
use crate::space::{Name, Space};
use crate::state::{Cards, Player, State};
use crate::tile::{Hand, Kind, Pile};
use crate::view::View;

impl Gridlock {
    pub(crate) fn imagine(&self, view: &View, random: &mut impl Random) -> State {
        let mut state = self.shown(view);
        state.pile = state.unseen();
        for seat in self.all_seats().filter(|&seat| !shows(view, seat)) {
            self.imagine_holding(view, seat, &mut state, random);
        }
        state
    }

    /// The position as far as a view shows it: what it does not show of hands, cards and the pile is empty.
    #[must_use]
    pub fn shown(&self, view: &View) -> State {
        let mut state = State::new();
        state.pile = Pile::default();
        let tiles = view.tiles.iter().filter_map(|(&space, &tile)| Some((self.find_empty(space)?, tile)));
        state.lay(tiles.filter(|(_, tile)| tile.kind().is_some()));
        let cones = view.cones.iter().filter_map(|&space| self.board().find(space));
        state.cones = cones.collect::<SpaceSet>();
        for kind in view.discard.iter().filter_map(|tile| tile.kind()) {
            let copies = &mut state.discard[kind.index()];
            *copies = (*copies + 1).min(kind.copies());
        }
        state.phase = view.phase;
        state.left = view.left;
        state.turns = view.turns;
        state.to_act = self.seat(Some(view.to_act)).unwrap_or(Seat::at(0));
        state.first = self.seat(view.first).unwrap_or(Seat::at(0));
        state.winner = self.seat(view.winner);
        for seat in self.all_seats() {
            *state.player_mut(seat) = self.shown_player(view, seat);
        }
        state
    }

    fn seat(&self, number: Option<u8>) -> Option<Seat> {
        Seat::numbered(number?.into()).filter(|seat| seat.number() <= self.seats())
    }

    fn find_empty(&self, space: Space) -> Option<usize> {
        self.board().find(space).filter(|&space| self.board().empty.contains(space))
    }

    /// What a view shows of a player.
    fn shown_player(&self, view: &View, seat: Seat) -> Player {
        let car = view.cars.get(seat.index()).copied().flatten();
        let start = view.starts.get(seat.index()).copied().flatten();
        let mut player = Player {
            car: car.and_then(|space| self.board().find(space)).map(|space| space as u8),
            start: start.and_then(|name| self.board().card_named(name)).map(|card| card as u8),
            cards: Cards::NONE,
            scored: view.scored.get(seat.index()).map_or(Cards::NONE, |names| self.cards(names)),
            ruled_out: view.ruled_out.get(seat.index()).map_or(Cards::NONE, |names| self.cards(names)),
            hand: Hand::EMPTY,
        };
        let holding = match &view.opened {
            Some(opened) => opened.get(seat.index()).map(|holding| (&holding.hand, &holding.cards)),
            None => shows(view, seat).then_some((&view.hand, &view.cards)),
        };
        if let Some((hand, cards)) = holding {
            player.cards = self.cards(cards);
            hand.iter().filter_map(|tile| tile.kind()).for_each(|kind| player.hand.add(kind));
        }
        player
    }

    /// The cards with these names; names that the board does not have are left out.
    fn cards(&self, names: &[Name]) -> Cards {
        names.iter().filter_map(|&name| self.board().card_named(name)).collect()
    }

    /// A hand from the pile, which has everything unseen, and cards from those that are possible, each as likely as
    /// another.
    fn imagine_holding(&self, view: &View, seat: Seat, state: &mut State, random: &mut impl Random) {
        let player = &mut state.players[seat.index()];
        let tiles = view.hand_sizes.get(seat.index()).copied().unwrap_or(0).min(HAND_SIZE as u8);
        for _ in 0..tiles {
            take_one(&mut state.pile, &mut player.hand, random);
        }
        let mut possible = self.possible(player);
        for _ in 0..view.card_counts.get(seat.index()).copied().unwrap_or(0) {
            if !possible.is_empty() {
                let skipped = random.below(possible.len() as u32) as usize;
                let card = possible.nth(skipped).map_or(Cards::NONE, Cards::of);
                possible = possible.minus(card);
                player.cards = player.cards.and(card);
            }
        }
    }

    /// The cards that a player may hold or have left out of the game, as far as what is open tells.
    fn possible(&self, player: &Player) -> Cards {
        let start = player.start.map_or(Cards::NONE, |card| Cards::of(card.into()));
        let deck = Cards::first(self.board().destinations.len());
        deck.minus(start).minus(player.scored).minus(player.ruled_out)
    }

    /// GB-11.2: how many tiles of each kind this view's owner cannot see: what is in the pile and in
    /// the other hands together.
    #[must_use]
    pub fn unseen(&self, view: &View) -> Pile {
        self.shown(view).unseen()
    }

    /// The cards a seat may hold or have left out of the game, as far as this view tells.
    #[must_use]
    pub fn possible_cards(&self, view: &View, seat: Seat) -> Cards {
        self.possible(self.shown(view).player(seat))
    }
}

/// Whether a view shows what this seat holds.
fn shows(view: &View, seat: Seat) -> bool {
    match &view.opened {
        Some(opened) => seat.index() < opened.len(),
        None => view.viewer == Some(seat.number()),
    }
}

/// Draws one of the tiles in a pile, if there is any.
fn take_one(pile: &mut Pile, hand: &mut Hand, random: &mut impl Random) {
    let weights = pile.map(u32::from);
    if weights.iter().sum::<u32>() > 0 {
        let drawn = random.weighted(weights.into_iter());
        pile[drawn] -= 1;
        if let Some(kind) = Kind::all().nth(drawn) {
            hand.add(kind);
        }
    }
}
