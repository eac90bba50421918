//! The rules of driving and building once more, word for word, slow and plain: no tables, no bits, a
//! search that walks from space to space. It shares no code with the game; both are compared.

use std::collections::{BTreeMap, BTreeSet};

/// GB-1.1: a space by column and half-row.
pub(crate) type Place = (i16, i16);

/// What is on a space.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum What {
    Empty,
    /// The edges with a road.
    Tile(Vec<String>),
    Destination,
    River,
    Park {
        ranger: bool,
    },
    /// The marked edges.
    Tunnel(Vec<String>),
}

/// A position, as far as driving and building look at it.
#[derive(Clone, Debug)]
pub(crate) struct City {
    pub(crate) spaces: BTreeMap<Place, What>,
    pub(crate) cones: BTreeSet<Place>,
    /// By seat.
    pub(crate) cars: Vec<Place>,
    /// By seat.
    pub(crate) colours: Vec<String>,
    /// How many cubes lie on a space.
    pub(crate) cubes: BTreeMap<Place, usize>,
    pub(crate) special_cars: bool,
    pub(crate) congestion_rule: bool,
    pub(crate) traffic_rule: bool,
}

/// GB-1.1: the edges, what lies across them, and the edge it touches there.
const EDGES: [(&str, Place, &str); 6] = [
    ("N", (0, -2), "S"),
    ("NE", (1, -1), "SW"),
    ("SE", (1, 1), "NW"),
    ("S", (0, 2), "N"),
    ("SW", (-1, 1), "NE"),
    ("NW", (-1, -1), "SE"),
];

fn across(place: Place, step: Place) -> Place {
    (place.0 + step.0, place.1 + step.1)
}

impl City {
    fn drives(&self, seat: usize, colour: &str) -> bool {
        self.special_cars && self.colours[seat] == colour
    }

    /// GB-6.2, GB-10.1, GB-10.2: whether a space is open on an edge for this seat's car.
    fn is_open(&self, seat: usize, place: Place, edge: &str) -> bool {
        match self.spaces.get(&place) {
            Some(What::Tile(edges) | What::Tunnel(edges)) => edges.iter().any(|open| open == edge),
            Some(What::Destination) => true,
            Some(What::River) => self.drives(seat, "blue"),
            Some(What::Park { ranger }) => *ranger && self.drives(seat, "green"),
            Some(What::Empty) | None => false,
        }
    }

    fn is_tunnel(&self, place: Place) -> bool {
        matches!(self.spaces.get(&place), Some(What::Tunnel(_)))
    }

    /// GB-6.2, GB-6.3: the spaces joined to this one.
    fn joined(&self, seat: usize, place: Place) -> Vec<Place> {
        let mut joined = Vec::new();
        for (edge, step, facing) in EDGES {
            let other = across(place, step);
            if self.is_open(seat, place, edge) && self.is_open(seat, other, facing) {
                joined.push(other);
            }
        }
        if self.is_tunnel(place) {
            joined
                .extend(self.spaces.keys().copied().filter(|&other| other != place && self.is_tunnel(other)));
        }
        joined
    }

    /// GB-6.5, GB-9.1, GB-9.2, GB-10.3, GB-10.4: whether this seat's car has to stop on a space.
    pub(crate) fn must_stop(&self, seat: usize, place: Place) -> bool {
        if self.drives(seat, "red") {
            return false;
        }
        let others = || (0..self.cars.len()).filter(|&other| other != seat && self.cars[other] == place);
        let cone = self.cones.contains(&place);
        let construction_vehicle = others().any(|other| self.drives(other, "yellow"));
        let congestion = self.congestion_rule && self.cubes.get(&place).is_some_and(|&cubes| cubes >= 2);
        let traffic = self.traffic_rule && others().next().is_some();
        cone || construction_vehicle || congestion || traffic
    }

    /// GB-6.1, GB-6.4, GB-6.5: the spaces on which this seat's car can make its next stop.
    pub(crate) fn stops(&self, seat: usize) -> BTreeSet<Place> {
        let home = self.cars[seat];
        let mut seen = BTreeSet::from([home]);
        let mut waiting = vec![home];
        while let Some(place) = waiting.pop() {
            if place != home && self.must_stop(seat, place) {
                continue;
            }
            for next in self.joined(seat, place) {
                if seen.insert(next) {
                    waiting.push(next);
                }
            }
        }
        seen.remove(&home);
        seen
    }

    /// GB-6.8: the fewest spaces from the car to a stop.
    pub(crate) fn steps_to(&self, seat: usize, goal: Place) -> Option<usize> {
        let home = self.cars[seat];
        let mut ring = BTreeSet::from([home]);
        let mut seen = ring.clone();
        for steps in 0..=self.spaces.len() {
            if ring.contains(&goal) {
                return Some(steps);
            }
            let mut next_ring = BTreeSet::new();
            for &place in ring.iter().filter(|&&place| place == home || !self.must_stop(seat, place)) {
                next_ring.extend(self.joined(seat, place).into_iter().filter(|next| !seen.contains(next)));
            }
            seen.extend(next_ring.iter().copied());
            ring = next_ring;
        }
        None
    }

    /// GB-5.6, GB-10.4: whether a space is in a construction zone that binds this seat.
    fn in_zone(&self, seat: usize, place: Place) -> bool {
        let around = EDGES.iter().map(|(_, step, _)| across(place, *step)).chain([place]);
        around.into_iter().any(|near| {
            let vehicle = (0..self.cars.len())
                .any(|other| other != seat && self.drives(other, "yellow") && self.cars[other] == near);
            self.cones.contains(&near) || vehicle
        })
    }

    /// GB-5.1: the spaces that take a tile.
    pub(crate) fn free(&self) -> BTreeSet<Place> {
        self.spaces.iter().filter(|(_, what)| **what == What::Empty).map(|(place, _)| *place).collect()
    }

    /// GB-5.2: the spaces with a tile this seat may rotate.
    pub(crate) fn loose(&self, seat: usize) -> BTreeSet<Place> {
        let tiles = self.spaces.iter().filter(|(_, what)| matches!(what, What::Tile(_)));
        tiles.map(|(place, _)| *place).filter(|&place| !self.in_zone(seat, place)).collect()
    }

    /// GB-5.3: the spaces with a tile this seat may remove.
    pub(crate) fn removable(&self, seat: usize) -> BTreeSet<Place> {
        self.loose(seat).into_iter().filter(|place| !self.cars.contains(place)).collect()
    }

    /// GB-5.4: the spaces that take a cone.
    pub(crate) fn for_cones(&self) -> BTreeSet<Place> {
        match self.cones.len() {
            0 | 1 => self.spaces.keys().copied().filter(|place| !self.cones.contains(place)).collect(),
            _ => BTreeSet::new(),
        }
    }
}
