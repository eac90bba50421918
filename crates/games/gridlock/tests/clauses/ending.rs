//! GB-7: the end.

use cloverleaf_core::{Actor, Game, Seat, Turn};
use cloverleaf_gridlock::{Action, Phase};

use crate::test_table::{Deal, TestTable};

/// Roads that join Copley Square with MIT, Symphony Hall, the Museum of Science and Fenway Park.
const ROADS: [(&str, &str); 8] = [
    ("E3", "NE.NW"),
    ("D4", "N.S"),
    ("D3", "N.SE.S"),
    ("D2", "N.S"),
    ("D6", "N.S"),
    ("D7", "N.S"),
    ("C5", "NE.SW"),
    ("B5", "NE.SW"),
];
const PLACES: [&str; 4] = ["mit", "symphony-hall", "museum-of-science", "fenway-park"];

fn race(seats: u8, options: &str) -> Deal {
    Deal::new(seats, &format!("places=short {options}")).roads(&ROADS).cards(1, &PLACES)
}

#[test]
fn gb_7_1_all_destinations_scored_wins_at_once_without_a_draw() {
    let mut desk = race(2, "").desk();
    desk.play("drive; stop D1; stop D8; end; drive; stop F3");
    let pile = desk.open_view().pile_size;
    assert_eq!((desk.scores(), desk.outcome()), (vec![3, 0], None), "the start is not counted");
    desk.play("stop A5");
    assert_eq!(desk.result(), (vec![1, 2], "destinations"));
    assert_eq!(desk.open_view().pile_size, pile);
    assert_eq!(desk.scores(), [4, 0]);
}

#[test]
fn gb_7_1_the_winning_stop_ends_the_turn_with_a_stop_to_spare() {
    let mut desk = race(2, "last_lap=true").desk();
    desk.play("drive; stop D1; stop D8; end; drive; stop F3; end; end; drive; stop A5");
    assert_eq!((desk.open_view().winner, desk.seat()), (Some(1), Seat::at(1)));
}

#[test]
fn gb_7_1_a_win_in_a_short_handed_turn_draws_nothing() {
    let mut desk = race(2, "quick_trip=true").desk();
    desk.play("stop D1; stop D8; stop F3; end");
    let hand = desk.open_view().hand_sizes[0];
    let place = desk.listed("place J1 ").swap_remove(0);
    desk.play(&place).play("stop A5");
    assert_eq!(desk.result().0, [1, 2]);
    assert_eq!(desk.open_view().hand_sizes[0], hand - 1);
}

#[test]
fn gb_7_2_a_last_lap_gives_each_other_player_one_more_turn() {
    let mut desk =
        race(3, "last_lap=true").starts(&["copley-square", "museum-of-fine-arts", "symphony-hall"]);
    desk = desk.cards(3, &["mit", "copley-square", "museum-of-science", "fenway-park"]);
    let mut desk = desk.desk();
    desk.play("drive; stop D1; stop D8; end; drive; stop D1; stop D5; drive; stop F3; stop A5");
    assert_eq!((desk.open_view().winner, desk.seat()), (Some(1), Seat::at(1)));
    desk.play("build; end; drive; stop F3; stop A5");
    assert_eq!(desk.scores(), [4, 0, 4]);
    assert_eq!(desk.result(), (vec![1, 3, 2], "destinations"), "who completes in the lap ranks next");
}

#[test]
fn gb_7_2_lap_turns_draw_and_the_winner_stays_out() {
    let mut desk = race(3, "last_lap=true").desk();
    desk.play("drive; stop D1; stop D8; end; end; drive; stop F3; stop A5; build");
    let place = desk.listed("place J1 ").swap_remove(0);
    desk.play(&place).play("end");
    assert_eq!(desk.open_view().hand_sizes, [2, 2, 2]);
    assert_eq!((desk.seat(), desk.outcome()), (Seat::at(2), None));
    desk.play("end");
    assert_eq!(desk.game.turn(&desk.state), Turn::Over);
}

#[test]
fn gb_7_2_a_turn_limit_ends_the_lap_too() {
    // Three placements, eight roads from seat 1 in four rounds, then the drives of the test.
    let mut desk = race(3, "last_lap=true").desk();
    let laid = desk.state.turns;
    let mut limited = race(3, &format!("last_lap=true turn_limit={}", laid + 5)).desk();
    for desk in [&mut desk, &mut limited] {
        desk.play("drive; stop D1; stop D8; end; end; drive; stop F3; stop A5; end");
    }
    assert_eq!(desk.outcome(), None);
    assert_eq!(limited.result(), (vec![1, 2, 2], "destinations"));
}

#[test]
fn gb_7_3_the_winner_then_by_destinations_scored() {
    let mut desk = race(4, "").starts(&["copley-square", "museum-of-fine-arts", "symphony-hall", "mit"]);
    desk = desk.cards(3, &["mit", "copley-square"]).cards(4, &["symphony-hall", "aquarium"]);
    let mut desk = desk.desk();
    desk.play("drive; stop D1; stop D8; end; drive; stop D1; stop D5; drive; stop D8; end");
    assert_eq!(desk.scores(), [2, 0, 2, 1]);
    desk.play("drive; stop F3; stop A5");
    assert_eq!(desk.result(), (vec![1, 4, 2, 3], "destinations"));
}

#[test]
fn gb_7_4_the_turn_of_one_who_resigned_is_ended_at_once() {
    let mut desk = race(2, "").desk();
    let resigned = |desk: &TestTable| desk.game.for_the_resigned(&desk.state, desk.seat());
    assert_eq!(resigned(&desk), Some(Action::End));
    desk.play("build");
    assert_eq!(resigned(&desk), Some(Action::End));
    let before = desk.open_view();
    desk.play("end");
    let after = desk.open_view();
    assert_eq!(
        (before.cars, before.card_counts, before.hand_sizes),
        (after.cars, after.card_counts, after.hand_sizes)
    );
    let opening = race(2, "").opening();
    assert_eq!(opening.state.phase, Phase::Opening);
    assert_eq!(resigned(&opening), None, "a bot places for them");
}

#[test]
fn gb_7_5_the_turn_limit_counts_finished_turns_with_the_opening_round() {
    let mut desk = Deal::new(2, "turn_limit=4").opening();
    desk.play("place J7 N.SE; place K6 N.SE; end; build");
    assert_eq!((desk.state.turns, desk.outcome()), (3, None));
    let place = desk.listed("place J1 ").swap_remove(0).parse().expect("an action");
    let end = "end".parse().expect("an action");
    for action in [place, end] {
        desk.game.play_unchecked(&mut desk.state, Actor::Seat(Seat::at(1)), action);
    }
    assert_eq!(desk.game.turn(&desk.state), Turn::Chance, "a turn is finished once its tiles are drawn");
    desk.deal_on();
    assert_eq!(desk.result(), (vec![1, 1], "turn limit"));
}
