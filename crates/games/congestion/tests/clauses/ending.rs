//! TC-5 and TC-6: scoring, the end, and who knows what.

use cloverleaf_core::{Actor, Game, GameExt, Seat, SplitMix, Viewer};

use cloverleaf_testkit::table::{Event, Table};

use crate::test_table::{TestTable, set_up};

/// Brings this many red cars out in the east, one after the other. The other seat sets them going.
fn red_cars(desk: &mut TestTable, cars: usize) {
    for _ in 0..cars {
        desk.play("enter NW:E red; move NW:E keep; pass; move NE:E keep");
    }
}

/// Two seats, with signals that lead from NW:E straight to the east.
fn eastbound(options: &str) -> TestTable {
    let mut desk = TestTable::new(2, options);
    desk.play("signal NW:E straight; signal NE:E straight");
    desk
}

#[test]
fn tc_5_1_a_car_counts_on_its_side_and_leaves_the_board() {
    let mut desk = TestTable::new(4, "");
    desk.play("signal NW:E straight; signal NE:E straight");
    desk.play("enter NW:E red; enter NW:E green; enter NW:E red; enter NW:E yellow; move NW:E keep");
    desk.play("move NE:E keep");
    assert_eq!(desk.cars("NE:E"), "");
    assert_eq!(desk.view().counted, [0, 2, 0, 0], "red counts in the east, the others for nobody");
    assert_eq!(desk.game.scores(&desk.state).as_slice(), [0, 2, 0, 0]);
}

#[test]
fn tc_5_2_twenty_cars_win_at_the_end_of_the_move() {
    let mut desk = eastbound("");
    red_cars(&mut desk, 19);
    assert_eq!(desk.outcome(), None);
    desk.play("enter NW:E red; enter NW:E red; move NW:E keep; move NE:E remove");
    assert_eq!(desk.result(), (vec![1, 2], "target"));
    assert_eq!(desk.view().counted, [21, 0], "the whole move is made");
    assert_eq!(desk.signal("NE:E"), None, "to its very end");
}

#[test]
fn tc_5_2_whoever_moves_the_cars_their_colour_wins() {
    let mut desk = eastbound("target=1");
    desk.play("enter NW:E red; pass; move NW:E keep");
    assert_eq!(desk.seat().number(), 2, "yellow moves red's car");
    desk.play("move NE:E keep");
    assert_eq!(desk.result(), (vec![1, 2], "target"));
}

#[test]
fn tc_5_2_the_target_is_an_option() {
    let mut desk = eastbound("target=2");
    red_cars(&mut desk, 1);
    assert_eq!(desk.outcome(), None);
    red_cars(&mut desk, 1);
    assert_eq!(desk.result().1, "target");
    assert!(set_up(2, "target=0").is_err());
}

#[test]
fn tc_5_3_all_passing_in_succession_ends_the_game() {
    for seats in 2..=4 {
        let mut desk = TestTable::new(seats, "");
        for _ in 1..seats {
            desk.play("pass");
        }
        desk.play("enter NW:E red");
        for _ in 0..seats {
            assert_eq!(desk.outcome(), None);
            desk.play("pass");
        }
        assert_eq!(desk.result(), (vec![1; usize::from(seats)], "all passed"));
    }
}

#[test]
fn tc_5_3_a_car_that_enters_or_leaves_breaks_a_stall() {
    let mut desk = eastbound("");
    assert_eq!(desk.view().stalled, 2);
    desk.play("enter NW:E red");
    assert_eq!(desk.view().stalled, 0, "a car entered");
    desk.play("move NW:E keep");
    assert_eq!(desk.view().stalled, 1, "a car went from lane to lane");
    desk.play("move NE:E right");
    assert_eq!(desk.view().stalled, 0, "a car left");
}

#[test]
fn tc_5_3_sixty_turns_without_a_car_in_or_out_end_the_game() {
    let mut desk = TestTable::new(2, "");
    desk.play("signal NE:E right; signal SE:S right; signal SW:W right; signal NW:N right");
    desk.play("signal NW:E straight; enter NW:E red; move NW:E keep");
    // One car drives round the block, and none comes or leaves.
    for lane in ["NE:E", "SE:S", "SW:W", "NW:N"].into_iter().cycle().take(59) {
        assert_eq!(desk.outcome(), None);
        desk.play(&format!("move {lane} keep"));
    }
    assert_eq!(desk.result(), (vec![1, 1], "stalled"));
}

#[test]
fn tc_5_3_the_stall_limit_is_an_option() {
    let mut desk = TestTable::new(2, "stall_limit=3");
    desk.play("signal NW:E left; pass; signal NW:S right");
    assert_eq!(desk.result(), (vec![1, 1], "stalled"));
}

#[test]
fn tc_5_4_ranked_by_cars_counted_equals_sharing() {
    let mut desk = TestTable::new(3, "");
    desk.play("signal NW:E straight; signal NE:E straight; enter NW:E red; move NW:E keep; move NE:E keep");
    desk.play("pass; pass; pass");
    assert_eq!(desk.result(), (vec![2, 1, 2], "all passed"));
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
    let mut desk = TestTable::new(3, "turn_limit=4");
    desk.play("pass; enter NW:E red; pass");
    assert_eq!(desk.outcome(), None);
    desk.play("pass");
    assert_eq!(desk.result(), (vec![1, 1, 1], "turn limit"));
}

#[test]
fn tc_6_1_everything_is_open_to_all() {
    let mut desk = TestTable::new(4, "");
    desk.play("signal NW:E straight; enter NW:E red; enter NW:E green; move NW:E left; pass");
    for viewer in Viewer::all(4).chain([Viewer::Referee]) {
        let view = desk.game.view(&desk.state, viewer);
        assert_eq!(
            desk.game.complete(&view, &mut SplitMix::new(1)),
            desk.state,
            "{viewer} knows all there is"
        );
        let action = "enter NE:S blue".parse().expect("notation");
        let seen = desk.game.redact(&desk.state, Actor::Seat(Seat::at(1)), action, viewer);
        assert_eq!(seen, Some(action), "{viewer} sees every action");
    }
    assert!(desk.game.permit(&desk.state, Actor::Chance, cloverleaf_congestion::Action::Pass).is_err());
}
