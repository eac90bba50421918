//! The encoding of Traffic Congestion.

mod laws;
#[path = "../../games/congestion/tests/support/mod.rs"]
mod support;

use cloverleaf_congestion::{Congestion, State};
use cloverleaf_core::{Actor, Game, GameExt, Seat, Viewer};
use cloverleaf_encode::{Encode, Layout, Number};
use serde_json::Value;
use support::CongestionSubject;

impl laws::Encoded for CongestionSubject {
    fn forget_what_does_not_matter(_view: &mut Value) {
        // Everything on the board counts, and so do all counters: each can end the game.
    }
}

#[test]
fn the_laws_hold() {
    laws::hold::<CongestionSubject>(4, 300);
}

fn after(game: &Congestion, lines: &[&str]) -> State {
    let mut state = game.start();
    for line in lines {
        let seat = game.next_seat(&state).expect("the game goes on");
        let played = game.play(&mut state, Actor::Seat(seat), line.parse().expect("notation"));
        assert!(played.is_ok(), "{line}: {played:?}");
    }
    state
}

#[test]
fn what_nobody_can_do_has_no_id() {
    let (game, seat) = (two_seats(), Seat::at(0));
    let id = |text: &str| game.action_id(seat, text.parse().expect("notation"));
    assert_eq!((id("enter NW:E red"), id("enter NW:E yellow")), (Some(1), Some(17)));
    // A colour that nobody plays, a lane that is no entrance, an exit, a lane of another board.
    for none in ["enter NW:E blue", "enter NE:E red", "signal out:NW:N left", "move r3c3:E keep"] {
        assert_eq!(id(none), None, "{none}");
    }
    assert_eq!(game.action(seat, game.action_ids() - 1).map(|pass| pass.to_string()), Some("pass".into()));
    assert_eq!(game.action(seat, u32::MAX), None);
}

/// The numbers that are not 0, by their names.
fn named(layout: &Layout, numbers: &[Number]) -> Vec<(String, Number)> {
    let names = layout.parts.iter().flat_map(|part| {
        let rows = 0..part.rows;
        rows.flat_map(move |row| {
            part.columns.iter().map(move |column| format!("{} {row} {}", part.name, column.name))
        })
    });
    names.zip(numbers.iter().copied()).filter(|(_, number)| *number != 0).collect()
}

fn observed(game: &Congestion, lines: &[&str], seat: usize) -> Vec<(String, Number)> {
    let (layout, seat) = (game.observation(), Seat::at(seat));
    let mut numbers = vec![0; layout.len()];
    game.observe(&game.view(&after(game, lines), Viewer::Seat(seat)), seat, &mut numbers);
    named(&layout, &numbers)
}

/// What these lines change in what a seat sees, after those before: what is gone, and what is new.
fn change(game: &Congestion, before: &[&str], more: &[&str], seat: usize) -> (Vec<String>, Vec<String>) {
    let (was, is) = (observed(game, before, seat), observed(game, &[before, more].concat(), seat));
    let less = |these: &[(String, Number)], those: &[(String, Number)]| {
        let kept = these.iter().filter(|one| !those.contains(one) && !one.0.starts_with("rest"));
        kept.map(|(name, number)| format!("{name} {number}")).collect()
    };
    (less(&was, &is), less(&is, &was))
}

fn two_seats() -> Congestion {
    cloverleaf_testkit::game(2, "").expect("the ordinary set-up")
}

/// Seat 1 is red, seat 2 yellow. `NW:E` is the second lane of the first intersection.
const SET: [&str; 2] = ["signal NW:E straight", "pass"];

#[test]
fn signals_and_cars_are_seen_where_they_are() {
    let game = two_seats();
    let (gone, new) = change(&game, &[], &["signal NW:E straight", "pass"], 0);
    assert_eq!((gone, new), (vec![], vec!["lanes 1 signal_straight 1".to_owned()]));
    for (seat, whose) in [(0, "own"), (1, "next")] {
        let (gone, new) = change(&game, &SET, &["enter NW:E red", "pass"], seat);
        assert_eq!((gone, new), (vec![], vec![format!("lanes 1 car_1_{whose} 1"), "lanes 1 ready 1".into()]));
        let queued = [&SET[..], &["enter NW:E red", "enter NW:E yellow"]].concat();
        let (_, new) = change(&game, &SET, &queued[2..], seat);
        let second = if seat == 0 { "next" } else { "own" };
        assert!(new.contains(&format!("lanes 1 car_2_{second} 1")), "{new:?}");
    }
}

