//! Clocks, judged by the times in the log and by nothing else.

use std::sync::Arc;

use cloverleaf_core::{BySeat, Seat, SeatSet};

use cloverleaf_protocol::Clock;

/// The stretches in which no server ran: they count for nobody.
pub type Downtimes = Arc<[(i64, i64)]>;

/// The least time a seat has that was taken back from a bot.
const MERCY: i64 = 30_000;

/// How much time each seat has left.
#[derive(Clone, Debug)]
pub(super) struct Clocks {
    clock: Clock,
    left: BySeat<i64>,
    /// What was left before the last turn was rewarded, for whoever takes that turn back.
    unrewarded: BySeat<i64>,
    since: BySeat<Option<i64>>,
    downtimes: Downtimes,
}

impl Clocks {
    pub(super) fn new(clock: Clock, seats: u8, downtimes: Downtimes) -> Clocks {
        let allowance = clock.allowance().unwrap_or(0);
        Clocks {
            clock,
            left: BySeat::from_fn(seats, |_| allowance),
            unrewarded: BySeat::from_fn(seats, |_| allowance),
            since: BySeat::from_fn(seats, |_| None),
            downtimes,
        }
    }

    /// The stretches that count for nobody.
    pub(super) fn downtimes(&self) -> Downtimes {
        self.downtimes.clone()
    }

    /// Stops every clock, rewards who acted, and starts those of the seats that owe a decision now. A decision is
    /// rewarded once, however often it is taken back.
    pub(super) fn turn(&mut self, at: i64, acted: Option<Seat>, owing: SeatSet) {
        let seats = u8::try_from(self.left.as_slice().len()).expect("at most four seats");
        for seat in SeatSet::first(seats).iter() {
            let running = self.since[seat].take();
            if let Some(since) = running {
                self.left[seat] -= elapsed(&self.downtimes, since, at);
            }
            let takes_back = acted == Some(seat) && running.is_none() && owing.contains(seat);
            if takes_back {
                self.left[seat] = self.unrewarded[seat];
            }
            let goes_on = owing.contains(seat) && !matches!(self.clock, Clock::Days { .. });
            if acted == Some(seat) && !goes_on && !takes_back {
                self.unrewarded[seat] = self.left[seat];
                self.left[seat] = self.clock.after_turn(self.left[seat]);
            }
            if owing.contains(seat) && self.clock != Clock::None {
                self.since[seat] = Some(at);
            }
        }
    }

    /// Moves of these seats were taken back. The time they took stays used, and what they were rewarded with is gone; it
    /// comes with the next move.
    pub(super) fn undo(&mut self, at: i64, undone: SeatSet, owing: SeatSet) {
        let waited: SeatSet = undone.iter().filter(|seat| self.since[*seat].is_none()).collect();
        self.turn(at, None, owing);
        for seat in waited.iter() {
            self.left[seat] = self.left[seat].min(self.unrewarded[seat]);
            self.have_mercy(seat);
        }
    }

    /// Whoever comes back finds at least a little time.
    pub(super) fn have_mercy(&mut self, seat: Seat) {
        self.left[seat] = self.left[seat].max(MERCY.min(self.clock.allowance().unwrap_or(MERCY)));
    }

    /// The milliseconds this seat has left.
    pub(super) fn left(&self, seat: Seat, now: i64) -> Option<i64> {
        self.clock.allowance()?;
        let spent = self.since[seat].map_or(0, |since| elapsed(&self.downtimes, since, now));
        Some(self.left[seat] - spent)
    }

    /// When this seat's time runs out, if its clock is running.
    pub(super) fn deadline(&self, seat: Seat) -> Option<i64> {
        let since = self.since[seat]?;
        let later = self.downtimes.iter().filter(|(_, till)| *till > since);
        Some(later.fold(since + self.left[seat].max(0), |deadline, (from, till)| {
            if *from < deadline { deadline + till - (*from).max(since) } else { deadline }
        }))
    }
}

