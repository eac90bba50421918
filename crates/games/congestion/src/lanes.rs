//! What waits in the lanes of a view and what their signals show, under names.

use serde::{Serialize, Serializer};

use crate::queue::{Queue, Queues};
use crate::state::shown;
use crate::{Direction, Grid, Lane};

/// The cars in every lane of a grid that ends at an intersection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lanes {
    pub(crate) grid: Grid,
    pub(crate) queues: Queues,
}

impl Lanes {
    /// The queue of a lane, if the grid has it.
    #[must_use]
    pub fn get(&self, lane: Lane) -> Option<Queue> {
        self.grid.number(lane).map(|number| self.queues[number])
    }

    /// Every lane with its queue.
    pub fn iter(&self) -> impl Iterator<Item = (Lane, Queue)> {
        self.names().zip(self.queues().iter().copied())
    }

    /// The lanes, in the order of their numbers.
    pub fn names(&self) -> impl Iterator<Item = Lane> + use<> {
        let grid = self.grid;
        (0..grid.lanes()).filter_map(move |number| grid.lane(number))
    }

    /// Their queues, by number.
    #[must_use]
    pub fn queues(&self) -> &[Queue] {
        self.queues.first(self.grid.lanes())
    }
}

impl Serialize for Lanes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

/// What the signals on a grid show.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signals {
    pub(crate) grid: Grid,
    /// The lanes whose signal shows each direction.
    pub(crate) shown: [u64; 3],
}

impl Signals {
    /// What the signal of a lane shows, if it has one.
    #[must_use]
    pub fn get(&self, lane: Lane) -> Option<Direction> {
        shown(&self.shown, self.grid.number(lane)?)
    }

    /// The lanes that have a signal, and what it shows.
    pub fn iter(&self) -> impl Iterator<Item = (Lane, Direction)> {
        (0..self.grid.lanes())
            .filter_map(|number| Some((self.grid.lane(number)?, shown(&self.shown, number)?)))
    }

    /// The lanes whose signal shows each direction, as sets of their numbers, the first in the lowest bit.
    #[must_use]
    pub fn sets(&self) -> [u64; 3] {
        self.shown
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.shown.iter().map(|lanes| lanes.count_ones() as usize).sum()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl Serialize for Signals {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}
