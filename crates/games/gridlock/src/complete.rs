//! Imagining a whole position behind a view (GB-11.2).
//!
//! The view may come from a browser or a broken program, so nothing in it is taken on trust: what
//! does not fit the board is left out.

use cloverleaf_core::{Game, Random, Seat};
use cloverleaf_grid::SpaceSet;

use crate::legal::CONES;
use crate::rules::Gridlock;
use crate::space::{Name, Space};
use crate::state::{Cards, Player, State};
use crate::tile::{HAND_SIZE, Hand, Kind, Pile, Tile};
use crate::view::{Holding, View};

impl Gridlock {
    pub(crate) fn imagine(&self, view: &View, random: &mut impl Random) -> State {
        let mut state = State::new();
        self.copy_what_is_open(view, &mut state);
        let mut unseen = self.unseen(view);
        for seat in self.all_seats() {
            let player = match self.known_holding(view, seat) {
                Some(holding) => self.copy_holding(view, seat, holding),
                None => self.imagine_holding(view, seat, &mut unseen, random),
            };
            state.players[seat.index()] = player;
        }
        state.pile = unseen;
        state
    }

    fn copy_what_is_open(&self, view: &View, state: &mut State) {
        for (&space, &tile) in &view.tiles {
            if let Some(space) = self.find_empty(space)
                && tile.kind().is_some()
            {
                state.set_tile(space, Some(tile));
            }
        }
        let cones = view.cones.iter().filter_map(|&space| self.board().find(space));
        state.cones = cones.take(CONES).collect::<SpaceSet>();
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
    }

    fn seat(&self, number: Option<u8>) -> Option<Seat> {
        Seat::numbered(number?.into()).filter(|seat| seat.number() <= self.seats())
    }

    fn find_empty(&self, space: Space) -> Option<usize> {
        self.board().find(space).filter(|&space| self.board().empty.contains(space))
    }

    fn known_holding(&self, view: &View, seat: Seat) -> Option<Holding> {
        if let Some(opened) = &view.opened {
            return opened.get(seat.index()).cloned();
        }
        let own = view.viewer == Some(seat.number());
        own.then(|| Holding { hand: view.hand.clone(), cards: view.cards.clone() })
    }

    fn copy_holding(&self, view: &View, seat: Seat, holding: Holding) -> Player {
        let mut player = self.copy_player(view, seat);
        player.cards = self.cards(&holding.cards);
        for kind in holding.hand.into_iter().filter_map(Tile::kind) {
            player.hand.add(kind);
        }
        player
    }

    /// A hand from what is unseen, and cards from those that are possible, each as likely as another.
    fn imagine_holding(
        &self,
        view: &View,
        seat: Seat,
        unseen: &mut Pile,
        random: &mut impl Random,
    ) -> Player {
        let mut player = self.copy_player(view, seat);
        let tiles = view.hand_sizes.get(seat.index()).copied().unwrap_or(0).min(HAND_SIZE as u8);
        for _ in 0..tiles {
            take_one(unseen, &mut player.hand, random);
        }
        let mut possible = self.possible_cards(view, seat);
        for _ in 0..view.card_counts.get(seat.index()).copied().unwrap_or(0) {
            if !possible.is_empty() {
                let skipped = random.below(possible.len() as u32) as usize;
                let card = possible.iter().nth(skipped).map_or(Cards::NONE, Cards::of);
                possible = possible.minus(card);
                player.cards = player.cards.and(card);
            }
        }
        player
    }

    /// What is open of a player.
    fn copy_player(&self, view: &View, seat: Seat) -> Player {
        let car = view.cars.get(seat.index()).copied().flatten();
        let start = view.starts.get(seat.index()).copied().flatten();
        let cards = |lists: &[alloc::vec::Vec<Name>]| {
            lists.get(seat.index()).map_or(Cards::NONE, |names| self.cards(names))
        };
        Player {
            car: car.and_then(|space| self.board().find(space)).map(|space| space as u8),
            start: start.and_then(|name| self.board().card_named(name)).map(|card| card as u8),
            cards: Cards::NONE,
            scored: cards(&view.scored),
            ruled_out: cards(&view.ruled_out),
            hand: Hand::EMPTY,
        }
    }

    fn cards(&self, names: &[Name]) -> Cards {
        names.iter().filter_map(|&name| self.board().card_named(name)).collect()
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
