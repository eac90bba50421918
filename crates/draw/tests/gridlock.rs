//! What the pictures and sketches of Gridlock owe, over views met in random play.

use std::collections::BTreeSet;

use cloverleaf_core::{Actor, Game, GameExt, Random, SplitMix, Turn, Value, Viewer};
use cloverleaf_draw::{Drawn, Look, Mark, MarkKind, SeatColour, Theme};
use cloverleaf_gridlock::{Board, BySeats, Colour, Gridlock, Name, Options, Phase, Space, View};
use cloverleaf_words::english;

fn game(seats: u8, board: &str) -> Gridlock {
    let given = [("board".to_owned(), Value::Text(board.to_owned()))];
    let options: Options = cloverleaf_document::options_from(&given).expect("a board");
    let options = Options { special_cars: true, turn_limit: Some(120), ..options };
    Gridlock::new(seats, options).expect("a good set-up")
}

/// Plays at random and shows the views of every so many steps to `see`.
fn wander(game: &Gridlock, seed: u64, mut see: impl FnMut(&View)) {
    let mut random = SplitMix::new(seed);
    let mut state = game.start();
    let (mut legal, mut draws) = (Vec::new(), Vec::new());
    for step in 0.. {
        let turn = game.turn(&state);
        if step % 97 == 0 || turn == Turn::Over {
            Viewer::all(game.seats()).for_each(|viewer| see(&game.view(&state, viewer)));
        }
        let (actor, action) = match game.next_seat(&state) {
            Some(seat) => {
                legal.clear();
                game.legal(&state, seat, &mut legal);
                (Actor::Seat(seat), *random.choose(&legal).expect("whoever is to act can act"))
            }
            None if turn == Turn::Over => return,
            None => {
                draws.clear();
                game.chance(&state, &mut draws);
                (Actor::Chance, draws[random.weighted(draws.iter().map(|draw| draw.1))].0)
            }
        };
        game.play(&mut state, actor, action).expect("listed actions are legal");
    }
}

fn games() -> [Gridlock; 4] {
    let own_city = Board::default().to_string().replace("name = \"boston\"", "name = \"elsewhere\"");
    [game(4, "boston"), game(2, "crossroads"), game(3, "hamburg"), game(4, &own_city)]
}

/// The ids in a picture, which must be well-formed and name nothing twice.
fn ids(picture: &str) -> BTreeSet<String> {
    let document = roxmltree::Document::parse(picture).expect("well-formed XML");
    let mut ids = BTreeSet::new();
    for id in document.descendants().filter_map(|node| node.attribute("id")) {
        assert!(ids.insert(id.to_owned()), "the id '{id}' is there twice");
    }
    ids
}

#[test]
fn every_space_and_piece_has_its_id_and_a_title() {
    for game in games() {
        wander(&game, 3, |view| {
            let picture = Gridlock::picture(view, &Look::default(), english());
            let ids = ids(&picture);
            let mut wanted: Vec<String> =
                game.board().spaces().iter().map(|space| format!("space-{space}")).collect();
            wanted.extend(view.tiles.keys().map(|space| format!("road-{space}")));
            wanted.extend(
                view.cones.iter().flat_map(|space| [format!("cone-{space}"), format!("zone-{space}")]),
            );
            wanted.extend(
                (1..)
                    .zip(&view.cars)
                    .filter(|(_, car)| car.is_some())
                    .map(|(seat, _)| format!("car-seat-{seat}")),
            );
            for (space, seats) in &view.cubes {
                wanted.extend(seats.iter().map(|seat| format!("cube-{space}-{seat}")));
            }
            wanted.extend((1..=view.hand.len()).map(|tile| format!("hand-{tile}")));
            wanted.extend(view.cards.iter().map(|card| format!("card-{card}")));
            wanted.extend((1..=view.cars.len()).map(|seat| format!("seat-{seat}")));
            for id in wanted {
                assert!(ids.contains(&id), "no element has the id '{id}'");
            }
            let roads = ids.iter().filter(|id| id.starts_with("road-")).count();
            assert_eq!(roads, view.tiles.len(), "no road that is not there");
            titled(&picture);
        });
    }
}

fn titled(picture: &str) {
    let document = roxmltree::Document::parse(picture).expect("well-formed XML");
    for node in
        document.descendants().filter(|node| matches!(node.attribute("class"), Some("place" | "piece")))
    {
        let title = node.first_element_child().filter(|child| child.has_tag_name("title"));
        let words = title.and_then(|title| title.text()).unwrap_or_default();
        assert!(!words.is_empty(), "{:?} has no title", node.attribute("id"));
    }
}

#[test]
fn a_picture_is_the_same_every_time_and_shows_marks() {
    wander(&game(3, "boston"), 8, |view| {
        let look = |marks| Look { theme: Theme::Dark, marks, ..Look::default() };
        let plain = Gridlock::picture(view, &look(Vec::new()), english());
        assert_eq!(plain, Gridlock::picture(view, &look(Vec::new()), english()));
        let mark = Mark::new("space-D4", MarkKind::Legal).coloured(SeatColour::Red);
        let marked = Gridlock::picture(view, &look(vec![mark]), english());
        assert!(marked.len() > plain.len() && marked.contains(SeatColour::Red.glow()));
    });
}

