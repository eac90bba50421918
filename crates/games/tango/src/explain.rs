//! What an action would do, told from what its seat knows.

use cloverleaf_core::{Explanation, Message, Refusal as _, Seat};

use crate::action::Action;
use crate::check::{Refusal, garnets_left};
use crate::city::City;
use crate::data::{CRASH_GAS, RUSH_PRICE};
use crate::route::Route;
use crate::state::{Due, State};
use crate::tell::planting;
use crate::tile::{Dir, Tile};

/// A sentence and figures about an action of this seat.
pub(crate) fn explain(state: &State, seat: Seat, action: Action) -> Explanation {
    match action {
        Action::Go(dir) => drive_on(state, seat, dir, false),
        Action::Rush(dir) => drive_on(state, seat, dir, true),
        Action::Sign(post) => Explanation::new(planting(Message::new("tt-told-sign"), post)),
        Action::Extra(post) => {
            let price = state.extra_price().unwrap_or(0);
            let message = planting(Message::new("tt-told-extra"), post);
            paying(message, garnets_left(state, seat), price)
        }
        Action::Seal => Explanation::new(Message::new("tt-told-seal")),
        Action::Reopen => Explanation::new(Message::new("tt-told-reopen")),
        Action::Eliminate(other) => Explanation::new(Message::new("tt-told-eliminate").with("seat", other)),
        Action::Corner(other, tile) => {
            Explanation::new(Message::new("tt-told-corner").with("seat", other).place("at", tile))
        }
    }
}

fn drive_on(state: &State, seat: Seat, dir: Dir, rush: bool) -> Explanation {
    let mut route = state.orders[seat.index()].route;
    let Some(corner) = state.corners[seat.index()] else {
        return Explanation::new(Refusal::Order(Due::Sign).message());
    };
    let before = Bill::of(&state.city, corner, route).end;
    route.push(dir, rush);
    let bill = Bill::of(&state.city, corner, route);
    let Bill { steps, gas, tolls, end, off } = bill;
    let pace = state.city.pace(before.line(dir));
    let arrived = Some(end) == state.goal(seat);
    let message = match (off, rush) {
        (true, _) => Message::new("tt-told-crash"),
        (_, true) => Message::new("tt-told-rush"),
        _ if arrived => Message::new("tt-told-arrive").with("step", steps),
        _ => Message::new("tt-told-step").with("step", steps),
    };
    let message = message.place("at", end).with("gas", gas);
    let told = match rush {
        true => paying(message, state.purses[seat.index()], RUSH_PRICE),
        false => Explanation::new(message),
    };
    let told = told.number("steps", steps.into()).number("gas", gas.into());
    let told = told.number("tolls", tolls.into()).number("pace", pace.into());
    told.number("off", off.into()).number("arrived", (arrived && !off).into())
}

/// What costs garnets, and what would be left of them.
fn paying(message: Message, purse: u8, price: u8) -> Explanation {
    let left = purse.saturating_sub(price);
    let told = Explanation::new(message.with("price", price).with("left", left));
    told.number("cost", price.into()).number("left", left.into())
}

/// What a lone car has used when it has driven a route so far.
struct Bill {
    steps: u16,
    gas: u16,
    tolls: u16,
    end: Tile,
    off: bool,
}

impl Bill {
    /// TT-7.1: the corner is a step, a rush and its partner are one (TT-4.6) and pay no toll.
    fn of(city: &City, corner: Tile, route: Route) -> Bill {
        let mut bill = Bill { steps: 1, gas: 1, tolls: 0, end: corner, off: false };
        for (index, dir) in route.moves().enumerate() {
            let Ok(step) = city.step(bill.end, dir) else { break };
            let partner = index > 0 && route.rush() == Some(index - 1);
            let toll = if partner || route.rush() == Some(index) { 0 } else { step.toll };
            bill.steps += u16::from(!partner);
            bill.tolls += toll;
            (bill.end, bill.off) = (step.end, step.off);
        }
        bill.gas = if bill.off { CRASH_GAS } else { bill.steps + bill.tolls };
        bill
    }
}
