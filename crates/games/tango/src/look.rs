//! Filling a view, and what a viewer sees of an action. What is secret is decided by TT-9; the shape
//! of a view is in `view.rs`.

use alloc::boxed::Box;

use cloverleaf_core::{Actor, Seat, Turn, Viewer};

use crate::action::Action;
use crate::data::ROUNDS;
use crate::state::{Orders, Stage, State, pair};
use crate::tile::TileSet;
use crate::view::{Own, Secrets, View};

/// What this viewer may know.
pub(crate) fn view(state: &State, turn: Turn, viewer: Viewer) -> View {
    View {
        stage: state.stage,
        day: state.day,
        to_act: turn.seats(),
        corners: state.corners,
        sealed: state.sealed(),
        gas: state.gas,
        signs: state.signs,
        city: state.city,
        roads: state.roads,
        harmless: state.harmless,
        own: viewer.seat().map(|seat| own(state, seat)),
        revealed: (state.stage == Stage::Over || viewer == Viewer::Referee).then(|| Box::new(secrets(state))),
    }
}

/// TT-9.2.
fn own(state: &State, seat: Seat) -> Own {
    let index = seat.index();
    let mut collisions = [[TileSet::EMPTY; 4]; ROUNDS];
    for (own, pairs) in collisions.iter_mut().zip(&state.collisions) {
        for with in Seat::ALL.into_iter().filter(|&with| with != seat) {
            own[with.index()] = pairs[pair(seat, with)];
        }
    }
    Own {
        seat,
        purse: state.purses[index],
        earned: state.earned[index],
        orders: open_orders(state)[index],
        routes: state.routes[index],
        planted: state.planted[index],
        collisions,
    }
}

/// What is ordered, while a day is open.
fn open_orders(state: &State) -> &[Orders; 4] {
    const NONE: &[Orders; 4] = &[Orders::NONE; 4];
    if state.stage == Stage::Orders { &state.orders } else { NONE }
}

/// TT-9.3, X-5.
fn secrets(state: &State) -> Secrets {
    Secrets {
        candidates: state.candidates,
        purses: state.purses,
        orders: *open_orders(state),
        routes: state.routes,
        planted: state.planted,
        collisions: state.collisions,
    }
}

/// What this viewer sees of an action: of the others' orders just that they were sealed, or that a
/// seal was broken (TT-9.1).
pub(crate) fn redact(before: &State, actor: Actor, action: Action, viewer: Viewer) -> Option<Action> {
    let Actor::Seat(seat) = actor else { return Some(action) };
    let open = match action {
        Action::Corner(..) | Action::Seal | Action::Eliminate(_) => true,
        Action::Reopen => before.orders[seat.index()].sealed,
        Action::Go(_) | Action::Rush(_) | Action::Sign(_) | Action::Extra(_) => false,
    };
    (open || viewer.is(seat) || viewer == Viewer::Referee).then_some(action)
}
