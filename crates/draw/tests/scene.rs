//! A scene says what its picture shows, no more and no less, over views met in random play.

mod support;

use std::collections::{BTreeMap, BTreeSet};

use cloverleaf_congestion::{self as congestion, Congestion, Grid};
use cloverleaf_core::Game;
use cloverleaf_draw::{Drawn, Look, Mark, MarkKind, Picture, Piece, Place, Touched};
use cloverleaf_gridlock::Gridlock;
use cloverleaf_rightofway::{self as rightofway, City, RightOfWay};
use cloverleaf_tango::Tango;
use cloverleaf_words::english;
use roxmltree::{Document, Node};

use support::wander;

fn congestion(grid: (u8, u8)) -> Congestion {
    let grid = Grid::new(grid.0, grid.1).expect("a grid of one to four");
    Congestion::new(4, congestion::Options { grid, ..Default::default() }).expect("a good set-up")
}

fn laid() -> RightOfWay {
    RightOfWay::new(2, rightofway::Options { city: City::Laid, ..Default::default() }).expect("two seats")
}

/// Shows pictures of a game in all the ways it is looked at.
fn every_look<G: Drawn>(game: &G, marks: &[&str], mut see: impl FnMut(&Picture)) {
    let marks: Vec<Mark> = marks.iter().map(|id| Mark::new(*id, MarkKind::Chosen)).collect();
    wander(game, 5, 61, 700, |view| {
        for (bare, step) in [(true, None), (false, None), (true, Some(3))] {
            let look =
                Look { bare, step, delivery: step.map(|_| 1), marks: marks.clone(), ..Look::default() };
            see(&G::draw(view, &look, english()));
        }
    });
}

/// Every picture of every game.
fn every_picture(mut see: impl FnMut(&Picture)) {
    every_look(&congestion((2, 2)), &["path-NW-E-left", "lane-NW-E"], &mut see);
    every_look(&congestion((3, 4)), &[], &mut see);
    every_look(&Tango::new(4, Default::default()).expect("four seats"), &["tile-B3", "row-2"], &mut see);
    every_look(&Gridlock::new(4, Default::default()).expect("four seats"), &["space-D5"], &mut see);
    every_look(&RightOfWay::new(2, Default::default()).expect("two seats"), &["tile-1--2"], &mut see);
    every_look(&laid(), &[], &mut see);
}

fn named<'a>(document: &'a Document<'a>, class: &str) -> BTreeMap<&'a str, Node<'a, 'a>> {
    let nodes = document.descendants().filter(|node| node.attribute("class") == Some(class));
    nodes.map(|node| (node.attribute("id").expect("an id"), node)).collect()
}

fn number(node: Node<'_, '_>, name: &str) -> f64 {
    node.attribute(name).and_then(|text| text.parse().ok()).expect(name)
}

/// The left, the top, the right and the bottom of an outline as it is drawn.
fn bounds(node: Node<'_, '_>) -> [f64; 4] {
    let Some(points) = node.attribute("points") else {
        let [x, y, width, height] = ["x", "y", "width", "height"].map(|name| number(node, name));
        return [x, y, x + width, y + height];
    };
    let corner = |text: &str| -> (f64, f64) {
        let (x, y) = text.split_once(',').expect("two numbers");
        (x.parse().expect("a number"), y.parse().expect("a number"))
    };
    let far = f64::INFINITY;
    points.split(' ').map(corner).fold([far, far, -far, -far], |[left, top, right, bottom], (x, y)| {
        [left.min(x), top.min(y), right.max(x), bottom.max(y)]
    })
}

#[track_caller]
fn near(drawn: f64, said: f64, id: &str) {
    // Each of them is written to one decimal.
    assert!((drawn - said).abs() < 0.21, "{id}: {drawn} is drawn, {said} is said");
}

fn agrees(place: &Place, node: Node<'_, '_>) {
    let [left, top, right, bottom] = bounds(node);
    near(right + left, 2.0 * place.x, &place.id);
    near(bottom + top, 2.0 * place.y, &place.id);
    near(right - left, place.width, &place.id);
    near(bottom - top, place.height, &place.id);
    assert_eq!(place.shape == "hex", node.has_tag_name("polygon"), "{}", place.id);
    assert!(place.id.starts_with(place.kind) && !place.notation.is_empty(), "{place:?}");
}

fn turned(text: &str) -> Option<f64> {
    text.strip_prefix("rotate(")?.strip_suffix(')')?.parse().ok()
}

fn stands(piece: &Piece, node: Node<'_, '_>) {
    let moved = node.attribute("transform").map_or((0.0, 0.0), |text| {
        let inside = text.strip_prefix("translate(").and_then(|rest| rest.strip_suffix(')')).expect(text);
        let (x, y) = inside.split_once(' ').expect(text);
        (x.parse().expect(text), y.parse().expect(text))
    });
    assert_eq!(moved, (piece.x, piece.y), "{}", piece.id);
    let body = node.children().find(|child| child.attribute("class") == Some("body"));
    let angle = body.and_then(|body| body.attribute("transform")).and_then(turned);
    assert_eq!(angle, piece.angle, "{}", piece.id);
    assert_eq!(piece.kind == "car", angle.is_some(), "{}", piece.id);
}

