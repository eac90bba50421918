//! How a turn goes on by itself: from one thing due to the next, to the other player, to the end.

use cloverleaf_core::Seat;

use crate::legal::can_buy;
use crate::{Ending, Phase, RightOfWay, State};

/// A turn starts.
pub(crate) fn start(state: &mut State) {
    state.placed = None;
    state.bought = None;
    state.owed = 0;
    state.phase = Phase::Act;
    // RW-7.3: nowhere to build, and nothing that could be bought to build there.
    if state.open().is_empty() && !can_buy(state) {
        over(state, Ending::BuiltUp);
    }
}

/// RW-6.5: the placement is settled; a right-of-way may follow, where one can be bought.
pub(crate) fn settled(game: &RightOfWay, state: &mut State) {
    state.owed = 0;
    if state.bought.is_none() && can_buy(state) {
        state.phase = Phase::Act;
    } else {
        end(game, state);
    }
}

/// A right-of-way is bought and paid for.
pub(crate) fn bought(game: &RightOfWay, state: &mut State) {
    match state.placed {
        Some(_) => end(game, state),
        None => state.phase = Phase::Act,
    }
}

/// RW-4.3: the turn ends, and an empty hand gets a tile.
pub(crate) fn end(game: &RightOfWay, state: &mut State) {
    if state.hand().is_empty() && !state.stacks[state.me()].is_empty() {
        state.phase = Phase::Refill;
    } else {
        ended(game, state);
    }
}

/// RW-7.1, RW-7.5: the turn has ended; so may the game.
pub(crate) fn ended(game: &RightOfWay, state: &mut State) {
    state.turns = state.turns.saturating_add(1);
    if state.last_turn {
        return over(state, Ending::UsedUp);
    }
    if game.options.turn_limit.is_some_and(|limit| state.turns >= limit) {
        return over(state, Ending::TurnLimit);
    }
    state.last_turn = state.hand().is_empty() && state.stacks[state.me()].is_empty();
    state.seat = Seat::at(state.you());
    start(state);
}

fn over(state: &mut State, ending: Ending) {
    state.phase = Phase::Over;
    state.ended = Some(ending);
}
