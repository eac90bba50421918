//! GB-3: set-up and first turn.

use cloverleaf_core::Game;
use cloverleaf_core::{Actor, Seat, SeatSet, Turn, Viewer};
use cloverleaf_gridlock::Phase;

use crate::test_table::{Deal, TestTable, set_up};

#[test]
fn gb_3_1_draws_are_chance_by_the_number_of_tiles_left() {
    let mut table = Deal::new(2, "").tiles(1, &["N.SE", "N.SE"]).opening();
    table.refuses("tile 1 N.SE", "GB-3.1", "");
    table.refuses("card 1 harvard", "GB-3.1", "");
    let place = table.listed("place ")[0].parse().expect("an action");
    table.game.play_unchecked(&mut table.state, Actor::Seat(Seat::at(0)), place);
    let left = table.chance();
    assert_eq!(left[0], ("tile 1 N.SE".to_owned(), 4), "eight less four in hands");
    assert_eq!(left.iter().map(|(_, copies)| copies).sum::<u32>(), 60);
}

#[test]
fn gb_3_2_different_cards_are_kept() {
    let mut table = TestTable::new(3, "");
    assert_eq!(table.chance().len(), 12);
    table.refuses("card 2 harvard", "GB-3.2", "");
    table.refuses("card 1 paris", "GB-3.2", "paris");
    table.refuses("tile 1 N.SE", "GB-3.2", "");
    table.draw("card 1 harvard").draw("card 2 mit").draw("card 3 aquarium");
    assert_eq!(table.state.phase, Phase::Dealing);
    assert_eq!([table.car(1), table.car(2), table.car(3)], ["A1", "D1", "K4"]);
}

#[test]
fn gb_3_2_all_who_match_put_back_at_once_and_redraw_in_seat_order() {
    let mut table = TestTable::new(4, "");
    table.draw("card 1 mit").draw("card 2 harvard").draw("card 3 mit").draw("card 4 mit");
    assert_eq!(table.open_view().starts.iter().flatten().count(), 1, "only seat 2 keeps its card");
    assert!(table.open_view().cars.iter().all(Option::is_none), "nobody starts before all differ");
    let drawable = |table: &TestTable| table.chance().len();
    assert_eq!(drawable(&table), 11, "mit went back into the decks, harvard shows");
    table.refuses("card 3 aquarium", "GB-3.2", "");
    table.refuses("card 1 harvard", "GB-3.2", "harvard");
    table.draw("card 1 mit");
    assert_eq!(drawable(&table), 10);
    table.refuses("card 3 mit", "GB-3.2", "mit");
    table.draw("card 3 aquarium");
    assert_eq!(drawable(&table), 9);
    table.draw("card 4 north-end");
    assert_eq!([table.car(1), table.car(2), table.car(3), table.car(4)], ["D1", "A1", "K4", "K1"]);
}

#[test]
fn gb_3_2_two_pairs_all_draw_again() {
    let mut table = TestTable::new(4, "");
    table.draw("card 1 mit").draw("card 2 harvard").draw("card 3 harvard").draw("card 4 mit");
    assert_eq!(table.open_view().starts[..], [None; 4]);
    assert_eq!(table.chance().len(), 12);
    table.draw("card 1 harvard").draw("card 2 mit").draw("card 3 aquarium").draw("card 4 north-end");
    assert_eq!(table.state.phase, Phase::Dealing);
}

#[test]
fn gb_3_3_car_and_cube_on_the_start_and_five_secret_cards() {
    let mut table = TestTable::new(2, "");
    table.draw("card 1 mit").draw("card 2 harvard");
    assert_eq!(table.open_view().cubes[&"D1".parse().expect("a space")][..], [1]);
    assert_eq!(table.chance().len(), 11, "the starting card is out");
    table.refuses("card 1 mit", "GB-3.3", "mit");
    for card in ["harvard", "aquarium", "north-end", "fenway-park", "copley-square"] {
        table.draw(&format!("card 1 {card}"));
        if card != "copley-square" {
            table.refuses(&format!("card 1 {card}"), "GB-3.3", card);
        }
    }
    assert_eq!(table.view(Viewer::Seat(Seat::at(0))).cards.len(), 5);
    assert_eq!(table.view(Viewer::Seat(Seat::at(1))).cards.len(), 0);
    table.refuses("card 1 symphony-hall", "GB-3.3", "");
    assert_eq!(table.chance().len(), 11, "now seat 2");
    assert_eq!(table.open_view().card_counts[..], [5, 0]);
}

