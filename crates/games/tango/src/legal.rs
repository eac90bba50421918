//! Listing what is legal, kind by kind of decision.

use alloc::vec::Vec;

use cloverleaf_core::Seat;

use crate::action::Action;
use crate::block::Harmless;
use crate::check;
use crate::data::RUSH_PRICE;
use crate::roads::{Landing, Roads};
use crate::score;
use crate::sign::{Post, Sign};
use crate::state::{Due, Stage, State};
use crate::tile::{CORNERS, Dir, Line, TileSet};

/// The signs that stand on tiles.
const TILE_SIGNS: [Sign; 8] = {
    let [a, b, c, d, e, f, g, h, _] = Sign::ALL;
    [a, b, c, d, e, f, g, h]
};

/// TT-1.2: the corners the lot can give next, each equally likely.
pub(crate) fn lots(state: &State, out: &mut Vec<(Action, u32)>) {
    let next = Seat::ALL.into_iter().find(|seat| state.corners[seat.index()].is_none());
    if let (Stage::Corners, Some(seat)) = (state.stage, next) {
        let free = CORNERS.into_iter().filter(|&corner| !state.corners.contains(&Some(corner)));
        out.extend(free.map(|corner| (Action::Corner(seat, corner), 1)));
    }
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
    let (orders, goal) = (&state.orders[seat.index()], state.goal(seat));
    let can_rush = orders.route.rush().is_none() && state.purses[seat.index()] >= RUSH_PRICE;
    for dir in Dir::ALL {
        let Ok(landing) = check::go(state, seat, dir) else { continue };
        out.push(Action::Go(dir));
        if can_rush && matches!(landing, Landing::On(tile) if Some(tile) != goal) {
            out.push(Action::Rush(dir));
        }
    }
}

fn list_signs(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let before = out.len();
    out.extend(plantable(state, seat).map(Action::Sign));
    if out.len() == before {
        out.push(Action::Seal);
    }
}

/// TT-2.11: whether there is a sign the seat may plant.
pub(crate) fn can_plant(state: &State, seat: Seat) -> bool {
    plantable(state, seat).next().is_some()
}

fn plantable(state: &State, seat: Seat) -> impl Iterator<Item = Post> + '_ {
    on_free_places(state, seat).filter(|&post| state.harmless.allows(post))
}

/// TT-2.9: the extra signs that go with the first.
fn list_extras(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let first = state.orders[seat.index()].sign;
    if let (Some(first), Some(price)) = (first, state.extra_price())
        && price <= check::garnets_left(state, seat)
    {
        let harmless = beside(state, first);
        let others = on_free_places(state, seat)
            .filter(|post| !post.sign().same_kind(first.sign()) && post.place() != first.place());
        out.extend(others.filter(|&post| harmless.allows(post)).map(Action::Extra));
    }
    out.push(Action::Seal);
}

/// What is harmless once this sign stands too.
fn beside(state: &State, first: Post) -> Harmless {
    if !first.sign().steers() {
        return state.harmless;
    }
    let city = state.city.with(first);
    Harmless::on(&city, &Roads::of(&city))
}

/// TT-2.4, TT-2.6: every sign on every place that carries none, but for a second Stop Sign.
fn on_free_places(state: &State, seat: Seat) -> impl Iterator<Item = Post> + '_ {
    let stop_used = state.stop_used(seat);
    let tiles = TileSet::ALL.less(TileSet::CORNERS).less(state.city.signed());
    let on_tiles = tiles.iter().flat_map(move |tile| {
        let signs = TILE_SIGNS.into_iter().filter(move |&sign| sign != Sign::Stop || !stop_used);
        signs.map(move |sign| Post::on(tile, sign))
    });
    let lines = Line::all().filter(|&line| !state.city.is_limited(line));
    on_tiles.chain(lines.map(Post::speed))
}
