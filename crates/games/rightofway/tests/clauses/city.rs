//! RW-1: the city.

use std::collections::BTreeSet;

use cloverleaf_core::{Game, GameExt, SplitMix};
use cloverleaf_grid::{Edge, Hex};
use cloverleaf_rightofway::{Action, Place, Quarter};

use crate::test_table::{TestTable, place, watch};

/// The six steps of the notation, N to NW.
const STEPS: [(i16, i16); 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

/// The places of the city, and how many of them have a dollar.
fn city(table: &TestTable) -> (BTreeSet<(i16, i16)>, usize) {
    let view = table.view();
    let dollars = view.city.values().filter(|quarter| **quarter == Quarter::Dollar).count();
    (view.city.keys().map(|place| (place.0.q, place.0.r)).collect(), dollars)
}

/// A city that two players laid at random.
fn laid(seed: u64) -> TestTable {
    let mut random = SplitMix::new(seed);
    let mut table = TestTable::new("city=laid");
    while !table.chances().iter().any(|(text, _)| text.starts_with("draw")) {
        let action = table.random_action(&mut random).expect("the city is not whole");
        table.play(&action.to_string());
    }
    table
}

#[test]
fn rw_1_1_a_city_has_61_tiles_and_31_dollars() {
    let (places, dollars) = city(&TestTable::ready());
    assert_eq!((places.len(), dollars), (61, 31));
    for seed in 0..20 {
        let (places, dollars) = city(&laid(seed));
        assert_eq!((places.len(), dollars), (61, 31));
    }
}

#[test]
fn rw_1_2_the_centre_carries_a_dollar() {
    for options in ["", "city=laid"] {
        let table = TestTable::new(options);
        assert_eq!(table.view().city[&place("0,0")], Quarter::Dollar);
    }
    TestTable::new("").refuses("dollar 0,0", "RW-1.4", "0,0");
}

#[test]
fn rw_1_3_there_are_twenty_pieces_of_three_tiles_that_touch() {
    let mut table = TestTable::new("city=laid");
    let chances = [("piece 0", 4), ("piece 1", 6), ("piece 2", 6), ("piece 3", 4)];
    assert_eq!(table.chances(), chances.map(|(text, weight)| (text.to_owned(), weight)));
    table.play("piece 3");
    assert_eq!(table.chances(), []);
    for text in table.legal() {
        let mut after = table.clone();
        after.play(&text);
        let ((before, _), (now, dollars)) = (city(&table), city(&after));
        let piece: Vec<_> = now.difference(&before).collect();
        assert_eq!((piece.len(), dollars), (3, 4), "{text}");
        for (q, r) in &piece {
            let others = piece.iter().filter(|other| STEPS.contains(&(other.0 - q, other.1 - r)));
            assert_eq!(others.count(), 2, "{text}: all three touch each other");
        }
    }
}

#[test]
fn rw_1_3_a_piece_that_is_used_up_cannot_be_drawn() {
    let mut table = TestTable::new("city=laid");
    for _ in 0..4 {
        table.play("piece 0");
        let first = table.legal()[0].clone();
        table.play(&first);
    }
    table.refuses("piece 0", "RW-1.3", "0");
    assert_eq!(table.view().pieces, [0, 6, 6, 4]);
}

#[test]
fn rw_1_4_a_hexagon_gets_thirty_dollars_by_lot() {
    let mut table = TestTable::new("");
    for drawn in 0..30 {
        let chances = table.chances();
        assert_eq!(chances.len(), 60 - drawn, "every unmarked tile is as likely");
        assert!(chances.iter().all(|(text, weight)| text.starts_with("dollar ") && *weight == 1));
        let (mark, _) = chances[drawn * 7 % chances.len()].clone();
        table.play(&mark);
    }
    assert!(table.chances().iter().all(|(text, _)| text.starts_with("draw 1 ")));
    let (places, _) = city(&table);
    let side = |(q, r): &(i16, i16)| q.abs().max(r.abs()).max((q + r).abs());
    assert!(places.iter().all(|place| side(place) <= 4), "a hexagon of side 5");
    table.refuses("dollar 1,0", "RW-3.1", "");
}

#[test]
fn rw_1_4_the_players_lay_the_city_by_turns() {
    let mut table = TestTable::new("city=laid");
    for turn in 0..20u8 {
        assert_eq!(table.to_act(), 0, "a piece is drawn");
        let drawn = table.chances()[0].0.clone();
        table.play(&drawn);
        assert_eq!(table.to_act(), 1 + turn % 2, "seat 1 lays first");
        let legal = table.legal();
        table.play(&legal[usize::from(turn) * 5 % legal.len()]);
    }
    assert_eq!(table.chances().len(), 12, "then tiles are drawn");
}

#[test]
fn rw_1_4_a_piece_is_laid_in_six_orientations_on_free_ground_that_touches_the_city() {
    let mut table = TestTable::new("city=laid");
    table.play("piece 1");
    // Around a single tile there is ground for 6 pieces with two tiles on the ring around it and for 12 with
    // one; each piece can be turned three ways over the same ground.
    assert_eq!(table.legal().len(), (6 + 12) * 3);
    table.refuses("lay 0,1 0", "RW-1.4", "0,0");
    table.refuses("lay -1,0 2", "RW-1.4", "0,0");
    table.refuses("lay 0,3 3", "RW-1.4", "0,3");
    table.refuses("lay 32767,32767 3", "RW-1.4", "32767,32767");
    table.refuses("place 0,0 N.S", "RW-1.4", "");
    table.play("lay 0,1 3");
    let view = table.view();
    assert_eq!(view.city[&place("0,1")], Quarter::Dollar, "the dollar is on the first tile");
    assert_eq!(view.city[&place("0,2")], Quarter::Unmarked, "S of it is the second");
    assert_eq!(view.city[&place("-1,2")], Quarter::Unmarked, "SW of it the third");
}

#[test]
fn rw_1_4_alike_pieces_are_written_in_one_way() {
    let mut table = TestTable::new("city=laid");
    table.play("piece 0");
    // The same three tiles, named by each of them: -1,2 comes first by q.
    table.allows("lay -1,2 1");
    table.refuses("lay 0,1 3", "RW-1.4", "-1,2");
    table.refuses("lay 0,2 5", "RW-1.4", "-1,2");
    let ground: BTreeSet<_> = table.legal().iter().map(|text| tiles_after(&table, text)).collect();
    assert_eq!(ground.len(), table.legal().len(), "no two ways cover the same ground");
}

fn tiles_after(table: &TestTable, text: &str) -> BTreeSet<(i16, i16)> {
    let mut after = table.clone();
    after.play(text);
    city(&after).0
}

#[test]
fn rw_1_4_there_is_no_bound_in_any_direction() {
    for direction in Edge::ALL {
        let step = Hex::ORIGIN.step(direction);
        let far = Hex::new(step.q * 100, step.r * 100);
        let mut table = TestTable::new("city=laid");
        for laid in 0..20 {
            let drawn = table.chances()[0].0.clone();
            table.play(&drawn);
            if laid % 9 == 1 {
                lists_what_it_allows(&table);
            }
            let outwards = table.legal().into_iter().min_by_key(|text| reach(text, far));
            table.play(&outwards.expect("a piece can always be laid"));
            let again = table.game.complete(&table.view(), &mut SplitMix::new(0));
            assert_eq!(again, table.state, "{direction:?}");
        }
        let furthest = table.view().city.keys().map(|place| place.0.distance(Hex::ORIGIN)).max();
        assert_eq!(furthest, Some(40), "{direction:?}: each piece leads two steps on");
    }
}

/// How far a piece laid so stays from a place.
fn reach(text: &str, far: Hex) -> u32 {
    let Ok(Action::Lay(at, edge)) = text.parse() else { panic!("'{text}' lays nothing") };
    let tiles = [at.0, at.0.step(edge), at.0.step(edge.turned(1))];
    tiles.into_iter().map(|tile| tile.distance(far)).min().unwrap_or(u32::MAX)
}

/// Everything near the furthest that a city can reach is listed or refused.
fn lists_what_it_allows(table: &TestTable) {
    let listed: BTreeSet<_> = table.legal().into_iter().collect();
    let mut allowed = BTreeSet::new();
    for (q, r) in (-44..=44).flat_map(|q| (-44..=44).map(move |r| (q, r))) {
        for edge in Edge::ALL {
            let action = Action::Lay(Place(Hex::new(q, r)), edge);
            if table.game.permit(&table.state, table.actor(), action).is_ok() {
                allowed.insert(action.to_string());
            }
        }
    }
    assert_eq!(listed, allowed);
}

#[test]
fn rw_1_5_the_city_is_one_area_and_its_outside_is_no_tile() {
    for seed in 0..20 {
        let (places, _) = city(&laid(seed));
        let mut reached = BTreeSet::from([(0, 0)]);
        let mut frontier = vec![(0, 0)];
        while let Some((q, r)) = frontier.pop() {
            for (east, south) in STEPS {
                let next = (q + east, r + south);
                if places.contains(&next) && reached.insert(next) {
                    frontier.push(next);
                }
            }
        }
        assert_eq!(reached, places);
    }
    let table = TestTable::ready();
    table.refuses("place 5,0 N.S", "RW-1.5", "5,0");
    table.refuses("place -32768,0 N.S", "RW-1.5", "-32768,0");
    table.refuses("buy 4,1 N.S", "RW-1.5", "4,1");
}

#[test]
fn rw_1_5_a_hole_is_outside() {
    let mut holes = 0;
    watch("city=laid turn_limit=1", 60, |table, action, _| {
        if let Action::Place(..) = action {
            let (places, _) = city(table);
            for (q, r) in &places {
                for (east, south) in STEPS {
                    let hole = (q + east, r + south);
                    let ring = STEPS.iter().filter(|(e, s)| places.contains(&(hole.0 + e, hole.1 + s)));
                    if !places.contains(&hole) && ring.count() == 6 {
                        let tile = table.view().hands[usize::from(table.to_act()) - 1]
                            .iter()
                            .next()
                            .expect("a tile");
                        table.refuses(
                            &format!("buy {},{} {tile}", hole.0, hole.1),
                            "RW-1.5",
                            &format!("{},{}", hole.0, hole.1),
                        );
                        holes += 1;
                    }
                }
            }
        }
    });
    assert!(holes > 0, "no city had a hole");
}
