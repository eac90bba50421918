//! A route, packed: the directions of its steps and which of them is a rush.

use crate::data::MOST_MOVES;
use crate::tile::Dir;

/// A planned route: at most 24 moves of two bits (TT-4.5: the corner is the first of 25 steps), then
/// their number, then which of them is the rush.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Route(u64);

const LENGTH_AT: u32 = 48;
const RUSH_AT: u32 = 53;
const FIVE_BITS: u64 = 0b11111;

impl Route {
    /// No move.
    pub const EMPTY: Route = Route(0);

    /// How many moves it has.
    #[must_use]
    pub const fn len(self) -> usize {
        (self.0 >> LENGTH_AT & FIVE_BITS) as usize
    }

    /// Whether it has no move.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The move at this index, if it has so many.
    #[must_use]
    pub const fn at(self, index: usize) -> Option<Dir> {
        if index < self.len() { Some(Dir::ALL[(self.0 >> (2 * index) & 3) as usize]) } else { None }
    }

    /// Its moves.
    pub fn moves(self) -> impl Iterator<Item = Dir> {
        (0..self.len()).map_while(move |index| self.at(index))
    }

    /// The index of the move that is merged with the one after it (TT-4.6).
    #[must_use]
    pub const fn rush(self) -> Option<usize> {
        ((self.0 >> RUSH_AT & FIVE_BITS) as usize).checked_sub(1)
    }

    /// One more move. A route that has all its moves stays as it is.
    pub fn push(&mut self, dir: Dir, rush: bool) {
        let index = self.len();
        if index < MOST_MOVES {
            self.0 |= (dir as u64) << (2 * index);
            self.0 += 1 << LENGTH_AT;
            if rush && self.rush().is_none() {
                self.0 |= (index as u64 + 1) << RUSH_AT;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_route_holds_its_moves_and_its_rush() {
        let mut route = Route::default();
        assert!(route.is_empty() && route.rush().is_none());
        for index in 0..30 {
            route.push(Dir::ALL[index % 3], index == 7);
        }
        assert_eq!((route.len(), route.rush()), (MOST_MOVES, Some(7)));
        assert!(route.moves().enumerate().all(|(index, dir)| dir == Dir::ALL[index % 3]));
        assert_eq!(route.at(MOST_MOVES), None);
    }
}