/// The milliseconds from one time to another in which a server ran.
fn elapsed(downtimes: &[(i64, i64)], from: i64, to: i64) -> i64 {
    let down = |(since, till): &(i64, i64)| (to.min(*till) - from.max(*since)).max(0);
    (to - from).max(0) - downtimes.iter().map(down).sum::<i64>()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Seat = Seat::at(0);
    const TWO: Seat = Seat::at(1);

    fn clocks(downtimes: &[(i64, i64)]) -> Clocks {
        let mut clocks = Clocks::new(Clock::Live { minutes: 1, increment: 5 }, 2, downtimes.into());
        clocks.turn(1_000, None, SeatSet::of(ONE));
        clocks
    }

    #[test]
    fn a_turn_costs_its_time_and_earns_its_increment() {
        let mut clocks = clocks(&[]);
        assert_eq!((clocks.left(ONE, 11_000), clocks.left(TWO, 11_000)), (Some(50_000), Some(60_000)));
        assert_eq!((clocks.deadline(ONE), clocks.deadline(TWO)), (Some(61_000), None));
        clocks.turn(11_000, Some(ONE), SeatSet::of(TWO));
        assert_eq!(clocks.left(ONE, 99_000), Some(55_000), "its clock stands");
        assert_eq!(clocks.deadline(TWO), Some(71_000));
    }

    #[test]
    fn a_turn_of_several_steps_earns_once() {
        let mut clocks = clocks(&[]);
        clocks.turn(11_000, Some(ONE), SeatSet::of(ONE));
        assert_eq!(clocks.left(ONE, 11_000), Some(50_000));
    }

    #[test]
    fn a_decision_that_is_taken_back_and_made_again_earns_once() {
        let mut clocks = clocks(&[]);
        for at in [11_000, 12_000, 13_000] {
            clocks.turn(at, Some(ONE), SeatSet::of(TWO));
            clocks.turn(at, Some(ONE), SeatSet::of(ONE));
        }
        assert_eq!(clocks.left(ONE, 13_000), Some(48_000), "twelve seconds were spent");
        clocks.turn(13_000, Some(ONE), SeatSet::of(TWO));
        assert_eq!(clocks.left(ONE, 99_000), Some(53_000));
    }

    #[test]
    fn a_move_taken_back_by_agreement_gives_no_time_back() {
        let mut clocks = clocks(&[]);
        clocks.turn(11_000, Some(ONE), SeatSet::of(TWO));
        clocks.turn(14_000, Some(TWO), SeatSet::of(ONE));
        let both = SeatSet::of(ONE).with(TWO);
        clocks.undo(16_000, both, SeatSet::of(ONE));
        assert_eq!(clocks.left(ONE, 16_000), Some(53_000), "ten seconds and two more were spent");
        assert_eq!(clocks.left(TWO, 99_000), Some(57_000), "and three by the other");
        clocks.turn(18_000, Some(ONE), SeatSet::of(TWO));
        clocks.undo(19_000, SeatSet::of(ONE), SeatSet::of(ONE));
        assert_eq!(clocks.left(ONE, 19_000), Some(51_000), "a move is rewarded when it stands");
    }

    #[test]
    fn days_are_not_won_by_taking_a_decision_back() {
        let day = 86_400_000;
        let mut clocks = Clocks::new(Clock::Days { days: 1 }, 2, Arc::new([]));
        clocks.turn(0, None, SeatSet::of(ONE));
        clocks.turn(day / 2, Some(ONE), SeatSet::of(TWO));
        clocks.turn(day / 2, Some(ONE), SeatSet::of(ONE));
        assert_eq!(clocks.deadline(ONE), Some(day));
    }

    #[test]
    fn time_without_a_server_counts_for_nobody() {
        let clocks = clocks(&[(0, 500), (21_000, 51_000)]);
        assert_eq!(clocks.left(ONE, 61_000), Some(30_000));
        assert_eq!(clocks.deadline(ONE), Some(91_000));
        assert_eq!(clocks.left(ONE, 91_000), Some(0));
    }

    #[test]
    fn days_are_given_anew_each_turn() {
        let day = 86_400_000;
        let mut clocks = Clocks::new(Clock::Days { days: 1 }, 2, Arc::new([]));
        clocks.turn(0, None, SeatSet::of(ONE));
        clocks.turn(day / 2, Some(ONE), SeatSet::of(ONE));
        assert_eq!(clocks.deadline(ONE), Some(day / 2 + day), "the same seat is to act again");
    }
}
