//! The encoding of Traffic Tango.

mod laws;
#[path = "../../games/tango/tests/support/mod.rs"]
mod support;

use std::collections::BTreeMap;

use cloverleaf_core::{Actor, Game, GameExt, Seat, Viewer};
use cloverleaf_encode::{Encode, Layout, Number};
use cloverleaf_tango::{State, Tango};
use serde_json::{Value, json};
use support::TangoSubject;

impl laws::Encoded for TangoSubject {
    /// What was driven is driven: no rule asks for past routes and collisions again, nor on which day a sign was planted,
    /// nor for the own signs, but for a Stop Sign that stands (TT-2.4). Once all is revealed nobody plays any more.
    fn forget_what_does_not_matter(view: &mut Value) {
        for past in ["routes", "notices", "revealed"] {
            view[past] = Value::Null;
        }
        let own = view["planted"].as_array().into_iter().flatten();
        let stop_used = own.clone().any(|sign| sign["sign"] == "stop" && sign["failed"] == false);
        view["planted"] = stop_used.into();
        view["signs"] = json!(standing(&view["signs"]));
    }
}

/// TT-2.7: signs of a kind on one tile act as one, but tolls and limits add up (TT-2.8).
fn standing(signs: &Value) -> BTreeMap<String, u64> {
    let mut standing = BTreeMap::new();
    for sign in signs.as_array().into_iter().flatten() {
        let count = match sign["sign"].as_str() {
            Some("toll" | "speed") => sign["count"].as_u64().unwrap_or(0),
            _ => 1,
        };
        standing.insert(format!("{} {}", sign["place"], sign["sign"]), count);
    }
    standing
}

#[test]
fn the_laws_hold() {
    laws::hold::<TangoSubject>(2, 600);
}

const CORNERS: [&str; 3] = ["corner 1 A1", "corner 2 E1", "corner 3 A5"];

/// The state after a match as far as it is told: seat and orders, divided by commas.
fn after(game: &Tango, lines: &[(usize, &str)]) -> State {
    let mut state = game.start();
    for lot in CORNERS {
        game.play(&mut state, Actor::Chance, lot.parse().expect("notation")).expect("a lot");
    }
    for &(seat, orders) in lines {
        for order in orders.split(", ") {
            let played = game.play(&mut state, Actor::Seat(Seat::at(seat)), order.parse().expect("notation"));
            assert!(played.is_ok(), "{order}: {played:?}");
        }
    }
    state
}

/// The numbers that are not 0, by their names.
fn named(layout: &Layout, numbers: &[Number]) -> Vec<String> {
    let names = layout.parts.iter().flat_map(|part| {
        (0..part.rows).flat_map(move |row| {
            part.columns.iter().map(move |column| format!("{} {row} {}", part.name, column.name))
        })
    });
    let told = names.zip(numbers).filter(|(_, number)| **number != 0);
    told.map(|(name, number)| format!("{name} {number}")).collect()
}

fn observed(game: &Tango, state: &State, seat: usize) -> Vec<String> {
    let (layout, seat) = (game.observation(), Seat::at(seat));
    let mut numbers = vec![0; layout.len()];
    game.observe(&game.view(state, Viewer::Seat(seat)), seat, &mut numbers);
    named(&layout, &numbers)
}

/// What is new in what a seat sees after these orders.
fn news(game: &Tango, before: &[(usize, &str)], more: &[(usize, &str)], seat: usize) -> Vec<String> {
    let was = observed(game, &after(game, before), seat);
    let is = observed(game, &after(game, &[before, more].concat()), seat);
    is.into_iter().filter(|one| !was.contains(one)).collect()
}

fn tango() -> Tango {
    cloverleaf_testkit::game(4, "starting_garnets=20").expect("this set-up exists")
}

/// A first day on which a One Way stands on C2, two Toll Roads on B3, a Speed Limit on the third row.
const FIRST_DAY: [(usize, &str); 4] = [
    (0, "sign C2 oneway-E, seal"),
    (1, "sign B3 toll, seal"),
    (2, "sign B3 toll, seal"),
    (3, "sign row3 speed, seal"),
];

#[test]
fn seats_are_seen_from_the_own_one_on() {
    let game = tango();
    let start = after(&game, &[]);
    for (seat, own, next) in [(0, 0, 4), (1, 4, 20), (3, 24, 0)] {
        let seen = observed(&game, &start, seat);
        for expected in [
            format!("tiles {own} start_own 1"),
            format!("tiles {next} start_next 1"),
            format!("tiles {} goal 1", 24 - own),
            format!("tiles {own} car 1"),
            format!("tiles {own} to_go_own 8"),
            format!("tiles {next} to_go_next 8"),
        ] {
            assert!(seen.contains(&expected), "{seat}: {expected}");
        }
    }
    let sealed = news(&game, &[], &FIRST_DAY[..1], 3);
    assert_eq!(sealed, ["seats 1 sealed 1"], "that is all the others see of it");
}

