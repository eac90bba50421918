//! Playing a match from start to end, at random or against the grain.

use cloverleaf_core::{Actor, Game, GameExt, Random, Seat, SplitMix, Turn};

/// How the seats choose. Chance always draws by its weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Any legal action, each as likely, by any seat that is to act.
    Uniform,
    /// The first in the list nearly always: finds what happens when somebody insists.
    First,
    /// The last in the list nearly always.
    Last,
    /// Any legal action, and whatever can be taken back is, now and then, also by seats that owe
    /// nothing any more.
    Restless,
}

impl Style {
    /// All of them.
    pub const ALL: [Style; 4] = [Style::Uniform, Style::First, Style::Last, Style::Restless];
}

/// Plays until the game is over or `most` actions were played. Shows every state to `see`, with the
/// action about to be played in it, and the last one with none. Says how many actions it took.
///
/// # Errors
/// What `see` found, which ends the walk.
pub fn walk<G: Game, E>(
    game: &G,
    style: Style,
    most: usize,
    random: &mut SplitMix,
    mut see: impl FnMut(&G::State, Option<(Actor, G::Action)>, &mut SplitMix) -> Result<(), E>,
) -> Result<usize, E> {
    let mut state = game.start();
    for played in 0..most {
        let next = choose(game, &state, style, random);
        see(&state, next, random)?;
        let Some((actor, action)) = next else { return Ok(played) };
        game.play_unchecked(&mut state, actor, action);
    }
    see(&state, None, random)?;
    Ok(most)
}

fn choose<G: Game>(
    game: &G,
    state: &G::State,
    style: Style,
    random: &mut SplitMix,
) -> Option<(Actor, G::Action)> {
    let turn = game.turn(state);
    if turn == Turn::Chance {
        let mut outcomes = Vec::new();
        game.chance(state, &mut outcomes);
        // A law will say so if there is nothing to draw; here it just ends the walk.
        let weights = outcomes.iter().map(|(_, weight)| *weight);
        if weights.clone().all(|weight| weight == 0) {
            return None;
        }
        return Some((Actor::Chance, outcomes[random.weighted(weights)].0));
    }
    let seat = choose_seat(game, turn, style, random)?;
    match choose_for(game, state, seat, style, random) {
        Some(action) => Some((Actor::Seat(seat), action)),
        // A seat that owes nothing had nothing to take back: ask one that does owe.
        None if !turn.seats().contains(seat) => choose(game, state, Style::Uniform, random),
        None => None,
    }
}

fn choose_seat<G: Game>(game: &G, turn: Turn, style: Style, random: &mut SplitMix) -> Option<Seat> {
    let owing: Vec<_> = turn.seats().iter().collect();
    match turn {
        Turn::Together(_) if style == Style::Restless && random.below(8) == 0 => {
            Some(Seat::at(random.below(game.seats().into()) as usize))
        }
        _ => random.choose(&owing).copied(),
    }
}

/// What this seat does, if it may do anything.
pub(crate) fn choose_for<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    style: Style,
    random: &mut SplitMix,
) -> Option<G::Action> {
    let mut actions = Vec::new();
    if style == Style::Restless && random.below(8) == 0 {
        game.legal(state, seat, &mut actions);
    } else {
        game.legal_onward(state, seat, &mut actions);
    }
    let insists = random.below(8) > 0;
    match style {
        Style::First if insists => actions.first().copied(),
        Style::Last if insists => actions.last().copied(),
        _ => random.choose(&actions).copied(),
    }
}
