//! TT-3: no blocked routes.

use crate::{FILL, Match, RING};

#[test]
fn tt_3_1_a_sign_that_blocks_a_route_is_refused() {
    let mut game = Match::second_day(["sign B1 stop", FILL[0], FILL[0], FILL[0]]);
    game.order(2, RING[1]);
    game.refuses(2, "sign A2 stop", "TT-3.1", "A2");
    game.refuses(2, "sign A2 oneway-N", "TT-3.1", "A2");
    assert!(!game.may(2, "sign A2 stop") && game.may(2, "sign A2 toll"));
}

#[test]
fn tt_3_1_both_own_signs_count_together() {
    let mut game = Match::new();
    game.order(1, "sign B1 stop");
    game.refuses(1, "extra A2 oneway-W", "TT-3.1", "A2");
    assert!(!game.may(1, "extra A2 oneway-W") && game.may(1, "extra A3 oneway-S"));
}

#[test]
fn tt_3_1_a_route_over_the_edge_is_no_route() {
    // With row 1 at three tiles a step and A2 closed, the car in A1 can only reach D1, then crash.
    let mut game = Match::second_day(["sign row1 speed", "sign row1 speed", "sign A2 stop", FILL[0]]);
    game.order(4, "EEEE NNNN");
    game.refuses(4, "sign D2 stop", "TT-3.1", "D2");
}

#[test]
fn tt_3_1_a_speed_limit_can_block_too() {
    let mut game = Match::second_day(["sign A2 oneway-N", "sign B1 oneway-S", FILL[0], FILL[0]]);
    game.order(2, RING[1]);
    game.refuses(2, "sign row1 speed", "TT-3.1", "row1");
    assert!(game.may(2, "sign row2 speed"));
}

#[test]
fn tt_3_2_signs_that_block_together_all_fail() {
    let game = Match::second_day(["sign B1 stop", "sign A2 stop", "sign D1 stop", FILL[0]]);
    assert_eq!(game.signs(), ["D1 stop", "C3 roundabout"]);
}

#[test]
fn tt_3_2_every_member_of_every_smallest_set_fails() {
    let game = Match::second_day(["sign B1 stop", "sign B1 stop", "sign A2 stop", FILL[0]]);
    assert_eq!(game.signs(), ["C3 roundabout"]);
}

#[test]
fn tt_3_2_with_what_is_left_it_is_looked_at_again() {
    // The pair of stop signs shuts A1; once it has failed, three signs still shut E1 between them.
    let game = Match::second_day([
        "sign B1 stop | extra D1 oneway-N",
        "sign A2 stop | extra D2 oneway-E",
        "sign E3 oneway-N",
        FILL[0],
    ]);
    assert_eq!(game.signs(), ["C3 roundabout"]);
}

#[test]
fn tt_3_2_if_all_together_block_nobody_all_stand() {
    // B1 north and A2 north would shut A1 in; B1 east as well opens it again.
    let game = Match::second_day(["sign B1 oneway-N", "sign A2 oneway-N", "sign B1 oneway-E", FILL[0]]);
    assert_eq!(game.signs(), ["B1 oneway-N", "B1 oneway-E", "A2 oneway-N", "C3 roundabout"]);
    let shut = Match::second_day(["sign B1 oneway-N", "sign A2 oneway-N", FILL[0], FILL[0]]);
    assert_eq!(shut.signs(), ["2× C3 roundabout"]);
}

#[test]
fn tt_3_3_the_planter_is_told_and_gets_garnets_and_stop_sign_back() {
    let mut game = Match::new();
    game.day(["sign D4 toll | extra B1 stop", "sign A2 stop", FILL[0], FILL[0]]);
    let told: Vec<_> =
        game.view(1).planted.iter().map(|sign| (sign.place.to_string(), sign.failed)).collect();
    assert_eq!(told, [("D4".to_owned(), false), ("B1".to_owned(), true)]);
    assert_eq!(game.purse(1), 8, "the failed extra sign is paid back");
    assert!(game.view(3).planted.iter().all(|sign| !sign.failed));
    game.order(2, RING[1]);
    assert!(game.may(2, "sign B1 stop"), "the failed stop sign is not used up");
}
