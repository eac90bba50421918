//! A view written out, as people and programs read it: lists and tiles instead of sets and moves. This is a view's JSON.
//! Everything here follows from the view.

use alloc::vec::Vec;

use cloverleaf_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::city::City;
use crate::data::{ROUNDS, RUSH_PRICE};
use crate::route::Route;
use crate::score;
use crate::sign::{Place, Post, Sign};
use crate::state::{Orders, Planted, Stage, pair};
use crate::tile::{Dir, Tile, TileSet};
use crate::view::{Secrets, View};

/// A view, written out. Seats are numbered from 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Shown {
    /// The seat that looks; none for a spectator.
    pub viewer: Option<u8>,
    /// What the game waits for.
    pub stage: Stage,
    /// The day, 1 to 5.
    pub day: u8,
    /// The seats that are to act.
    pub to_act: Vec<u8>,
    /// Each seat's corner, once drawn; its goal is the opposite one.
    pub corners: [Option<Tile>; 4],
    /// Who has submitted for the day.
    pub sealed: [bool; 4],
    /// Each seat's gas, delivery by delivery.
    pub gas: [Vec<u16>; 4],
    /// Each seat's gas in total.
    pub totals: [u16; 4],
    /// The signs standing, by day and place. Who planted them is not told (TT-2.10).
    pub signs: Vec<Standing>,
    /// The seats among which the winner is to choose (TT-8.2), while the choice is due.
    pub choices: Vec<u8>,
    /// The viewer's own garnets when the day started (TT-7.4).
    pub purse: Option<u8>,
    /// The garnets the viewer got for each delivery (TT-7.3).
    pub earned: Vec<u8>,
    /// What garnets buy today.
    pub prices: Prices,
    /// What the viewer has ordered for the day.
    pub orders: Option<Ordered>,
    /// The viewer's own past routes.
    pub routes: Vec<Driven>,
    /// The signs the viewer planted, those that failed included (TT-3.3).
    pub planted: Vec<Planting>,
    /// The viewer's own collisions (TT-9.2).
    pub notices: Vec<Notice>,
    /// Everything else, once the game is over (TT-9.3, X-5), and for a referee.
    pub revealed: Option<Revealed>,
}

/// What garnets buy on a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Prices {
    /// A rush (TT-4.6), if a delivery is driven.
    pub rush: Option<u8>,
    /// An extra sign (TT-2.9), if signs are planted.
    pub extra: Option<u8>,
}

/// Equal signs that were planted on one place on the same day.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Standing {
    /// The day they were planted.
    pub day: u8,
    /// The tile, row or column.
    pub place: Place,
    /// The sign.
    pub sign: Sign,
    /// How many of it: two Toll Roads cost 4, two Speed Limits make 105.
    pub count: u8,
}

/// A seat's orders for the day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ordered {
    /// The route as far as it is planned.
    pub route: Plan,
    /// The obligatory sign.
    pub sign: Option<Post>,
    /// The paid second sign.
    pub extra: Option<Post>,
}

/// A route, planned or driven.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Plan {
    /// The tiles where each step ends, the starting tile first (TT-4.1).
    pub tiles: Vec<Tile>,
    /// The direction of each step.
    pub moves: Vec<Dir>,
    /// Which of the moves, counted from 1, is merged with the one after it (TT-4.6).
    pub rush: Option<u8>,
    /// Whether the last move leaves the board (TT-4.4).
    pub off: bool,
}

/// A route that was driven.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Driven {
    /// Whose.
    pub seat: u8,
    /// The delivery, 1 to 4.
    pub delivery: u8,
    /// The route as it was planned.
    pub route: Plan,
}

/// A sign and who planted it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Planting {
    /// Who planted it.
    pub seat: u8,
    /// The day it was planted.
    pub day: u8,
    /// The tile, row or column.
    pub place: Place,
    /// The sign.
    pub sign: Sign,
    /// Whether it was the paid second one (TT-2.9).
    pub extra: bool,
    /// Whether it failed and does not stand (TT-3.2).
    pub failed: bool,
}

/// A collision, as told to a car that was in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Notice {
    /// Who is told.
    pub seat: u8,
    /// The delivery, 1 to 4.
    pub delivery: u8,
    /// With whom.
    pub with: u8,
    /// Where.
    pub tile: Tile,
}

/// What opens when the game is over. A referee sees it before; what is not settled yet is empty.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Revealed {
    /// Who won the Token of Life (TT-8.1).
    pub token: Option<u8>,
    /// The Elimination Candidates (TT-8.2).
    pub candidates: Vec<u8>,
    /// The garnets each seat got for its place (TT-8.3).
    pub bonus: [u8; 4],
    /// Each seat's garnets, the bonus included.
    pub purses: [u8; 4],
    /// What each seat has ordered for the day, seat by seat, if a day is open.
    pub orders: Vec<Ordered>,
    /// All routes.
    pub routes: Vec<Driven>,
    /// All signs.
    pub planted: Vec<Planting>,
    /// All collisions, told to both sides.
    pub notices: Vec<Notice>,
}

impl From<View> for Shown {
    fn from(view: View) -> Shown {
        view.shown()
    }
}

