//! Traffic Tango: the city, what stands in it, and the seats beside it.
//!
//! The game gives seats no colours, so they get blue, green, red and yellow in order.

mod city;
mod film;
mod letters;
mod panel;
mod posts;
mod routes;

use cloverleaf_tango::{Driven, Notice, Place, Plan, Planting, Sign, Stage, Tango, View};

use crate::cars::car;
use crate::sheet::{Sheet, emblem};
use crate::svg::{group, text};
use crate::{Drawn, Look, Sketch, Theme};

impl Drawn for Tango {
    fn picture(view: &View, look: &Look) -> String {
        let mut sheet = Sheet::new(look);
        city::ground(&mut sheet);
        city::places(&mut sheet);
        posts::standing(&mut sheet, view);
        depots(&mut sheet, view);
        shown_routes(&mut sheet, view);
        if let Some(orders) = &view.orders {
            orders.sign.iter().for_each(|&post| posts::ordered(&mut sheet, "order-sign", post));
            orders.extra.iter().for_each(|&post| posts::ordered(&mut sheet, "order-extra", post));
        }
        let width = if look.bare {
            city::MARGIN + city::CITY + 44.0
        } else {
            panel::draw(&mut sheet, view);
            panel::LEFT + panel::WIDTH + 34.0
        };
        let size = (width, city::MARGIN + city::CITY + 44.0);
        sheet.finish(size, "Traffic Tango", &format!("{}. {}.", status(view), waiting(view)))
    }

    fn emblem(piece: &str, _seat: u8, _theme: Theme) -> Option<String> {
        let sign: Sign = piece.parse().ok()?;
        Some(emblem((40.0, 40.0), group().at((20.0, 20.0)).with(posts::sign(sign))))
    }

    fn sketch(view: &View) -> Sketch {
        letters::draw(view)
    }
}

/// Depots, goals, and the cars in their depots.
fn depots(sheet: &mut Sheet<'_>, view: &View) {
    for (seat, tile) in (1..=4).zip(view.corners).filter_map(|(seat, tile)| Some((seat, tile?))) {
        city::depot(sheet, seat, tile);
        if sheet.look.step.is_some() && filmed(view, sheet.look.delivery, seat) {
            continue;
        }
        let drawn = car(city::centre(tile), film::ahead(tile), routes::colour_of(seat));
        let title = format!("car of seat {seat} on {tile}");
        sheet.piece(format!("car-seat-{seat}"), &title, drawn.set("data-place", tile.to_string()));
    }
}

/// Whether a seat's car is seen driving this delivery instead of waiting in its depot.
fn filmed(view: &View, delivery: Option<u8>, seat: u8) -> bool {
    known(view).0.iter().any(|driven| driven.seat == seat && Some(driven.delivery) == delivery)
}

/// The route being planned; or those of the delivery asked for, or of the last once all are open.
fn shown_routes(sheet: &mut Sheet<'_>, view: &View) {
    let (routes, notices) = known(view);
    let last = view.revealed.is_some().then_some(4);
    if let (Some(delivery), Some(step)) = (sheet.look.delivery, sheet.look.step) {
        film::draw(sheet, view, delivery, step);
    } else if let Some(delivery) = sheet.look.delivery.or(last) {
        for driven in routes.iter().filter(|driven| driven.delivery == delivery) {
            routes::driven(sheet, driven.seat, &driven.route);
        }
        routes::crashes(sheet, notices.iter().filter(|notice| notice.delivery == delivery));
        if !sheet.look.bare {
            let words = format!("Routes of delivery D{delivery}");
            let words = text((city::MARGIN, city::MARGIN + city::CITY + 22.0), 13.0, &words);
            sheet.over(words.from_left().weight(600).fill(sheet.palette.faint));
        }
    } else if let (Some(seat), Some(orders)) = (view.viewer, &view.orders) {
        routes::planned(sheet, seat, &orders.route);
    }
}

/// The routes and collisions this viewer knows of.
fn known(view: &View) -> (&[Driven], &[Notice]) {
    match &view.revealed {
        Some(revealed) => (&revealed.routes, &revealed.notices),
        None => (&view.routes, &view.notices),
    }
}

