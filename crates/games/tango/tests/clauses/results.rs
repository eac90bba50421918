//! TT-8: results.

use crate::{FILL, Match, RING, actor};
use cloverleaf_core::{Game, Seat, Turn};
use cloverleaf_tango::{bonus, last, winner};

/// A finished set of deliveries: each day these routes, with so many garnets at the start.
fn played(garnets: u8, days: [[&str; 4]; 4]) -> Match {
    let mut game = Match::with_garnets(garnets);
    game.day([FILL[0]; 4]);
    for routes in days {
        game.deliver(routes);
    }
    game
}

/// Seat 1 saves a step by a rush.
const ONE_RUSHES: [&str; 4] = ["E! EEE SSSS", RING[1], RING[2], RING[3]];

#[test]
fn tt_8_1_the_lowest_total_wins_the_token() {
    let mut game = played(8, [ONE_RUSHES, RING, RING, RING]);
    assert_eq!(game.spectator().totals, [35, 36, 36, 36]);
    game.order(1, "eliminate 4");
    let outcome = game.game.outcome(&game.state).expect("it is over");
    assert_eq!((outcome.reason, outcome.ranks.as_slice()), ("token", &[1, 2, 2, 2][..]));
    assert_eq!(game.spectator().revealed.expect("it is over").token, Some(1));
}

#[test]
fn tt_8_1_tied_lowest_nobody_wins_it() {
    let game = played(8, [RING; 4]);
    assert_eq!(game.game.outcome(&game.state).expect("it is over").reason, "tie");
    assert_eq!(game.spectator().revealed.expect("it is over").token, None);
}

#[test]
fn tt_8_2_the_winner_chooses_among_those_tied_for_the_most_gas() {
    let mut game = played(8, [ONE_RUSHES, RING, RING, RING]);
    assert_eq!(game.game.turn(&game.state), Turn::Seat(Seat::at(0)));
    assert_eq!(game.legal(1), ["eliminate 2", "eliminate 3", "eliminate 4"]);
    assert_eq!(game.spectator().choices, [2, 3, 4]);
    game.refuses(1, "eliminate 1", "TT-8.2", "1");
    assert_eq!(game.refusal(1, "seal"), ("TT-8.2", None));
    assert_eq!(game.refusal(2, "eliminate 3").0, "turn");
    game.order(1, "eliminate 3");
    assert_eq!(game.spectator().revealed.expect("it is over").candidates, [3]);
}

#[test]
fn tt_8_2_a_single_highest_is_the_candidate_without_a_choice() {
    let slow = [ONE_RUSHES[0], RING[1], RING[2], "NS NNNN EEEE"];
    let game = played(8, [slow, RING, RING, RING]);
    assert_eq!(game.game.turn(&game.state), Turn::Over);
    assert_eq!(game.spectator().revealed.expect("it is over").candidates, [4]);
}

#[test]
fn tt_8_2_all_four_tied_the_fewest_garnets_decide() {
    let mut game = Match::new();
    game.day([FILL[0], FILL[0], FILL[0], "sign C3 roundabout | extra B2 toll"]);
    (0..4).for_each(|_| game.deliver(RING));
    assert_eq!(game.spectator().revealed.expect("it is over").candidates, [4]);
    let even = played(8, [RING; 4]);
    assert_eq!(even.spectator().revealed.expect("it is over").candidates, [1, 2, 3, 4], "still tied: all");
}

#[test]
fn tt_8_2_without_a_single_winner_the_fewest_garnets_among_the_tied_decide() {
    // Seats 1 and 2 are tied lowest, seats 3 and 4 highest; seat 3 has paid for an extra sign.
    let slow = [RING[0], RING[1], "WEWWWW NNNN", "NSNNNN EEEE"];
    let mut game = Match::new();
    game.day([FILL[0], FILL[0], "sign C3 roundabout | extra B2 toll", FILL[0]]);
    game.deliver(slow);
    (0..3).for_each(|_| game.deliver(RING));
    assert_eq!(game.spectator().totals, [36, 36, 38, 38]);
    assert_eq!(game.spectator().revealed.expect("it is over").candidates, [3]);
}

#[test]
fn tt_8_2_garnets_are_compared_before_the_bonus() {
    // All four are tied, so everyone gets 2. Those tied for the most gas always get the same bonus, so
    // which purses are compared cannot be told from the candidates; the purses themselves show it.
    let mut game = Match::new();
    game.day(["sign C3 roundabout | extra B2 toll", "sign C3 roundabout | extra B4 toll", FILL[0], FILL[0]]);
    (0..4).for_each(|_| game.deliver(RING));
    let revealed = game.spectator().revealed.expect("it is over");
    assert_eq!((revealed.candidates, revealed.purses), (vec![1, 2], [6, 6, 14, 14]));
}

#[test]
fn tt_8_3_the_two_lowest_get_garnets() {
    let mut state = Match::new().state;
    for (totals, expected) in [
        ([30, 31, 32, 33], [5, 5, 0, 0]),
        ([30, 30, 32, 33], [3, 3, 0, 0]),
        ([30, 30, 30, 33], [3, 3, 3, 0]),
        ([30, 30, 30, 30], [2, 2, 2, 2]),
        ([33, 31, 31, 31], [0, 3, 3, 3]),
        ([30, 31, 31, 31], [5, 3, 3, 3]),
        ([32, 31, 30, 31], [0, 3, 5, 3]),
    ] {
        state.gas = totals.map(|total| [total, 0, 0, 0]);
        assert_eq!(bonus(&state), expected, "{totals:?}");
    }
}

#[test]
fn tt_8_3_the_bonus_is_in_the_final_purse() {
    let game = played(8, [ONE_RUSHES, RING, RING, RING]);
    // Seat 1: 8 less 5 for the rush, 4 for the first place, three times 1, and 5 for the lowest gas.
    assert_eq!(game.purse(1), 8 - 5 + 4 + 3 + 5);
    assert_eq!(game.purse(2), 8 + 1 + 3 + 3);
}

#[test]
fn tt_8_4_equal_totals_share_a_rank() {
    let slow = [RING[0], RING[1], "WEWWWW NNNN", "NSNSNNNN EEEE"];
    let game = played(8, [slow, RING, RING, RING]);
    let outcome = game.game.outcome(&game.state).expect("it is over");
    assert_eq!(outcome.ranks.as_slice(), [1, 1, 3, 4]);
    assert_eq!(outcome.scores.as_slice(), [36, 36, 38, 40]);
    assert_eq!((winner(&game.state), last(&game.state).len()), (None, 1));
}

#[test]
fn tt_8_4_the_game_is_over_when_the_choice_is_made() {
    let mut game = played(8, [ONE_RUSHES, RING, RING, RING]);
    assert!(game.game.outcome(&game.state).is_none());
    game.order(1, "eliminate 2");
    assert_eq!(game.game.turn(&game.state), Turn::Over);
    assert_eq!(game.act(actor(1), "eliminate 3").expect_err("it is over").clause(), "turn");
    let left = game.game.for_the_resigned(&game.state, Seat::at(1));
    assert_eq!(left, None, "a seat that left is played by a bot");
}
