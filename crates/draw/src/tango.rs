//! Traffic Tango: the city, what stands in it, and the seats beside it.
//!
//! The game gives seats no colours, so they get blue, green, red and yellow in order.

mod city;
mod film;
mod panel;
mod posts;
mod routes;
mod sketch;
mod tags;

use cloverleaf_core::{Arg, Message, Say};
use cloverleaf_tango::{Action, Driven, Notice, Place, Plan, Planting, Shown, Sign, Stage, Tango, View};

use crate::scene::Piece;
use crate::sheet::{Sheet, emblem};
use crate::svg::{group, text};
use crate::words::{seat as seat_of, seat_letter};
use crate::{Drawn, Look, Picture, Sketch, Theme, Touched};

impl Drawn for Tango {
    fn draw(view: &View, look: &Look, words: &dyn Say) -> Picture {
        let view = &view.shown();
        let mut sheet = Sheet::new(look, words);
        city::ground(&mut sheet);
        city::places(&mut sheet);
        posts::standing(&mut sheet, view);
        tags::draw(&mut sheet, view);
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
        let about = format!("{}. {}.", words.say(&status(view)), words.say(&waiting(view)));
        sheet.finish(size, &words.word("title-tango"), &about)
    }

    fn emblem(piece: &str, _seat: u8, _theme: Theme, words: &dyn Say) -> Option<String> {
        let sign: Sign = piece.parse().ok()?;
        Some(emblem((40.0, 40.0), group().at((20.0, 20.0)).with(posts::sign(words, sign))))
    }

    fn place_id(notation: &str) -> Option<String> {
        notation.parse().ok().map(|place| city::PlaceId(place).to_string())
    }

    fn touch(action: Action, touched: &mut Touched) {
        if let Action::Sign(post) | Action::Extra(post) = action {
            touched.place(format_args!("{}", city::PlaceId(post.place())));
            touched.piece(format_args!("{}", post.sign()));
        }
    }

    fn plans(action: Action) -> bool {
        matches!(action, Action::Go(_) | Action::Rush(_))
    }

    fn plan_end(view: &View) -> Option<String> {
        let end = view.own.as_ref().and_then(|own| own.orders.at)?;
        Some(city::PlaceId(Place::Tile(end)).to_string())
    }

    fn sketch(view: &View, words: &dyn Say) -> Sketch {
        sketch::draw(&view.shown(), words)
    }
}

/// Depots, goals, and the cars in their depots.
fn depots(sheet: &mut Sheet<'_>, view: &Shown) {
    for (seat, tile) in (1..=4).zip(view.corners).filter_map(|(seat, tile)| Some((seat, tile?))) {
        city::depot(sheet, seat, tile);
        if sheet.look.step.is_some() && filmed(view, sheet.look.delivery, seat) {
            continue;
        }
        let car = Piece::new("car", format!("car-seat-{seat}"), city::centre(tile));
        let car = car.heading(film::ahead(tile)).on(city::tile_id(tile));
        let title = Message::new("seen-car").with("seat", seat_of(seat)).place("at", tile);
        sheet.car(car, routes::colour_of(seat), &title);
    }
}

/// Whether a seat's car is seen driving this delivery instead of waiting in its depot.
fn filmed(view: &Shown, delivery: Option<u8>, seat: u8) -> bool {
    known(view).0.iter().any(|driven| driven.seat == seat && Some(driven.delivery) == delivery)
}

/// The route being planned; or those of the delivery asked for, or of the last once all are open.
fn shown_routes(sheet: &mut Sheet<'_>, view: &Shown) {
    let (routes, notices) = known(view);
    let last = view.revealed.is_some().then_some(4);
    if let (Some(delivery), Some(step)) = (sheet.look.delivery, sheet.look.step) {
        film::draw(sheet, view, delivery, step);
    } else if let Some(delivery) = sheet.look.delivery.or(last) {
        for driven in routes.iter().filter(|driven| driven.delivery == delivery) {
            routes::driven(sheet, driven.seat, &driven.route);
        }
        let told = || notices.iter().filter(|notice| notice.delivery == delivery);
        routes::crashes(sheet, told());
        routes::partners(sheet, view, told());
        if !sheet.look.bare {
            let words = sheet.say(&Message::new("tt-seen-delivery").with("delivery", delivery));
            let words = text((city::MARGIN, city::MARGIN + city::CITY + 22.0), 13.0, &words);
            sheet.over(words.from_left().weight(600).fill(sheet.palette.faint));
        }
    } else if let (Some(seat), Some(orders)) = (view.viewer, &view.orders) {
        routes::planned(sheet, seat, &orders.route);
    }
}

