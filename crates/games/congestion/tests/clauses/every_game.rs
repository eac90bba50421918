//! The clauses common to all games, where this one has something of its own to show.

use cloverleaf_core::{Actor, Game, GameExt, Options, Random, Say, SplitMix, Turn};
use cloverleaf_words::english;

use crate::test_table::{TestTable, set_up};

#[test]
fn x_1_the_actions_alone_make_the_state() {
    let mut random = SplitMix::new(5);
    let (mut first, mut second) = (TestTable::new(4, "grid=2x3"), TestTable::new(4, "grid=2x3"));
    for _ in 0..200 {
        let actions = first.legal();
        let action = random.choose(&actions).expect("passing is always possible").clone();
        first.play(&action);
        second.play(&action);
        assert_eq!(first.state, second.state);
        if first.outcome().is_some() {
            break;
        }
    }
    assert!(first.view().turns > 20);
}

#[test]
fn x_2_a_refusal_is_the_same_for_whoever_is_to_move() {
    let mut table = TestTable::new(3, "");
    table.play("signal NW:E straight");
    let refusal = table.refusal("signal NW:N straight");
    table.play("pass");
    assert_eq!(table.refusal("signal NW:N straight"), refusal);
}

#[test]
fn x_3_a_refusal_names_clause_and_place_and_changes_nothing() {
    let mut table = TestTable::new(2, "");
    table.play("signal NW:E straight; enter NW:E red");
    let action = "signal NW:W left".parse().expect("notation");
    let before = table.state.clone();
    let seat = table.seat();
    let refused = table.game.play(&mut table.state, Actor::Seat(seat), action).expect_err("the paths cross");
    assert_eq!((refused.clause(), refused.at().as_deref()), ("TC-3.4", Some("NW:E")));
    assert_eq!(
        english().say(&refused.message()),
        "turning left here would cross the way straight on from the west into North-West"
    );
    assert_eq!(table.state, before);
}

#[test]
fn x_3_who_is_not_to_act_is_refused_as_such() {
    let mut table = TestTable::new(2, "");
    let other = cloverleaf_core::Seat::at(1);
    let pass = "pass".parse().expect("notation");
    let refused = table.game.play(&mut table.state, Actor::Seat(other), pass).expect_err("seat 1 is to move");
    assert_eq!(refused.clause(), "turn");
    assert_eq!(table.game.turn(&table.state), Turn::Seat(cloverleaf_core::Seat::at(0)));
}

#[test]
fn x_4_a_turn_limit_ends_every_game() {
    let mut random = SplitMix::new(9);
    for seats in 2..=4 {
        let mut table = TestTable::new(seats, "turn_limit=30 stall_limit=10000");
        while table.outcome().is_none() {
            assert!(table.view().turns < 30);
            let actions = table.legal();
            table.play(random.choose(&actions).expect("passing is always possible"));
        }
    }
}

#[test]
fn x_5_a_game_that_is_over_hides_nothing_and_lists_nothing() {
    let mut table = TestTable::new(2, "");
    table.play("pass; pass");
    let view = table.view();
    assert_eq!(
        (view.to_move, view.ended.map(cloverleaf_congestion::Ending::reason)),
        (None, Some("all passed"))
    );
    let mut actions = Vec::new();
    for seat in cloverleaf_core::SeatSet::first(2).iter() {
        table.game.legal(&table.state, seat, &mut actions);
    }
    assert_eq!(actions, []);
}

#[test]
fn x_6_equal_scores_share_a_rank_and_the_next_is_left_out() {
    let mut table = TestTable::new(4, "");
    table
        .play("signal NW:E straight; signal NE:E straight; enter NW:E red; enter NW:E red; move NW:E remove");
    table.play("move NE:E keep; signal SW:E left; signal NW:N straight; enter SW:E blue");
    table.play("move SW:E keep; move NW:N keep");
    table.play("pass; pass; pass; pass");
    assert_eq!(table.outcome().map(|outcome| outcome.scores.as_slice().to_vec()), Some(vec![1, 2, 0, 0]));
    assert_eq!(table.result().0, [2, 1, 3, 3]);
    let mut table = TestTable::new(4, "");
    table.play("pass; pass; pass; pass");
    assert_eq!(table.result().0, [1, 1, 1, 1]);
}

#[test]
fn x_7_every_option_can_be_set_and_read_back() {
    for given in [
        "grid=1x4",
        "keep_left=true",
        "colours=blue,green",
        "cars=own",
        "direct_path=signalled",
        "direct_path=always",
        "target=7",
        "stall_limit=9",
        "turn_limit=500",
        "turn_limit=off",
    ] {
        let game = set_up(2, given).expect(given);
        let (name, text) = given.split_once('=').expect("a name and a value");
        let options = Game::options(&game);
        let specs = <cloverleaf_congestion::Options as Options>::SPECS;
        let name = specs.iter().find(|spec| spec.name == name).expect("the option exists").name;
        assert_eq!(options.get(name).to_string(), text);
        let mut copy = cloverleaf_congestion::Options::default();
        for spec in specs {
            copy.set(spec.name, &options.get(spec.name)).expect("what an option gives it also takes");
        }
        assert_eq!(copy, *options);
    }
}

#[test]
fn x_7_a_bad_option_names_those_there_are() {
    let error = set_up(2, "lanes=3").expect_err("no such option");
    for spec in <cloverleaf_congestion::Options as Options>::SPECS {
        assert!(error.contains(spec.name), "{error}");
    }
    for wrong in
        ["cars=mine", "direct_path=never", "keep_left=2", "target=many", "stall_limit=off", "turn_limit=0"]
    {
        let error = set_up(2, wrong).expect_err(wrong);
        assert!(error.contains(wrong.split('=').next().expect("a name")), "{error}");
    }
}
