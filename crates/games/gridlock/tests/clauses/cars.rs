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
        let mut table =
            special(colours, "").starts(&["boston-garden", "harvard"]).roads(&[("F2", "NE.SW")]).table();
        table.play("drive");
        table
    };
    let mut table = drive("blue,green");
    assert_eq!(table.stops(), ["E2", "F2", "F3", "G1"], "river to road to river to destination");
    table.play("stop E2");
    assert_eq!(table.car(1), "E2", "it may stop there");
    let other = drive("green,blue");
    assert_eq!(other.stops(), [""; 0]);
    other.refuses("stop G1", "GB-6.2", "G1");
    let mut plain = Deal::new(2, "").starts(&["boston-garden", "harvard"]).table();
    assert_eq!(plain.play("drive").stops(), [""; 0], "only with the option");
}

#[test]
fn gb_10_2_the_park_ranger_drives_through_the_two_parks() {
    let drive = |colours: &str| {
        let mut table = special(colours, "").roads(&[("E5", "NE.NW"), ("H6", "N.SE.NW")][..1]).table();
        table.play("drive");
        table
    };
    assert_eq!(drive("green,blue").stops(), ["E5", "F5", "F6", "G5"]);
    assert_eq!(drive("blue,green").stops(), ["E5"]);
    // Crossroads has a park that is marked for the ranger and one that is not.
    let mut table = special("green,blue", "board=crossroads").starts(&["town-hall", "mill"]).opening();
    let place = table.listed("place ").swap_remove(0);
    table.play(&place);
    let place = table.listed("place ").swap_remove(0);
    table.play(&place).play("drive");
    assert!(table.stops().contains(&"D3".to_owned()) && !table.stops().contains(&"B4".to_owned()));
}

const NORTH_SOUTH: [(&str, &str); 5] =
    [("D4", "N.S"), ("D3", "N.S"), ("D2", "N.S"), ("D6", "N.S"), ("D7", "N.S")];

#[test]
fn gb_10_3_the_emergency_services_never_have_to_stop() {
    let options = "traffic_rule=true congestion_rule=true";
    let drive = |colours: &str| {
        let mut table = special(colours, options)
            .starts(&["symphony-hall", "copley-square"])
            .roads(&NORTH_SOUTH)
            .cards(1, &["copley-square", "mit"])
            .table();
        table.play("build; cone D3; end; end; drive");
        table
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
    let mut table = special("green,yellow", "").starts(&["copley-square", "mit"]).roads(&NORTH_SOUTH).table();
    table.play("end; drive; stop D3; end; drive");
    assert_eq!(table.stops(), ["D3", "D4", "D6", "D7", "D8"]);
    table.refuses("stop D2", "GB-10.4", "D3");
    table.play("end; end; build");
    table.refuses("remove D4", "GB-5.3", "D4");
    table.refuses("rotate D2 NE.SW", "GB-5.2", "D2");
    table.play("cone D3; cone D4");
    assert_eq!(table.open_view().cones.len(), 2, "it uses up no cone, and takes one on its space");
}

#[test]
fn gb_10_4_the_construction_vehicle_is_free_of_its_own_zone_but_not_of_cones() {
    let mut table = special("yellow,green", "").roads(&NORTH_SOUTH).table();
    table.play("drive; stop D3; end; end; build; remove D4; cone D7");
    table.refuses("remove D6", "GB-5.3", "D6");
    table.play("clear D7; remove D6");
    let mut table = special("yellow,green", "quick_trip=true").roads(&NORTH_SOUTH).table();
    table.play("stop D3; rotate D2 NE.SW; end");
    table.refuses("remove D4", "GB-5.3", "D4");
    assert_eq!(table.seat(), Seat::at(1), "it acts in a quick trip without cones too");
}

#[test]
fn gb_10_5_sides_still_must_meet() {
    let stops = |tile: &'static str| {
        let mut table: TestTable =
            special("blue,green", "").starts(&["boston-garden", "harvard"]).roads(&[("F2", tile)]).table();
        table.play("drive").stops()
    };
    assert_eq!(stops("N.S"), ["G1"], "F2 has no road to the river");
    assert_eq!(stops("NE.S"), ["E2", "F2", "F3", "G1"], "by road to the museum and the next river space");
}