#[test]
fn signs_are_seen_where_they_stand() {
    let game = tango();
    let seen = news(&game, &[], &FIRST_DAY, 1);
    for expected in [
        "tiles 7 one_way_e 1",
        "tiles 11 toll 2",
        "lines 2 limits 1",
        // A step along the third row goes two tiles; from column D to the east it goes off the board.
        "tiles 13 step_e 2",
        "rest 0 day_2 1",
        "rest 0 due_step 1",
        "rest 0 extra_price 6",
    ] {
        assert!(seen.iter().any(|one| one == expected), "{expected} in {seen:?}");
    }
    let all = observed(&game, &after(&game, &FIRST_DAY), 1);
    assert!(!all.iter().any(|one| one.starts_with("tiles 7 step_n")), "one way");
    for sign in ["yield", "roundabout", "stop"] {
        let order = format!("sign C3 {sign}, seal");
        let day = [(0, order.as_str()), FIRST_DAY[1], FIRST_DAY[2], FIRST_DAY[3]];
        assert!(news(&game, &[], &day, 1).contains(&format!("tiles 12 {sign} 1")), "{sign}");
    }
    let stop = [(0, "sign C3 stop, seal"), FIRST_DAY[1], FIRST_DAY[2], FIRST_DAY[3]];
    let used = |seat| news(&game, &[], &stop, seat).contains(&"rest 0 stop_used 1".to_owned());
    assert!(used(0) && !used(1));
}

#[test]
fn own_orders_are_seen_step_by_step() {
    let game = tango();
    let step = news(&game, &FIRST_DAY, &[(0, "go S, rush S")], 0);
    assert_eq!(
        step,
        [
            "tiles 10 car 1",
            "route 0 go_s 1",
            "route 1 go_s 1",
            "route 1 rush 1",
            "rest 0 rushed 1",
            "rest 0 moves_left 22"
        ]
    );
    let off = news(&game, &FIRST_DAY, &[(0, "go S, go S, go E, go E, go E")], 0);
    assert!(
        off.contains(&"rest 0 off 1".to_owned()) && off.contains(&"rest 0 due_sign 1".to_owned()),
        "{off:?}"
    );
    let signs = news(&game, &[], &[(0, "sign C3 yield, extra colB speed")], 0);
    assert_eq!(
        signs,
        [
            "tiles 12 ordered 1",
            "lines 6 ordered_extra 1",
            "rest 0 due_seal 1",
            "rest 0 sign_yield 1",
            "rest 0 extra_speed 1"
        ]
    );
    let signs = news(&game, &[], &[(0, "sign colB speed, extra C3 yield")], 0);
    let places = ["tiles 12 ordered_extra 1", "lines 6 ordered 1"];
    assert!(places.iter().all(|place| signs.iter().any(|one| one == place)), "{signs:?}");
}

#[test]
fn gas_and_garnets_are_seen_once_they_are_counted() {
    let game = tango();
    let fill = "sign D4 roundabout, seal";
    let routes = [
        "go E, go E, go E, go E, go S, go S, go S, go S",
        "go S, go S, go S, go S, go W, go W, go W, go W",
        "go N, go N, go N, go N, go E, go E, go E, go E",
        "go N, go N, go N, go N, go W, go W, go W, go W",
    ];
    let orders = routes.map(|route| format!("{route}, {fill}"));
    let before = [FIRST_DAY[0], FIRST_DAY[1], FIRST_DAY[2], (3, "sign B2 yield, seal")];
    let day: Vec<(usize, &str)> = orders.iter().map(String::as_str).enumerate().collect();
    let seen = news(&game, &before, &day, 2);
    let gas: Vec<_> = seen.iter().filter(|one| one.contains("gas_1") || one.contains("total")).collect();
    assert_eq!(gas.len(), 8, "{seen:?}");
    let view = game.view(&after(&game, &[&before[..], &day].concat()), Viewer::Seat(Seat::at(2)));
    for (after, row) in [2, 3, 0, 1].into_iter().enumerate() {
        assert!(seen.contains(&format!("seats {after} total {}", view.totals()[row])), "{seen:?}");
    }
    let own = view.own.expect("a seat looks");
    let observed = observed(&game, &after(&game, &[&before[..], &day].concat()), 2);
    assert!(observed.contains(&format!("rest 0 purse {}", own.purse)), "{observed:?}");
}

#[test]
fn features_tell_where_a_step_leads_and_what_it_costs() {
    let game = tango();
    let features = |lines: &[(usize, &str)], action: &str, seat: usize| {
        let (layout, seat) = (game.action_features(), Seat::at(seat));
        let mut row = vec![0; layout.len()];
        let view = game.view(&after(&game, lines), Viewer::Seat(seat));
        game.describe(&view, seat, action.parse().expect("notation"), &mut row);
        let told = named(&layout, &row).into_iter();
        told.map(|name| name["action 0 ".len()..].to_owned()).collect::<Vec<_>>()
    };
    let on_row_3 = [&FIRST_DAY[..], &[(0, "go S, go S")]].concat();
    let east = ["go 1", "dir_e 1", "column 3", "row 3", "to_go 3", "tiles 2", "tolls_paid 4"];
    assert_eq!(features(&on_row_3, "go E", 0), east);
    let rush = ["rush 1", "dir_e 1", "column 3", "row 3", "cost 5", "to_go 3", "tiles 2"];
    assert_eq!(features(&on_row_3, "rush E", 0), rush);
    assert_eq!(features(&[], "sign C3 toll", 0), ["sign 1", "toll 1", "column 3", "row 3"]);
    let first = [(0, "sign C3 toll")];
    assert_eq!(features(&first, "extra colB speed", 0), ["extra 1", "speed 1", "line 7", "cost 8"]);
    assert_eq!(features(&first, "seal", 0), ["seal 1"]);
    assert_eq!(features(&first, "eliminate 2", 0), ["eliminate 1", "seat_next 1"]);
}
