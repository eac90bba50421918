//! Listing into a reused buffer, checking, playing and cloning take no memory from the heap.

use cloverleaf_core::{Actor, Game, GameExt, Random, SplitMix, Turn};
use cloverleaf_tango::{Action, State, Tango};

/// Plays matches at random and says how many actions were played.
fn play(game: &Tango, matches: usize, legal: &mut Vec<Action>, lots: &mut Vec<(Action, u32)>) -> usize {
    let (mut random, mut played) = (SplitMix::new(3), 0);
    for _ in 0..matches {
        let mut state = game.start();
        while game.turn(&state) != Turn::Over {
            legal.clear();
            lots.clear();
            let actor = game.next_seat(&state).map_or(Actor::Chance, Actor::Seat);
            match actor {
                Actor::Seat(seat) => game.legal_onward(&state, seat, legal),
                Actor::Chance => game.chance(&state, lots),
            }
            legal.extend(lots.iter().map(|(action, _)| *action));
            let action = *random.choose(legal).expect("whoever is to act can act");
            let before = state.clone();
            game.play(&mut state, actor, action).expect("what is listed is legal");
            played += usize::from(before != state);
        }
    }
    played
}

#[test]
fn nothing_is_allocated_in_play() {
    for options in ["", "starting_garnets=99"] {
        let game: Tango = cloverleaf_testkit::game(4, options).expect("this set-up exists");
        let (mut legal, mut lots, mut played) = (Vec::with_capacity(1024), Vec::with_capacity(16), 0);
        let memory = allocation_counter::measure(|| played = play(&game, 20, &mut legal, &mut lots));
        assert!(played > 1000, "{played} actions say little");
        assert_eq!(memory.count_total, 0, "{options}: {memory:?}");
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() < 1024);
}
