//! RW-5.5 to RW-5.7: what cannot be paid from the hand.

use std::collections::BTreeSet;

use cloverleaf_core::{Game, Say, Seat, SplitMix};
use cloverleaf_rightofway::{Action, Highway, Phase, Quarter, Right, SET, View};
use cloverleaf_words::english;

use crate::test_table::{AROUND, HIGH, LOW, TestTable, place, watch};

#[test]
fn rw_5_5_a_loss_beyond_the_hand_is_refused_while_another_placement_can_be_paid() {
    let five = "N.NE.SE.S.SW N.S N.S N.S N.S";
    let table = TestTable::dealt("", AROUND, five, HIGH);
    assert_eq!(table.balance("place 0,0 N.NE.SE.S.SW"), [5, 0, -5]);
    table.refuses("place 0,0 N.NE.SE.S.SW", "RW-5.5", "0,0");
    let (_, _, said) = table.refusal("place 0,0 N.NE.SE.S.SW");
    assert_eq!(said, "this loses 5 with 4 left to pay (0,0); something else can be paid for");
    table.allows("place 2,0 N.NE.SE.S.SW");
    table.allows("place 0,0 N.S");
}

#[test]
fn rw_5_5_when_nothing_can_be_paid_anything_may_be_placed() {
    let mut desperate = 0;
    watch("", 150, |before, action, after| {
        let Action::Place(..) = action else { return };
        let seat = usize::from(before.to_act()) - 1;
        let hand = before.view().hands[seat].len() as i64;
        let beyond = |text: &str| -before.balance(text)[2] > hand - 1;
        if beyond(&action.to_string()) {
            let legal = before.legal();
            let listed: BTreeSet<_> = legal.into_iter().filter(|text| text.starts_with("place")).collect();
            assert!(listed.iter().all(|text| beyond(text)));
            assert_eq!(listed, every_placement(&before.view()), "any of them");
            // The whole hand has gone by itself, before any scrap.
            assert!(after.view().hands[seat].is_empty());
            desperate += 1;
        } else {
            assert_ne!(after.view().phase, Phase::Scrap, "what the hand can pay it pays");
        }
    });
    assert!(desperate > 50, "{desperate}");
}

/// Every tile in hand in every orientation on every open tile, paid for or not.
fn every_placement(view: &View) -> BTreeSet<String> {
    let theirs = |at| view.rights.get(at).is_some_and(|right| right.seat != view.seat);
    let open = view.city.keys().filter(|at| !view.highways.contains_key(at) && !theirs(at));
    let hand = &view.hands[usize::from(view.seat) - 1];
    let ways: Vec<_> = hand.iter().flat_map(|tile| tile.roads().orientations()).collect();
    open.flat_map(|at| ways.iter().map(move |roads| format!("place {at} {roads}"))).collect()
}

#[test]
fn rw_5_5_own_tiles_from_the_city_pay_but_nothing_laid_this_turn() {
    let (mut scraps, mut spared) = (0, 0);
    watch("", 150, |before, action, _| {
        let Action::Scrap(at) = action else { return };
        let view = before.view();
        let seat = view.seat;
        let own = |place| {
            view.highways.get(place).map(|highway| highway.seat) == Some(seat)
                || view.rights.get(place).map(|right| right.seat) == Some(seat)
        };
        assert!(own(&at) && Some(at) != view.placed && Some(at) != view.bought);
        before.refuses(
            &format!("scrap {}", view.placed.expect("placed")),
            "RW-5.5",
            &view.placed.expect("placed").to_string(),
        );
        if let Some(bought) = view.bought.filter(|bought| Some(*bought) != view.placed) {
            before.refuses(&format!("scrap {bought}"), "RW-5.5", &bought.to_string());
            spared += 1;
        }
        if let Some((theirs, _)) = view.highways.iter().find(|(_, highway)| highway.seat != seat) {
            before.refuses(&format!("scrap {theirs}"), "RW-5.5", &theirs.to_string());
        }
        before.refuses("discard N.S", "RW-5.5", "");
        before.refuses("done", "RW-5.5", "");
        scraps += 1;
    });
    assert!(scraps > 50 && spared > 0, "{scraps} scraps, {spared} with a right-of-way of the same turn");
}

/// Seat 1 holds a junction of six, and seat 2 has built on every unmarked tile. Seat 1 has these highways.
fn cornered(own: &[&str]) -> TestTable {
    // Every third tile is poor, so that no rich one has six rich ones around it.
    let poor: Vec<_> = TestTable::new("")
        .view()
        .city
        .keys()
        .copied()
        .filter(|at| (at.0.q - at.0.r).rem_euclid(3) == 1)
        .collect();
    let poor = poor.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let mut table = TestTable::dealt("", &poor, LOW, HIGH);
    let mut view = table.view();
    let unmarked = view.city.iter().filter(|(_, quarter)| **quarter == Quarter::Unmarked);
    let tiles = SET.iter().flat_map(|(roads, count)| vec![*roads; usize::from(*count)]);
    view.highways =
        unmarked.zip(tiles).map(|((at, _), roads)| (*at, Highway { seat: 2, roads, points: 0 })).collect();
    let straight = "N.S".parse().expect("roads");
    view.highways.extend(own.iter().map(|at| (place(at), Highway { seat: 1, roads: straight, points: 0 })));
    view.hands[0] = [JUNCTION.parse().expect("a tile")].into_iter().collect();
    table.state = table.game.complete(&view, &mut SplitMix::new(0));
    table
}

