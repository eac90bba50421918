//! The best answer to the routes of others: many routes, tried on many mornings.

use cloverleaf_core::{Random, Seat, SplitMix};
use cloverleaf_tango::{Action, Route, State, Tile, drive};

use super::routes::Costs;
use super::{CARELESS, RUSH_PRICE};

/// How much thought goes into a route.
#[derive(Clone, Copy, Debug)]
pub(super) struct Thought {
    /// How many routes there are to choose from; some will turn out alike.
    pub(super) routes: usize,
    /// On how many mornings all of them are tried. The best third is tried on twice as many more, the best
    /// third of those on twice as many again, and so on.
    pub(super) mornings: usize,
}

/// How often the field is narrowed.
const HEATS: usize = 4;
/// How much longer than the cheapest the routes may be, in turn. A detour can be cheaper than a wreck.
const SLACKS: [u16; 6] = [0, 2, 0, 2, 4, 6];

/// Each seat's routes.
pub(super) type Drivers = [Vec<Candidate>; 4];

/// A route that may be taken.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    /// The orders from where the seat has got to.
    orders: Vec<Action>,
    route: Route,
    /// What it came to on all mornings it was tried on.
    total: f64,
}

impl Candidate {
    fn new(so_far: Route, orders: Vec<Action>) -> Candidate {
        let route = orders.iter().fold(so_far, extended);
        Candidate { orders, route, total: 0.0 }
    }

    /// Its orders.
    pub(super) fn orders(&self) -> &[Action] {
        &self.orders
    }
}

/// A day on which everybody drives, before anyone does.
#[derive(Debug)]
pub(super) struct Morning<'a> {
    state: &'a State,
    corners: [Tile; 4],
}