#[test]
fn a_scene_has_every_place_and_piece_where_it_is_drawn() {
    let (mut places, mut pieces) = (BTreeSet::new(), BTreeSet::new());
    every_picture(|Picture { svg, scene }| {
        let document = Document::parse(svg).expect("well-formed XML");
        let drawn = named(&document, "place");
        assert_eq!(drawn.len(), scene.places.len());
        for place in &scene.places {
            agrees(place, drawn[place.id.as_str()]);
            places.insert(place.kind);
        }
        let drawn = named(&document, "piece");
        assert_eq!(drawn.len(), scene.pieces.len());
        for piece in &scene.pieces {
            stands(piece, drawn[piece.id.as_str()]);
            let known = |id: &String| scene.places.iter().any(|place| place.id == *id);
            assert!(piece.place.iter().all(known), "{piece:?} stands nowhere");
            pieces.insert(piece.kind);
        }
        let size = scene.size;
        assert!(svg.contains(&format!("viewBox=\"{} {} {} {}\"", size.x, size.y, size.width, size.height)));
    });
    let all = ["bay", "col", "hand", "lane", "row", "seat", "signal", "space", "tile", "turn"];
    assert_eq!(places.into_iter().collect::<Vec<_>>(), all);
    for kind in ["car", "cone", "crash", "cube", "path", "right", "route", "sign", "tile", "zone"] {
        assert!(pieces.contains(kind), "no {kind} was seen");
    }
}

#[test]
fn a_tile_says_its_roads_and_a_car_its_colour() {
    every_picture(|Picture { scene, .. }| {
        for piece in &scene.pieces {
            match piece.kind {
                "tile" => assert!(piece.face.parse::<cloverleaf_gridlock::Tile>().is_ok(), "{piece:?}"),
                "car" => assert!(["blue", "green", "red", "yellow"].contains(&piece.face.as_str())),
                _ => {}
            }
        }
    });
}

#[test]
fn cars_in_a_queue_have_their_bays_and_a_lit_path_leads_on() {
    let mut lit = 0;
    wander(&congestion((2, 2)), 3, 11, 400, |view| {
        let scene = Congestion::draw(view, &Look::default(), english()).scene;
        for (lane, cars) in view.lanes.iter() {
            let id = Congestion::place_id(&lane.to_string()).expect("a lane");
            let queue = scene.pieces.iter().filter(|piece| piece.place.as_ref() == Some(&id));
            let queue: Vec<_> = queue.map(|piece| (piece.bay, piece.face.as_str())).collect();
            let expected: Vec<_> =
                (1..).map(Some).zip(cars.cars().map(cloverleaf_congestion::Colour::word)).collect();
            assert_eq!(queue, expected, "{lane}");
            let path = scene.paths.iter().find(|path| path.place == id);
            assert_eq!(path.is_some(), view.signals.get(lane).is_some(), "{lane}");
            lit += usize::from(path.is_some_and(|path| path.points.len() == 11));
        }
        assert_eq!(scene.paths.len(), view.signals.len());
    });
    assert!(lit > 0, "no signal was seen");
}

/// What actions touch is a place of the scene: of every legal action, in random play.
fn touches<G: Drawn>(game: &G) -> BTreeSet<String> {
    let mut verbs = BTreeSet::new();
    let mut random = cloverleaf_core::SplitMix::new(8);
    let mut step = 0;
    support::walk(game, &mut random, 400, |state, legal| {
        step += 1;
        if step % 5 != 0 {
            return;
        }
        let view = game.view(state, cloverleaf_core::Viewer::Referee);
        let scene = G::draw(&view, &Look::default(), english()).scene;
        let ids: BTreeSet<&str> = scene.places.iter().map(|place| place.id.as_str()).collect();
        let mut touched = Touched::default();
        for action in legal {
            touched.begin(&action.to_string());
            G::touch(*action, &mut touched);
        }
        let name = |number: u16| touched.names[usize::from(number)].as_str();
        assert_eq!(touched.acts.len(), legal.len());
        for (action, act) in legal.iter().zip(&touched.acts) {
            let text = action.to_string();
            assert!(act.verb.is_some_and(|verb| text.split(' ').next() == Some(name(verb))), "{text}");
            assert!(act.place.is_none_or(|place| ids.contains(name(place))), "{text}");
            assert!(act.piece.is_none_or(|piece| text.split(' ').any(|word| word == name(piece))), "{text}");
            verbs.extend(act.place.and(act.verb).map(|verb| name(verb).to_owned()));
        }
    });
    verbs
}

#[test]
fn what_an_action_touches_is_in_the_scene() {
    let verbs = |verbs: &[&str]| verbs.iter().map(ToString::to_string).collect::<BTreeSet<_>>();
    assert_eq!(touches(&congestion((2, 2))), verbs(&["enter", "signal", "move"]));
    let gridlock = Gridlock::new(4, Default::default()).expect("four seats");
    assert_eq!(touches(&gridlock), verbs(&["place", "rotate", "remove", "cone", "clear", "stop"]));
    let tango = Tango::new(4, Default::default()).expect("four seats");
    assert_eq!(touches(&tango), verbs(&["sign", "extra"]));
    let rightofway = RightOfWay::new(2, Default::default()).expect("two seats");
    assert_eq!(touches(&rightofway), verbs(&["place", "buy", "scrap"]));
    assert!(touches(&laid()).contains("lay"));
}

#[test]
fn a_place_that_is_written_has_its_id() {
    assert_eq!(Congestion::place_id("NW:E").as_deref(), Some("lane-NW-E"));
    assert_eq!(Gridlock::place_id("D5").as_deref(), Some("space-D5"));
    assert_eq!(Tango::place_id("row2").as_deref(), Some("row-2"));
    assert_eq!(Tango::place_id("B3").as_deref(), Some("tile-B3"));
    assert_eq!(RightOfWay::place_id("1,-2").as_deref(), Some("tile-1--2"));
    assert_eq!(Gridlock::place_id("nowhere"), None);
}
