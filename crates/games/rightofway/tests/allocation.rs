//! Listing into a reused buffer, checking, playing and cloning take no memory from the heap.

use cloverleaf_core::{Actor, Game, GameExt, Random, SplitMix, Turn, Viewer};
use cloverleaf_rightofway::{Action, RightOfWay, State};

/// Plays matches at random and says how many actions were played.
fn play(
    game: &RightOfWay,
    matches: usize,
    actions: &mut Vec<Action>,
    drawn: &mut Vec<(Action, u32)>,
) -> usize {
    let mut random = SplitMix::new(3);
    let mut played = 0;
    for _ in 0..matches {
        let mut state = game.start();
        loop {
            let (actor, action) = match game.turn(&state) {
                Turn::Seat(seat) => {
                    actions.clear();
                    game.legal(&state, seat, actions);
                    (Actor::Seat(seat), *random.choose(actions).expect("whoever is to act can act"))
                }
                Turn::Chance => {
                    drawn.clear();
                    game.chance(&state, drawn);
                    let index = random.weighted(drawn.iter().map(|(_, weight)| *weight));
                    (Actor::Chance, drawn[index].0)
                }
                _ => break,
            };
            let before = state.clone();
            game.play(&mut state, actor, action).expect("what is listed is legal");
            played += usize::from(before != state);
        }
        assert!(game.outcome(&state).is_some() && game.scores(&state).as_slice().len() == 2);
    }
    played
}

#[test]
fn nothing_is_allocated_in_play() {
    for options in ["", "city=laid covered_dollars=true"] {
        let game: RightOfWay = cloverleaf_testkit::game(2, options).expect("this set-up exists");
        // Every tile of the city with every roads there are, and a right-of-way of every kind.
        let mut actions = Vec::with_capacity(61 * (57 + 12) + 1);
        let mut drawn = Vec::with_capacity(61);
        let mut played = 0;
        let memory = allocation_counter::measure(|| played = play(&game, 20, &mut actions, &mut drawn));
        assert!(played > 4000, "{played} actions say little");
        assert_eq!(memory.count_total, 0, "{options}: {memory:?}");
    }
}

/// Plays one match by picking from lists that nobody writes, and looks at every position of it.
fn pick(game: &RightOfWay, random: &mut SplitMix) -> usize {
    let (mut state, mut played) = (game.start(), 0);
    loop {
        let (actor, action) = match game.turn(&state) {
            Turn::Seat(seat) => (Actor::Seat(seat), game.pick(&state, seat, |count| random.below(count))),
            _ => (Actor::Chance, game.pick_draw(&state, |total| random.below(total))),
        };
        let Some(action) = action else { return played };
        let view = game.view(&state, Viewer::Spectator);
        assert!(game.complete(&view, random) == state && game.stacks(&view)[0].len() <= 54);
        game.play_unchecked(&mut state, actor, action);
        played += 1;
    }
}

#[test]
fn nothing_is_allocated_in_picking_and_looking() {
    for options in ["", "city=laid covered_dollars=true"] {
        let game: RightOfWay = cloverleaf_testkit::game(2, options).expect("this set-up exists");
        let (mut random, mut played) = (SplitMix::new(5), 0);
        let memory = allocation_counter::measure(|| {
            played = (0..20).map(|_| pick(&game, &mut random)).sum();
        });
        assert!(played > 4000, "{played} actions say little");
        assert_eq!(memory.count_total, 0, "{options}: {memory:?}");
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() < 1024);
}
