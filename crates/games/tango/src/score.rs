//! What a delivery earns and how the game ends (TT-7.3, TT-8).

use cloverleaf_core::{BySeat, Outcome, Seat, SeatSet, ranks_by};

use crate::data::{GARNETS, ROUNDS, SEATS};
use crate::state::{Stage, State};

/// A single lowest gas bill won the Token of Life (TT-8.1).
pub(crate) const TOKEN: &str = "token";
/// The lowest gas bill was tied, so nobody did.
pub(crate) const TIE: &str = "tie";

/// TT-7.3: the garnets for these steps; who crashed has none.
#[must_use]
pub fn garnets(steps: [Option<u16>; 4]) -> [u8; 4] {
    steps.map(|own| match own {
        // Tied players share the lowest of their places, so count everybody who was not slower.
        Some(own) => GARNETS[steps.iter().flatten().filter(|&&other| other <= own).count() - 1],
        None => 0,
    })
}

/// Each seat's gas so far.
#[must_use]
pub fn totals(state: &State) -> [u16; 4] {
    sums(&state.gas)
}

/// Each seat's gas in all.
pub(crate) fn sums(gas: &[[u16; ROUNDS]; 4]) -> [u16; 4] {
    gas.map(|deliveries| deliveries.iter().fold(0u16, |sum, &gas| sum.saturating_add(gas)))
}

fn with_total(totals: [u16; 4], total: Option<u16>) -> SeatSet {
    Seat::ALL.into_iter().filter(|seat| Some(totals[seat.index()]) == total).collect()
}

/// The seats with the highest total (TT-8.2).
#[must_use]
pub fn last(state: &State) -> SeatSet {
    highest(totals(state))
}

/// The seats with the highest of these totals.
pub(crate) fn highest(totals: [u16; 4]) -> SeatSet {
    with_total(totals, totals.into_iter().max())
}

/// TT-8.1: the seat with the single lowest total.
#[must_use]
pub fn winner(state: &State) -> Option<Seat> {
    single_lowest(totals(state))
}

/// The seat with the lowest of these totals, if it is alone.
pub(crate) fn single_lowest(totals: [u16; 4]) -> Option<Seat> {
    let lowest = with_total(totals, totals.into_iter().min());
    lowest.lowest().filter(|_| lowest.len() == 1)
}

/// TT-8.3: the garnets for the two lowest.
#[must_use]
pub fn bonus(state: &State) -> [u8; 4] {
    bonuses(totals(state))
}

/// The garnets that these totals bring.
pub(crate) fn bonuses(totals: [u16; 4]) -> [u8; 4] {
    let ahead = |own: u16| totals.iter().filter(|&&total| total < own).count();
    let level = |own: u16| totals.iter().filter(|&&total| total == own).count();
    totals.map(|own| match (ahead(own), level(own)) {
        (0, 4) => 2,
        (0 | 1, 1) => 5,
        (0 | 1, _) => 3,
        _ => 0,
    })
}

/// After the last delivery: settles who is the Elimination Candidate, or lets the winner choose.
pub(crate) fn finish(state: &mut State) {
    let last = last(state);
    if last.len() > 1 && winner(state).is_some() {
        state.stage = Stage::Choice;
    } else {
        // TT-8.2: garnets are compared before the bonus.
        state.candidates = poorest(state, last);
        state.stage = Stage::Over;
    }
    let bonus = bonus(state);
    for (purse, bonus) in state.purses.iter_mut().zip(bonus) {
        *purse = purse.saturating_add(bonus);
    }
}

fn poorest(state: &State, among: SeatSet) -> SeatSet {
    let purse = |seat: Seat| state.purses[seat.index()];
    let fewest = among.iter().map(purse).min();
    among.iter().filter(|&seat| Some(purse(seat)) == fewest).collect()
}

/// TT-8.4: by total gas.
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    let scores = scores(state);
    let reason = if winner(state).is_some() { TOKEN } else { TIE };
    (state.stage == Stage::Over).then(|| Outcome { ranks: ranks_by(&scores), scores, reason })
}

pub(crate) fn scores(state: &State) -> BySeat<i32> {
    let totals = totals(state);
    BySeat::from_fn(SEATS, |seat| i32::from(totals[seat.index()]))
}
