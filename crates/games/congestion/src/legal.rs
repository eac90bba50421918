//! What a seat may do, with sets of lanes rather than lane by lane.

use cloverleaf_core::{MAX_SEATS, Seat};

use crate::board::{Board, Target};
use crate::crossing::uncrossed;
use crate::options::{Cars, DirectPath};
use crate::queue::Queues;
use crate::state::{contains, members};
use crate::{Colour, Congestion, Direction, State};

/// What a seat may do in its turn, as sets of lanes by their numbers on the board, the first in the lowest bit. It may
/// pass besides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choices {
    /// TC-3.1: the lanes that a car of each seat's colour may enter, by seat.
    pub enter: [u64; MAX_SEATS],
    /// TC-3.4: the lanes where a signal may be placed, by what it would show.
    pub signal: [u64; 3],
    /// TC-3.5: the lanes whose cars can go, by what their signal shows.
    pub ready: [u64; 3],
    /// TC-4: the lanes that can show each direction without crossing a path that another lane's signal sets.
    pub uncrossed: [u64; 3],
}

impl Choices {
    /// What this seat may do now that it is its turn.
    #[inline]
    pub(crate) fn of(game: &Congestion, state: &State, seat: Seat) -> Choices {
        let uncrossed = uncrossed(&state.signals, game.options.keep_left).map(|lanes| lanes & game.board.all);
        let unsignalled = !state.signalled();
        Choices {
            enter: enterable(game, state, seat),
            signal: uncrossed.map(|lanes| lanes & unsignalled),
            ready: ready(&game.board, &state.queues, &state.signals),
            uncrossed,
        }
    }

    /// TC-3.5: the lanes whose cars can go, whatever their signal shows.
    #[must_use]
    pub fn movable(&self) -> u64 {
        union(self.ready)
    }

    /// TC-3.5: the lanes whose signal can be changed to this direction once their cars have gone.
    #[must_use]
    pub fn changeable(&self, to: Direction) -> u64 {
        self.movable() & !self.ready[to as usize] & self.uncrossed[to as usize]
    }
}

/// The lanes that are in one of these sets.
pub(crate) fn union(sets: [u64; 3]) -> u64 {
    sets.iter().fold(0, |all, lanes| all | lanes)
}

/// TC-3.1: the lanes that cars of each seat's colour may enter.
fn enterable(game: &Congestion, state: &State, seat: Seat) -> [u64; MAX_SEATS] {
    let room = game.board.entrances & !state.queues.full();
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
pub(crate) fn ready(board: &Board, queues: &Queues, signals: &[u64; 3]) -> [u64; 3] {
    let mut ready = signals.map(|lanes| lanes & queues.occupied());
    for full in members(queues.full()) {
        for (lanes, led_from) in ready.iter_mut().zip(board.led_from(full)) {
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
        Target::Lane(target) => !contains(state.queues.full(), usize::from(target)),
        Target::Exit(_) => true,
    }
}
