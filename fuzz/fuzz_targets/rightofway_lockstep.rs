//! The fast rules of RIGHT_OF_WAY and the literal ones agree in any position, and nothing illegal does harm.

#![no_main]

#[path = "../../crates/games/rightofway/tests/support/compare.rs"]
mod compare;
#[path = "../../crates/games/rightofway/tests/support/reference.rs"]
mod reference;
#[path = "../../crates/games/rightofway/tests/support/mod.rs"]
mod support;

use cloverleaf_core::{Actor, Game, GameExt, Turn};
use cloverleaf_testkit::Subject;
use libfuzzer_sys::fuzz_target;
use support::RightOfWaySubject;

fuzz_target!(|input: (u8, Vec<u16>)| {
    let (setup, choices) = input;
    let setups = RightOfWaySubject::setups();
    let (seats, options) = setups[usize::from(setup) % setups.len()];
    let game: cloverleaf_rightofway::RightOfWay =
        cloverleaf_testkit::game(seats, options).expect("the subject's set-ups exist");
    let alphabet = RightOfWaySubject::alphabet(&game);
    let (mut state, mut legal, mut drawn) = (game.start(), Vec::new(), Vec::new());
    for choice in choices {
        legal.clear();
        drawn.clear();
        let actor = match game.turn(&state) {
            Turn::Seat(seat) => {
                game.legal(&state, seat, &mut legal);
                Actor::Seat(seat)
            }
            Turn::Chance => {
                game.chance(&state, &mut drawn);
                legal.extend(drawn.iter().map(|(action, _)| *action));
                Actor::Chance
            }
            _ => return,
        };
        // Seven times in eight something legal, else anything that can be written.
        let actions = if choice % 8 > 0 { &legal } else { &alphabet };
        let action = actions[usize::from(choice / 8) % actions.len()];
        let before = state.clone();
        match game.play(&mut state, actor, action) {
            Ok(()) => assert!(legal.contains(&action), "{action} is played and not listed"),
            Err(refused) => assert!(state == before && !legal.contains(&action), "{action}: {refused}"),
        }
        compare::compare(&game, &state);
    }
});
