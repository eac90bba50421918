//! The tricky part of the rules once more, slowly and to the letter: cost, profit, what can be afforded and
//! what is fully connected. Places are pairs of numbers, roads are lists of edges by their numbers, and
//! nothing is remembered from one question to the next.

use std::collections::{BTreeMap, BTreeSet};

/// A place, q and r.
pub(crate) type Spot = (i32, i32);

/// The edges that have a connection, 0 for north to 5 for north-west.
pub(crate) type Edges = BTreeSet<usize>;

/// RW notation: the step across each edge.
const STEPS: [Spot; 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

/// What lies on the table, as both players see it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Board {
    /// Each city tile, and whether it carries a dollar.
    pub(crate) city: BTreeMap<Spot, bool>,
    /// Each highway: whose, and its connections.
    pub(crate) highways: BTreeMap<Spot, (u8, Edges)>,
    /// Each right-of-way: whose, and how many tiles high.
    pub(crate) rights: BTreeMap<Spot, (u8, usize)>,
    /// The option of RW-5.2.
    pub(crate) covered_dollars: bool,
}

impl Board {
    /// RW-5.1.
    pub(crate) fn cost(&self, at: Spot, edges: &Edges) -> i64 {
        if self.city[&at] { edges.len() as i64 } else { 0 }
    }

    /// RW-5.2 and RW-5.3.
    pub(crate) fn profit(&self, at: Spot, edges: &Edges) -> i64 {
        let mut profit = 0;
        for edge in edges {
            let facing = across(at, *edge);
            if self.city.get(&facing) == Some(&true) {
                let covered = self.highways.contains_key(&facing);
                if !covered || self.covered_dollars {
                    profit += 1;
                }
            }
            if self.connection_back(facing, *edge) {
                profit += 1;
            }
        }
        profit
    }

    /// Whether the highway at this place has a connection on the edge that lies against this one.
    fn connection_back(&self, place: Spot, edge: usize) -> bool {
        self.highways.get(&place).is_some_and(|(_, edges)| edges.contains(&((edge + 3) % 6)))
    }

    /// RW-4.2: where this seat could build.
    pub(crate) fn open(&self, seat: u8) -> Vec<Spot> {
        let mut open = Vec::new();
        for at in self.city.keys() {
            let theirs = self.rights.get(at).is_some_and(|(owner, _)| *owner != seat);
            if !self.highways.contains_key(at) && !theirs {
                open.push(*at);
            }
        }
        open
    }

    /// RW-4.2 and RW-5.5: what this seat may place with this hand, each tile in the orientation it is named in.
    pub(crate) fn placements(&self, seat: u8, hand: &[Edges]) -> BTreeSet<(Spot, Edges)> {
        let mut all = BTreeSet::new();
        for at in self.open(seat) {
            for tile in hand {
                for sixths in 0..6 {
                    all.insert((at, turned(tile, sixths)));
                }
            }
        }
        let left = hand.len() as i64 - 1;
        let loss = |(at, edges): &(Spot, Edges)| self.cost(*at, edges) - self.profit(*at, edges);
        let payable: BTreeSet<_> = all.iter().filter(|placement| loss(placement) <= left).cloned().collect();
        if payable.is_empty() { all } else { payable }
    }

    /// RW-6.1, RW-6.2 and RW-6.3: where this seat could buy a right-of-way with a hand of so many tiles.
    pub(crate) fn purchases(&self, seat: u8, hand: usize) -> BTreeSet<Spot> {
        let mut places = BTreeSet::new();
        for at in self.city.keys() {
            let price = match self.rights.get(at) {
                Some((owner, _)) if *owner == seat => continue,
                Some((_, height)) => *height,
                None => 0,
            };
            // One is laid, the price is paid, and at least one is left.
            if !self.highways.contains_key(at) && hand > price + 1 {
                places.insert(*at);
            }
        }
        places
    }

    /// RW-7.4: the points of a seat.
    pub(crate) fn points(&self, seat: u8) -> i32 {
        let mut points = 0;
        for (at, (owner, edges)) in &self.highways {
            let connected = edges.iter().all(|edge| self.connection_back(across(*at, *edge), *edge));
            if *owner == seat && connected {
                points += edges.len() as i32;
            }
        }
        points
    }
}

fn across((q, r): Spot, edge: usize) -> Spot {
    (q + STEPS[edge].0, r + STEPS[edge].1)
}

fn turned(edges: &Edges, sixths: usize) -> Edges {
    edges.iter().map(|edge| (edge + sixths) % 6).collect()
}

/// Reads `N.SE`.
pub(crate) fn edges(text: &str) -> Edges {
    let names = ["N", "NE", "SE", "S", "SW", "NW"];
    text.split('.').map(|name| names.iter().position(|edge| *edge == name).expect("an edge")).collect()
}

/// Reads `1,-2`.
pub(crate) fn spot(text: &str) -> Spot {
    let (q, r) = text.split_once(',').expect("two numbers");
    (q.parse().expect("a number"), r.parse().expect("a number"))
}
