//! Where a car can go (GB-6, GB-9, GB-10).

use cloverleaf_core::{Game, Seat};
use cloverleaf_grid::{MAX_SPACES, SpaceSet};

use crate::rules::Gridlock;
use crate::state::{Cards, State};

/// Why a car must stop on a space it comes onto.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ForcedStop {
    /// A cone (GB-6.5).
    Cone,
    /// The construction vehicle (GB-10.4).
    ConstructionVehicle,
    /// Two or more cubes (GB-9.1).
    Congestion,
    /// Another player's car (GB-9.2).
    Traffic,
}

/// A way from space to space, both ends included.
#[derive(Clone, Debug)]
pub struct Path {
    spaces: [u8; MAX_SPACES],
    length: usize,
}

impl Path {
    /// The spaces in driving order, the first being where the car stands.
    pub fn spaces(&self) -> impl Iterator<Item = usize> {
        self.spaces[..self.length].iter().map(|&space| space.into())
    }
}

impl Gridlock {
    /// GB-6.2 to GB-6.5: every space on which this seat's car can make its next stop.
    #[must_use]
    pub fn reach(&self, state: &State, seat: Seat) -> SpaceSet {
        self.tour(state, seat, self.forced_stops(state, seat)).spaces()
    }

    /// Whether this space is among them.
    pub(crate) fn reaches(&self, state: &State, seat: Seat, space: usize) -> bool {
        let goal = u8::try_from(space).unwrap_or(NOWHERE);
        self.tour_until(state, seat, self.forced_stops(state, seat), goal).comes_to(goal)
    }

    /// Every space the car can reach however often it has to stop.
    pub(crate) fn reach_in_the_end(&self, state: &State, seat: Seat) -> SpaceSet {
        self.tour(state, seat, SpaceSet::EMPTY).spaces()
    }

    /// GB-6.8: a shortest path to a space within reach; among equals always the same, so that everybody
    /// is shown the same.
    #[must_use]
    pub fn path(&self, state: &State, seat: Seat, to: usize) -> Option<Path> {
        self.tour(state, seat, self.forced_stops(state, seat)).path_to(to)
    }

    /// A shortest way to a space, however often the car has to stop.
    pub(crate) fn way(&self, state: &State, seat: Seat, to: usize) -> Option<Path> {
        self.tour(state, seat, SpaceSet::EMPTY).path_to(to)
    }

    /// The spaces that end a leg of this seat's drive. Several reasons on one space are one stop
    /// (GB-9.3), so a set is enough.
    #[must_use]
    pub fn forced_stops(&self, state: &State, seat: Seat) -> SpaceSet {
        if self.is_emergency(seat) {
            return SpaceSet::EMPTY; // GB-10.3
        }
        let mut stops = state.cones;
        if let Some(vehicle) = self.construction_for(seat) {
            stops = stops.with(state.player(vehicle).car_space());
        }
        if self.options().congestion_rule {
            stops |= self.congested(state);
        }
        if self.options().traffic_rule {
            let others = self.all_seats().filter(|&other| other != seat);
            stops |= others.map(|other| state.player(other).car_space()).collect();
        }
        stops
    }

    /// The first reason there is for this seat to stop on a space.
    pub(crate) fn why_stop(&self, state: &State, seat: Seat, space: usize) -> ForcedStop {
        let vehicle = self.construction_for(seat);
        if state.cones.contains(space) {
            ForcedStop::Cone
        } else if vehicle.is_some_and(|vehicle| state.player(vehicle).car_space() == space) {
            ForcedStop::ConstructionVehicle
        } else if self.options().congestion_rule && self.congested(state).contains(space) {
            ForcedStop::Congestion
        } else {
            ForcedStop::Traffic
        }
    }

    /// The first forced stop on the way to a space that is beyond one.
    pub(crate) fn first_stop_towards(&self, state: &State, seat: Seat, to: usize) -> Option<usize> {
        let stops = self.forced_stops(state, seat);
        let path = self.way(state, seat, to)?;
        path.spaces().skip(1).find(|&space| stops.contains(space))
    }

    /// GB-2.4, GB-3.3, GB-6.7: the destinations with this seat's cubes.
    #[must_use]
    pub fn cubes(&self, state: &State, seat: Seat) -> Cards {
        let player = state.player(seat);
        let start = player.start.filter(|_| player.car.is_some() && self.options().places.cube_at_start());
        player.scored.and(start.map_or(Cards::NONE, |card| Cards::of(card.into())))
    }

