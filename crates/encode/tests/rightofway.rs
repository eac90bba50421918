//! RIGHT_OF_WAY as numbers.

mod laws;
#[path = "../../games/rightofway/tests/support/mod.rs"]
mod support;

use std::collections::BTreeSet;

use cloverleaf_core::{Game, GameExt, Seat, SplitMix, Viewer};
use cloverleaf_encode::{Encode, Number};
use cloverleaf_rightofway::{Action, Highway, Kind, Phase, Place, Quarter, Right, RightOfWay, State, View};
use cloverleaf_testkit::{Style, Subject, walk};
use serde_json::Value;
use support::RightOfWaySubject;

impl laws::Encoded for RightOfWaySubject {
    fn forget_what_does_not_matter(view: &mut Value) {
        // RW-5.7: what is discarded never comes back, and what lies face down comes back into no hand: it is discarded one day.
        // How many lie there is the price; which they are only tells what is left to draw, and that is observed.
        view["discards"].take();
        for right in view["rights"].as_object_mut().expect("a map").values_mut() {
            right["stack"] = right["stack"].as_array().expect("a list").len().into();
        }
    }
}

#[test]
fn the_laws_hold() {
    laws::hold::<RightOfWaySubject>(2, 1000);
}

fn game(options: &str) -> RightOfWay {
    cloverleaf_testkit::game(2, options).expect("this set-up exists")
}

/// Shows some positions of a match of this set-up.
fn wander(game: &RightOfWay, mut see: impl FnMut(&State)) {
    for seed in 0..3 {
        let walked = walk(game, Style::Uniform, 1000, &mut SplitMix::new(seed), |state, _, _| {
            see(state);
            Ok::<(), ()>(())
        });
        walked.expect("nothing is found");
    }
}

fn observe(game: &RightOfWay, view: &View, seat: usize) -> Vec<Number> {
    let mut numbers = vec![0; game.observation().len()];
    game.observe(view, Seat::at(seat), &mut numbers);
    numbers
}

/// Players who change seats see the same numbers and have the same ids.
#[test]
fn a_seat_does_not_matter() {
    let swapped = [Seat::at(1), Seat::at(0)];
    for (_, options) in RightOfWaySubject::setups() {
        let game = game(options);
        wander(&game, |state| {
            let image = RightOfWaySubject::relabel_state(&game, state, &swapped);
            let [view, other] = [state, &image].map(|state| game.view(state, Viewer::Spectator));
            for seat in 0..2 {
                assert_eq!(observe(&game, &view, seat), observe(&game, &other, 1 - seat), "{view:?}");
                if game.next_seat(state) == Some(Seat::at(seat)) {
                    let mut masks = [(); 2].map(|()| vec![7; game.action_ids() as usize]);
                    game.mask(state, Seat::at(seat), &mut masks[0]);
                    game.mask(&image, Seat::at(1 - seat), &mut masks[1]);
                    assert!(masks[0] == masks[1], "{view:?}");
                }
            }
        });
    }
}

/// The names of all numbers of an observation, with their rows where a table has more than one.
fn names(game: &RightOfWay) -> Vec<String> {
    let parts = game.observation().parts;
    let rows = parts.iter().flat_map(|part| (0..part.rows).map(move |row| (part, row)));
    let name = |(part, row): (&cloverleaf_encode::Part, usize)| {
        let names = part.columns.iter().map(|column| format!("{} {row} {}", part.name, column.name));
        names.collect::<Vec<_>>()
    };
    rows.flat_map(name).collect()
}

/// The numbers that are others when the view is changed.
fn changed(game: &RightOfWay, view: &View, change: impl FnOnce(&mut View)) -> BTreeSet<String> {
    let mut other = view.clone();
    change(&mut other);
    let pairs = observe(game, view, 0).into_iter().zip(observe(game, &other, 0));
    let differ = names(game).into_iter().zip(pairs).filter(|(_, (was, is))| was != is);
    differ.map(|(name, _)| name).collect()
}

