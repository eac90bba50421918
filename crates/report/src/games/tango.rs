//! Traffic Tango: where cars crash, how unpredictable routes are, what signs are worth.

use std::collections::BTreeMap;

use cloverleaf_core::{Arg, Message, Say, Seat, SeatSet};
use cloverleaf_lab::{Interval, Trial};
use cloverleaf_tango::{Action, Dir, Route, Sign, State, Tango, Tile, pair, totals};

use super::{Measure, Step, extremes};
use crate::chart::{Cell, heat, square};
use crate::figure::decimal;
use crate::words::said;
use crate::{Estimate, Figure, Section, Unit};

/// How many deliveries a game has.
const DELIVERIES: usize = 4;

/// What is counted over many games.
#[derive(Default)]
pub(super) struct Deliveries {
    games: u64,
    crashes: BTreeMap<usize, f64>,
    /// By delivery: how many of the cars crashed.
    wrecked: [u64; DELIVERIES],
    /// By delivery: how often each route was driven, turned so that all start in one corner.
    routes: [BTreeMap<String, u64>; DELIVERIES],
    /// By the key of what the sign is called.
    signs: BTreeMap<&'static str, Planted>,
}

/// One kind of sign: the gas of who planted it less the mean of their table, and how many failed.
#[derive(Default)]
struct Planted {
    gas: Vec<f64>,
    planted: u64,
    failed: u64,
}

impl Measure<Tango> for Deliveries {
    fn step(&mut self, _: &Tango, _: &Step<'_, Tango>) {}

    fn end(&mut self, _: &Tango, state: &State, _: &Trial) {
        self.games += 1;
        for delivery in 0..DELIVERIES {
            self.see_crashes(state, delivery);
            for seat in Seat::ALL {
                if let Some(corner) = state.corners[seat.index()] {
                    let driven = turned(corner, state.routes[seat.index()][delivery]);
                    *self.routes[delivery].entry(driven).or_default() += 1;
                }
            }
        }
        self.see_signs(state);
    }

    fn piece(&self, _: &Tango, _: Seat, action: Action) -> Option<Arg> {
        match action {
            Action::Sign(post) | Action::Extra(post) => Some(Message::new(sign(post.sign())).into()),
            _ => None,
        }
    }

    fn sections(&self, _: &Tango, say: &dyn Say) -> Vec<Section> {
        vec![self.crash_map(say), self.mixture(say), self.sign_values(say)]
    }
}

impl Deliveries {
    fn see_crashes(&mut self, state: &State, delivery: usize) {
        let mut wrecked = SeatSet::EMPTY;
        for one in Seat::ALL {
            for other in Seat::ALL.into_iter().filter(|other| one < *other) {
                let tiles = state.collisions[delivery][pair(one, other)];
                for tile in tiles.iter() {
                    *self.crashes.entry(tile.index()).or_default() += 1.0;
                    wrecked = wrecked.with(one).with(other);
                }
            }
        }
        self.wrecked[delivery] += wrecked.len() as u64;
    }

    fn see_signs(&mut self, state: &State) {
        let gas = totals(state).map(f64::from);
        let mean = gas.iter().sum::<f64>() / gas.len() as f64;
        for (seat, by_phase) in state.planted.iter().enumerate() {
            let planted = by_phase.iter().flatten().flatten();
            let mut kinds: Vec<&'static str> = Vec::new();
            for planted in planted {
                let entry = self.signs.entry(sign(planted.post.sign())).or_default();
                entry.planted += 1;
                entry.failed += u64::from(planted.failed);
                kinds.push(sign(planted.post.sign()));
            }
            kinds.sort_unstable();
            kinds.dedup();
            for kind in kinds {
                self.signs.entry(kind).or_default().gas.push(gas[seat] - mean);
            }
        }
    }