const JUNCTION: &str = "N.NE.SE.S.SW.NW";

#[test]
fn rw_5_5_what_still_cannot_be_paid_is_forgiven() {
    let place = format!("place 0,0 {JUNCTION}");
    let mut table = cornered(&["-2,0", "2,0"]);
    let loss = -table.balance(&place)[2];
    assert!(loss > 2, "it loses {loss}");
    let told = table.game.explain(&table.state, Seat::at(0), place.parse().expect("notation"));
    let told = english().say(&told.message);
    let said = format!("{loss} tiles to pay, 0 from hand and 2 from the city, {} forgiven", loss - 2);
    assert!(told.ends_with(&said), "{told}");
    table.play(&place);
    assert_eq!(
        (i64::from(table.view().owed), table.legal()),
        (loss, vec!["scrap -2,0".into(), "scrap 2,0".into()])
    );
    table.play("scrap 2,0");
    assert_eq!(table.legal(), ["scrap -2,0"], "played, though there is no choice");
    table.play("scrap -2,0");
    assert_eq!((table.view().owed, table.view().phase), (0, Phase::Refill));
    // With nothing in the city either, all of it is forgiven at once.
    let mut table = cornered(&[]);
    table.play(&place);
    assert_eq!((table.view().owed, table.view().phase), (0, Phase::Refill));
}

#[test]
fn rw_5_6_a_scrapped_highway_frees_its_tile() {
    let mut freed = 0;
    watch("", 100, |before, action, after| {
        let Action::Scrap(at) = action else { return };
        if before.view().highways.contains_key(&at) {
            let after = after.view();
            assert!(!after.highways.contains_key(&at) && !after.rights.contains_key(&at));
            freed += 1;
        }
    });
    assert!(freed > 20);
}

#[test]
fn rw_5_6_a_freed_tile_is_built_on_and_its_dollar_earns_again() {
    let mut table = cornered(&["-1,0", "2,0"]);
    assert_eq!(table.view().city[&place("-1,0")], Quarter::Dollar);
    table.play(&format!("place 0,0 {JUNCTION}"));
    // NE of -2,1 faces -1,0, whose highway has no connection there.
    let covered = table.balance("place -2,1 NE.SW");
    table.play("scrap -1,0");
    let freed = table.balance("place -2,1 NE.SW");
    assert_eq!(freed, [covered[0], covered[1] + 1, covered[2] + 1]);
    table.play("scrap 2,0; draw 1 N.S");
    assert_eq!(table.to_act(), 2);
    table.allows("place -1,0 N.NE.SE");
    table.allows("buy -1,0 N.NE.SE");
}

#[test]
fn rw_5_6_a_scrapped_top_gives_the_stack_to_whoever_is_below() {
    let (mut given, mut cleared) = (0, 0);
    watch("", 600, |before, action, after| {
        let Action::Scrap(at) = action else { return };
        let (before, after) = (before.view(), after.view());
        let Some(right) = before.rights.get(&at) else { return };
        match after.rights.get(&at) {
            None => {
                assert_eq!(right.height(), 1);
                cleared += 1;
            }
            Some(left) => {
                let stack: Vec<_> = right.stack().collect();
                assert!(left.stack().eq(stack[..stack.len() - 1].iter().copied()));
                assert_eq!(left.seat, stack[stack.len() - 2].seat);
                assert_ne!(left.seat, right.seat);
                given += 1;
            }
        }
    });
    assert!(given > 0 && cleared > 20, "{given} given back, {cleared} cleared");
}

#[test]
fn rw_5_7_discards_never_come_back() {
    for options in ["", "city=laid covered_dollars=true"] {
        watch(options, 12, |before, action, after| {
            let (before, after) = (before.view(), after.view());
            for seat in 1..=2u8 {
                let index = usize::from(seat) - 1;
                let highways = after.highways.values().filter(|highway| highway.seat == seat).count();
                let stacks = after.rights.values().flat_map(Right::stack);
                let face_down = stacks.filter(|tile| tile.seat == seat).count();
                let held = after.hands[index].len() + usize::from(after.stacks[index]);
                assert_eq!(after.discards[index].len() + highways + face_down + held, 54, "after {action}");
                for kind in before.discards[index].kinds() {
                    let [was, is] = [&before, &after].map(|view| view.discards[index].count(kind));
                    assert!(is >= was, "{action}");
                }
            }
        });
    }
}
