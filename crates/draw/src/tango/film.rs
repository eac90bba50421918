//! A delivery as it is driven: the cars where they are after a step, and the way behind them.

use cloverleaf_core::Message;
use cloverleaf_tango::{Doing, Driven, Plan, Shot, Shown, Tile, film};

use super::city::{CITY, MARGIN, tile_id};
use super::routes;
use crate::scene::Piece;
use crate::sheet::Sheet;
use crate::signs::Compass;
use crate::svg::{group, text};
use crate::words::seat as seat_of;

/// The delivery after so many steps; the first is standing on the corners (TT-5.1).
pub(super) fn draw(sheet: &mut Sheet<'_>, view: &Shown, delivery: u8, step: u8) {
    let reel = film(view, delivery);
    let step = usize::from(step).clamp(1, reel.len().max(1));
    let driven = super::known(view).0.iter().filter(|driven| driven.delivery == delivery);
    let shots = reel.get(step - 1).map_or(&[][..], Vec::as_slice);
    for driven in driven {
        if let Some(shot) = shots.iter().find(|shot| shot.seat == driven.seat) {
            moving(sheet, driven, shot);
        }
    }
    let wrecked = || shots.iter().filter(|shot| shot.doing == Doing::Wrecked);
    routes::bursts(sheet, wrecked().flat_map(|shot| shot.debris.iter()).collect());
    let told = super::known(view).1.iter().filter(|notice| notice.delivery == delivery);
    routes::partners(sheet, view, told.filter(|notice| wrecked().any(|shot| shot.seat == notice.seat)));
    sheet.steps(reel.len());
    if !sheet.look.bare {
        counter(sheet, delivery, step, reel.len());
    }
}

/// How far it is.
fn counter(sheet: &mut Sheet<'_>, delivery: u8, step: usize, steps: usize) {
    let words = Message::new("tt-seen-film").with("delivery", delivery);
    let words = sheet.say(&words.with("step", step).with("steps", steps));
    let words = text((MARGIN, MARGIN + CITY + 22.0), 13.0, &words).from_left().weight(600);
    sheet.over(group().id("film").with(words.fill(sheet.palette.faint)));
}

fn moving(sheet: &mut Sheet<'_>, driven: &Driven, shot: &Shot) {
    let so_far = cut(&driven.route, shot.moves);
    routes::trail(sheet, driven.seat, &so_far);
    let Some(&last) = so_far.tiles.last() else { return };
    let heading = so_far.moves.last().map_or_else(|| ahead(last), |dir| Compass::ALL[dir.index()].degrees());
    let end = routes::aside(driven.seat, routes::end(&so_far, last));
    let car = Piece::new("car", format!("car-seat-{}", driven.seat), end).heading(heading);
    let title = Message::new("seen-car").with("seat", seat_of(driven.seat)).place("at", last);
    sheet.car(car.on(tile_id(last)), routes::colour_of(driven.seat), &title);
}

/// Out of a depot, towards the city.
pub(super) fn ahead(corner: Tile) -> f64 {
    if corner.column() == 0 { 0.0 } else { 180.0 }
}

/// The first moves of a route.
fn cut(plan: &Plan, moves: usize) -> Plan {
    let all = moves >= plan.moves.len();
    Plan {
        tiles: plan.tiles.iter().copied().take(moves + 1).collect(),
        moves: plan.moves.iter().copied().take(moves).collect(),
        rush: plan.rush,
        off: plan.off && all,
    }
}