/// The characters of a space in the sketch: four rows of seven.
fn cell(plain: &str, board: &Board, space: usize) -> Vec<Vec<char>> {
    let north = (0..board.spaces().len()).map(|space| board.doubled(space).1).min().expect("spaces");
    let (column, half_row) = board.doubled(space);
    let (x, y) = (7 * column as usize, 2 * (half_row - north) as usize);
    let row = |row: usize| {
        let line: Vec<char> = plain.lines().nth(row).unwrap_or("").chars().collect();
        (x..x + 7).map(|at| line.get(at).copied().unwrap_or(' ')).collect()
    };
    (y..y + 4).map(row).collect()
}

/// GB-5.6, GB-10.4: every space at most one step from a cone or from the car of yellow, whose games
/// here all have special cars.
fn zone(view: &View, board: &Board) -> BTreeSet<Space> {
    let yellow = view.colours.iter().zip(&view.cars).filter(|(colour, _)| **colour == Colour::Yellow);
    let middles: Vec<Space> = view.cones.iter().copied().chain(yellow.filter_map(|(_, &car)| car)).collect();
    let place = |name: Space| board.doubled(board.find(name).expect("a space of the board"));
    let near = |one: Space, other: Space| {
        let ((x, y), (to_x, to_y)) = (place(one), place(other));
        matches!((x.abs_diff(to_x), y.abs_diff(to_y)), (0, 0 | 2) | (1, 1))
    };
    let spaces = board.spaces().iter().copied();
    spaces.filter(|&space| middles.iter().any(|&middle| near(space, middle))).collect()
}

#[test]
fn picture_and_sketch_show_the_same_zones() {
    let mut zones = 0;
    for game in games() {
        wander(&game, 5, |view| {
            let ids = ids(&Gridlock::picture(view, &Look::default(), english()));
            let hatched: BTreeSet<_> = ids.iter().filter_map(|id| id.strip_prefix("zone-")).collect();
            let wanted: Vec<_> = zone(view, game.board()).iter().map(ToString::to_string).collect();
            assert_eq!(hatched, wanted.iter().map(String::as_str).collect());
            let cones_only = View { colours: BySeats::new(), ..view.clone() };
            zones += usize::from(zone(&cones_only, game.board()).len() < wanted.len());
        });
    }
    assert!(zones > 0, "the construction vehicle never had a zone of its own");
}

#[test]
fn a_seat_is_marked_only_while_all_wait_for_it() {
    let game = game(3, "boston");
    let mut view = game.view(&game.start(), Viewer::Spectator);
    let marked =
        |view: &View| Gridlock::sketch(view, english()).plain().lines().any(|line| line.starts_with("> "));
    for phase in [Phase::Dealing, Phase::Opening, Phase::Undeclared, Phase::Driving, Phase::Refilling] {
        view.phase = phase;
        assert!(marked(&view), "{phase:?}");
    }
    for phase in [Phase::Racing, Phase::Choosing, Phase::Over] {
        view.phase = phase;
        assert!(!marked(&view), "{phase:?}");
    }
}

#[test]
fn a_forged_view_is_drawn_and_seats_four() {
    let game = game(4, "boston");
    wander(&game, 13, |real| {
        let mut view = real.clone();
        let space = game.board().spaces()[0];
        (view.turns, view.to_act, view.left) = (u32::MAX, 0, u8::MAX);
        (view.viewer, view.winner) = (Some(u8::MAX), Some(0));
        view.cars = [Some(space); 4].into();
        view.cones = [space; 2].into();
        view.cubes.insert(space, [0, u8::MAX, 0, 77].into()).expect("there is room for every destination");
        view.colours.clear();
        view.scored.clear();
        view.card_counts = [u8::MAX; 4].into();
        view.hand_sizes.clear();
        view.opened = view.opened.map(|_| BySeats::new());
        let picture = Gridlock::picture(&view, &Look::default(), english());
        assert!(picture.contains("id=\"seat-4\"") && !picture.contains("id=\"seat-5\""));
        assert!(picture.contains("id=\"car-seat-4\"") && !picture.contains("id=\"car-seat-5\""));
        let plain = Gridlock::sketch(&view, english()).plain();
        assert!(plain.contains("seat 4") && !plain.contains("seat 5"), "{plain}");
    });
}

