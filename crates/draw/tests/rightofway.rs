//! The pictures and sketches of RIGHT_OF_WAY, over views met in random play, and those the rules' pages show.

use std::collections::BTreeSet;
use std::path::Path;

use cloverleaf_core::{Actor, Figure, Game, GameExt, Random, Seat, SplitMix, Turn, Viewer};
use cloverleaf_draw::{Drawn, Look, Mark, MarkKind, Note, SeatColour, Theme};
use cloverleaf_rightofway::{
    Action, City, Kind, Options, Phase, Place, Places, Right, RightOfWay, State, Tiles, View,
};
use cloverleaf_words::{Languages, english};

fn game(city: City) -> RightOfWay {
    RightOfWay::new(2, Options { city, ..Options::default() }).expect("two seats")
}

/// Plays whole games at random and shows every so many steps' views.
fn wander(city: City, games: u64, every: usize, mut see: impl FnMut(&View)) {
    let game = game(city);
    for seed in 0..games {
        let mut random = SplitMix::new(seed);
        let mut state = game.start();
        for step in 0.. {
            if step % every == 0 || game.turn(&state) == Turn::Over {
                see(&game.view(&state, Viewer::Spectator));
            }
            let Some((actor, action)) = choose(&game, &state, &mut random) else { break };
            game.play(&mut state, actor, action).expect("what is listed is legal");
        }
    }
}

fn choose(game: &RightOfWay, state: &State, random: &mut SplitMix) -> Option<(Actor, Action)> {
    let (mut legal, mut drawn) = (Vec::new(), Vec::new());
    match game.turn(state) {
        Turn::Seat(seat) => {
            game.legal(state, seat, &mut legal);
            random.choose(&legal).map(|action| (Actor::Seat(seat), *action))
        }
        _ => {
            game.chance(state, &mut drawn);
            random.choose(&drawn).map(|(action, _)| (Actor::Chance, *action))
        }
    }
}

/// The ids in a picture, which must be well-formed and name nothing twice; places and pieces have titles.
fn ids(picture: &str) -> BTreeSet<String> {
    let document = roxmltree::Document::parse(picture).expect("well-formed XML");
    let mut ids = BTreeSet::new();
    for node in document.descendants() {
        if let Some(id) = node.attribute("id") {
            assert!(ids.insert(id.to_owned()), "the id '{id}' is there twice");
        }
        if matches!(node.attribute("class"), Some("place" | "piece")) {
            let title = node.first_element_child().and_then(|title| title.text()).unwrap_or_default();
            assert!(!title.is_empty(), "{:?} has no title", node.attribute("id"));
        }
        if node.has_tag_name("text") {
            let known = |letter: char| matches!(letter, ' '..='~' | '\u{a0}'..='ÿ' | '–' | '…');
            let words = node.text().unwrap_or_default();
            assert!(words.chars().all(known), "'{words}' has letters that Overpass lacks");
        }
    }
    ids
}

fn id(kind: &str, place: &Place) -> String {
    format!("{kind}-{}", place.to_string().replace(',', "-"))
}

#[test]
fn every_tile_highway_right_and_kind_in_hand_has_its_id() {
    for city in [City::Hexagon, City::Laid] {
        wander(city, 3, 17, |view| {
            let ids = ids(&RightOfWay::picture(view, &Look::default(), english()));
            let of =
                |kind: &str| ids.iter().filter(|id| id.starts_with(kind)).cloned().collect::<BTreeSet<_>>();
            let city: BTreeSet<_> = view.city.keys().map(|place| id("tile", place)).collect();
            // RW-1.4: while the city is laid, the ground around it can be pointed at too.
            match view.phase {
                Phase::Lay => assert!(of("tile-").is_superset(&city) && of("tile-").len() > city.len()),
                _ => assert_eq!(of("tile-"), city),
            }
            assert_eq!(of("highway-"), view.highways.keys().map(|place| id("highway", place)).collect());
            assert_eq!(of("right-"), view.rights.keys().map(|place| id("right", place)).collect());
            let hands = (1..).zip(&view.hands).flat_map(|(seat, hand)| {
                hand.iter().map(move |kind| format!("hand-{seat}-{}", kind.to_string().replace('.', "-")))
            });
            assert_eq!(of("hand-"), hands.collect());
            assert_eq!(of("seat-").len(), 2);
        });
    }
}

