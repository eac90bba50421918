//! What every picture and sketch owes, over views met in random play.

mod support;

use std::collections::{BTreeMap, BTreeSet};

use cloverleaf_congestion::{self as congestion, Congestion, Grid};
use cloverleaf_core::{BySeat, Game, Seat, Viewer};
use cloverleaf_draw::{Drawn, Look, Mark, MarkKind, SeatColour, Sketch, Theme};
use cloverleaf_tango::{Place, Tango, Tile};
use cloverleaf_words::english;

use support::wander;

fn congestion(seats: u8, grid: (u8, u8), keep_left: bool) -> Congestion {
    let grid = Grid::new(grid.0, grid.1).expect("a grid of one to four");
    Congestion::new(seats, congestion::Options { grid, keep_left, ..Default::default() })
        .expect("a good set-up")
}

fn tango() -> Tango {
    Tango::new(4, Default::default()).expect("four seats")
}

/// Every set-up that is drawn differently.
fn congestions() -> Vec<Congestion> {
    let grids = [(2, 2), (1, 1), (1, 4), (4, 1), (3, 3), (4, 4)];
    grids
        .into_iter()
        .flat_map(|grid| [(2, false), (4, true)].map(|(seats, left)| congestion(seats, grid, left)))
        .collect()
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

fn demand(ids: &BTreeSet<String>, wanted: impl IntoIterator<Item = String>) {
    for id in wanted {
        assert!(ids.contains(&id), "no element has the id '{id}'");
    }
}

/// Places and pieces have a title that says something, and words have only letters the typeface has.
fn readable(picture: &str) {
    let document = roxmltree::Document::parse(picture).expect("well-formed XML");
    for words in
        document.descendants().filter(|node| node.has_tag_name("text")).filter_map(|node| node.text())
    {
        let known = |letter: char| matches!(letter, ' '..='~' | '\u{a0}'..='ÿ' | '–' | '…');
        assert!(words.chars().all(known), "'{words}' has letters that Overpass lacks");
    }
    let named =
        document.descendants().filter(|node| matches!(node.attribute("class"), Some("place" | "piece")));
    for node in named {
        let title = node.first_element_child().filter(|child| child.has_tag_name("title"));
        let words = title.and_then(|title| title.text()).unwrap_or_default();
        assert!(!words.is_empty(), "{:?} has no title", node.attribute("id"));
    }
}

#[test]
fn every_lane_bay_signal_and_car_of_congestion_has_its_id() {
    for game in congestions() {
        wander(&game, 11, 163, 500, |view| {
            let picture = Congestion::picture(view, &Look::default(), english());
            let ids = ids(&picture);
            for (lane, cars) in view.lanes.iter() {
                let lane = lane.to_string().replace(':', "-");
                demand(&ids, [format!("lane-{lane}"), format!("signal-{lane}")]);
                demand(&ids, (1..=5).map(|bay| format!("bay-{lane}-{bay}")));
                demand(&ids, (1..=cars.len()).map(|car| format!("car-{lane}-{car}")));
                assert!(!ids.contains(&format!("car-{lane}-{}", cars.len() + 1)), "a car that is not there");
            }
            demand(
                &ids,
                view.signals.iter().map(|(lane, _)| format!("path-{}", lane.to_string().replace(':', "-"))),
            );
            demand(&ids, (1..=view.colours.as_slice().len()).map(|seat| format!("seat-{seat}")));
            readable(&picture);
        });
    }
}

#[test]
fn every_exit_of_congestion_has_its_id() {
    let game = congestion(4, (2, 2), false);
    wander(&game, 1, 1, 1, |view| {
        let exits = ["NW-N", "NE-N", "NE-E", "SE-E", "SE-S", "SW-S", "SW-W", "NW-W"];
        demand(
            &ids(&Congestion::picture(view, &Look::default(), english())),
            exits.map(|exit| format!("lane-out-{exit}")),
        );
    });
}

#[test]
fn every_tile_line_sign_and_seat_of_tango_has_its_id() {
    for seed in 0..3 {
        wander(&tango(), seed, 29, 5000, |view| {
            let picture = Tango::picture(view, &Look::default(), english());
            let ids = ids(&picture);
            demand(&ids, Tile::all().map(|tile| format!("tile-{tile}")));
            demand(&ids, (1..=5).map(|row| format!("row-{row}")));
            demand(&ids, ('A'..='E').map(|column| format!("col-{column}")));
            demand(&ids, (1..=4).map(|seat| format!("seat-{seat}")));
            demand(&ids, view.signs.iter().map(|(_, post)| sign_id(post.place(), &post.sign().to_string())));
            let drawn = view.corners.iter().flatten().count();
            demand(
                &ids,
                (1..=4)
                    .filter(|_| drawn == 4)
                    .flat_map(|seat| [format!("car-seat-{seat}"), format!("goal-{seat}")]),
            );
            readable(&picture);
        });
    }
}

/// One Ways share an element, whatever their directions.
fn sign_id(place: Place, sign: &str) -> String {
    format!("sign-{place}-{}", sign.split('-').next().unwrap_or_default())
}

#[test]
fn orders_and_revealed_routes_are_drawn() {
    let mut seen = BTreeMap::new();
    wander(&tango(), 3, 9, 5000, |view| {
        let ids = ids(&Tango::picture(view, &Look::default(), english()));
        let shown = view.shown();
        if let (Some(seat), Some(orders)) = (shown.viewer, &shown.orders) {
            let planned = !orders.route.moves.is_empty();
            assert_eq!(ids.contains("meter"), planned);
            assert!(!planned || ids.contains(&format!("route-{seat}")));
            assert_eq!(ids.contains("order-sign"), orders.sign.is_some());
            assert_eq!(ids.contains("order-extra"), orders.extra.is_some());
            *seen.entry("planned").or_insert(0) += usize::from(planned);
        }
        if let Some(revealed) = &shown.revealed {
            demand(&ids, (1..=4).map(|seat| format!("route-{seat}")));
            let last = revealed.notices.iter().filter(|notice| notice.delivery == 4);
            demand(&ids, last.map(|notice| format!("crash-{}", notice.tile)));
            *seen.entry("revealed").or_insert(0) += 1;
        }
    });
    assert!(seen["planned"] > 0 && seen["revealed"] == 5, "{seen:?}");
}

#[test]
fn a_seat_sees_its_own_past_routes_and_collisions_on_request() {
    let mut collisions = 0;
    wander(&tango(), 3, 30, 5000, |view| {
        let shown = view.shown();
        if let (Some(seat), None, false) = (shown.viewer, &shown.revealed, shown.routes.is_empty()) {
            let ids = ids(&Tango::picture(view, &Look { delivery: Some(1), ..Look::default() }, english()));
            let routes: Vec<&String> = ids.iter().filter(|id| id.starts_with("route-")).collect();
            assert_eq!(routes, [&format!("route-{seat}")]);
            let first: Vec<_> = shown.notices.iter().filter(|notice| notice.delivery == 1).collect();
            demand(&ids, first.iter().map(|notice| format!("crash-{}", notice.tile)));
            collisions += first.len();
        }
    });
    assert!(collisions > 0, "random drivers run into each other");
}

#[test]
fn a_film_has_each_car_once_on_its_way() {
    wander(&tango(), 3, 90, 5000, |view| {
        for step in [1, 4, 99] {
            let look = Look { delivery: Some(1), step: Some(step), bare: true, ..Look::default() };
            let picture = Tango::draw(view, &look, english());
            let cars = ids(&picture.svg).iter().filter(|id| id.starts_with("car-seat-")).count();
            assert_eq!(cars, view.corners.iter().flatten().count());
            assert!(picture.scene.steps.is_some(), "how many steps there are");
        }
    });
}

#[test]
fn a_spectator_sees_no_route_before_the_end() {
    wander(&tango(), 9, 17, 5000, |view| {
        if view.own.is_none() && view.revealed.is_none() {
            let ids = ids(&Tango::picture(view, &Look { delivery: Some(1), ..Look::default() }, english()));
            assert!(!ids.iter().any(|id| id.starts_with("route-")), "TT-9.3");
        }
    });
}

#[test]
fn the_same_view_gives_the_same_bytes() {
    let game = congestion(4, (2, 2), false);
    for theme in [Theme::Light, Theme::Dark] {
        let look = Look::themed(theme);
        wander(&game, 4, 50, 200, |view| {
            assert_eq!(
                Congestion::picture(view, &look, english()),
                Congestion::picture(&view.clone(), &look.clone(), english())
            );
        });
        wander(&tango(), 4, 50, 5000, |view| {
            assert_eq!(
                Tango::picture(view, &look, english()),
                Tango::picture(&view.clone(), &look.clone(), english())
            );
        });
    }
}

#[test]
fn the_dark_theme_changes_colours_and_nothing_else() {
    let shapes = |picture: &str| {
        let document = roxmltree::Document::parse(picture).expect("well-formed XML");
        document.descendants().filter_map(|node| node.attribute("d").map(str::to_owned)).collect::<Vec<_>>()
    };
    wander(&tango(), 2, 100, 5000, |view| {
        let [day, night] =
            [Theme::Light, Theme::Dark].map(|theme| Tango::picture(view, &Look::themed(theme), english()));
        assert_ne!(day, night);
        assert_eq!(ids(&day), ids(&night));
        assert_eq!(shapes(&day), shapes(&night));
    });
}

#[test]
fn a_mark_lights_its_place_and_no_other() {
    let lit = |picture: &str| {
        let document = roxmltree::Document::parse(picture).expect("well-formed XML");
        let marks = document
            .descendants()
            .find(|node| node.attribute("id") == Some("marks"))
            .expect("a layer of marks");
        marks.children().count()
    };
    let colours = |kind| Mark::new("tile-C3", kind).coloured(SeatColour::Red);
    wander(&tango(), 2, 1, 1, |view| {
        assert_eq!(lit(&Tango::picture(view, &Look::default(), english())), 0);
        let unknown = Look { marks: vec![Mark::new("tile-Z9", MarkKind::Legal)], ..Look::default() };
        assert_eq!(lit(&Tango::picture(view, &unknown, english())), 0);
        let pictures = [MarkKind::Legal, MarkKind::Chosen, MarkKind::Last, MarkKind::Blame].map(|kind| {
            Tango::picture(view, &Look { marks: vec![colours(kind)], ..Look::default() }, english())
        });
        assert!(pictures.iter().all(|picture| lit(picture) == 2), "a soft light and a clear line");
        let different: BTreeSet<&String> = pictures.iter().collect();
        assert_eq!(different.len(), 4, "each kind looks different");
    });
}

#[test]
fn a_marked_path_is_drawn() {
    let game = congestion(2, (2, 2), false);
    wander(&game, 2, 1, 1, |view| {
        let look = Look { marks: vec![Mark::new("path-NW-E-left", MarkKind::Blame)], ..Look::default() };
        demand(&ids(&Congestion::picture(view, &look, english())), ["path-NW-E-left".to_owned()]);
    });
}

#[test]
fn sketches_of_the_standard_boards_fit_a_terminal() {
    let fits = |sketch: &Sketch| {
        assert!(sketch.width() <= 80, "{} columns", sketch.width());
        let plain = sketch.plain();
        assert!(plain.lines().all(|line| line.chars().count() <= 80));
        assert!(!plain.contains('\u{1b}'), "no escape codes");
    };
    for game in [congestion(2, (2, 2), false), congestion(4, (2, 2), true)] {
        wander(&game, 5, 20, 300, |view| fits(&Congestion::sketch(view, english())));
    }
    wander(&tango(), 5, 7, 5000, |view| fits(&Tango::sketch(view, english())));
}

#[test]
fn the_plain_sketch_of_congestion_shows_every_car_and_signal() {
    for game in congestions() {
        wander(&game, 8, 130, 400, |view| {
            let plain = Congestion::sketch(view, english()).plain();
            let board: String = plain.split("\n\n").next().expect("the board comes first").to_owned();
            let streets = board.replace("NW", "").replace("NE", "").replace("SW", "").replace("SE", "");
            for (letter, word) in [('B', "blue"), ('R', "red"), ('G', "green"), ('Y', "yellow")] {
                let cars = view.lanes.queues().iter().flat_map(|queue| queue.cars());
                let cars = cars.filter(|colour| colour.word() == word).count();
                assert_eq!(streets.matches(letter).count(), cars, "{word} cars in\n{plain}");
            }
            let arrows = streets.chars().filter(|letter| "↑→↓←".contains(*letter)).count();
            assert_eq!(arrows, view.signals.len(), "signals in\n{plain}");
        });
    }
}

#[test]
fn different_open_positions_have_different_plain_sketches() {
    let game = congestion(3, (2, 2), false);
    let mut seen: BTreeMap<String, congestion::View> = BTreeMap::new();
    wander(&game, 21, 1, 300, |view| {
        if let Some(before) = seen.insert(Congestion::sketch(view, english()).plain(), view.clone()) {
            assert_eq!((before.lanes, before.signals), (view.lanes.clone(), view.signals.clone()));
        }
    });
}

#[test]
fn the_plain_sketch_of_tango_shows_every_sign_and_score() {
    wander(&tango(), 6, 5, 5000, |view| {
        let plain = Tango::sketch(view, english()).plain();
        let shown = view.shown();
        for standing in &shown.signs {
            let word = match standing.sign {
                cloverleaf_tango::Sign::OneWay(dir) => ["↑", "→", "↓", "←"][dir.index()].to_owned(),
                cloverleaf_tango::Sign::Yield => "YIELD".to_owned(),
                cloverleaf_tango::Sign::Roundabout => "ROUND".to_owned(),
                cloverleaf_tango::Sign::Toll => "TOLL".to_owned(),
                cloverleaf_tango::Sign::Stop => "STOP".to_owned(),
                cloverleaf_tango::Sign::Speed => (35 * (u32::from(standing.count) + 1)).to_string(),
            };
            assert!(plain.contains(&word), "{word} in\n{plain}");
        }
        for total in shown.totals {
            assert!(plain.contains(&format!("gas {total:>3}")), "{total} in\n{plain}");
        }
    });
}

#[test]
fn a_view_that_no_game_has_is_drawn_without_a_panic() {
    wander(&tango(), 7, 40, 5000, |view| {
        let mut odd = view.shown();
        (odd.viewer, odd.day) = (Some(9), 0);
        odd.corners = [None, Some(Tile::all().nth(12).expect("C3")), None, odd.corners[0]];
        odd.to_act = vec![0, 200];
        odd.gas = Default::default();
        if let Some(orders) = &mut odd.orders {
            orders.route.tiles.reverse();
            orders.route.rush = Some(255);
            orders.route.off = true;
        }
        let odd = cloverleaf_tango::View::from(odd);
        roxmltree::Document::parse(&Tango::picture(&odd, &Look::default(), english()))
            .expect("well-formed XML");
        assert!(!Tango::sketch(&odd, english()).plain().is_empty());
    });
    let small = congestion(2, (1, 1), false);
    wander(&congestion(4, (4, 4), false), 7, 100, 300, |view| {
        let mut odd = small.view(&small.start(), Viewer::Spectator);
        odd.lanes = view.lanes.clone();
        odd.signals = view.signals.clone();
        (odd.to_move, odd.target) = (Some(0), 0);
        odd.colours = BySeat::from_fn(4, |_| view.colours[Seat::at(0)]);
        ids(&Congestion::picture(&odd, &Look::default(), english()));
        assert!(!Congestion::sketch(&odd, english()).plain().is_empty());
    });
}

/// A page shows seats and hands itself: the bare picture has every place and piece of the board and
/// nothing beside it.
#[test]
fn a_bare_picture_is_the_board_alone() {
    let bare = Look { bare: true, ..Look::default() };
    wander(&tango(), 9, 40, 5000, |view| {
        let whole = ids(&Tango::picture(view, &Look::default(), english()));
        let alone = ids(&Tango::picture(view, &bare, english()));
        let beside =
            |id: &&String| ["seat-", "day-", "status", "meter"].iter().any(|head| id.starts_with(head));
        let board: BTreeSet<_> = whole.iter().filter(|id| !beside(id)).cloned().collect();
        assert_eq!(alone, board);
    });
}

#[test]
fn a_piece_of_a_hand_has_an_emblem() {
    use cloverleaf_gridlock::Gridlock;
    use cloverleaf_rightofway::RightOfWay;
    for theme in [Theme::Light, Theme::Dark] {
        for sign in ["toll", "oneway-E", "speed", "stop"] {
            assert!(
                Tango::emblem(sign, 1, theme, english()).is_some_and(|svg| svg.starts_with("<svg")),
                "{sign}"
            );
        }
        assert!(Gridlock::emblem("NE.S.NW*", 1, theme, english()).is_some());
        assert_ne!(
            RightOfWay::emblem("N.SE", 1, theme, english()),
            RightOfWay::emblem("N.SE", 2, theme, english())
        );
    }
    assert_eq!(Tango::emblem("dance", 1, Theme::Light, english()), None);
    assert_eq!(Gridlock::emblem("dance", 1, Theme::Light, english()), None);
}
