//! RW-3: the first hands, and who begins.

use crate::test_table::{HIGH, LOW, TestTable};

#[test]
fn rw_3_1_each_draws_five_face_up() {
    let mut table = TestTable::dealt("", "", "", "");
    for drawn in 0..10 {
        let seat = if drawn < 5 { 1 } else { 2 };
        assert!(table.chances().iter().all(|(text, _)| text.starts_with(&format!("draw {seat} "))));
        table.refuses(&format!("draw {} N.S", 3 - seat), "RW-3.1", &seat.to_string());
        table.play(&format!("draw {seat} {}", if seat == 1 { "N.SE" } else { "N.SE.SW" }));
    }
    assert_eq!(table.hand(1), "N.SE N.SE N.SE N.SE N.SE");
    assert_eq!(table.hand(2), "N.SE.SW N.SE.SW N.SE.SW N.SE.SW N.SE.SW");
    assert_eq!(table.view().stacks, [49, 49]);
}

#[test]
fn rw_3_1_a_stack_has_no_more_than_the_set() {
    let six = "N.NE.SE.S.SW.NW";
    let table = TestTable::dealt("", "", &format!("{six} {six} {six}"), "");
    table.refuses(&format!("draw 1 {six}"), "RW-3.1", six);
    assert!(!table.chances().iter().any(|(text, _)| text.ends_with(six)));
}

#[test]
fn rw_3_2_the_lower_sum_goes_first() {
    assert_eq!(TestTable::dealt("", "", LOW, HIGH).to_act(), 1);
    assert_eq!(TestTable::dealt("", "", HIGH, LOW).to_act(), 2);
}

#[test]
fn rw_3_2_equal_sums_are_decided_by_fewer_sixes_then_fives_and_so_on() {
    let six = "N.NE.SE.S.SW.NW N.S N.S N.S N.S";
    let five = "N.NE.SE.S.SW N.NE.SE N.S N.S N.S";
    let four = "N.NE.SE.S N.NE.SE.S N.S N.S N.S";
    let three = "N.NE.SE N.NE.SE N.NE.SE N.NE.SE N.S";
    let mixed = "N.NE.SE.S N.NE.SE N.NE.SE N.S N.S";
    // All of them add up to 14; the later has fewer of the highest.
    let order = [six, five, four, mixed, three];
    for (index, more) in order.iter().enumerate() {
        for fewer in &order[index + 1..] {
            assert_eq!(TestTable::dealt("", "", more, fewer).to_act(), 2, "{more} / {fewer}");
            assert_eq!(TestTable::dealt("", "", fewer, more).to_act(), 1, "{fewer} / {more}");
        }
    }
}

#[test]
fn rw_3_2_all_equal_goes_by_lot() {
    // The same values on other kinds.
    let mut table = TestTable::dealt("", "", LOW, "N.NE N.NE N.SE N.SE N.SE");
    assert_eq!(table.chances(), [("first 1".to_owned(), 1), ("first 2".to_owned(), 1)]);
    table.refuses("first 3", "RW-3.2", "3");
    table.refuses("draw 1 N.S", "RW-3.2", "");
    table.play("first 2");
    assert_eq!(table.to_act(), 2);
}
