//! Gridlock: Boston as numbers.

mod laws;
#[path = "../../games/gridlock/tests/support/mod.rs"]
mod support;

use cloverleaf_core::{Actor, Game, GameExt, Random, Seat, SplitMix, Turn, Viewer};
use cloverleaf_encode::{Encode, Layout, Number};
use cloverleaf_gridlock::{Action, Cards, Gridlock, Hand, Kind, Phase, SpaceSet, State};
use cloverleaf_testkit::game;
use serde_json::Value;
use support::GridlockSubject;

impl laws::Encoded for GridlockSubject {
    fn forget_what_does_not_matter(view: &mut Value) {
        let view = view.as_object_mut().expect("a view is an object");
        // Once the first player has begun, it is the turn that matters; and before, nobody decides anything.
        view.remove("first");
        // Everything is opened when nothing is left to play for.
        view.remove("opened");
    }
}

#[test]
fn every_law_holds() {
    laws::hold::<GridlockSubject>(1, 500);
}

/// The number in this column of a table's row.
fn number(layout: &Layout, numbers: &[Number], part: &str, row: usize, column: &str) -> Number {
    let before = layout.parts.iter().take_while(|other| other.name != part);
    let offset: usize = before.map(cloverleaf_encode::Part::len).sum();
    let part = layout.parts.iter().find(|other| other.name == part).expect(part);
    let place = part.columns.iter().position(|other| other.name == column).expect(column);
    assert!(row < part.rows, "{column}");
    numbers[offset + row * part.columns.len() + place]
}

fn observed(game: &Gridlock, state: &State, seat: Seat) -> Vec<Number> {
    let mut numbers = vec![Number::MIN; game.observation().len()];
    game.observe(&game.view(state, Viewer::Seat(seat)), seat, &mut numbers);
    numbers
}

/// A position after so many random steps.
fn position(game: &Gridlock, steps: usize) -> State {
    let (mut random, mut state) = (SplitMix::new(3), game.start());
    for _ in 0..steps {
        let (actor, action) = match game.next_seat(&state) {
            Some(seat) => (Actor::Seat(seat), game.pick(&state, seat, |count| random.below(count))),
            None => (Actor::Chance, game.pick_draw(&state, |total| random.below(total))),
        };
        game.play(&mut state, actor, action.expect("somebody can act")).expect("what is picked is legal");
    }
    assert_ne!(game.turn(&state), Turn::Over);
    state
}

fn find(game: &Gridlock, name: &str) -> usize {
    game.board().find(name.parse().expect("a space")).expect("a space of the board")
}

/// A position in which not much has happened, seen by the second of three players.
fn quiet() -> (Gridlock, State, Seat) {
    let game: Gridlock =
        game(3, "special_cars=true congestion_rule=true turn_limit=50").expect("this set-up exists");
    let mut state = position(&game, 27);
    for space in state.laid {
        state.set_tile(space, None);
    }
    for (seat, player) in state.players.iter_mut().take(3).enumerate() {
        (player.scored, player.ruled_out, player.cards) = (Cards::NONE, Cards::NONE, Cards::first(5));
        (player.start, player.car) = (Some(seat as u8), Some(game.board().destinations()[seat].space as u8));
        player.hand = Hand::EMPTY;
        Kind::all().take(2 * usize::from(seat != 1)).for_each(|kind| player.hand.add(kind));
    }
    (state.cones, state.discard) = (SpaceSet::EMPTY, Default::default());
    (state.to_act, state.phase, state.left, state.turns) = (Seat::at(1), Phase::Building, 4, 3);
    (game, state, Seat::at(1))
}

/// A change to a position, and a column with what is there before and after.
type Planted = (fn(&Gridlock, &mut State), &'static str, fn(&Gridlock) -> usize, &'static str, [Number; 2]);

const FIRST: fn(&Gridlock) -> usize = |_| 0;
const NEXT: fn(&Gridlock) -> usize = |_| 1;
const D6: fn(&Gridlock) -> usize = |game| find(game, "D6");

