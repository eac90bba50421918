//! TT-4: planning a route.

use crate::{FILL, Match, RING, seat_of};
use cloverleaf_core::{Explanation, Figure, Game};
use cloverleaf_tango::Tile;

/// Wrecks seats 2 and 3 in D3, out of everybody's way.
const WRECKED_2_3: [&str; 2] = ["SW SSS WWW", "NN WWWW NN"];

#[test]
fn tt_4_1_a_route_is_the_tiles_where_each_step_ends() {
    let mut game = Match::second_day([FILL[0]; 4]);
    game.order(1, RING[0]);
    let tiles = game.view(1).orders.expect("its own orders").route.tiles;
    let text: Vec<_> = tiles.iter().map(Tile::to_string).collect();
    assert_eq!(text.join(" "), "A1 B1 C1 D1 E1 E2 E3 E4 E5");
    assert_eq!(game.refusal(1, "seal").0, "TT-10.1", "the sign is missing");
    game.order(1, "reopen | EEEE");
    assert_eq!(game.refusal(1, "sign B2 toll").0, "TT-10.1", "it is submitted in full");
}

#[test]
fn tt_4_2_a_step_goes_one_tile_and_not_over_the_edge() {
    let mut game = Match::second_day([FILL[0]; 4]);
    game.refuses(1, "go N", "TT-4.2", "A1");
    game.refuses(1, "go W", "TT-4.2", "A1");
    game.order(1, "E");
    assert_eq!(game.view(1).orders.expect("its own").route.tiles.len(), 2);
}

#[test]
fn tt_4_2_a_speed_limit_is_not_optional() {
    let mut game = Match::second_day(["sign row1 speed", FILL[0], FILL[0], FILL[0]]);
    game.order(1, "E");
    let end = game.view(1).orders.expect("its own").route.tiles.last().map(Tile::to_string);
    assert_eq!(end.as_deref(), Some("C1"));
}

#[test]
fn tt_4_3_signs_on_tiles_passed_act() {
    let mut game = Match::second_day(["sign row1 speed", "sign B1 oneway-S", FILL[0], FILL[0]]);
    game.refuses(1, "go E", "TT-2.1", "B1");
    game.order(2, "W");
    game.refuses(2, "go W", "TT-2.1", "B1");
}

#[test]
fn tt_4_3_a_toll_road_passed_is_paid() {
    let signs = ["sign row1 speed", "sign B1 toll", FILL[0], FILL[0]];
    let game = Match::delivered(signs, ["EE SSSS", RING[1], "WWWW NNNN", "NN EEEE NN"]);
    assert_eq!(game.gas()[0], 7 + 2);
}

#[test]
fn tt_4_4_a_fast_step_over_the_edge_is_allowed_and_a_crash() {
    let mut game = Match::second_day(["sign row3 speed", FILL[1], FILL[1], FILL[1]]);
    game.order(1, "E SS E");
    assert!(game.may(1, "go E"), "from D3 two tiles lead over the edge");
    game.order(1, "E");
    assert!(game.view(1).orders.expect("its own").route.off);
    assert!(game.may(1, "sign B2 toll"), "the route is complete");
    game.order(1, "reopen | E SS E");
    let step = "go E".parse().expect("notation");
    let told = game.game.explain(&game.state, seat_of(1), step);
    assert_eq!(told.message.key, "tt-told-crash", "the interface warns: {told:?}");
    assert_eq!((figure(&told, "off"), figure(&told, "gas")), (Some(1), Some(17)));
}

fn figure(told: &Explanation, wanted: &str) -> Option<i64> {
    told.figures.iter().find_map(|(name, figure)| match figure {
        Figure::Number(number) if *name == wanted => Some(*number),
        _ => None,
    })
}

#[test]
fn tt_4_5_the_step_that_arrives_is_told_as_such() {
    let mut game = Match::second_day([FILL[0]; 4]);
    game.order(1, "EEEE SSS");
    let told = |game: &Match| {
        let told = game.game.explain(&game.state, seat_of(1), "go S".parse().expect("notation"));
        (figure(&told, "arrived"), figure(&told, "off"), figure(&told, "gas"))
    };
    assert_eq!(told(&game), (Some(1), Some(0), Some(9)));
    game.order(1, "reopen | EEEE SS");
    assert_eq!(told(&game), (Some(0), Some(0), Some(8)));
}

#[test]
fn tt_4_6_a_rush_tells_what_it_costs_and_what_is_left() {
    let game = Match::second_day([FILL[0]; 4]);
    let told = game.game.explain(&game.state, seat_of(1), "rush E".parse().expect("notation"));
    let purse = i64::from(game.view(1).purse.expect("its own"));
    assert_eq!((figure(&told, "cost"), figure(&told, "left")), (Some(5), Some(purse - 5)));
}

#[test]
fn tt_4_4_the_wreck_lies_on_the_last_tile() {
    let signs = ["sign row3 speed", FILL[1], FILL[1], FILL[1]];
    let quiet = "WWWW NNNN";
    // Seat 1 leaves the board over E3 in step 6; seat 2 enters E3 three steps later and hits it.
    let hit = Match::delivered(signs, ["E SS EE", "SNSNSN SSSS WWWW", quiet, "NNNN EEEE"]);
    assert_eq!(hit.gas(), [17, 17, 9, 9]);
    assert_eq!(hit.collided(1), ["2 E3"]);
    let before = Match::delivered(signs, ["E SS EE", RING[1], quiet, "NNNN EEEE"]);
    assert_eq!(before.gas(), [17, 9, 9, 9]);
}

