//! A position: plain data, and what of it is kept at hand so that nothing is looked up twice.

use cloverleaf_core::Seat;
use cloverleaf_grid::Roads;
use serde::{Deserialize, Serialize};

use crate::city::{NO_TILE, Quarters};
use crate::tiles::{Pile, Tiles};
use crate::{City, Ending, Options, PIECES, Sites};

/// What is due next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// RW-1.4: chance marks a city tile.
    Dollar,
    /// RW-1.4: chance draws a piece of the city.
    Piece,
    /// RW-1.4: a seat lays it.
    Lay,
    /// RW-3.1: chance deals the first hands.
    Deal,
    /// RW-3.2: the lot decides who begins.
    First,
    /// RW-4.1: a seat places, buys or is done.
    Act,
    /// RW-5.4: chance draws what a placement earned.
    Draw,
    /// RW-5.4: a seat pays for a placement from its hand.
    Discard,
    /// RW-5.5: a seat pays for a placement from the city.
    Scrap,
    /// RW-6.2: a seat pays for a right-of-way.
    Price,
    /// RW-4.3: chance draws a tile for an empty hand.
    Refill,
    /// RW-7: nothing.
    Over,
}

/// How many tiles there is room for: as many as a set of them has, so that no number of a tile lies outside. The last,
/// [`NO_TILE`], stands for what is beside the city and stays empty.
const ROOM: usize = 64;

/// A position.
///
/// A tile of the city is known by its number in `city`. `meets` and `rich` follow from the rest; they are
/// kept because cost, profit and points are asked for a thousand times between two highways.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) city: Quarters,
    /// The roads of the highway on each tile; none where there is none.
    pub(crate) roads: [Roads; ROOM],
    /// The edges of each tile across which a highway has a connection towards it.
    pub(crate) meets: [Roads; ROOM],
    /// RW-5.2: the edges of each tile across which lies a dollar tile that counts.
    pub(crate) rich: [Roads; ROOM],
    /// The tiles with a highway of each seat.
    pub(crate) built: [Sites; 2],
    /// The right-of-way on each tile.
    pub(crate) rights: [Pile; ROOM],
    /// The tiles with a right-of-way that belongs to each seat.
    pub(crate) claims: [Sites; 2],
    pub(crate) hands: [Tiles; 2],
    pub(crate) stacks: [Tiles; 2],
    /// RW-1.3: the pieces not yet drawn, by their dollars.
    pub(crate) pieces: [u8; 4],
    /// The dollars of the piece to be laid, in that phase.
    pub(crate) piece: u8,
    pub(crate) phase: Phase,
    /// How many tiles are still to be drawn or paid, in a phase of drawing or paying.
    pub(crate) owed: u8,
    /// Whose turn it is, or who lays.
    pub(crate) seat: Seat,
    /// The tile built on in this turn.
    pub(crate) placed: Option<u8>,
    /// The tile whose right-of-way was bought in this turn.
    pub(crate) bought: Option<u8>,
    /// RW-7.1: whether this is the last turn.
    pub(crate) last_turn: bool,
    pub(crate) turns: u32,
    pub(crate) ended: Option<Ending>,
}

impl State {
    /// Before anything has happened.
    pub(crate) fn start(options: &Options) -> State {
        let (city, phase, pieces) = match options.city {
            City::Hexagon => (Quarters::hexagon(), Phase::Dollar, [0; 4]),
            City::Laid => (Quarters::centre(), Phase::Piece, PIECES),
        };
        State {
            city,
            phase,
            pieces,
            roads: [Roads::NONE; ROOM],
            meets: [Roads::NONE; ROOM],
            rich: [Roads::NONE; ROOM],
            built: [Sites::EMPTY; 2],
            rights: [Pile::EMPTY; ROOM],
            claims: [Sites::EMPTY; 2],
            hands: [Tiles::default(); 2],
            stacks: [Tiles::set(options); 2],
            piece: 0,
            owed: 0,
            seat: Seat::at(0),
            placed: None,
            bought: None,
            last_turn: false,
            turns: 0,
            ended: None,
        }
    }

    /// How many tiles a seat has in hand, once everything is drawn or paid that is due.
    #[must_use]
    pub fn power(&self, seat: Seat) -> i32 {
        let hand = i32::from(self.hands[seat.index() & 1].total());
        let due = i32::from(self.owed);
        match self.phase {
            Phase::Draw if seat == self.seat => hand + due,
            Phase::Discard | Phase::Scrap | Phase::Price if seat == self.seat => hand - due,
            _ => hand,
        }
    }

