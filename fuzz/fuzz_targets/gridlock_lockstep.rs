//! The fast rules of driving and building and the literal ones agree wherever random play leads.

#![no_main]

#[path = "../../crates/games/gridlock/tests/support/compare.rs"]
mod compare;
#[path = "../../crates/games/gridlock/tests/support/reference.rs"]
mod reference;
#[path = "../../crates/games/gridlock/tests/support/mod.rs"]
mod support;

use cloverleaf_core::{Actor, Game, GameExt, SeatSet, SplitMix, Turn};
use cloverleaf_gridlock::Phase;
use cloverleaf_testkit::Subject;
use libfuzzer_sys::fuzz_target;
use support::GridlockSubject;

fuzz_target!(|input: (u64, u8, Vec<u16>)| {
    let (seed, setup, choices) = input;
    let mut random = SplitMix::new(seed);
    let any = compare::any_setup(&mut random);
    let position = compare::any_position(&any, &mut random);
    let city = compare::city(&any, &position);
    for seat in SeatSet::first(any.seats()).iter() {
        compare::same_drive(&any, &position, &city, seat);
        compare::same_build(&any, &position, &city, seat);
    }
    let setups = GridlockSubject::setups();
    let (seats, options) = setups[usize::from(setup) % setups.len()];
    let game = cloverleaf_testkit::game(seats, options).expect("the subject's set-ups exist");
    let alphabet = GridlockSubject::alphabet(&game);
    let (mut state, mut legal, mut draws) = (game.start(), Vec::new(), Vec::new());
    for choice in choices {
        let actor = match game.turn(&state) {
            Turn::Over => return,
            turn => turn.seats().lowest().map_or(Actor::Chance, Actor::Seat),
        };
        legal.clear();
        draws.clear();
        game.chance(&state, &mut draws);
        legal.extend(draws.iter().map(|(action, _)| *action));
        if let Actor::Seat(seat) = actor {
            game.legal(&state, seat, &mut legal);
        }
        // Seven times in eight something legal, else anything that can be written.
        let actions = if choice % 8 > 0 { &legal } else { &alphabet };
        let action = actions[usize::from(choice / 8) % actions.len()];
        let allowed = legal.contains(&action);
        assert_eq!(game.play(&mut state, actor, action).is_ok(), allowed, "'{action}'");
        if !state.phase.is_before_the_first_turn() && state.phase != Phase::Over {
            let city = compare::city(&game, &state);
            compare::same_drive(&game, &state, &city, state.to_act);
        }
    }
});
