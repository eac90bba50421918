//! Ids of actions: twelve groups with an id for every lane, in the order of the lanes, and passing as the last.
//!
//! The groups are: a car of the own colour enters, of the next seat's, of the third's, of the fourth's; a signal is
//! placed that shows straight, left, right; the cars are moved and the signal is kept, removed, changed to straight, to
//! left, to right.

use cloverleaf_congestion::{Action, Congestion, Direction, State, Then};
use cloverleaf_core::{MAX_SEATS, Seat};

use super::{Whose, seat_after};
use crate::bits::write_flags;

/// The first group of signals; before it, a car enters for each seat, the own one first.
const SIGNAL: usize = MAX_SEATS;
/// The moves that keep the signal, then those that remove it, then those that change it to each direction.
const KEEP: usize = SIGNAL + 3;
const REMOVE: usize = KEEP + 1;
const CHANGE: usize = REMOVE + 1;
const GROUPS: usize = CHANGE + 3;

fn lanes(game: &Congestion) -> usize {
    game.board().lanes().len()
}

pub(super) fn count(game: &Congestion) -> u32 {
    (GROUPS * lanes(game) + 1) as u32
}

pub(super) fn of(game: &Congestion, seat: Seat, action: Action) -> Option<u32> {
    let (group, lane) = match action {
        Action::Enter(lane, colour) => match Whose::seen_by(game, seat).of(colour) {
            whose if whose < SIGNAL && game.board().is_entrance(lane) => (whose, lane),
            _ => return None,
        },
        Action::Signal(lane, direction) => (SIGNAL + direction as usize, lane),
        Action::Move(lane, Then::Keep) => (KEEP, lane),
        Action::Move(lane, Then::Remove) => (REMOVE, lane),
        Action::Move(lane, Then::Change(direction)) => (CHANGE + direction as usize, lane),
        Action::Pass => return Some(count(game) - 1),
    };
    Some((group * lanes(game) + game.board().number(lane)?) as u32)
}

pub(super) fn action(game: &Congestion, seat: Seat, id: u32) -> Option<Action> {
    let (group, lane) = (id as usize / lanes(game), game.board().lanes()[id as usize % lanes(game)]);
    match group {
        0..SIGNAL if !game.board().is_entrance(lane) => None,
        0..SIGNAL => seat_after(game, seat, group).map(|other| Action::Enter(lane, game.colours()[other])),
        SIGNAL..KEEP => Some(Action::Signal(lane, Direction::ALL[group - SIGNAL])),
        KEEP => Some(Action::Move(lane, Then::Keep)),
        REMOVE => Some(Action::Move(lane, Then::Remove)),
        CHANGE..GROUPS => Some(Action::Move(lane, Then::Change(Direction::ALL[group - CHANGE]))),
        _ => (id == count(game) - 1).then_some(Action::Pass),
    }
}

pub(super) fn mask(game: &Congestion, state: &State, seat: Seat, out: &mut [u8]) {
    assert_eq!(out.len(), count(game) as usize, "a mask has a flag for every id");
    let Some(choices) = game.choices(state, seat) else { return out.fill(0) };
    let mut groups = [0; GROUPS];
    for (after, group) in groups[..SIGNAL].iter_mut().enumerate() {
        *group = seat_after(game, seat, after).map_or(0, |other| choices.enter[other.index()]);
    }
    groups[SIGNAL..KEEP].copy_from_slice(&choices.signal);
    groups[KEEP..CHANGE].fill(choices.movable());
    groups[CHANGE..].copy_from_slice(&Direction::ALL.map(|direction| choices.changeable(direction)));
    let (pass, rest) = out.split_last_mut().expect("passing has an id");
    *pass = 1;
    for (flags, group) in rest.chunks_exact_mut(lanes(game)).zip(groups) {
        write_flags(group, flags);
    }
}