#[test]
fn a_finished_junction_has_a_gold_ring_with_its_points() {
    let mut rings = 0;
    wander(City::Hexagon, 3, 40, |view| {
        let picture = RightOfWay::picture(view, &Look::default(), english());
        let finished = view.highways.values().filter(|highway| highway.points > 0).count();
        assert_eq!(picture.matches("#E0A800").count(), finished);
        rings += finished;
    });
    assert!(rings > 10);
}

#[test]
fn every_end_that_meets_nothing_has_a_cap() {
    let (mut open, mut blocked) = (0, 0);
    wander(City::Hexagon, 3, 40, |view| {
        let picture = RightOfWay::picture(view, &Look::default(), english());
        let mut ends = [0, 0];
        for (place, highway) in &view.highways {
            for edge in highway.roads.edges() {
                let beside = Place(place.0.step(edge));
                match (view.highways.get(&beside), view.city.contains_key(&beside)) {
                    (Some(other), _) if other.roads.has(edge.opposite()) => {}
                    (None, true) => ends[0] += 1,
                    _ => ends[1] += 1,
                }
            }
        }
        assert_eq!(["#C2560C", "#6B7176"].map(|rim| picture.matches(rim).count()), ends);
        (open, blocked) = (open + ends[0], blocked + ends[1]);
    });
    assert!(open > 10 && blocked > 10, "{open}, {blocked}");
}

#[test]
fn every_place_has_a_name_of_its_own_in_every_language() {
    for language in ["en", "de"] {
        let words = Languages::embedded().get(language).expect("there are words");
        for city in [City::Hexagon, City::Laid] {
            wander(city, 1, 20, |view| {
                let names = RightOfWay::names(view, words);
                let different: BTreeSet<&String> = names.iter().map(|(_, name)| name).collect();
                assert_eq!(different.len(), names.len());
                assert!(names.len() >= view.city.len());
            });
        }
    }
}

#[test]
fn a_right_of_way_tells_its_owner_and_its_price() {
    let mut rights = 0;
    wander(City::Hexagon, 3, 20, |view| {
        let picture = RightOfWay::picture(view, &Look { bare: true, ..Look::default() }, english());
        for price in 1..4 {
            let label = if price == 1 { ">1 tile<".to_owned() } else { format!(">{price} tiles<") };
            let wanted = view.rights.values().filter(|right| right.height() == price).count();
            assert_eq!(picture.matches(&label).count(), wanted);
            rights += wanted;
        }
    });
    assert!(rights > 5, "{rights}");
}

#[test]
fn every_tile_tells_its_points_on_request() {
    wander(City::Hexagon, 3, 40, |view| {
        let picture = RightOfWay::picture(view, &Look { points: true, ..Look::default() }, english());
        let worth = |points: u8| if points == 0 { ">0<".to_owned() } else { format!(">+{points}<") };
        for points in 0..=6 {
            let tiles = view.highways.values().filter(|highway| highway.points == points).count();
            assert!(picture.matches(&worth(points)).count() >= tiles, "{points}");
        }
        assert!(!picture.contains("#E0A800"), "large figures instead of rings");
    });
}

#[test]
fn the_dark_theme_changes_colours_and_nothing_else() {
    wander(City::Laid, 1, 30, |view| {
        let [day, night] = [Theme::Light, Theme::Dark]
            .map(|theme| RightOfWay::picture(view, &Look::themed(theme), english()));
        assert_ne!(day, night);
        assert_eq!(ids(&day), ids(&night));
        assert_eq!(
            day,
            RightOfWay::picture(&view.clone(), &Look::default(), english()),
            "the same view, the same bytes"
        );
    });
}

#[test]
fn the_plain_sketch_shows_every_highway_right_and_hand() {
    wander(City::Hexagon, 3, 13, shows_what_is_open);
    wander(City::Laid, 3, 13, shows_what_is_open);
}

/// RW-8.1: whatever both players know is in the characters, and a terminal of 80 columns shows them all.
fn shows_what_is_open(view: &View) {
    let sketch = RightOfWay::sketch(view, english());
    assert!(sketch.width() <= 80, "{} columns", sketch.width());
    let plain = sketch.plain();
    for place in view.city.keys() {
        assert!(plain.contains(&place.to_string()), "{place} in\n{plain}");
    }
    let strokes = plain.chars().filter(|letter| "│/\\".contains(*letter)).count();
    let connections: usize = view.highways.values().map(|highway| highway.roads.len()).sum();
    assert_eq!(strokes, connections, "a stroke for each connection in\n{plain}");
    for (place, right) in &view.rights {
        let letter = SeatColour::of_seat(usize::from(right.seat) - 1).letter();
        let stack: Vec<_> = right.stack().map(|tile| tile.tile.to_string()).collect();
        let line = format!("{place} [{letter}{}]: {}", right.height(), stack.join(" "));
        assert!(words_of(&plain).contains(&line), "{line} in\n{plain}");
    }
    for (title, piles) in [("hand:", &view.hands), ("discarded:", &view.discards)] {
        for pile in piles.iter().filter(|pile| !pile.is_empty()) {
            let line = format!("{title} {}", counted(pile));
            assert!(words_of(&plain).contains(&line), "{line} in\n{plain}");
        }
    }
    for (what, place) in [("placed", view.placed), ("bought", view.bought)] {
        let told = place.is_some_and(|place| plain.contains(&format!("{what} on {place}")));
        assert_eq!(told, place.is_some(), "{plain}");
    }
}

