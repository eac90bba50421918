//! A law that cannot fail is worth nothing: each fault planted in a bot is caught, by the law it breaks.

use cloverleaf_bots::Level;
use cloverleaf_core::{Game, Random, Seat, SplitMix, Viewer};
use cloverleaf_gridlock::{Action, Gridlock, State};
use std::time::Duration;

use crate::law::{Chooser, Law, is_legal, rests_on_the_view, stops_in_time};
use crate::subjects::gridlock::GridlockSubject;

/// A learner at Gridlock with a fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    /// Its luck depends on the cards of the seat after its own.
    Peeks,
    /// It takes what it imagines of the pile for the truth, and does not draw it anew.
    KnowsThePile,
    /// Now and then it does what it could have done a turn ago.
    ActsLate,
    /// It makes no choice while it thinks that it has time.
    GivesUp,
    /// It does not ask whether its time is up.
    IgnoresTheClock,
}

impl Chooser<Gridlock> for Fault {
    fn plan(
        &self,
        game: &Gridlock,
        state: &State,
        seat: Seat,
        seed: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Vec<Action> {
        let mut learner = |seed| Level::Learner.plan(game, state, seat, seed, stop);
        match self {
            Fault::Peeks => {
                let other = state.player(Seat::at((seat.index() + 1) % usize::from(game.seats())));
                learner(seed ^ other.cards.len() as u64 ^ other.cards.iter().sum::<usize>() as u64)
            }
            Fault::KnowsThePile => {
                learner(state.pile.iter().fold(seed, |seed, &left| seed.wrapping_mul(31) ^ u64::from(left)))
            }
            Fault::ActsLate => match SplitMix::new(seed).below(20) {
                0 => vec![Action::Build, Action::Build],
                _ => learner(seed),
            },
            Fault::GivesUp => Vec::new(),
            Fault::IgnoresTheClock => {
                let view = game.view(state, Viewer::Seat(seat));
                let started = cpu_time::ThreadTime::now();
                let mut random = SplitMix::new(seed);
                while started.elapsed() < Duration::from_millis(120) {
                    std::hint::black_box(game.complete(&view, &mut random));
                }
                Level::Learner.plan(game, state, seat, seed, &mut || false)
            }
        }
    }
}

#[test]
fn each_planted_fault_is_caught_by_the_law_it_breaks() {
    let peeks = |fault| rests_on_the_view::<GridlockSubject>(&fault, 200);
    let cheats = |fault| is_legal::<GridlockSubject>(&fault, 400);
    let lingers = |fault| stops_in_time::<GridlockSubject>(&fault, 8, Duration::from_millis(5));
    for (fault, look, law) in [
        (Fault::Peeks, &peeks as &dyn Fn(Fault) -> _, Law::RestsOnTheView),
        (Fault::KnowsThePile, &peeks, Law::RestsOnTheView),
        (Fault::ActsLate, &cheats, Law::IsLegal),
        (Fault::GivesUp, &cheats, Law::IsLegal),
        (Fault::IgnoresTheClock, &lingers, Law::StopsInTime),
    ] {
        let broken = look(fault).expect_err(&format!("{fault:?} went unnoticed"));
        assert_eq!(broken.law, law, "{fault:?}: {broken}");
    }
}

#[test]
fn the_sound_learner_keeps_them_all() {
    assert_eq!(rests_on_the_view::<GridlockSubject>(&Level::Learner, 200), Ok(()));
    assert_eq!(is_legal::<GridlockSubject>(&Level::Learner, 400), Ok(()));
    assert_eq!(stops_in_time::<GridlockSubject>(&Level::Learner, 8, Duration::from_millis(5)), Ok(()));
}