    /// The connections of each highway of a seat, and how many of them are met (RW-7.4).
    pub fn highways(&self, seat: Seat) -> impl Iterator<Item = (u32, u32)> + '_ {
        self.built[seat.index() & 1].into_iter().map(|tile| {
            let roads = self.roads[tile].bits();
            (roads.count_ones(), (roads & self.meets[tile].bits()).count_ones())
        })
    }

    /// The index of whose turn it is.
    pub(crate) fn me(&self) -> usize {
        self.seat.index() & 1
    }

    /// The index of the other seat.
    pub(crate) fn you(&self) -> usize {
        1 - self.me()
    }

    pub(crate) fn hand(&self) -> &Tiles {
        &self.hands[self.me()]
    }

    /// RW-1.1: the tiles without a dollar sign.
    pub(crate) fn plain(&self) -> Sites {
        self.city.all().minus(self.city.dollars)
    }

    /// RW-4.2: the tiles on which whose turn it is may build.
    pub(crate) fn open(&self) -> Sites {
        self.city.all().minus(self.built[0] | self.built[1] | self.claims[self.you()])
    }

    /// RW-6.1: the tiles with neither a highway nor a right-of-way.
    pub(crate) fn free(&self) -> Sites {
        self.open().minus(self.claims[self.me()])
    }

    /// RW-5.5: the tiles from which whose turn it is could pay.
    pub(crate) fn scrappable(&self) -> Sites {
        let laid_now: Sites = [self.placed, self.bought].into_iter().flatten().map(usize::from).collect();
        (self.built[self.me()] | self.claims[self.me()]).minus(laid_now)
    }

    /// RW-7.4: what the highway on this tile is worth now.
    pub(crate) fn points(&self, tile: usize) -> u8 {
        let connected = self.roads[tile].bits() & !self.meets[tile].bits() == 0;
        if connected { self.roads[tile].len() as u8 } else { 0 }
    }

    /// Tells every tile what lies beside it, when the city is whole or its highways have come about all at once.
    pub(crate) fn tell_all(&mut self, covered_dollars: bool) {
        let covered = if covered_dollars { Sites::EMPTY } else { self.built[0] | self.built[1] };
        let counts = self.city.dollars.minus(covered);
        let told = |beside: &[u8; 6]| {
            let (mut meets, mut rich) = (0, 0);
            for (edge, beside) in beside.iter().enumerate() {
                let (beside, facing) = (usize::from(*beside) % ROOM, (edge + 3) % 6);
                meets |= (self.roads[beside].bits() >> facing & 1) << edge;
                rich |= u8::from(counts.contains(beside)) << edge;
            }
            (Roads::from_bits(meets), Roads::from_bits(rich))
        };
        let told = self.city.all_beside().map(|beside| told(&beside));
        for (tile, told) in told.into_iter().enumerate() {
            (self.meets[tile], self.rich[tile]) = told;
        }
    }

    /// Sets what roads lie on a tile, and tells the tiles beside it.
    pub(crate) fn pave(&mut self, tile: usize, roads: Roads, covered_dollars: bool) {
        self.roads[tile] = roads;
        let counts = self.city.dollars.contains(tile) && (covered_dollars || roads.is_empty());
        for (edge, beside) in self.city.beside(tile).into_iter().enumerate() {
            let (beside, facing) = (usize::from(beside) % ROOM, (edge + 3) % 6);
            self.meets[beside] = set(self.meets[beside], facing, roads.bits() >> edge & 1);
            self.rich[beside] = set(self.rich[beside], facing, counts.into());
        }
        // What lies outside was told like all others, because asking first would take longer.
        (self.meets[NO_TILE as usize], self.rich[NO_TILE as usize]) = (Roads::NONE, Roads::NONE);
    }
}

/// The edges with the one of this number in it, or not.
fn set(edges: Roads, edge: usize, on: u8) -> Roads {
    Roads::from_bits(edges.bits() & !(1 << edge) | on << edge)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_small_enough_to_be_copied_at_every_step() {
        assert!(size_of::<State>() < 1024, "{}", size_of::<State>());
    }
}
