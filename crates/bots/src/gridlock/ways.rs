//! The work it takes to drive from a space to the others over the network that could be built.
//!
//! A build turn has four actions, of which two can be placements. So a placement is two units of work, a
//! turned tile is one, and a turn does four.

use cloverleaf_core::Seat;
use cloverleaf_gridlock::{Gridlock, Roads, State, Terrain};

use super::SPACES;

/// More work than any way takes.
pub(super) const FAR: u16 = 60;
/// The work of laying a tile.
const PLACED: u16 = 2;
/// Open on all sides.
const ALL: u8 = Roads::ALL.bits();
/// No step takes so much work: a tile that must go from a construction zone, one laid, a stop.
const STEP: usize = 8;

/// The work to each space.
pub(super) type Work = [u16; SPACES];

/// What it takes to drive on a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    /// Nobody ever drives here.
    Closed,
    /// These sides are open and stay so.
    Fixed(u8),
    /// A tile with these roads, which can be turned to lead round these bends, or removed for another.
    Tiled { roads: u8, bends: u8 },
    /// A tile can be laid here.
    Empty,
}

/// What the spaces are to one seat's car.
pub(super) struct Ways<'a> {
    game: &'a Gridlock,
    ways: [Way; SPACES],
    /// The work of turning a tile; in a construction zone the cone must go first (GB-5.2).
    turned: [u16; SPACES],
    /// The work of driving on where every car must stop (GB-6.5).
    stop: [u16; SPACES],
}

/// How far the ways from a space are known.
struct Spread {
    /// The least work, by space and the side it is entered by.
    known: [[u16; 6]; SPACES],
    /// What is to be followed next, by the work to get there, round and round: the space and the side.
    due: [Vec<(u8, u8)>; STEP],
}

impl Spread {
    fn reach(&mut self, space: usize, side: usize, work: u16) {
        if work < self.known[space][side] {
            self.known[space][side] = work;
            self.due[usize::from(work) % STEP].push((space as u8, side as u8));
        }
    }
}

