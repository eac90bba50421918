//! GB-6: driving.

use cloverleaf_core::{Figure, Game, Seat};
use cloverleaf_gridlock::{Board, Gridlock, Options, State};

use crate::test_table::{Deal, TestTable};

/// A road from Copley Square north to MIT and south to Symphony Hall.
const NORTH_SOUTH: [(&str, &str); 5] =
    [("D4", "N.S"), ("D3", "N.S"), ("D2", "N.S"), ("D6", "N.S"), ("D7", "N.S")];

fn driver(options: &str) -> Deal {
    Deal::new(2, options)
        .roads(&NORTH_SOUTH)
        .cards(1, &["mit", "symphony-hall", "aquarium", "north-end", "boston-garden"])
}

#[test]
fn gb_6_1_two_stops_each_ending_a_leg() {
    let mut table = driver("").table();
    table.play("drive");
    table.refuses("stop D5", "GB-6.1", "D5");
    table.play("stop D2");
    assert_eq!((table.car(1), table.open_view().left), ("D2".to_owned(), 1));
    table.play("stop D8");
    assert_eq!((table.car(1), table.seat()), ("D8".to_owned(), Seat::at(1)));
    table.play("end; drive; end; drive; end; drive; stop D5; end");
    assert_eq!(table.car(1), "D5", "a drive ends without moving, or after a stop");
}

#[test]
fn gb_6_2_spaces_are_joined_where_both_are_open() {
    let mut table = Deal::new(2, "")
        .roads(&[("D4", "N.S"), ("D3", "NE.SW"), ("E4", "NE.SE.SW.NW"), ("C5", "N.SE")])
        .table();
    table.play("drive");
    assert_eq!(table.stops(), ["D4", "E4"], "Copley Square is open on all sides, D3 and C5 are not");
    table.refuses("stop D3", "GB-6.2", "D3");
    table.refuses("stop C5", "GB-6.2", "C5");
    table.refuses("stop E5", "GB-6.2", "E5");
    table.refuses("stop F5", "GB-6.2", "F5");
    table.refuses("stop A3", "GB-6.2", "A3");
    table.refuses("stop D8", "GB-6.2", "D8");
    table.play("stop E4");
    assert_eq!(table.stops(), ["D4", "D5"], "the roads of a tile all meet");
}

#[test]
fn gb_6_3_tunnels_are_joined_to_each_other() {
    let mut table = Deal::new(2, "")
        .starts(&["boston-garden", "harvard"])
        .roads(&[("H2", "N.S"), ("F8", "NE.SE.SW.NW"), ("E8", "N.SE"), ("G2", "N.S.NW"), ("H4", "N.S")])
        .table();
    table.play("drive");
    assert_eq!(table.stops(), ["E8", "F9", "H2", "H3"], "F8 has no road to the tunnel on its south");
    table.refuses("stop H4", "GB-6.2", "H4"); // H4 has a road north, but the tunnel is closed to it.
    table.play("stop F9");
    assert_eq!(table.stops(), ["E8", "H1", "H2", "H3"]);
}

#[test]
fn gb_6_4_a_car_stops_on_any_space_it_can_drive_on() {
    let mut table = driver("").table();
    table.play("drive");
    assert_eq!(table.stops(), ["D1", "D2", "D3", "D4", "D6", "D7", "D8"]);
    table.play("stop D7");
    assert_eq!(table.car(1), "D7");
}

#[test]
fn gb_6_5_a_cone_stops_whoever_comes_onto_it() {
    let mut table = driver("").table();
    table.play("build; cone D3; end; end; drive");
    assert_eq!(table.stops(), ["D3", "D4", "D6", "D7", "D8"], "not the zone around it");
    table.refuses("stop D1", "GB-6.5", "D3");
    table.play("stop D3");
    assert_eq!(table.open_view().left, 1, "that used one of the stops");
    assert_eq!(table.stops(), ["D1", "D2", "D4", "D5", "D6", "D7", "D8"], "setting off costs nothing");
    table.play("stop D1");
    assert_eq!(table.seat(), Seat::at(1));
}

