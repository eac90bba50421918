//! RW-8: what is open and what is hidden.

use cloverleaf_core::{Actor, Game, Seat, Viewer};

use crate::test_table::{TestTable, place, watch};

#[test]
fn rw_8_1_everybody_sees_the_same() {
    for options in ["", "city=laid"] {
        watch(options, 5, |before, action, _| {
            let open = before.view();
            for viewer in [Viewer::Seat(Seat::at(0)), Viewer::Seat(Seat::at(1)), Viewer::Referee] {
                assert_eq!(before.game.view(&before.state, viewer), open);
                let shown = before.game.redact(&before.state, before.actor(), action, viewer);
                assert_eq!(shown, Some(action));
            }
        });
    }
}

#[test]
fn rw_8_1_hands_stacks_discards_and_what_lies_face_down_are_open() {
    let mut table = TestTable::ready();
    table.play("buy 3,0 N.S; place 2,0 N.S; buy 3,0 N.NE.SE; discard N.NE.SE");
    let view = table.view();
    assert_eq!((view.hands[0].len(), view.hands[1].len()), (3, 3));
    assert_eq!(view.stacks, [49, 49]);
    assert_eq!(table.discards(2), "N.NE.SE");
    let face_down: Vec<_> = view.rights[&place("3,0")].stack().map(|tile| tile.tile.to_string()).collect();
    assert_eq!(face_down, ["N.S", "N.NE.SE"]);
}

#[test]
fn rw_8_1_the_order_of_a_stack_is_nowhere() {
    // Two ways to draw the same tiles lead to the same state: there is no order that could leak.
    let table = TestTable::dealt("", "", "N.S N.SE N.NE N.NE N.S", "N.NE.SE N.SE.SW N.NE.SE N.NE.S N.NE.S");
    let other = TestTable::dealt("", "", "N.NE N.S N.S N.SE N.NE", "N.NE.S N.NE.SE N.NE.S N.SE.SW N.NE.SE");
    assert_eq!(table.state, other.state);
    assert_ne!(table.actor(), Actor::Chance);
}