impl<'a> Ways<'a> {
    pub(super) fn new(game: &'a Gridlock, state: &State, seat: Seat) -> Ways<'a> {
        let zone = game.construction_zone(state, seat);
        let stops = game.forced_stops(state, seat);
        let mut ways = Ways { game, ways: [Way::Closed; SPACES], turned: [1; SPACES], stop: [0; SPACES] };
        for space in 0..game.board().spaces().len() {
            ways.ways[space] = way(game, state, space);
            ways.turned[space] += u16::from(zone.contains(space));
            ways.stop[space] = u16::from(stops.contains(space));
        }
        ways
    }

    /// The work from this space to each other; what takes more than this is far.
    pub(super) fn from(&self, start: usize, most: u16) -> Work {
        let mut best = [FAR; SPACES];
        if start >= SPACES {
            return best;
        }
        let mut spread = Spread { known: [[FAR; 6]; SPACES], due: Default::default() };
        self.go_on(start, None, 0, &mut spread);
        best[start] = 0;
        for work in 0..FAR.min(most + 1) {
            while let Some((space, side)) = spread.due[usize::from(work) % STEP].pop() {
                let (space, side) = (usize::from(space), usize::from(side));
                let again = best[space] <= work && self.is_all_open(space);
                if spread.known[space][side] == work && !again {
                    best[space] = best[space].min(work);
                    self.go_on(space, Some(side), work, &mut spread);
                }
            }
        }
        best
    }

    /// Goes on from a space that was entered by this side, or where the car stands, to all it leads to.
    fn go_on(&self, space: usize, from: Option<usize>, work: u16, spread: &mut Spread) {
        let neighbours = self.game.board().neighbours().row(space);
        for (to, &next) in neighbours.iter().enumerate() {
            let (next, side) = (usize::from(next), (to + 3) % 6);
            let leaves = (from != Some(to)).then(|| self.through(space, from, to)).flatten();
            if let Some(more) = leaves
                && next < SPACES
                && self.enters(next, side)
            {
                spread.reach(next, side, work + more + self.stop[next]);
            }
        }
        if self.is_tunnel(space) {
            self.go_underground(work, spread);
        }
    }

    /// GB-6.3: all tunnels are joined, and a car that comes out of one may take any side that is open.
    fn go_underground(&self, work: u16, spread: &mut Spread) {
        for tunnel in (0..self.game.board().spaces().len()).filter(|&space| self.is_tunnel(space)) {
            for side in (0..6).filter(|&side| self.enters(tunnel, side)) {
                spread.reach(tunnel, side, work);
            }
        }
    }

    fn is_tunnel(&self, space: usize) -> bool {
        matches!(self.game.board().ground(space), Terrain::Tunnel(_))
    }

    /// Whether it does not matter by which side a car comes in.
    fn is_all_open(&self, space: usize) -> bool {
        matches!(self.ways[space], Way::Empty | Way::Fixed(ALL))
    }

    /// The work of leaving by a side for a car that came in by another.
    fn through(&self, space: usize, from: Option<usize>, to: usize) -> Option<u16> {
        let wanted = from.map_or(0, |from| 1 << from) | 1 << to;
        match self.ways[space] {
            Way::Closed => None,
            Way::Fixed(open) => (open & wanted == wanted).then_some(0),
            Way::Empty => Some(PLACED),
            Way::Tiled { roads, .. } if roads & wanted == wanted => Some(0),
            Way::Tiled { bends, .. } if bends >> bend(from.unwrap_or(to), to) & 1 == 1 => {
                Some(self.turned[space])
            }
            Way::Tiled { .. } => Some(self.turned[space] + PLACED),
        }
    }

    /// Whether a car can come in by this side, now or after some work.
    fn enters(&self, space: usize, side: usize) -> bool {
        match self.ways[space] {
            Way::Closed => false,
            Way::Fixed(open) => open >> side & 1 == 1,
            Way::Tiled { .. } | Way::Empty => true,
        }
    }
}

fn way(game: &Gridlock, state: &State, space: usize) -> Way {
    match (game.board().ground(space), state.tile(space)) {
        (Terrain::Destination, _) => Way::Fixed(ALL),
        (Terrain::Tunnel(edges), _) => Way::Fixed(edges.bits()),
        (Terrain::Empty, Some(tile)) => {
            let roads = tile.roads().bits();
            Way::Tiled { roads, bends: bends(roads) }
        }
        (Terrain::Empty, None) => Way::Empty,
        (Terrain::River | Terrain::Park { .. }, _) => Way::Closed,
    }
}

/// How far two sides are apart, the shorter way round: 3 is straight on, and 0 the way back.
const fn bend(one: usize, other: usize) -> usize {
    let apart = one.abs_diff(other);
    if apart > 3 { 6 - apart } else { apart }
}

/// The bends that a tile with these roads leads round, however it is turned: one bit for each.
fn bends(roads: u8) -> u8 {
    let turned = |by: usize| (roads << by | roads >> (6 - by)) & ALL;
    (0..=3).filter(|&by| roads & turned(by) != 0).fold(0, |bends, by| bends | 1 << by)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cloverleaf_core::{Game, GameExt, Random, SplitMix, Turn};

    #[test]
    fn a_tile_leads_round_the_bends_between_its_roads() {
        assert_eq!(bends(0b00_0101), 0b0101, "a wide curve");
        assert_eq!(bends(0b10_0001), 0b0011, "a narrow one, across north");
        assert_eq!(bends(0b00_1001), 0b1001, "straight on");
        assert_eq!(bends(0b00_1000), 0b0001, "a dead end");
        assert_eq!((bend(0, 5), bend(4, 1), bend(2, 4), bend(3, 3)), (1, 3, 2, 0));
    }

    /// Where a car can drive at once there is no work, and where there is no work it can drive.
    #[test]
    fn no_work_is_what_the_rules_call_reach() {
        let game = Gridlock::new(2, Default::default()).unwrap();
        let mut random = SplitMix::new(2);
        let mut state = game.start();
        let mut looked = 0;
        while looked < 400 && game.turn(&state) != Turn::Over {
            let mut draws = Vec::new();
            game.chance(&state, &mut draws);
            if let Some(seat) = game.next_seat(&state) {
                looked += 1;
                let mut actions = Vec::new();
                game.legal_onward(&state, seat, &mut actions);
                let action = *random.choose(&actions).unwrap();
                game.play_unchecked(&mut state, cloverleaf_core::Actor::Seat(seat), action);
            } else {
                let drawn = random.weighted(draws.iter().map(|&(_, weight)| weight));
                game.play_unchecked(&mut state, cloverleaf_core::Actor::Chance, draws[drawn].0);
            }
            for seat in [Seat::at(0), Seat::at(1)] {
                let car = state.player(seat).car_space();
                if car >= SPACES || !state.cones.is_empty() {
                    continue;
                }
                let (work, reach) = (Ways::new(&game, &state, seat).from(car, FAR), game.reach(&state, seat));
                for place in game.board().destinations().iter().filter(|place| place.space != car) {
                    assert_eq!(work[place.space] == 0, reach.contains(place.space), "{}", place.space);
                }
            }
        }
        assert_eq!(looked, 400);
    }
}