impl View {
    /// This view, written out.
    #[must_use]
    pub fn shown(&self) -> Shown {
        let own = self.own.as_ref();
        let delivered = self.delivered();
        let viewer: SeatSet = self.viewer().into_iter().collect();
        Shown {
            viewer: self.viewer().map(Seat::number),
            stage: self.stage,
            day: self.day,
            to_act: numbers(self.to_act),
            corners: self.corners,
            sealed: Seat::ALL.map(|seat| self.sealed.contains(seat)),
            gas: self.gas.map(|deliveries| deliveries[..delivered].to_vec()),
            totals: self.totals(),
            signs: self.standing(),
            choices: if self.stage == Stage::Choice {
                numbers(score::highest(self.totals()))
            } else {
                Vec::new()
            },
            purse: own.map(|own| own.purse),
            earned: own.map_or_else(Vec::new, |own| own.earned[..delivered].to_vec()),
            prices: self.prices(),
            orders: own.and_then(|own| self.ordered(own.seat, &own.orders)),
            routes: self.driven(viewer, |_, delivery| own.map(|own| own.routes[delivery])),
            planted: own.map_or_else(Vec::new, |own| plantings(own.seat, &own.planted).collect()),
            notices: notices(viewer, |_, with, delivery| {
                own.map_or_else(Default::default, |own| own.collisions[delivery][with.index()])
            }),
            revealed: self.revealed.as_ref().map(|secrets| self.open(secrets)),
        }
    }

    fn prices(&self) -> Prices {
        let open = self.stage == Stage::Orders;
        Prices { rush: (open && self.day > 1).then_some(RUSH_PRICE), extra: self.extra_price() }
    }

    /// Equal signs of a day and place in one.
    fn standing(&self) -> Vec<Standing> {
        let mut signs: Vec<Standing> = Vec::new();
        for (phase, post) in self.signs.iter() {
            let (day, place, sign) = (phase as u8 + 1, post.place(), post.sign());
            match signs.last_mut() {
                Some(last) if (last.day, last.place, last.sign) == (day, place, sign) => last.count += 1,
                _ => signs.push(Standing { day, place, sign, count: 1 }),
            }
        }
        signs
    }

    fn ordered(&self, seat: Seat, orders: &Orders) -> Option<Ordered> {
        let corner = self.corners[seat.index()].filter(|_| self.stage == Stage::Orders)?;
        let route = plan(&self.city, corner, orders.route);
        Some(Ordered { route, sign: orders.sign, extra: orders.extra })
    }

    /// The routes of these seats, delivery by delivery.
    fn driven(&self, seats: SeatSet, route: impl Fn(Seat, usize) -> Option<Route>) -> Vec<Driven> {
        let mut routes = Vec::new();
        for delivery in 0..self.delivered() {
            // TT-1.4: the signs of the phases up to this delivery's own.
            let city =
                City::of(self.signs.iter().filter(|(phase, _)| *phase <= delivery).map(|(_, post)| post));
            for seat in seats.iter() {
                if let (Some(corner), Some(route)) = (self.corners[seat.index()], route(seat, delivery)) {
                    let route = plan(&city, corner, route);
                    routes.push(Driven { seat: seat.number(), delivery: delivery as u8 + 1, route });
                }
            }
        }
        routes
    }

    /// TT-9.3, X-5.
    fn open(&self, secrets: &Secrets) -> Revealed {
        let settled = matches!(self.stage, Stage::Choice | Stage::Over);
        let totals = self.totals();
        Revealed {
            token: score::single_lowest(totals).filter(|_| settled).map(Seat::number),
            candidates: numbers(secrets.candidates),
            bonus: if settled { score::bonuses(totals) } else { [0; 4] },
            purses: secrets.purses,
            orders: Seat::ALL
                .into_iter()
                .filter_map(|seat| self.ordered(seat, &secrets.orders[seat.index()]))
                .collect(),
            routes: self
                .driven(SeatSet::first(4), |seat, delivery| Some(secrets.routes[seat.index()][delivery])),
            planted: Seat::ALL
                .into_iter()
                .flat_map(|seat| plantings(seat, &secrets.planted[seat.index()]))
                .collect(),
            notices: notices(SeatSet::first(4), |seat, with, delivery| {
                secrets.collisions[delivery][pair(seat, with)]
            }),
        }
    }
}

fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(Seat::number).collect()
}

/// TT-4.1: a route as the tiles where each step ends.
fn plan(city: &City, corner: Tile, route: Route) -> Plan {
    let rush = route.rush().map(|index| index as u8 + 1);
    let mut plan = Plan { tiles: Vec::from([corner]), moves: route.moves().collect(), rush, off: false };
    let mut at = corner;
    for dir in route.moves() {
        match city.step(at, dir) {
            Ok(step) if !step.off => at = step.end,
            _ => {
                plan.off = true;
                break;
            }
        }
        plan.tiles.push(at);
    }
    plan
}

/// A seat's signs, phase by phase.
fn plantings(seat: Seat, planted: &[[Option<Planted>; 2]; ROUNDS]) -> impl Iterator<Item = Planting> {
    let slots = planted.iter().enumerate().flat_map(|(phase, slots)| {
        slots.iter().enumerate().filter_map(move |(slot, planted)| Some((phase, slot, (*planted)?)))
    });
    slots.map(move |(phase, slot, planted)| Planting {
        seat: seat.number(),
        day: phase as u8 + 1,
        place: planted.post.place(),
        sign: planted.post.sign(),
        extra: slot == 1,
        failed: planted.failed,
    })
}

/// TT-9.2: with whom and where each of these seats collided.
fn notices(seats: SeatSet, tiles: impl Fn(Seat, Seat, usize) -> TileSet) -> Vec<Notice> {
    let mut notices = Vec::new();
    for delivery in 0..ROUNDS {
        for seat in seats.iter() {
            for with in Seat::ALL.into_iter().filter(|&with| with != seat) {
                notices.extend(tiles(seat, with, delivery).iter().map(|tile| Notice {
                    seat: seat.number(),
                    delivery: delivery as u8 + 1,
                    with: with.number(),
                    tile,
                }));
            }
        }
    }
    notices
}
