//! One of the things that may be done, by its place in the list and without writing the list.

use cloverleaf_core::Seat;
use cloverleaf_grid::Roads;

use crate::balance::Means;
use crate::legal::{buyable, drawer, place};
use crate::sites::nth_bit;
use crate::{Action, Kind, Phase, State, laying};

/// One of the actions of whose turn it is; see [`crate::legal::list`].
pub(crate) fn action(state: &State, choose: impl FnOnce(u32) -> u32) -> Option<Action> {
    match state.phase {
        Phase::Lay => {
            let (at, edge) = laying::pick(&state.city, state.piece, choose)?;
            Some(Action::Lay(crate::Place(at), edge))
        }
        Phase::Act => act(state, choose),
        Phase::Discard | Phase::Price => {
            let before = asked(state.hand().variety(), choose)?;
            Some(Action::Discard(state.hand().nth_kind(before)))
        }
        Phase::Scrap => {
            let tiles = state.scrappable();
            let before = asked(tiles.len() as u32, choose)?;
            Some(Action::Scrap(place(state, tiles.nth(before))))
        }
        _ => None,
    }
}

/// What is chosen of so many; nothing if there is nothing to choose or it is beyond the last.
fn asked(count: u32, choose: impl FnOnce(u32) -> u32) -> Option<u32> {
    if count == 0 {
        return None;
    }
    Some(choose(count)).filter(|place| *place < count)
}

/// Placements by tile and roads, purchases by tile and kind, then the end of the turn.
fn act(state: &State, choose: impl FnOnce(u32) -> u32) -> Option<Action> {
    let kinds = state.hand().variety();
    let buyable = if state.bought.is_none() { buyable(state) } else { Default::default() };
    let purchases = buyable.len() as u32 * kinds;
    if state.placed.is_some() {
        let before = asked(purchases + 1, choose)?;
        return Some(if before < purchases { purchase(state, buyable, before) } else { Action::Done });
    }
    let means = Means::of(state.hand());
    let payable = means.placements(state);
    // RW-5.5: if nothing can be paid for, anything may be placed.
    let placements = if payable > 0 { payable } else { state.open().len() as u32 * means.all() };
    let before = asked(placements + purchases, choose)?;
    Some(match before.checked_sub(placements) {
        Some(before) => purchase(state, buyable, before),
        None if payable > 0 => placement(state, &means, before),
        None => {
            let tile = state.open().nth(before / means.all());
            Action::Place(place(state, tile), roads(means.ways, before % means.all()))
        }
    })
}

/// The placement that comes after so many others, of those that can be paid for.
fn placement(state: &State, means: &Means, mut before: u32) -> Action {
    for tile in state.open() {
        let count = means.count(state, tile);
        if before < count {
            return Action::Place(place(state, tile), roads(means.on(state, tile), before));
        }
        before -= count;
    }
    Action::Done
}

fn roads(ways: u64, before: u32) -> Roads {
    Roads::from_bits(nth_bit(ways, before) as u8)
}

fn purchase(state: &State, buyable: crate::Sites, before: u32) -> Action {
    let kinds = state.hand().variety();
    let tile = buyable.nth(before / kinds);
    Action::Buy(place(state, tile), state.hand().nth_kind(before % kinds))
}

/// One of the draws; see [`crate::legal::chances`].
pub(crate) fn draw(state: &State, choose: impl FnOnce(u32) -> u32) -> Option<Action> {
    match state.phase {
        Phase::Dollar => {
            let plain = state.plain();
            let before = asked(plain.len() as u32, choose)?;
            Some(Action::Dollar(place(state, plain.nth(before))))
        }
        Phase::Piece => {
            let before = asked(state.pieces.iter().map(|left| u32::from(*left)).sum(), choose)?;
            let mut passed = 0;
            let passed_by = state.pieces.iter().filter(|left| {
                passed += u32::from(**left);
                passed <= before
            });
            Some(Action::Piece(passed_by.count() as u8))
        }
        Phase::First => Some(Action::First(Seat::at(asked(2, choose)? as usize))),
        Phase::Deal | Phase::Draw | Phase::Refill => {
            let seat = drawer(state);
            let stack = &state.stacks[seat.index()];
            let before = asked(stack.total().into(), choose)?;
            stack.nth(before).map(|kind: Kind| Action::Draw(seat, kind))
        }
        _ => None,
    }
}
