//! A forecast of the day's traffic: which routes everyone would take who knows that all others think too.
//!
//! Wrecks decide this game, and whether a route ends in one depends on the routes of the others. So each
//! seat gets a handful of routes, and regret matching shifts everybody's odds against everybody else's.
//! Half of the time a rival is taken to give it no thought at all: not everyone is a master. Driving
//! routes out is cheap next to playing whole days, so the search starts from routes that fare well.

use cloverleaf_core::{Random, Seat, SplitMix};
use cloverleaf_tango::{Action, Orders, Route, State, Tile, drive};

use super::routes::Costs;

/// How much thought goes into a forecast.
#[derive(Clone, Copy, Debug)]
pub(super) struct Thought {
    /// How many routes each seat has to choose from.
    pub(super) routes: usize,
    /// How often everybody thinks again.
    pub(super) rounds: usize,
}

/// How much longer than the cheapest the routes may be, in turn. A detour can be cheaper than a wreck.
const SLACKS: [u16; 6] = [0, 2, 0, 2, 4, 6];
/// TT-4.6
const RUSH_PRICE: u8 = 5;

/// Each seat's routes and the odds of each.
#[derive(Clone, Debug)]
pub(super) struct Forecast([Vec<Candidate>; 4]);

/// A route that may be taken.
#[derive(Clone, Debug)]
struct Candidate {
    /// The orders from where the seat has got to.
    orders: Vec<Action>,
    route: Route,
    regret: f64,
    /// What it came to in all rounds, late ones weighing more.
    total: f64,
}

impl Forecast {
    /// The forecast of an observer, who knows of the own orders only; nothing if nobody drives today.
    pub(super) fn of(
        state: &State,
        observer: Seat,
        thought: Thought,
        random: &mut SplitMix,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Forecast> {
        state.delivery()?;
        let [Some(a), Some(b), Some(c), Some(d)] = state.corners else { return None };
        let mut morning = state.clone();
        for seat in Seat::ALL.into_iter().filter(|&seat| seat != observer) {
            morning.orders[seat.index()] = Orders::none(morning.corners[seat.index()]);
        }
        let mut forecast = Forecast(Seat::ALL.map(|seat| candidates(&morning, seat, thought.routes, random)));
        for round in 0..thought.rounds {
            if stop() {
                break;
            }
            forecast.think(&morning, [a, b, c, d], 1.0 + round as f64, random)?;
        }
        for candidates in &mut forecast.0 {
            candidates.sort_by(|one, other| other.total.total_cmp(&one.total));
        }
        Some(forecast)
    }

    /// Everybody takes a route by the odds of now and sees what each other route would have come to.
    fn think(&mut self, state: &State, corners: [Tile; 4], late: f64, random: &mut SplitMix) -> Option<()> {
        let odds = [0, 1, 2, 3].map(|seat: usize| odds(&self.0[seat]));
        let mut taken = [Route::default(); 4];
        for seat in 0..4 {
            let drawn = match random.below(2) {
                0 => random.choose(&self.0[seat]),
                _ => self.0[seat].get(draw(&odds[seat], random)),
            };
            taken[seat] = drawn?.route;
        }
        for seat in 0..4 {
            let lead = |candidate: &Candidate| {
                let mut routes = taken;
                routes[seat] = candidate.route;
                lead(drive(&state.city, corners, routes).gas, seat)
            };
            let leads: Vec<f64> = self.0[seat].iter().map(lead).collect();
            let mixed: f64 = leads.iter().zip(&odds[seat]).map(|(lead, odds)| lead * odds).sum();
            for (candidate, lead) in self.0[seat].iter_mut().zip(leads) {
                candidate.regret = (candidate.regret + lead - mixed).max(0.0);
                candidate.total += late * lead;
            }
        }
        Some(())
    }

    /// Orders for a route: the best in half of all cases, the next in half of the others, and so on.
    pub(super) fn draw(&self, seat: Seat, random: &mut SplitMix) -> Option<&[Action]> {
        let candidates = &self.0[seat.index()];
        let last = candidates.len().checked_sub(1)?;
        let place = random.next_u64().trailing_zeros() as usize;
        Some(&candidates[place.min(last)].orders)
    }
}

/// Different routes that a seat could take from where it has got to.
fn candidates(state: &State, seat: Seat, count: usize, random: &mut SplitMix) -> Vec<Candidate> {
    let Some(costs) = Costs::of(state, &state.city, seat) else { return Vec::new() };
    let so_far = state.orders[seat.index()].route;
    let can_rush = so_far.rush().is_none() && state.purses[seat.index()] >= RUSH_PRICE;
    let mut found: Vec<Candidate> = Vec::with_capacity(count);
    for attempt in 0..2 * count {
        let mut orders = Vec::new();
        let slack = SLACKS[attempt % SLACKS.len()];
        costs.walk(state, seat, slack, can_rush && random.below(2) == 0, random, &mut orders);
        let route = orders.iter().fold(so_far, extended);
        if found.len() < count && found.iter().all(|other| other.route != route) {
            found.push(Candidate { orders, route, regret: 0.0, total: 0.0 });
        }
    }
    found
}

fn extended(mut route: Route, order: &Action) -> Route {
    match *order {
        Action::Go(dir) => route.push(dir, false),
        Action::Rush(dir) => route.push(dir, true),
        _ => {}
    }
    route
}

/// How much less gas than the others a seat pays.
fn lead(gas: [u16; 4], seat: usize) -> f64 {
    let all: u16 = gas.iter().sum();
    f64::from(all - gas[seat]) / 3.0 - f64::from(gas[seat])
}

/// Each route as often as it is regretted not to have been taken.
fn odds(candidates: &[Candidate]) -> Vec<f64> {
    let all: f64 = candidates.iter().map(|candidate| candidate.regret).sum();
    let even = 1.0 / candidates.len().max(1) as f64;
    candidates.iter().map(|candidate| if all > 0.0 { candidate.regret / all } else { even }).collect()
}

/// The index of one of these odds, which add up to 1.
fn draw(odds: &[f64], random: &mut SplitMix) -> usize {
    let mut left = (random.next_u64() >> 11) as f64 / (1u64 << 53) as f64;
    let drawn = odds.iter().position(|odds| {
        left -= odds;
        left < 0.0
    });
    drawn.unwrap_or(0)
}
