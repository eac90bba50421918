//! GB-2: tiles and pieces.

use cloverleaf_core::Seat;
use cloverleaf_gridlock::{Colour, Kind, Phase};

use crate::test_table::{Deal, TestTable, set_up};

#[test]
fn gb_2_1_64_tiles_of_16_kinds() {
    let mut table = TestTable::new(2, "");
    table.draw("card 1 harvard").draw("card 2 mit");
    while table.state.phase == Phase::Dealing {
        let card = table.chance()[0].0.clone();
        table.draw(&card);
    }
    let expected = [
        ("N.SE", 8),
        ("N.NW", 4),
        ("N.S", 6),
        ("N.NE.SE.SW.NW", 4),
        ("NE.S.NW", 4),
        ("N.S.NW", 6),
        ("N.NE.S", 6),
        ("N.NE.SE", 4),
        ("NE.SE.SW.NW", 6),
        ("NE.SE.S.SW", 4),
        ("N.NE.S.NW", 4),
        ("N.NE.SE.S.SW.NW", 2),
        ("S*", 1),
        ("NE.S.NW*", 2),
        ("NE.SE.SW.NW*", 2),
        ("N.NE.SE.S.SW.NW*", 1),
    ];
    let expected = expected.map(|(tile, copies)| (format!("tile 1 {tile}"), copies));
    assert_eq!(table.chance(), expected);
    assert_eq!(expected.iter().map(|(_, copies)| copies).sum::<u32>(), 64);
}

#[test]
fn gb_2_2_a_rotary_drives_like_the_plain_tile() {
    let stops = |tile: &'static str| {
        let mut table = Deal::new(2, "").roads(&[("D4", tile), ("D3", "N.S"), ("C3", "N.S")][..2]).table();
        table.play("drive").stops()
    };
    assert_eq!(stops("NE.S.NW"), stops("NE.S.NW*"));
    assert_eq!(stops("N.NE.SE.S.SW.NW"), stops("N.NE.SE.S.SW.NW*"));
    assert!(stops("N.NE.SE.S.SW.NW*").contains(&"D3".to_owned()));
}

#[test]
fn gb_2_2_both_kinds_in_hand_are_two_actions() {
    let mut table = Deal::new(2, "").tiles(1, &["NE.S.NW", "NE.S.NW*"]).opening();
    table.allows("place D6 NE.S.NW");
    table.play("place D6 NE.S.NW*");
    assert_eq!(table.open_view().tiles[&"D6".parse().expect("a space")].to_string(), "NE.S.NW*");
    assert_eq!(
        table.state.player(Seat::at(0)).hand.kinds().next().map(|kind| kind.tile().to_string()).as_deref(),
        Some("N.SE"),
        "the plain one is kept and another drawn"
    );
}

#[test]
fn gb_2_3_a_tile_turns_to_any_orientation_and_is_never_flipped() {
    let table = Deal::new(2, "").tiles(1, &["N.S.NW", "N.S.NW"]).opening();
    let mut listed = table.listed("place D6 ");
    listed.sort();
    let turns = ["N.NE.SW", "N.S.NW", "N.SE.S", "NE.S.SW", "NE.SE.NW", "SE.SW.NW"];
    assert_eq!(listed, turns.map(|tile| format!("place D6 {tile}")));
    table.refuses("place D6 N.NE.S", "GB-5.1", "N.NE.S");
    for kind in Kind::all() {
        let turns: std::collections::BTreeSet<_> =
            (0..6).map(|sixths| kind.tile().roads().turned(sixths)).collect();
        assert_eq!(kind.orientations().len(), turns.len());
    }
}

#[test]
fn gb_2_3_rotating_does_not_change_the_tile() {
    let mut table = Deal::new(2, "").roads(&[("D4", "NE.S.NW*")]).table();
    table.play("build");
    table.refuses("rotate D4 N.SE.SW", "GB-2.3", "D4");
    table.refuses("rotate D4 N.S.NW*", "GB-2.3", "D4");
    table.allows("rotate D4 N.SE.SW*");
}

#[test]
fn gb_2_4_two_cones_and_a_card_for_each_destination() {
    let mut table = Deal::new(2, "").table();
    table.play("build; cone A1; cone B1");
    table.refuses("cone C1", "GB-5.4", "C1");
    for (board, cards) in [("boston", 12), ("crossroads", 8), ("hamburg", 13)] {
        assert_eq!(TestTable::new(4, &format!("board={board}")).chance().len(), cards);
    }
    let words = Colour::ALL.map(Colour::word);
    assert_eq!(words, ["blue", "green", "red", "yellow"]);
}

#[test]
fn gb_2_5_colours_by_seat() {
    let colours = |options: &str| {
        let game = set_up(3, options).expect(options);
        [0, 1, 2].map(|seat| game.colour(Seat::at(seat)).word())
    };
    assert_eq!(colours(""), ["blue", "green", "red"]);
    assert_eq!(colours("colours=yellow,red,green"), ["yellow", "red", "green"]);
    let error = set_up(3, "colours=yellow,red").expect_err("a colour is missing");
    assert!(error.contains("GB-2.5"), "{error}");
    assert!(set_up(2, "colours=red,red").is_err() && set_up(2, "colours=red,pink").is_err());
}
