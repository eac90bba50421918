//! Views are written as they always were: stored ones are still read, and programs that read them keep working.

use std::path::Path;

use cloverleaf_core::{Actor, Game, GameExt, Random, SplitMix, Viewer};
use cloverleaf_tango::{Options, State, Tango, View};

/// Some positions of a match at random, the last one included.
fn positions(game: &Tango, seed: u64) -> Vec<State> {
    let mut random = SplitMix::new(seed);
    let mut positions = vec![game.start()];
    let mut state = game.start();
    while let Some((actor, action)) = choose(game, &state, &mut random) {
        game.play(&mut state, actor, action).expect("what is picked is legal");
        if random.below(30) == 0 || game.outcome(&state).is_some() {
            positions.push(state.clone());
        }
    }
    positions
}

fn choose(game: &Tango, state: &State, random: &mut SplitMix) -> Option<(Actor, <Tango as Game>::Action)> {
    match game.next_seat(state) {
        Some(seat) => {
            game.pick(state, seat, |count| random.below(count)).map(|action| (Actor::Seat(seat), action))
        }
        None => game.pick_draw(state, |total| random.below(total)).map(|draw| (Actor::Chance, draw)),
    }
}

#[test]
fn views_are_written_and_read_as_ever() {
    let game = Tango::new(4, Options { starting_garnets: 20, ..Options::default() }).expect("four seats");
    let viewers = Viewer::all(4).chain([Viewer::Referee]).collect::<Vec<_>>();
    let mut text = String::new();
    for (index, state) in positions(&game, 5).iter().enumerate() {
        let view = game.view(state, viewers[index % viewers.len()]);
        let json = serde_json::to_string(&view).expect("a view is JSON");
        assert_eq!(serde_json::from_str::<View>(&json).ok(), Some(view), "{json}");
        text = text + &json + "\n";
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/views.jsonl");
    cloverleaf_testkit::check_snapshot(Path::new(path), &text);
}