#[test]
fn tt_4_4_standing_on_the_edge_the_car_occupies_that_tile() {
    let signs = ["sign row3 speed", FILL[1], FILL[1], FILL[1]];
    // Seat 1 stands on E3 in step 5 and drives off in step 6; seat 3 enters E3 in step 6.
    let hit = Match::delivered(signs, ["SS EEE", "WW SSSS WW", "NSNS N!NNN WWWW", "NS NNNN EEEE"]);
    assert_eq!((hit.gas()[0], hit.gas()[2]), (17, 17));
    assert_eq!(hit.collided(3), ["1 E3"]);
}

#[test]
fn tt_4_4_signs_on_the_way_act_a_one_way_on_the_last_tile_included() {
    let mut game =
        Match::second_day(["sign row3 speed", "sign E3 oneway-S", "sign row2 speed", "sign E2 stop"]);
    game.order(1, "E SS E");
    game.refuses(1, "go E", "TT-2.1", "E3");
    game.order(1, "reopen | E S E");
    game.refuses(1, "go E", "TT-2.4", "E2");
}

#[test]
fn tt_4_5_the_goal_must_stay_within_25_steps() {
    let mut game = Match::second_day([FILL[0]; 4]);
    game.order(1, "EW EW EW EW EW EW EW EW E");
    game.refuses(1, "go W", "TT-4.5", "A1");
    assert_eq!(game.legal(1), ["go E", "rush E", "go S", "rush S", "reopen"]);
    game.order(1, "EEE SSSS");
    assert_eq!(game.view(1).orders.expect("its own").route.tiles.len(), 25);
}

#[test]
fn tt_4_5_a_route_ends_when_it_first_reaches_the_goal() {
    let mut game = Match::second_day([FILL[0]; 4]);
    game.order(1, RING[0]);
    assert_eq!(game.refusal(1, "go N").0, "TT-10.1");
    assert!(game.may(1, "sign B2 toll"));
}

#[test]
fn tt_4_5_a_dead_end_is_refused() {
    // From B1 only the edge: whoever enters never gets to the goal.
    let mut game = Match::second_day(["sign B1 oneway-N", FILL[0], FILL[0], FILL[0]]);
    game.refuses(1, "go E", "TT-4.5", "B1");
}

#[test]
fn tt_4_6_a_rush_merges_two_steps_into_one() {
    let game = Match::delivered([FILL[0]; 4], ["E! EEE SSSS", RING[1], RING[2], RING[3]]);
    assert_eq!(game.gas(), [8, 9, 9, 9]);
    assert_eq!(game.purse(1), 40 - 5 + 4);
}

#[test]
fn tt_4_6_all_tiles_of_a_rush_are_occupied() {
    // Seat 1 passes C1 within its rush in step 3 and ends in D1; seat 2 is in C1 then.
    let game = Match::delivered([FILL[0]; 4], ["E E!E E SSSS", "WW SSSS WW", RING[2], "EEEE NNNN"]);
    assert_eq!(game.collided(1), ["2 C1", "2 D1"], "it meets in C1 and passes between C1 and D1");
}

#[test]
fn tt_4_6_tolls_in_a_rush_cost_nothing_and_other_signs_are_obeyed() {
    let signs = ["sign C1 toll | extra D1 oneway-E", "sign D1 toll", FILL[0], FILL[0]];
    let game = Match::delivered(signs, ["E E!E E SSSS", RING[1], RING[2], RING[3]]);
    assert_eq!(game.gas(), [8, 9, 9, 13]);
    let mut game = Match::second_day(signs);
    game.order(1, "E E! E");
    game.refuses(1, "go S", "TT-2.1", "D1");
}

#[test]
fn tt_4_6_a_rush_needs_five_garnets() {
    let mut game = Match::with_garnets(4);
    game.day([FILL[0]; 4]);
    game.refuses(1, "rush E", "TT-4.6", "A1");
    assert_eq!(game.legal(1), ["go E", "go S"]);
}

#[test]
fn tt_4_6_one_rush_a_delivery_and_not_on_the_last_step() {
    let mut game = Match::second_day([FILL[0]; 4]);
    game.order(1, "E! E");
    game.refuses(1, "rush E", "TT-4.6", "C1");
    game.order(1, "reopen | EEEE SSS");
    game.refuses(1, "rush S", "TT-4.6", "E4");
    assert!(game.may(1, "go S") && !game.may(1, "rush S"));
}

#[test]
fn tt_4_6_a_step_over_the_edge_is_the_last_and_no_rush() {
    let mut game = Match::second_day(["sign row3 speed", FILL[1], FILL[1], FILL[1]]);
    game.order(1, "E SS E");
    game.refuses(1, "rush E", "TT-4.6", "D3");
    game.order(1, "reopen | E SS E!");
    assert!(game.may(1, "go E"), "but the step merged with a rush may leave the board");
}

#[test]
fn tt_4_6_the_garnets_are_spent_even_if_the_car_crashes_first() {
    let routes = ["EE EE SS!SS", "WWWW SSSS", RING[2], "EEEE NNNN"];
    let game = Match::delivered([FILL[0]; 4], routes);
    assert_eq!((game.gas()[0], game.purse(1)), (17, 35));
    let [two, three] = WRECKED_2_3;
    let game = Match::delivered([FILL[0]; 4], [RING[0], two, three, RING[3]]);
    assert_eq!((game.gas(), game.purse(2)), ([9, 17, 17, 9], 40), "without a rush nothing is spent");
}