    fn crash_map(&self, say: &dyn Say) -> Section {
        let cars = self.games * Seat::ALL.len() as u64;
        let figure = |(delivery, wrecked): (usize, &u64)| {
            let share = Estimate::share(*wrecked as f64, cars);
            let name = said!(say, "report-tango-crashes-delivery", delivery = delivery + 1);
            Figure::new(name, Unit::Share, share)
        };
        let figures: Vec<Figure> = self.wrecked.iter().enumerate().map(figure).collect();
        let all: u64 = self.wrecked.iter().sum();
        let any = Estimate::share(all as f64, cars * DELIVERIES as u64);
        let any = Figure::new(said!(say, "report-tango-crashes-any"), Unit::Share, any);
        let busiest = self.crashes.iter().max_by(|one, other| one.1.total_cmp(other.1));
        let place = busiest
            .and_then(|(tile, _)| Tile::at(*tile))
            .map_or_else(|| said!(say, "report-tango-crashes-nowhere"), |tile| tile.to_string());
        let finding = said!(say, "report-tango-crashes-finding", any = any.told(say), place = place);
        let games = self.games.max(1) as f64;
        let cell = |tile: Tile| {
            let times = self.crashes.get(&tile.index()).copied().unwrap_or(0.0) / games;
            let centre = (60.0 + 90.0 * f64::from(tile.column()), 50.0 + 90.0 * f64::from(tile.row()));
            Cell {
                corners: square(centre, 42.0),
                centre,
                value: Some(times),
                ground: if tile.is_corner() { "goal" } else { "plain" },
                label: format!("{tile} · {}", Unit::Number.write(times, say)),
                title: said!(
                    say,
                    "report-tango-crashes-tile",
                    tile = tile.to_string(),
                    times = decimal(times, 2, say)
                ),
            }
        };
        let cells: Vec<Cell> = Tile::all().map(cell).collect();
        let caption = said!(say, "report-tango-crashes-chart");
        let picture = heat(&caption, (480.0, 460.0), &cells, &[], say);
        let title = said!(say, "report-tango-crashes-title");
        Section::new("crashes", title, finding, said!(say, "report-tango-crashes-method"))
            .keyed(any.clone())
            .picture(caption, picture)
            .bars(said!(say, "report-tango-crashes-bars"), figures.into_iter().chain([any]).collect(), None)
    }

    fn mixture(&self, say: &dyn Say) -> Section {
        let figure = |(delivery, routes): (usize, &BTreeMap<String, u64>)| {
            let name = said!(say, "report-tango-mixture-bits", delivery = delivery + 1);
            Figure::new(name, Unit::Number, entropy(routes))
        };
        let figures: Vec<Figure> = self.routes.iter().enumerate().map(figure).collect();
        let common = self.routes.iter().enumerate().map(|(delivery, routes)| {
            let (most, all) = (routes.values().max().copied().unwrap_or(0), routes.values().sum());
            let name = said!(say, "report-tango-mixture-commonest", delivery = delivery + 1);
            Figure::new(name, Unit::Share, Estimate::share(most as f64, all))
        });
        let first = figures[0].clone();
        let finding = said!(
            say,
            "report-tango-mixture-finding",
            first = first.told(say),
            routes = Unit::Number.write(first.estimate.value.exp2().round(), say),
            last = figures[DELIVERIES - 1].told(say)
        );
        let title = said!(say, "report-tango-mixture-title");
        Section::new("mixture", title, finding, said!(say, "report-tango-mixture-method"))
            .keyed(first)
            .bars(said!(say, "report-tango-mixture-chart-bits"), figures, None)
            .bars(said!(say, "report-tango-mixture-chart-commonest"), common.collect(), None)
    }

