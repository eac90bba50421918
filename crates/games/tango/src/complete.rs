//! Making up a state that looks like a view.
//!
//! What the viewer knows is restored. What it does not is drawn so that it could be: standing signs go
//! to planters who could have planted them, purses are what the others' gas and signs leave of them,
//! and who has sealed gets some orders that are legal. The past routes and failed signs of others stay
//! empty, because no rule asks for them again. A view that no state has gives some state or other.

use alloc::vec::Vec;

use cloverleaf_core::{Random, Seat};

use crate::action::Action;
use crate::city::City;
use crate::data::{CRASH_GAS, EXTRA_PRICES, LAST_DAY, ROUNDS};
use crate::legal;
use crate::play;
use crate::route::Route;
use crate::score;
use crate::sign::{Post, Sign};
use crate::state::{Orders, Planted, Stage, State, pair};
use crate::tile::{CORNERS, Dir, Tile};
use crate::view::{Driven, Notice, Ordered, Plan, Planting, View};

/// Some state that looks like this.
pub(crate) fn complete(start: &State, view: &View, random: &mut impl Random) -> State {
    let mut state = start.clone();
    state.stage = view.stage;
    state.day = view.day.clamp(1, LAST_DAY);
    restore_corners(&mut state, view);
    restore_gas(&mut state, view);
    restore_earned(&mut state, view);
    match &view.revealed {
        Some(all) => {
            restore_past(&mut state, &all.planted, &all.routes, &all.notices);
            state.purses = all.purses;
            state.candidates =
                all.candidates.iter().filter_map(|&seat| Seat::numbered(seat.into())).collect();
        }
        None => {
            restore_past(&mut state, &view.planted, &view.routes, &view.notices);
            draw_planters(&mut state, view, random);
            guess_purses(&mut state, view);
        }
    }
    state.city = City::of(state.standing(ROUNDS));
    state.dawn();
    if state.stage == Stage::Orders {
        draw_orders(&mut state, view, random);
    }
    state
}

fn viewer(view: &View) -> Option<Seat> {
    view.viewer.and_then(|seat| Seat::numbered(seat.into()))
}

/// The corners; those missing after the draw are filled up.
fn restore_corners(state: &mut State, view: &View) {
    for (seat, corner) in view.corners.iter().enumerate() {
        let fits = |tile: &Tile| tile.is_corner() && !state.corners.contains(&Some(*tile));
        state.corners[seat] = corner.filter(fits);
    }
    if state.stage != Stage::Corners {
        for corner in CORNERS {
            if !state.corners.contains(&Some(corner))
                && let Some(empty) = state.corners.iter_mut().find(|corner| corner.is_none())
            {
                *empty = Some(corner);
            }
        }
    }
}

fn restore_gas(state: &mut State, view: &View) {
    for (seat, deliveries) in view.gas.iter().enumerate() {
        for (gas, known) in state.gas[seat].iter_mut().zip(deliveries) {
            *gas = *known;
        }
    }
}

/// The viewer's own; no rule asks for those of others again.
fn restore_earned(state: &mut State, view: &View) {
    let Some(seat) = viewer(view) else { return };
    for (earned, known) in state.earned[seat.index()].iter_mut().zip(&view.earned) {
        *earned = *known;
    }
}

fn restore_past(state: &mut State, planted: &[Planting], routes: &[Driven], notices: &[Notice]) {
    for sign in planted {
        let post = Post::new(sign.place, sign.sign);
        if let (Some(seat), Some(phase), Some(post)) =
            (Seat::numbered(sign.seat.into()), index(sign.day), post)
        {
            let slot = usize::from(sign.extra);
            state.planted[seat.index()][phase][slot] = Some(Planted { post, failed: sign.failed });
        }
    }
    for driven in routes {
        if let (Some(seat), Some(delivery)) = (Seat::numbered(driven.seat.into()), index(driven.delivery)) {
            state.routes[seat.index()][delivery] = route(&driven.route);
        }
    }
    for notice in notices {
        let seats = (Seat::numbered(notice.seat.into()), Seat::numbered(notice.with.into()));
        if let ((Some(seat), Some(with)), Some(delivery)) = (seats, index(notice.delivery))
            && seat != with
        {
            state.collisions[delivery][pair(seat, with)].insert(notice.tile);
        }
    }
}

/// The index of a phase or delivery that is numbered from 1.
fn index(number: u8) -> Option<usize> {
    usize::from(number).checked_sub(1).filter(|&index| index < ROUNDS)
}

fn route(plan: &Plan) -> Route {
    let mut route = Route::default();
    for (dir, rush) in moves(plan) {
        route.push(dir, rush);
    }
    route
}

fn moves(plan: &Plan) -> impl Iterator<Item = (Dir, bool)> + '_ {
    plan.moves.iter().enumerate().map(|(index, &dir)| (dir, plan.rush.map(usize::from) == Some(index + 1)))
}

/// Gives the standing signs that are not the viewer's own to the other seats.
fn draw_planters(state: &mut State, view: &View, random: &mut impl Random) {
    for phase in 0..ROUNDS {
        let mut posts = others_posts(state, view, phase);
        random.shuffle(&mut posts);
        let mut seats: Vec<Seat> = Seat::ALL.into_iter().filter(|&seat| viewer(view) != Some(seat)).collect();
        random.shuffle(&mut seats);
        give(state, phase, &posts, &seats);
    }
}

