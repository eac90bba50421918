//! The whole truth about a game, as plain data: no pointer, equal whenever it means the same.

use cloverleaf_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::block::Harmless;
use crate::city::City;
use crate::data::{EXTRA_PRICES, LAST_DAY, MOST_MOVES, ROUNDS};
use crate::lanes::Lanes;
use crate::roads::{Landing, Roads};
use crate::route::Route;
use crate::sign::{Post, Sign, Signs};
use crate::tile::{Dir, Tile, TileSet};

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// The corners are being drawn (TT-1.2).
    Corners,
    /// A day is open (TT-10.3).
    Orders,
    /// The winner is to choose (TT-8.2).
    Choice,
    /// Nothing: the game is over.
    Over,
}

/// Everything there is to know.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// What the game waits for.
    pub stage: Stage,
    /// The day, 1 to 5; it stays 5 after the last.
    pub day: u8,
    /// Each seat's corner, once drawn.
    pub corners: [Option<Tile>; 4],
    /// Each seat's garnets when the day started (TT-7.4).
    pub purses: [u8; 4],
    /// What each seat has ordered for the day.
    pub orders: [Orders; 4],
    /// Each seat's gas by delivery; 0 for those to come.
    pub gas: [[u16; ROUNDS]; 4],
    /// Each seat's garnets by delivery (TT-7.3); 0 for those to come, and for others in a state that was made up.
    pub earned: [[u8; ROUNDS]; 4],
    /// Each seat's route by delivery. In a state that [`complete`](cloverleaf_core::Game::complete)
    /// made up, the past routes of other seats are empty: no rule asks for them again.
    pub routes: [[Route; ROUNDS]; 4],
    /// Each seat's signs by traffic phase: the obligatory one and the extra one.
    pub planted: [[[Option<Planted>; 2]; ROUNDS]; 4],
    /// The signs that stand. It is all there is to know of them but who planted which.
    pub signs: Signs,
    /// Where each pair of seats collided, by delivery; the index of a pair is [`pair`].
    pub collisions: [[TileSet; 6]; ROUNDS],
    /// The Elimination Candidates, once the game is over (TT-8.2).
    pub candidates: SeatSet,
    /// The signs standing this morning, which is what today's delivery drives on (TT-1.4).
    pub city: City,
    /// Worked out from the city each morning.
    pub roads: Roads,
    /// Worked out from the city each morning of a day on which signs are planted.
    pub harmless: Harmless,
}

/// A sign that was planted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Planted {
    /// The sign and its place.
    pub post: Post,
    /// Whether it failed and does not stand (TT-3.2).
    pub failed: bool,
}

/// What a seat has ordered for the day.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Orders {
    /// The route, as far as it is planned.
    pub route: Route,
    /// Where the route has got to: on a tile, or off the board. It is the corner's tile in the morning.
    pub at: Option<Tile>,
    /// The obligatory sign.
    pub sign: Option<Post>,
    /// The paid second sign.
    pub extra: Option<Post>,
    /// Whether the orders are final.
    pub sealed: bool,
}

impl Orders {
    /// No orders, and no car.
    pub const NONE: Orders = Orders { route: Route::EMPTY, at: None, sign: None, extra: None, sealed: false };

    /// No orders yet, for a car in this corner.
    #[must_use]
    pub fn none(corner: Option<Tile>) -> Orders {
        Orders { at: corner, ..Orders::NONE }
    }

    /// One more step of the route, if it leads anywhere.
    pub(crate) fn go(&mut self, dir: Dir, rush: bool, landing: Landing) {
        if landing != Landing::Nowhere {
            self.route.push(dir, rush);
            self.at = landing.tile();
        }
    }

    /// TT-4.5: how many more moves the route may have.
    #[must_use]
    pub fn moves_left(&self) -> u8 {
        MOST_MOVES.saturating_sub(self.route.len()) as u8
    }

    /// TT-10.1: what is due next on a day, for a car with this goal.
    pub(crate) fn due(&self, day: u8, goal: Option<Tile>) -> Due {
        let on_the_way = self.at.is_some() && self.at != goal;
        if self.sealed {
            Due::Nothing
        } else if day > 1 && on_the_way {
            Due::Step
        } else if phase(day).is_none() || self.extra.is_some() {
            Due::Seal
        } else if self.sign.is_some() {
            Due::Extra
        } else {
            Due::Sign
        }
    }

    /// TT-10.2: whether there is something to take back.
    #[must_use]
    pub fn any(&self) -> bool {
        self.sealed || self.sign.is_some() || !self.route.is_empty()
    }
}

/// What a seat owes next (TT-10.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// The next step of its route.
    Step,
    /// Its obligatory sign.
    Sign,
    /// An extra sign or its seal.
    Extra,
    /// Its seal.
    Seal,
    /// Nothing: it has sealed.
    Nothing,
}