    fn sign_values(&self, say: &dyn Say) -> Section {
        let mut figures: Vec<Figure> = self
            .signs
            .iter()
            .filter(|(_, planted)| planted.gas.len() > 1)
            .map(|(kind, planted)| Figure::new(say.word(kind), Unit::Number, Estimate::mean(&planted.gas)))
            .collect();
        figures.sort_by(|one, other| one.estimate.value.total_cmp(&other.estimate.value));
        let failed = self.signs.iter().map(|(kind, planted)| {
            Figure::new(say.word(kind), Unit::Share, Estimate::share(planted.failed as f64, planted.planted))
        });
        let finding = extremes(&figures).map_or_else(String::new, |(worst, best)| {
            said!(
                say,
                "report-tango-signs-finding",
                best = best.name.as_str(),
                less = best.told(say),
                worst = worst.name.as_str(),
                more = worst.told(say)
            )
        });
        let (title, table) = (said!(say, "report-tango-signs-title"), said!(say, "report-tango-signs-table"));
        Section::new("signs", title, finding, said!(say, "report-tango-signs-method"))
            .bars(said!(say, "report-tango-signs-gas"), figures, Some((0.0, table)))
            .bars(said!(say, "report-tango-signs-failed"), failed.collect(), None)
    }
}

/// The key of what a sign is called.
fn sign(sign: Sign) -> &'static str {
    match sign {
        Sign::OneWay(_) => "report-tango-sign-one-way",
        Sign::Yield => "report-tango-sign-yield",
        Sign::Roundabout => "report-tango-sign-roundabout",
        Sign::Toll => "report-tango-sign-toll",
        Sign::Stop => "report-tango-sign-stop",
        Sign::Speed => "report-tango-sign-speed-limit",
    }
}

/// A route's directions, turned so that it starts in the corner A1.
fn turned(corner: Tile, route: Route) -> String {
    let quarters = match (corner.column(), corner.row()) {
        (0, 0) => 0,
        (_, 0) => 3,
        (0, _) => 1,
        _ => 2,
    };
    route.moves().map(|dir| Dir::ALL[(dir.index() + quarters) % 4].to_string()).collect()
}

/// Shannon's entropy in bits, corrected for what a sample of this size misses.
fn entropy(counts: &BTreeMap<String, u64>) -> Estimate {
    let all: u64 = counts.values().sum();
    let n = all.max(1) as f64;
    let parts = || counts.values().map(|count| *count as f64 / n);
    let plain: f64 = parts().map(|part| -part * part.log2()).sum();
    let squares: f64 = parts().map(|part| part * part.log2().powi(2)).sum();
    let missed = counts.len().saturating_sub(1) as f64 / (2.0 * n * core::f64::consts::LN_2);
    let half = 1.96 * ((squares - plain * plain).max(0.0) / n).sqrt();
    let value = plain + missed;
    Estimate { value, interval: Interval { from: (value - half).max(0.0), to: value + half }, n: all }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(counts: &[u64]) -> BTreeMap<String, u64> {
        counts.iter().enumerate().map(|(route, count)| (route.to_string(), *count)).collect()
    }

    #[test]
    fn entropy_counts_equal_chances() {
        let four = entropy(&counts(&[25_000; 4]));
        assert!((four.value - 2.0).abs() < 0.001 && four.n == 100_000, "{four:?}");
        assert!(entropy(&counts(&[50])).value.abs() < 1e-9);
        assert!(entropy(&counts(&[99, 1])).value < 0.2);
    }

    #[test]
    fn a_crash_counts_each_car_once_and_each_pair() {
        let mut state = State::new(0);
        let tile = |text: &str| text.parse::<Tile>().expect("a tile");
        let [one, two, three] = [Seat::at(0), Seat::at(1), Seat::at(2)];
        state.collisions[1][pair(one, two)].insert(tile("C3"));
        state.collisions[1][pair(one, three)].insert(tile("C3"));
        state.collisions[1][pair(one, three)].insert(tile("C4"));
        let mut deliveries = Deliveries::default();
        (0..DELIVERIES).for_each(|delivery| deliveries.see_crashes(&state, delivery));
        assert_eq!(deliveries.wrecked, [0, 3, 0, 0]);
        assert_eq!(
            deliveries.crashes,
            BTreeMap::from([(tile("C3").index(), 2.0), (tile("C4").index(), 1.0)])
        );
    }

    #[test]
    fn routes_from_all_corners_are_compared() {
        let route = |text: &str| {
            let mut route = Route::default();
            for letter in text.chars() {
                route.push(letter.to_string().parse().expect("a direction"), false);
            }
            route
        };
        let corner = |text: &str| text.parse::<Tile>().expect("a tile");
        for (from, driven) in [("A1", "EESS"), ("E1", "SSWW"), ("E5", "WWNN"), ("A5", "NNEE")] {
            assert_eq!(turned(corner(from), route(driven)), "EESS", "{from}");
        }
    }
}