/// The routes and collisions this viewer knows of.
fn known(view: &Shown) -> (&[Driven], &[Notice]) {
    match &view.revealed {
        Some(revealed) => (&revealed.routes, &revealed.notices),
        None => (&view.routes, &view.notices),
    }
}

/// What the game waits for.
fn status(view: &Shown) -> Message {
    match view.stage {
        Stage::Corners => Message::new("tt-seen-corners"),
        Stage::Orders => day(view.day),
        Stage::Choice => Message::new("tt-seen-names"),
        Stage::Over => Message::new("seen-over"),
    }
}

/// TT-1.3: what is submitted on a day.
fn day(day: u8) -> Message {
    let (parts, delivery, traffic) = match day {
        ..=1 => ("traffic", 0, 1),
        5.. => ("delivery", 4, 0),
        _ => ("both", day - 1, day),
    };
    let message = Message::new("tt-seen-day").with("day", day).choice("parts", parts);
    message.with("delivery", delivery).with("traffic", traffic)
}

/// Whom it waits for.
fn waiting(view: &Shown) -> Message {
    let seat = |&seat: &u8| format!("{seat} {}", routes::colour_of(seat).letter());
    let seats: Vec<String> = view.to_act.iter().map(seat).collect();
    match (view.stage, seats.is_empty()) {
        (Stage::Over, _) => Message::new("tt-seen-open"),
        (_, true) => Message::new("tt-seen-waiting-draw"),
        _ => Message::new("tt-seen-waiting").text("seats", seats.join(", ")),
    }
}

/// A seat with its letter.
fn name(seat: u8) -> Message {
    seat_letter(seat, routes::colour_of(seat))
}

/// A seat's line, in words.
fn seat_title(view: &Shown, seat: u8) -> Message {
    let index = usize::from(seat) - 1;
    let gas: Vec<String> = view.gas[index].iter().map(ToString::to_string).collect();
    let deliveries = if gas.is_empty() { String::new() } else { format!(" ({})", gas.join(" + ")) };
    Message::new("tt-seen-seat")
        .with("seat", seat_of(seat))
        .choice("colour", routes::colour_of(seat).name())
        .with("gas", view.totals[index])
        .text("deliveries", deliveries)
}

/// A seat's garnets, if the viewer may know them.
fn garnets(view: &Shown, seat: u8) -> Option<u8> {
    match &view.revealed {
        Some(revealed) => Some(revealed.purses[usize::from(seat) - 1]),
        None => view.purse.filter(|_| view.viewer == Some(seat)),
    }
}

/// What the end brought a seat (TT-8).
fn fate(view: &Shown, seat: u8, words: &dyn Say) -> String {
    let Some(revealed) = &view.revealed else { return String::new() };
    let mut fate = Vec::new();
    fate.extend((revealed.token == Some(seat)).then(|| words.word("tt-seen-token")));
    fate.extend(revealed.candidates.contains(&seat).then(|| words.word("tt-seen-candidate")));
    let bonus = revealed.bonus[usize::from(seat) - 1];
    fate.extend((bonus > 0).then(|| words.say(&Message::new("tt-seen-bonus").with("garnets", bonus))));
    fate.join(", ")
}

/// The tolls on the way of a route: those of every tile its moves pass, but for the rush (TT-4.6).
fn tolls(view: &Shown, plan: &Plan) -> usize {
    let price = |tile| {
        let here = |standing: &&cloverleaf_tango::Standing| {
            standing.place == Place::Tile(tile) && standing.sign == Sign::Toll
        };
        view.signs.iter().filter(here).map(|standing| 2 * usize::from(standing.count)).sum::<usize>()
    };
    let rushed = |index: usize| plan.rush.is_some_and(|rush| [index, index + 1].contains(&usize::from(rush)));
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
fn own_notes(view: &Shown) -> Vec<Message> {
    if view.revealed.is_some() {
        return Vec::new();
    }
    let planting = |one: &Planting| planted("tt-seen-you-planted", one);
    let notice = |notice: &Notice| {
        Message::new("tt-seen-you-hit")
            .with("delivery", notice.delivery)
            .with("who", name(notice.with))
            .place("at", notice.tile)
    };
    view.planted.iter().map(planting).chain(view.notices.iter().map(notice)).collect()
}

/// A sign that was planted, or that failed.
fn planted(key: &'static str, planting: &Planting) -> Message {
    Message::new(key)
        .with("day", planting.day)
        .with("post", Arg::Text(format!("{} {}", planting.place, planting.sign)))
        .choice("failed", if planting.failed { "yes" } else { "no" })
}
