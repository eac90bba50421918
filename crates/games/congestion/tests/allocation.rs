//! Listing into a reused buffer, picking, checking, playing, cloning and looking take no memory from the heap.

use cloverleaf_congestion::{Congestion, State};
use cloverleaf_core::{Actor, Game, GameExt, Random, SplitMix, Turn, Viewer};

/// Plays matches at random and says how many actions were played.
fn play(game: &Congestion, matches: usize, buffer: &mut Vec<<Congestion as Game>::Action>) -> usize {
    let mut random = SplitMix::new(3);
    let mut played = 0;
    for _ in 0..matches {
        let mut state = game.start();
        while let Turn::Seat(seat) = game.turn(&state) {
            buffer.clear();
            game.legal(&state, seat, buffer);
            let place = random.below(buffer.len() as u32);
            let action = game.nth_onward(&state, seat, place).expect("passing is always possible");
            let before = game.complete(&game.view(&state, Viewer::Seat(seat)), &mut random);
            game.play(&mut state, Actor::Seat(seat), action).expect("what is listed is legal");
            played += usize::from(before != state);
        }
    }
    played
}

#[test]
fn nothing_is_allocated_in_play() {
    for options in ["", "grid=4x4 keep_left=true turn_limit=500"] {
        let game: Congestion = cloverleaf_testkit::game(4, options).expect("this set-up exists");
        let mut buffer = Vec::with_capacity(1024);
        let mut played = 0;
        let memory = allocation_counter::measure(|| played = play(&game, 20, &mut buffer));
        assert!(played > 1000, "{played} actions say little");
        assert_eq!(memory.count_total, 0, "{options}: {memory:?}");
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() < 1024);
}
