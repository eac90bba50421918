//! What may be done, listed phase by phase.

use alloc::vec::Vec;

use cloverleaf_core::Seat;

use crate::balance::{affordable, lowest};
use crate::data::KINDS;
use crate::{Action, HAND, Kind, Phase, Place, Sites, State, laying};

/// What the seat whose turn it is may do.
pub(crate) fn list(state: &State, out: &mut Vec<Action>) {
    match state.phase {
        Phase::Lay => {
            let mut lay = |a, edge| out.push(Action::Lay(Place(a), edge));
            laying::layings(&state.city, state.piece, &mut lay);
        }
        Phase::Act => acts(state, out),
        Phase::Discard | Phase::Price => out.extend(state.hand().kinds().map(Action::Discard)),
        Phase::Scrap => {
            let tiles = state.scrappable().into_iter();
            out.extend(tiles.map(|tile| Action::Scrap(place(state, tile))));
        }
        _ => {}
    }
}

/// RW-4.1: one highway, at most one right-of-way.
fn acts(state: &State, out: &mut Vec<Action>) {
    if state.placed.is_none() {
        placements(state, out);
    }
    if state.bought.is_none() {
        purchases(state, out);
    }
    if state.placed.is_some() {
        out.push(Action::Done);
    }
}

/// RW-4.2, RW-5.5: what can be paid for; if nothing can, anything.
fn placements(state: &State, out: &mut Vec<Action>) {
    let before = out.len();
    let (left, ways) = (state.hand().total().saturating_sub(1), state.hand().ways());
    list_placements(state, ways, |tile| affordable(state, tile, left), out);
    if out.len() == before {
        list_placements(state, ways, |_| u64::MAX, out);
    }
}

fn list_placements(state: &State, ways: u64, allowed: impl Fn(usize) -> u64, out: &mut Vec<Action>) {
    let most = ways.count_ones();
    for tile in state.open() {
        let at = place(state, tile);
        let mut roads = ways & allowed(tile);
        let end = out.len() + roads.count_ones() as usize;
        // As many are written for every tile and those too many taken back: where a loop ends that is
        // different for each tile, no processor can guess.
        out.extend((0..most).map(|_| Action::Place(at, lowest(&mut roads))));
        out.truncate(end);
    }
}

fn purchases(state: &State, out: &mut Vec<Action>) {
    let mut kinds = [Kind::at(0); KINDS];
    let mut count = 0;
    for kind in state.hand().kinds() {
        kinds[count] = kind;
        count += 1;
    }
    for tile in buyable(state) {
        let at = place(state, tile);
        out.extend(kinds[..count].iter().map(|kind| Action::Buy(at, *kind)));
    }
}

/// The tiles whose right-of-way whose turn it is could buy.
pub(crate) fn buyable(state: &State) -> Sites {
    let hand = state.hand().total();
    if !within_means(hand, 0) {
        return Sites::EMPTY;
    }
    let dear = state.claims[state.you()].into_iter();
    let dear: Sites = dear.filter(|&tile| within_means(hand, state.rights[tile].height())).collect();
    state.free() | dear
}

/// RW-6.2, RW-6.3: one tile to lay, one to pay for each that lies there, one to keep.
fn within_means(hand: u8, height: u8) -> bool {
    hand >= height + 2
}

/// Whether whose turn it is could buy any right-of-way.
pub(crate) fn can_buy(state: &State) -> bool {
    !buyable(state).is_empty()
}

/// What chance may do, with its weights.
pub(crate) fn chances(state: &State, out: &mut Vec<(Action, u32)>) {
    match state.phase {
        Phase::Dollar => {
            let plain = state.plain();
            out.extend(plain.into_iter().map(|tile| (Action::Dollar(place(state, tile)), 1)));
        }
        Phase::Piece => {
            let left = (0u8..).zip(state.pieces).filter(|(_, count)| *count > 0);
            out.extend(left.map(|(dollars, count)| (Action::Piece(dollars), count.into())));
        }
        Phase::First => out.extend([0, 1].map(|index| (Action::First(Seat::at(index)), 1))),
        Phase::Deal | Phase::Draw | Phase::Refill => {
            let seat = drawer(state);
            let stack = &state.stacks[seat.index()];
            out.extend(stack.kinds().map(|kind| (Action::Draw(seat, kind), stack.count(kind).into())));
        }
        _ => {}
    }
}

/// Who is dealt the next tile: seat 1 its five, then seat 2 (RW-3.1), later whose turn it is.
pub(crate) fn drawer(state: &State) -> Seat {
    match state.phase {
        Phase::Deal => Seat::at(usize::from(state.hands[0].total() >= HAND)),
        _ => Seat::at(state.me()),
    }
}

pub(crate) fn place(state: &State, tile: usize) -> Place {
    Place(state.city.hex(tile))
}
