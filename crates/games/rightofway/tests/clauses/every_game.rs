//! The clauses common to all games, where this one has something of its own to show.

use cloverleaf_core::{Actor, Game, GameExt, Options, Seat, SeatSet, SplitMix, Viewer};

use crate::test_table::{AROUND, HIGH, LOW, TestTable, set_up, watch};

#[test]
fn x_1_the_actions_alone_make_the_state() {
    for options in ["", "city=laid"] {
        let mut random = SplitMix::new(5);
        let (mut first, mut second) = (TestTable::new(options), TestTable::new(options));
        while let Some(action) = first.random_action(&mut random) {
            first.play(&action.to_string());
            second.play(&action.to_string());
            assert_eq!(first.state, second.state);
        }
        assert!(first.view().turns > 20);
    }
}

#[test]
fn x_2_refusals_rest_on_what_is_open() {
    // A state made from a view, which holds only what is open, refuses and lists the same.
    let table = TestTable::dealt("", AROUND, "N.NE.SE.S.SW N.S N.S N.S N.S", HIGH);
    let view = table.game.view(&table.state, Viewer::Seat(Seat::at(0)));
    let state = table.game.complete(&view, &mut SplitMix::new(0));
    let imagined = TestTable { state, ..table.clone() };
    assert_eq!(imagined.refusal("place 0,0 N.NE.SE.S.SW"), table.refusal("place 0,0 N.NE.SE.S.SW"));
    assert_eq!(imagined.legal(), table.legal());
}

#[test]
fn x_3_a_refusal_names_clause_and_place_and_changes_nothing() {
    let mut table = TestTable::ready();
    table.play("buy 3,0 N.S; place 2,0 N.S");
    let before = table.state.clone();
    let action = "place 3,0 N.NE.SE".parse().expect("notation");
    let refused =
        table.game.play(&mut table.state, Actor::Seat(Seat::at(1)), action).expect_err("not theirs");
    assert_eq!((refused.clause(), refused.at().as_deref()), ("RW-4.2", Some("3,0")));
    assert_eq!(refused.message().to_string(), "rw-theirs at=3,0");
    assert_eq!(table.state, before);
}

#[test]
fn x_3_who_is_not_to_act_is_refused_as_such() {
    let mut table = TestTable::ready();
    let action = "place 2,0 N.NE.SE".parse().expect("notation");
    for actor in [Actor::Seat(Seat::at(1)), Actor::Seat(Seat::at(2)), Actor::Chance] {
        let refused = table.game.play(&mut table.state, actor, action).expect_err("seat 1 is to act");
        assert_eq!(refused.clause(), "turn");
    }
}

#[test]
fn x_5_a_game_that_is_over_hides_nothing_and_lists_nothing() {
    let mut table = TestTable::dealt("turn_limit=1", "", LOW, HIGH);
    table.play("place 2,0 N.S; done");
    let view = table.view();
    assert_eq!(
        (view.to_act, view.ended.map(cloverleaf_rightofway::Ending::reason)),
        (None, Some("turn limit"))
    );
    let mut actions = Vec::new();
    SeatSet::first(2).iter().for_each(|seat| table.game.legal(&table.state, seat, &mut actions));
    assert_eq!(actions, []);
    assert_eq!(table.chances(), []);
}

#[test]
fn x_6_equal_points_share_the_first_rank() {
    let mut shared = 0;
    watch("turn_limit=12", 30, |_, _, after| {
        if let Some(outcome) = after.outcome() {
            let scores = outcome.scores.as_slice();
            let expected = match scores[0].cmp(&scores[1]) {
                core::cmp::Ordering::Less => [2, 1],
                core::cmp::Ordering::Equal => [1, 1],
                core::cmp::Ordering::Greater => [1, 2],
            };
            assert_eq!(outcome.ranks.as_slice(), expected);
            shared += usize::from(scores[0] == scores[1]);
        }
    });
    assert!(shared > 0);
}

#[test]
fn x_7_every_option_can_be_set_and_read_back() {
    for given in ["city=hexagon", "city=laid", "covered_dollars=true", "turn_limit=500", "turn_limit=off"] {
        let game = set_up(2, given).expect(given);
        let (name, text) = given.split_once('=').expect("a name and a value");
        let specs = <cloverleaf_rightofway::Options as Options>::SPECS;
        let name = specs.iter().find(|spec| spec.name == name).expect("the option exists").name;
        assert_eq!(game.options().get(name).to_string(), text);
        let mut copy = cloverleaf_rightofway::Options::default();
        for spec in specs {
            copy.set(spec.name, &game.options().get(spec.name)).expect("what an option gives it also takes");
        }
        assert_eq!(copy, *game.options());
    }
}

#[test]
fn x_7_a_bad_option_names_those_there_are() {
    let error = set_up(2, "dollars=3").expect_err("no such option");
    assert_eq!(error, "there is no option 'dollars'; the options are city, covered_dollars, turn_limit");
    for wrong in ["city=square", "covered_dollars=2", "turn_limit=0"] {
        let error = set_up(2, wrong).expect_err(wrong);
        assert!(error.contains(wrong.split('=').next().expect("a name")), "{error}");
    }
    for seats in [0, 1, 3, 4] {
        assert_eq!(
            set_up(seats, "").expect_err("two play"),
            format!("rightofway is for 2 seats, not '{seats}'")
        );
    }
}