/// A text with every run of blanks and line ends as one blank, so that broken lines read as one.
fn words_of(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// `N.S×2 N.NE.SE×1`, in the order of the rules' list.
fn counted(tiles: &Tiles) -> String {
    let copies = |kind| tiles.iter().filter(|tile| *tile == kind).count();
    let kinds = Kind::all().filter(|kind| copies(*kind) > 0);
    kinds.map(|kind| format!("{kind}×{}", copies(kind))).collect::<Vec<_>>().join(" ")
}

#[test]
fn turns_are_counted_from_the_first_to_the_last() {
    let (mut laying, mut running, mut over) = (0, 0, 0);
    wander(City::Laid, 3, 1, |view| {
        let plain = RightOfWay::sketch(view, english()).plain();
        let turn = |number: u32| plain.contains(&format!("Turn {number}: "));
        match view.phase {
            Phase::Piece | Phase::Lay => {
                let told = view.pieces.iter().filter(|count| **count > 0).all(|count| {
                    plain.contains(&format!("Pieces left: {count} "))
                        || plain.contains(&format!(", {count} with"))
                });
                assert!(told && !plain.contains("Turn "), "{plain}");
                laying += 1;
            }
            Phase::Dollar | Phase::Deal | Phase::First => assert!(!plain.contains("Turn "), "{plain}"),
            Phase::Over => {
                assert!(plain.contains(&format!(" points after turn {}\n", view.turns)), "{plain}");
                over += 1;
            }
            _ if view.last_turn => assert!(plain.contains(", the last: "), "{plain}"),
            _ => {
                assert!(turn(view.turns + 1), "{plain}");
                running += 1;
            }
        }
    });
    assert!(laying == 3 * 40 && running > 100 && over == 3, "{laying}, {running}, {over}");
}

#[test]
fn who_finds_no_open_tile_is_told_to_buy() {
    let game = game(City::Hexagon);
    let (mut open, mut shut) = (0, 0);
    wander(City::Hexagon, 2, 5, |view| {
        let mut view = view.clone();
        if view.phase != Phase::Act || view.placed.is_some() || view.bought.is_some() {
            return;
        }
        assert!(RightOfWay::sketch(&view, english()).plain().contains(" places or buys\n"));
        open += 1;
        let (seat, tile) = (3 - view.seat, view.hands[0].iter().next());
        let (Some(tile), free) = (tile, view.city.keys()) else { return };
        let theirs = Right::new(seat, [tile]);
        view.rights = free.filter(|at| !view.highways.contains_key(at)).map(|at| (*at, theirs)).collect();
        let state = game.complete(&view, &mut SplitMix::new(0));
        let mut legal = Vec::new();
        game.legal(&state, Seat::at(usize::from(view.seat) - 1), &mut legal);
        assert!(legal.iter().all(|action| matches!(action, Action::Buy(..))));
        assert!(RightOfWay::sketch(&view, english()).plain().contains(" must buy a right-of-way\n"));
        assert!(RightOfWay::picture(&view, &Look::default(), english()).contains(" must buy a right-of-way"));
        shut += 1;
    });
    assert!(open > 10 && shut > 10, "{open}, {shut}");
}

#[test]
fn a_city_laid_far_out_is_sketched_in_strips() {
    let game = game(City::Laid);
    let mut state = game.start();
    for step in 0..20i16 {
        let (mut drawn, mut legal) = (Vec::new(), Vec::new());
        game.chance(&state, &mut drawn);
        game.play(&mut state, Actor::Chance, drawn[0].0).expect("what is listed is legal");
        let seat = Seat::at(usize::from(step % 2 == 1));
        game.legal(&state, seat, &mut legal);
        // Always as far east as it goes.
        let east = |action: &Action| match action {
            Action::Lay(at, _) => at.0.q,
            _ => i16::MIN,
        };
        let furthest = legal.iter().copied().max_by_key(east).expect("a piece can be laid");
        game.play(&mut state, Actor::Seat(seat), furthest).expect("what is listed is legal");
    }
    let view = game.view(&state, Viewer::Spectator);
    let columns = view.city.keys().map(|place| place.0.q).max().expect("a city");
    assert!(columns > 20, "it reaches column {columns}");
    shows_what_is_open(&view);
    let plain = RightOfWay::sketch(&view, english()).plain();
    let strips = plain.lines().filter(|line| line.starts_with("Columns ")).count();
    assert!(strips > 2, "{plain}");
}

#[test]
fn a_view_that_no_game_has_is_drawn_without_a_panic() {
    wander(City::Laid, 1, 25, |view| {
        let mut odd = view.clone();
        odd.seat = 0;
        odd.hands[1] = [Kind::all().next().expect("a kind"); 300].into_iter().collect();
        odd.points = [i32::MIN, i32::MAX];
        (odd.turns, odd.owed) = (u32::MAX, 255);
        odd.highways.values_mut().for_each(|highway| highway.seat = 9);
        odd.city = odd.city.iter().skip(1).map(|(at, quarter)| (*at, *quarter)).collect();
        ids(&RightOfWay::picture(&odd, &Look::default(), english()));
        assert!(!RightOfWay::sketch(&odd, english()).plain().is_empty());
        odd.city = Places::default();
        ids(&RightOfWay::picture(&odd, &Look::default(), english()));
        assert!(!RightOfWay::sketch(&odd, english()).plain().is_empty());
    });
}

/// The position of the worked example: the western half is rich, and both have their hands.
fn example() -> (RightOfWay, State) {
    let game = game(City::Hexagon);
    let mut state = game.start();
    let mut play = |text: &str| game.play(&mut state, Actor::Chance, text.parse().expect(text)).expect(text);
    for q in -4..=0 {
        for r in (-4i16).max(-4 - q)..=4.min(4 - q) {
            if q < 0 || r < 0 {
                play(&format!("dollar {q},{r}"));
            }
        }
    }
    ["N.NE.SE", "N.S", "N.S", "N.S", "N.S"].iter().for_each(|tile| play(&format!("draw 1 {tile}")));
    (0..5).for_each(|_| play("draw 2 N.NE.SE"));
    (game, state)
}

/// Plays a placement and pictures it, with a note of what it cost and earned.
fn worked(game: &RightOfWay, state: &mut State, seat: usize, text: &str) -> (String, [i64; 3]) {
    let action: Action = text.parse().expect(text);
    let Action::Place(place, _) = action else { panic!("'{text}' is no placement") };
    let told = game.explain(state, Seat::at(seat), action);
    let figures = ["cost", "profit", "result"].map(|name| {
        match told.figures.iter().find(|(named, _)| *named == name) {
            Some((_, Figure::Number(number))) => *number,
            _ => panic!("'{text}' has no {name}"),
        }
    });
    let [cost, profit, result] = figures;
    game.play(state, Actor::Seat(Seat::at(seat)), action).expect(text);
    let sign = if result < 0 { '–' } else { '+' };
    let lines = vec![format!("cost {cost}, profit {profit}"), format!("result {sign}{}", result.abs())];
    let tile = id("tile", &place);
    let look = Look {
        marks: vec![Mark::new(tile.clone(), MarkKind::Last)],
        notes: vec![Note { id: tile, lines }],
        ..Look::default()
    };
    (RightOfWay::picture(&game.view(state, Viewer::Spectator), &look, english()), figures)
}

fn keep(name: &str, picture: &str) {
    ids(picture);
    let path = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/pictures")).join(name);
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, picture).expect("it can be kept");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == picture, "{name} is not what draw makes now; run with UPDATE=1");
}

#[test]
fn the_rules_pages_show_cost_and_profit_worked_out() {
    let (game, mut state) = example();
    let (cost, figures) = worked(&game, &mut state, 0, "place -1,2 NE.SE.S");
    assert_eq!(figures, [3, 1, -2], "as the page says");
    keep("rightofway-cost.svg", &cost);
    for text in ["discard N.S", "discard N.S", "done"] {
        game.play(&mut state, Actor::Seat(Seat::at(0)), text.parse().expect(text)).expect(text);
    }
    let (profit, figures) = worked(&game, &mut state, 1, "place 0,1 N.SW.NW");
    assert_eq!(figures, [0, 3, 3], "as the page says");
    keep("rightofway-profit.svg", &profit);
}
