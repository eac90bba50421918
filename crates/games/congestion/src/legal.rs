//! Listing what a seat may do, with sets of lanes rather than lane by lane.

use alloc::vec::Vec;

use cloverleaf_core::Seat;

use crate::board::Target;
use crate::crossing::uncrossed;
use crate::options::{Cars, DirectPath};
use crate::order::{self, Sets};
use crate::state::{contains, members};
use crate::{Action, Colour, Congestion, Direction, State};

/// Appends everything a seat may do in its turn.
pub(crate) fn list(game: &Congestion, state: &State, seat: Seat, out: &mut Vec<Action>) {
    match game.order.packed {
        4 => list_packed::<4>(game, state, seat, out),
        _ => list_packed::<1>(game, state, seat, out),
    }
}

fn list_packed<const PACKED: usize>(game: &Congestion, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let uncrossed = uncrossed(&state.signals, game.options.keep_left).map(|lanes| lanes & game.board.all);
    order::list::<PACKED>(&game.order.enter, &enterable(game, state, seat), out);
    let unsignalled = !state.signalled();
    let [straight, left, right] = uncrossed;
    order::list::<PACKED>(
        &game.order.signal,
        &[straight, left, right, 0].map(|lanes| lanes & unsignalled),
        out,
    );
    // Which of the lanes could show the first and the second of the directions a signal can be changed to.
    let changes = [&[left, straight, straight, 0], &[right, right, left, 0]];
    order::list_moves::<PACKED>(&game.order.moves, &ready(game, state), changes, out);
    out.push(Action::Pass);
}

/// TC-3.1: the lanes that cars of each seat's colour may enter.
fn enterable(game: &Congestion, state: &State, seat: Seat) -> Sets {
    let room = game.board.entrances & !state.full;
    let barring = barring(game, state);
    core::array::from_fn(|index| {
        let may =
            index < usize::from(game.seats) && (game.options.cars == Cars::Any || index == seat.index());
        let barred =
            game.order.direct[index].iter().zip(barring).fold(0, |all, (direct, by)| all | direct & by);
        if may { room & !barred } else { 0 }
    })
}

/// TC-3.5: the lanes with cars that can go, by what their signals show.
fn ready(game: &Congestion, state: &State) -> Sets {
    let [straight, left, right] = state.signals.map(|lanes| lanes & state.occupied);
    let mut ready = [straight, left, right, 0];
    for full in members(state.full) {
        for (lanes, led_from) in ready.iter_mut().zip(game.board.led_from(full)) {
            *lanes &= !led_from;
        }
    }
    ready
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
    let direct = game.board.direct(colour);
    direct.iter().zip(barring(game, state)).fold(0, |all, (direct, by)| all | direct & by)
}

/// TC-3.3: the lanes that bar a car if this direction brings it into one of its exits.
fn barring(game: &Congestion, state: &State) -> [u64; 3] {
    let unsignalled = !state.signalled();
    match game.options.direct_path {
        DirectPath::Designer => state.signals.map(|pointing| pointing | unsignalled),
        DirectPath::Signalled => state.signals,
        DirectPath::Always => [u64::MAX; 3],
    }
}

/// Whether the lane that this direction leads to has room for a car; an exit always has (TC-1.6).
pub(crate) fn has_room(game: &Congestion, state: &State, lane: usize, direction: Direction) -> bool {
    match game.board.leads(lane, direction) {
        Target::Lane(target) => !contains(state.full, usize::from(target)),
        Target::Exit(_) => true,
    }
}