fn set(names: &[&str]) -> BTreeSet<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

/// A city with its dollars, and nothing in it: seat 1 is to act.
fn opening(game: &RightOfWay) -> View {
    let mut found = None;
    wander(game, |state| {
        let view = game.view(state, Viewer::Spectator);
        if found.is_none() && view.phase == Phase::Act && view.seat == 1 && view.turns < 2 {
            found = Some(View { highways: Default::default(), rights: Default::default(), ..view });
        }
    });
    found.expect("somebody begins")
}

fn at(text: &str) -> Place {
    text.parse().expect(text)
}

/// Tile 30 is the centre, 31 lies south of it, 21 north-west, 22 south-west.
#[test]
fn what_lies_in_the_city_shows_where_it_lies() {
    let game = game("");
    let view = opening(&game);
    let highway = |seat, roads: &str, points| Highway { seat, roads: roads.parse().expect(roads), points };
    let bend = changed(&game, &view, |view| _ = view.highways.insert(at("0,0"), highway(1, "S.NW", 2)));
    let told = ["city 31 met_N", "city 21 met_SE", "city 30 road_S", "city 30 road_NW", "city 30 unmet"];
    // The centre is a dollar tile: covered, it is no longer rich for those around it.
    let poorer = [
        "city 29 rich_S",
        "city 38 rich_SW",
        "city 39 rich_NW",
        "city 31 rich_N",
        "city 22 rich_NE",
        "city 21 rich_SE",
    ];
    let lies = ["city 30 own_highway", "city 30 points"];
    let kind = Kind::of("S.NW".parse().expect("roads")).expect("a tile");
    let stack = [format!("players 0 stack_{kind}"), "players 0 stack".to_owned()];
    let all = set(&[&told[..], &poorer, &lies].concat()).into_iter().chain(stack).collect();
    assert_eq!(bend, all);

    let right = changed(&game, &view, |view| {
        let tiles = [Kind::at(0), Kind::at(4)];
        view.rights.insert(at("0,1"), Right::new(2, tiles));
    });
    let stacks = ["players 0 stack", "players 0 stack_N.NE", "players 1 stack", "players 1 stack_N.NE.S"];
    assert_eq!(right, set(&[&["city 31 their_right", "city 31 height"][..], &stacks].concat()));
    let raised = |kinds: &[Kind]| {
        let mut view = view.clone();
        view.rights.insert(at("0,1"), Right::new(2, kinds.iter().copied()));
        view
    };
    let [one, three] = [raised(&[Kind::at(0)]), raised(&[Kind::at(0); 3])];
    let height = changed(&game, &one, |view| *view = three);
    assert!(height.contains("city 31 height") && !height.contains("city 31 their_right"), "{height:?}");
    let now = changed(&game, &view, |view| (view.placed, view.bought) = (Some(at("0,1")), Some(at("0,0"))));
    assert_eq!(now, set(&["city 31 placed_now", "city 30 bought_now", "turn 0 placed", "turn 0 bought"]));
    let centre = changed(&game, &view, |view| _ = view.city.insert(at("4,0"), other(view.city[&at("4,0")])));
    assert_eq!(centre, set(&["city 60 dollar", "city 54 rich_SE", "city 55 rich_NE", "city 59 rich_S"]));
}

fn other(quarter: Quarter) -> Quarter {
    if quarter == Quarter::Dollar { Quarter::Unmarked } else { Quarter::Dollar }
}

