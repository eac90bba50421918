//! Listing into a reused buffer, picking, checking, playing, cloning, looking and imagining take no memory from the heap.

use cloverleaf_core::{Actor, Game, GameExt, Random, Seat, SplitMix, Turn, Viewer};
use cloverleaf_gridlock::{Action, Gridlock};

/// Plays matches at random and says how many actions were played.
fn play(game: &Gridlock, matches: usize, actions: &mut Vec<Action>, draws: &mut Vec<(Action, u32)>) -> usize {
    let mut random = SplitMix::new(3);
    let mut played = 0;
    for _ in 0..matches {
        let mut state = game.start();
        while game.turn(&state) != Turn::Over {
            let (actor, action) = match game.next_seat(&state) {
                Some(seat) => {
                    actions.clear();
                    game.legal(&state, seat, actions);
                    (Actor::Seat(seat), *random.choose(actions).expect("a turn can always be ended"))
                }
                None => {
                    draws.clear();
                    game.chance(&state, draws);
                    (Actor::Chance, draws[random.weighted(draws.iter().map(|draw| draw.1))].0)
                }
            };
            let picked = match actor {
                Actor::Seat(seat) => game.pick(&state, seat, |count| count - 1),
                Actor::Chance => game.pick_draw(&state, |total| total - 1),
            };
            assert!(picked.is_some());
            let looker = Viewer::Seat(Seat::at(played % usize::from(game.seats())));
            let imagined = game.complete(&game.view(&state, looker), &mut random);
            assert_eq!(imagined.laid, state.laid);
            let before = state.clone();
            game.play(&mut state, actor, action).expect("what is listed is legal");
            played += usize::from(before != state);
        }
    }
    played
}

#[test]
fn nothing_is_allocated_in_play() {
    for options in [
        "turn_limit=200",
        "special_cars=true congestion_rule=true traffic_rule=true turn_limit=200",
        "quick_trip=true quick_trip_cones=true first_player=race last_lap=true board=hamburg turn_limit=200",
    ] {
        let game: Gridlock = cloverleaf_testkit::game(4, options).expect("this set-up exists");
        let (mut actions, mut draws) = (Vec::with_capacity(4096), Vec::with_capacity(64));
        let mut played = 0;
        let memory = allocation_counter::measure(|| played = play(&game, 10, &mut actions, &mut draws));
        assert!(played > 1000, "{played} actions say little");
        assert_eq!(memory.count_total, 0, "{options}: {memory:?}");
    }
}
