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
    let mut table = race(2, "").table();
    table.play("drive; stop D1; stop D8; end; drive; stop F3");
    let pile = table.open_view().pile_size;
    assert_eq!((table.scores(), table.outcome()), (vec![3, 0], None), "the start is not counted");
    table.play("stop A5");
    assert_eq!(table.result(), (vec![1, 2], "destinations"));
    assert_eq!(table.open_view().pile_size, pile);
    assert_eq!(table.scores(), [4, 0]);
}

#[test]
fn gb_7_1_the_winning_stop_ends_the_turn_with_a_stop_to_spare() {
    let mut table = race(2, "last_lap=true").table();
    table.play("drive; stop D1; stop D8; end; drive; stop F3; end; end; drive; stop A5");
    assert_eq!((table.open_view().winner, table.seat()), (Some(1), Seat::at(1)));
}

#[test]
fn gb_7_1_a_win_in_a_short_handed_turn_draws_nothing() {
    let mut table = race(2, "quick_trip=true").table();
    table.play("stop D1; stop D8; stop F3; end");
    let hand = table.open_view().hand_sizes[0];
    let place = table.listed("place J1 ").swap_remove(0);
    table.play(&place).play("stop A5");
    assert_eq!(table.result().0, [1, 2]);
    assert_eq!(table.open_view().hand_sizes[0], hand - 1);
}

#[test]
fn gb_7_2_a_last_lap_gives_each_other_player_one_more_turn() {
    let mut table =
        race(3, "last_lap=true").starts(&["copley-square", "museum-of-fine-arts", "symphony-hall"]);
    table = table.cards(3, &["mit", "copley-square", "museum-of-science", "fenway-park"]);
    let mut table = table.table();
    table.play("drive; stop D1; stop D8; end; drive; stop D1; stop D5; drive; stop F3; stop A5");
    assert_eq!((table.open_view().winner, table.seat()), (Some(1), Seat::at(1)));
    table.play("build; end; drive; stop F3; stop A5");
    assert_eq!(table.scores(), [4, 0, 4]);
    assert_eq!(table.result(), (vec![1, 3, 2], "destinations"), "who completes in the lap ranks next");
}

#[test]
fn gb_7_2_lap_turns_draw_and_the_winner_stays_out() {
    let mut table = race(3, "last_lap=true").table();
    table.play("drive; stop D1; stop D8; end; end; drive; stop F3; stop A5; build");
    let place = table.listed("place J1 ").swap_remove(0);
    table.play(&place).play("end");
    assert_eq!(table.open_view().hand_sizes[..], [2, 2, 2]);
    assert_eq!((table.seat(), table.outcome()), (Seat::at(2), None));
    table.play("end");
    assert_eq!(table.game.turn(&table.state), Turn::Over);
}

#[test]
fn gb_7_2_a_turn_limit_ends_the_lap_too() {
    // Three placements, eight roads from seat 1 in four rounds, then the drives of the test.
    let mut table = race(3, "last_lap=true").table();
    let laid = table.state.turns;
    let mut limited = race(3, &format!("last_lap=true turn_limit={}", laid + 5)).table();
    for table in [&mut table, &mut limited] {
        table.play("drive; stop D1; stop D8; end; end; drive; stop F3; stop A5; end");
    }
    assert_eq!(table.outcome(), None);
    assert_eq!(limited.result(), (vec![1, 2, 2], "destinations"));
}

#[test]
fn gb_7_3_the_winner_then_by_destinations_scored() {
    let mut table = race(4, "").starts(&["copley-square", "museum-of-fine-arts", "symphony-hall", "mit"]);
    table = table.cards(3, &["mit", "copley-square"]).cards(4, &["symphony-hall", "aquarium"]);
    let mut table = table.table();
    table.play("drive; stop D1; stop D8; end; drive; stop D1; stop D5; drive; stop D8; end");
    assert_eq!(table.scores(), [2, 0, 2, 1]);
    table.play("drive; stop F3; stop A5");
    assert_eq!(table.result(), (vec![1, 4, 2, 3], "destinations"));
}

#[test]
fn gb_7_4_the_turn_of_one_who_resigned_is_ended_at_once() {
    let mut table = race(2, "").table();
    let resigned = |table: &TestTable| table.game.for_the_resigned(&table.state, table.seat());
    assert_eq!(resigned(&table), Some(Action::End));
    table.play("build");
    assert_eq!(resigned(&table), Some(Action::End));
    let before = table.open_view();
    table.play("end");
    let after = table.open_view();
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
    let mut table = Deal::new(2, "turn_limit=4").opening();
    table.play("place J7 N.SE; place K6 N.SE; end; build");
    assert_eq!((table.state.turns, table.outcome()), (3, None));
    let place = table.listed("place J1 ").swap_remove(0).parse().expect("an action");
    let end = "end".parse().expect("an action");
    for action in [place, end] {
        table.game.play_unchecked(&mut table.state, Actor::Seat(Seat::at(1)), action);
    }
    assert_eq!(table.game.turn(&table.state), Turn::Chance, "a turn is finished once its tiles are drawn");
    table.deal_on();
    assert_eq!(table.result(), (vec![1, 1], "turn limit"));
}
