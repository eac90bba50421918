//! The laws every bot is held to, written once for all games and for whoever chooses.

use core::fmt;
use std::time::Duration;

use cloverleaf_bots::{HasKnowledge, Level, choose};
use cloverleaf_core::{Actor, Game, GameExt, Random, Seat, SplitMix, Viewer};
use cloverleaf_testkit::{Style, Subject, game, walk};
use cpu_time::ThreadTime;

/// How long after its time is up a bot may still take.
const GRACE: Duration = Duration::from_millis(50);
/// Long matches at random are all alike, so they are cut short.
const MOST_ACTIONS: usize = 600;
/// One position of so many is looked at, so that a few are not all from the beginning.
const SELDOM: u32 = 7;

/// A law.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Law {
    /// What is hidden from a seat does not change its choice; nor does asking again.
    RestsOnTheView,
    /// Every action of the choice is legal, one after the other, in the real state.
    IsLegal,
    /// The choice is made at most [`GRACE`] after the time is up.
    StopsInTime,
}

/// A law that did not hold, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Broken {
    pub(crate) law: Law,
    text: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: {}", self.law, self.text)
    }
}

/// Whoever chooses. It is shown the state, so that it can be caught peeking; a bot looks at a view of it.
pub(crate) trait Chooser<G: Game> {
    fn plan(
        &self,
        game: &G,
        state: &G::State,
        seat: Seat,
        seed: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Vec<G::Action>;
}

impl<G: HasKnowledge> Chooser<G> for Level {
    fn plan(
        &self,
        game: &G,
        state: &G::State,
        seat: Seat,
        seed: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Vec<G::Action> {
        let view = game.view(state, Viewer::Seat(seat));
        choose(*self, game, &view, seat, seed, stop).map_or_else(Vec::new, |choice| choice.plan)
    }
}

/// A position in which a seat is to act, and a seed for what is done with it.
type Position<'a, G> = (&'a <G as Game>::State, Seat, u64);

/// Looks at so many positions of matches at random, under each set-up of the game as many.
fn positions<S: Subject>(
    count: usize,
    mut look: impl FnMut(&S::Game, Position<'_, S::Game>) -> Result<(), Broken>,
) -> Result<(), Broken> {
    let setups = S::setups();
    let mut random = SplitMix::new(5);
    let mut style = Style::ALL.into_iter().cycle();
    for (seats, options) in &setups {
        let game: S::Game = game(*seats, options).expect("the set-up exists");
        let mut left = count.div_ceil(setups.len());
        while left > 0 {
            let style = style.next().expect("a cycle has no end");
            walk(&game, style, MOST_ACTIONS, &mut random, |state, _, random| {
                let seats: Vec<_> = game.turn(state).seats().iter().collect();
                match random.choose(&seats) {
                    Some(&seat) if left > 0 && random.below(SELDOM) == 0 => {
                        left -= 1;
                        look(&game, (state, seat, random.next_u64()))
                    }
                    _ => Ok(()),
                }
            })?;
        }
    }
    Ok(())
}

fn demand(law: Law, holds: bool, text: impl FnOnce() -> String) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(Broken { law, text: text() }) }
}

/// A `stop` that says yes when it has been asked a few times, or many: a budget that needs no clock. More
/// would find better actions, and no others.
fn sooner_or_later(seed: u64) -> impl FnMut() -> bool {
    let mut left = 1u32 << (seed % 8);
    move || {
        left = left.saturating_sub(1);
        left == 0
    }
}

pub(crate) fn rests_on_the_view<S: Subject>(
    chooser: &impl Chooser<S::Game>,
    count: usize,
) -> Result<(), Broken> {
    positions::<S>(count, |game, (state, seat, seed)| {
        let mut other = state.clone();
        S::scramble(game, &mut other, Viewer::Seat(seat), &mut SplitMix::new(!seed));
        let ask = |state| chooser.plan(game, state, seat, seed, &mut sooner_or_later(seed));
        let (one, two) = (ask(state), ask(&other));
        demand(Law::RestsOnTheView, one == two, || format!("seat {seat}: {one:?}, re-dealt {two:?}"))
    })
}

pub(crate) fn is_legal<S: Subject>(chooser: &impl Chooser<S::Game>, count: usize) -> Result<(), Broken> {
    positions::<S>(count, |game, (state, seat, seed)| {
        let plan = chooser.plan(game, state, seat, seed, &mut sooner_or_later(seed));
        demand(Law::IsLegal, !plan.is_empty(), || format!("seat {seat} does nothing"))?;
        let mut state = state.clone();
        plan.into_iter().try_for_each(|action| {
            let played = game.play(&mut state, Actor::Seat(seat), action);
            demand(Law::IsLegal, played.is_ok(), || format!("seat {seat}: {action}: {played:?}"))
        })
    })
}

/// The clock is that of the thread's own work, so that a busy machine matters little; and it hardly makes
/// the same choice late three times.
pub(crate) fn stops_in_time<S: Subject>(
    chooser: &impl Chooser<S::Game>,
    count: usize,
    budget: Duration,
) -> Result<(), Broken> {
    positions::<S>(count, |game, (state, seat, seed)| {
        let time = |_| {
            let started = ThreadTime::now();
            chooser.plan(game, state, seat, seed, &mut || started.elapsed() >= budget);
            started.elapsed()
        };
        let in_time = |took: &Duration| *took <= budget + GRACE;
        let times: Vec<_> = (0..3).map(time).take_while(|took| !in_time(took)).collect();
        demand(Law::StopsInTime, times.len() < 3, || format!("seat {seat} took {times:?} of {budget:?}"))
    })
}
