//! TC-3: what a player may do in a turn.

use crate::test_table::TestTable;

#[test]
fn tc_3_1_a_car_enters_at_the_back_of_an_entrance_lane() {
    let mut table = TestTable::new(4, "");
    table.play("enter SW:E red; enter SW:E blue; enter SW:E yellow");
    assert_eq!(table.cars("SW:E"), "rby");
    table.refuses("enter NE:E blue", "TC-3.1", "NE:E");
    table.refuses("enter out:NW:N red", "TC-3.1", "out:NW:N");
}

#[test]
fn tc_3_2_any_car_in_play_or_only_ones_own() {
    let mut table = TestTable::new(3, "");
    for colour in ["blue", "red", "green"] {
        table.allows(&format!("enter {} {colour}", if colour == "blue" { "SW:E" } else { "NW:E" }));
    }
    table.refuses("enter NW:E yellow", "TC-3.2", "yellow");

    table = TestTable::new(3, "cars=own");
    table.allows("enter SW:E blue");
    table.refuses("enter NW:E red", "TC-3.2", "red");
    table.play("pass");
    table.allows("enter NW:E red");
    table.refuses("enter SW:E blue", "TC-3.2", "blue");
}

/// Each entrance lane, the colour barred there and the turn that leads to its exit.
const BARRED: [(&str, &str, &str); 8] = [
    ("NW:E", "blue", "left"),
    ("SW:E", "green", "right"),
    ("NE:W", "blue", "right"),
    ("SE:W", "green", "left"),
    ("NW:S", "yellow", "right"),
    ("NE:S", "red", "left"),
    ("SW:N", "yellow", "left"),
    ("SE:N", "red", "right"),
];

#[test]
fn tc_3_3_a_direct_path_bars_one_colour_at_each_entrance() {
    let table = TestTable::new(4, "");
    for (lane, barred, _) in BARRED {
        for colour in ["blue", "red", "green", "yellow"] {
            let text = format!("enter {lane} {colour}");
            match colour == barred {
                true => table.refuses(&text, "TC-3.3", lane),
                false => table.allows(&text),
            }
        }
    }
}

#[test]
fn tc_3_3_the_signal_of_the_lane_decides_as_the_table_agreed() {
    for (rule, when_empty, when_elsewhere) in
        [("designer", false, true), ("signalled", true, true), ("always", false, false)]
    {
        for (lane, colour, out) in BARRED {
            for signal in ["", "straight", "left", "right"] {
                let mut table = TestTable::new(4, &format!("direct_path={rule}"));
                if !signal.is_empty() {
                    table.play(&format!("signal {lane} {signal}"));
                }
                let open = match signal {
                    "" => when_empty,
                    _ => signal != out && when_elsewhere,
                };
                let text = format!("enter {lane} {colour}");
                if open { table.allows(&text) } else { table.refuses(&text, "TC-3.3", lane) }
            }
        }
    }
}

#[test]
fn tc_3_3_a_lane_of_a_narrow_grid_bars_every_colour_one_turn_away() {
    let mut table = TestTable::new(4, "grid=1x1");
    for (colour, open) in [("blue", false), ("red", false), ("green", false), ("yellow", true)] {
        let text = format!("enter r1c1:E {colour}");
        if open { table.allows(&text) } else { table.refuses(&text, "TC-3.3", "r1c1:E") }
    }
    table.play("signal r1c1:E left");
    table.refuses("enter r1c1:E blue", "TC-3.3", "r1c1:E");
    table.allows("enter r1c1:E red");
    table.allows("enter r1c1:E green");
}

#[test]
fn tc_3_4_a_signal_goes_where_none_is() {
    let mut table = TestTable::new(2, "");
    for lane in ["NW:E", "NE:E"] {
        for direction in ["straight", "left", "right"] {
            table.allows(&format!("signal {lane} {direction}"));
        }
    }
    table.play("signal NW:E left");
    assert_eq!(table.signal("NW:E"), Some("left"));
    table.refuses("signal NW:E right", "TC-3.4", "NW:E");
    table.refuses("signal NW:E left", "TC-3.4", "NW:E");
    table.refuses("signal out:NW:N straight", "TC-3.4", "out:NW:N");
}

