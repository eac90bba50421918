//! RW-7: end and victory.

use cloverleaf_core::{Actor, Game, Seat, SplitMix, Turn};
use cloverleaf_rightofway::{Action, Phase, Quarter};
use cloverleaf_table::{Event, Table};

use crate::test_table::{HIGH, LOW, TestTable, set_up, watch, watch_those_who_want};

#[test]
fn rw_7_1_who_has_used_up_everything_gives_the_other_one_last_turn() {
    let (mut used_up, mut with_tiles_left) = (0, 0);
    let mut empty = None;
    watch("", 80, |before, _, after| {
        let (was, is) = (before.view(), after.view());
        if is.turns == was.turns {
            return;
        }
        if let Some(seat) = empty.take() {
            assert_ne!(was.seat, seat, "the last turn is the other's");
            assert_eq!(after.result().1, "used up");
            with_tiles_left += usize::from(!is.hands[usize::from(was.seat) - 1].is_empty());
            used_up += 1;
        } else {
            let reason = after.outcome().map(|outcome| outcome.reason);
            assert_ne!(reason, Some("used up"), "nobody had used up everything");
        }
        let index = usize::from(was.seat) - 1;
        if is.phase != Phase::Over {
            let all_used = is.hands[index].is_empty() && is.stacks[index] == 0;
            assert_eq!(is.last_turn, all_used, "the next turn is the last just when everything is used up");
            empty = all_used.then_some(was.seat);
        }
        if is.phase == Phase::Over {
            empty = None;
        }
    });
    assert!(used_up > 20 && with_tiles_left > 10, "{used_up}, {with_tiles_left}");
}

#[test]
fn rw_7_2_an_empty_stack_draws_nothing_and_the_hand_is_played_on() {
    let mut placed = 0;
    watch("", 80, |before, action, after| {
        let was = before.view();
        let empty = was.stacks[usize::from(was.seat) - 1] == 0;
        if let (true, Action::Place(..)) = (empty, action) {
            assert_ne!(after.view().phase, Phase::Draw, "{action}");
            placed += 1;
        }
    });
    assert!(placed > 30, "{placed}");
}

#[test]
fn rw_7_3_without_an_open_tile_a_right_of_way_is_bought_first() {
    // Seat 1 buys what it can; seat 2 earns what it can and never buys unless it must.
    let worth = |table: &TestTable, action: Action| match action {
        Action::Buy(..) if table.to_act() == 1 && table.view().bought.is_none() => 100,
        Action::Buy(..) => -100,
        Action::Place(..) => table.balance(&action.to_string())[2],
        _ => 0,
    };
    let mut forced = 0;
    watch_those_who_want("", 30, worth, |before, action, after| {
        let was = before.view();
        if was.phase != Phase::Act || was.placed.is_some() || before.count("place") > 0 {
            return;
        }
        assert!(before.legal().iter().all(|text| text.starts_with("buy ")));
        before.refuses("done", "RW-7.3", "");
        let tile = was.hands[usize::from(was.seat) - 1].iter().next().expect("a tile").roads();
        before.refuses(&format!("place 0,0 {tile}"), "RW-7.3", "0,0");
        let Action::Buy(at, _) = action else { panic!("{action}") };
        let mut table = after.clone();
        while table.view().phase == Phase::Price {
            let payment = table.legal()[0].clone();
            table.play(&payment);
        }
        let opened = table.legal();
        assert!(!opened.is_empty() && opened.iter().all(|text| text.starts_with(&format!("place {at} "))));
        forced += 1;
    });
    assert!(forced > 3, "{forced}");
}

#[test]
fn rw_7_3_if_none_can_be_bought_the_game_ends_at_once() {
    let mut built_up = 0;
    watch("", 100, |_, _, after| {
        if after.outcome().is_some_and(|outcome| outcome.reason == "built up") {
            let view = after.view();
            let seat = view.seat;
            let hand = view.hands[usize::from(seat) - 1].len();
            for place in view.city.keys() {
                let theirs = view.rights.get(place).filter(|right| right.seat != seat);
                assert!(view.highways.contains_key(place) || theirs.is_some());
                assert!(theirs.is_none_or(|right| hand < right.height() + 2));
            }
            built_up += 1;
        }
    });
    assert!(built_up > 5, "{built_up}");
}

#[test]
fn rw_7_4_a_highway_counts_when_each_of_its_connections_is_met() {
    let mut table = TestTable::dealt("", "", "N.NE N.NE N.S N.S N.S", "N.NE N.NE.SE N.NE.SE N.NE.SE N.NE.SE");
    table.play("place 2,0 N.NE; done; place 2,-1 SE.S; draw 2 N.S; done");
    assert_eq!(table.scores(), [0, 0], "two of them are half connected");
    assert_eq!(table.figures("place 3,-1 SW.NW", ["points", "theirs"]), [4, 2], "told before it is placed");
    assert_eq!(table.figures("place 3,-1 N.S", ["points", "theirs"]), [0, 0]);
    table.play("place 3,-1 SW.NW; draw 1 N.S; draw 1 N.S");
    assert_eq!(table.scores(), [4, 2], "three bends close a ring, whoever's they are");
    table.play("done");
    // Another highway beside them changes nothing: no connection of theirs faces it.
    table.play("place 3,0 N.NE.SE; done");
    assert_eq!(table.scores(), [4, 2]);
    assert_eq!(table.view().points, [4, 2]);
    assert_eq!(table.view().highways.values().map(|highway| highway.points).sum::<u8>(), 6);
}

