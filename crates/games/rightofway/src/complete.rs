//! From a view back to a position: nothing is hidden, so there is but one. Of a view that no position has,
//! what does not fit is left out.

use alloc::vec::Vec;

use cloverleaf_core::Seat;

use crate::city::Quarters;
use crate::tiles::{Pile, Tiles};
use crate::view::laid;
use crate::{City, Ending, Kind, Phase, Place, Quarter, RightOfWay, State, TILES, View};

/// The position that looks like this.
pub(crate) fn complete(game: &RightOfWay, view: &View) -> State {
    let mut state = game.start.clone();
    lay_city(game, &mut state, view);
    set_phase(&mut state, view);
    build(game, &mut state, view);
    claim(&mut state, view);
    deal(game, &mut state, view);
    set_turn(&mut state, view);
    state
}

fn lay_city(game: &RightOfWay, state: &mut State, view: &View) {
    if game.options.city == City::Laid {
        state.city = Quarters::centre();
        for (place, quarter) in &view.city {
            state.city.insert(place.0, *quarter == Quarter::Dollar);
        }
    }
    for (place, _) in view.city.iter().filter(|(_, quarter)| **quarter == Quarter::Dollar) {
        if let Some(tile) = state.city.tile(place.0) {
            state.city.dollars = state.city.dollars.with(tile);
        }
    }
    for (left, seen) in state.pieces.iter_mut().zip(&view.pieces) {
        *left = *seen;
    }
}

fn build(game: &RightOfWay, state: &mut State, view: &View) {
    // As long as the city is not whole no tile has been told of its neighbours.
    if matches!(state.phase, Phase::Dollar | Phase::Piece | Phase::Lay) {
        return;
    }
    state.tell_of_dollars();
    for (place, highway) in &view.highways {
        let (tile, index) = (state.city.tile(place.0), index(highway.seat));
        if let (Some(tile), Some(index), Some(_)) = (tile, index, Kind::of(highway.roads)) {
            state.built[index] = state.built[index].with(tile);
            state.pave(tile, highway.roads, game.options.covered_dollars);
        }
    }
}

fn claim(state: &mut State, view: &View) {
    for (place, right) in &view.rights {
        if let (Some(tile), Some(index)) = (state.city.tile(place.0), index(right.seat)) {
            let stack = right.stack.iter().take(Pile::MOST);
            let pile = stack.fold(Pile::EMPTY, |pile, face_down| pile.with(face_down.tile));
            if state.roads[tile].is_empty() && !pile.is_empty() {
                state.rights[tile] = pile;
                state.claims[index] = state.claims[index].with(tile);
            }
        }
    }
}

/// What has not been seen of a player's tiles is in the drawing stack.
fn deal(game: &RightOfWay, state: &mut State, view: &View) {
    let laid = laid(state);
    for (index, laid) in laid.iter().enumerate() {
        let tiles =
            |lists: &[Vec<Kind>]| -> Tiles { lists.get(index).into_iter().flatten().copied().collect() };
        state.hands[index] = tiles(&view.hands);
        let seen = tiles(&view.discards);
        state.stacks[index] = Tiles::set(&game.options).less(&state.hands[index]).less(&seen).less(laid);
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
