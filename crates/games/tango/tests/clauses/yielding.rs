//! TT-6: yield.

use crate::{FILL, Match, RING};
use cloverleaf_tango::{CORNERS, City, Dir, LAST_STEP, Route, drive, drive_until};

const QUIET_3_4: [&str; 2] = ["NN WWWW NN", "EEEE NNNN"];

#[test]
fn tt_6_1_a_car_on_a_yield_waits_rather_than_meet() {
    let routes = [RING[0], "WW SSSS WW", RING[2], RING[3]];
    let signs = ["sign B1 yield", FILL[1], FILL[1], FILL[1]];
    assert_eq!(Match::delivered([FILL[1]; 4], routes).gas(), [17, 17, 9, 17]);
    assert_eq!(Match::delivered(signs, routes).gas(), [10, 9, 9, 9], "the wait is a step");
}

#[test]
fn tt_6_1_it_waits_as_often_as_needed() {
    // Seat 2 is in C1 in step 3 and, by a rush there and back, again in step 4.
    let routes = [RING[0], "WW S!N SSSS WW", RING[2], RING[3]];
    let signs = ["sign B1 yield", FILL[1], FILL[1], FILL[1]];
    assert_eq!(Match::delivered(signs, routes).gas(), [11, 10, 9, 9]);
}

#[test]
fn tt_6_1_a_rush_is_one_step_on_all_its_tiles() {
    // From B1 seat 1 would rush over C1 into C2. It waits while seat 2 is in C1, and again while it is
    // in C2.
    let routes = ["E E!S SSS EE", "WW SSSS WW", RING[2], RING[3]];
    let free = Match::delivered([FILL[2]; 4], routes);
    assert_eq!((free.gas()[0], free.collided(1)), (17, vec!["2 C1".to_owned(), "4 C1".to_owned()]));
    let signs = ["sign B1 yield", FILL[2], FILL[2], FILL[2]];
    assert_eq!(Match::delivered(signs, routes).gas(), [10, 9, 9, 9], "eight steps and two waits");
}

#[test]
fn tt_6_2_two_that_yield_for_one_tile_cancel() {
    let [three, four] = QUIET_3_4;
    let signs = ["sign B1 yield", "sign D1 yield", FILL[1], FILL[1]];
    let game = Match::delivered(signs, ["EEEE SSSS", "WW SSSS WW", three, four]);
    assert_eq!(game.gas(), [17, 17, 9, 9]);
    assert_eq!(game.collided(1), ["2 C1"]);
}

#[test]
fn tt_6_2_who_cancels_waits_for_no_other_tile_either() {
    // In step 5 seat 1 rushes from the yield in B1 over C1 to C2. It and seat 2 on D1 cancel for C1, so it
    // does not wait for seat 3 in C2 either.
    let signs = ["sign B1 yield", "sign D1 yield", FILL[2], FILL[2]];
    let routes = ["EWE E!S SSS EE", "WEW W WW SSSS", "W!W NNN WW N", "EEEE NNNN"];
    let game = Match::delivered(signs, routes);
    assert_eq!(game.collided(1), ["2 C1", "3 C2"]);
    assert_eq!(game.gas(), [17, 17, 17, 9]);
}

#[test]
fn tt_6_3_yield_looks_at_no_debris_and_prevents_no_passing() {
    // Seats 1 and 2 pass each other from C1 and the yield in D1; seat 4 on the yield in B1 then drives
    // into their wrecks in C1.
    let signs = ["sign B1 yield", "sign D1 yield", FILL[1], FILL[1]];
    let routes = ["E! EEE SSSS", "WWWW SSSS", "NN WWWW NN", "NNNN EEEE"];
    let game = Match::delivered(signs, routes);
    assert_eq!(game.collided(1), ["2 C1", "2 D1", "4 C1"]);
    assert_eq!(game.gas(), [17, 17, 9, 17]);
}

#[test]
fn tt_6_3_a_yield_passed_within_a_step_does_not_act() {
    // Seat 1 rushes over the yield in B1 into C1; seat 4 comes to C1 in the same step.
    let signs = ["sign B1 yield", FILL[2], FILL[2], FILL[2]];
    let routes = ["SN SN E!EEE SSSS", RING[1], "NS WWWW NNNN", "EE N!N NN EE"];
    let game = Match::delivered(signs, routes);
    assert_eq!(game.collided(1), ["4 C1"]);
}

#[test]
fn tt_6_4_waiting_makes_the_next_car_wait() {
    // In step 6 seat 1 on C1 yields for seat 2 in D1, so seat 4 on B1 would meet it and yields too.
    let signs = ["sign C1 yield", "sign B1 yield", FILL[2], FILL[2]];
    let routes = ["EEWE EE SSSS", "SNSN W SSSS WWW", "WWWW NNNN", "N!NNN EEEE"];
    assert_eq!(Match::delivered(signs, routes).gas(), [12, 13, 9, 9]);
}

#[test]
fn tt_6_4_a_delivery_that_runs_too_long_ends_in_crashes() {
    let ring = |turn: [Dir; 2]| {
        let mut route = Route::default();
        turn.into_iter().flat_map(|dir| [dir; 4]).for_each(|dir| route.push(dir, false));
        route
    };
    let routes =
        [ring([Dir::E, Dir::S]), ring([Dir::S, Dir::W]), ring([Dir::N, Dir::E]), ring([Dir::W, Dir::N])];
    let late = drive_until(&City::default(), CORNERS, routes, 8);
    assert_eq!((late.gas, late.steps), ([17; 4], [None; 4]), "one step short of the goals");
    assert_eq!(drive_until(&City::default(), CORNERS, routes, 9).gas, [9; 4]);
    assert_eq!(LAST_STEP, 60);
    let whole = drive_until(&City::default(), CORNERS, routes, LAST_STEP);
    assert_eq!(drive(&City::default(), CORNERS, routes), whole, "a delivery runs to the last step");
}
