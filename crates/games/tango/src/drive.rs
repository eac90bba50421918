//! Driving a delivery out (TT-5, TT-6): all cars step by step, with their collisions. The literal
//! second version in the tests runs in lock-step with this one.

mod film;

use cloverleaf_core::Seat;

use crate::city::{City, Step};
use crate::data::{CRASH_GAS, LAST_STEP};
use crate::route::Route;
use crate::state::pair;
use crate::tile::{Dir, Tile, TileSet};

pub use film::{Doing, Shot, film};

/// How a delivery went.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Report {
    /// Each seat's gas (TT-7.1, TT-7.2).
    pub gas: [u16; 4],
    /// Each seat's steps without tolls, if it arrived (TT-7.3).
    pub steps: [Option<u16>; 4],
    /// Where each pair of seats collided, indexed by [`pair`].
    pub collisions: [TileSet; 6],
}

/// Drives these routes out.
#[must_use]
pub fn drive(city: &City, corners: [Tile; 4], routes: [Route; 4]) -> Report {
    drive_until(city, corners, routes, LAST_STEP)
}

/// The same, ending after so many steps.
#[must_use]
pub fn drive_until(city: &City, corners: [Tile; 4], routes: [Route; 4], last_step: u16) -> Report {
    let mut traffic = Traffic::new(city, corners, routes);
    // TT-5.1: step 1 is standing on the corners, where nobody meets.
    for step in 2..=last_step {
        if !traffic.cars.iter().any(Car::drives) {
            break;
        }
        traffic.step(step);
    }
    traffic.report()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Driving,
    Arrived(u16),
    Wrecked,
}

#[derive(Clone, Copy)]
struct Car {
    route: Route,
    driven: usize,
    at: Tile,
    goal: Tile,
    toll: u16,
    fate: Fate,
    /// Where it lies once wrecked (TT-5.5).
    debris: TileSet,
    /// What it does in this step: its move, or standing still.
    now: Step,
}

impl Car {
    fn new(corner: Tile, route: Route) -> Car {
        Car {
            route,
            driven: 0,
            at: corner,
            goal: corner.opposite(),
            toll: 0,
            fate: Fate::Driving,
            debris: TileSet::EMPTY,
            now: Step::default(),
        }
    }

    fn drives(&self) -> bool {
        self.fate == Fate::Driving
    }

    fn rushes(&self) -> bool {
        self.route.rush() == Some(self.driven)
    }

    /// The next step; with a rush, the next two in one (TT-4.6). A route that goes wrong, which the
    /// checks never let in, crashes where it stands.
    fn next(&self, city: &City) -> Step {
        let first = self.planned(city, self.at, self.driven);
        if !self.rushes() || first.off {
            return first;
        }
        let merged = first.then(self.planned(city, first.end, self.driven + 1));
        Step { toll: 0, ..merged }
    }

    fn planned(&self, city: &City, from: Tile, index: usize) -> Step {
        let step = self.route.at(index).and_then(|dir| city.step(from, dir).ok());
        step.unwrap_or(Step { end: from, off: true, ..Step::default() })
    }

    fn wait(&mut self) {
        self.now = Step { end: self.at, ..Step::default() };
    }

    fn waits(&self) -> bool {
        self.now.entered.is_empty() && !self.now.off
    }

    /// TT-5.2: the tiles it enters, or the one it stands on. TT-4.4: standing on the edge and driving
    /// over it, that tile.
    fn occupied(&self) -> TileSet {
        if self.now.entered.is_empty() { TileSet::of(self.at) } else { self.now.entered }
    }

    fn wreck(&mut self, debris: TileSet) {
        self.fate = Fate::Wrecked;
        self.debris = debris;
    }

    fn advance(&mut self, step: u16) {
        if self.waits() {
            return;
        }
        self.driven += if self.rushes() { 2 } else { 1 };
        self.toll += self.now.toll;
        self.at = self.now.end;
        if self.at == self.goal {
            // TT-5.7: it was here in this step and is gone in the next.
            self.fate = Fate::Arrived(step);
        }
    }
}

struct Traffic<'a> {
    city: &'a City,
    cars: [Car; 4],
    collisions: [TileSet; 6],
}

