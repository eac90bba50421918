//! GB-10: special cars.

use cloverleaf_core::Seat;

use crate::test_table::{Deal, TestTable};

/// Seat 1 drives the first colour, seat 2 the second.
fn special(colours: &str, options: &str) -> Deal {
    Deal::new(2, &format!("special_cars=true colours={colours} {options}"))
}

#[test]
fn gb_10_1_the_duck_boat_drives_on_rivers() {
    let drive = |colours: &str| {
        let mut desk =
            special(colours, "").starts(&["boston-garden", "harvard"]).roads(&[("F2", "NE.SW")]).desk();
        desk.play("drive");
        desk
    };
    let mut desk = drive("blue,green");
    assert_eq!(desk.stops(), ["E2", "F2", "F3", "G1"], "river to road to river to destination");
    desk.play("stop E2");
    assert_eq!(desk.car(1), "E2", "it may stop there");
    let other = drive("green,blue");
    assert_eq!(other.stops(), [""; 0]);
    other.refuses("stop G1", "GB-6.2", "G1");
    let mut plain = Deal::new(2, "").starts(&["boston-garden", "harvard"]).desk();
    assert_eq!(plain.play("drive").stops(), [""; 0], "only with the option");
}

#[test]
fn gb_10_2_the_park_ranger_drives_through_the_two_parks() {
    let drive = |colours: &str| {
        let mut desk = special(colours, "").roads(&[("E5", "NE.NW"), ("H6", "N.SE.NW")][..1]).desk();
        desk.play("drive");
        desk
    };
    assert_eq!(drive("green,blue").stops(), ["E5", "F5", "F6", "G5"]);
    assert_eq!(drive("blue,green").stops(), ["E5"]);
    // Crossroads has a park that is marked for the ranger and one that is not.
    let mut desk = special("green,blue", "board=crossroads").starts(&["town-hall", "mill"]).opening();
    let place = desk.listed("place ").swap_remove(0);
    desk.play(&place);
    let place = desk.listed("place ").swap_remove(0);
    desk.play(&place).play("drive");
    assert!(desk.stops().contains(&"D3".to_owned()) && !desk.stops().contains(&"B4".to_owned()));
}

const NORTH_SOUTH: [(&str, &str); 5] =
    [("D4", "N.S"), ("D3", "N.S"), ("D2", "N.S"), ("D6", "N.S"), ("D7", "N.S")];

#[test]
fn gb_10_3_the_emergency_services_never_have_to_stop() {
    let options = "traffic_rule=true congestion_rule=true";
    let drive = |colours: &str| {
        let mut desk = special(colours, options)
            .starts(&["symphony-hall", "copley-square"])
            .roads(&NORTH_SOUTH)
            .cards(1, &["copley-square", "mit"])
            .desk();
        desk.play("build; cone D3; end; end; drive");
        desk
    };
    let mut red = drive("red,green");
    assert_eq!(red.stops(), ["D1", "D2", "D3", "D4", "D5", "D6", "D7"]);
    assert_eq!(drive("green,red").stops(), ["D5", "D6", "D7"]);
    red.play("stop D1");
    assert_eq!(red.scores(), [1, 0], "driving through Copley Square scored nothing");
    red.play("end; end; build");
    red.refuses("remove D4", "GB-5.3", "D4");
}

#[test]
fn gb_10_4_the_construction_vehicle_is_a_cone_to_all_others() {
    let mut desk = special("green,yellow", "").starts(&["copley-square", "mit"]).roads(&NORTH_SOUTH).desk();
    desk.play("end; drive; stop D3; end; drive");
    assert_eq!(desk.stops(), ["D3", "D4", "D6", "D7", "D8"]);
    desk.refuses("stop D2", "GB-10.4", "D3");
    desk.play("end; end; build");
    desk.refuses("remove D4", "GB-5.3", "D4");
    desk.refuses("rotate D2 NE.SW", "GB-5.2", "D2");
    desk.play("cone D3; cone D4");
    assert_eq!(desk.open_view().cones.len(), 2, "it uses up no cone, and takes one on its space");
}

#[test]
fn gb_10_4_the_construction_vehicle_is_free_of_its_own_zone_but_not_of_cones() {
    let mut desk = special("yellow,green", "").roads(&NORTH_SOUTH).desk();
    desk.play("drive; stop D3; end; end; build; remove D4; cone D7");
    desk.refuses("remove D6", "GB-5.3", "D6");
    desk.play("clear D7; remove D6");
    let mut desk = special("yellow,green", "quick_trip=true").roads(&NORTH_SOUTH).desk();
    desk.play("stop D3; rotate D2 NE.SW; end");
    desk.refuses("remove D4", "GB-5.3", "D4");
    assert_eq!(desk.seat(), Seat::at(1), "it acts in a quick trip without cones too");
}

#[test]
fn gb_10_5_sides_still_must_meet() {
    let stops = |tile: &'static str| {
        let mut desk: TestTable =
            special("blue,green", "").starts(&["boston-garden", "harvard"]).roads(&[("F2", tile)]).desk();
        desk.play("drive").stops()
    };
    assert_eq!(stops("N.S"), ["G1"], "F2 has no road to the river");
    assert_eq!(stops("NE.S"), ["E2", "F2", "F3", "G1"], "by road to the museum and the next river space");
}
