//! Where a car can go (GB-6, GB-9, GB-10).

use cloverleaf_core::{Game, Seat};
use cloverleaf_grid::{Edge, MAX_SPACES, SpaceSet};

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
        let car = state.player(seat).car_space();
        self.spread(state, seat, car, self.forced_stops(state, seat)).without(car)
    }

    /// Every space the car can reach however often it has to stop.
    pub(crate) fn reach_in_the_end(&self, state: &State, seat: Seat) -> SpaceSet {
        let car = state.player(seat).car_space();
        self.spread(state, seat, car, SpaceSet::EMPTY).without(car)
    }

    /// GB-6.8: a shortest path to a space within reach.
    #[must_use]
    pub fn path(&self, state: &State, seat: Seat, to: usize) -> Option<Path> {
        self.shortest(state, seat, to, self.forced_stops(state, seat))
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
        let path = self.shortest(state, seat, to, SpaceSet::EMPTY)?;
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

    /// The sides on which each space is open to this seat's car, tiles included.
    fn open_now(&self, state: &State, seat: Seat) -> [u8; MAX_SPACES + 1] {
        let mut open = *self.open(seat);
        for (sides, tile) in open.iter_mut().zip(&state.tiles) {
            *sides |= tile.map_or(0, |tile| tile.roads().bits());
        }
        open
    }

    /// Everything reached from a space without driving on past a stop; setting off costs nothing.
    fn spread(&self, state: &State, seat: Seat, from: usize, stops: SpaceSet) -> SpaceSet {
        let open = self.open_now(state, seat);
        let tunnels = self.board().tunnels;
        let mut reached = SpaceSet::of(from);
        let mut frontier = reached;
        while let Some(space) = frontier.pop() {
            let mut next = self.joined(&open, space);
            if tunnels.contains(space) {
                next |= tunnels; // GB-6.3
            }
            let fresh = next.minus(reached);
            reached |= fresh;
            frontier |= fresh.minus(stops);
        }
        reached
    }

    /// GB-6.2: the neighbours that are open on the side facing this space, where it is open too.
    fn joined(&self, open: &[u8; MAX_SPACES + 1], space: usize) -> SpaceSet {
        let beside = self.board().neighbours.row(space);
        let mut joined = SpaceSet::EMPTY;
        let mut sides = open[space];
        while sides != 0 {
            let edge = sides.trailing_zeros() as usize;
            sides &= sides - 1;
            let neighbour = usize::from(beside[edge]);
            if open[neighbour] >> Edge::at(edge).opposite().index() & 1 == 1 {
                joined = joined.with(neighbour);
            }
        }
        joined
    }

    /// A shortest path that does not drive on past a stop; among equals the one that the spaces'
    /// numbers put first, so that everybody is shown the same.
    fn shortest(&self, state: &State, seat: Seat, to: usize, stops: SpaceSet) -> Option<Path> {
        let open = self.open_now(state, seat);
        let tunnels = self.board().tunnels;
        let from = state.player(seat).car_space();
        let mut came_from = [MAX_SPACES as u8; MAX_SPACES];
        let mut reached = SpaceSet::of(from);
        let mut ring = reached;
        while !ring.is_empty() && !reached.contains(to) {
            let mut next_ring = SpaceSet::EMPTY;
            for space in ring {
                let beyond = if tunnels.contains(space) { tunnels } else { SpaceSet::EMPTY };
                let fresh = (self.joined(&open, space) | beyond).minus(reached);
                fresh.into_iter().for_each(|next| came_from[next] = space as u8);
                reached |= fresh;
                next_ring |= fresh.minus(stops);
            }
            ring = next_ring;
        }
        reached.contains(to).then(|| trace(&came_from, to))
    }
}

/// The path that led to a space, from its start.
fn trace(came_from: &[u8; MAX_SPACES], to: usize) -> Path {
    let mut path = Path { spaces: [0; MAX_SPACES], length: 0 };
    let mut space = to;
    while space < MAX_SPACES && path.length < MAX_SPACES {
        path.spaces[path.length] = space as u8;
        path.length += 1;
        space = came_from[space].into();
    }
    path.spaces[..path.length].reverse();
    path
}
