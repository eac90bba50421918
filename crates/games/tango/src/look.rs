//! Filling a view, and what a viewer sees of an action. What is secret is decided by TT-9; the shape
//! of a view is in `view.rs`.

use alloc::vec::Vec;

use cloverleaf_core::{Actor, Seat, SeatSet, Turn, Viewer};

use crate::action::Action;
use crate::city::City;
use crate::data::{ROUNDS, RUSH_PRICE};
use crate::route::Route;
use crate::score;
use crate::state::{Stage, State, pair};
use crate::tile::Tile;
use crate::view::{Driven, Notice, Ordered, Plan, Planting, Prices, Revealed, Standing, View};

/// What this viewer may know.
pub(crate) fn view(state: &State, turn: Turn, viewer: Viewer) -> View {
    let own: SeatSet = viewer.seat().into_iter().collect();
    View {
        viewer: viewer.seat().map(Seat::number),
        stage: state.stage,
        day: state.day,
        to_act: numbers(turn.seats()),
        corners: state.corners,
        sealed: state.orders.map(|orders| orders.sealed),
        gas: state.gas.map(|deliveries| deliveries[..state.delivered()].to_vec()),
        totals: score::totals(state),
        signs: standing(state),
        choices: if state.stage == Stage::Choice { numbers(score::last(state)) } else { Vec::new() },
        purse: viewer.seat().map(|seat| state.purses[seat.index()]),
        earned: viewer.seat().map_or_else(Vec::new, |seat| earned(state, seat)),
        prices: prices(state),
        orders: viewer.seat().and_then(|seat| ordered(state, seat)),
        routes: driven(state, own),
        planted: planted(state, own),
        notices: notices(state, own),
        revealed: (state.stage == Stage::Over || viewer == Viewer::Referee).then(|| revealed(state)),
    }
}

fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(Seat::number).collect()
}

fn earned(state: &State, seat: Seat) -> Vec<u8> {
    state.earned[seat.index()][..state.delivered()].to_vec()
}

fn prices(state: &State) -> Prices {
    let open = state.stage == Stage::Orders;
    Prices {
        rush: state.delivery().filter(|_| open).map(|_| RUSH_PRICE),
        extra: state.extra_price().filter(|_| open),
    }
}

/// TT-9.1, TT-2.10: sorted, so that the order tells nothing of who planted what.
fn standing(state: &State) -> Vec<Standing> {
    let mut signs: Vec<Standing> = Vec::new();
    for sign in planted(state, SeatSet::first(4)).into_iter().filter(|sign| !sign.failed) {
        let same =
            |other: &&mut Standing| (other.day, other.place, other.sign) == (sign.day, sign.place, sign.sign);
        match signs.iter_mut().find(same) {
            Some(other) => other.count += 1,
            None => signs.push(Standing { day: sign.day, place: sign.place, sign: sign.sign, count: 1 }),
        }
    }
    signs.sort();
    signs
}

fn ordered(state: &State, seat: Seat) -> Option<Ordered> {
    let orders = &state.orders[seat.index()];
    let corner = state.corners[seat.index()].filter(|_| state.stage == Stage::Orders)?;
    let route = plan(&state.city, corner, orders.route);
    Some(Ordered { route, sign: orders.sign, extra: orders.extra })
}

/// TT-4.1: a route as the tiles where each step ends.
fn plan(city: &City, corner: Tile, route: Route) -> Plan {
    let rush = route.rush().map(|index| index as u8 + 1);
    let mut plan = Plan { tiles: Vec::from([corner]), moves: route.moves().collect(), rush, off: false };
    let mut at = corner;
    for dir in route.moves() {
        match city.step(at, dir) {
            Ok(step) if !step.off => at = step.end,
            _ => {
                plan.off = true;
                break;
            }
        }
        plan.tiles.push(at);
    }
    plan
}

fn driven(state: &State, seats: SeatSet) -> Vec<Driven> {
    let mut routes = Vec::new();
    for delivery in 0..state.delivered().min(ROUNDS) {
        // TT-1.4: the signs of the phases up to this delivery's own.
        let city = City::of(state.standing(delivery + 1));
        for seat in seats.iter() {
            let Some(corner) = state.corners[seat.index()] else { continue };
            let route = plan(&city, corner, state.routes[seat.index()][delivery]);
            routes.push(Driven { seat: seat.number(), delivery: delivery as u8 + 1, route });
        }
    }
    routes
}

fn planted(state: &State, seats: SeatSet) -> Vec<Planting> {
    let mut signs = Vec::new();
    for seat in seats.iter() {
        for (phase, slots) in state.planted[seat.index()].iter().enumerate() {
            for (slot, planted) in slots.iter().enumerate() {
                let Some(planted) = planted else { continue };
                let (place, sign) = (planted.post.place(), planted.post.sign());
                let (seat, day, extra) = (seat.number(), phase as u8 + 1, slot == 1);
                signs.push(Planting { seat, day, place, sign, extra, failed: planted.failed });
            }
        }
    }
    signs
}

/// TT-9.2: with whom and where each of these seats collided.
fn notices(state: &State, seats: SeatSet) -> Vec<Notice> {
    let mut notices = Vec::new();
    for (delivery, pairs) in state.collisions.iter().enumerate() {
        for seat in seats.iter() {
            for with in Seat::ALL.into_iter().filter(|&with| with != seat) {
                notices.extend(pairs[pair(seat, with)].iter().map(|tile| Notice {
                    seat: seat.number(),
                    delivery: delivery as u8 + 1,
                    with: with.number(),
                    tile,
                }));
            }
        }
    }
    notices
}

/// TT-9.3, X-5.
fn revealed(state: &State) -> Revealed {
    let everyone = SeatSet::first(4);
    let settled = matches!(state.stage, Stage::Choice | Stage::Over);
    Revealed {
        token: score::winner(state).filter(|_| settled).map(Seat::number),
        candidates: numbers(state.candidates),
        bonus: if settled { score::bonus(state) } else { [0; 4] },
        purses: state.purses,
        orders: everyone.iter().filter_map(|seat| ordered(state, seat)).collect(),
        routes: driven(state, everyone),
        planted: planted(state, everyone),
        notices: notices(state, everyone),
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
