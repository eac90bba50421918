//! TC-2: players and the beginning.

use cloverleaf_core::{Game, Options};

use crate::test_table::{TestTable, set_up};

fn colours(seats: u8, options: &str) -> Vec<&'static str> {
    TestTable::new(seats, options).view().colours.as_slice().iter().map(|colour| colour.word()).collect()
}

#[test]
fn tc_2_1_colours_go_with_the_number_of_seats() {
    assert_eq!(colours(2, ""), ["red", "yellow"]);
    assert_eq!(colours(3, ""), ["blue", "red", "green"]);
    assert_eq!(colours(4, ""), ["blue", "red", "green", "yellow"]);
    let game = set_up(3, "").expect("three seats");
    assert_eq!(game.options().get("colours").to_string(), "blue,red,green", "a record names them");
}

#[test]
fn tc_2_1_a_table_may_choose_other_colours() {
    assert_eq!(colours(2, "colours=blue,green"), ["blue", "green"]);
    assert_eq!(colours(3, "colours=yellow,blue,red"), ["yellow", "blue", "red"]);
}

#[test]
fn tc_2_1_each_player_has_a_colour_of_their_own() {
    for (seats, options) in [
        (2, "colours=red,red"),
        (3, "colours=red,blue"),
        (2, "colours=red,blue,green"),
        (2, "colours=red,pink"),
    ] {
        let error = set_up(seats, options).expect_err(options);
        assert!(error.contains("colours") && error.contains("TC-2.1"), "{error}");
    }
    for seats in [0, 1, 5, 255] {
        let error = set_up(seats, "").expect_err("not a number of seats");
        assert!(error.contains("2 to 4") && error.contains(&seats.to_string()), "{error}");
    }
}

#[test]
fn tc_2_2_seats_take_turns_in_order_from_seat_1() {
    let actions =
        "signal NE:E right; pass; signal NW:E straight; enter NW:E red; enter NW:E red; move NW:E keep;
        pass; move NE:E remove; enter SW:E red; pass; signal SW:E left; move SW:E keep";
    for seats in 2..=4 {
        let mut table = TestTable::new(seats, "");
        for (turn, action) in (0..).zip(actions.split(';')) {
            assert_eq!(table.seat().number(), turn % seats + 1, "{action}");
            table.play(action);
        }
    }
}

#[test]
fn tc_2_3_lanes_and_signals_start_empty() {
    for options in ["", "grid=4x4", "grid=1x1"] {
        let view = TestTable::new(4, options).view();
        assert!(view.lanes.queues().iter().all(|queue| queue.is_empty()));
        assert!(view.signals.is_empty());
        assert_eq!(view.counted.as_slice(), [0; 4]);
    }
}

#[test]
fn tc_2_3_cars_never_run_out() {
    let mut table = TestTable::new(2, "");
    table.play("signal NW:E left");
    for _ in 0..100 {
        table.play("enter NW:E red; move NW:E keep; enter NW:E red");
        table.play("move NW:E keep");
    }
    table.allows("enter NW:E red");
}
