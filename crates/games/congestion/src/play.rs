//! What an action does, and what every turn does after it.

use cloverleaf_core::{Seat, Turn};

use crate::board::Target;
use crate::queue::Queue;
use crate::score::ending;
use crate::{Action, Colour, Congestion, Direction, Lane, State, Then};

/// Plays an action that the rules allow; one that they do not allow may do anything but panic.
pub(crate) fn play(game: &Congestion, state: &mut State, seat: Seat, action: Action) {
    let traffic = match action {
        Action::Enter(lane, colour) => enter(game, state, lane, colour),
        Action::Signal(lane, direction) => signal(game, state, lane, direction),
        Action::Move(lane, then) => drive(game, state, lane, then),
        Action::Pass => false,
    };
    state.passes = if action == Action::Pass { state.passes.saturating_add(1) } else { 0 };
    state.stalled = if traffic { 0 } else { state.stalled.saturating_add(1) };
    state.turns = state.turns.saturating_add(1);
    let over = ending(game, state).is_some();
    state.turn = if over { Turn::Over } else { Turn::Seat(after(game, seat)) };
}

/// TC-2.2: the seat whose turn comes after this one's.
fn after(game: &Congestion, seat: Seat) -> Seat {
    if seat.number() < game.seats { Seat::at(seat.index() + 1) } else { Seat::at(0) }
}

/// TC-3.1. Says, as the others do, whether a car entered or left the board (TC-5.3).
fn enter(game: &Congestion, state: &mut State, lane: Lane, colour: Colour) -> bool {
    let Some(lane) = game.board.number(lane) else { return false };
    state.queues.set(lane, state.queues[lane].with(colour));
    true
}

/// TC-3.4
fn signal(game: &Congestion, state: &mut State, lane: Lane, direction: Direction) -> bool {
    if let Some(lane) = game.board.number(lane) {
        state.set_signal(lane, Some(direction));
    }
    false
}

/// TC-3.5: the cars go, then the signal is kept, removed or changed.
fn drive(game: &Congestion, state: &mut State, lane: Lane, then: Then) -> bool {
    let Some(lane) = game.board.number(lane) else { return false };
    let Some(direction) = state.signal(lane) else { return false };
    match then {
        Then::Keep => {}
        Then::Remove => state.set_signal(lane, None),
        Then::Change(other) => state.set_signal(lane, Some(other)),
    }
    let (moving, waiting) = moving(game, state, lane, direction);
    state.queues.set(lane, waiting);
    match game.board.leads(lane, direction) {
        Target::Lane(target) => {
            let target = usize::from(target);
            state.queues.set(target, state.queues[target].followed_by(moving));
            false
        }
        Target::Exit(heading) => {
            // TC-5.1: only the colour of this side counts; the cars of others just leave.
            let colour = Colour::ALL[heading as usize];
            let counted = &mut state.counted[colour as usize];
            *counted = counted.saturating_add(moving.count(colour) as u16);
            !moving.is_empty()
        }
    }
}

/// The cars of a lane that go through its signal, and those that stay for want of room (TC-3.5).
pub(crate) fn moving(game: &Congestion, state: &State, lane: usize, direction: Direction) -> (Queue, Queue) {
    let room = match game.board.leads(lane, direction) {
        Target::Lane(target) => state.queues[usize::from(target)].room(),
        Target::Exit(_) => usize::MAX,
    };
    state.queues[lane].split(room)
}
