//! What several tests need.

use cloverleaf_core::{Actor, Game, GameExt, Random, SplitMix, Turn, Viewer};

/// Plays at random and shows every so many steps' views to `see`.
pub(crate) fn wander<G: Game>(game: &G, seed: u64, every: usize, most: usize, mut see: impl FnMut(&G::View)) {
    let mut step = 0;
    let mut look = |state: &G::State| {
        if step % every == 0 || game.turn(state) == Turn::Over {
            Viewer::all(game.seats()).for_each(|viewer| see(&game.view(state, viewer)));
        }
        step += 1;
    };
    walk(game, &mut SplitMix::new(seed), most, |state, _| look(state));
}

/// Plays at random and shows every state, with what may be done in it.
pub(crate) fn walk<G: Game>(
    game: &G,
    random: &mut SplitMix,
    most: usize,
    mut see: impl FnMut(&G::State, &[G::Action]),
) {
    let mut state = game.start();
    let (mut legal, mut draws) = (Vec::new(), Vec::new());
    for _ in 0..most {
        legal.clear();
        let (actor, action) = match game.turn(&state) {
            Turn::Over => return see(&state, &[]),
            Turn::Chance => {
                draws.clear();
                game.chance(&state, &mut draws);
                see(&state, &[]);
                (Actor::Chance, draws[random.weighted(draws.iter().map(|draw| draw.1))].0)
            }
            _ => {
                let seat = game.next_seat(&state).expect("somebody is to act");
                game.legal_onward(&state, seat, &mut legal);
                see(&state, &legal);
                (Actor::Seat(seat), *random.choose(&legal).expect("whoever is to act can act"))
            }
        };
        game.play(&mut state, actor, action).expect("listed actions are legal");
    }
}