    /// GB-9.1: the destinations with two or more cubes.
    fn congested(&self, state: &State) -> SpaceSet {
        let (mut once, mut twice) = (Cards::NONE, Cards::NONE);
        for seat in self.all_seats() {
            let cubes = self.cubes(state, seat);
            twice = twice.and(once.both(cubes));
            once = once.and(cubes);
        }
        twice.iter().map(|card| self.board().destinations[card].space).collect()
    }

    /// Everything the car can drive to without driving on past one of these stops.
    fn tour(&self, state: &State, seat: Seat, stops: SpaceSet) -> Tour {
        self.tour_until(state, seat, stops, NOWHERE)
    }

    /// The same as far as to this space, where it ends.
    fn tour_until(&self, state: &State, seat: Seat, stops: SpaceSet, goal: u8) -> Tour {
        let car = state.player(seat).car_space();
        let mut open = *self.open(seat);
        for (sides, tile) in open.iter_mut().zip(&state.tiles) {
            *sides |= tile.map_or(0, |tile| tile.roads().bits());
        }
        // A forced stop is entered like any space but not left; setting off from one costs nothing.
        let stops = stops.without(car);
        let mut tour = Tour::from(car as u8);
        let mut next = 0;
        while next < tour.length && !tour.comes_to(goal) {
            let space = tour.order[usize::from(next)];
            next += 1;
            if stops.contains(space.into()) {
                continue;
            }
            let sides = open[usize::from(space)];
            tour.cross(space, sides, &open, self.board().neighbours.row(space.into()));
            if sides & TUNNEL != 0 {
                // GB-6.3: all tunnel spaces are joined.
                self.board().tunnels.into_iter().for_each(|other| tour.visit(other as u8, space, 1));
            }
        }
        tour
    }
}

/// The bit above the six sides that marks a tunnel.
pub(crate) const TUNNEL: u8 = 1 << 6;

/// For each space, 128 standing for the board's end, the sides on which it is open. As long as a byte
/// can count, so that a neighbour's number never has to be checked.
pub(crate) type Sides = [u8; 256];

/// What stands for "not visited".
const UNVISITED: u8 = u8::MAX;

/// A number that no space has, for a tour without a goal.
const NOWHERE: u8 = u8::MAX;

/// The spaces a car can drive to, nearest first, and how it comes to each.
struct Tour {
    order: [u8; 256],
    came_from: [u8; 256],
    length: u8,
}

impl Tour {
    fn from(car: u8) -> Tour {
        let mut tour = Tour { order: [0; 256], came_from: [UNVISITED; 256], length: 0 };
        tour.visit(car, car, 1);
        tour
    }

    fn comes_to(&self, space: u8) -> bool {
        self.came_from[usize::from(space)] != UNVISITED
    }

    /// Visits a space, unless it was or `joined` is 0. Without a branch: nobody can guess where roads
    /// lead.
    fn visit(&mut self, space: u8, from: u8, joined: u8) {
        let came_from = &mut self.came_from[usize::from(space)];
        let fresh = joined & u8::from(*came_from == UNVISITED);
        *came_from = if fresh == 1 { from } else { *came_from };
        self.order[usize::from(self.length)] = space;
        self.length += fresh;
    }

    /// GB-6.2: visits the neighbours that are open on the side facing this space, where it is open too.
    fn cross(&mut self, space: u8, sides: u8, open: &Sides, beside: &[u8; 6]) {
        for (edge, &neighbour) in beside.iter().enumerate() {
            let facing = (edge + 3) % 6;
            let joined = sides >> edge & open[usize::from(neighbour)] >> facing & 1;
            self.visit(neighbour, space, joined);
        }
    }

    /// The spaces it leads to, without the one it starts from.
    fn spaces(&self) -> SpaceSet {
        self.order[1..usize::from(self.length)].iter().map(|&space| usize::from(space)).collect()
    }

    /// The way to a space, if it leads there.
    fn path_to(&self, space: usize) -> Option<Path> {
        let mut path = Path { spaces: [0; MAX_SPACES], length: 0 };
        let mut space = u8::try_from(space).ok().filter(|&space| self.comes_to(space))?;
        while path.length < MAX_SPACES {
            path.spaces[path.length] = space;
            path.length += 1;
            if space == self.order[0] {
                break;
            }
            space = self.came_from[usize::from(space)];
        }
        path.spaces[..path.length].reverse();
        Some(path)
    }
}