impl<'a> Morning<'a> {
    /// This day's morning, once the corners are known.
    pub(super) fn of(state: &'a State) -> Option<Morning<'a>> {
        let [Some(a), Some(b), Some(c), Some(d)] = state.corners else { return None };
        Some(Morning { state, corners: [a, b, c, d] })
    }

    /// So many routes of a seat that gives it no thought.
    pub(super) fn careless(&self, seat: Seat, count: usize, random: &mut SplitMix) -> Vec<Candidate> {
        let Some(costs) = Costs::of(self.state, &self.state.city, seat) else { return Vec::new() };
        (0..count).map(|_| self.walk(&costs, seat, CARELESS, false, random)).collect()
    }

    /// Different routes of a seat, the one first that fares best among these drivers.
    pub(super) fn answers(
        &self,
        seat: Seat,
        others: &Drivers,
        thought: Thought,
        random: &mut SplitMix,
        stop: &mut dyn FnMut() -> bool,
    ) -> Vec<Candidate> {
        let mut found = self.different(seat, thought.routes, random);
        let (mut left, mut mornings) = (found.len(), thought.mornings);
        for _ in 0..HEATS {
            let field = &mut found[..left];
            for _ in 0..mornings {
                if stop() {
                    break;
                }
                let drivers = Seat::ALL.map(|other| any_route(&others[other.index()], random));
                self.try_all(field, seat, drivers);
            }
            field.sort_by(|one, other| other.total.total_cmp(&one.total));
            (left, mornings) = (left.div_ceil(3), 2 * mornings);
        }
        found
    }

    /// Different routes that a seat could take from where it has got to.
    fn different(&self, seat: Seat, count: usize, random: &mut SplitMix) -> Vec<Candidate> {
        let Some(costs) = Costs::of(self.state, &self.state.city, seat) else { return Vec::new() };
        let so_far = self.state.orders[seat.index()].route;
        let can_rush = so_far.rush().is_none() && self.state.purses[seat.index()] >= RUSH_PRICE;
        let mut found: Vec<Candidate> = Vec::with_capacity(count);
        for slack in SLACKS.into_iter().cycle().take(count) {
            let rush = can_rush && random.below(2) == 0;
            let candidate = self.walk(&costs, seat, slack, rush, random);
            if found.iter().all(|other| other.route != candidate.route) {
                found.push(candidate);
            }
        }
        found
    }

    fn walk(&self, costs: &Costs, seat: Seat, slack: u16, rush: bool, random: &mut SplitMix) -> Candidate {
        let mut orders = Vec::new();
        costs.walk(self.state, seat, slack, rush, random, &mut orders);
        Candidate::new(self.state.orders[seat.index()].route, orders)
    }

    /// Lets the seat drive each of these routes among the others.
    fn try_all(&self, field: &mut [Candidate], seat: Seat, mut drivers: [Route; 4]) {
        for candidate in field {
            drivers[seat.index()] = candidate.route;
            let report = drive(&self.state.city, self.corners, drivers);
            candidate.total += lead(report.gas, seat);
        }
    }
}

fn any_route(candidates: &[Candidate], random: &mut SplitMix) -> Route {
    random.choose(candidates).map_or_else(Route::default, |candidate| candidate.route)
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
fn lead(gas: [u16; 4], seat: Seat) -> f64 {
    let own = gas[seat.index()];
    let all: u16 = gas.iter().sum();
    f64::from(all - own) / 3.0 - f64::from(own)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cloverleaf_core::{Actor, Game};
    use cloverleaf_tango::Tango;

    /// The second day of a game in which everyone planted something.
    fn second_day() -> State {
        let game = Tango::new(4, Default::default()).expect("four seats");
        let mut state = game.start();
        for lot in ["corner 1 A1", "corner 2 E1", "corner 3 E5"] {
            game.play_unchecked(&mut state, Actor::Chance, lot.parse().expect("notation"));
        }
        for (seat, sign) in
            ["sign B3 toll", "sign row2 speed", "sign C3 stop", "sign D4 oneway-N"].iter().enumerate()
        {
            for order in [sign, "seal"] {
                game.play_unchecked(
                    &mut state,
                    Actor::Seat(Seat::at(seat)),
                    order.parse().expect("notation"),
                );
            }
        }
        assert_eq!(state.day, 2);
        state
    }

    #[test]
    fn a_route_that_was_thought_about_fares_better_on_other_mornings() {
        let state = second_day();
        let morning = Morning::of(&state).expect("the corners are drawn");
        let mut random = SplitMix::new(1);
        let others = Seat::ALL.map(|seat| morning.careless(seat, 40, &mut random));
        for seat in Seat::ALL {
            let thought = Thought { routes: 100, mornings: 5 };
            let answers = morning.answers(seat, &others, thought, &mut random, &mut || false);
            let mut field = vec![answers[0].clone()];
            field.extend(morning.careless(seat, 20, &mut random));
            field.iter_mut().for_each(|candidate| candidate.total = 0.0);
            for _ in 0..200 {
                let drivers =
                    Seat::ALL.map(|other| any_route(&morning.careless(other, 1, &mut random), &mut random));
                morning.try_all(&mut field, seat, drivers);
            }
            let usual = field[1..].iter().map(|candidate| candidate.total).sum::<f64>() / 20.0;
            // By at least half a gas a delivery.
            assert!(field[0].total > usual + 100.0, "{seat}: {} against {usual}", field[0].total);
        }
    }

    #[test]
    fn stopped_at_once_there_is_still_a_route() {
        let state = second_day();
        let morning = Morning::of(&state).expect("the corners are drawn");
        let mut random = SplitMix::new(2);
        let others = Seat::ALL.map(|seat| morning.careless(seat, 3, &mut random));
        let thought = Thought { routes: 50, mornings: 1_000_000 };
        let mut asked = 0;
        let mut stop = || {
            asked += 1;
            true
        };
        let answers = morning.answers(Seat::at(0), &others, thought, &mut random, &mut stop);
        assert!(!answers.is_empty() && answers.iter().all(|answer| answer.total == 0.0));
        assert!(asked <= HEATS, "asked {asked} times");
    }
}
