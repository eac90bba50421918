//! From a view back to a position: nothing is hidden, so there is but one. Of a view that no position has,
//! what does not fit is left out.

use cloverleaf_core::Seat;
use cloverleaf_grid::Hex;

use crate::city::Quarters;
use crate::{City, Ending, Kind, Phase, Place, Quarter, RightOfWay, Sites, State, TILES, Tiles, View};

/// The position that looks like this.
pub(crate) fn complete(game: &RightOfWay, view: &View) -> State {
    let mut state = game.start.clone();
    lay_city(game, &mut state, view);
    set_phase(&mut state, view);
    build(game, &mut state, view);
    claim(&mut state, view);
    (state.hands, state.stacks) = (view.hands, game.stacks(view));
    set_turn(&mut state, view);
    state
}

fn lay_city(game: &RightOfWay, state: &mut State, view: &View) {
    let dollars = || view.city.iter().filter(|(_, quarter)| **quarter == Quarter::Dollar);
    match game.options.city {
        City::Hexagon => {
            let tiles = dollars().filter_map(|(place, _)| state.city.tile(place.0));
            state.city.dollars = tiles.fold(state.city.dollars, Sites::with);
        }
        City::Laid => {
            // In the order of the tiles, and whatever else there is, the centre: see RW-1.2.
            state.city = Quarters::none();
            for (place, quarter) in &view.city {
                state.city.insert(place.0, *quarter == Quarter::Dollar || place.0 == Hex::ORIGIN);
            }
            state.city.insert(Hex::ORIGIN, true);
        }
    }
    state.pieces = view.pieces;
}

fn build(game: &RightOfWay, state: &mut State, view: &View) {
    // As long as the city is not whole no tile has been told of its neighbours.
    if matches!(state.phase, Phase::Dollar | Phase::Piece | Phase::Lay) {
        return;
    }
    for (place, highway) in &view.highways {
        let (tile, index) = (state.city.tile(place.0), index(highway.seat));
        if let (Some(tile), Some(index), Some(_)) = (tile, index, Kind::of(highway.roads)) {
            state.built[index] = state.built[index].with(tile);
            state.roads[tile] = highway.roads;
        }
    }
    state.tell_all(game.options.covered_dollars);
}

fn claim(state: &mut State, view: &View) {
    for (place, right) in &view.rights {
        if let (Some(tile), Some(index)) = (state.city.tile(place.0), index(right.seat))
            && state.roads[tile].is_empty()
            && !right.pile.is_empty()
        {
            state.rights[tile] = right.pile;
            state.claims[index] = state.claims[index].with(tile);
        }
    }
}

impl RightOfWay {
    /// What each seat's drawing stack has left: what has not been seen of its tiles. Only their order is hidden (RW-8.1).
    #[must_use]
    pub fn stacks(&self, view: &View) -> [Tiles; 2] {
        view.rest(self, &view.discards)
    }
}

fn set_turn(state: &mut State, view: &View) {
    let tile = |place: Option<Place>| Some(state.city.tile(place?.0)? as u8);
    (state.placed, state.bought) = (tile(view.placed), tile(view.bought));
    state.seat = Seat::at(index(view.seat).unwrap_or(0));
    state.owed = view.owed;
    state.last_turn = view.last_turn;
    state.turns = view.turns;
}

fn set_phase(state: &mut State, view: &View) {
    state.phase = match (view.phase, view.ended) {
        (_, Some(_)) => Phase::Over,
        // Without a whole city there is nothing to do but to make it whole.
        (phase, None) if state.city.len() == TILES => phase,
        (Phase::Lay, None) => Phase::Lay,
        (_, None) => Phase::Piece,
    };
    if state.phase == Phase::Lay {
        state.piece = view.piece.unwrap_or(0).min(3);
    }
    if state.phase == Phase::Over {
        state.ended = view.ended.or(Some(Ending::UsedUp));
    }
}

/// The index of the seat with this number; only two play.
fn index(seat: u8) -> Option<usize> {
    matches!(seat, 1 | 2).then(|| usize::from(seat) - 1)
}
