//! What a viewer may know. Everything is open (TC-6.1): a view is the whole position, under names.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use cloverleaf_core::{Seat, Turn};
use serde::{Deserialize, Serialize};

use crate::score::{Ending, ending};
use crate::state::Queue;
use crate::{Colour, Congestion, Direction, Grid, Lane, State};

/// A position as everybody sees it, and what of the set-up is needed to picture it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The street grid.
    pub grid: Grid,
    /// Whether cars keep left.
    pub keep_left: bool,
    /// The seats' colours, in order.
    pub colours: Vec<Colour>,
    /// The cars in every lane that ends at an intersection, the head of the queue first.
    pub lanes: BTreeMap<Lane, Vec<Colour>>,
    /// What the signals there are show.
    pub signals: BTreeMap<Lane, Direction>,
    /// The cars counted for each seat, in order (TC-5.1).
    pub counted: Vec<u16>,
    /// How many cars win (TC-5.2).
    pub target: u16,
    /// The number of the seat to move, from 1; nobody's once the game is over.
    pub to_move: Option<u8>,
    /// How many turns have been taken.
    pub turns: u32,
    /// How many of the last turns were passes, in a row.
    pub passes: u8,
    /// How many turns in a row no car has entered or left the board (TC-5.3).
    pub stalled: u16,
    /// Why the game ended, once it has.
    pub ended: Option<Ending>,
}

/// The position under names.
pub(crate) fn view(game: &Congestion, state: &State) -> View {
    let lanes = game.board.lanes();
    View {
        grid: game.board.grid(),
        keep_left: game.options.keep_left,
        colours: game.colours.as_slice().to_vec(),
        lanes: lanes.iter().zip(&state.queues).map(|(lane, queue)| (*lane, queue.cars().collect())).collect(),
        signals: (0..lanes.len()).filter_map(|lane| Some((lanes[lane], state.signal(lane)?))).collect(),
        counted: game.colours.as_slice().iter().map(|&colour| state.counted[colour as usize]).collect(),
        target: game.options.target,
        to_move: state.turn.seats().lowest().map(Seat::number),
        turns: state.turns,
        passes: state.passes,
        stalled: state.stalled,
        ended: ending(game, state),
    }
}

/// The position that looks like this. Of a view that no position has, what does not fit is left out.
pub(crate) fn complete(game: &Congestion, view: &View) -> State {
    let mut state = State { turns: view.turns, passes: view.passes, stalled: view.stalled, ..State::START };
    for (lane, cars) in &view.lanes {
        if let Some(lane) = game.board.number(*lane) {
            state.set_queue(lane, cars.iter().copied().fold(Queue::EMPTY, Queue::with));
        }
    }
    for (lane, direction) in &view.signals {
        if let Some(lane) = game.board.number(*lane) {
            state.set_signal(lane, Some(*direction));
        }
    }
    for (&colour, &cars) in game.colours.as_slice().iter().zip(&view.counted) {
        state.counted[colour as usize] = cars;
    }
    let seat = view.to_move.and_then(|number| Seat::numbered(number.into()));
    let seat = seat.filter(|seat| seat.number() <= game.seats).unwrap_or(Seat::at(0));
    state.turn = if ending(game, &state).is_some() { Turn::Over } else { Turn::Seat(seat) };
    state
}
