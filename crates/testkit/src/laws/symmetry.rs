//! The law that seats are but numbers.

use std::collections::HashSet;

use cloverleaf_core::{Actor, Game, Seat, SeatSet, Turn};

use super::{Broken, demand};
use crate::{Action, State, Subject};

pub(super) fn seats_relabel<S: Subject>(
    game: &S::Game,
    state: &State<S>,
    next: Option<(Actor, Action<S>)>,
) -> Result<(), Broken> {
    for to in S::relabellings(game) {
        let other = S::relabel_game(game, &to);
        let image = S::relabel_state(game, state, &to);
        let moved = move_turn(game.turn(state), &to);
        demand!(
            SeatsRelabel,
            other.turn(&image) == moved,
            "{:?} instead of {moved:?} for {to:?}",
            other.turn(&image)
        );
        for seat in SeatSet::first(game.seats()).iter() {
            same_list::<S>(game, &other, state, &image, seat, &to)?;
        }
        if let Some((actor, action)) = next {
            same_play::<S>(game, &other, state, &image, (actor, action), &to)?;
        }
        if let (Some(outcome), Some(moved)) = (game.outcome(state), other.outcome(&image)) {
            for (seat, rank) in outcome.ranks.iter() {
                let now = moved.ranks[to[seat.index()]];
                demand!(SeatsRelabel, now == *rank, "seat {seat} ranks {rank}, relabelled by {to:?} {now}");
            }
        }
    }
    Ok(())
}

fn move_turn(turn: Turn, to: &[Seat]) -> Turn {
    let moved = |seats: SeatSet| seats.iter().map(|seat| to[seat.index()]).collect();
    match turn {
        Turn::Seat(seat) => Turn::Seat(to[seat.index()]),
        Turn::Together(seats) => Turn::Together(moved(seats)),
        Turn::Race(seats) => Turn::Race(moved(seats)),
        Turn::Chance | Turn::Over => turn,
    }
}

fn same_list<S: Subject>(
    game: &S::Game,
    other: &S::Game,
    state: &State<S>,
    image: &State<S>,
    seat: Seat,
    to: &[Seat],
) -> Result<(), Broken> {
    let (mut here, mut there) = (Vec::new(), Vec::new());
    game.legal(state, seat, &mut here);
    other.legal(image, to[seat.index()], &mut there);
    let here: HashSet<_> = here.into_iter().map(|action| S::relabel_action(action, to)).collect();
    let there: HashSet<_> = there.into_iter().collect();
    let strange = here.symmetric_difference(&there).next();
    demand!(SeatsRelabel, here == there, "seat {seat} relabelled by {to:?} differs in {strange:?}");
    Ok(())
}

fn same_play<S: Subject>(
    game: &S::Game,
    other: &S::Game,
    state: &State<S>,
    image: &State<S>,
    (actor, action): (Actor, Action<S>),
    to: &[Seat],
) -> Result<(), Broken> {
    let moved = match actor {
        Actor::Seat(seat) => Actor::Seat(to[seat.index()]),
        Actor::Chance => Actor::Chance,
    };
    let (mut here, mut there) = (state.clone(), image.clone());
    game.play_unchecked(&mut here, actor, action);
    other.play_unchecked(&mut there, moved, S::relabel_action(action, to));
    let expected = S::relabel_state(game, &here, to);
    demand!(
        SeatsRelabel,
        there == expected,
        "'{action}' relabelled by {to:?} leads to {there:?}, not {expected:?}"
    );
    Ok(())
}
