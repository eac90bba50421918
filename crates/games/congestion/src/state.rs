//! A position: plain data, the same size for every grid.

use core::fmt;

use cloverleaf_core::{Seat, Turn};

use crate::data::{CAPACITY, MAX_LANES};
use crate::{Colour, Direction};

/// Everything that changes during a game. All of it is open to all (TC-6.1).
///
/// Lanes are numbered as [`crate::Board`] numbers them; a set of lanes is a word of bits, the four lanes of
/// an intersection in one nibble. `occupied` and `full` repeat what the queues say, so that listing actions
/// never walks through the queues.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) queues: [Queue; MAX_LANES],
    pub(crate) occupied: u64,
    pub(crate) full: u64,
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
        queues: [Queue::EMPTY; MAX_LANES],
        occupied: 0,
        full: 0,
        signals: [0; 3],
        counted: [0; 4],
        turn: Turn::Seat(Seat::at(0)),
        turns: 0,
        stalled: 0,
        passes: 0,
    };

    /// The lanes that have a signal.
    pub(crate) fn signalled(&self) -> u64 {
        self.signals.iter().fold(0, |all, lanes| all | lanes)
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
        !contains(self.full, lane)
    }

    /// How many cars of this colour have counted (TC-5.1).
    #[must_use]
    pub fn counted(&self, colour: Colour) -> u16 {
        self.counted[colour as usize]
    }

    /// What the signal of the lane shows that the board lists at this index.
    #[must_use]
    pub fn signal(&self, lane: usize) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&direction| contains(self.signals[direction as usize], lane))
    }

    /// Puts another queue into a lane.
    pub(crate) fn set_queue(&mut self, lane: usize, queue: Queue) {
        let bit = 1 << lane;
        self.queues[lane] = queue;
        self.occupied = if queue.len() > 0 { self.occupied | bit } else { self.occupied & !bit };
        self.full = if queue.room() == 0 { self.full | bit } else { self.full & !bit };
    }

    /// Makes the signal of a lane show this direction, or none.
    pub(crate) fn set_signal(&mut self, lane: usize, shown: Option<Direction>) {
        for direction in Direction::ALL {
            let lanes = &mut self.signals[direction as usize];
            *lanes &= !(1 << lane);
            *lanes |= u64::from(shown == Some(direction)) << lane;
        }
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

/// The cars of a lane, head first: the length in the low three bits, then two bits a car, the rest 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Queue(u16);

impl Queue {
    pub(crate) const EMPTY: Queue = Queue(0);
    const LENGTH: u16 = 0b111;
    const CARS: usize = 3;

    pub(crate) const fn len(self) -> usize {
        (self.0 & Queue::LENGTH) as usize
    }

    /// How many cars still fit (TC-1.6).
    pub(crate) const fn room(self) -> usize {
        CAPACITY - self.len()
    }

    /// The cars, head first.
    pub(crate) fn cars(self) -> impl Iterator<Item = Colour> {
        (0..self.len()).map(move |place| Colour::ALL[usize::from(self.0 >> (Queue::CARS + 2 * place)) & 3])
    }

    /// How many of its cars have this colour.
    pub(crate) fn count(self, colour: Colour) -> usize {
        self.cars().filter(|&car| car == colour).count()
    }

    /// One more car at the back; a full queue stays as it is.
    pub(crate) const fn with(self, car: Colour) -> Queue {
        if self.room() == 0 {
            return self;
        }
        Queue((self.0 + 1) | ((car as u16) << (Queue::CARS + 2 * self.len())))
    }

    /// The first `count` cars, and those behind them.
    pub(crate) fn split(self, count: usize) -> (Queue, Queue) {
        let count = count.min(self.len());
        let cars = self.0 >> Queue::CARS;
        let front = cars & ((1 << (2 * count)) - 1);
        let behind = cars >> (2 * count);
        (
            Queue(front << Queue::CARS | count as u16),
            Queue(behind << Queue::CARS | (self.len() - count) as u16),
        )
    }

    /// This queue with those cars behind it, which must fit.
    pub(crate) const fn followed_by(self, behind: Queue) -> Queue {
        let cars = (behind.0 >> Queue::CARS) << (Queue::CARS + 2 * self.len());
        Queue((self.0 + (behind.0 & Queue::LENGTH)) | cars)
    }
}

impl fmt::Debug for Queue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cars()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_small() {
        assert!(size_of::<State>() < 256, "{} bytes", size_of::<State>());
    }

    #[test]
    fn a_queue_splits_and_joins_in_order() {
        let cars = [Colour::Red, Colour::Blue, Colour::Yellow, Colour::Green, Colour::Red];
        let queue = cars.into_iter().fold(Queue::EMPTY, Queue::with);
        assert!(queue.cars().eq(cars));
        assert_eq!(queue.with(Colour::Blue), queue, "a full queue takes no sixth car");
        for count in 0..=CAPACITY {
            let (front, behind) = queue.split(count);
            assert!(front.cars().eq(cars[..count].iter().copied()));
            assert!(behind.cars().eq(cars[count..].iter().copied()));
            assert_eq!(front.followed_by(behind), queue);
        }
        assert_eq!(queue.count(Colour::Red), 2);
    }
}
