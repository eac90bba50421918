//! What an action does. Everything here trusts that it is legal, and survives if it is not.

use cloverleaf_core::{Actor, Game, Seat};

use crate::action::Action;
use crate::options::FirstPlayer;
use crate::rules::Gridlock;
use crate::space::Space;
use crate::state::{Phase, State};
use crate::tile::{HAND_SIZE, Kind, Pile, Tile};

/// GB-4.2: actions of a build turn.
const BUILD_ACTIONS: u8 = 4;
/// GB-6.1: stops of a drive turn.
const DRIVE_STOPS: u8 = 2;
/// GB-8.1: actions of a quick trip's turn.
const TRIP_ACTIONS: u8 = 3;

impl Gridlock {
    pub(crate) fn apply(&self, state: &mut State, actor: Actor, action: Action) {
        match action {
            Action::Card(seat, name) => {
                if let Some(card) = name.and_then(|name| self.board().card_named(name)) {
                    self.draw_card(state, seat, card);
                }
            }
            Action::Tile(seat, tile) => {
                if let Some(kind) = tile.and_then(Tile::kind) {
                    self.draw_tile(state, seat, kind);
                }
            }
            Action::First(seat) => open_with(state, seat),
            Action::Build => declare(state, Phase::Building, BUILD_ACTIONS),
            Action::Drive => declare(state, Phase::Driving, DRIVE_STOPS),
            Action::End => self.end_turn(state),
            Action::Place(space, tile) => {
                if let Actor::Seat(seat) = actor {
                    self.place(state, seat, space, tile);
                }
            }
            Action::Rotate(space, _)
            | Action::Remove(space)
            | Action::Cone(space)
            | Action::Clear(space)
            | Action::Stop(space) => {
                if let Some(space) = self.board().find(space) {
                    self.act_on(state, space, action);
                }
            }
        }
    }

    fn act_on(&self, state: &mut State, space: usize, action: Action) {
        match action {
            Action::Rotate(_, tile) => state.set_tile(space, Some(tile)),
            Action::Remove(_) => remove(state, space),
            Action::Cone(_) => state.cones = state.cones.with(space),
            Action::Clear(_) => state.cones = state.cones.without(space),
            _ => return self.stop(state, space),
        }
        self.spend(state);
    }

    fn place(&self, state: &mut State, seat: Seat, space: Space, tile: Tile) {
        let (Some(space), Some(kind)) = (self.board().find(space), tile.kind()) else { return };
        state.player_mut(seat).hand.remove(kind);
        state.set_tile(space, Some(tile));
        if state.phase == Phase::Racing {
            open_with(state, seat); // GB-3.5: the first tile on the board makes the first player.
        }
        match state.phase {
            Phase::Opening => self.end_turn(state),
            _ => self.spend(state),
        }
    }

    /// GB-6.7: the car stops, and scores where it can.
    fn stop(&self, state: &mut State, space: usize) {
        let seat = state.to_act;
        let player = state.player_mut(seat);
        player.car = Some(space as u8);
        if let Some(card) = self.board().card_at(space) {
            if player.cards.contains(card) {
                player.cards = player.cards.minus(crate::Cards::of(card));
                player.scored = player.scored.with(card);
                if player.cards.is_empty() && state.winner.is_none() {
                    return self.win(state);
                }
            } else if !player.scored.contains(card) && player.start.map(usize::from) != Some(card) {
                player.ruled_out = player.ruled_out.with(card);
            }
        }
        self.spend(state);
    }

    /// GB-7.1: the turn ends there, without a draw, and with it the game unless there is a last lap.
    fn win(&self, state: &mut State) {
        state.winner = Some(state.to_act);
        self.finish_turn(state);
        if !self.options().last_lap {
            state.phase = Phase::Over;
        }
    }

    /// Uses up one action or stop; the last one ends the turn (GB-4.5).
    fn spend(&self, state: &mut State) {
        state.left = state.left.saturating_sub(1);
        if state.left == 0 {
            self.end_turn(state);
        }
    }

    /// GB-4.3, GB-4.4: before the next turn the player draws, if there is need and something to draw.
    fn end_turn(&self, state: &mut State) {
        state.left = 0;
        if needs_tile(state, state.to_act) {
            state.phase = Phase::Refilling;
        } else {
            self.finish_turn(state);
        }
    }

