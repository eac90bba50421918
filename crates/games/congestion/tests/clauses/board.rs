//! TC-1: the board.

use std::collections::BTreeSet;

use cloverleaf_congestion::{Board, Colour, Direction, Grid, Lane};

use crate::test_table::{TestTable, set_up};

/// The sixteen lanes of the 2x2 board: name, kind, where left, straight and right lead, the colour barred.
const TABLE: &str = "
    NW:E in  out:NW:N NE:E     SW:S     blue
    SW:E in  NW:N     SE:E     out:SW:S green
    NE:W in  SE:S     NW:W     out:NE:N blue
    SE:W in  out:SE:S SW:W     NE:N     green
    NW:S in  NE:E     SW:S     out:NW:W yellow
    NE:S in  out:NE:E SE:S     NW:W     red
    SW:N in  out:SW:W NW:N     SE:E     yellow
    SE:N in  SW:W     NE:N     out:SE:E red
    NE:E mid out:NE:N out:NE:E SE:S     -
    SE:E mid NE:N     out:SE:E out:SE:S -
    NW:W mid SW:S     out:NW:W out:NW:N -
    SW:W mid out:SW:S out:SW:W NW:N     -
    NW:N mid out:NW:W out:NW:N NE:E     -
    NE:N mid NW:W     out:NE:N out:NE:E -
    SW:S mid SE:E     out:SW:S out:SW:W -
    SE:S mid out:SE:E out:SE:S SW:W     -";

fn rows() -> impl Iterator<Item = [&'static str; 6]> {
    let rows = TABLE.lines().filter(|line| !line.is_empty());
    rows.map(|line| line.split_whitespace().collect::<Vec<_>>().try_into().expect("six columns"))
}

fn board(grid: &str) -> Board {
    Board::new(grid.parse().expect(grid))
}

fn names(lanes: impl IntoIterator<Item = Lane>) -> BTreeSet<String> {
    lanes.into_iter().map(|lane| lane.to_string()).collect()
}

#[test]
fn tc_1_1_two_streets_cross_two_and_cars_keep_right() {
    let table = TestTable::new(2, "");
    let view = table.view();
    assert_eq!(view.grid.to_string(), "2x2");
    assert!(!view.keep_left);
    let intersections: BTreeSet<_> = view.lanes.names().map(|lane| lane.intersection().to_string()).collect();
    assert!(intersections.iter().eq(["NE", "NW", "SE", "SW"]));
}

#[test]
fn tc_1_2_there_are_eight_lanes_of_each_kind() {
    let board = board("2x2");
    let entrances = board.lanes().iter().filter(|lane| board.is_entrance(**lane)).count();
    assert_eq!((entrances, board.lanes().len() - entrances, board.exits().count()), (8, 8, 8));
    for [lane, kind, ..] in rows() {
        assert_eq!(board.is_entrance(lane.parse().expect(lane)), kind == "in", "{lane}");
    }
}

#[test]
fn tc_1_3_lanes_are_named_by_where_they_end_and_exits_by_where_they_begin() {
    let board = board("2x2");
    assert_eq!(names(board.lanes().iter().copied()), rows().map(|[lane, ..]| lane.to_owned()).collect());
    let exits = "out:NW:N out:NE:N out:NE:E out:SE:E out:SE:S out:SW:S out:SW:W out:NW:W";
    assert_eq!(names(board.exits()), exits.split(' ').map(str::to_owned).collect());
}

#[test]
fn tc_1_3_a_name_that_the_board_does_not_have_is_refused_and_never_misread() {
    let table = TestTable::new(2, "");
    table.refuses("enter r1c1:E red", "TC-1.3", "r1c1:E");
    table.refuses("signal r2c2:N left", "TC-1.3", "r2c2:N");
    table.refuses("signal out:NW:S left", "TC-1.3", "out:NW:S");
    table.refuses("move r1c1:E keep", "TC-1.3", "r1c1:E");
}

#[test]
fn tc_1_4_each_turn_leads_to_the_lane_of_the_table() {
    let board = board("2x2");
    for [lane, _, left, straight, right, _] in rows() {
        for (direction, target) in
            [(Direction::Left, left), (Direction::Straight, straight), (Direction::Right, right)]
        {
            let leads = board.leads_to(lane.parse().expect(lane), direction);
            assert_eq!(leads.map(|lane| lane.to_string()).as_deref(), Some(target), "{lane} {direction}");
        }
    }
}

