//! Purses: what the others have probably left. A rush is paid for in secret, but it shows.

use cloverleaf_core::Seat;
use cloverleaf_tango::{City, State, garnets};

use super::routes::cheapest;
use super::{CRASH_GAS, RUSH_PRICE};

/// Takes from the purses of all but the observer what they have probably paid for rushes. A rush shows in a
/// delivery for less than any route costs; whoever crashed may well have tried one.
pub(super) fn doubt(state: &mut State, observer: Seat) {
    let earned: Vec<[u8; 4]> = (0..state.delivered()).map(|delivery| earned(state, delivery)).collect();
    let rushed: Vec<[bool; 4]> = (0..state.delivered()).map(|delivery| rushed(state, delivery)).collect();
    for seat in (0..4).filter(|&seat| seat != observer.index()) {
        let all: u8 = earned.iter().map(|earned| earned[seat]).sum();
        let mut purse = state.purses[seat].saturating_sub(all);
        for (earned, rushed) in earned.iter().zip(&rushed) {
            let paid = if rushed[seat] && purse >= RUSH_PRICE { RUSH_PRICE } else { 0 };
            purse = purse.saturating_sub(paid).saturating_add(earned[seat]);
        }
        state.purses[seat] = purse;
    }
}

/// What a delivery earned each seat, as far as gas tells.
fn earned(state: &State, delivery: usize) -> [u8; 4] {
    let arrived = |gas: u16| (gas != CRASH_GAS).then_some(gas);
    garnets(state.gas.map(|deliveries| arrived(deliveries[delivery])))
}

/// Who has probably rushed in a delivery.
fn rushed(state: &State, delivery: usize) -> [bool; 4] {
    let city = City::of(state.standing(delivery + 1));
    let cheapest = cheapest(state, &city);
    core::array::from_fn(|seat| {
        let gas = state.gas[seat][delivery];
        gas == CRASH_GAS || cheapest[seat].is_some_and(|cheapest| gas < cheapest)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use cloverleaf_tango::CORNERS;

    #[test]
    fn a_rush_shows_in_gas_that_no_route_costs_and_is_likely_where_somebody_crashed() {
        let mut state = State::new(8);
        state.stage = cloverleaf_tango::Stage::Orders;
        state.day = 3;
        state.corners = CORNERS.map(Some);
        // Across the empty city it is 9 gas, with a rush 8.
        for (seat, gas) in [8, 9, 17, 17].into_iter().enumerate() {
            state.gas[seat][0] = gas;
        }
        // As far as anyone was told: 8 and what the delivery earned.
        state.purses = [12, 11, 8, 8];
        doubt(&mut state, Seat::at(3));
        assert_eq!(state.purses, [7, 11, 3, 8]);
    }

    #[test]
    fn nobody_has_paid_for_a_rush_without_five_garnets() {
        let mut state = State::new(8);
        state.stage = cloverleaf_tango::Stage::Orders;
        state.day = 4;
        state.corners = CORNERS.map(Some);
        for gas in &mut state.gas {
            gas[..2].fill(17);
        }
        doubt(&mut state, Seat::at(0));
        assert_eq!(state.purses, [8, 3, 3, 3]);
    }
}