#[test]
fn gb_3_4_two_secret_tiles_each_seat_one_first() {
    let mut table = Deal::new(3, "").opening();
    assert_eq!(table.open_view().hand_sizes[..], [2, 2, 2]);
    assert_eq!(table.open_view().hand[..], []);
    table = TestTable::new(2, "");
    table.draw("card 1 mit").draw("card 2 harvard");
    while table.state.phase == Phase::Dealing {
        let card = table.chance()[0].0.clone();
        table.draw(&card);
    }
    table.refuses("tile 2 N.SE", "GB-3.4", "");
    table.refuses("tile 1 NE.S", "GB-4.4", "NE.S");
    table.draw("tile 1 N.SE").draw("tile 1 S*");
    table.refuses("tile 1 N.SE", "GB-3.4", "");
    table.refuses("tile 2 S*", "GB-4.4", "S*");
    table.draw("tile 2 N.SE");
}

/// Everything is dealt, and nothing about the first player has been asked yet.
fn dealt(seats: u8, options: &str) -> TestTable {
    let mut table = TestTable::new(seats, options);
    for (seat, start) in ["mit", "harvard", "aquarium", "north-end"].iter().enumerate().take(seats.into()) {
        table.draw(&format!("card {} {start}", seat + 1));
    }
    while matches!(table.state.phase, Phase::Dealing | Phase::Handing) {
        let next = table.chance()[0].0.clone();
        table.draw(&next);
    }
    table
}

#[test]
fn gb_3_5_the_first_player_by_lot() {
    let mut table = dealt(3, "first_player=random");
    let lots = table.chance();
    assert_eq!(lots, [("first 1".into(), 1), ("first 2".into(), 1), ("first 3".into(), 1)]);
    table.refuses("first 4", "GB-3.5", "");
    table.draw("first 3");
    assert_eq!(table.game.turn(&table.state), Turn::Seat(Seat::at(2)));
}

#[test]
fn gb_3_5_the_first_player_by_number() {
    let table = dealt(3, "first_player=2");
    assert_eq!(table.game.turn(&table.state), Turn::Seat(Seat::at(1)));
    let error = set_up(3, "first_player=4").expect_err("three seats");
    assert!(error.contains("GB-3.5"), "{error}");
    assert!(set_up(3, "first_player=me").is_err());
    let given = [("first_player".to_owned(), cloverleaf_core::Value::Number(2))];
    let options = cloverleaf_core::options_from::<cloverleaf_gridlock::Options>(&given);
    let second = cloverleaf_gridlock::FirstPlayer::Seat(Seat::at(1));
    assert_eq!(options.map(|options| options.first_player), Ok(second), "a number will do in JSON");
}

#[test]
fn gb_3_5_a_real_race() {
    let mut table = dealt(3, "first_player=race");
    assert_eq!(table.game.turn(&table.state), Turn::Race(SeatSet::first(3)));
    for seat in SeatSet::first(3).iter() {
        assert!(!table.legal_of(seat).is_empty());
        assert_eq!(table.refusal_of(Actor::Seat(seat), "end").0, "GB-3.5");
    }
    table.play_for(2, "place D6 N.SE");
    assert_eq!(table.open_view().first, Some(2));
    assert_eq!(table.seat(), Seat::at(2), "the others place in turn");
    assert_eq!(table.refusal_of(Actor::Seat(Seat::at(0)), "place D7 N.SE").0, "turn");
    table.play("place D7 N.SE; place E6 N.SE");
    assert_eq!((table.seat(), table.state.phase), (Seat::at(1), Phase::Undeclared));
}

#[test]
fn gb_3_6_one_placement_each_then_normal_turns() {
    let mut table = dealt(3, "first_player=3");
    for refused in ["end", "build", "drive", "cone D5", "remove D6", "stop D4"] {
        table.refuses(refused, "GB-3.6", "");
    }
    table.play("place D6 N.SE");
    assert_eq!(table.open_view().hand_sizes[..], [2, 2, 2], "drawn back to two");
    assert_eq!(table.seat(), Seat::at(0));
    table.play("place D7 N.SE; place A2 N.SE");
    assert_eq!((table.seat(), table.state.phase), (Seat::at(2), Phase::Undeclared));
    assert_eq!(table.open_view().tiles.len(), 3);
}