#[test]
fn a_lane_is_ready_while_there_is_room_where_its_signal_points() {
    let game = two_seats();
    let mut lines = vec!["signal NW:E straight"];
    lines.extend(["enter NW:E red"; 5]);
    lines.push("move NW:E keep");
    lines.push("enter NW:E red");
    let full = observed(&game, &lines, 0);
    assert!(full.contains(&("lanes 1 car_1_own".into(), 1)), "{full:?}");
    assert!(!full.contains(&("lanes 1 ready".into(), 1)), "the next lane has its five cars");
    assert!(full.contains(&("lanes 5 car_5_own".into(), 1)), "{full:?}");
}

#[test]
fn exits_are_known_by_whom_they_count_for() {
    let game = two_seats();
    for (seat, red, yellow) in [(0, "own", "next"), (1, "next", "own")] {
        let start = observed(&game, &[], seat);
        let has = |name: String| start.contains(&(name, 1));
        // NE:E leads left to the north, which is nobody's, straight to the east, right to another lane.
        assert!(has("lanes 5 left_out_nobody".into()) && has(format!("lanes 5 straight_out_{red}")));
        assert!(!start.iter().any(|(name, _)| name.starts_with("lanes 5 right_out")));
        // NW:S comes from outside and leads right to the west.
        assert!(has("lanes 2 entrance".into()) && has(format!("lanes 2 right_out_{yellow}")));
        assert!(!has("lanes 5 entrance".into()));
    }
}

#[test]
fn seats_have_their_sides_turns_and_cars() {
    let game = two_seats();
    let lines = ["signal NE:E straight", "signal NW:E straight", "enter NW:E red", "move NW:E keep"];
    let home = [&lines[..], &["move NE:E remove"]].concat();
    let seen = observed(&game, &home, 0);
    let seats: Vec<_> = seen.iter().filter(|(name, _)| name.starts_with("seats")).cloned().collect();
    let expected = [
        ("seats 0 playing", 1),
        ("seats 0 counted", 1),
        ("seats 0 missing", 19),
        ("seats 0 side_east", 1),
        ("seats 1 playing", 1),
        ("seats 1 to_move", 1),
        ("seats 1 missing", 20),
        ("seats 1 side_west", 1),
    ];
    assert_eq!(seats, expected.map(|(name, number)| (name.to_owned(), number)));
}

#[test]
fn counters_and_options_are_in_the_last_row() {
    let options = "keep_left=true cars=own direct_path=always target=7 stall_limit=9 turn_limit=30";
    let game: Congestion = cloverleaf_testkit::game(2, options).expect("this set-up exists");
    let rest = |lines: &[&str], game: &Congestion| -> Vec<(String, Number)> {
        let seen = observed(game, lines, 0).into_iter();
        seen.filter_map(|(name, number)| Some((name.strip_prefix("rest 0 ")?.to_owned(), number))).collect()
    };
    let expected = [
        ("turns", 2),
        ("limited", 1),
        ("turns_left", 28),
        ("passes", 1),
        ("stall_left", 7),
        ("target", 7),
        ("keep_left", 1),
        ("own_cars", 1),
        ("direct_always", 1),
    ];
    let named = |rows: &[(&str, Number)]| -> Vec<(String, Number)> {
        rows.iter().map(|&(name, number)| (name.to_owned(), number)).collect()
    };
    assert_eq!(rest(&["signal NW:E straight", "pass"], &game), named(&expected));
    let ordinary = [("turns", 1), ("passes", 1), ("stall_left", 59), ("target", 20), ("direct_designer", 1)];
    assert_eq!(rest(&["pass"], &two_seats()), named(&ordinary));
}

#[test]
fn features_tell_what_an_action_brings() {
    let game = two_seats();
    let queued = [&SET[..], &["enter NW:E red", "enter NW:E yellow"]].concat();
    let features = |lines: &[&str], action: &str, seat: usize| {
        let (layout, seat) = (game.action_features(), Seat::at(seat));
        let mut row = vec![0; layout.len()];
        let view = game.view(&after(&game, lines), Viewer::Seat(seat));
        game.describe(&view, seat, action.parse().expect("notation"), &mut row);
        let told = named(&layout, &row).into_iter();
        told.map(|(name, number)| format!("{} {number}", &name["action 0 ".len()..])).collect::<Vec<_>>()
    };
    assert_eq!(features(&queued, "enter NW:E red", 0), ["enter 1", "lane 2", "car_own 1", "place 3"]);
    assert_eq!(features(&queued, "enter NW:E red", 1), ["enter 1", "lane 2", "car_next 1", "place 3"]);
    assert_eq!(
        features(&queued, "move NW:E right", 0),
        ["move 1", "lane 2", "way_straight 1", "then_right 1", "cars 2", "own 1"]
    );
    assert_eq!(features(&queued, "pass", 0), ["pass 1"]);
    let moved = [&queued[..], &["move NW:E keep"]].concat();
    let out = ["signal 1", "lane 6", "way_straight 1", "cars 2", "own 1", "out 1", "count_next 1", "lost 1"];
    assert_eq!(features(&moved, "signal NE:E straight", 1), out);
}
