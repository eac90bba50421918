//! The clauses common to all games, where this one has something of its own to show.

use cloverleaf_core::{Actor, Game, GameExt, Options, Random, Refused, Seat, SeatSet, SplitMix, Viewer};

use crate::test_table::{Deal, TestTable, set_up};

#[test]
fn x_1_the_actions_alone_make_the_state() {
    let mut random = SplitMix::new(5);
    let (mut first, mut second) = (Deal::new(4, "").table(), Deal::new(4, "").table());
    for _ in 0..200 {
        let actions = first.legal();
        let action = random.choose(&actions).expect("a turn can always be ended").clone();
        first.play(&action);
        second.play(&action);
        assert_eq!(first.state, second.state);
    }
    assert!(first.state.turns > 20);
}

#[test]
fn x_2_refusals_do_not_depend_on_the_other_hands() {
    let table = |tiles: [&'static str; 2], cards: &[&'static str]| {
        let mut table = Deal::new(2, "").tiles(2, &tiles).cards(2, cards).roads(&[("D4", "N.S")]).table();
        table.play("build");
        table
    };
    let one = table(["N.SE", "S*"], &["mit"]);
    let other = table(["N.SE", "N.NE.S"], &["aquarium"]);
    assert_eq!(one.legal(), other.legal());
    for text in ["place D6 S*", "place D6 N.NE.S", "rotate D4 N.S", "stop D4", "remove D5"] {
        assert_eq!(one.refusal(text), other.refusal(text), "{text}");
    }
}

#[test]
fn x_3_a_refusal_names_clause_and_place_and_changes_nothing() {
    let mut table = Deal::new(2, "").roads(&[("D4", "N.S")]).table();
    table.play("build; cone D3");
    let before = table.state.clone();
    let action = "rotate D4 NE.SW".parse().expect("an action");
    let refused = table.game.play(&mut table.state, Actor::Seat(Seat::at(0)), action).expect_err("a zone");
    assert_eq!((refused.clause(), refused.at().as_deref()), ("GB-5.2", Some("D4")));
    assert_eq!(refused.message().to_string(), "gb-rotate-zone at=D4 centre=D3");
    assert_eq!(table.state, before);
    let refused = table.game.play(&mut table.state, Actor::Seat(Seat::at(1)), action);
    assert!(matches!(refused, Err(Refused::NotToAct { .. })));
}

#[test]
fn x_4_a_turn_limit_ends_every_game() {
    let mut random = SplitMix::new(9);
    for seats in 2..=4 {
        let mut table = Deal::new(seats, "turn_limit=30").table();
        while table.outcome().is_none() {
            assert!(table.state.turns < 30);
            let actions = table.legal();
            table.play(random.choose(&actions).expect("a turn can always be ended"));
        }
    }
}

#[test]
fn x_5_after_the_end_everything_is_open() {
    let mut table = Deal::new(2, "turn_limit=3").opening();
    table.play("place J7 N.SE; place K6 N.SE");
    assert_eq!(table.open_view().opened, None);
    table.play("end");
    for viewer in Viewer::all(2) {
        let opened = table.view(viewer).opened.expect("the game is over");
        assert!(opened.iter().all(|holding| holding.cards.len() == 5 && holding.hand.len() == 2));
    }
    let mut actions = Vec::new();
    for seat in SeatSet::first(2).iter() {
        table.game.legal(&table.state, seat, &mut actions);
    }
    assert_eq!(actions, []);
}

#[test]
fn x_6_equal_scores_share_a_rank_and_the_next_is_left_out() {
    let roads = [("D4", "N.S"), ("D3", "N.S"), ("D2", "N.S")];
    let cards = ["mit", "aquarium", "north-end", "faneuil-hall", "theater-district"];
    let deal = |limit: u32| Deal::new(3, &format!("turn_limit={limit}")).roads(&roads).cards(1, &cards);
    let turns = deal(1000).table().state.turns;
    let mut table = deal(turns + 3).table();
    table.play("drive; stop D1; end; end; end");
    assert_eq!(table.result(), (vec![1, 2, 2], "turn limit"));
}

#[test]
fn x_7_every_option_can_be_set_and_read_back() {
    for given in [
        "first_player=random",
        "first_player=race",
        "first_player=2",
        "places=normal",
        "places=long",
        "places=short",
        "quick_trip=true",
        "quick_trip_cones=true",
        "congestion_rule=true",
        "traffic_rule=true",
        "special_cars=true",
        "colours=red,yellow",
        "last_lap=true",
        "board=boston",
        "board=crossroads",
        "board=hamburg",
        "turn_limit=500",
        "turn_limit=off",
    ] {
        let game = set_up(2, given).expect(given);
        let (name, text) = given.split_once('=').expect("a name and a value");
        let options = Game::options(&game);
        let specs = <cloverleaf_gridlock::Options as Options>::SPECS;
        let name = specs.iter().find(|spec| spec.name == name).expect("the option exists").name;
        // A city is written with its hash behind its name (GB-1.7).
        let kept = options.get(name).to_string();
        assert_eq!(kept.split('#').next(), Some(text));
        let mut copy = cloverleaf_gridlock::Options::default();
        for spec in specs {
            copy.set(spec.name, &options.get(spec.name)).expect("what an option gives it also takes");
        }
        assert_eq!(copy, *options);
    }
}

#[test]
fn x_7_a_bad_option_names_those_there_are() {
    let error = set_up(2, "lanes=3").expect_err("no such option");
    for spec in <cloverleaf_gridlock::Options as Options>::SPECS {
        assert!(error.contains(spec.name), "{error}");
    }
    for wrong in
        ["first_player=0", "first_player=third", "places=5", "quick_trip=2", "board=paris", "turn_limit=0"]
    {
        let error = set_up(2, wrong).expect_err(wrong);
        assert!(error.contains(wrong.split('=').next().expect("a name")), "{error}");
    }
    for seats in [0, 1, 5] {
        assert!(set_up(seats, "").is_err());
    }
    assert_eq!(TestTable::new(2, "").game.seats(), 2);
}
