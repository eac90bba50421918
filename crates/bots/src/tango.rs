//! Traffic Tango: routes that cost little and cannot be foreseen, signs that cost the others more.
//!
//! A day's orders are one plan. The search mixes plans, so what is needed here is a good choice of them:
//! routes at most a little longer than the cheapest, now and then with a rush, and the signs that widen
//! the gap between what the others and the own car must drive. A day later a position is worth what has
//! been driven and what the cheapest routes still to come would cost.

mod answer;
mod forecast;
mod purses;
mod routes;
mod signs;

use cloverleaf_core::{BySeat, Game, Outcome, Random, Seat, SplitMix};
use cloverleaf_search::{Knowledge, Method, Settings, Widening, Worth};
use cloverleaf_tango::{Action, City, Due, Post, Stage, State, Tango, totals};

use crate::standing::{by_lead, by_win};
use crate::{HasKnowledge, Level};
use answer::Thought;
use forecast::{Forecast, Outlook};
use routes::Costs;
use signs::Ranking;

/// How much gas ahead is half a win.
const SCALE: f64 = 5.0;
/// What a garnet is worth in gas, while it can still be spent: five buy a rush.
const GARNET: f64 = 0.15;
/// How much longer than the cheapest the route of somebody is who gives it no thought.
const CARELESS: u16 = 4;
/// How many deliveries there are.
const DELIVERIES: usize = 4;
/// TT-7.2
const CRASH_GAS: u16 = 17;
/// TT-4.6
const RUSH_PRICE: u8 = 5;
/// How a commuter thinks.
const COMMUTER: Thought = Thought { routes: 400, mornings: 12 };
/// How a cabbie thinks.
const CABBIE: Thought = Thought { routes: 1_000, mornings: 40 };

/// What good play knows of Traffic Tango.
#[derive(Clone, Debug)]
pub struct Streets {
    today: Option<Today>,
}

/// What was worked out for this morning.
#[derive(Clone, Debug)]
struct Today {
    city: City,
    day: u8,
    /// The signs that are good for each seat.
    signs: [Ranking; 4],
    traffic: Option<Forecast>,
}

impl Today {
    fn new(
        state: &State,
        observer: Seat,
        outlook: Outlook,
        random: &mut SplitMix,
        stop: &mut dyn FnMut() -> bool,
    ) -> Today {
        let traffic = Forecast::of(state, observer, outlook, random, stop);
        Today { city: state.city, day: state.day, signs: signs::rankings(state), traffic }
    }
}

impl Streets {
    fn new(
        level: Level,
        state: &State,
        observer: Seat,
        random: &mut SplitMix,
        stop: &mut dyn FnMut() -> bool,
    ) -> Streets {
        let outlook = match level {
            Level::Random | Level::Learner => return Streets { today: None },
            Level::Commuter => Outlook { own: COMMUTER, others: None, drivers: 40 },
            Level::Cabbie => Outlook { own: CABBIE, others: Some(COMMUTER), drivers: 40 },
        };
        let open = state.stage == Stage::Orders;
        Streets { today: open.then(|| Today::new(state, observer, outlook, random, stop)) }
    }

    /// What was worked out for this state's morning.
    fn today(&self, state: &State) -> Option<&Today> {
        self.today.as_ref().filter(|today| today.day == state.day && today.city == state.city)
    }

    /// One plan for the rest of the seat's day.
    fn plan(&self, state: &State, seat: Seat, costs: Option<&Costs>, random: &mut SplitMix) -> Vec<Action> {
        let traffic = self.today(state).and_then(|today| today.traffic.as_ref());
        // On the last day there is no sign to choose, so the choice is between routes.
        let choice = state.phase().is_none();
        let mut plan = Vec::new();
        match (costs, traffic.and_then(|traffic| traffic.draw(seat, choice, random))) {
            (Some(_), Some(route)) => plan.extend(route),
            (Some(costs), None) => costs.walk(state, seat, CARELESS, false, random, &mut plan),
            (None, _) => {}
        }
        if let Some(first) = self.sign(state, seat, random) {
            plan.push(Action::Sign(first));
            plan.extend(self.extra(state, seat, first, random).map(Action::Extra));
        }
        plan
    }