#[test]
fn tc_1_4_no_turn_leads_back() {
    for rows in 1..=4 {
        for columns in 1..=4 {
            let board = Board::new(Grid::new(rows, columns).expect("a grid"));
            for &lane in board.lanes() {
                let leads =
                    Direction::ALL.map(|direction| board.leads_to(lane, direction).expect("on the board"));
                let back = lane.heading().turned(2);
                assert!(leads.iter().all(|target| target.heading() != back && board.has(*target)), "{lane}");
                assert_eq!(BTreeSet::from(leads).len(), 3, "{lane}: three turns lead to three lanes");
            }
        }
    }
}

#[test]
fn tc_1_5_a_colour_scores_on_its_side() {
    let sides = [(Colour::Blue, 'N'), (Colour::Red, 'E'), (Colour::Green, 'S'), (Colour::Yellow, 'W')];
    for (colour, letter) in sides {
        assert_eq!(colour.side().letter(), letter);
        let scoring = board("2x2").exits().filter(|exit| exit.heading() == colour.side()).count();
        assert_eq!(scoring, 2, "{colour}");
    }
}

#[test]
fn tc_1_6_a_lane_holds_five_cars() {
    let mut table = TestTable::new(2, "");
    table.play("enter NW:E red; enter NW:E yellow; enter NW:E red; enter NW:E red");
    table.allows("enter NW:E yellow");
    table.play("enter NW:E yellow");
    assert_eq!(table.cars("NW:E"), "ryrry");
    table.refuses("enter NW:E red", "TC-3.1", "NW:E");
}

#[test]
fn tc_1_6_an_exit_is_never_full() {
    let mut table = TestTable::new(2, "");
    table.play("signal NW:E left");
    for _ in 0..3 {
        table.play("enter NW:E red; enter NW:E red; enter NW:E red; enter NW:E red; enter NW:E red");
        table.play("move NW:E keep");
        assert_eq!(table.cars("NW:E"), "", "all five leave at once, every time");
    }
}

#[test]
fn tc_1_7_larger_grids_name_lanes_by_row_and_column() {
    let table = TestTable::new(4, "grid=3x4");
    assert_eq!(table.view().lanes.queues().len(), 48);
    table.allows("enter r1c3:S red");
    table.allows("enter r3c1:E yellow");
    table.refuses("enter r2c2:E red", "TC-3.1", "r2c2:E");
    table.refuses("enter r4c1:E red", "TC-1.7", "r4c1:E");
    table.refuses("enter NW:E red", "TC-1.7", "NW:E");
    table.refuses("signal out:r2c2:E left", "TC-1.7", "out:r2c2:E");
}

#[test]
fn tc_1_7_a_colour_scores_at_all_exits_on_its_side() {
    for (grid, north, east) in [("1x1", 1, 1), ("1x3", 3, 1), ("4x4", 4, 4), ("3x2", 2, 3)] {
        let exits: Vec<_> = board(grid).exits().collect();
        let side = |colour: Colour| exits.iter().filter(|exit| exit.heading() == colour.side()).count();
        assert_eq!([side(Colour::Blue), side(Colour::Green)], [north; 2], "{grid}");
        assert_eq!([side(Colour::Red), side(Colour::Yellow)], [east; 2], "{grid}");
    }
    let mut table = TestTable::new(2, "grid=3x1");
    table.play(
        "signal r2c1:E left; enter r2c1:E red; move r2c1:E keep; signal r1c1:N right; move r1c1:N keep",
    );
    assert_eq!(table.view().counted.as_slice(), [1, 0]);
}

#[test]
fn tc_1_7_keeping_left_changes_nothing_but_what_crosses() {
    let (right, mut left) = (TestTable::new(4, ""), TestTable::new(4, "keep_left=true"));
    assert_eq!(left.legal(), right.legal());
    assert!(left.view().keep_left);
    left.play(
        "signal NW:E left; enter NW:E red; signal SW:E right; enter SW:E red; move NW:E keep; move SW:E keep",
    );
    let view = left.view();
    assert!(
        view.lanes.queues().iter().all(|queue| queue.is_empty()),
        "left of NW:E and right of SW:E are exits still"
    );
}

#[test]
fn tc_1_7_the_grid_has_one_to_four_streets_each_way() {
    for wrong in ["0x2", "5x2", "2x5", "2", "2x2x2", "big"] {
        let error = set_up(2, &format!("grid={wrong}")).expect_err(wrong);
        assert!(error.contains("TC-1.7") && error.contains(wrong) && error.contains("1 to 4"), "{error}");
    }
}
