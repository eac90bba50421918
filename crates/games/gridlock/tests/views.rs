//! Views are written as they always were: the page, stored views and other people's programs read them.

use std::path::Path;
use std::sync::Arc;

use cloverleaf_core::{Actor, Game, GameExt, Random, Seat, SplitMix, Turn, Viewer};
use cloverleaf_gridlock::{Board, Gridlock, Options, State, View};
use cloverleaf_testkit::check_snapshot;

/// A city that is not built in, so that views tell all of it.
fn elsewhere() -> Gridlock {
    let crossroads = Board::named("crossroads").expect("a built-in city");
    let text = crossroads.to_string().replace("crossroads", "elsewhere");
    let board =
        Board::from_document(&cloverleaf_document::read(&text).expect("a document")).expect("a board");
    let options = Options { board: Arc::new(board), turn_limit: Some(40), ..Options::default() };
    Gridlock::new(3, options).expect("this set-up exists")
}

fn games() -> [Gridlock; 4] {
    let game = |seats, options| cloverleaf_testkit::game(seats, options).expect("this set-up exists");
    [
        game(2, "board=crossroads quick_trip=true turn_limit=300"),
        game(3, "first_player=race places=long special_cars=true turn_limit=120"),
        game(4, "board=hamburg congestion_rule=true special_cars=true turn_limit=200"),
        elsewhere(),
    ]
}

/// What happens next, at random.
fn step(game: &Gridlock, state: &mut State, random: &mut SplitMix) {
    let (actor, action) = match game.next_seat(state) {
        Some(seat) => (Actor::Seat(seat), game.pick(state, seat, |count| random.below(count))),
        None => (Actor::Chance, game.pick_draw(state, |total| random.below(total))),
    };
    game.play(state, actor, action.expect("somebody can act")).expect("what is picked is legal");
}

/// Some views of a random match, from the set-up to the end.
fn views(game: &Gridlock) -> Vec<View> {
    let viewers = [Viewer::Seat(Seat::at(1)), Viewer::Referee, Viewer::Spectator, Viewer::Seat(Seat::at(0))];
    let mut viewers = viewers.into_iter().cycle();
    let (mut random, mut state, mut steps) = (SplitMix::new(5), game.start(), 0);
    let mut views = Vec::new();
    while game.turn(&state) != Turn::Over {
        if steps == 1 || steps % 130 == 9 {
            views.push(game.view(&state, viewers.next().expect("they go round")));
        }
        step(game, &mut state, &mut random);
        steps += 1;
    }
    views.push(game.view(&state, Viewer::Spectator));
    views
}

#[test]
fn a_view_is_written_as_before_and_reads_back() {
    let mut written = String::new();
    for view in games().iter().flat_map(views) {
        let json = serde_json::to_string(&view).expect("a view can be written");
        assert_eq!(serde_json::from_str::<View>(&json).expect("what was written can be read"), view);
        written += &json;
        written += "\n";
    }
    check_snapshot(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/views.txt")), &written);
}

#[test]
fn what_no_view_has_room_for_is_refused_and_breaks_nothing() {
    let game = elsewhere();
    let view = views(&game).pop().expect("the last view");
    let forged = |field: &str, value: serde_json::Value| {
        let mut json = serde_json::to_value(&view).expect("a view can be written");
        json[field] = value;
        serde_json::from_value::<View>(json)
    };
    let spaces =
        |count: usize| (1..=count).map(|number| format!("{}{}", ['A', 'B'][number / 99], 1 + number % 99));
    let tiles = |count| spaces(count).map(|space| (space, "N.S".into())).collect::<serde_json::Map<_, _>>();
    assert_eq!(forged("tiles", tiles(128).into()).expect("as many as a board can have").tiles.len(), 128);
    for (field, value) in [
        ("tiles", tiles(129).into()),
        ("cones", spaces(3).collect::<Vec<_>>().into()),
        ("cars", spaces(5).collect::<Vec<_>>().into()),
        ("discard", vec!["N.S"; 65].into()),
        ("cards", vec!["mill"; 7].into()),
    ] {
        assert!(forged(field, value).is_err(), "{field}");
    }
    let strange = forged("board", "atlantis".into()).expect("any text can stand for a board");
    assert_eq!(&*strange.board, "atlantis");
    let mut random = SplitMix::new(1);
    let crowded = forged("tiles", tiles(128).into()).expect("as many as a board can have");
    assert!(game.complete(&crowded, &mut random).laid.len() <= game.board().spaces().len());
}
