//! What is legal, kind by kind of decision: all of it as a list, or one by its place in that list.

use alloc::vec::Vec;

use cloverleaf_core::Seat;

use crate::action::Action;
use crate::moves::Moves;
use crate::plantable::Plantable;
use crate::score;
use crate::state::{Due, Stage, State};
use crate::tile::CORNERS;

/// TT-1.2: the corners the lot can give next, each equally likely.
pub(crate) fn lots(state: &State) -> impl Iterator<Item = Action> + Clone {
    let next = Seat::ALL.into_iter().find(|seat| state.corners[seat.index()].is_none());
    let seat = next.filter(|_| state.stage == Stage::Corners);
    let free = CORNERS.into_iter().filter(|&corner| !state.corners.contains(&Some(corner)));
    seat.into_iter().flat_map(move |seat| free.clone().map(move |corner| Action::Corner(seat, corner)))
}

/// Everything the seat may do.
pub(crate) fn list(state: &State, seat: Seat, out: &mut Vec<Action>) {
    match state.stage {
        Stage::Corners | Stage::Over => {}
        Stage::Orders => list_orders(state, seat, out),
        Stage::Choice if score::winner(state) == Some(seat) => {
            out.extend(score::last(state).iter().map(Action::Eliminate));
        }
        Stage::Choice => {}
    }
}

fn list_orders(state: &State, seat: Seat, out: &mut Vec<Action>) {
    match state.due(seat) {
        Due::Step => list_steps(state, seat, out),
        Due::Sign => list_signs(state, seat, out),
        Due::Extra => list_extras(state, seat, out),
        Due::Seal => out.push(Action::Seal),
        Due::Nothing => {}
    }
    if state.orders[seat.index()].any() {
        out.push(Action::Reopen);
    }
}

fn list_steps(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let moves = Moves::of(state, seat);
    out.extend((0..moves.count()).filter_map(|place| moves.nth_action(place)));
}

fn list_signs(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let before = out.len();
    Plantable::first(state, seat).list(Action::Sign, out);
    if out.len() == before {
        out.push(Action::Seal);
    }
}

/// TT-2.11: whether there is a sign the seat may plant.
pub(crate) fn can_plant(state: &State, seat: Seat) -> bool {
    !Plantable::first(state, seat).is_empty()
}

/// TT-2.9: the extra signs that go with the first.
fn list_extras(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if let Some(extras) = Plantable::extra(state, seat) {
        extras.list(Action::Extra, out);
    }
    out.push(Action::Seal);
}

/// One of what is listed but for `reopen`, by its place in the list.
pub(crate) fn pick(state: &State, seat: Seat, choose: impl FnOnce(u32) -> u32) -> Option<Action> {
    match state.stage {
        Stage::Corners | Stage::Over => None,
        Stage::Orders => pick_order(state, seat, choose),
        Stage::Choice if score::winner(state) == Some(seat) => {
            let last = score::last(state);
            let place = choose(last.len() as u32);
            last.iter().nth(place as usize).map(Action::Eliminate)
        }
        Stage::Choice => None,
    }
}

fn pick_order(state: &State, seat: Seat, choose: impl FnOnce(u32) -> u32) -> Option<Action> {
    match state.due(seat) {
        Due::Step => {
            let moves = Moves::of(state, seat);
            moves.any().then(|| choose(moves.count())).and_then(|place| moves.nth_action(place))
        }
        Due::Sign => {
            let signs = Plantable::first(state, seat);
            let count = signs.count();
            if count == 0 { pick_seal(choose) } else { signs.nth(choose(count)).map(Action::Sign) }
        }
        Due::Extra => match Plantable::extra(state, seat) {
            Some(extras) => {
                let count = extras.count();
                match choose(count + 1) {
                    place if place == count => Some(Action::Seal),
                    place => extras.nth(place).map(Action::Extra),
                }
            }
            None => pick_seal(choose),
        },
        Due::Seal => pick_seal(choose),
        Due::Nothing => None,
    }
}

/// The seal, when there is nothing else.
fn pick_seal(choose: impl FnOnce(u32) -> u32) -> Option<Action> {
    (choose(1) == 0).then_some(Action::Seal)
}

/// One of the lots, which are equally likely.
pub(crate) fn pick_lot(state: &State, choose: impl FnOnce(u32) -> u32) -> Option<Action> {
    let mut lots = lots(state);
    let count = lots.clone().count();
    (count > 0).then(|| choose(count as u32)).and_then(|place| lots.nth(place as usize))
}
