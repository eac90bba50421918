//! The fast rules of Traffic Congestion and the literal ones agree on any actions, legal or not.

#![no_main]

#[path = "../../crates/games/congestion/tests/support/compare.rs"]
mod compare;
#[path = "../../crates/games/congestion/tests/support/reference.rs"]
mod reference;
#[path = "../../crates/games/congestion/tests/support/mod.rs"]
mod support;

use cloverleaf_core::{Game, Turn};
use cloverleaf_testkit::Subject;
use libfuzzer_sys::fuzz_target;
use support::CongestionSubject;

fuzz_target!(|input: (u8, Vec<u16>)| {
    let (setup, choices) = input;
    let setups = CongestionSubject::setups();
    let (seats, options) = setups[usize::from(setup) % setups.len()];
    let game = cloverleaf_testkit::game(seats, options).expect("the subject's set-ups exist");
    let (table, alphabet) = (compare::table(&game), CongestionSubject::alphabet(&game));
    let (mut state, mut position, mut legal) = (game.start(), table.start(), Vec::new());
    for choice in choices {
        let Turn::Seat(seat) = game.turn(&state) else { return };
        legal.clear();
        game.legal(&state, seat, &mut legal);
        // Three times in four something legal, else anything that can be written.
        let actions = if choice % 4 > 0 { &legal } else { &alphabet };
        let action = actions[usize::from(choice / 4) % actions.len()];
        if let Some(after) = compare::compare(&game, &table, &state, &position, seat, action) {
            (state, position) = after;
        }
    }
});