#[test]
fn tc_3_4_a_signal_may_not_cross_a_path_that_is_set() {
    let mut table = TestTable::new(2, "");
    table.play("signal NW:E straight");
    table.refuses("signal NW:S straight", "TC-3.4", "NW:E");
    table.allows("signal NW:S right");
    table.allows("signal NE:S straight");
}

#[test]
fn tc_3_5_cars_go_in_order_until_the_target_is_full() {
    let mut table = TestTable::new(4, "");
    table.play("signal NW:E straight; enter NW:E green; enter NW:E red; move NW:E keep");
    assert_eq!((table.cars("NW:E").as_str(), table.cars("NE:E").as_str()), ("", "gr"));
    table.play("enter NW:E yellow; enter NW:E blue; enter NW:E green; enter NW:E red; enter NW:E yellow");
    table.play("move NW:E keep");
    assert_eq!((table.cars("NW:E").as_str(), table.cars("NE:E").as_str()), ("ry", "grybg"));
    table.refuses("move NW:E keep", "TC-3.5", "NE:E");
}

#[test]
fn tc_3_5_a_move_needs_a_signal_and_a_car() {
    let mut table = TestTable::new(2, "");
    table.play("enter NW:E red; signal SW:E straight");
    table.refuses("move NW:E keep", "TC-3.5", "NW:E");
    table.refuses("move SW:E remove", "TC-3.5", "SW:E");
    table.refuses("move out:NW:N keep", "TC-3.5", "out:NW:N");
}

#[test]
fn tc_3_5_then_the_signal_is_kept_removed_or_changed() {
    for (then, shown) in
        [("keep", Some("straight")), ("remove", None), ("left", Some("left")), ("right", Some("right"))]
    {
        let mut table = TestTable::new(2, "");
        table.play("signal NW:E straight; enter NW:E red");
        table.refuses("move NW:E straight", "TC-3.5", "NW:E");
        table.play(&format!("move NW:E {then}"));
        assert_eq!((table.signal("NW:E"), table.cars("NE:E").as_str()), (shown, "r"));
    }
}

#[test]
fn tc_3_5_a_changed_signal_crosses_none_of_the_others_but_may_leave_its_own_path() {
    let mut table = TestTable::new(2, "");
    table.play("signal NW:E right; signal NW:S straight; enter NW:E red");
    table.refuses("move NW:E straight", "TC-3.5", "NW:S");
    table.refuses("move NW:E left", "TC-3.5", "NW:S");
    table.play("move NW:E remove");
    assert_eq!(table.cars("SW:S"), "r");
    // Straight and left of one lane part ways; a signal never stands in its own way.
    let mut table = TestTable::new(2, "");
    table.play("signal NW:E straight; enter NW:E red");
    table.allows("move NW:E left");
}

#[test]
fn tc_3_5_signals_belong_to_nobody() {
    let mut table = TestTable::new(3, "");
    table.play("signal NW:E straight; enter NW:E red");
    assert_eq!(table.seat().number(), 3);
    table.allows("move NW:E remove");
}

#[test]
fn tc_3_6_signals_change_only_when_placed_or_moved_through() {
    let mut table = TestTable::new(2, "");
    table.play("signal NW:E straight; signal SE:W left");
    let before = table.view().signals;
    table.play("enter NW:E red; pass; enter SE:W red; enter SE:W yellow; move NW:E keep; move SE:W keep");
    assert_eq!(table.view().signals, before);
    table.play("enter NW:E red; move NW:E remove");
    assert_eq!((table.signal("NW:E"), table.signal("SE:W")), (None, Some("left")));
}

#[test]
fn tc_3_7_a_player_may_pass() {
    let mut table = TestTable::new(2, "");
    table.allows("pass");
    let before = table.view();
    table.play("pass");
    let after = table.view();
    assert_eq!((after.to_move, after.passes, after.turns), (Some(2), 1, 1));
    assert_eq!((after.lanes, after.signals), (before.lanes, before.signals));
}
