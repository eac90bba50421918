//! The fast rules and their literal second version say the same, case by case.

mod support {
    pub(crate) mod compare;
    pub(crate) mod reference;
}
pub(crate) use support::reference;

use cloverleaf_core::{Game, SeatSet, SplitMix};
use cloverleaf_gridlock::{Gridlock, Phase};
use cloverleaf_testkit::{Style, walk};
use support::compare::{any_position, any_setup, city, same_build, same_drive};

#[test]
fn a_hundred_thousand_cars_reach_the_same_stops() {
    let mut random = SplitMix::new(2020);
    let mut compared = 0;
    while compared < 100_000 {
        let game = any_setup(&mut random);
        for _ in 0..20 {
            let state = any_position(&game, &mut random);
            let city = city(&game, &state);
            for seat in SeatSet::first(game.seats()).iter() {
                same_drive(&game, &state, &city, seat);
                compared += 1;
            }
        }
    }
}

#[test]
fn a_build_turn_lists_what_the_literal_rules_allow() {
    let mut random = SplitMix::new(17);
    for _ in 0..500 {
        let game = any_setup(&mut random);
        let state = any_position(&game, &mut random);
        let city = city(&game, &state);
        for seat in SeatSet::first(game.seats()).iter() {
            same_build(&game, &state, &city, seat);
        }
    }
}

#[test]
fn positions_from_play_agree_too() {
    let mut random = SplitMix::new(64);
    for options in
        ["turn_limit=150", "special_cars=true traffic_rule=true congestion_rule=true turn_limit=150"]
    {
        let game: Gridlock = cloverleaf_testkit::game(4, options).expect("a set-up");
        let walked = walk(&game, Style::Uniform, 5000, &mut random, |state, _, _| {
            if !state.phase.is_before_the_first_turn() && state.phase != Phase::Over {
                let city = city(&game, state);
                same_drive(&game, state, &city, state.to_act);
                same_build(&game, state, &city, state.to_act);
            }
            Ok::<(), ()>(())
        });
        assert!(walked.is_ok_and(|actions| actions > 150));
    }
}
