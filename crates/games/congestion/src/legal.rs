//! Listing what a seat may do, with sets of lanes rather than lane by lane.

use alloc::vec::Vec;

use cloverleaf_core::Seat;

use crate::board::Target;
use crate::crossing::uncrossed;
use crate::options::{Cars, DirectPath};
use crate::state::{contains, members};
use crate::{Action, Colour, Congestion, Direction, State, Then};

/// Appends everything a seat may do in its turn.
pub(crate) fn list(game: &Congestion, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let uncrossed = uncrossed(&state.signals, game.options.keep_left);
    list_cars(game, state, seat, out);
    list_signals(game, state, &uncrossed, out);
    list_moves(game, state, &uncrossed, out);
    out.push(Action::Pass);
}

fn list_cars(game: &Congestion, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let lanes = game.board.lanes();
    let room = game.board.entrances & !state.full;
    for &colour in colours_for(game, seat) {
        let open = room & !barred(game, state, colour);
        out.extend(members(open).map(|lane| Action::Enter(lanes[lane], colour)));
    }
}

/// TC-3.2: the colours of the cars that a seat may enter.
pub(crate) fn colours_for(game: &Congestion, seat: Seat) -> &[Colour] {
    let colours = game.colours.as_slice();
    match game.options.cars {
        Cars::Any => colours,
        Cars::Own => colours.get(seat.index()..=seat.index()).unwrap_or(&[]),
    }
}

/// TC-3.3: the entrance lanes that a car of this colour may not enter, having a direct path.
pub(crate) fn barred(game: &Congestion, state: &State, colour: Colour) -> u64 {
    let rule = game.options.direct_path;
    let unsignalled = !state.signalled();
    let direct = game.board.direct(colour);
    let lanes_barred = Direction::ALL.map(|direction| {
        let pointing = state.signals[direction as usize];
        direct[direction as usize]
            & match rule {
                DirectPath::Designer => pointing | unsignalled,
                DirectPath::Signalled => pointing,
                DirectPath::Always => u64::MAX,
            }
    });
    lanes_barred.into_iter().fold(0, |all, lanes| all | lanes)
}

fn list_signals(game: &Congestion, state: &State, uncrossed: &[u64; 3], out: &mut Vec<Action>) {
    let lanes = game.board.lanes();
    let unsignalled = game.board.all & !state.signalled();
    for direction in Direction::ALL {
        let open = unsignalled & uncrossed[direction as usize];
        out.extend(members(open).map(|lane| Action::Signal(lanes[lane], direction)));
    }
}

fn list_moves(game: &Congestion, state: &State, uncrossed: &[u64; 3], out: &mut Vec<Action>) {
    for direction in Direction::ALL {
        let ready = state.signals[direction as usize] & state.occupied;
        for number in members(ready).filter(|&lane| has_room(game, state, lane, direction)) {
            let lane = game.board.lanes()[number];
            out.extend([Action::Move(lane, Then::Keep), Action::Move(lane, Then::Remove)]);
            let others = Direction::ALL.into_iter().filter(|&other| other != direction);
            let open = others.filter(|&other| contains(uncrossed[other as usize], number));
            out.extend(open.map(|other| Action::Move(lane, Then::Change(other))));
        }
    }
}

/// Whether the lane that this direction leads to has room for a car; an exit always has (TC-1.6).
pub(crate) fn has_room(game: &Congestion, state: &State, lane: usize, direction: Direction) -> bool {
    match game.board.leads(lane, direction) {
        Target::Lane(target) => !contains(state.full, usize::from(target)),
        Target::Exit(_) => true,
    }
}