#[test]
fn gb_10_4_a_real_cone_stops_the_construction_vehicle_too() {
    let mut table = driver("special_cars=true colours=yellow,blue").table();
    table.play("build; cone D3; end; end; drive");
    assert_eq!(table.stops(), ["D3", "D4", "D6", "D7", "D8"]);
    table.refuses("stop D1", "GB-6.5", "D3");
    table.play("stop D3; stop D1");
    assert_eq!(table.seat(), Seat::at(1), "the cone used one of the stops");
}

#[test]
fn gb_6_6_cars_share_and_pass() {
    let mut table = driver("").starts(&["copley-square", "symphony-hall"]).table();
    table.play("drive; stop D7; stop D8; drive; stop D1; end");
    assert_eq!([table.car(1), table.car(2)], ["D8", "D1"]);
    table.play("drive; stop D1; end");
    assert_eq!(table.car(1), table.car(2));
}

#[test]
fn gb_6_7_a_stop_scores_and_driving_through_does_not() {
    let mut table = Deal::new(2, "")
        .starts(&["symphony-hall", "harvard"])
        .roads(&NORTH_SOUTH)
        .cards(1, &["mit", "copley-square", "aquarium", "north-end", "boston-garden"])
        .table();
    table.play("drive; stop D1");
    assert_eq!(table.scores(), [1, 0], "Copley Square was driven through");
    assert_eq!(table.open_view().scored[0].iter().map(ToString::to_string).collect::<Vec<_>>(), ["mit"]);
    assert_eq!(table.open_view().cubes[&"D1".parse().expect("a space")][..], [1]);
    assert_eq!(table.open_view().card_counts[..], [4, 5]);
    table.play("stop D5");
    assert_eq!(table.scores(), [2, 0]);
}

#[test]
fn gb_6_7_a_stop_without_the_card_shows_that_it_is_not_held() {
    let mut table = driver("").table();
    table.play("drive; stop D1; end; end; drive; stop D5; end");
    let ruled_out = table.open_view().ruled_out;
    assert!(
        ruled_out.len() == 2 && ruled_out.iter().flatten().next().is_none(),
        "one's own start and a scored card tell nothing"
    );
    let mut table =
        Deal::new(2, "").roads(&NORTH_SOUTH).cards(1, &["harvard", "aquarium", "north-end"]).table();
    table.play("drive; stop D8; end");
    let ruled_out: Vec<_> = table.open_view().ruled_out[0].iter().map(ToString::to_string).collect();
    let held = table.view(cloverleaf_core::Viewer::Seat(Seat::at(0))).cards;
    assert!(!held.iter().any(|card| card.to_string() == "symphony-hall"));
    assert_eq!(ruled_out, ["symphony-hall"]);
}