#[test]
fn rw_7_4_the_most_points_win_and_equal_is_a_draw() {
    let mut table =
        TestTable::dealt("turn_limit=3", "", "N.NE N.NE N.S N.S N.S", "N.NE N.NE.SE N.NE.SE N.NE.SE N.NE.SE");
    table.play("place 2,0 N.NE; done; place 2,-1 SE.S; draw 2 N.S; done");
    let mut other = table.clone();
    table.play("place 3,-1 SW.NW; draw 1 N.S; draw 1 N.S; done");
    assert_eq!(table.result(), (vec![1, 2], "turn limit"));
    other.play("place 4,-1 NE.SW; done");
    assert_eq!(other.result(), (vec![1, 1], "turn limit"));
}

#[test]
fn rw_7_5_a_turn_limit_counts_seats_turns() {
    let mut table = TestTable::dealt("turn_limit=2", "", LOW, HIGH);
    table.play("place 2,0 N.S; done");
    assert_eq!(table.to_act(), 2);
    table.play("place 3,0 N.NE.SE; done");
    assert_eq!(table.result().1, "turn limit");
}

#[test]
fn rw_7_5_a_limit_ends_only_a_game_that_would_run_on() {
    let ended = |options: &str, seed| {
        let (mut table, mut random) = (TestTable::new(options), SplitMix::new(seed));
        while let Some(action) = table.random_action(&mut random) {
            table.play(&action.to_string());
        }
        (table.view().turns, table.result().1)
    };
    let mut reasons = Vec::new();
    for seed in 0..12 {
        let (turns, reason) = ended("", seed);
        assert_eq!(ended(&format!("turn_limit={turns}"), seed), (turns, reason), "it ends by itself");
        assert_eq!(ended(&format!("turn_limit={}", turns - 1), seed), (turns - 1, "turn limit"));
        reasons.push(reason);
    }
    assert!(reasons.contains(&"built up") && reasons.contains(&"used up"), "{reasons:?}");
}

#[test]
fn rw_7_5_who_resigns_while_ahead_ranks_last() {
    let opening = TestTable::dealt("", "", "N.NE N.NE N.S N.S N.S", "N.NE N.NE.SE N.NE.SE N.NE.SE N.NE.SE");
    let mut table = Table::new(set_up(2, "").expect("the usual set-up"));
    let city = opening.view().city;
    let dollars = city.iter().filter(|(_, quarter)| **quarter == Quarter::Dollar);
    let mut play = |actor: Actor, text: &str| {
        table
            .play(actor, text.parse().expect(text))
            .unwrap_or_else(|refused| panic!("'{text}': {refused:?}"));
    };
    for (at, _) in dollars.filter(|(at, _)| at.to_string() != "0,0") {
        play(Actor::Chance, &format!("dollar {at}"));
    }
    for (seat, hand) in (1..).zip(opening.view().hands) {
        hand.iter().for_each(|tile| play(Actor::Chance, &format!("draw {seat} {tile}")));
    }
    let [one, two] = [0, 1].map(|index| Actor::Seat(Seat::at(index)));
    for (actor, text) in [
        (one, "place 2,0 N.NE"),
        (one, "done"),
        (two, "place 2,-1 SE.S"),
        (Actor::Chance, "draw 2 N.S"),
        (two, "done"),
        (one, "place 3,-1 SW.NW"),
    ] {
        play(actor, text);
    }
    table.apply(Event::Resign(Seat::at(0))).expect("a player may resign at any time");
    let outcome = table.outcome().expect("one seat is left");
    assert_eq!(outcome.scores.as_slice(), [4, 2], "seat 1 is ahead");
    assert_eq!(outcome.ranks.as_slice(), [2, 1], "and last all the same");
}

#[test]
fn rw_7_5_who_resigned_ranks_last_and_a_bot_plays_for_who_left() {
    let mut table = Table::new(set_up(2, "").expect("the usual set-up"));
    let ready = TestTable::ready();
    let turn = ready.game.turn(&ready.state);
    assert_eq!(turn, Turn::Seat(Seat::at(0)));
    assert_eq!(ready.game.for_the_resigned(&ready.state, Seat::at(0)), None, "the rules want a bot there");
    table.apply(Event::Resign(Seat::at(0))).expect("a player may resign at any time");
    let outcome = table.outcome().expect("one seat is left");
    assert_eq!(outcome.ranks.as_slice(), [2, 1]);
}

#[test]
fn x_4_a_game_of_random_players_ends_within_its_tiles() {
    let mut random = SplitMix::new(8);
    for options in ["", "city=laid", "covered_dollars=true"] {
        let mut table = TestTable::new(options);
        let mut actions = 0;
        while let Some(action) = table.random_action(&mut random) {
            table.play(&action.to_string());
            actions += 1;
        }
        assert!(table.view().turns <= 109 && actions < 700, "each turn uses up a tile");
        assert_eq!(table.actor(), Actor::Chance);
    }
}