/// What every important column tells.
const PLANTED: &[Planted] = &[
    (|_, state| state.phase = Phase::Driving, "table", FIRST, "driving", [0, 1]),
    (|_, state| state.phase = Phase::Undeclared, "table", FIRST, "building", [1, 0]),
    (|_, state| state.to_act = Seat::at(2), "table", FIRST, "next_turn", [0, 1]),
    (|_, state| state.to_act = Seat::at(0), "table", FIRST, "own_turn", [1, 0]),
    (|_, state| state.winner = Some(Seat::at(0)), "table", FIRST, "third_won", [0, 1]),
    (|_, state| state.left = 3, "table", FIRST, "left", [4, 3]),
    (|_, state| state.turns = 40, "table", FIRST, "turns_left", [47, 10]),
    (|_, state| state.players[2].car = None, "players", NEXT, "car", [1, 0]),
    (|_, state| state.players[2].cards = Cards::first(2), "players", NEXT, "to_reach", [5, 2]),
    (|_, state| state.players[2].scored = Cards::first(2), "players", NEXT, "reached", [0, 2]),
    (|_, state| state.players[2].hand = Hand::EMPTY, "players", NEXT, "tiles", [2, 0]),
    (
        |game, state| state.players[1].car = Some(find(game, "K4") as u8),
        "players",
        FIRST,
        "half_row",
        [11, 7],
    ),
    (
        |_, state| state.players[1].hand.add(Kind::all().nth(7).expect("a kind")),
        "kinds",
        |_| 7,
        "hand",
        [0, 1],
    ),
    (|_, state| state.discard[7] += 2, "kinds", |_| 7, "discarded", [0, 2]),
    (|_, state| state.discard[7] += 2, "kinds", |_| 7, "unseen", [4, 2]),
    (|_, state| state.players[1].cards = Cards::of(3), "destinations", |_| 4, "held", [1, 0]),
    (|_, state| state.players[2].scored = Cards::of(4), "destinations", |_| 4, "next_scored", [0, 1]),
    (|_, state| state.players[0].ruled_out = Cards::of(4), "destinations", |_| 4, "third_ruled_out", [0, 1]),
    (|_, state| state.players[0].start = Some(11), "destinations", |_| 11, "third_start", [0, 1]),
    (|game, state| lay(game, state, "N.SE"), "spaces", D6, "south_east", [0, 1]),
    (|game, state| lay(game, state, "N.SE"), "spaces", D6, "south", [0, 0]),
    (|game, state| lay(game, state, "NE.S.NW*"), "spaces", D6, "rotary", [0, 1]),
    (|game, state| lay(game, state, "NE.S.NW"), "spaces", D6, "tile", [0, 1]),
    (|game, state| state.cones = SpaceSet::of(find(game, "D6")), "spaces", D6, "cone", [0, 1]),
    (|game, state| state.cones = SpaceSet::of(find(game, "D7")), "spaces", D6, "zone", [0, 1]),
    (|game, state| state.cones = SpaceSet::of(find(game, "D6")), "spaces", D6, "forced_stop", [0, 1]),
    (|game, state| state.players[0].car = Some(find(game, "D6") as u8), "spaces", D6, "third_car", [0, 1]),
    (|_, state| state.players[1].cards = Cards::of(5), "spaces", |game| find(game, "D5"), "held", [1, 0]),
    (|_, state| state.players[2].scored = Cards::of(4), "spaces", |game| find(game, "D5"), "cubes", [0, 1]),
    (drive_to_d7, "spaces", |game| find(game, "D6"), "within_reach", [0, 1]),
    (drive_to_d7, "destinations", |_| 5, "within_reach", [0, 1]),
];

fn lay(game: &Gridlock, state: &mut State, tile: &str) {
    state.set_tile(find(game, "D6"), Some(tile.parse().expect("a tile")));
}

/// A road from the car on D5 to Symphony Hall on D8.
fn drive_to_d7(game: &Gridlock, state: &mut State) {
    state.players[1].car = Some(find(game, "D5") as u8);
    for space in ["D6", "D7"] {
        state.set_tile(find(game, space), Some("N.S".parse().expect("a tile")));
    }
}

