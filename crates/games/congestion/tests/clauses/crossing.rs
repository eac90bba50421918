//! TC-4: crossing paths, each clause spelt out for every heading.

use cloverleaf_congestion::Heading;

use crate::test_table::TestTable;

/// From where another lane's traffic comes, seen by a driver, and what it does there.
type Path = (&'static str, &'static str);

/// The lane whose traffic comes in from this side of a driver with this heading: a northbound driver has
/// the west on the left, and what comes from the west drives east.
fn lane_from(side: &str, heading: Heading) -> String {
    let quarters = match side {
        "left" => 1,
        "opposite" => 2,
        _ => 3,
    };
    format!("r2c2:{}", heading.turned(quarters))
}

/// Checks that a direction crosses just these of the nine paths that the other three lanes can have.
fn crosses_just(options: &str, direction: &str, crossed: &[Path]) {
    for heading in Heading::ALL {
        for side in ["left", "opposite", "right"] {
            for shown in ["straight", "left", "right"] {
                let mut table = TestTable::new(2, &format!("grid=3x3 {options}"));
                let other = lane_from(side, heading);
                table.play(&format!("signal {other} {shown}"));
                let text = format!("signal r2c2:{heading} {direction}");
                match crossed.contains(&(side, shown)) {
                    true => table.refuses(&text, "TC-3.4", &other),
                    false => table.allows(&text),
                }
            }
        }
    }
}

#[test]
fn tc_4_1_a_right_turn_crosses_nothing() {
    crosses_just("", "right", &[]);
}

#[test]
fn tc_4_2_what_straight_crosses() {
    let crossed = [("left", "straight"), ("right", "straight"), ("right", "left"), ("opposite", "left")];
    crosses_just("", "straight", &crossed);
}

#[test]
fn tc_4_3_what_left_crosses() {
    let from_left_and_opposite =
        [("left", "straight"), ("left", "left"), ("opposite", "straight"), ("opposite", "left")];
    crosses_just("", "left", &[&from_left_and_opposite[..], &[("right", "left")]].concat());
}

#[test]
fn tc_4_4_paths_into_the_same_lane_merge() {
    // All three lead into NE:E.
    let mut table = TestTable::new(2, "");
    table.play("signal NW:E straight; signal NW:N right; signal NW:S left");
    assert_eq!(table.view().signals.len(), 3);
}

#[test]
fn tc_4_4_crossing_is_symmetric() {
    for (one, other) in
        [("NW:E straight", "NW:N straight"), ("NW:E left", "NW:W left"), ("NW:E left", "NW:S straight")]
    {
        for (first, second) in [(one, other), (other, one)] {
            let mut table = TestTable::new(2, "");
            table.play(&format!("signal {first}"));
            table.refuses(&format!("signal {second}"), "TC-3.4", &first[..4]);
        }
    }
}

#[test]
fn tc_4_4_paths_of_different_intersections_do_not_cross() {
    let mut table = TestTable::new(2, "");
    table.play("signal NW:E straight; signal NE:S straight; signal SW:N left; signal SE:N left");
    assert_eq!(table.view().signals.len(), 4);
}

#[test]
fn tc_4_5_keeping_left_changes_left_and_right() {
    crosses_just("keep_left=true", "left", &[]);
    let straight = [("right", "straight"), ("left", "straight"), ("left", "right"), ("opposite", "right")];
    crosses_just("keep_left=true", "straight", &straight);
    let right = [
        ("right", "straight"),
        ("right", "right"),
        ("opposite", "straight"),
        ("opposite", "right"),
        ("left", "right"),
    ];
    crosses_just("keep_left=true", "right", &right);
}
