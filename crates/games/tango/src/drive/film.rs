//! A delivery seen again, step by step, from what a viewer may know of it (TT-9): all cars together once the
//! game is over, and before that one's own car alone, which stops where its notices say it collided.

use alloc::vec::Vec;

use super::{Car, Fate, Traffic};
use crate::city::City;
use crate::data::LAST_STEP;
use crate::route::Route;
use crate::shown::{Driven, Notice, Plan, Shown};
use crate::sign::Post;
use crate::tile::{CORNERS, Tile, TileSet};

/// A car at the end of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shot {
    /// Whose it is.
    pub seat: u8,
    /// How many moves of its route it has driven.
    pub moves: usize,
    /// What it is doing.
    pub doing: Doing,
    /// Where it lies, if it is wrecked.
    pub debris: TileSet,
}

/// What a car is doing in a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doing {
    /// It drives, or stands on its corner in step 1.
    Drives,
    /// It yields.
    Waits,
    /// It is at its goal.
    Arrived,
    /// It collided, or left the board.
    Wrecked,
}

/// What a viewer may know of a delivery, one list of cars for each step of time. Nothing if it was not driven.
#[must_use]
pub fn film(view: &Shown, delivery: u8) -> Vec<Vec<Shot>> {
    let (routes, notices) = match &view.revealed {
        Some(revealed) => (&revealed.routes, &revealed.notices),
        None => (&view.routes, &view.notices),
    };
    let driven: Vec<&Driven> = routes.iter().filter(|driven| driven.delivery == delivery).collect();
    let city = City::of(posts(view, delivery));
    let corners = core::array::from_fn(|seat| view.corners[seat].unwrap_or(CORNERS[seat]));
    let mut reel = Reel::new(&city, corners, &driven);
    if driven.len() < 4 {
        reel.notices = Some(notices.iter().filter(|notice| notice.delivery == delivery).collect());
    }
    if driven.is_empty() { Vec::new() } else { reel.run() }
}

/// TT-1.4: the signs of the traffic phases before a delivery.
fn posts(view: &Shown, delivery: u8) -> impl Iterator<Item = Post> {
    let before = view.signs.iter().filter(move |standing| standing.day <= delivery);
    before.flat_map(|standing| {
        let post = Post::new(standing.place, standing.sign);
        core::iter::repeat_n(post, standing.count.into()).flatten()
    })
}

/// The cars that are seen, on their way.
struct Reel<'a> {
    traffic: Traffic<'a>,
    seats: [bool; 4],
    /// Where the cars are known to have collided, if not all cars are seen.
    notices: Option<Vec<&'a Notice>>,
    entered: [TileSet; 4],
}

impl<'a> Reel<'a> {
    fn new(city: &'a City, corners: [Tile; 4], driven: &[&'a Driven]) -> Reel<'a> {
        let mut routes = [Route::default(); 4];
        let mut seats = [false; 4];
        for one in driven {
            let seat = usize::from(one.seat).saturating_sub(1).min(3);
            (routes[seat], seats[seat]) = (packed(&one.route), true);
        }
        let mut traffic = Traffic::new(city, corners, routes);
        for (car, _) in traffic.cars.iter_mut().zip(seats).filter(|(_, seen)| !seen) {
            car.fate = Fate::Arrived(0);
        }
        Reel { traffic, seats, notices: None, entered: corners.map(TileSet::of) }
    }

    fn run(mut self) -> Vec<Vec<Shot>> {
        let mut shots = Vec::from([self.shots()]);
        for step in 2..=LAST_STEP {
            if !self.traffic.cars.iter().any(Car::drives) {
                break;
            }
            match self.notices.take() {
                Some(notices) => {
                    self.step_alone(step, &notices);
                    self.notices = Some(notices);
                }
                None => self.traffic.step(step),
            }
            shots.push(self.shots());
        }
        shots
    }

    /// TT-5.5: a car lies on all tiles of its collision, so it happened when it had been on all of them.
    fn step_alone(&mut self, step: u16, notices: &[&Notice]) {
        for (index, car) in self.traffic.cars.iter_mut().enumerate().filter(|(_, car)| car.drives()) {
            car.now = car.next(self.traffic.city);
            self.entered[index] = self.entered[index].or(car.occupied());
            let own = notices.iter().filter(|notice| usize::from(notice.seat) == index + 1);
            let told: TileSet = own.map(|notice| notice.tile).collect();
            let hit = if told.less(self.entered[index]).is_empty() { told } else { TileSet::EMPTY };
            let edge = if car.now.off { TileSet::of(car.now.end) } else { TileSet::EMPTY };
            let debris = hit.or(edge);
            if debris.is_empty() { car.advance(step) } else { car.wreck(debris) }
        }
    }

    fn shots(&self) -> Vec<Shot> {
        let cars = self.traffic.cars.iter().enumerate().filter(|(index, _)| self.seats[*index]);
        cars.map(|(index, car)| shot(index as u8 + 1, car)).collect()
    }
}

fn shot(seat: u8, car: &Car) -> Shot {
    let doing = match car.fate {
        Fate::Arrived(_) => Doing::Arrived,
        Fate::Wrecked => Doing::Wrecked,
        Fate::Driving if car.driven > 0 && car.waits() => Doing::Waits,
        Fate::Driving => Doing::Drives,
    };
    // A wreck is shown where its last move would have brought it.
    let lost = if car.fate != Fate::Wrecked { 0 } else { 1 + usize::from(car.rushes()) };
    Shot { seat, moves: (car.driven + lost).min(car.route.len()), doing, debris: car.debris }
}

fn packed(plan: &Plan) -> Route {
    let mut route = Route::default();
    for (index, &dir) in plan.moves.iter().enumerate() {
        route.push(dir, plan.rush.map(usize::from) == Some(index + 1));
    }
    route
}
