//! GB-5: building.

use crate::test_table::{Deal, TestTable};

fn built() -> TestTable {
    let mut desk = Deal::new(2, "")
        .roads(&[("D4", "N.S"), ("C4", "N.SE"), ("D3", "NE.SE.SW.NW")])
        .tiles(1, &["N.SE", "N.S"])
        .desk();
    desk.play("build");
    desk
}

#[test]
fn gb_5_1_a_tile_goes_on_an_empty_space_in_any_orientation() {
    let mut desk = built();
    for (space, what) in
        [("D5", "destination"), ("A3", "river"), ("F5", "park"), ("H3", "tunnel"), ("D4", "tile")]
    {
        desk.refuses(&format!("place {space} N.SE"), "GB-5.1", space);
        assert!(desk.listed(&format!("place {space} ")).is_empty(), "{what}");
    }
    desk.refuses("place J1 NE.S.NW", "GB-5.1", "NE.S.NW");
    desk.refuses("place J1 N.NE.SE.S", "GB-5.1", "N.NE.SE.S");
    assert_eq!(desk.listed("place J1 ").len(), 6 + 3, "a bend and a straight road");
    desk.play("cone J1; place J1 NE.S");
    desk.play("place J2 N.S");
}

#[test]
fn gb_5_2_any_tile_turns_to_another_orientation() {
    let mut desk = built();
    assert_eq!(desk.listed("rotate D4 "), ["rotate D4 NE.SW", "rotate D4 SE.NW"]);
    desk.refuses("rotate D4 N.S", "GB-5.2", "D4");
    desk.refuses("rotate D6 N.S", "GB-5.2", "D6");
    desk.refuses("rotate D5 N.S", "GB-5.2", "D5");
    desk.allows("rotate K6 NE.S");
    desk.play("rotate D4 NE.SW; end; drive; end; drive");
    assert_eq!(desk.stops(), ["C4"], "the road on D4 is turned away");
}

#[test]
fn gb_5_2_also_under_a_car_but_not_in_a_zone() {
    let mut desk = built();
    desk.play("end; end; drive; stop D4; end; build");
    desk.allows("rotate D4 NE.SW");
    desk.play("cone D3");
    desk.refuses("rotate D4 NE.SW", "GB-5.2", "D4");
    desk.refuses("rotate D3 N.NE.S.SW", "GB-5.2", "D3");
    desk.allows("rotate K6 NE.S");
}

#[test]
fn gb_5_3_any_tile_goes_to_the_open_discard_pile() {
    let mut desk = built();
    desk.refuses("remove D6", "GB-5.3", "D6");
    desk.refuses("remove D5", "GB-5.3", "D5");
    desk.play("remove D4; remove K6");
    let discard: Vec<_> = desk.open_view().discard.iter().map(ToString::to_string).collect();
    assert_eq!(discard, ["N.SE", "N.S"], "as the list of kinds has them, whoever placed them");
    assert!(!desk.open_view().tiles.contains_key(&"D4".parse().expect("a space")));
    desk.play("place D4 SE.NW");
    assert_eq!(desk.open_view().left, 1, "replacing is two actions");
}

#[test]
fn gb_5_3_not_under_a_car_and_not_in_a_zone() {
    let mut desk = built();
    desk.play("end; end; drive; stop D4; end; build");
    desk.refuses("remove D4", "GB-5.3", "D4");
    desk.play("cone C3");
    desk.refuses("remove C4", "GB-5.3", "C4");
    desk.refuses("remove D3", "GB-5.3", "D3");
    desk.allows("remove K6");
}

#[test]
fn gb_5_4_a_cone_goes_on_any_space_that_has_none() {
    let mut desk = built();
    assert_eq!(desk.listed("cone ").len(), 88);
    desk.play("cone F5");
    assert_eq!(desk.listed("cone ").len(), 87);
    desk.refuses("cone F5", "GB-5.4", "F5");
    desk.play("cone D5");
    desk.refuses("cone A3", "GB-5.4", "A3");
    assert_eq!(desk.listed("cone "), [""; 0]);
}

#[test]
fn gb_5_5_a_cleared_cone_ends_its_zone_at_once() {
    let mut desk = built();
    desk.play("cone D3");
    desk.refuses("clear D4", "GB-5.5", "D4");
    desk.refuses("remove D4", "GB-5.3", "D4");
    desk.play("clear D3");
    desk.allows("remove D4");
    desk.play("cone A1");
    assert_eq!(desk.open_view().left, 1, "moving a cone is two actions");
    assert_eq!(desk.open_view().cones.len(), 1);
}

#[test]
fn gb_5_6_a_zone_is_the_cone_and_every_space_around_it_for_everyone() {
    // Around D3 lie D2, E2 (river), E3, D4, C3 (river) and C2.
    let roads = [("D4", "N.S"), ("D3", "N.S"), ("D2", "N.S"), ("C2", "N.SE"), ("E3", "N.SE"), ("E4", "N.SE")];
    let mut desk = Deal::new(2, "").roads(&roads).desk();
    desk.play("build; cone D3");
    let free = |desk: &TestTable| {
        let mut spaces: Vec<_> = desk.listed("remove ").iter().map(|text| text[7..].to_owned()).collect();
        spaces.sort();
        spaces
    };
    assert_eq!(free(&desk), ["E4", "K6"]);
    desk.play("end; build");
    assert_eq!(free(&desk), ["E4", "K6"], "the other player too");
    desk.allows("place C4 N.SE");
}
