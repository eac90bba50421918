//! What a seat sees: a row for every tile, line, seat and planned step, and one for the rest.

use cloverleaf_core::{Game, MAX_SEATS, Seat};
use cloverleaf_tango::{
    Dir, Due, LAST_STEP, Landing, Line, MOST_MOVES, Orders, Own, Place, Post, Stage, Tango, Tile, TileSet,
    View,
};

use super::ids::sign_index;
use super::{DIRS, NEVER, SEATS, SIGNS, seat_after};
use crate::{Layout, Number, Part};

/// Columns of a tile: its signs, who starts there, the own goal and car, four steps, four distances, two orders.
const TILE: usize = 8 + 4 + 2 + 4 + 4 + 2;
/// Columns of a line.
const LINE: usize = 3;
/// Columns of a planned step.
const STEP: usize = 5;
/// Columns of a seat.
const SEAT: usize = 10;
/// Columns of the rest: the purse, four earnings, three flags, what is due, moves, two signs, stages, days, two numbers.
const REST: usize = 1 + 4 + 3 + 4 + 1 + 2 * SIGNS.len() + 4 + 5 + 2;

/// More than any delivery costs: all steps there can be, each over five tiles with four tolls.
const MOST_GAS: Number = LAST_STEP as Number + MOST_MOVES as Number * 5 * 8;

pub(super) fn layout() -> Layout {
    Layout { parts: vec![tiles(), lines(), route(), seats(), rest()] }
}

fn tiles() -> Part {
    let mut part =
        Part::new("tiles", Tile::COUNT, "A tile of the city: row by row from A1 in the north-west to E5.");
    for sign in &SIGNS[..6] {
        part = part.flag(*sign, "This sign stands here.");
    }
    part = part.with("toll", 4, "How many Toll Roads stand here; each costs 2 gas.");
    part = part.flag("stop", "This sign stands here.");
    for whose in SEATS {
        part = part
            .flag(format!("start_{whose}"), "The car of this seat starts here, in the corner it has drawn.");
    }
    part = part.flag("goal", "The own car is to arrive here.").flag(
        "car",
        "The own route, as far as it is planned today, ends here. It is the corner while nothing is planned.",
    );
    for dir in DIRS {
        part = part.with(
            format!("step_{dir}"),
            2,
            "Whether a step from here in this direction is possible on today's signs: 0 if not, 1 if it ends on the \
             board, 2 if a Speed Limit carries the car off the board, which wrecks it.",
        );
    }
    for whose in SEATS {
        part = part.with(
            format!("to_go_{whose}"),
            NEVER.into(),
            "How many steps it takes a lone car from here to this seat's goal on today's signs; 25 if there is no way, or \
             while the corner is not drawn.",
        );
    }
    part.flag("ordered", "The sign that was ordered today is to stand here.")
        .flag("ordered_extra", "The extra sign that was ordered today is to stand here.")
}

fn lines() -> Part {
    Part::new(
        "lines",
        Line::COUNT,
        "A row or column of the city: rows 1 to 5 from the north, then columns A to E from the west.",
    )
    .with(
        "limits",
        4,
        "How many Speed Limits stand here: a step along the line goes so many tiles further than one.",
    )
    .flag("ordered", "The Speed Limit that was ordered today is to stand here.")
    .flag("ordered_extra", "The Speed Limit that was ordered today as the extra sign is to stand here.")
}

fn route() -> Part {
    let mut part = Part::new(
        "route",
        MOST_MOVES,
        "A step of the own route as far as it is planned today, the first step first. Rows beyond the last are 0.",
    );
    for dir in DIRS {
        part = part.flag(format!("go_{dir}"), "The step goes in this direction.");
    }
    part.flag("rush", "The step is merged with the one after it, for 5 garnets.")
}

fn seats() -> Part {
    let mut part = Part::new(
        "seats",
        MAX_SEATS,
        "A seat: the own one first, then the others in their order round the table.",
    )
    .flag("to_act", "It is to act.")
    .flag("sealed", "It has sealed its orders of the day.");
    for delivery in 1..=4 {
        part = part.with(
            format!("gas_{delivery}"),
            MOST_GAS,
            "Its gas in this delivery, 17 for a crash; 0 if the delivery is still to come.",
        );
    }
    part.with("total", 4 * MOST_GAS, "Its gas in all deliveries so far; the lowest total wins.")
        .flag("lowest", "No seat has less gas so far.")
        .flag("highest", "No seat has more gas so far.")
        .with("shortest", NEVER.into(), "How many steps its shortest way takes on today's signs, the corner not counted; 25 if its corner is not drawn.")
}

