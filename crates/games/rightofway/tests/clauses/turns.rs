//! RW-4: a turn.

use crate::test_table::{AROUND, HIGH, TestTable};

#[test]
fn rw_4_1_a_turn_places_exactly_one_highway() {
    let mut table = TestTable::ready();
    table.refuses("done", "RW-4.1", "");
    table.play("place 2,0 N.S");
    assert_eq!(table.to_act(), 1, "a right-of-way may still be bought");
    table.refuses("place 3,0 N.S", "RW-4.1", "3,0");
    table.play("done");
    assert_eq!(table.to_act(), 2);
}

#[test]
fn rw_4_1_at_most_one_right_of_way_before_or_after() {
    let mut before = TestTable::ready();
    before.play("buy 3,0 N.S");
    before.refuses("buy 3,-1 N.S", "RW-4.1", "3,-1");
    before.refuses("done", "RW-4.1", "");
    before.play("place 2,0 N.S");
    assert_eq!(before.to_act(), 2, "bought and placed, the turn ends by itself");
    let mut after = TestTable::ready();
    after.play("place 2,0 N.S; buy 3,0 N.S");
    assert_eq!(after.state, before.state);
}

#[test]
fn rw_4_1_only_tiles_in_hand_are_placed() {
    let table = TestTable::ready();
    table.refuses("place 2,0 N.SE", "RW-4.1", "N.SE");
    table.refuses("discard N.S", "RW-4.1", "");
    table.refuses("scrap 0,0", "RW-4.1", "");
    table.refuses("draw 1 N.S", "RW-4.1", "");
    table.refuses("lay 5,0 1", "RW-4.1", "");
}

#[test]
fn rw_4_2_a_highway_goes_on_any_tile_that_is_not_taken() {
    let mut table = TestTable::ready();
    assert_eq!(table.count("place"), 61 * 3, "three orientations on each tile, connected or not");
    table.play("buy 3,0 N.S; place 2,0 NE.SW");
    table.refuses("place 2,0 N.NE.SE", "RW-4.2", "2,0");
    table.refuses("place 3,0 N.NE.SE", "RW-4.2", "3,0");
    assert_eq!(table.count("place"), 59 * 6);
    table.play("place -4,0 N.NE.SE");
    assert_eq!(table.view().highways.len(), 2, "it need not connect");
}

#[test]
fn rw_4_3_an_empty_hand_draws_one() {
    let four = "N.NE.SE.S N.S N.S N.S N.S";
    let mut table = TestTable::dealt("", AROUND, four, HIGH);
    // It loses four, and four are left to pay: that takes the whole hand by itself.
    table.play("place 0,0 N.NE.SE.S");
    assert_eq!((table.to_act(), table.hand(1).as_str(), table.view().turns), (0, "", 0));
    assert!(table.chances().iter().all(|(text, _)| text.starts_with("draw 1 ")));
    table.refuses("draw 2 N.S", "RW-4.3", "1");
    let six = "N.NE.SE.S.SW.NW";
    let mut without = TestTable::dealt(
        "",
        AROUND,
        &format!("N.NE.SE.S {six} {six} {six} N.S"),
        &format!("{six} {six} {six} N.NE.SE.S.SW N.NE.SE.S.SW"),
    );
    without.play("place 0,0 N.NE.SE.S");
    without.refuses(&format!("draw 1 {six}"), "RW-4.3", six);
    table.play("draw 1 N.SE");
    assert_eq!((table.to_act(), table.hand(1).as_str(), table.view().turns), (2, "N.SE", 1));
}
