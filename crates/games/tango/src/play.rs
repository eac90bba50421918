//! Doing what was checked. Nothing here can panic, whatever it is given.

use cloverleaf_core::{Actor, Seat, SeatSet};

use crate::action::Action;
use crate::block::failing;
use crate::data::{LAST_DAY, RUSH_PRICE};
use crate::drive::drive;
use crate::score;
use crate::state::{Orders, Planted, Stage, State};
use crate::tile::{CORNERS, Dir, Tile};

/// Plays an action.
pub(crate) fn play(state: &mut State, actor: Actor, action: Action) {
    match (action, actor) {
        (Action::Corner(seat, tile), _) => draw_corner(state, seat, tile),
        (Action::Eliminate(seat), _) => {
            state.candidates = SeatSet::of(seat);
            state.stage = Stage::Over;
        }
        (_, Actor::Chance) => {}
        (Action::Go(dir), Actor::Seat(seat)) => step(state, seat, dir, false),
        (Action::Rush(dir), Actor::Seat(seat)) => step(state, seat, dir, true),
        (Action::Sign(post), Actor::Seat(seat)) => state.orders[seat.index()].sign = Some(post),
        (Action::Extra(post), Actor::Seat(seat)) => state.orders[seat.index()].extra = Some(post),
        (Action::Seal, Actor::Seat(seat)) => seal(state, seat),
        (Action::Reopen, Actor::Seat(seat)) => {
            state.orders[seat.index()] = Orders::none(state.corners[seat.index()]);
        }
    }
}

/// TT-1.2: the last corner follows by itself, and the first day begins.
fn draw_corner(state: &mut State, seat: Seat, tile: Tile) {
    state.corners[seat.index()] = Some(tile);
    let mut left = CORNERS.into_iter().filter(|&corner| !state.corners.contains(&Some(corner)));
    if let (Some(corner), None) = (left.next(), left.next()) {
        for empty in state.corners.iter_mut().filter(|corner| corner.is_none()) {
            *empty = Some(corner);
        }
        state.stage = Stage::Orders;
        state.orders = state.corners.map(Orders::none);
    }
}

/// One more step of the route that is being planned.
pub(crate) fn step(state: &mut State, seat: Seat, dir: Dir, rush: bool) {
    let orders = &mut state.orders[seat.index()];
    let Some(at) = orders.at else { return };
    orders.go(dir, rush, state.roads.landing(at, dir));
}

/// TT-1.3: the last seal resolves the day.
fn seal(state: &mut State, seat: Seat) {
    state.orders[seat.index()].sealed = true;
    if state.stage == Stage::Orders && state.unsealed().is_empty() {
        resolve(state);
    }
}

/// Everything submitted for the day happens together. The delivery drives on the signs that stood in
/// the morning (TT-1.4), so it comes before the new ones.
fn resolve(state: &mut State) {
    let mut purses = state.purses;
    for (purse, orders) in purses.iter_mut().zip(&state.orders) {
        if orders.route.rush().is_some() {
            *purse = purse.saturating_sub(RUSH_PRICE);
        }
    }
    deliver(state, &mut purses);
    plant(state, &mut purses);
    state.purses = purses;
    if state.day < LAST_DAY {
        state.day += 1;
        state.dawn();
    } else {
        state.orders = state.corners.map(Orders::none);
        score::finish(state);
    }
}

fn deliver(state: &mut State, purses: &mut [u8; 4]) {
    let Some(delivery) = state.delivery() else { return };
    let [Some(a), Some(b), Some(c), Some(d)] = state.corners else { return };
    let routes = state.orders.map(|orders| orders.route);
    let report = drive(&state.city, [a, b, c, d], routes);
    let earned = score::garnets(report.steps);
    state.collisions[delivery] = report.collisions;
    for seat in 0..4 {
        state.routes[seat][delivery] = routes[seat];
        state.gas[seat][delivery] = report.gas[seat];
        state.earned[seat][delivery] = earned[seat];
        purses[seat] = purses[seat].saturating_add(earned[seat]);
    }
}

/// TT-3.2: all new signs together; those that fail do not stand.
fn plant(state: &mut State, purses: &mut [u8; 4]) {
    let (Some(phase), Some(price)) = (state.phase(), state.extra_price()) else { return };
    let ordered = state.orders.map(|orders| [orders.sign, orders.extra]);
    let failing = failing(&state.city, ordered.as_flattened());
    for (index, post) in ordered.as_flattened().iter().enumerate() {
        let Some(post) = *post else { continue };
        let (seat, slot, failed) = (index / 2, index % 2, failing >> index & 1 == 1);
        state.planted[seat][phase][slot] = Some(Planted { post, failed });
        if !failed {
            state.city.plant(post);
            state.signs.insert(phase, post);
            // TT-3.3: a failed extra sign costs nothing.
            purses[seat] = purses[seat].saturating_sub(if slot == 1 { price } else { 0 });
        }
    }
}
