//! Which steps a seat may plan next (TT-4), as a set.

use cloverleaf_core::Seat;

use crate::action::Action;
use crate::data::RUSH_PRICE;
use crate::roads::Ahead;
use crate::state::State;
use crate::tile::Dir;

/// The moves a seat may add to its route: two bits a direction, for `go` and for `rush`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moves(u8);

impl Moves {
    /// Those of a seat whose route is not finished. A rush is possible once, if it can be paid for, and not on the step
    /// that ends the route (TT-4.6).
    #[must_use]
    pub fn of(state: &State, seat: Seat) -> Moves {
        let orders = &state.orders[seat.index()];
        let (Some(at), Some(goal)) = (orders.at, state.goal(seat)) else { return Moves(0) };
        let can_rush = orders.route.rush().is_none() && state.purses[seat.index()] >= RUSH_PRICE;
        Moves::some(state.roads.ahead(at, goal, orders.moves_left()), can_rush).0
    }

    /// Those of these steps that are possible, and which of them bring the car nearer to its goal.
    #[inline]
    pub(crate) fn some(steps: Ahead, can_rush: bool) -> (Moves, Moves) {
        let rush = if can_rush { steps.short } else { 0 };
        let all = steps.reached | rush << 1;
        let nearer = all & (steps.nearer | steps.nearer << 1);
        (Moves::packed(all), Moves::packed(nearer))
    }

    /// The lowest two bits of each byte, together.
    fn packed(bytes: u32) -> Moves {
        Moves((bytes | bytes >> 6 | bytes >> 12 | bytes >> 18) as u8)
    }

    /// A bit each: `go` north, `rush` north, and so on clockwise.
    #[must_use]
    pub fn bits(self) -> u8 {
        self.0
    }

    /// Whether there is any.
    pub(crate) fn any(self) -> bool {
        self.0 != 0
    }

    /// How many there are.
    pub(crate) fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The one at this place in the order of the bits: its direction, and whether it is a rush.
    pub(crate) fn nth(self, place: u32) -> Option<(Dir, bool)> {
        let bit = nth_bit(self.0, place)?;
        Some((Dir::ALL[bit / 2 % 4], bit % 2 == 1))
    }

    /// The action at this place in the order of the bits.
    pub(crate) fn nth_action(self, place: u32) -> Option<Action> {
        let (dir, rush) = self.nth(place)?;
        Some(if rush { Action::Rush(dir) } else { Action::Go(dir) })
    }
}

/// The index of the bit that has so many set bits below it. Looked up: counting them one by one takes as long as all
/// the rest of picking a step.
pub(crate) fn nth_bit(bits: u8, place: u32) -> Option<usize> {
    let index = *NTH_BIT[usize::from(bits)].get(place as usize)?;
    (index < 8).then_some(usize::from(index))
}

static NTH_BIT: [[u8; 8]; 256] = {
    let mut table = [[8; 8]; 256];
    let mut bits = 0;
    while bits < 256 {
        let (mut bit, mut place) = (0, 0);
        while bit < 8 {
            if bits >> bit & 1 == 1 {
                table[bits][place] = bit;
                place += 1;
            }
            bit += 1;
        }
        bits += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;

    #[test]
    fn bits_are_found_by_their_place() {
        for bits in 0..=u8::MAX {
            let set: Vec<usize> = (0..8).filter(|bit| bits >> bit & 1 == 1).collect();
            for place in 0..10 {
                assert_eq!(nth_bit(bits, place), set.get(place as usize).copied(), "{bits:08b} {place}");
            }
        }
    }
}
