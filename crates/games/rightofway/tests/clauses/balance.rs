//! RW-5.1 to RW-5.4 and RW-5.8: cost, profit, result.

use cloverleaf_rightofway::{Action, Phase, Place, View};

use crate::test_table::{AROUND, HIGH, LOW, TestTable, watch};

#[test]
fn rw_5_1_a_dollar_tile_costs_its_connections() {
    let six = "N.NE.SE.S.SW.NW N.NE.SE N.S N.S N.S";
    let table = TestTable::dealt("", AROUND, six, &format!("{HIGH} "));
    for (roads, cost) in [("N.S", 2), ("N.NE.SE", 3), ("N.NE.SE.S.SW.NW", 6)] {
        assert_eq!(table.balance(&format!("place 0,0 {roads}")), [cost, 0, -cost]);
        assert_eq!(table.balance(&format!("place 2,0 {roads}"))[0], 0, "an unmarked tile is free");
    }
}

#[test]
fn rw_5_2_each_connection_that_faces_a_dollar_tile_earns_one() {
    let table = TestTable::ready();
    // 0,1 is unmarked; around it 0,0, -1,1 and -1,2 carry dollars.
    assert_eq!(table.balance("place 0,1 N.S"), [0, 1, 1]);
    assert_eq!(table.balance("place 0,1 SW.NW"), [0, 2, 2]);
    assert_eq!(table.balance("place 0,1 NE.SE"), [0, 0, 0]);
    assert_eq!(table.balance("place 0,1 N.NE.SE.S.SW.NW"), [0, 3, 3]);
    // A corner of the rich quarter: three of its edges face the outside.
    assert_eq!(table.balance("place -4,0 N.NE.SE.S.SW.NW"), [6, 3, -3]);
}

#[test]
fn rw_5_2_a_covered_dollar_earns_nothing_unless_the_table_wants_it() {
    for (options, earned) in [("", 0), ("covered_dollars=true", 1)] {
        let mut table = TestTable::dealt(options, "", LOW, HIGH);
        assert_eq!(table.balance("place 0,1 N.SE"), [0, 1, 1]);
        // A highway on 0,0 that has no connection towards 0,1.
        table.play("place 0,0 NE.SW; discard N.S; done");
        assert_eq!(table.balance("place 0,1 N.SE"), [0, earned, earned], "{options}");
    }
}

#[test]
fn rw_5_2_a_dollar_under_a_right_of_way_counts() {
    let mut table = TestTable::ready();
    table.play("buy 0,0 N.S; place 3,0 N.S");
    assert_eq!(table.balance("place 0,1 N.SE"), [0, 1, 1]);
}

#[test]
fn rw_5_3_each_connection_that_meets_one_earns_one_whoevers_it_is() {
    let mut table = TestTable::ready();
    table.play("place 2,0 N.S; done");
    assert_eq!(table.balance("place 2,-1 N.S"), [0, 1, 1], "S of 2,-1 meets N of 2,0");
    assert_eq!(table.balance("place 2,-1 NE.SW"), [0, 0, 0], "facing is not meeting");
    assert_eq!(table.balance("place 3,-1 SE.SW"), [0, 0, 0], "SW of 3,-1 faces 2,0, which has no NE");
    table.play("place 2,1 N.NE.NW; draw 2 N.S; done");
    assert_eq!(table.view().hands[1].len(), 5, "it met the other player's highway and drew one");
    assert_eq!(table.balance("place 3,0 N.SW"), [0, 1, 1], "SW of 3,0 meets NE of 2,1");
}

#[test]
fn rw_5_3_with_covered_dollars_a_connection_can_earn_twice() {
    let mut table = TestTable::dealt("covered_dollars=true", "", LOW, HIGH);
    table.play("place 0,0 N.S; discard N.S; done");
    assert_eq!(table.balance("place 0,1 N.SE"), [0, 2, 2]);
}

