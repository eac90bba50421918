//! Counting the ways a game can go: the fingerprint of a move generator.

use cloverleaf_core::{Actor, Game, GameExt, Turn};

/// How many sequences of exactly `depth` actions lead on from here: chance's outcomes count once
/// each, in a together-turn the lowest seat that still owes acts, in a race every seat may, and what
/// only takes back is left out.
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    let mut lists = Vec::new();
    count(game, state, depth, &mut lists)
}

/// `lists` keeps the buffers of the deeper levels between calls, so that counting does not allocate.
fn count<G: Game>(game: &G, state: &G::State, depth: u32, lists: &mut Vec<Vec<(Actor, G::Action)>>) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut moves = lists.pop().unwrap_or_default();
    moves.clear();
    onward(game, state, &mut moves);
    let total = if depth == 1 {
        moves.len() as u64
    } else {
        moves
            .iter()
            .map(|&(actor, action)| {
                let mut next = state.clone();
                game.play_unchecked(&mut next, actor, action);
                count(game, &next, depth - 1, lists)
            })
            .sum()
    };
    lists.push(moves);
    total
}

fn onward<G: Game>(game: &G, state: &G::State, moves: &mut Vec<(Actor, G::Action)>) {
    let turn = game.turn(state);
    if turn == Turn::Chance {
        let mut outcomes = Vec::new();
        game.chance(state, &mut outcomes);
        moves.extend(outcomes.into_iter().map(|(action, _)| (Actor::Chance, action)));
    }
    let asked = if let Turn::Race(_) = turn { turn.seats().len() } else { 1 };
    for seat in turn.seats().iter().take(asked) {
        let mut actions = Vec::new();
        game.legal_onward(state, seat, &mut actions);
        moves.extend(actions.into_iter().map(|action| (Actor::Seat(seat), action)));
    }
}
