//! GB-8 and GB-9: the variants.

use cloverleaf_core::Seat;

use crate::test_table::{Deal, TestTable, set_up};

const NORTH_SOUTH: [(&str, &str); 5] =
    [("D4", "N.S"), ("D3", "N.S"), ("D2", "N.S"), ("D6", "N.S"), ("D7", "N.S")];

#[test]
fn gb_8_1_a_quick_trip_has_three_actions_in_any_mix() {
    let mut table = Deal::new(2, "quick_trip=true").roads(&NORTH_SOUTH).table();
    table.refuses("build", "GB-8.1", "");
    table.refuses("drive", "GB-8.1", "");
    table.refuses("cone D3", "GB-8.1", "D3");
    table.refuses("clear D3", "GB-8.1", "D3");
    table.play("stop D4; rotate D3 NE.SW; stop D8");
    assert_eq!((table.car(1), table.seat()), ("D8".to_owned(), Seat::at(1)));
    table.play("remove D2");
    let place = table.listed("place J1 ").swap_remove(0);
    table.play(&place);
    assert_eq!(table.open_view().hand_sizes[..], [2, 1]);
    table.play("end");
    assert_eq!((&table.open_view().hand_sizes[..], table.seat()), (&[2, 2][..], Seat::at(0)));
    table.play("stop D7; stop D6; stop D5");
    assert_eq!(table.seat(), Seat::at(1), "several drives are possible");
}

#[test]
fn gb_8_1_cones_can_be_brought_back() {
    let mut table = Deal::new(2, "quick_trip=true quick_trip_cones=true").roads(&NORTH_SOUTH).table();
    table.play("cone D3");
    table.refuses("remove D4", "GB-5.3", "D4");
    table.refuses("rotate D4 NE.SW", "GB-5.2", "D4");
    table.refuses("stop D1", "GB-6.5", "D3");
    table.play("clear D3; stop D1");
    assert_eq!(table.seat(), Seat::at(1));
    let mut alone = Deal::new(2, "quick_trip_cones=true").table();
    alone.play("build; cone D3");
    assert_eq!(alone.open_view().left, 3, "without quick_trip the option has no effect");
}

#[test]
fn gb_8_2_places_to_go() {
    for (places, cards, cubes) in [("normal", 5, 2), ("long", 6, 0), ("short", 4, 2)] {
        let table = Deal::new(2, &format!("places={places}")).opening();
        assert_eq!(table.open_view().card_counts[..], [cards, cards], "{places}");
        assert_eq!(table.open_view().cubes.len(), cubes, "{places}");
        assert_eq!(table.open_view().cars.iter().flatten().count(), 2, "the car goes there all the same");
    }
    assert!(set_up(2, "places=few").is_err());
}

#[test]
fn gb_8_3_a_drive_of_a_quick_trip_ends_on_a_forced_stop() {
    let options = "quick_trip=true traffic_rule=true";
    let mut table = Deal::new(2, options).starts(&["copley-square", "mit"]).roads(&NORTH_SOUTH).table();
    table.play("end; stop D3; end");
    assert_eq!(table.stops(), ["D3", "D4", "D6", "D7", "D8"]);
    table.play("stop D3");
    assert_eq!(table.open_view().left, 2, "that was one action");
    table.play("stop D1");
}

#[test]
fn gb_9_1_two_cubes_of_any_colours_are_a_forced_stop() {
    let drive = |options: &str| {
        let mut table = Deal::new(2, options)
            .starts(&["symphony-hall", "copley-square"])
            .roads(&NORTH_SOUTH)
            .cards(1, &["copley-square", "harvard"])
            .table();
        table.play("drive");
        assert!(table.stops().contains(&"D1".to_owned()), "one cube is no congestion");
        table.play("stop D5; stop D8; end; drive");
        table
    };
    let table = drive("congestion_rule=true");
    assert_eq!(table.stops(), ["D5", "D6", "D7"]);
    table.refuses("stop D1", "GB-9.1", "D5");
    assert!(drive("").stops().contains(&"D1".to_owned()));
    let long = drive("congestion_rule=true places=long");
    assert!(long.stops().contains(&"D1".to_owned()), "no cube at the start, so just one");
}

#[test]
fn gb_9_2_another_car_is_a_forced_stop() {
    let drive = |options: &str| {
        let mut table = Deal::new(2, options).starts(&["copley-square", "mit"]).roads(&NORTH_SOUTH).table();
        table.play("end; drive; stop D3; end; drive");
        table
    };
    let mut table = drive("traffic_rule=true");
    assert_eq!(table.stops(), ["D3", "D4", "D6", "D7", "D8"]);
    table.refuses("stop D2", "GB-9.2", "D3");
    table.play("stop D3; stop D1; drive");
    assert!(table.stops().contains(&"D8".to_owned()), "one's own space and empty road stop nobody");
    assert!(drive("").stops().contains(&"D2".to_owned()));
}

#[test]
fn gb_9_3_several_reasons_are_one_stop() {
    let options = "traffic_rule=true congestion_rule=true";
    let mut table: TestTable = Deal::new(2, options)
        .starts(&["symphony-hall", "copley-square"])
        .roads(&NORTH_SOUTH)
        .cards(1, &["copley-square", "mit"])
        .table();
    table.play("build; cone D5; end; end; drive; stop D5");
    assert_eq!(table.open_view().left, 1, "cone and car, soon two cubes");
    table.play("stop D8; end; drive; stop D5; stop D1");
    assert_eq!(table.scores(), [2, 0]);
}