#[test]
fn every_important_column_tells_what_it_says() {
    let (game, state, seat) = quiet();
    let layout = game.observation();
    let before = observed(&game, &state, seat);
    for &(change, part, row, column, [earlier, later]) in PLANTED {
        let mut changed = state.clone();
        change(&game, &mut changed);
        let after = observed(&game, &changed, seat);
        let at = |numbers: &[Number]| number(&layout, numbers, part, row(&game), column);
        assert_eq!([at(&before), at(&after)], [earlier, later], "{part}, {column}");
    }
}

#[test]
fn options_and_the_board_are_told() {
    let looked = |options: &str| {
        let game: Gridlock = game(2, options).expect("this set-up exists");
        (observed(&game, &position(&game, 30), Seat::at(0)), game.observation())
    };
    for (option, column) in [
        ("congestion_rule", "congestion_rule"),
        ("traffic_rule", "traffic_rule"),
        ("last_lap", "last_lap"),
        ("quick_trip", "quick_trip"),
    ] {
        for on in [false, true] {
            let (numbers, layout) = looked(&format!("{option}={on} turn_limit=90"));
            assert_eq!(number(&layout, &numbers, "table", 0, column), Number::from(on), "{option}");
        }
    }
    for (places, cards) in [("short", 4), ("normal", 5), ("long", 6)] {
        let (numbers, layout) = looked(&format!("places={places} turn_limit=90"));
        assert_eq!(number(&layout, &numbers, "table", 0, "cards"), cards);
    }
    let game: Gridlock = game(2, "board=hamburg special_cars=true").expect("this set-up exists");
    let (numbers, layout) = (observed(&game, &game.start(), Seat::at(1)), game.observation());
    let of_space =
        |space: &str, column: &str| number(&layout, &numbers, "spaces", find(&game, space), column);
    assert_eq!(["A6", "D4", "A2", "D5"].map(|space| of_space(space, "river")), [1, 0, 0, 0]);
    assert_eq!(["A6", "D4", "A2", "D5"].map(|space| of_space(space, "park")), [0, 1, 0, 0]);
    assert_eq!(["A6", "D4", "A2", "D5"].map(|space| of_space(space, "closed_park")), [0, 0, 1, 0]);
    assert_eq!(["A6", "D4", "A2", "D5"].map(|space| of_space(space, "tunnel")), [0, 0, 0, 1]);
    assert_eq!(["north", "north_east", "south"].map(|side| of_space("D5", side)), [1, 1, 0]);
    assert_eq!([0, 1].map(|row| number(&layout, &numbers, "players", row, "park_ranger")), [1, 0]);
    assert_eq!([0, 1].map(|row| number(&layout, &numbers, "players", row, "duck_boat")), [0, 1]);
}

#[test]
fn features_tell_what_an_action_brings() {
    let (game, mut state, seat) = quiet();
    state.players[1].car = Some(find(&game, "D5") as u8);
    state.set_tile(find(&game, "D7"), Some("N.S".parse().expect("a tile")));
    let (view, layout) = (game.view(&state, Viewer::Seat(seat)), game.action_features());
    let told = |action: &str, column: &str| {
        let mut row = vec![Number::MIN; layout.len()];
        game.describe(&view, seat, action.parse::<Action>().expect("an action"), &mut row);
        number(&layout, &row, "action", 0, column)
    };
    let place = ["joined", "north", "south_east", "rotary", "joined_before"];
    assert_eq!(place.map(|column| told("place D6 N.S", column)), [2, 1, 0, 0, 0], "Copley Square and D7");
    assert_eq!(place.map(|column| told("place D6 N.SE", column)), [1, 1, 1, 0, 0], "Copley Square only");
    assert_eq!(["joined", "joined_before"].map(|column| told("rotate D7 NE.SW", column)), [0, 1], "from D8");
    assert_eq!(["joined", "joined_before"].map(|column| told("remove D7", column)), [0, 1]);
    assert_eq!(["held", "destination", "own_car"].map(|column| told("stop D5", column)), [1, 1, 1]);
    assert_eq!(["held", "destination", "own_car"].map(|column| told("stop D8", column)), [0, 1, 0]);
    assert_eq!(["somewhere", "end", "build"].map(|column| told("end", column)), [0, 1, 0]);
}
