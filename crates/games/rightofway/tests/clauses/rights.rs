//! RW-6: right-of-way.

use cloverleaf_core::{Game, Say, Seat};
use cloverleaf_words::english;

use crate::test_table::{AROUND, HIGH, LOW, TestTable, place};

#[test]
fn rw_6_1_a_free_tile_takes_one_tile_face_down() {
    let mut table = TestTable::ready();
    table.refuses("buy 3,0 N.SE", "RW-6.1", "N.SE");
    table.play("buy 3,0 N.S");
    let right = table.view().rights[&place("3,0")];
    let tiles: Vec<_> = right.stack().map(|tile| tile.tile.to_string()).collect();
    assert_eq!((right.seat, tiles), (1, vec!["N.S".to_owned()]));
    assert_eq!(table.hand(1), "N.S N.S N.S N.S");
    table.play("place 2,0 N.S");
    table.refuses("place 3,0 N.NE.SE", "RW-4.2", "3,0");
    table.refuses("buy 2,0 N.NE.SE", "RW-6.1", "2,0");
}

#[test]
fn rw_6_2_the_others_right_costs_a_tile_for_each_in_its_stack() {
    let mut table = TestTable::ready();
    table.play("buy 3,0 N.S; place 2,0 N.S; buy 3,0 N.NE.SE");
    table.refuses("place -2,0 N.NE.SE", "RW-6.2", "");
    table.refuses("discard N.S", "RW-6.2", "N.S");
    assert_eq!(table.legal(), ["discard N.NE.SE"], "played, though there is no choice");
    table.play("discard N.NE.SE");
    let right = table.view().rights[&place("3,0")];
    assert_eq!((right.seat, right.height()), (2, 2));
    assert_eq!(right.stack().map(|tile| tile.seat).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(table.view().hands[1].len(), 3);
    table.play("place 4,0 NE.SE.S");
    // Two tiles to pay, one to lay and one to keep are four; seat 1 has three.
    assert_eq!(table.hand(1), "N.S N.S N.S");
    table.refuses("buy 3,0 N.S", "RW-6.3", "3,0");
    table.play("buy 3,-1 N.S");
    table.play("place 4,-1 NE.SW");
    table.refuses("buy 3,0 N.NE.SE", "RW-6.2", "3,0");
}

#[test]
fn rw_6_2_a_stack_beyond_the_hand_is_refused() {
    let mut table = TestTable::ready();
    table.play("buy 3,0 N.S; place 2,0 N.S; buy 3,0 N.NE.SE; discard N.NE.SE; place 4,0 NE.SE.S");
    // Seat 1 brings its hand down to two.
    table.play("buy 3,-1 N.S; place 4,-1 NE.SW; place 4,-3 N.NE.SE");
    assert_eq!(table.hand(1), "N.S");
    table.refuses("buy 3,0 N.S", "RW-6.2", "3,0");
}

#[test]
fn rw_6_3_the_last_tile_in_hand_is_not_used() {
    let four = "N.NE.SE.S N.S N.S N.S N.S";
    let mut table = TestTable::dealt("", AROUND, four, HIGH);
    table.play("place 0,0 N.NE.SE.S; draw 1 N.SE; place 4,0 N.NE.SE; done");
    table.refuses("buy 2,0 N.SE", "RW-6.3", "2,0");
    assert_eq!(table.count("buy"), 0);
    let (_, _, said) = table.refusal("buy 2,0 N.SE");
    assert_eq!(said, "this would use the last tile in hand (2,0); one has to be left");
}

#[test]
fn rw_6_4_building_on_ones_own_right_discards_the_stack_to_its_owners() {
    let mut table = TestTable::ready();
    table.play("buy 3,0 N.S; place 2,0 N.S; buy 3,0 N.NE.SE; discard N.NE.SE");
    let balance = table.balance("place 3,0 N.NE.SE");
    assert_eq!(balance, [0, 0, 0], "cost and profit are those of the city tile");
    table.play("place 3,0 N.NE.SE");
    assert_eq!(table.to_act(), 1, "bought and built in one turn");
    assert!(table.view().rights.is_empty());
    assert_eq!((table.discards(1).as_str(), table.discards(2).as_str()), ("N.S", "N.NE.SE N.NE.SE"));
}

#[test]
fn rw_6_4_a_right_of_way_of_ones_own_changes_neither_cost_nor_profit() {
    let mut table = TestTable::ready();
    let free = table.balance("place 0,0 N.S");
    assert_eq!(free, [2, 1, -1], "a dollar tile with one dollar north of it");
    table.play("buy 0,0 N.S");
    assert_eq!(table.balance("place 0,0 N.S"), free);
    let told = table.game.explain(&table.state, Seat::at(0), "place 0,0 N.S".parse().expect("notation"));
    assert_eq!(
        english().say(&told.message),
        "the straight road costs 2 and earns 1: 1 tile to pay; what lies face down there is discarded"
    );
    table.play("place 0,0 N.S");
    assert_eq!((table.legal(), table.view().owed), (vec!["discard N.S".to_owned()], 1));
    assert_eq!((table.discards(1).as_str(), table.hand(1).as_str()), ("N.S", "N.S N.S N.S"));
}

#[test]
fn rw_6_5_a_right_bought_after_the_placement_comes_after_drawing_or_discarding() {
    let mut table = TestTable::ready();
    table.play("place 0,1 N.S");
    assert_eq!(table.to_act(), 0, "first it draws");
    table.play("draw 1 N.SE; buy 3,0 N.SE");
    assert_eq!(table.view().rights.len(), 1, "what was drawn can be laid");
    let mut table = TestTable::dealt("", AROUND, LOW, HIGH);
    table.play("place 0,0 N.S");
    table.refuses("buy 3,0 N.S", "RW-5.4", "");
    table.play("discard N.S; discard N.S; buy 3,0 N.S");
    assert_eq!((table.to_act(), table.hand(1).as_str()), (2, "N.S"));
}