/// The signs of this phase that others planted.
fn others_posts(state: &State, view: &View, phase: usize) -> Vec<Post> {
    let mut posts = Vec::new();
    for sign in view.signs.iter().filter(|sign| index(sign.day) == Some(phase)) {
        let Some(post) = Post::new(sign.place, sign.sign) else { continue };
        let own = state.planted.iter().flat_map(|seat| seat[phase].iter().flatten());
        let own = own.filter(|planted| !planted.failed && planted.post == post).count();
        posts.extend((own..usize::from(sign.count)).map(|_| post));
    }
    posts.truncate(8);
    posts
}

/// Finds planters for all these signs, those who have none yet first; leaves everything as it was if
/// there are none.
fn give(state: &mut State, phase: usize, posts: &[Post], seats: &[Seat]) -> bool {
    let Some((&post, rest)) = posts.split_first() else { return true };
    for slot in 0..2 {
        for seat in seats {
            if !may_have_planted(state, *seat, phase, slot, post) {
                continue;
            }
            state.planted[seat.index()][phase][slot] = Some(Planted { post, failed: false });
            if give(state, phase, rest, seats) {
                return true;
            }
            state.planted[seat.index()][phase][slot] = None;
        }
    }
    false
}

/// TT-2.4, TT-2.9: whether the seat could have planted this on top of what it has planted.
fn may_have_planted(state: &State, seat: Seat, phase: usize, slot: usize, post: Post) -> bool {
    let slots = &state.planted[seat.index()][phase];
    let next = slots.iter().position(Option::is_none) == Some(slot);
    let goes_with =
        |other: &Planted| !other.post.sign().same_kind(post.sign()) && other.post.place() != post.place();
    next && slots.iter().flatten().all(goes_with) && (post.sign() != Sign::Stop || !state.stop_used(seat))
}

/// The viewer's own purse; those of the others as far as gas and signs tell. Tolls and rushes make
/// this a guess.
fn guess_purses(state: &mut State, view: &View) {
    for delivery in 0..state.delivered() {
        let arrived = |gas: u16| (gas != CRASH_GAS).then_some(gas);
        let earned = score::garnets(state.gas.map(|deliveries| arrived(deliveries[delivery])));
        for (purse, earned) in state.purses.iter_mut().zip(earned) {
            *purse = purse.saturating_add(earned);
        }
    }
    let bonus = if state.stage == Stage::Choice { score::bonus(state) } else { [0; 4] };
    for ((purse, planted), bonus) in state.purses.iter_mut().zip(&state.planted).zip(bonus) {
        let extras = planted.iter().zip(EXTRA_PRICES).filter(|(slots, _)| slots[1].is_some());
        let paid = extras.map(|(_, price)| price).sum::<u8>();
        *purse = purse.saturating_sub(paid).saturating_add(bonus);
    }
    if let (Some(seat), Some(purse)) = (viewer(view), view.purse) {
        state.purses[seat.index()] = purse;
    }
}

/// The orders the viewer knows as they are, some orders for everyone else who has sealed.
fn draw_orders(state: &mut State, view: &View, random: &mut impl Random) {
    let own = viewer(view).zip(view.orders.as_ref());
    let all = view.revealed.as_ref().map_or(&[][..], |all| &all.orders);
    let known: Vec<_> = own.into_iter().chain(Seat::ALL.into_iter().zip(all)).collect();
    for &(seat, ordered) in &known {
        restore_orders(state, seat, ordered);
    }
    for seat in Seat::ALL.into_iter().filter(|&seat| view.sealed[seat.index()]) {
        if known.iter().all(|&(other, _)| other != seat) {
            draw_submission(state, seat, random);
        }
        state.orders[seat.index()].sealed = true;
    }
    if state.unsealed().is_empty() {
        // No day stays open with everything sealed; somebody has to be left to act.
        state.orders[0] = Orders::none(state.corners[0]);
    }
}

fn restore_orders(state: &mut State, seat: Seat, ordered: &Ordered) {
    state.orders[seat.index()] = Orders::none(state.corners[seat.index()]);
    for (dir, rush) in moves(&ordered.route) {
        play::step(state, seat, dir, rush);
    }
    let orders = &mut state.orders[seat.index()];
    (orders.sign, orders.extra) = (ordered.sign, ordered.extra);
}

/// Legal orders up to the seal. People do not drive in circles, so three steps in four go nearer to the
/// goal.
fn draw_submission(state: &mut State, seat: Seat, random: &mut impl Random) {
    let mut legal = Vec::new();
    loop {
        legal.clear();
        legal::list(state, seat, &mut legal);
        if random.below(4) > 0 {
            keep_nearer(state, seat, &mut legal);
        }
        legal.retain(|&action| action != Action::Reopen);
        match random.choose(&legal) {
            Some(Action::Go(dir)) => play::step(state, seat, *dir, false),
            Some(Action::Rush(dir)) => play::step(state, seat, *dir, true),
            Some(Action::Sign(post)) => state.orders[seat.index()].sign = Some(*post),
            Some(Action::Extra(post)) if random.below(4) == 0 => {
                state.orders[seat.index()].extra = Some(*post);
            }
            _ => return,
        }
    }
}

fn keep_nearer(state: &State, seat: Seat, legal: &mut Vec<Action>) {
    let (Some(at), Some(goal)) = (state.orders[seat.index()].at, state.goal(seat)) else { return };
    let now = state.roads.to_go(at, goal);
    let nearer = |action: &Action| match action {
        Action::Go(dir) | Action::Rush(dir) => {
            let landing = state.roads.landing(at, *dir).tile();
            landing.is_some_and(|tile| state.roads.to_go(tile, goal).is_some_and(|left| Some(left) < now))
        }
        _ => true,
    };
    if legal.iter().any(|action| matches!(action, Action::Go(_)) && nearer(action)) {
        legal.retain(nearer);
    }
}