#[test]
fn rw_5_4_a_profit_is_drawn() {
    let mut table = TestTable::dealt("", "", "N.NE N.S N.S N.S N.S", HIGH);
    table.play("place 0,1 SW.NW");
    table.refuses("draw 2 N.SE", "RW-5.4", "1");
    for _ in 0..2 {
        assert_eq!(table.to_act(), 0);
        table.play("draw 1 N.SE");
    }
    assert_eq!(table.hand(1), "N.SE N.SE N.S N.S N.S N.S");
    assert_eq!((table.to_act(), table.view().stacks[0]), (1, 47), "and may buy now");
}

#[test]
fn rw_5_4_a_loss_is_discarded_as_the_player_likes() {
    let mut table = TestTable::dealt("", AROUND, "N.NE.SE N.SE N.S N.S N.NE", HIGH);
    table.play("place 0,0 N.NE.SE");
    table.refuses("done", "RW-5.4", "");
    table.refuses("place 2,0 N.S", "RW-5.4", "");
    table.refuses("scrap 0,0", "RW-5.4", "");
    table.refuses("discard N.NE.SE", "RW-5.4", "N.NE.SE");
    assert_eq!(table.legal(), ["discard N.NE", "discard N.SE", "discard N.S"]);
    table.play("discard N.SE; discard N.S");
    table.refuses("discard N.SE", "RW-5.4", "N.SE");
    table.play("discard N.S");
    assert_eq!(
        (table.to_act(), table.hand(1).as_str()),
        (2, "N.NE"),
        "one tile buys nothing: the turn is over"
    );
    assert_eq!(table.discards(1), "N.SE N.S N.S");
}

#[test]
fn rw_5_4_drawing_goes_as_far_as_the_stack_reaches() {
    let mut short = 0;
    watch("", 200, |before, action, after| {
        if let Action::Place(..) = action {
            let seat = usize::from(before.to_act()) - 1;
            let stack = before.view().stacks[seat];
            let result = before.balance(&action.to_string())[2];
            if result > i64::from(stack) {
                let after = after.view();
                let owed = if after.phase == Phase::Draw { after.owed } else { 0 };
                assert_eq!(owed, stack);
                short += 1;
            }
        }
    });
    assert!(short > 20, "only {short} profits were more than the stack had");
}

#[test]
fn rw_5_8_the_result_is_fixed_when_the_tile_is_placed() {
    let (mut scraps, mut had_met) = (0, 0);
    watch("", 400, |before, action, after| {
        if let Action::Scrap(at) = action {
            let (before, after) = (before.view(), after.view());
            let placed = before.placed.expect("a highway was placed before");
            // Whether the scrapped tile had met it or not, one is paid and one less is owed.
            if after.phase == Phase::Scrap {
                assert_eq!(after.owed, before.owed - 1);
                had_met += usize::from(meet(&before, placed, at));
            } else {
                let own = before.highways.values().filter(|highway| highway.seat == before.seat).count();
                let rights = before.rights.values().filter(|right| right.seat == before.seat).count();
                let kept = 1 + usize::from(before.bought.is_some_and(|at| Some(at) != before.placed));
                assert!(before.owed == 1 || own + rights == kept + 1, "paid, or nothing is left to pay with");
            }
            assert!(after.highways.contains_key(&placed));
            scraps += 1;
        }
    });
    assert!(
        scraps > 50 && had_met > 3,
        "{scraps} scraps, {had_met} of what had brought profit, with more to pay"
    );
}

/// Whether the highways on these two tiles have a connection with each other.
fn meet(view: &View, one: Place, other: Place) -> bool {
    let (Some(here), Some(there)) = (view.highways.get(&one), view.highways.get(&other)) else {
        return false;
    };
    let mut edges = here.roads.edges();
    edges.any(|edge| one.0.step(edge) == other.0 && there.roads.has(edge.opposite()))
}