    fn finish_turn(&self, state: &mut State) {
        state.turns = state.turns.saturating_add(1);
        state.left = 0;
        state.to_act = self.after(state.to_act);
        // GB-7.2: the lap is over when the turn comes round to the winner.
        let lap_over = state.winner == Some(state.to_act);
        if lap_over || self.options().turn_limit.is_some_and(|limit| state.turns >= limit) {
            state.phase = Phase::Over;
        } else if state.turns < self.seats().into() {
            state.phase = Phase::Opening; // GB-3.6
        } else if self.options().quick_trip {
            declare(state, Phase::Tripping, TRIP_ACTIONS);
        } else {
            state.phase = Phase::Undeclared;
        }
    }

    /// The next seat clockwise.
    fn after(&self, seat: Seat) -> Seat {
        Seat::at((seat.index() + 1) % usize::from(self.seats()))
    }

    /// All seats clockwise from this one.
    fn seats_from(&self, first: Seat) -> impl Iterator<Item = Seat> {
        let seats = usize::from(self.seats());
        (0..seats).map(move |place| Seat::at((first.index() + place) % seats))
    }

    fn draw_card(&self, state: &mut State, seat: Seat, card: usize) {
        if state.phase == Phase::Dealing {
            let player = state.player_mut(seat);
            player.cards = player.cards.with(card);
            if player.cards.len() >= self.secret_cards() {
                self.deal_next(state, seat, Phase::Handing);
            }
        } else {
            state.player_mut(seat).start = Some(card as u8);
            self.show_next(state);
        }
    }

    /// GB-3.2: whoever has no starting card yet draws next. Once all have drawn, those who match put
    /// theirs back at the same moment; redraws cannot match any more.
    fn show_next(&self, state: &mut State) {
        let without =
            |state: &State| self.seats_from(state.first).find(|&seat| state.player(seat).start.is_none());
        if state.phase == Phase::Showing && without(state).is_none() {
            self.put_back(state);
            state.phase = Phase::Redrawing;
        }
        match without(state) {
            Some(seat) => state.to_act = seat,
            None => self.settle(state),
        }
    }

    fn put_back(&self, state: &mut State) {
        let shown = state.players.map(|player| player.start);
        for seat in self.all_seats() {
            let mine = shown[seat.index()];
            if self.all_seats().any(|other| other != seat && shown[other.index()] == mine) {
                state.player_mut(seat).start = None;
            }
        }
    }

    /// GB-3.3: cars go on the starting places.
    fn settle(&self, state: &mut State) {
        for seat in self.all_seats() {
            let player = state.player_mut(seat);
            let place = player.start.and_then(|card| self.board().destinations.get(usize::from(card)));
            player.car = place.map(|place| place.space as u8);
        }
        state.phase = Phase::Dealing;
        state.to_act = state.first;
    }

    /// After the last seat the next phase starts, with the first again.
    fn deal_next(&self, state: &mut State, seat: Seat, then: Phase) {
        state.to_act = self.after(seat);
        if state.to_act == state.first {
            state.phase = then;
        }
    }

    fn draw_tile(&self, state: &mut State, seat: Seat, kind: Kind) {
        if state.pile == Pile::default() {
            state.pile = core::mem::take(&mut state.discard); // GB-4.4
        }
        let copies = &mut state.pile[kind.index()];
        *copies = copies.saturating_sub(1);
        state.player_mut(seat).hand.add(kind);
        match state.phase {
            _ if needs_tile(state, seat) => {}
            Phase::Handing => self.hand_next(state, seat),
            _ => self.finish_turn(state),
        }
    }

    fn hand_next(&self, state: &mut State, seat: Seat) {
        self.deal_next(state, seat, Phase::Choosing);
        match self.options().first_player {
            _ if state.phase != Phase::Choosing => {}
            FirstPlayer::Random => {}
            FirstPlayer::Race => state.phase = Phase::Racing,
            FirstPlayer::Seat(seat) => open_with(state, seat),
        }
    }
}

/// GB-4.3: whether this player is short of tiles and there is one to draw.
fn needs_tile(state: &State, seat: Seat) -> bool {
    state.player(seat).hand.len() < HAND_SIZE && state.draw_pile().is_some()
}

fn declare(state: &mut State, phase: Phase, left: u8) {
    state.phase = phase;
    state.left = left;
}

/// The opening round starts with this seat (GB-3.6).
fn open_with(state: &mut State, seat: Seat) {
    state.first = seat;
    state.to_act = seat;
    state.phase = Phase::Opening;
}

/// GB-5.3: the tile goes to the open discard pile.
fn remove(state: &mut State, space: usize) {
    if let Some(kind) = state.tile(space).and_then(Tile::kind) {
        let copies = &mut state.discard[kind.index()];
        *copies = copies.saturating_add(1);
    }
    state.set_tile(space, None);
}
