//! A position: plain data, the same size for every grid.

use cloverleaf_core::{Seat, Turn};

use crate::legal::union;
use crate::queue::Queues;
use crate::{Colour, Direction};

/// Everything that changes during a game. All of it is open to all (TC-6.1).
///
/// Lanes are numbered as [`crate::Board`] numbers them; a set of lanes is a word of bits, the four lanes of
/// an intersection in one nibble.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) queues: Queues,
    /// The lanes whose signal shows each direction.
    pub(crate) signals: [u64; 3],
    /// Cars counted, by colour (TC-5.1).
    pub(crate) counted: [u16; 4],
    pub(crate) turn: Turn,
    pub(crate) turns: u32,
    /// Turns in a row in which no car entered the board and none left it (TC-5.3).
    pub(crate) stalled: u16,
    /// Passes in a row (TC-5.3).
    pub(crate) passes: u8,
}

impl State {
    /// TC-2.2, TC-2.3: an empty board, seat 1 to move.
    pub(crate) const START: State = State {
        queues: Queues::EMPTY,
        signals: [0; 3],
        counted: [0; 4],
        turn: Turn::Seat(Seat::at(0)),
        turns: 0,
        stalled: 0,
        passes: 0,
    };

    /// The lanes that have a signal.
    pub(crate) fn signalled(&self) -> u64 {
        union(self.signals)
    }

    /// The cars in the lane that the board lists at this index, the head of the queue first.
    ///
    /// # Panics
    /// If no board has so many lanes.
    pub fn cars(&self, lane: usize) -> impl Iterator<Item = Colour> + use<> {
        self.queues[lane].cars()
    }

    /// Whether one more car fits into the lane that the board lists at this index (TC-1.6).
    #[must_use]
    pub fn has_room(&self, lane: usize) -> bool {
        !contains(self.queues.full(), lane)
    }

    /// How many cars of this colour have counted (TC-5.1).
    #[must_use]
    pub fn counted(&self, colour: Colour) -> u16 {
        self.counted[colour as usize]
    }

    /// What the signal of the lane shows that the board lists at this index.
    #[must_use]
    pub fn signal(&self, lane: usize) -> Option<Direction> {
        shown(&self.signals, lane)
    }

    /// Makes the signal of a lane show this direction, or none.
    pub(crate) fn set_signal(&mut self, lane: usize, shown: Option<Direction>) {
        show(&mut self.signals, lane, shown);
    }
}

/// What the signal of a lane shows, of the lanes whose signal shows each direction.
pub(crate) fn shown(signals: &[u64; 3], lane: usize) -> Option<Direction> {
    Direction::ALL.into_iter().find(|&direction| contains(signals[direction as usize], lane))
}

/// Makes the signal of a lane show this direction, or none.
pub(crate) fn show(signals: &mut [u64; 3], lane: usize, shown: Option<Direction>) {
    for (direction, lanes) in Direction::ALL.into_iter().zip(signals) {
        *lanes &= !(1 << lane);
        *lanes |= u64::from(shown == Some(direction)) << lane;
    }
}

/// Whether this lane is in the set.
pub(crate) const fn contains(lanes: u64, lane: usize) -> bool {
    lanes >> lane & 1 == 1
}

/// The lanes of a set, in order. The count is known beforehand, so a list that takes them grows once.
pub(crate) fn members(mut lanes: u64) -> impl Iterator<Item = usize> {
    (0..lanes.count_ones()).map(move |_| {
        let lane = lanes.trailing_zeros() as usize;
        lanes &= lanes.wrapping_sub(1);
        lane
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_small() {
        assert!(size_of::<State>() < 256, "{} bytes", size_of::<State>());
    }
}
