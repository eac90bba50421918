//! TT-2: the signs and where they may stand.

use crate::{FILL, Match, RING};
use cloverleaf_tango::{City, Harmless, Line, Place, Post, Roads, Sign, Tile};

#[test]
fn tt_2_1_a_one_way_is_left_in_its_direction_only() {
    let mut game = Match::second_day(["sign B1 oneway-S", FILL[0], FILL[0], FILL[0]]);
    game.order(1, "E");
    for way in ["E", "W"] {
        game.refuses(1, &format!("go {way}"), "TT-2.1", "B1");
    }
    assert_eq!(game.legal(1), ["go S", "rush S", "reopen"]);
}

#[test]
fn tt_2_2_yields_and_roundabouts_stand_on_tiles_and_forbid_no_step() {
    let mut game = Match::second_day(["sign B1 yield", "sign B2 roundabout", FILL[0], FILL[0]]);
    assert_eq!(game.signs(), ["B1 yield", "B2 roundabout", "2× C3 roundabout"]);
    game.order(1, "E");
    assert_eq!(game.legal(1).iter().filter(|action| action.starts_with("go")).count(), 3);
}

#[test]
fn tt_2_3_each_entry_of_a_toll_road_costs_two() {
    let signs = ["sign B1 toll", FILL[0], FILL[0], FILL[0]];
    assert_eq!(Match::delivered(signs, RING).gas(), [11, 9, 9, 11]);
    let twice = Match::delivered(signs, ["EW EEEE SSSS", RING[1], RING[2], "EEEE NNNN"]);
    assert_eq!(twice.gas()[0], 11 + 4, "two steps more and two tolls");
}

#[test]
fn tt_2_4_nobody_enters_or_passes_a_stop_sign() {
    let mut game = Match::second_day(["sign B1 stop", "sign row2 speed", "sign B2 stop", FILL[0]]);
    game.refuses(1, "go E", "TT-2.4", "B1");
    game.order(1, "S");
    game.refuses(1, "go E", "TT-2.4", "B2");
    assert!(!game.may(1, "go E"), "a step along row 2 would pass it");
}

#[test]
fn tt_2_4_each_player_plants_one_stop_sign_a_game() {
    let mut game = Match::second_day(["sign B1 stop", FILL[0], FILL[0], FILL[0]]);
    game.order(1, "SSSS EEEE");
    game.refuses(1, "sign D1 stop", "TT-2.4", "D1");
    assert!(!game.legal(1).iter().any(|action| action.ends_with("stop")));
    game.order(2, RING[1]);
    assert!(game.may(2, "sign D1 stop"));
}

#[test]
fn tt_2_5_a_speed_limit_doubles_the_steps_along_its_line() {
    let mut game = Match::second_day(["sign row1 speed", "sign colC speed", FILL[0], FILL[0]]);
    game.order(1, "E S E E S S");
    let tiles = game.view(1).orders.expect("its own orders").route.tiles;
    let tiles: Vec<_> = tiles.iter().map(Tile::to_string).collect();
    assert_eq!(tiles, ["A1", "C1", "C3", "D3", "E3", "E4", "E5"]);
}

#[test]
fn tt_2_6_no_sign_on_a_corner() {
    let mut game = Match::new();
    for corner in ["A1", "E1", "A5", "E5"] {
        game.refuses(1, &format!("sign {corner} toll"), "TT-2.6", corner);
    }
    assert_eq!(game.legal(1).len(), 21 * 8 + 10, "every other place takes every sign it can carry");
}

#[test]
fn tt_2_6_no_sign_where_one_stands_from_an_earlier_phase() {
    let mut game = Match::second_day(["sign B2 toll", "sign row3 speed", FILL[0], FILL[0]]);
    game.order(1, RING[0]);
    game.refuses(1, "sign B2 yield", "TT-2.6", "B2");
    game.refuses(1, "sign row3 speed", "TT-2.6", "row3");
    assert!(game.may(1, "sign B4 yield") && game.may(1, "sign A3 yield"), "a limited row's tiles are free");
    game.order(1, "sign B4 yield");
    game.refuses(1, "extra B2 toll", "TT-2.6", "B2");
}

