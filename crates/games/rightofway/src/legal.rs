//! What may be done, listed phase by phase.

use alloc::vec::Vec;

use cloverleaf_core::Seat;
use cloverleaf_grid::Roads;

use crate::balance::{Balance, carefree, masks};
use crate::tiles::Tiles;
use crate::{Action, HAND, Kind, Phase, Place, State, ground};

/// What the seat whose turn it is may do.
pub(crate) fn list(state: &State, out: &mut Vec<Action>) {
    match state.phase {
        Phase::Lay => {
            let mut lay = |a, edge| out.push(Action::Lay(Place(a), edge));
            ground::layings(&state.city, state.piece, &mut lay);
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
    let left = state.hand().total().saturating_sub(1);
    let mut buffer = [Roads::NONE; 64];
    let ways = orientations(state.hand(), &mut buffer);
    let carefree = carefree(state, left);
    for tile in state.open() {
        let at = place(state, tile);
        let all = ways.iter().map(|roads| Action::Place(at, *roads));
        if carefree.contains(tile) {
            out.extend(all);
        } else {
            let affordable = ways.iter().filter(|roads| Balance::of(state, tile, **roads).affordable(left));
            out.extend(affordable.map(|roads| Action::Place(at, *roads)));
        }
    }
    if out.len() == before {
        for tile in state.open() {
            let at = place(state, tile);
            out.extend(ways.iter().map(|roads| Action::Place(at, *roads)));
        }
    }
}

/// All roads that a hand can place, in the buffer.
fn orientations<'a>(hand: &Tiles, buffer: &'a mut [Roads; 64]) -> &'a [Roads] {
    let mut count = 0;
    for roads in masks(hand.ways()) {
        buffer[count] = roads;
        count += 1;
    }
    &buffer[..count]
}

fn purchases(state: &State, out: &mut Vec<Action>) {
    let mut buffer = [Kind::at(0); 12];
    let mut count = 0;
    for kind in state.hand().kinds() {
        buffer[count] = kind;
        count += 1;
    }
    for tile in state.free() | state.claims[state.you()] {
        if within_means(state, tile) {
            let at = place(state, tile);
            out.extend(buffer[..count].iter().map(|kind| Action::Buy(at, *kind)));
        }
    }
}

/// RW-6.2, RW-6.3: one tile to lay, one to pay for each that lies there, one to keep.
pub(crate) fn within_means(state: &State, tile: usize) -> bool {
    state.hand().total() >= state.rights[tile].height() + 2
}

/// Whether whose turn it is could buy any right-of-way.
pub(crate) fn can_buy(state: &State) -> bool {
    let mut dear = state.claims[state.you()].into_iter();
    (state.hand().total() >= 2 && !state.free().is_empty()) || dear.any(|tile| within_means(state, tile))
}

/// What chance may do, with its weights.
pub(crate) fn chances(state: &State, out: &mut Vec<(Action, u32)>) {
    match state.phase {
        Phase::Dollar => {
            let plain = state.city.all().minus(state.city.dollars);
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

fn place(state: &State, tile: usize) -> Place {
    Place(state.city.hex(tile))
}
