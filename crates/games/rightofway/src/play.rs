//! Doing what was decided, one function an action.

use cloverleaf_core::Seat;
use cloverleaf_grid::{Edge, Roads};

use crate::balance::Balance;
use crate::tiles::{Pile, Tiles};
use crate::{Action, DOLLARS, HAND, Kind, Phase, Place, RightOfWay, State, TILES, laying, turn};

/// Plays an action that is allowed. One that is not does something or other, but never fails.
pub(crate) fn play(game: &RightOfWay, state: &mut State, action: Action) {
    match action {
        Action::Dollar(at) => mark(state, at),
        Action::Piece(dollars) => draw_piece(state, dollars),
        Action::Lay(at, edge) => lay(state, at, edge),
        Action::Draw(seat, kind) => draw(game, state, seat, kind),
        Action::First(seat) => begin(state, seat),
        Action::Place(at, roads) => place(game, state, at, roads),
        Action::Discard(kind) => discard(game, state, kind),
        Action::Scrap(at) => scrap(game, state, at),
        Action::Buy(at, kind) => buy(game, state, at, kind),
        Action::Done => turn::end(game, state),
    }
}

fn mark(state: &mut State, at: Place) {
    if let Some(tile) = state.city.tile(at.0) {
        state.city.dollars = state.city.dollars.with(tile);
    }
    if state.city.dollars.len() >= DOLLARS {
        open_city(state);
    }
}

fn draw_piece(state: &mut State, dollars: u8) {
    if let Some(left) = state.pieces.get_mut(usize::from(dollars)) {
        *left = left.saturating_sub(1);
        state.piece = dollars;
        state.phase = Phase::Lay;
    }
}

/// RW-1.4: a piece's dollars are on the first of its tiles.
fn lay(state: &mut State, at: Place, edge: Edge) {
    for (index, hex) in (0..).zip(laying::footprint(at.0, edge)) {
        state.city.insert(hex, index < state.piece);
    }
    state.piece = 0;
    state.seat = Seat::at(state.you());
    state.phase = Phase::Piece;
    if state.city.len() == TILES {
        open_city(state);
    }
}

/// The city is whole: the first hands are dealt.
fn open_city(state: &mut State) {
    state.tell_all(true);
    state.phase = Phase::Deal;
}

fn draw(game: &RightOfWay, state: &mut State, seat: Seat, kind: Kind) {
    let index = seat.index() & 1;
    state.stacks[index].take(kind);
    state.hands[index].add(kind);
    match state.phase {
        Phase::Deal if state.hands[1].total() >= HAND => choose_first(state),
        Phase::Draw => {
            state.owed = state.owed.saturating_sub(1);
            if state.owed == 0 {
                turn::settled(game, state);
            }
        }
        Phase::Refill => turn::ended(game, state),
        _ => {}
    }
}

/// RW-3.2: the lower sum of values begins; if equal, whoever has fewer sixes, fives and so on.
fn choose_first(state: &mut State) {
    let rank = |hand: &Tiles| {
        let of_value = |value| -> usize {
            let kinds = Kind::all().filter(|kind| kind.value() == value);
            kinds.map(|kind| usize::from(hand.count(kind))).sum()
        };
        let sum: usize = (2..=6).map(|value| value * of_value(value)).sum();
        [sum, of_value(6), of_value(5), of_value(4), of_value(3)]
    };
    match rank(&state.hands[0]).cmp(&rank(&state.hands[1])) {
        core::cmp::Ordering::Less => begin(state, Seat::at(0)),
        core::cmp::Ordering::Equal => state.phase = Phase::First,
        core::cmp::Ordering::Greater => begin(state, Seat::at(1)),
    }
}

fn begin(state: &mut State, seat: Seat) {
    state.seat = Seat::at(seat.index() & 1);
    turn::start(state);
}

/// RW-4.2, RW-6.4: what lay face down is discarded, the highway placed, its result settled.
fn place(game: &RightOfWay, state: &mut State, at: Place, roads: Roads) {
    let (Some(tile), Some(kind)) = (state.city.tile(at.0), Kind::of(roads)) else { return };
    let (me, balance) = (state.me(), Balance::of(state, tile, roads));
    state.hands[me].take(kind);
    state.rights[tile] = Pile::EMPTY;
    state.claims[me] = state.claims[me].without(tile);
    state.built[me] = state.built[me].with(tile);
    state.pave(tile, roads, game.options.covered_dollars);
    state.placed = Some(tile as u8);
    // RW-5.8: whatever is scrapped for it, the result stays.
    settle(game, state, balance.result());
}

/// RW-5.4: draw what was earned, as far as the stack reaches, or pay what was lost.
fn settle(game: &RightOfWay, state: &mut State, result: i8) {
    let me = state.me();
    let owed = result.unsigned_abs();
    if result > 0 {
        due(game, state, Phase::Draw, owed.min(state.stacks[me].total()));
    } else if owed < state.hands[me].total() {
        due(game, state, Phase::Discard, owed);
    } else {
        // RW-5.5: the whole hand goes, and the rest is paid from the city.
        let rest = owed - state.hands[me].total();
        state.hands[me] = Tiles::default();
        due_from_city(game, state, rest);
    }
}

/// So many tiles are to be drawn or paid; with none the placement is settled.
fn due(game: &RightOfWay, state: &mut State, phase: Phase, owed: u8) {
    state.phase = phase;
    state.owed = owed;
    if owed == 0 {
        turn::settled(game, state);
    }
}

/// RW-5.5: what cannot be paid from the city either is forgiven.
fn due_from_city(game: &RightOfWay, state: &mut State, rest: u8) {
    let owed = if state.scrappable().is_empty() { 0 } else { rest };
    due(game, state, Phase::Scrap, owed);
}

fn discard(game: &RightOfWay, state: &mut State, kind: Kind) {
    let me = state.me();
    state.hands[me].take(kind);
    state.owed = state.owed.saturating_sub(1);
    match (state.owed, state.phase) {
        (0, Phase::Price) => turn::bought(game, state),
        (0, _) => turn::settled(game, state),
        _ => {}
    }
}

/// RW-5.6: a highway frees its tile, a right-of-way goes to the owner of the tile below.
fn scrap(game: &RightOfWay, state: &mut State, at: Place) {
    let Some(tile) = state.city.tile(at.0) else { return };
    let (me, you) = (state.me(), state.you());
    if state.built[me].contains(tile) {
        state.built[me] = state.built[me].without(tile);
        state.pave(tile, Roads::NONE, game.options.covered_dollars);
    } else {
        state.rights[tile] = state.rights[tile].without_top();
        state.claims[me] = state.claims[me].without(tile);
        if !state.rights[tile].is_empty() {
            state.claims[you] = state.claims[you].with(tile);
        }
    }
    due_from_city(game, state, state.owed.saturating_sub(1));
}

/// RW-6.1, RW-6.2: the tile goes face down on top; the stack below it is the price.
fn buy(game: &RightOfWay, state: &mut State, at: Place, kind: Kind) {
    let Some(tile) = state.city.tile(at.0) else { return };
    let (me, you) = (state.me(), state.you());
    let height = state.rights[tile].height();
    state.hands[me].take(kind);
    state.rights[tile] = state.rights[tile].with(kind);
    state.claims[you] = state.claims[you].without(tile);
    state.claims[me] = state.claims[me].with(tile);
    state.bought = Some(tile as u8);
    state.phase = Phase::Price;
    state.owed = height;
    if height == 0 {
        turn::bought(game, state);
    }
}