fn rest() -> Part {
    let mut part = Part::new("rest", 1, "What there is but once.").with(
        "purse",
        255,
        "The own garnets when the day started; what is ordered today is still in it.",
    );
    for delivery in 1..=4 {
        part = part.with(
            format!("earned_{delivery}"),
            255,
            "The garnets the own car got for this delivery, 4 for the fastest; 0 for a crash, or if it is still to come.",
        );
    }
    part = part
        .flag("stop_used", "The own Stop Sign stands already; there is one a game.")
        .flag("rushed", "The route planned today has a rush.")
        .flag("off", "The route planned today leaves the board.")
        .flag("due_step", "The next step of the own route is due.")
        .flag("due_sign", "The own sign of the day is due.")
        .flag("due_extra", "An extra sign or the seal is due.")
        .flag("due_seal", "The seal is due. All four are 0 for who has sealed, and while no day is open.")
        .with("moves_left", MOST_MOVES as Number, "How many more steps the route of today may have.");
    for order in ["sign", "extra"] {
        for sign in SIGNS {
            part = part.flag(
                format!("{order}_{sign}"),
                "This sign is ordered today, as the obligatory sign or as the extra one. All are 0 if none is.",
            );
        }
    }
    for (name, meaning) in [
        ("corners", "The corners are being drawn."),
        ("orders", "A day is open."),
        ("choice", "The winner is to choose whom to eliminate."),
        ("over", "The game is over."),
    ] {
        part = part.flag(name, meaning);
    }
    for day in 1..=5 {
        part = part.flag(format!("day_{day}"), "It is this day; after the last it stays the fifth.");
    }
    part.with("extra_price", 8, "What an extra sign costs today in garnets; 0 if none is planted.").with(
        "starting_garnets",
        99,
        "An option: the garnets everyone started with.",
    )
}

pub(super) fn write(game: &Tango, view: &View, seat: Seat, out: &mut [Number]) {
    const LINES_AT: usize = Tile::COUNT * TILE;
    const ROUTE_AT: usize = LINES_AT + Line::COUNT * LINE;
    const SEATS_AT: usize = ROUTE_AT + MOST_MOVES * STEP;
    const REST_AT: usize = SEATS_AT + MAX_SEATS * SEAT;
    assert_eq!(out.len(), REST_AT + REST, "an observation has a place for every number");
    let own = view.own.as_ref().filter(|own| own.seat == seat);
    let orders = own.map_or(Orders::NONE, |own| own.orders);
    write_tiles(view, seat, &orders, &mut out[..LINES_AT]);
    write_lines(view, &orders, &mut out[LINES_AT..ROUTE_AT]);
    write_route(&orders, &mut out[ROUTE_AT..SEATS_AT]);
    write_seats(view, seat, &mut out[SEATS_AT..REST_AT]);
    write_rest(game, view, own, &orders, &mut out[REST_AT..]);
}

fn write_tiles(view: &View, seat: Seat, orders: &Orders, out: &mut [Number]) {
    let city = &view.city;
    let corners: [Option<Tile>; MAX_SEATS] =
        core::array::from_fn(|after| view.corners[seat_after(seat, after).index()]);
    let goals = corners.map(|corner| corner.map(Tile::opposite));
    let ordered = [orders.sign, orders.extra].map(|post| post.map(Post::place));
    let sets = [
        city.one_ways(Dir::N),
        city.one_ways(Dir::E),
        city.one_ways(Dir::S),
        city.one_ways(Dir::W),
        city.yields(),
        city.roundabouts(),
    ]
    .map(TileSet::bits);
    let stops = city.stops().bits();
    for (tile, row) in Tile::all().zip(out.as_chunks_mut::<TILE>().0) {
        for (column, set) in row.iter_mut().zip(sets) {
            *column = (set >> tile.index() & 1) as Number;
        }
        row[6] = (city.toll(tile) / 2) as Number;
        row[7] = (stops >> tile.index() & 1) as Number;
        for (column, corner) in row[8..12].iter_mut().zip(corners) {
            *column = (corner == Some(tile)).into();
        }
        row[12] = (goals[0] == Some(tile)).into();
        row[13] = (orders.at == Some(tile)).into();
        for (column, dir) in row[14..18].iter_mut().zip(Dir::ALL) {
            *column = match view.roads.landing(tile, dir) {
                Landing::Nowhere => 0,
                Landing::On(_) => 1,
                Landing::Off => 2,
            };
        }
        for (column, goal) in row[18..22].iter_mut().zip(goals) {
            let steps = goal.and_then(|goal| view.roads.to_go(tile, goal));
            *column = steps.unwrap_or(NEVER).into();
        }
        for (column, place) in row[22..].iter_mut().zip(ordered) {
            *column = (place == Some(Place::Tile(tile))).into();
        }
    }
}