#[test]
fn tt_2_7_signs_of_one_phase_on_one_tile_all_act() {
    let signs = ["sign B1 toll", "sign B1 toll", "sign B1 oneway-E", "sign B1 oneway-S"];
    let mut game = Match::second_day(signs);
    assert_eq!(game.signs(), ["B1 oneway-E", "B1 oneway-S", "2× B1 toll"]);
    game.order(1, "E");
    assert!(game.may(1, "go E") && game.may(1, "go S"), "a two way allows both");
    game.refuses(1, "go W", "TT-2.1", "B1");
    game.order(1, "reopen");
    game.deliver(["EEEE SSSS", RING[1], RING[2], "EEEE NNNN"]);
    assert_eq!(game.gas()[0], 9 + 4, "two toll roads cost 4");
}

#[test]
fn tt_2_7_a_stop_sign_beats_everything() {
    let mut game = Match::second_day(["sign B1 stop", "sign B1 roundabout", "sign B1 oneway-E", FILL[0]]);
    game.refuses(1, "go E", "TT-2.4", "B1");
}

#[test]
fn tt_2_8_speed_limits_planted_together_add_up() {
    for (limits, tiles) in [(1, 2), (2, 3), (3, 4), (4, 5)] {
        let mut signs = [FILL[0]; 4];
        signs[..limits].fill("sign row3 speed");
        let mut game = Match::second_day(signs);
        game.order(1, "SS E");
        let route = game.view(1).orders.expect("its own orders").route;
        if tiles < 5 {
            let end = route.tiles.last().expect("a tile").to_string();
            assert_eq!(end, ["A3", "B3", "C3", "D3", "E3"][tiles], "{limits} limits");
        } else {
            assert!(route.off, "five tiles always leave the board");
        }
    }
}

#[test]
fn tt_2_9_an_extra_sign_costs_8_6_4_2() {
    let mut game = Match::with_garnets(20);
    let extras = ["extra B2 toll", "extra B4 toll", "extra D2 toll", "extra D4 toll"];
    let mut left = 20;
    for (phase, price) in [8, 6, 4, 2].into_iter().enumerate() {
        let route = if phase == 0 { "" } else { RING[0] };
        game.order(1, &format!("{route} | {} | {} | seal", FILL[phase], extras[phase]));
        for seat in 2..=4 {
            let route = if phase == 0 { "" } else { RING[usize::from(seat) - 1] };
            game.order(seat, &format!("{route} | {} | seal", FILL[phase]));
        }
        left = left - price + u8::from(phase > 0);
        assert_eq!(game.purse(1), left, "phase {}", phase + 1);
    }
}

#[test]
fn tt_2_9_garnets_that_are_not_there_buy_no_extra_sign() {
    let mut game = Match::with_garnets(7);
    game.order(1, FILL[0]);
    game.refuses(1, "extra B2 toll", "TT-2.9", "B2");
    assert_eq!(game.legal(1), ["seal", "reopen"]);
}

#[test]
fn tt_2_9_an_extra_sign_is_of_another_kind_and_on_another_place() {
    let mut game = Match::new();
    game.order(1, "sign B2 oneway-E");
    game.refuses(1, "extra D4 oneway-N", "TT-2.9", "D4");
    game.refuses(1, "extra B2 toll", "TT-2.9", "B2");
    assert!(game.may(1, "extra D4 toll") && game.may(1, "extra row2 speed"));
    game.order(1, "reopen | sign row2 speed");
    game.refuses(1, "extra row3 speed", "TT-2.9", "row3");
}

#[test]
fn tt_2_10_the_order_of_the_signs_does_not_tell_who_planted_them() {
    let signs = ["sign B2 toll", "sign D4 yield", "sign C3 roundabout", "sign row3 speed"];
    let [a, b, c, d] = signs;
    let (one, other) = (Match::second_day(signs), Match::second_day([d, c, b, a]));
    assert_eq!(one.spectator(), other.spectator());
    assert_ne!(one.state, other.state);
}

#[test]
fn tt_2_11_who_can_plant_nothing_plants_nothing() {
    let mut game = Match::second_day([FILL[0]; 4]);
    let tolls = Tile::all().filter_map(|tile| Post::new(Place::Tile(tile), Sign::Toll));
    // More signs than three phases can plant, so this city is made and not played.
    game.state.city = City::of(tolls.chain(Line::all().map(Post::speed)));
    game.state.roads = Roads::of(&game.state.city);
    game.state.harmless = Harmless::on(&game.state.city, &game.state.roads);
    assert_eq!(game.refusal(1, "seal").0, "TT-10.1", "the route comes first");
    game.order(1, "E E S S");
    assert_eq!(game.legal(1), ["seal", "reopen"]);
    game.refuses(1, "sign C3 yield", "TT-2.6", "C3");
    game.order(1, "seal");
    assert_eq!(game.spectator().sealed, [true, false, false, false]);
}
