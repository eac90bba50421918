//! Counting the ways a game can go: the fingerprint of a move generator.

use cloverleaf_core::{Actor, Game, GameExt, Turn};

/// How many sequences of exactly `depth` actions lead on from here: chance's outcomes count once
/// each, in a together-turn the lowest seat that still owes acts, in a race every seat may, and what
/// only takes back is left out.
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    perft_within(game, state, depth, u64::MAX).expect("nobody waits for that many positions")
}

/// The same, but gives up after looking at so many positions.
pub fn perft_within<G: Game>(game: &G, state: &G::State, depth: u32, mut positions: u64) -> Option<u64> {
    count(game, state, depth, &mut positions, &mut Vec::new())
}

/// `lists` keeps the buffers of the deeper levels between calls, so that counting hardly allocates.
fn count<G: Game>(
    game: &G,
    state: &G::State,
    depth: u32,
    positions: &mut u64,
    lists: &mut Vec<Vec<(Actor, G::Action)>>,
) -> Option<u64> {
    if depth == 0 {
        return Some(1);
    }
    *positions = positions.checked_sub(1)?;
    let mut moves = lists.pop().unwrap_or_default();
    moves.clear();
    onward(game, state, &mut moves);
    let mut total = moves.len() as u64;
    if depth > 1 {
        total = 0;
        for &(actor, action) in &moves {
            let mut next = state.clone();
            game.play_unchecked(&mut next, actor, action);
            total += count(game, &next, depth - 1, positions, lists)?;
        }
    }
    lists.push(moves);
    Some(total)
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