/// What the game waits for.
fn status(view: &View) -> String {
    match view.stage {
        Stage::Corners => "The corners are drawn by lot".to_owned(),
        Stage::Orders => format!("Day {} of 5: {}", view.day, parts(view.day)),
        Stage::Choice => "The winner names a candidate".to_owned(),
        Stage::Over => "The game is over".to_owned(),
    }
}

/// TT-1.3: what is submitted on a day.
fn parts(day: u8) -> String {
    match day {
        ..=1 => "traffic T1".to_owned(),
        5.. => "delivery D4".to_owned(),
        _ => format!("delivery D{}, traffic T{day}", day - 1),
    }
}

/// Whom it waits for.
fn waiting(view: &View) -> String {
    let seats: Vec<String> = view.to_act.iter().map(|&seat| name(seat)).collect();
    match (view.stage, seats.is_empty()) {
        (Stage::Over, _) => "all routes and planters are open".to_owned(),
        (_, true) => "waiting for the draw".to_owned(),
        _ => format!("waiting for {}", seats.join(", ")),
    }
}

/// A seat with its letter: `1 B`.
fn name(seat: u8) -> String {
    format!("{seat} {}", routes::colour_of(seat).letter())
}

/// A seat's line, in words.
fn seat_title(view: &View, seat: u8) -> String {
    let index = usize::from(seat) - 1;
    let gas: Vec<String> = view.gas[index].iter().map(ToString::to_string).collect();
    let total = view.totals[index];
    let deliveries = if gas.is_empty() { String::new() } else { format!(" ({})", gas.join(" + ")) };
    format!("seat {seat}, {}: {total} gas{deliveries}", routes::colour_of(seat).name())
}

/// A seat's garnets, if the viewer may know them.
fn garnets(view: &View, seat: u8) -> Option<u8> {
    match &view.revealed {
        Some(revealed) => Some(revealed.purses[usize::from(seat) - 1]),
        None => view.purse.filter(|_| view.viewer == Some(seat)),
    }
}

/// What the end brought a seat (TT-8).
fn fate(view: &View, seat: u8) -> String {
    let Some(revealed) = &view.revealed else { return String::new() };
    let mut words = Vec::new();
    words.extend((revealed.token == Some(seat)).then(|| "Token of Life".to_owned()));
    words.extend(revealed.candidates.contains(&seat).then(|| "elimination candidate".to_owned()));
    let bonus = revealed.bonus[usize::from(seat) - 1];
    words.extend((bonus > 0).then(|| format!("+{bonus} garnets")));
    words.join(", ")
}

/// The tolls on the way of a route: those of every tile its moves pass, but for the rush (TT-4.6).
fn tolls(view: &View, plan: &Plan) -> usize {
    let price = |tile| {
        let here = |standing: &&cloverleaf_tango::Standing| {
            standing.place == Place::Tile(tile) && standing.sign == Sign::Toll
        };
        view.signs.iter().filter(here).map(|standing| 2 * usize::from(standing.count)).sum::<usize>()
    };
    let rushed = |index: usize| {
        plan.rush.is_some_and(|rush| index + 1 == usize::from(rush) || index == usize::from(rush))
    };
    let mut gas = 0;
    for (index, (&dir, ends)) in plan.moves.iter().zip(plan.tiles.windows(2)).enumerate() {
        let mut tile = ends[0];
        while let Some(next) = tile.next(dir).filter(|_| tile != ends[1] && !rushed(index)) {
            gas += price(next);
            tile = next;
        }
    }
    gas
}

/// What only the viewer knows, in words: own signs and collisions.
fn own_notes(view: &View) -> Vec<String> {
    if view.revealed.is_some() {
        return Vec::new();
    }
    let planting = |planting: &Planting| {
        let fate = if planting.failed { ", failed" } else { "" };
        format!("day {}: you planted {} {}{fate}", planting.day, planting.place, planting.sign)
    };
    let notice = |notice: &Notice| {
        format!("D{}: you hit seat {} on {}", notice.delivery, name(notice.with), notice.tile)
    };
    view.planted.iter().map(planting).chain(view.notices.iter().map(notice)).collect()
}
