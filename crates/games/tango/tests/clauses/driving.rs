//! TT-5: driving it out.

use crate::{FILL, Match, RING};

/// Seats 3 and 4 keep out of row 1 and meet nobody.
const QUIET_3_4: [&str; 2] = ["NN WWWW NN", "EEEE NNNN"];

#[test]
fn tt_5_1_the_corner_is_the_first_step() {
    assert_eq!(Match::delivered([FILL[0]; 4], RING).gas(), [9; 4], "eight moves and the corner");
}

#[test]
fn tt_5_2_a_car_occupies_every_tile_it_enters() {
    // Three tiles a step in row 1: both cars enter B1, C1 and D1 in step 2.
    let [three, four] = QUIET_3_4;
    let limits = ["sign row1 speed", "sign row1 speed", FILL[0], FILL[0]];
    let game = Match::delivered(limits, ["ES E SSS", "WS W SSS", three, four]);
    assert_eq!(game.collided(1), ["2 B1", "2 C1", "2 D1"]);
}

#[test]
fn tt_5_2_a_waiting_car_occupies_the_tile_it_stands_on() {
    // Seat 1 yields in B1 for seat 2 in C1, and seat 4 drives into it from behind.
    let signs = ["sign B1 yield", FILL[0], FILL[0], FILL[0]];
    let routes = ["EWE EEE SSSS", "SN WW SSSS WW", RING[2], "N!NNN EEEE"];
    let game = Match::delivered(signs, routes);
    assert_eq!(game.collided(4), ["1 B1"]);
    assert_eq!(game.gas(), [17, 11, 9, 17]);
}

#[test]
fn tt_5_3_cars_on_one_tile_in_one_step_collide() {
    let [three, four] = QUIET_3_4;
    let game = Match::delivered([FILL[0]; 4], ["EEEE SSSS", "WWWW SSSS", three, four]);
    assert_eq!(game.gas(), [17, 17, 9, 9]);
    assert_eq!((game.collided(1), game.collided(2)), (vec!["2 C1".to_owned()], vec!["1 C1".to_owned()]));
    let later = Match::delivered([FILL[0]; 4], RING);
    assert_eq!(later.gas(), [9; 4], "seats 1 and 4 both drive along row 1, in other steps");
}

#[test]
fn tt_5_4_cars_that_pass_each_other_collide_on_both_tiles() {
    let [three, four] = QUIET_3_4;
    let game = Match::delivered([FILL[0]; 4], ["E! EEE SSSS", "WWWW SSSS", three, four]);
    assert_eq!(game.collided(1), ["2 C1", "2 D1"]);
    assert_eq!(game.gas(), [17, 17, 9, 9]);
}

#[test]
fn tt_5_5_a_wreck_lies_there_for_the_rest_of_the_delivery() {
    let routes = ["EEEE SSSS", "WWWW SSSS", "NN WWWW NN", "NNNN EEEE"];
    let game = Match::delivered([FILL[0]; 4], routes);
    assert_eq!(game.gas(), [17, 17, 9, 17]);
    assert_eq!(game.collided(4), ["1 C1", "2 C1"]);
    let mut next = game;
    next.deliver(RING);
    assert_eq!(next.gas(), [9; 4], "the next delivery finds the city cleared");
}

#[test]
fn tt_5_5_who_hits_debris_becomes_debris() {
    // Seat 4 is wrecked in C1 with 1 and 2 in step 7, and seat 3 then meets three wrecks there.
    let routes = ["EEEE SSSS", "WWWW SSSS", "NSNS NNNN WWWW", "NNNN EEEE"];
    let game = Match::delivered([FILL[0]; 4], routes);
    assert_eq!(game.gas(), [17; 4]);
    assert_eq!(game.collided(3), ["1 C1", "2 C1", "4 C1"]);
}

#[test]
fn tt_5_6_nobody_meets_on_a_roundabout_nor_hits_debris_there() {
    let signs = ["sign C1 roundabout", FILL[0], FILL[0], FILL[0]];
    let [three, four] = QUIET_3_4;
    let meeting = Match::delivered(signs, ["EE SSSS EE", "WW W SSSS W", three, four]);
    assert_eq!(meeting.collided(1), Vec::<String>::new());
    // The passing lays debris in C1 and D1; on the roundabout in C1 nobody hits it.
    let passing = Match::delivered(signs, ["E! EEE SSSS", "WWWW SSSS", three, "NNNN EE S EE N"]);
    assert_eq!(passing.collided(1), ["2 C1", "2 D1"]);
    assert_eq!(passing.gas()[3], 11);
}

#[test]
fn tt_5_6_two_neighbouring_roundabouts_prevent_a_passing_and_one_does_not() {
    let routes = ["E!EE SSSS E", "WW SSSS WW", RING[2], "N EEEE NNN"];
    let one = Match::delivered(["sign C1 roundabout", FILL[0], FILL[0], FILL[0]], routes);
    assert_eq!(one.gas(), [17, 17, 9, 9]);
    let two = Match::delivered(["sign C1 roundabout", "sign D1 roundabout", FILL[0], FILL[0]], routes);
    assert_eq!(two.gas(), [8, 9, 9, 9]);
}

#[test]
fn tt_5_7_a_car_is_on_its_goal_in_one_step_and_then_gone() {
    // Seats 2 and 3 wreck each other in D3; seat 4 drives through seat 1's goal.
    let (two, three) = ("SW SSS WWW", "NN WWWW NN");
    let then = Match::delivered([FILL[0]; 4], [RING[0], two, three, "NSNS EEEE NNNN"]);
    assert_eq!(then.collided(1), ["4 E5"]);
    assert_eq!(then.gas(), [17; 4]);
    let after = Match::delivered([FILL[0]; 4], [RING[0], two, three, "NSNSNS EEEE NNNN"]);
    assert_eq!(after.gas(), [9, 17, 17, 15]);
}

#[test]
fn tt_5_8_a_car_wrecked_on_one_tile_still_collides_on_the_others() {
    // 1 and 2 pass each other between C1 and D1; 4 rushes through both wrecks.
    let routes = ["E! EEE SSSS", "WWWW SSSS", RING[2], "NNNN E E!EE"];
    let game = Match::delivered([FILL[0]; 4], routes);
    assert_eq!(game.collided(4), ["1 C1", "1 D1", "2 C1", "2 D1"]);
}

#[test]
fn tt_5_8_who_enters_where_two_pass_collides_with_the_one_that_enters() {
    // In step 7 seat 1 leaves C1 for D1, seat 2 the reverse, and seat 4 comes up from C2.
    let routes = ["EWEW E!E EE SSSS", "SNSN WWWW SSSS", "NS WWWW NNNN", "EE NNNN EE"];
    let game = Match::delivered([FILL[1]; 4], routes);
    assert_eq!(game.collided(4), ["2 C1"]);
    assert_eq!(game.collided(1), ["2 C1", "2 D1"]);
}

#[test]
fn tt_5_8_debris_lies_only_where_the_car_collided() {
    // Seat 1 passes B1 on its way into C1, where it meets seat 2; seat 4 enters B1 later, unharmed.
    let signs = ["sign row1 speed", FILL[0], FILL[0], FILL[0]];
    let routes = ["EE SSSS", "WW SSSS", "NN WWWW NN", "EE NNN W N S EEE N"];
    let game = Match::delivered(signs, routes);
    assert_eq!(game.collided(1), ["2 C1"]);
    assert_eq!(game.gas(), [17, 17, 9, 13]);
}
