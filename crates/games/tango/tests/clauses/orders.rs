//! TT-10: orders, in order.

use crate::{FILL, Match, RING};
use cloverleaf_core::{Game, GameExt, Seat, Turn};
use cloverleaf_tango::{Action, Tango};

#[test]
fn tt_10_1_route_sign_extra_seal() {
    let mut game = Match::second_day([FILL[0]; 4]);
    for text in ["sign B2 toll", "extra B2 toll", "seal", "eliminate 2", "corner 1 A1"] {
        assert_eq!(game.refusal(1, text), ("TT-10.1", None), "{text} before the route");
    }
    game.order(1, RING[0]);
    for text in ["go N", "rush N", "extra B2 toll", "seal"] {
        assert_eq!(game.refusal(1, text), ("TT-10.1", None), "{text} before the sign");
    }
    game.order(1, "sign B2 toll");
    for text in ["go N", "sign D4 yield"] {
        assert_eq!(game.refusal(1, text), ("TT-10.1", None), "{text} after the sign");
    }
    assert!(game.may(1, "extra D4 yield") && game.may(1, "seal"));
    game.order(1, "extra D4 yield");
    assert_eq!(game.legal(1), ["seal", "reopen"]);
    assert_eq!(game.refusal(1, "extra D2 stop"), ("TT-10.1", None));
}

#[test]
fn tt_10_2_reopen_takes_back_everything_of_the_day() {
    let mut game = Match::second_day([FILL[0]; 4]);
    let morning = game.state.clone();
    assert_eq!(game.refusal(1, "reopen"), ("TT-10.2", None));
    for orders in
        ["E", "EEEE SSSS", "EEEE SSSS | sign B2 toll", "E! EEE SSSS | sign B2 toll | extra D4 yield | seal"]
    {
        game.order(1, orders);
        game.order(1, "reopen");
        assert_eq!(game.state, morning, "{orders}");
    }
}

#[test]
fn tt_10_3_a_sealed_seat_may_only_reopen() {
    let mut game = Match::new();
    game.order(2, &format!("{} | seal", FILL[0]));
    assert_eq!(game.legal(2), ["reopen"]);
    for text in ["seal", "sign B2 toll", "go E", "eliminate 1"] {
        assert_eq!(game.refusal(2, text), ("TT-10.3", None), "{text}");
    }
    let Turn::Together(owing) = game.game.turn(&game.state) else { panic!("a day is open") };
    assert_eq!(owing.iter().map(Seat::number).collect::<Vec<_>>(), [1, 3, 4]);
}

#[test]
fn tt_10_3_for_perft_the_lowest_unsealed_seat_acts_and_reopen_is_left_out() {
    let mut game = Match::new();
    game.order(1, &format!("{} | seal", FILL[0]));
    game.order(2, FILL[0]);
    let next = game.game.next_seat(&game.state).expect("somebody owes");
    assert_eq!(next.number(), 2);
    let mut onward = Vec::new();
    game.game.legal_onward(&game.state, next, &mut onward);
    assert!(onward.contains(&Action::Seal) && !onward.contains(&Action::Reopen));
    assert!(Tango::takes_back(Action::Reopen) && !Tango::takes_back(Action::Seal));
}
