//! Reading a view that was written out. What no view can have is left out: there may be nonsense in it, but nothing that
//! could do harm.

use alloc::boxed::Box;

use cloverleaf_core::{Seat, SeatSet};

use crate::block::Harmless;
use crate::city::City;
use crate::data::{LAST_DAY, ROUNDS};
use crate::roads::{Landing, Roads};
use crate::route::Route;
use crate::shown::{Driven, Notice, Ordered, Plan, Planting, Revealed, Shown};
use crate::sign::{Post, Signs};
use crate::state::{Orders, Planted, Stage, extra_price, pair};
use crate::tile::{Dir, TileSet};
use crate::view::{Own, Secrets, View};

impl From<Shown> for View {
    fn from(shown: Shown) -> View {
        let mut signs = Signs::default();
        for sign in &shown.signs {
            if let (Some(phase), Some(post)) = (index(sign.day), Post::new(sign.place, sign.sign)) {
                (0..sign.count.min(8)).for_each(|_| signs.insert(phase, post));
            }
        }
        let day = shown.day.clamp(1, LAST_DAY);
        let city = City::of(signs.iter().map(|(_, post)| post));
        let roads = Roads::of(&city);
        let mut gas = [[0; ROUNDS]; 4];
        for (gas, known) in gas.iter_mut().zip(&shown.gas) {
            gas.iter_mut().zip(known).for_each(|(gas, known)| *gas = *known);
        }
        let sealed = Seat::ALL.into_iter().filter(|seat| shown.sealed[seat.index()]).collect();
        let mut view = View {
            stage: shown.stage,
            day,
            to_act: seats(&shown.to_act),
            corners: shown.corners,
            sealed,
            gas,
            signs,
            harmless: if extra_price(day).is_some() { Harmless::on(&city, &roads) } else { Harmless::NONE },
            city,
            roads,
            own: None,
            revealed: None,
        };
        view.own = shown.viewer.and_then(seat).map(|seat| own(&view, &shown, seat));
        view.revealed = shown.revealed.as_ref().map(|revealed| Box::new(secrets(&view, revealed)));
        view
    }
}

fn seat(number: u8) -> Option<Seat> {
    Seat::numbered(number.into())
}

fn seats(numbers: &[u8]) -> SeatSet {
    numbers.iter().filter_map(|&number| seat(number)).collect()
}

/// The index of a phase or delivery that is numbered from 1.
fn index(number: u8) -> Option<usize> {
    usize::from(number).checked_sub(1).filter(|&index| index < ROUNDS)
}

fn own(view: &View, shown: &Shown, viewer: Seat) -> Own {
    let mut own = Own {
        seat: viewer,
        purse: shown.purse.unwrap_or(0),
        earned: [0; ROUNDS],
        orders: Orders::NONE,
        routes: [Route::default(); ROUNDS],
        planted: [[None; 2]; ROUNDS],
        collisions: [[TileSet::EMPTY; 4]; ROUNDS],
    };
    own.earned.iter_mut().zip(&shown.earned).for_each(|(earned, known)| *earned = *known);
    if let Some(ordered) = &shown.orders {
        own.orders = orders(view, viewer, ordered);
    }
    for (_, delivery, route) in shown.routes.iter().filter_map(driven).filter(|driven| driven.0 == viewer) {
        own.routes[delivery] = route;
    }
    for (_, phase, slot, sign) in shown.planted.iter().filter_map(planted).filter(|sign| sign.0 == viewer) {
        own.planted[phase][slot] = Some(sign);
    }
    for (told, with, delivery, notice) in shown.notices.iter().filter_map(collision) {
        if told == viewer {
            own.collisions[delivery][with.index()].insert(notice.tile);
        }
    }
    own
}

fn secrets(view: &View, revealed: &Revealed) -> Secrets {
    let mut secrets = Secrets {
        candidates: seats(&revealed.candidates),
        purses: revealed.purses,
        orders: [Orders::NONE; 4],
        routes: [[Route::default(); ROUNDS]; 4],
        planted: [[[None; 2]; ROUNDS]; 4],
        collisions: [[TileSet::EMPTY; 6]; ROUNDS],
    };
    for (seat, ordered) in Seat::ALL.into_iter().zip(&revealed.orders) {
        secrets.orders[seat.index()] = orders(view, seat, ordered);
    }
    for (seat, delivery, route) in revealed.routes.iter().filter_map(driven) {
        secrets.routes[seat.index()][delivery] = route;
    }
    for (seat, phase, slot, sign) in revealed.planted.iter().filter_map(planted) {
        secrets.planted[seat.index()][phase][slot] = Some(sign);
    }
    for (seat, with, delivery, notice) in revealed.notices.iter().filter_map(collision) {
        secrets.collisions[delivery][pair(seat, with)].insert(notice.tile);
    }
    secrets
}

/// A seat's orders, if a day is open; its route as far as the roads allow.
fn orders(view: &View, seat: Seat, ordered: &Ordered) -> Orders {
    if view.stage != Stage::Orders {
        return Orders::NONE;
    }
    let mut orders = Orders::none(view.corners[seat.index()]);
    for (dir, rush) in moves(&ordered.route) {
        let landing = orders.at.map_or(Landing::Nowhere, |at| view.roads.landing(at, dir));
        orders.go(dir, rush, landing);
    }
    Orders { sign: ordered.sign, extra: ordered.extra, sealed: view.sealed.contains(seat), ..orders }
}

fn driven(driven: &Driven) -> Option<(Seat, usize, Route)> {
    let mut route = Route::default();
    moves(&driven.route).for_each(|(dir, rush)| route.push(dir, rush));
    Some((seat(driven.seat)?, index(driven.delivery)?, route))
}

fn moves(plan: &Plan) -> impl Iterator<Item = (Dir, bool)> + '_ {
    plan.moves.iter().enumerate().map(|(index, &dir)| (dir, plan.rush.map(usize::from) == Some(index + 1)))
}

fn planted(sign: &Planting) -> Option<(Seat, usize, usize, Planted)> {
    let planted = Planted { post: Post::new(sign.place, sign.sign)?, failed: sign.failed };
    Some((seat(sign.seat)?, index(sign.day)?, usize::from(sign.extra), planted))
}

fn collision(notice: &Notice) -> Option<(Seat, Seat, usize, &Notice)> {
    let (told, with) = (seat(notice.seat)?, seat(notice.with)?);
    (told != with).then_some((told, with, index(notice.delivery)?, notice))
}