    /// A sign that is good for the seat.
    fn sign(&self, state: &State, seat: Seat, random: &mut SplitMix) -> Option<Post> {
        let due = matches!(state.due(seat), Due::Step | Due::Sign) && state.phase().is_some();
        self.ranking(state, seat).filter(|_| due)?.draw(random)
    }

    /// Now and then a second one, if the purse allows.
    fn extra(&self, state: &State, seat: Seat, first: Post, random: &mut SplitMix) -> Option<Post> {
        let purse = state.purses[seat.index()];
        let cheap = state.extra_price().is_some_and(|price| price <= purse);
        let wanted = cheap && random.below(4) == 0;
        let second = self.ranking(state, seat).filter(|_| wanted)?.draw(random)?;
        (!second.sign().same_kind(first.sign()) && second.place() != first.place()).then_some(second)
    }

    fn ranking(&self, state: &State, seat: Seat) -> Option<&Ranking> {
        self.today(state).map(|today| &today.signs[seat.index()])
    }
}

/// What each seat has to expect, in gas saved.
fn prospects(state: &State) -> BySeat<f64> {
    let driven = totals(state);
    let left = (DELIVERIES - state.delivered()) as f64;
    let a_delivery = routes::cheapest(state, &state.city);
    BySeat::from_fn(4, |seat| {
        let to_come = left * f64::from(a_delivery[seat.index()].unwrap_or(CRASH_GAS));
        let purse = f64::from(state.purses[seat.index()]).min(5.0 * left);
        GARNET * purse - f64::from(driven[seat.index()]) - to_come
    })
}

impl Knowledge<Tango> for Streets {
    fn plans(
        &self,
        _game: &Tango,
        state: &State,
        seat: Seat,
        most: usize,
        random: &mut SplitMix,
        out: &mut Vec<Vec<Action>>,
    ) {
        let costs = (state.due(seat) == Due::Step).then(|| Costs::of(state, &state.city, seat));
        let costs = costs.flatten();
        // Some will turn out alike.
        let tries = if most > 1 { 2 * most } else { 1 };
        out.extend((0..tries).map(|_| self.plan(state, seat, costs.as_ref(), random)));
    }

    fn rollout(
        &self,
        game: &Tango,
        state: &State,
        seat: Seat,
        _list: &mut Vec<Action>,
        random: &mut SplitMix,
    ) -> Option<Action> {
        match state.due(seat) {
            Due::Step if state.stage == Stage::Orders => routes::step_nearer(state, seat, random),
            Due::Extra | Due::Seal if state.stage == Stage::Orders => Some(Action::Seal),
            _ => game.pick(state, seat, |count| random.below(count)),
        }
    }

    fn value(&self, _game: &Tango, state: &State) -> Option<Worth> {
        (state.stage == Stage::Orders).then(|| by_lead(&prospects(state), SCALE))
    }

    fn worth(&self, _game: &Tango, outcome: &Outcome) -> Worth {
        by_win(outcome)
    }
}

impl HasKnowledge for Tango {
    type Knowledge = Streets;

    fn knowledge(
        &self,
        level: Level,
        view: &Self::View,
        seat: Seat,
        random: &mut SplitMix,
        stop: &mut dyn FnMut() -> bool,
    ) -> Streets {
        let mut state = self.complete(view, random);
        purses::doubt(&mut state, seat);
        Streets::new(level, &state, seat, random, stop)
    }

    fn settings(&self, level: Level) -> Settings {
        let base = Settings { playout: 0, worlds: 32, room: 100_000, ..Settings::default() };
        match level {
            Level::Random | Level::Learner => {
                let plans = Widening { first: 3, growth: 0.0 };
                Settings { method: Method::Flat, iterations: 6, plans, worlds: 4, ..base }
            }
            Level::Commuter => {
                let plans = Widening { first: 4, growth: 0.0 };
                Settings { method: Method::Flat, iterations: 60, plans, ..base }
            }
            Level::Cabbie => {
                let plans = Widening { first: 6, growth: 0.0 };
                Settings { method: Method::Flat, iterations: 240, plans, ..base }
            }
        }
    }
}