fn write_lines(view: &View, orders: &Orders, out: &mut [Number]) {
    let ordered = [orders.sign, orders.extra].map(|post| post.map(Post::place));
    for (line, row) in Line::all().zip(out.as_chunks_mut::<LINE>().0) {
        let [sign, extra] = ordered.map(|place| Number::from(place == Some(Place::Line(line))));
        *row = [Number::from(view.city.pace(line)) - 1, sign, extra];
    }
}

fn write_route(orders: &Orders, out: &mut [Number]) {
    out.fill(0);
    let rows = out.as_chunks_mut::<STEP>().0;
    for (row, dir) in rows.iter_mut().zip(orders.route.moves()) {
        row[dir.index()] = 1;
    }
    if let Some(row) = orders.route.rush().and_then(|index| rows.get_mut(index)) {
        row[4] = 1;
    }
}

fn write_seats(view: &View, seat: Seat, out: &mut [Number]) {
    let totals = view.totals();
    let [lowest, highest] = [totals.into_iter().min(), totals.into_iter().max()];
    for (after, row) in out.as_chunks_mut::<SEAT>().0.iter_mut().enumerate() {
        let seat = seat_after(seat, after);
        let total = totals[seat.index()];
        let shortest =
            view.corners[seat.index()].and_then(|corner| view.roads.to_go(corner, corner.opposite()));
        let gas = view.gas[seat.index()].map(|gas| small(gas, MOST_GAS));
        row[0] = view.to_act.contains(seat).into();
        row[1] = view.sealed.contains(seat).into();
        row[2..6].copy_from_slice(&gas);
        row[6] = small(total, 4 * MOST_GAS);
        row[7] = (Some(total) == lowest).into();
        row[8] = (Some(total) == highest).into();
        row[9] = shortest.unwrap_or(NEVER).into();
    }
}

/// A number that a view of no position may have too large.
fn small(number: u16, most: Number) -> Number {
    Number::try_from(number).unwrap_or(most).min(most)
}

fn write_rest(game: &Tango, view: &View, own: Option<&Own>, orders: &Orders, out: &mut [Number]) {
    out.fill(0);
    let (known, out) = out.split_at_mut(13);
    if let Some(own) = own {
        known[0] = own.purse.into();
        for (column, earned) in known[1..5].iter_mut().zip(own.earned) {
            *column = earned.into();
        }
        known[5] = own.stop_used().into();
        known[6] = orders.route.rush().is_some().into();
        known[7] = (!orders.route.is_empty() && orders.at.is_none()).into();
        match view.due() {
            Due::Step => known[8] = 1,
            Due::Sign => known[9] = 1,
            Due::Extra => known[10] = 1,
            Due::Seal => known[11] = 1,
            Due::Nothing => {}
        }
        known[12] = orders.moves_left().into();
    }
    let (signs, out) = out.split_at_mut(2 * SIGNS.len());
    for (post, columns) in [orders.sign, orders.extra].into_iter().zip(signs.chunks_exact_mut(SIGNS.len())) {
        if let Some(post) = post {
            columns[sign_index(post.sign())] = 1;
        }
    }
    let stage = match view.stage {
        Stage::Corners => 0,
        Stage::Orders => 1,
        Stage::Choice => 2,
        Stage::Over => 3,
    };
    out[stage] = 1;
    out[4 + usize::from(view.day.clamp(1, 5)) - 1] = 1;
    out[9] = view.extra_price().unwrap_or(0).into();
    out[10] = game.options().starting_garnets.into();
}
