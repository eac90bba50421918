//! Making up a state that looks like a view.
//!
//! What the viewer knows is restored. What it does not is drawn so that it could be: standing signs go
//! to planters who could have planted them, purses are what the others' gas and signs leave of them,
//! and who has sealed gets some orders that are legal. The past routes and failed signs of others stay
//! empty, because no rule asks for them again. A view that no state has gives some state or other.

use cloverleaf_core::{Random, Seat};

use crate::data::{CRASH_GAS, EXTRA_PRICES, LAST_DAY, MOST_MOVES, ROUNDS, RUSH_PRICE};
use crate::moves::Moves;
use crate::plantable::Plantable;
use crate::route::Route;
use crate::score;
use crate::sign::{MOST, Post, Sign};
use crate::state::{Due, Orders, Planted, Stage, State, pair};
use crate::tile::{CORNERS, Tile};
use crate::view::{Own, Secrets, View};

/// Some state that looks like this.
pub(crate) fn complete(start: &State, view: &View, random: &mut impl Random) -> State {
    let mut state = start.clone();
    state.stage = view.stage;
    state.day = view.day.clamp(1, LAST_DAY);
    restore_corners(&mut state, view);
    state.gas = view.gas;
    state.signs = view.signs;
    (state.city, state.roads, state.harmless) = (view.city, view.roads, view.harmless);
    if let Some(own) = &view.own {
        restore_own(&mut state, own);
    }
    match &view.revealed {
        Some(secrets) => restore_secrets(&mut state, secrets),
        None => {
            draw_planters(&mut state, view, random);
            guess_purses(&mut state, view);
        }
    }
    state.orders = state.corners.map(Orders::none);
    if state.stage == Stage::Orders {
        draw_orders(&mut state, view, random);
    }
    state
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

fn restore_own(state: &mut State, own: &Own) {
    let index = own.seat.index();
    state.earned[index] = own.earned;
    state.routes[index] = own.routes;
    state.planted[index] = own.planted;
    for (pairs, collisions) in state.collisions.iter_mut().zip(&own.collisions) {
        for with in Seat::ALL.into_iter().filter(|&with| with != own.seat) {
            pairs[pair(own.seat, with)] = collisions[with.index()];
        }
    }
}

fn restore_secrets(state: &mut State, secrets: &Secrets) {
    state.candidates = secrets.candidates;
    state.purses = secrets.purses;
    state.routes = secrets.routes;
    state.planted = secrets.planted;
    state.collisions = secrets.collisions;
}

/// Gives the standing signs that are not the viewer's own to the other seats.
fn draw_planters(state: &mut State, view: &View, random: &mut impl Random) {
    let (mut seats, mut others) = ([Seat::at(0); 4], 0);
    for seat in Seat::ALL.into_iter().filter(|&seat| view.viewer() != Some(seat)) {
        seats[others] = seat;
        others += 1;
    }
    let seats = &mut seats[..others];
    for phase in 0..ROUNDS {
        let mut posts = others_posts(state, view, phase);
        let count = posts.iter().take_while(|post| post.is_some()).count();
        if count > 0 {
            random.shuffle(&mut posts[..count]);
            random.shuffle(seats);
            give_or_search(state, phase, &posts[..count], seats);
        }
    }
}

/// The signs of this phase that others planted: all but the viewer's own.
fn others_posts(state: &State, view: &View, phase: usize) -> [Option<Post>; MOST] {
    let mut posts = view.signs.phase(phase);
    if let Some(seat) = view.viewer() {
        let own = state.planted[seat.index()][phase].iter().flatten().filter(|planted| !planted.failed);
        for own in own {
            if let Some(at) = posts.iter().position(|post| *post == Some(own.post)) {
                posts[at] = None;
                posts[at..].rotate_left(1);
            }
        }
    }
    posts
}

/// Finds planters for all these signs. Mostly there is one for each seat, and nothing speaks against it.
fn give_or_search(state: &mut State, phase: usize, posts: &[Option<Post>], seats: &[Seat]) {
    let stop = |post: &Option<Post>| post.is_some_and(|post| post.sign() == Sign::Stop);
    if posts.len() > seats.len() || posts.iter().any(stop) {
        give(state, phase, posts, seats);
        return;
    }
    for (seat, post) in seats.iter().zip(posts) {
        state.planted[seat.index()][phase][0] = post.map(|post| Planted { post, failed: false });
    }
}

/// Finds planters for all these signs, those who have none yet first; leaves everything as it was if
/// there are none.
fn give(state: &mut State, phase: usize, posts: &[Option<Post>], seats: &[Seat]) -> bool {
    let Some((&Some(post), rest)) = posts.split_first() else { return true };
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
    if let Some(own) = &view.own {
        state.purses[own.seat.index()] = own.purse;
    }
}

/// The orders the viewer knows as they are, some orders for everyone else who has sealed.
fn draw_orders(state: &mut State, view: &View, random: &mut impl Random) {
    for seat in Seat::ALL {
        let own = view.own.as_ref().filter(|own| own.seat == seat).map(|own| own.orders);
        let known = own.or(view.revealed.as_ref().map(|secrets| secrets.orders[seat.index()]));
        match known {
            // Where the corner is not the view's, neither is the route.
            Some(orders) if state.corners == view.corners => state.orders[seat.index()] = orders,
            _ if view.sealed.contains(seat) => draw_submission(state, seat, random),
            _ => {}
        }
        state.orders[seat.index()].sealed = view.sealed.contains(seat);
    }
    if state.unsealed().is_empty() {
        // No day stays open with everything sealed; somebody has to be left to act.
        state.orders[0] = Orders::none(state.corners[0]);
    }
}

/// Legal orders up to the seal.
fn draw_submission(state: &mut State, seat: Seat, random: &mut impl Random) {
    let index = seat.index();
    if let (Due::Step, Some(corner)) = (state.due(seat), state.corners[index]) {
        state.orders[index] = draw_route(state, seat, corner, random);
    }
    if state.due(seat) == Due::Sign {
        state.orders[index].sign = draw_sign(&Plantable::first(state, seat), random);
        state.orders[index].extra = draw_extra(state, seat, random);
    }
}

/// A route. People do not drive in circles, so three steps in four go nearer to the goal.
fn draw_route(state: &State, seat: Seat, corner: Tile, random: &mut impl Random) -> Orders {
    let (goal, mut at) = (corner.opposite(), Some(corner));
    let (mut route, mut left) = (Route::EMPTY, MOST_MOVES as u8);
    let mut can_rush = state.purses[seat.index()] >= RUSH_PRICE;
    while let Some(from) = at.filter(|&at| at != goal) {
        let (all, nearer) = Moves::some(state.roads.ahead(from, goal, left), can_rush);
        let moves = if random.below(4) > 0 && nearer.any() { nearer } else { all };
        let drawn = moves.any().then(|| random.below(moves.count())).and_then(|place| moves.nth(place));
        let Some((dir, rush)) = drawn else { break };
        route.push(dir, rush);
        at = state.roads.landing(from, dir).tile();
        (left, can_rush) = (left - 1, can_rush && !rush);
    }
    Orders { route, at, ..Orders::NONE }
}

fn draw_sign(signs: &Plantable, random: &mut impl Random) -> Option<Post> {
    let count = signs.count();
    (count > 0).then(|| random.below(count)).and_then(|place| signs.nth(place))
}

/// An extra sign now and then, if there is money for it.
fn draw_extra(state: &State, seat: Seat, random: &mut impl Random) -> Option<Post> {
    let wanted = Plantable::affords_extra(state, seat) && random.below(4) == 0;
    let extras = if wanted { Plantable::extra(state, seat) } else { None };
    extras.and_then(|extras| draw_sign(&extras, random))
}
