//! What a street plan shows while a signal is chosen, and of whoever looks.

use std::collections::BTreeSet;

use cloverleaf_congestion::{Action, Congestion, Direction, Lane, Options, View};
use cloverleaf_core::{Actor, Game, GameExt, Seat, Viewer};
use cloverleaf_draw::{Drawn, Look, Mark, MarkKind, Picture, SeatColour};
use cloverleaf_words::english;

fn game(keep_left: bool) -> Congestion {
    Congestion::new(2, Options { keep_left, ..Options::default() }).expect("two seats")
}

/// The position after these turns, as everybody sees it.
fn after(game: &Congestion, lines: &[&str]) -> View {
    let mut state = game.start();
    for (turn, line) in lines.iter().enumerate() {
        let action = line.parse().expect("notation");
        game.play(&mut state, Actor::Seat(Seat::at(turn % 2)), action).expect("a legal action");
    }
    game.view(&state, Viewer::Spectator)
}

fn drawn(view: &View, marks: Vec<Mark>) -> Picture {
    Congestion::draw(view, &Look { marks, bare: true, ..Look::default() }, english())
}

/// How often each id is in a picture.
fn count(svg: &str, id: &str) -> usize {
    let document = roxmltree::Document::parse(svg).expect("well-formed XML");
    document
        .descendants()
        .filter(|node| node.attribute("id").is_some_and(|found| found.starts_with(id)))
        .count()
}

fn path(lane: Lane, direction: Direction) -> String {
    format!("path-{}-{}", lane.to_string().replace(':', "-"), direction.word())
}

/// Every way of every lane of an intersection.
fn ways() -> impl Iterator<Item = (Lane, Direction)> {
    let lanes = ["NW:E", "NW:S", "NW:W", "NW:N"].map(|name| name.parse::<Lane>().expect("a lane"));
    lanes.into_iter().flat_map(|lane| Direction::ALL.map(|direction| (lane, direction)))
}

#[test]
fn a_clash_is_shown_wherever_the_rules_see_one_and_nowhere_else() {
    for keep_left in [false, true] {
        let game = game(keep_left);
        for (set, shown) in ways() {
            let mut state = game.start();
            let first = Action::Signal(set, shown);
            game.play(&mut state, Actor::Seat(Seat::at(0)), first).expect("nothing is in its way");
            let view = game.view(&state, Viewer::Spectator);
            for (lane, direction) in ways().filter(|(lane, _)| *lane != set) {
                let tried = Action::Signal(lane, direction);
                let refused = game.check(&state, Actor::Seat(Seat::at(1)), tried).is_err();
                let picture = drawn(&view, vec![Mark::new(path(lane, direction), MarkKind::Blame)]);
                let clashes = count(&picture.svg, "clash-");
                assert_eq!(clashes, usize::from(refused), "{tried} against {first}, keep_left {keep_left}");
            }
        }
    }
}

#[test]
fn each_way_of_a_signal_ends_in_a_sign_that_can_be_touched() {
    let view = after(&game(false), &["signal NW:N straight"]);
    let marks = vec![
        Mark::new("path-NW-E-straight", MarkKind::Blame),
        Mark::new("path-NW-E-left", MarkKind::Legal),
        Mark::new("path-NW-E-right", MarkKind::Chosen),
    ];
    let Picture { svg, scene } = drawn(&view, marks);
    let turns: BTreeSet<&str> =
        scene.places.iter().filter(|place| place.kind == "turn").map(|place| place.id.as_str()).collect();
    assert_eq!(turns, BTreeSet::from(["turn-NW-E-left", "turn-NW-E-right", "turn-NW-E-straight"]));
    let sign = |id: &str| scene.places.iter().find(|place| place.id == id).map(|place| (place.x, place.y));
    let lamp = sign("signal-NW-E").expect("a lamp");
    let (left, right, ahead) = (sign("turn-NW-E-left"), sign("turn-NW-E-right"), sign("turn-NW-E-straight"));
    // Cars come from the west: left is up the board, right down, straight on to the right.
    assert!(left.is_some_and(|(_, y)| y < lamp.1) && right.is_some_and(|(_, y)| y > lamp.1));
    assert!(ahead.is_some_and(|(x, y)| x > lamp.0 && (y - lamp.1).abs() < 1.0));
    // The way in the way is red as well, and no picture has an id twice.
    assert_eq!(count(&svg, "path-NW-N-straight"), 1);
    let document = roxmltree::Document::parse(&svg).expect("well-formed XML");
    let ids: Vec<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len());
    assert!(svg.contains("straight on to North-East"), "ways are called by where they lead");
}

#[test]
fn without_a_choice_there_is_no_sign() {
    let view = after(&game(false), &["signal NW:N straight"]);
    let Picture { svg, scene } = drawn(&view, Vec::new());
    assert!(scene.places.iter().all(|place| place.kind != "turn"));
    assert_eq!(count(&svg, "clash-"), 0);
}

#[test]
fn a_car_of_ones_own_has_its_number_in_the_queue() {
    let view = after(&game(false), &["enter NW:E red", "enter NW:E yellow", "enter NW:E red"]);
    let numbers = |marks| {
        let svg = drawn(&view, marks).svg;
        let document = roxmltree::Document::parse(&svg).expect("well-formed XML");
        let notes =
            document.descendants().find(|node| node.attribute("id") == Some("notes")).expect("a layer");
        let found: Vec<String> = notes
            .descendants()
            .filter(roxmltree::Node::is_text)
            .filter_map(|node| node.text())
            .map(str::to_owned)
            .collect();
        found.concat()
    };
    let own =
        |number: usize| Mark::new(format!("car-NW-E-{number}"), MarkKind::Own).coloured(SeatColour::Red);
    assert_eq!(numbers(Vec::new()), "");
    assert_eq!(numbers(vec![own(1), own(3)]), "13");
}
