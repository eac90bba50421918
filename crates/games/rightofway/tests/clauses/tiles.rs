//! RW-2: the highway tiles.

use cloverleaf_rightofway::{Action, Kind, SET};

use crate::test_table::{HIGH, TestTable};

#[test]
fn rw_2_1_a_value_is_the_number_of_connections() {
    for kind in Kind::all() {
        assert_eq!(kind.value(), kind.to_string().split('.').count());
        assert!((2..=6).contains(&kind.value()));
    }
    let table = TestTable::ready();
    table.refuses("place 2,0 N", "RW-2.1", "N");
    assert!("place 2,0 -".parse::<Action>().is_err(), "no tile is without roads, so none is written so");
}

#[test]
fn rw_2_1_tiles_turn_but_are_never_flipped() {
    let table = TestTable::dealt("", "", "N.NE.S N.S N.S N.S N.S", HIGH);
    for turned in ["N.NE.S", "NE.SE.SW", "SE.S.NW", "N.S.SW", "NE.SW.NW", "N.SE.NW"] {
        table.allows(&format!("place 2,0 {turned}"));
    }
    // Its mirror image is another kind.
    for flipped in ["N.S.NW", "N.NE.SW", "NE.SE.NW"] {
        table.refuses(&format!("place 2,0 {flipped}"), "RW-4.1", "N.NE.SW");
    }
    // 61 tiles less none, in six orientations; N.S has three.
    let on_one = table.legal().iter().filter(|text| text.starts_with("place 2,0 ")).count();
    assert_eq!(on_one, 6 + 3);
}

#[test]
fn rw_2_2_the_set_is_as_listed() {
    let listed = [
        ("N.NE", 6),
        ("N.SE", 6),
        ("N.S", 6),
        ("N.NE.SE", 5),
        ("N.NE.S", 5),
        ("N.NE.SW", 5),
        ("N.SE.SW", 5),
        ("N.NE.SE.S", 3),
        ("N.NE.SE.SW", 3),
        ("N.NE.S.SW", 3),
        ("N.NE.SE.S.SW", 4),
        ("N.NE.SE.S.SW.NW", 3),
    ];
    let set: Vec<_> = SET.iter().map(|(roads, count)| (roads.to_string(), *count)).collect();
    assert_eq!(set, listed.map(|(roads, count)| (roads.to_owned(), count)));
    assert_eq!(SET.iter().map(|(_, count)| u32::from(*count)).sum::<u32>(), 54);
    let table = TestTable::dealt("", "", "", "");
    let chances: Vec<_> = table.chances();
    assert_eq!(chances, listed.map(|(roads, count)| (format!("draw 1 {roads}"), u32::from(count))));
}