impl State {
    /// The state before the corners are drawn.
    #[must_use]
    pub fn new(starting_garnets: u8) -> State {
        let city = City::default();
        let roads = Roads::of(&city);
        State {
            stage: Stage::Corners,
            day: 1,
            corners: [None; 4],
            purses: [starting_garnets; 4],
            orders: [Orders::default(); 4],
            gas: [[0; ROUNDS]; 4],
            earned: [[0; ROUNDS]; 4],
            routes: [[Route::default(); ROUNDS]; 4],
            planted: [[[None; 2]; ROUNDS]; 4],
            signs: Signs::default(),
            collisions: [[TileSet::EMPTY; 6]; ROUNDS],
            candidates: SeatSet::EMPTY,
            city,
            roads,
            harmless: Harmless::on(&city, &roads),
        }
    }

    /// A new morning: nothing ordered, the roads as the signs make them.
    pub(crate) fn dawn(&mut self) {
        self.orders = self.corners.map(Orders::none);
        let lanes = Lanes::of(&self.city);
        self.roads = Roads::along(&self.city, &lanes, &lanes.steps());
        // On the last day nobody plants.
        self.harmless = match self.phase() {
            Some(_) => Harmless::along(&self.city, &lanes, &self.roads),
            None => Harmless::NONE,
        };
    }

    /// TT-1.3: the index of the delivery driven today.
    #[must_use]
    pub fn delivery(&self) -> Option<usize> {
        usize::from(self.day).checked_sub(2)
    }

    /// TT-1.3: the index of the traffic phase of today.
    #[must_use]
    pub fn phase(&self) -> Option<usize> {
        phase(self.day)
    }

    /// TT-2.9: what an extra sign costs today.
    #[must_use]
    pub fn extra_price(&self) -> Option<u8> {
        extra_price(self.day)
    }

    /// How many deliveries have been driven.
    #[must_use]
    pub fn delivered(&self) -> usize {
        delivered(self.stage, self.day)
    }

    /// The goal of the seat's car (TT-1.2).
    #[must_use]
    pub fn goal(&self, seat: Seat) -> Option<Tile> {
        self.corners[seat.index()].map(Tile::opposite)
    }

    /// The seats that have sealed their orders (TT-10.3).
    #[must_use]
    pub fn sealed(&self) -> SeatSet {
        Seat::ALL.into_iter().filter(|seat| self.orders[seat.index()].sealed).collect()
    }

    /// The seats that have not sealed their orders (TT-10.3).
    #[must_use]
    pub fn unsealed(&self) -> SeatSet {
        Seat::ALL.into_iter().filter(|seat| !self.orders[seat.index()].sealed).collect()
    }

    /// TT-10.1: what the seat owes next.
    #[must_use]
    pub fn due(&self, seat: Seat) -> Due {
        self.orders[seat.index()].due(self.day, self.goal(seat))
    }

    /// TT-2.4: whether the seat's one Stop Sign stands already. One that failed is not used up (TT-3.3).
    #[must_use]
    pub fn stop_used(&self, seat: Seat) -> bool {
        stop_used(&self.planted[seat.index()])
    }

    /// The signs that stand from traffic phases up to this one, that one included (TT-1.4).
    pub fn standing(&self, phases: usize) -> impl Iterator<Item = Post> + '_ {
        let planted =
            self.planted.iter().flat_map(move |by_phase| by_phase[..phases].iter().flatten().flatten());
        planted.filter(|planted| !planted.failed).map(|planted| planted.post)
    }
}

/// TT-2.4: whether a Stop Sign is among these signs of a seat and stands.
pub(crate) fn stop_used(planted: &[[Option<Planted>; 2]; ROUNDS]) -> bool {
    planted.iter().flatten().flatten().any(|planted| !planted.failed && planted.post.sign() == Sign::Stop)
}

/// TT-1.3: the index of the traffic phase of a day.
fn phase(day: u8) -> Option<usize> {
    (day < LAST_DAY).then(|| usize::from(day).saturating_sub(1))
}

/// TT-2.9: what an extra sign costs on a day.
pub(crate) fn extra_price(day: u8) -> Option<u8> {
    phase(day).map(|phase| EXTRA_PRICES[phase])
}

/// How many deliveries have been driven when the game waits for this.
pub(crate) fn delivered(stage: Stage, day: u8) -> usize {
    match stage {
        Stage::Corners => 0,
        Stage::Orders => usize::from(day.saturating_sub(2)).min(ROUNDS),
        Stage::Choice | Stage::Over => ROUNDS,
    }
}

/// The index of a pair of seats in [`State::collisions`]; the order of the two does not matter.
#[must_use]
pub fn pair(one: Seat, other: Seat) -> usize {
    const PAIRS: [[usize; 4]; 4] = [[0, 0, 1, 2], [0, 0, 3, 4], [1, 3, 0, 5], [2, 4, 5, 0]];
    PAIRS[one.index()][other.index()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_small_and_plain() {
        assert!(size_of::<State>() < 1024, "{}", size_of::<State>());
    }

    #[test]
    fn each_pair_of_seats_has_its_own_index() {
        let mut seen = [0; 6];
        for one in Seat::ALL {
            for other in Seat::ALL.into_iter().filter(|&other| other != one) {
                assert_eq!(pair(one, other), pair(other, one));
                seen[pair(one, other)] += 1;
            }
        }
        assert_eq!(seen, [2; 6]);
    }
}