#[test]
fn hands_and_turns_show() {
    let game = game("turn_limit=25");
    let view = opening(&game);
    let (six, straight) = (Kind::at(11), Kind::at(2));
    let hands = changed(&game, &view, |view| {
        view.hands = [six, straight].map(|kind| view.hands[0].iter().chain([kind]).collect());
        view.discards[0] = Default::default();
    });
    for name in ["players 0 hand", "players 0 hand_N.NE.SE.S.SW.NW", "players 0 stack", "players 1 stack_N.S"]
    {
        assert!(hands.contains(name), "{name} in {hands:?}");
    }
    let turn = changed(&game, &view, |view| (view.seat, view.to_act) = (2, Some(2)));
    assert_eq!(turn, set(&["turn 0 own_turn", "turn 0 to_act"]));
    let later = changed(&game, &view, |view| (view.turns, view.last_turn) = (view.turns + 2, true));
    assert_eq!(later, set(&["turn 0 turns", "turn 0 turns_left", "turn 0 last_turn"]));
    let paying = changed(&game, &view, |view| (view.phase, view.owed) = (Phase::Price, 2));
    assert_eq!(paying, set(&["turn 0 phase_act", "turn 0 phase_price", "turn 0 owed"]));
    let points = changed(&game, &view, |view| view.points = [4, 6]);
    assert_eq!(points, set(&["players 0 points", "players 1 points"]));
    let discarded = changed(&game, &view, |view| view.discards[1] = [six].into_iter().collect());
    assert_eq!(discarded, set(&["players 1 stack", "players 1 stack_N.NE.SE.S.SW.NW"]));
}

#[test]
fn a_city_in_the_making_shows() {
    let game = game("city=laid");
    let (mut laid, mut drawn) = (0, 0);
    wander(&game, |state| {
        let view = game.view(state, Viewer::Spectator);
        let numbers: Vec<_> = names(&game).into_iter().zip(observe(&game, &view, 0)).collect();
        let number = |name: String| numbers.iter().find(|(other, _)| *other == name).expect("a number").1;
        if view.phase != Phase::Lay || laid > 60 {
            return;
        }
        for (row, (place, quarter)) in view.city.iter().enumerate() {
            let seen = ["q", "r", "dollar", "laid"].map(|name| number(format!("city {row} {name}")));
            assert_eq!(seen, [place.0.q, place.0.r, (*quarter == Quarter::Dollar).into(), 1]);
            laid += 1;
        }
        assert_eq!(number(format!("city {} laid", view.city.len())), 0);
        for dollars in 0..4 {
            assert_eq!(
                number(format!("turn 0 pieces_{dollars}")),
                Number::from(view.pieces[usize::from(dollars)])
            );
            let piece = number(format!("turn 0 piece_{dollars}"));
            assert_eq!(piece == 1, view.piece == Some(dollars));
            drawn += piece;
        }
    });
    assert!(laid > 20 && drawn > 3, "{laid}, {drawn}");
}

/// What a placement costs and brings is what the rules say of it.
#[test]
fn features_are_what_the_rules_explain() {
    let mut compared = 0;
    for options in ["", "city=laid covered_dollars=true"] {
        let game = game(options);
        let names: Vec<_> =
            game.action_features().parts[0].columns.iter().map(|column| column.name.clone()).collect();
        let mut step = 0;
        wander(&game, |state| {
            step += 1;
            let Some(seat) = game.next_seat(state).filter(|_| step % 20 == 0) else { return };
            let (view, mut listed) = (game.view(state, Viewer::Seat(seat)), Vec::new());
            game.legal(state, seat, &mut listed);
            for action in
                listed.into_iter().filter(|action| matches!(action, Action::Place(..) | Action::Buy(..)))
            {
                let mut row = vec![0; names.len()];
                game.describe(&view, seat, action, &mut row);
                let feature =
                    |name: &str| i64::from(row[names.iter().position(|other| *other == name).expect(name)]);
                for (figure, number) in game.explain(state, seat, action).figures {
                    let name = match figure {
                        "price" => "height",
                        "cost" | "profit" | "result" => figure,
                        _ => continue,
                    };
                    assert_eq!(
                        cloverleaf_core::Figure::Number(feature(name)),
                        number,
                        "{name} of '{action}'"
                    );
                    compared += 1;
                }
            }
        });
    }
    assert!(compared > 1000, "{compared}");
}