#[test]
fn the_plain_sketch_tells_every_road_car_cone_zone_and_cube() {
    for game in games() {
        let board = game.board();
        wander(&game, 5, |view| {
            let plain = Gridlock::sketch(view, english()).plain();
            let zone = zone(view, board);
            for (space, name) in board.spaces().iter().enumerate() {
                let cell = cell(&plain, board, space);
                let text = |row: usize| cell[row].iter().collect::<String>();
                assert!(text(1).contains(&name.to_string()), "{name}:\n{plain}");
                if let Some(tile) = view.tiles.get(name) {
                    let marks = [(3, 0), (6, 1), (6, 2), (3, 3), (0, 2), (0, 1)];
                    let drawn: Vec<usize> =
                        (0..6).filter(|&edge| "|/\\".contains(cell[marks[edge].1][marks[edge].0])).collect();
                    let roads: Vec<usize> = tile.roads().edges().map(|edge| edge as usize).collect();
                    assert_eq!(drawn, roads, "{name} {tile}:\n{plain}");
                    assert_eq!(text(1).contains('o'), tile.is_rotary());
                }
                assert_eq!(text(0).contains(':'), zone.contains(name), "{name}:\n{plain}");
                assert_eq!(text(2).contains('^'), view.cones.contains(name), "{name}:\n{plain}");
                for (colour, car) in view.colours.iter().zip(&view.cars) {
                    let letter = colour.word().to_ascii_uppercase().chars().next().expect("a letter");
                    assert_eq!(text(2).contains(letter), *car == Some(*name), "{name}:\n{plain}");
                }
                let cubes = view.cubes.get(name).into_iter().flatten().count();
                assert_eq!(
                    text(3).chars().filter(char::is_ascii_lowercase).count(),
                    cubes,
                    "{name}:\n{plain}"
                );
            }
            for place in board.destinations() {
                assert!(plain.contains(&place.title));
            }
        });
    }
}

#[test]
fn nobody_sees_what_is_secret() {
    wander(&game(4, "boston"), 21, |view| {
        let (picture, plain) =
            (Gridlock::picture(view, &Look::default(), english()), Gridlock::sketch(view, english()).plain());
        if view.viewer.is_none() && view.opened.is_none() {
            assert!(["card-", "hand-", "pin-"].iter().all(|id| !picture.contains(&format!("id=\"{id}"))));
            assert!(!plain.contains("to go") && !plain.contains("tiles N"), "{plain}");
        }
    });
}

#[test]
fn the_viewers_destinations_carry_the_pins_of_their_cards() {
    let mut pins = 0;
    wander(&game(4, "boston"), 3, |view| {
        let picture = Gridlock::draw(view, &Look::default(), english());
        let spaces = Gridlock::names(view, english());
        let own = view.viewer.map_or(&[][..], |seat| &view.scored[usize::from(seat) - 1][..]);
        let title =
            |card: &Name| spaces.iter().find(|(key, _)| *key == card.to_string()).expect("a name").1.clone();
        let wanted: BTreeSet<String> = view
            .cards
            .iter()
            .chain(own)
            .map(|card| {
                let name = title(card);
                let (space, _) = spaces
                    .iter()
                    .find(|(key, named)| *named == name && *key != card.to_string())
                    .expect("a space");
                format!("pin-{space}")
            })
            .collect();
        let drawn = picture.scene.pieces.iter().filter(|piece| piece.kind == "pin");
        assert_eq!(drawn.map(|piece| piece.id.clone()).collect::<BTreeSet<_>>(), wanted);
        pins += wanted.len();
    });
    assert!(pins > 20, "{pins}");
    let emblem = |piece: &str| Gridlock::emblem(piece, 1, Theme::Light, english());
    assert!(emblem("card-mit").is_some() && emblem("card-mit") != emblem("card-aquarium"));
}

#[test]
fn cars_on_a_destination_leave_its_name_and_their_pin_alone() {
    let game = game(4, "boston");
    for place in game.board().destinations() {
        let space = game.board().spaces()[place.space];
        for (cars, pinned) in [(1, false), (2, false), (2, true), (4, true)] {
            let mut view = game.view(&game.start(), Viewer::Spectator);
            view.cars = (0..4).map(|seat| (seat < cars).then_some(space)).collect();
            view.viewer = Some(1);
            view.cards = pinned.then_some(place.name).into_iter().collect();
            let picture = Gridlock::draw(&view, &Look { bare: true, ..Look::default() }, english());
            let centre = picture
                .scene
                .places
                .iter()
                .find(|drawn| drawn.notation == space.to_string())
                .expect("a place");
            let cars: Vec<_> = picture.scene.pieces.iter().filter(|piece| piece.kind == "car").collect();
            // The name is in the middle, at most two lines of eleven; a car is eighteen wide and here a little smaller.
            assert!(cars.iter().all(|car| car.y + 7.1 < centre.y - 15.0), "{}: {cars:?}", place.title);
            let right = cars.iter().map(|car| car.x).fold(f64::MIN, f64::max) - centre.x;
            assert!(right < if pinned { 14.0 } else { 28.0 }, "{}: {right}", place.title);
            assert!(cars.windows(2).all(|pair| pair[1].x - pair[0].x > 8.0), "side by side: {cars:?}");
        }
    }
}

#[test]
fn a_view_of_an_unreadable_board_is_drawn_all_the_same() {
    let game = game(2, "boston");
    let mut view = game.view(&game.start(), Viewer::Spectator);
    view.board = "atlantis#123".to_owned().into();
    assert!(!ids(&Gridlock::picture(&view, &Look::default(), english())).is_empty());
    assert!(!Gridlock::sketch(&view, english()).plain().is_empty());
}