impl<'a> Traffic<'a> {
    fn new(city: &'a City, corners: [Tile; 4], routes: [Route; 4]) -> Traffic<'a> {
        let cars = core::array::from_fn(|seat| Car::new(corners[seat], routes[seat]));
        Traffic { city, cars, collisions: [TileSet::EMPTY; 6] }
    }

    fn step(&mut self, step: u16) {
        for car in self.cars.iter_mut().filter(|car| car.drives()) {
            car.now = car.next(self.city);
        }
        let mut hits = [TileSet::EMPTY; 4];
        if !self.apart() {
            self.yield_way();
            hits = self.collide();
        }
        for (car, hit) in self.cars.iter_mut().zip(hits).filter(|(car, _)| car.drives()) {
            // TT-4.4: over the edge, the wreck lies on the last tile; TT-5.8: and where it collided.
            let edge = if car.now.off { TileSet::of(car.now.end) } else { TileSet::EMPTY };
            let debris = hit.or(edge);
            if debris.is_empty() { car.advance(step) } else { car.wreck(debris) }
        }
    }

    /// Whether no driving car comes by a tile where another is or lies, as in most steps. Then nothing can happen: who
    /// meets another enters its tile, and who passes another enters the tile it came from.
    fn apart(&self) -> bool {
        let (mut taken, mut shared) = (TileSet::EMPTY, TileSet::EMPTY);
        let lies = |car: &Car| if car.drives() { TileSet::EMPTY } else { car.debris };
        let debris = self.cars.iter().fold(TileSet::EMPTY, |debris, car| debris.or(lies(car)));
        for car in self.cars.iter().filter(|car| car.drives()) {
            let by = car.now.entered.or(TileSet::of(car.at));
            shared = shared.or(by.and(taken));
            taken = taken.or(by);
        }
        shared.is_empty() && taken.and(debris).is_empty()
    }

    /// TT-6.4: lets cars wait until nobody else has to.
    fn yield_way(&mut self) {
        let mut cancelled = [false; 4];
        loop {
            let wanted: [TileSet; 4] = core::array::from_fn(|seat| self.yields_for(seat));
            if wanted == [TileSet::EMPTY; 4] {
                return;
            }
            for seat in 0..4 {
                // TT-6.2: who yields for the same tile does not yield at all.
                let clash = |other: usize| other != seat && !wanted[other].and(wanted[seat]).is_empty();
                cancelled[seat] |= (0..4).any(clash);
            }
            let mut anyone = false;
            for seat in (0..4).filter(|&seat| !wanted[seat].is_empty() && !cancelled[seat]) {
                self.cars[seat].wait();
                anyone = true;
            }
            if !anyone {
                return;
            }
        }
    }

    /// TT-6.1, TT-6.3: the tiles where this car, on a Yield, would meet another.
    fn yields_for(&self, seat: usize) -> TileSet {
        let car = &self.cars[seat];
        if !car.drives() || car.waits() || !self.city.yields().contains(car.at) {
            return TileSet::EMPTY;
        }
        let others = self.cars.iter().enumerate().filter(|(other, car)| *other != seat && car.drives());
        let taken = others.fold(TileSet::EMPTY, |taken, (_, other)| taken.or(other.occupied()));
        car.occupied().and(taken).less(self.city.roundabouts())
    }

    /// Notes every collision of this step and tells each driving car where it had one.
    fn collide(&mut self) -> [TileSet; 4] {
        let mut hits = [TileSet::EMPTY; 4];
        for one in 0..4 {
            for other in one + 1..4 {
                let tiles = self.between(&self.cars[one], &self.cars[other]);
                let noted = &mut self.collisions[pair(Seat::at(one), Seat::at(other))];
                *noted = noted.or(tiles);
                hits[one] = hits[one].or(tiles);
                hits[other] = hits[other].or(tiles);
            }
        }
        hits
    }

    /// The tiles where these two collide in this step.
    fn between(&self, one: &Car, other: &Car) -> TileSet {
        let roundabouts = self.city.roundabouts();
        match (one.fate, other.fate) {
            (Fate::Driving, Fate::Driving) => {
                let meeting = one.occupied().and(other.occupied()).less(roundabouts);
                meeting.or(self.passing(&one.now, &other.now))
            }
            (Fate::Driving, Fate::Wrecked) => one.now.entered.and(other.debris).less(roundabouts),
            (Fate::Wrecked, Fate::Driving) => other.now.entered.and(one.debris).less(roundabouts),
            _ => TileSet::EMPTY,
        }
    }

    /// TT-5.4: both tiles of each border that both cross, one this way and one that. TT-5.6: only two
    /// neighbouring Roundabouts prevent it.
    fn passing(&self, one: &Step, other: &Step) -> TileSet {
        let roundabouts = self.city.roundabouts();
        let mut tiles = TileSet::EMPTY;
        for dir in Dir::ALL {
            let met = one.crossed[dir.index()].and(other.crossed[dir.back().index()].shifted(dir.back()));
            let safe = roundabouts.and(roundabouts.shifted(dir.back()));
            let near = met.less(safe);
            tiles = tiles.or(near).or(near.shifted(dir));
        }
        tiles
    }

    fn report(&self) -> Report {
        let mut report = Report { collisions: self.collisions, ..Report::default() };
        for (seat, car) in self.cars.iter().enumerate() {
            // TT-7.2; TT-6.4: who still drives has crashed too.
            (report.gas[seat], report.steps[seat]) = match car.fate {
                Fate::Arrived(steps) => (steps + car.toll, Some(steps)),
                Fate::Driving | Fate::Wrecked => (CRASH_GAS, None),
            };
        }
        report
    }
}
