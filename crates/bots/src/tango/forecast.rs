//! A forecast of the day's traffic, and the routes that fare best in it.
//!
//! Wrecks decide this game, and whether a route ends in one depends on the routes of the others. Whoever
//! gives it no thought drives any way that is short. A commuter takes everyone for such a driver and looks
//! for the best answer; a cabbie takes most of them for commuters and answers those. Driving routes out is
//! cheap next to playing whole days, so the search is given its route and is left to choose the sign.

use cloverleaf_core::{Random, Seat, SplitMix};
use cloverleaf_tango::{Action, Orders, State};

use super::answer::{Candidate, Drivers, Morning, Thought};

/// One driver in so many is careless, however well the others are taken to think.
const ONE_CARELESS_IN: usize = 4;
/// Among how many of the best routes there is a choice.
const CHOICE: usize = 3;

/// What is expected of everybody.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    /// How the observer thinks.
    pub(super) own: Thought,
    /// How the others are taken to think, if they do.
    pub(super) others: Option<Thought>,
    /// How many different drivers each of the others might be.
    pub(super) drivers: usize,
}

/// The routes that may be driven today.
#[derive(Clone, Debug)]
pub(super) struct Forecast {
    observer: Seat,
    /// The observer's routes, the best first; of any other seat one is as likely as the next.
    routes: Drivers,
}

impl Forecast {
    /// The forecast of an observer; nothing if nobody drives today. Stopped, it makes do with what it has.
    pub(super) fn of(
        state: &State,
        observer: Seat,
        outlook: Outlook,
        random: &mut SplitMix,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Forecast> {
        state.delivery()?;
        let known = known_to(observer, state);
        let morning = Morning::of(&known)?;
        let mut routes = Seat::ALL.map(|seat| morning.careless(seat, outlook.drivers, random));
        if let Some(thought) = outlook.others {
            routes = wiser(&morning, &routes, observer, thought, random, stop);
        }
        routes[observer.index()] = morning.answers(observer, &routes, outlook.own, random, stop);
        Some(Forecast { observer, routes })
    }

    /// Orders for a route: the observer's best, or any that another seat may take. With `choice` it may
    /// also be one that is nearly as good as the best: the best in half of all cases, and so on.
    pub(super) fn draw(&self, seat: Seat, choice: bool, random: &mut SplitMix) -> Option<&[Action]> {
        let routes = &self.routes[seat.index()];
        let place = if choice { random.next_u64().trailing_zeros() as usize } else { 0 };
        let drawn = match seat == self.observer {
            true => routes.get(place.min(CHOICE - 1)).or(routes.first()),
            false => random.choose(routes),
        };
        drawn.map(Candidate::orders)
    }
}

/// The state without the orders that the observer does not know of.
fn known_to(observer: Seat, state: &State) -> State {
    let mut known = state.clone();
    for seat in Seat::ALL.into_iter().filter(|&seat| seat != observer) {
        known.orders[seat.index()] = Orders::none(known.corners[seat.index()]);
    }
    known
}

/// The same drivers, but most of the observer's rivals have thought about the others.
fn wiser(
    morning: &Morning<'_>,
    careless: &Drivers,
    observer: Seat,
    thought: Thought,
    random: &mut SplitMix,
    stop: &mut dyn FnMut() -> bool,
) -> Drivers {
    let mut drivers = careless.clone();
    for seat in Seat::ALL.into_iter().filter(|&seat| seat != observer) {
        let all = drivers[seat.index()].iter_mut().enumerate();
        for (_, driver) in all.filter(|(place, _)| place % ONE_CARELESS_IN != 0) {
            if stop() {
                return drivers;
            }
            let answers = morning.answers(seat, careless, thought, random, stop);
            *driver = answers.into_iter().next().unwrap_or_else(|| driver.clone());
        }
    }
    drivers
}
