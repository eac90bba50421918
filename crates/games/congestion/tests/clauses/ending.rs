//! TC-5 and TC-6: scoring, the end, and who knows what.

use cloverleaf_core::{Actor, Game, GameExt, Seat, SplitMix, Viewer};

use cloverleaf_testkit::table::{Event, Table};

use crate::test_table::{TestTable, set_up};

/// Brings this many red cars out in the east, one after the other. The other seat sets them going.
fn red_cars(table: &mut TestTable, cars: usize) {
    for _ in 0..cars {
        table.play("enter NW:E red; move NW:E keep; pass; move NE:E keep");
    }
}

/// Two seats, with signals that lead from NW:E straight to the east.
fn eastbound(options: &str) -> TestTable {
    let mut table = TestTable::new(2, options);
    table.play("signal NW:E straight; signal NE:E straight");
    table
}

#[test]
fn tc_5_1_a_car_counts_on_its_side_and_leaves_the_board() {
    let mut table = TestTable::new(4, "");
    table.play("signal NW:E straight; signal NE:E straight");
    table.play("enter NW:E red; enter NW:E green; enter NW:E red; enter NW:E yellow; move NW:E keep");
    table.play("move NE:E keep");
    assert_eq!(table.cars("NE:E"), "");
    assert_eq!(
        table.view().counted.as_slice(),
        [0, 2, 0, 0],
        "red counts in the east, the others for nobody"
    );
    assert_eq!(table.game.scores(&table.state).as_slice(), [0, 2, 0, 0]);
}

#[test]
fn tc_5_2_twenty_cars_win_at_the_end_of_the_move() {
    let mut table = eastbound("");
    red_cars(&mut table, 19);
    assert_eq!(table.outcome(), None);
    table.play("enter NW:E red; enter NW:E red; move NW:E keep; move NE:E remove");
    assert_eq!(table.result(), (vec![1, 2], "target"));
    assert_eq!(table.view().counted.as_slice(), [21, 0], "the whole move is made");
    assert_eq!(table.signal("NE:E"), None, "to its very end");
}

#[test]
fn tc_5_2_whoever_moves_the_cars_their_colour_wins() {
    let mut table = eastbound("target=1");
    table.play("enter NW:E red; pass; move NW:E keep");
    assert_eq!(table.seat().number(), 2, "yellow moves red's car");
    table.play("move NE:E keep");
    assert_eq!(table.result(), (vec![1, 2], "target"));
}

#[test]
fn tc_5_2_the_target_is_an_option() {
    let mut table = eastbound("target=2");
    red_cars(&mut table, 1);
    assert_eq!(table.outcome(), None);
    red_cars(&mut table, 1);
    assert_eq!(table.result().1, "target");
    assert!(set_up(2, "target=0").is_err());
}

#[test]
fn tc_5_3_all_passing_in_succession_ends_the_game() {
    for seats in 2..=4 {
        let mut table = TestTable::new(seats, "");
        for _ in 1..seats {
            table.play("pass");
        }
        table.play("enter NW:E red");
        for _ in 0..seats {
            assert_eq!(table.outcome(), None);
            table.play("pass");
        }
        assert_eq!(table.result(), (vec![1; usize::from(seats)], "all passed"));
    }
}

#[test]
fn tc_5_3_a_car_that_enters_or_leaves_breaks_a_stall() {
    let mut table = eastbound("");
    assert_eq!(table.view().stalled, 2);
    table.play("enter NW:E red");
    assert_eq!(table.view().stalled, 0, "a car entered");
    table.play("move NW:E keep");
    assert_eq!(table.view().stalled, 1, "a car went from lane to lane");
    table.play("move NE:E right");
    assert_eq!(table.view().stalled, 0, "a car left");
}

#[test]
fn tc_5_3_sixty_turns_without_a_car_in_or_out_end_the_game() {
    let mut table = TestTable::new(2, "");
    table.play("signal NE:E right; signal SE:S right; signal SW:W right; signal NW:N right");
    table.play("signal NW:E straight; enter NW:E red; move NW:E keep");
    // One car drives round the block, and none comes or leaves.
    for lane in ["NE:E", "SE:S", "SW:W", "NW:N"].into_iter().cycle().take(59) {
        assert_eq!(table.outcome(), None);
        table.play(&format!("move {lane} keep"));
    }
    assert_eq!(table.result(), (vec![1, 1], "stalled"));
}

#[test]
fn tc_5_3_the_stall_limit_is_an_option() {
    let mut table = TestTable::new(2, "stall_limit=3");
    table.play("signal NW:E left; pass; signal NW:S right");
    assert_eq!(table.result(), (vec![1, 1], "stalled"));
}

#[test]
fn tc_5_4_ranked_by_cars_counted_equals_sharing() {
    let mut table = TestTable::new(3, "");
    table.play("signal NW:E straight; signal NE:E straight; enter NW:E red; move NW:E keep; move NE:E keep");
    table.play("pass; pass; pass");
    assert_eq!(table.result(), (vec![2, 1, 2], "all passed"));
}

#[test]
fn tc_5_4_whoever_resigned_passes_and_their_colour_stays_in_play() {
    let mut table = Table::new(set_up(4, "").expect("four seats"));
    let blue = "enter SW:E blue".parse().expect("an action");
    table.apply(Event::Resign(Seat::at(0))).expect("anybody may resign");
    let refused = table.play(Actor::Seat(Seat::at(0)), blue).expect_err("blue has resigned");
    assert_eq!((refused.clause(), refused.at().as_deref()), ("X-4", Some("1")));
    assert_eq!(table.for_the_resigned(), Some((Seat::at(0), "pass".parse().ok())));
    table.play(Actor::Seat(Seat::at(0)), "pass".parse().expect("an action")).expect("it passes");
    table.play(Actor::Seat(Seat::at(1)), blue).expect("blue cars stay in play");
}

#[test]
fn tc_5_5_the_turn_limit_counts_passes_too() {
    let mut table = TestTable::new(3, "turn_limit=4");
    table.play("pass; enter NW:E red; pass");
    assert_eq!(table.outcome(), None);
    table.play("pass");
    assert_eq!(table.result(), (vec![1, 1, 1], "turn limit"));
}

#[test]
fn tc_6_1_everything_is_open_to_all() {
    let mut table = TestTable::new(4, "");
    table.play("signal NW:E straight; enter NW:E red; enter NW:E green; move NW:E left; pass");
    for viewer in Viewer::all(4).chain([Viewer::Referee]) {
        let view = table.game.view(&table.state, viewer);
        assert_eq!(
            table.game.complete(&view, &mut SplitMix::new(1)),
            table.state,
            "{viewer} knows all there is"
        );
        let action = "enter NE:S blue".parse().expect("notation");
        let seen = table.game.redact(&table.state, Actor::Seat(Seat::at(1)), action, viewer);
        assert_eq!(seen, Some(action), "{viewer} sees every action");
    }
    assert!(table.game.permit(&table.state, Actor::Chance, cloverleaf_congestion::Action::Pass).is_err());
}
