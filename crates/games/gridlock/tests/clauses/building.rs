//! GB-5: building.

use crate::test_table::{Deal, TestTable};

fn built() -> TestTable {
    let mut table = Deal::new(2, "")
        .roads(&[("D4", "N.S"), ("C4", "N.SE"), ("D3", "NE.SE.SW.NW")])
        .tiles(1, &["N.SE", "N.S"])
        .table();
    table.play("build");
    table
}

#[test]
fn gb_5_1_a_tile_goes_on_an_empty_space_in_any_orientation() {
    let mut table = built();
    for (space, what) in
        [("D5", "destination"), ("A3", "river"), ("F5", "park"), ("H3", "tunnel"), ("D4", "tile")]
    {
        table.refuses(&format!("place {space} N.SE"), "GB-5.1", space);
        assert!(table.listed(&format!("place {space} ")).is_empty(), "{what}");
    }
    table.refuses("place J1 NE.S.NW", "GB-5.1", "NE.S.NW");
    table.refuses("place J1 N.NE.SE.S", "GB-5.1", "N.NE.SE.S");
    assert_eq!(table.listed("place J1 ").len(), 6 + 3, "a bend and a straight road");
    table.play("cone J1; place J1 NE.S");
    table.play("place J2 N.S");
}

#[test]
fn gb_5_2_any_tile_turns_to_another_orientation() {
    let mut table = built();
    assert_eq!(table.listed("rotate D4 "), ["rotate D4 NE.SW", "rotate D4 SE.NW"]);
    table.refuses("rotate D4 N.S", "GB-5.2", "D4");
    table.refuses("rotate D6 N.S", "GB-5.2", "D6");
    table.refuses("rotate D5 N.S", "GB-5.2", "D5");
    table.allows("rotate K6 NE.S");
    table.play("rotate D4 NE.SW; end; drive; end; drive");
    assert_eq!(table.stops(), ["C4"], "the road on D4 is turned away");
}

#[test]
fn gb_5_2_also_under_a_car_but_not_in_a_zone() {
    let mut table = built();
    table.play("end; end; drive; stop D4; end; build");
    table.allows("rotate D4 NE.SW");
    table.play("cone D3");
    table.refuses("rotate D4 NE.SW", "GB-5.2", "D4");
    table.refuses("rotate D3 N.NE.S.SW", "GB-5.2", "D3");
    table.allows("rotate K6 NE.S");
}

#[test]
fn gb_5_3_any_tile_goes_to_the_open_discard_pile() {
    let mut table = built();
    table.refuses("remove D6", "GB-5.3", "D6");
    table.refuses("remove D5", "GB-5.3", "D5");
    table.play("remove D4; remove K6");
    let discard: Vec<_> = table.open_view().discard.iter().map(ToString::to_string).collect();
    assert_eq!(discard, ["N.SE", "N.S"], "as the list of kinds has them, whoever placed them");
    assert!(!table.open_view().tiles.contains_key(&"D4".parse().expect("a space")));
    table.play("place D4 SE.NW");
    assert_eq!(table.open_view().left, 1, "replacing is two actions");
}

#[test]
fn gb_5_3_not_under_a_car_and_not_in_a_zone() {
    let mut table = built();
    table.play("end; end; drive; stop D4; end; build");
    table.refuses("remove D4", "GB-5.3", "D4");
    table.play("cone C3");
    table.refuses("remove C4", "GB-5.3", "C4");
    table.refuses("remove D3", "GB-5.3", "D3");
    table.allows("remove K6");
}

#[test]
fn gb_5_4_a_cone_goes_on_any_space_that_has_none() {
    let mut table = built();
    assert_eq!(table.listed("cone ").len(), 88);
    table.play("cone F5");
    assert_eq!(table.listed("cone ").len(), 87);
    table.refuses("cone F5", "GB-5.4", "F5");
    table.play("cone D5");
    table.refuses("cone A3", "GB-5.4", "A3");
    assert_eq!(table.listed("cone "), [""; 0]);
}

#[test]
fn gb_5_5_a_cleared_cone_ends_its_zone_at_once() {
    let mut table = built();
    table.play("cone D3");
    table.refuses("clear D4", "GB-5.5", "D4");
    table.refuses("remove D4", "GB-5.3", "D4");
    table.play("clear D3");
    table.allows("remove D4");
    table.play("cone A1");
    assert_eq!(table.open_view().left, 1, "moving a cone is two actions");
    assert_eq!(table.open_view().cones.len(), 1);
}

#[test]
fn gb_5_6_a_zone_is_the_cone_and_every_space_around_it_for_everyone() {
    // Around D3 lie D2, E2 (river), E3, D4, C3 (river) and C2.
    let roads = [("D4", "N.S"), ("D3", "N.S"), ("D2", "N.S"), ("C2", "N.SE"), ("E3", "N.SE"), ("E4", "N.SE")];
    let mut table = Deal::new(2, "").roads(&roads).table();
    table.play("build; cone D3");
    let free = |table: &TestTable| {
        let mut spaces: Vec<_> = table.listed("remove ").iter().map(|text| text[7..].to_owned()).collect();
        spaces.sort();
        spaces
    };
    assert_eq!(free(&table), ["E4", "K6"]);
    table.play("end; build");
    assert_eq!(free(&table), ["E4", "K6"], "the other player too");
    table.allows("place C4 N.SE");
}
