//! What a viewer may know. Everything is open (TC-6.1): a view is the whole position, under names.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use cloverleaf_core::{BySeat, MAX_SEATS, Seat, Turn};
use serde::{Deserialize, Serialize, Serializer};

use crate::queue::{Queue, Queues};
use crate::score::{Ending, ending};
use crate::state::show;
use crate::{Colour, Congestion, Direction, Grid, Lane, Lanes, Signals, State};

/// A position as everybody sees it, and what of the set-up is needed to picture it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Written")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The street grid.
    pub grid: Grid,
    /// Whether cars keep left.
    pub keep_left: bool,
    /// The seats' colours, in order.
    #[serde(serialize_with = "in_order")]
    #[cfg_attr(feature = "ts", ts(as = "Vec<Colour>"))]
    pub colours: BySeat<Colour>,
    /// The cars in every lane that ends at an intersection, the head of the queue first.
    #[cfg_attr(feature = "ts", ts(as = "BTreeMap<Lane, Vec<Colour>>"))]
    pub lanes: Lanes,
    /// What the signals there are show.
    #[cfg_attr(feature = "ts", ts(as = "BTreeMap<Lane, Direction>"))]
    pub signals: Signals,
    /// The cars counted for each seat, in order (TC-5.1).
    #[serde(serialize_with = "in_order")]
    #[cfg_attr(feature = "ts", ts(as = "Vec<u16>"))]
    pub counted: BySeat<u16>,
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

fn in_order<T: Serialize, S: Serializer>(values: &BySeat<T>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(values.as_slice())
}

/// The position under names.
pub(crate) fn view(game: &Congestion, state: &State) -> View {
    let grid = game.board.grid();
    View {
        grid,
        keep_left: game.options.keep_left,
        colours: game.colours,
        lanes: Lanes { grid, queues: state.queues.clone() },
        signals: Signals { grid, shown: state.signals },
        counted: BySeat::from_fn(game.seats, |seat| state.counted(game.colours[seat])),
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
    if view.lanes.grid == game.board.grid() {
        state.queues = view.lanes.queues.clone();
    }
    if view.signals.grid == game.board.grid() {
        state.signals = view.signals.shown;
    }
    for (&colour, &cars) in game.colours.as_slice().iter().zip(view.counted.as_slice()) {
        state.counted[colour as usize] = cars;
    }
    let seat = view.to_move.and_then(|number| Seat::numbered(number.into()));
    let seat = seat.filter(|seat| seat.number() <= game.seats).unwrap_or(Seat::at(0));
    state.turn = if ending(game, &state).is_some() { Turn::Over } else { Turn::Seat(seat) };
    state
}

/// A view as it may be written, with names and lists of any length. Reading leaves out what no view has room for.
#[derive(Deserialize)]
struct Written {
    grid: Grid,
    keep_left: bool,
    colours: Vec<Colour>,
    lanes: BTreeMap<Lane, Vec<Colour>>,
    signals: BTreeMap<Lane, Direction>,
    counted: Vec<u16>,
    target: u16,
    to_move: Option<u8>,
    turns: u32,
    passes: u8,
    stalled: u16,
    ended: Option<Ending>,
}

impl From<Written> for View {
    fn from(written: Written) -> View {
        let Written { grid, keep_left, target, to_move, turns, passes, stalled, ended, .. } = written;
        let (mut queues, mut shown) = (Queues::EMPTY, [0; 3]);
        for (lane, cars) in written.lanes {
            if let Some(lane) = grid.number(lane) {
                queues.set(lane, cars.into_iter().fold(Queue::EMPTY, Queue::with));
            }
        }
        for (lane, direction) in written.signals {
            if let Some(lane) = grid.number(lane) {
                show(&mut shown, lane, Some(direction));
            }
        }
        View {
            grid,
            keep_left,
            colours: by_seat(&written.colours),
            lanes: Lanes { grid, queues },
            signals: Signals { grid, shown },
            counted: by_seat(&written.counted),
            target,
            to_move,
            turns,
            passes,
            stalled,
            ended,
        }
    }
}

fn by_seat<T: Copy + Default>(values: &[T]) -> BySeat<T> {
    BySeat::from_fn(values.len().min(MAX_SEATS) as u8, |seat| values[seat.index()])
}
