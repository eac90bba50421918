//! Any JSON that reads as a view of RIGHT_OF_WAY gives a state that can be looked at and played on.

#![no_main]

use cloverleaf_core::{Actor, Game, SplitMix, Turn, Viewer};
use cloverleaf_rightofway::{RightOfWay, View};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (bool, &str)| {
    let (laid, json) = input;
    let Ok(view) = serde_json::from_str::<View>(json) else { return };
    let options = if laid { "city=laid" } else { "" };
    let game: RightOfWay = cloverleaf_testkit::game(2, options).expect("this set-up exists");
    let mut state = game.complete(&view, &mut SplitMix::new(0));
    let again = game.complete(&game.view(&state, Viewer::Spectator), &mut SplitMix::new(0));
    assert_eq!(again, state, "what was made of it is a state like any other");
    let (mut legal, mut drawn) = (Vec::new(), Vec::new());
    for step in 0..40 {
        legal.clear();
        drawn.clear();
        match game.turn(&state) {
            Turn::Seat(seat) => game.legal(&state, seat, &mut legal),
            _ => game.chance(&state, &mut drawn),
        }
        legal.extend(drawn.iter().map(|(action, _)| *action));
        let Some(action) = legal.get(step * 7 % legal.len().max(1)).copied() else { return };
        assert_eq!(game.check(&state, Actor::Chance, action), Ok(()), "{action}");
        game.play_unchecked(&mut state, Actor::Chance, action);
    }
});