#[test]
fn gb_6_8_a_shortest_path_is_shown() {
    let roads = [("E4", "NE.S.SW"), ("E5", "N.NW"), ("F4", "SE.SW")];
    let mut table = Deal::new(2, "").roads(&roads).table();
    table.play("drive");
    let figures = |table: &TestTable, text: &str| {
        let action = text.parse().expect("an action");
        let told = table.game.explain(&table.state, table.seat(), action);
        assert!(told.message.to_string().contains(&text[5..]), "{}", told.message);
        format!("{:?}", told.figures)
    };
    let shown = figures(&table, "stop E4");
    assert!(shown.contains(r#"("path", List(["D5", "E4"]))"#), "not by E5: {shown}");
    let shown = figures(&table, "stop F4");
    assert!(shown.contains(r#"("path", List(["D5", "E4", "F4"]))"#), "{shown}");
    assert!(shown.contains(r#"("forced_stops", List([]))"#), "{shown}");
    table.play("end; build; cone E4; end; drive");
    assert!(figures(&table, "stop E4").contains(r#"("forced_stops", List(["E4"]))"#));
    assert_eq!(table.stops(), ["E4", "E5"]);
}

#[test]
fn gb_6_2_what_changes_roads_tells_which_ways_it_opens_and_cuts() {
    let cards = ["mit", "harvard", "symphony-hall", "aquarium", "fenway-park"];
    let deal = Deal::new(2, "").cards(1, &cards).tiles(1, &["N.S"]);
    let mut table = deal.roads(&[("D2", "N.S"), ("D3", "N.S"), ("D6", "N.S")]).table();
    let told = |table: &TestTable, text: &str| {
        let told = table.game.explain(&table.state, table.seat(), text.parse().expect("an action"));
        ["opens", "lengths", "way", "cuts"].map(|name| {
            match told.figures.iter().find(|(named, _)| *named == name) {
                Some((_, Figure::List(items))) => items.join(", "),
                _ => panic!("'{text}' has no {name}"),
            }
        })
    };
    table.play("build");
    let place = told(&table, "place D4 N.S");
    assert_eq!(place, ["mit", "4", "D5, D4, D3, D2, D1", ""], "the road from Copley Square to MIT is closed");
    table.play("place D4 N.S");
    assert_eq!(told(&table, "remove D2"), ["", "", "", "mit"]);
    assert_eq!(told(&table, "rotate D6 NE.SW"), ["", "", "", ""], "it led nowhere");
}

/// The local grid of the rulebook's pictures in the north-west of a board whose south-east has
/// destinations nobody can reach.
const PICTURE: &str = r#"
name = "picture"
title = "Picture"
[columns]
A = [2, 6]
B = [1, 5]
C = [0, 6]
D = [1, 5]
E = [0, 6]
F = [1, 7]
G = [0, 6]
"#;

fn picture(places: &str, tiles: &[(&str, &str)], car: &str) -> (Gridlock, State) {
    let mut text = format!("{PICTURE}{places}");
    for (index, space) in ["F1", "F2", "F3", "F4", "G1", "G2", "G3"].iter().enumerate() {
        text += &format!("[[destination]]\nname = \"Far {index}\"\nspace = \"{space}\"\n");
    }
    let document = cloverleaf_document::read(&text).unwrap_or_else(|error| panic!("{error}"));
    let board = Board::from_document(&document).unwrap_or_else(|error| panic!("{error}"));
    let options = Options { board: board.into(), ..Options::default() };
    let game = Gridlock::new(2, options).expect("two seats");
    let mut state = game.start();
    let find = |name: &str| game.board().find(name.parse().expect(name)).expect(name);
    for (space, tile) in tiles {
        state.set_tile(find(space), Some(tile.parse().expect(tile)));
    }
    state.players[0].car = Some(find(car) as u8);
    (game, state)
}

fn reached(game: &Gridlock, state: &State) -> Vec<String> {
    let reach = game.reach(state, Seat::at(0));
    reach.into_iter().map(|space| game.board().spaces()[space].to_string()).collect()
}

/// The picture counts rows from 0, the board from 1: its B1 is our B2.
#[test]
fn gb_6_2_the_first_driving_picture_of_the_rulebook() {
    let places = "[[park]]\nname = \"Park\"\nspaces = [\"A2\"]\n[[river]]\nname = \"River\"\nspaces = [\"D1\"]\n\
        [[destination]]\nname = \"Goal\"\nspace = \"D3\"\n";
    let tiles = [
        ("A1", "N.NE.S.NW"),
        ("B1", "N.SE.SW"),
        ("B2", "N.SE.SW"),
        ("B3", "NE.SE.SW.NW"),
        ("C1", "N.SE.SW.NW"),
        ("C2", "S.NW"),
        ("C3", "NE.S.NW"),
        ("C4", "NE.NW"),
        ("D2", "N.NE.S.SW"),
    ];
    let (game, state) = picture(places, &tiles, "B2");
    assert_eq!(reached(&game, &state), ["B3", "C3", "C4", "D2", "D3"]);
}

#[test]
fn gb_6_3_the_second_driving_picture_of_the_rulebook() {
    let places =
        "[[tunnel]]\nspace = \"B3\"\nedges = \"N.NW\"\n[[tunnel]]\nspace = \"D2\"\nedges = \"N.NW\"\n";
    let tiles = [
        ("A1", "N.SE.S.NW"),
        ("A2", "N.SE.SW"),
        ("A3", "N.SE.SW.NW"),
        ("B1", "NE.NW"),
        ("B2", "N.NE.S.NW"),
        ("C1", "N.NE.S.SW"),
        ("C2", "N.SE"),
        ("C3", "NE.SE.SW.NW"),
        ("C4", "NE.NW"),
        ("D1", "N.SE.SW"),
        ("D3", "N.SE.SW"),
    ];
    let (game, state) = picture(places, &tiles, "A2");
    assert_eq!(reached(&game, &state), ["A1", "B1", "B2", "B3", "C1", "C2", "D2"]);
}
