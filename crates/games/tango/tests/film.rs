//! The film of a delivery agrees with how it was driven, for those who know all and for those who know a part.

use cloverleaf_core::{Game, Seat, Viewer};
use cloverleaf_tango::{Doing, Shot, State, Tango, View, film};
use cloverleaf_testkit::Style;
use cloverleaf_testkit::records::random_match;

/// A whole game at random.
fn played(seed: u64) -> (Tango, State) {
    let table = random_match::<Tango>(4, "", Style::Uniform, seed, 100_000);
    (Tango::new(4, Default::default()).expect("four seats"), table.state().clone())
}

/// The shots of one seat, step by step.
fn of(reel: &[Vec<Shot>], seat: u8) -> Vec<Shot> {
    reel.iter().flatten().filter(|shot| shot.seat == seat).copied().collect()
}

#[test]
fn everybody_arrives_or_crashes_as_the_gas_says() {
    for seed in 0..40 {
        let (game, state) = played(seed);
        let view = game.view(&state, Viewer::Spectator).shown();
        for delivery in 1..=4u8 {
            let reel = film(&view, delivery);
            assert!(reel.iter().all(|shots| shots.len() == 4), "all cars are seen in every step");
            for seat in 1..=4u8 {
                let gas = view.gas[usize::from(seat) - 1][usize::from(delivery) - 1];
                let shots = of(&reel, seat);
                match shots.iter().position(|shot| shot.doing == Doing::Arrived) {
                    // TT-7.1: a step is 1 gas, and each toll 2.
                    Some(step) => assert!(gas > step as u16 && (gas - step as u16 - 1).is_multiple_of(2)),
                    None => assert_eq!(gas, 17, "TT-7.2"),
                }
                assert!(shots.is_sorted_by_key(|shot| shot.moves), "nobody drives back");
            }
        }
    }
}

#[test]
fn tt_9_2_a_player_sees_their_own_car_end_where_it_did() {
    for seed in 0..40 {
        let (game, state) = played(seed);
        let open = game.view(&state, Viewer::Spectator).shown();
        for seat in Seat::ALL {
            let own = View { revealed: None, ..game.view(&state, Viewer::Seat(seat)) }.shown();
            for delivery in 1..=4 {
                let (mine, all) = (film(&own, delivery), of(&film(&open, delivery), seat.number()));
                assert!(mine.iter().all(|shots| shots.len() == 1 && shots[0].seat == seat.number()));
                let (mine, all) = (mine.last().expect("it was driven")[0], all.last().expect("so was this"));
                assert_eq!((mine.doing, mine.debris), (all.doing, all.debris), "seed {seed}, D{delivery}");
            }
        }
    }
}

#[test]
fn what_was_not_driven_has_no_film() {
    let (game, state) = played(1);
    assert!(film(&game.view(&state, Viewer::Spectator).shown(), 9).is_empty());
    let watching = View { revealed: None, ..game.view(&state, Viewer::Spectator) }.shown();
    assert!(film(&watching, 1).is_empty(), "who only watches knows no route before the end");
}
