//! TT-7: gas and garnets.

use crate::{FILL, Match, RING};
use cloverleaf_tango::garnets;

#[test]
fn tt_7_1_gas_is_steps_waits_and_tolls() {
    let signs = ["sign B1 yield", "sign D1 toll", FILL[1], FILL[1]];
    let game = Match::delivered(signs, [RING[0], "WW SSSS WW", RING[2], RING[3]]);
    assert_eq!(game.gas(), [12, 11, 9, 11], "seat 1: nine steps, a wait and a toll");
}

#[test]
fn tt_7_2_a_crash_costs_seventeen_whatever_else() {
    let signs = ["sign B1 toll", "sign D1 toll", FILL[1], FILL[1]];
    let routes = ["EEEE SSSS", "WWWW SSSS", "NN WWWW NN", "EEEE NNNN"];
    assert_eq!(Match::delivered(signs, routes).gas(), [17, 17, 9, 9]);
}

#[test]
fn tt_7_3_the_faster_the_more_garnets() {
    assert_eq!(garnets([Some(9), Some(10), Some(8), Some(11)]), [3, 2, 4, 1]);
    assert_eq!(garnets([Some(9), Some(9), Some(9), Some(11)]), [2, 2, 2, 1], "three first are all third");
    assert_eq!(garnets([Some(9), Some(9), Some(8), Some(11)]), [2, 2, 4, 1]);
    assert_eq!(garnets([Some(9); 4]), [1; 4]);
    assert_eq!(garnets([None, Some(9), None, Some(12)]), [0, 4, 0, 3], "a crash takes no place");
    assert_eq!(garnets([None; 4]), [0; 4]);
}

#[test]
fn tt_7_3_speed_is_counted_without_tolls() {
    let signs = ["sign D1 toll", FILL[1], FILL[1], FILL[1]];
    let game = Match::delivered(signs, ["EEEE SSSS", "SSSS WWWW", "WWWW NNNN", "NN EE SN EE NN"]);
    assert_eq!(game.gas(), [11, 9, 9, 11]);
    assert_eq!([1, 2, 3, 4].map(|seat| game.purse(seat)), [42, 42, 42, 41], "seat 1 was as fast as 2 and 3");
}

#[test]
fn tt_7_4_the_prices_of_the_day_are_open() {
    let mut game = Match::with_garnets(8);
    let prices = |game: &Match| (game.spectator().prices.rush, game.spectator().prices.extra);
    assert_eq!(prices(&game), (None, Some(8)), "nobody drives on the first day");
    game = Match::second_day([FILL[0]; 4]);
    assert_eq!(prices(&game), (Some(5), Some(6)));
}

#[test]
fn tt_7_4_everyone_starts_with_the_garnets_agreed_on() {
    assert_eq!([1, 2, 3, 4].map(|seat| Match::new().purse(seat)), [8; 4]);
    assert_eq!(Match::with_garnets(0).purse(3), 0);
}

#[test]
fn tt_7_4_what_is_spent_must_be_there_when_the_day_starts() {
    let mut game = Match::with_garnets(10);
    game.day([FILL[0]; 4]);
    game.order(1, &format!("E! EEE SSSS | {}", FILL[1]));
    assert_eq!(game.purse(1), 10, "the purse of the morning is shown all day");
    game.refuses(1, "extra B2 toll", "TT-2.9", "B2");
    assert_eq!(game.legal(1), ["seal", "reopen"], "5 are left, and the extra sign costs 6");
    game.order(1, &format!("reopen | {} | {} | extra B2 toll", RING[0], FILL[1]));
}
