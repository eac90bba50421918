//! Cars that wait, in two bytes a lane.

use core::fmt;
use core::ops::Index;

use serde::{Serialize, Serializer};

use crate::Colour;
use crate::data::{CAPACITY, MAX_LANES};

/// The queues of all lanes, by number. `occupied` and `full` repeat what the queues say, so that listing actions
/// never walks through them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Queues {
    queues: [Queue; MAX_LANES],
    occupied: u64,
    full: u64,
}

impl Queues {
    pub(crate) const EMPTY: Queues = Queues { queues: [Queue::EMPTY; MAX_LANES], occupied: 0, full: 0 };

    /// The first so many of them.
    pub(crate) fn first(&self, lanes: usize) -> &[Queue] {
        &self.queues[..lanes]
    }

    /// The lanes with a car.
    pub(crate) fn occupied(&self) -> u64 {
        self.occupied
    }

    /// The lanes without room for another (TC-1.6).
    pub(crate) fn full(&self) -> u64 {
        self.full
    }

    /// Puts another queue into a lane.
    pub(crate) fn set(&mut self, lane: usize, queue: Queue) {
        let bit = 1 << lane;
        self.queues[lane] = queue;
        self.occupied = if queue.is_empty() { self.occupied & !bit } else { self.occupied | bit };
        self.full = if queue.room() == 0 { self.full | bit } else { self.full & !bit };
    }
}

impl Index<usize> for Queues {
    type Output = Queue;

    fn index(&self, lane: usize) -> &Queue {
        &self.queues[lane]
    }
}

/// The cars of a lane, head first: the length in the low three bits, then two bits a car, the rest 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Queue(u16);

impl Queue {
    pub(crate) const EMPTY: Queue = Queue(0);
    const LENGTH: u16 = 0b111;
    const CARS: usize = 3;

    /// How many cars there are.
    #[must_use]
    pub const fn len(self) -> usize {
        (self.0 & Queue::LENGTH) as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// How many cars still fit (TC-1.6).
    #[must_use]
    pub const fn room(self) -> usize {
        CAPACITY - self.len()
    }

    /// The cars, head first.
    pub fn cars(self) -> impl ExactSizeIterator<Item = Colour> {
        (0..self.len()).map(move |place| self.colour(place))
    }

    /// The car at this place, counted from 0 at the head.
    #[must_use]
    pub fn get(self, place: usize) -> Option<Colour> {
        (place < self.len()).then(|| self.colour(place))
    }

    fn colour(self, place: usize) -> Colour {
        Colour::ALL[usize::from(self.0 >> (Queue::CARS + 2 * place)) & 3]
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

impl Serialize for Queue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cars())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_queue_splits_and_joins_in_order() {
        let cars = [Colour::Red, Colour::Blue, Colour::Yellow, Colour::Green, Colour::Red];
        let queue = cars.into_iter().fold(Queue::EMPTY, Queue::with);
        assert!(queue.cars().eq(cars));
        assert_eq!([0, 4, 5, 99].map(|place| queue.get(place)), [Some(cars[0]), Some(cars[4]), None, None]);
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
