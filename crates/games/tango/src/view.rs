//! What a viewer may know (TT-9), and nothing else: this file decides what is secret. How a view is filled is in
//! `look.rs`, how it is written out in `shown.rs` and read in `read.rs`, how a state is made up from one in
//! `complete.rs`.

use alloc::boxed::Box;

use cloverleaf_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::block::Harmless;
use crate::city::City;
use crate::data::ROUNDS;
use crate::roads::Roads;
use crate::route::Route;
use crate::score;
use crate::shown::Shown;
use crate::sign::Signs;
use crate::state::{self, Due, Orders, Planted, Stage};
use crate::tile::{Tile, TileSet};

/// What one viewer may know. In JSON it is [`Shown`], which has the same to people's liking.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Shown"))]
#[serde(into = "Shown", from = "Shown")]
pub struct View {
    /// What the game waits for.
    pub stage: Stage,
    /// The day, 1 to 5.
    pub day: u8,
    /// The seats that are to act.
    pub to_act: SeatSet,
    /// Each seat's corner, once drawn; its goal is the opposite one.
    pub corners: [Option<Tile>; 4],
    /// Who has submitted for the day.
    pub sealed: SeatSet,
    /// Each seat's gas by delivery; 0 for those to come.
    pub gas: [[u16; ROUNDS]; 4],
    /// The signs standing. Who planted them is not told (TT-2.10).
    pub signs: Signs,
    /// The same signs as the city of this morning, and what follows from it.
    pub city: City,
    /// The roads of this city.
    pub roads: Roads,
    /// The signs that block nobody in this city.
    pub harmless: Harmless,
    /// What only the seat that looks may know; nothing for a spectator.
    pub own: Option<Own>,
    /// Everything else, once the game is over (TT-9.3, X-5), and for a referee. So few see it that it lies elsewhere.
    pub revealed: Option<Box<Secrets>>,
}

/// What a seat alone may know (TT-9.2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Own {
    /// The seat that looks.
    pub seat: Seat,
    /// Its garnets when the day started (TT-7.4).
    pub purse: u8,
    /// The garnets it got for each delivery (TT-7.3).
    pub earned: [u8; ROUNDS],
    /// What it has ordered for the day; nothing unless a day is open.
    pub orders: Orders,
    /// Its past routes by delivery.
    pub routes: [Route; ROUNDS],
    /// The signs it planted by traffic phase, those that failed included (TT-3.3).
    pub planted: [[Option<Planted>; 2]; ROUNDS],
    /// Where it collided, by delivery and by the seat it collided with.
    pub collisions: [[TileSet; 4]; ROUNDS],
}

/// What opens when the game is over. A referee sees it before; what is not settled yet is empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Secrets {
    /// The Elimination Candidates (TT-8.2).
    pub candidates: SeatSet,
    /// Each seat's garnets, the bonus included.
    pub purses: [u8; 4],
    /// What each seat has ordered for the day; nothing unless a day is open.
    pub orders: [Orders; 4],
    /// All routes by seat and delivery.
    pub routes: [[Route; ROUNDS]; 4],
    /// All signs by seat and traffic phase.
    pub planted: [[[Option<Planted>; 2]; ROUNDS]; 4],
    /// All collisions by delivery and pair of seats, indexed by [`pair`](crate::pair).
    pub collisions: [[TileSet; 6]; ROUNDS],
}

impl Own {
    /// TT-2.4: whether its one Stop Sign stands already.
    #[must_use]
    pub fn stop_used(&self) -> bool {
        state::stop_used(&self.planted)
    }
}

impl View {
    /// The seat that looks; none for a spectator.
    #[must_use]
    pub fn viewer(&self) -> Option<Seat> {
        self.own.as_ref().map(|own| own.seat)
    }

    /// Each seat's gas in total.
    #[must_use]
    pub fn totals(&self) -> [u16; 4] {
        score::sums(&self.gas)
    }

    /// How many deliveries have been driven.
    #[must_use]
    pub fn delivered(&self) -> usize {
        state::delivered(self.stage, self.day)
    }

    /// TT-10.1: what the seat that looks owes next; nothing while no day is open.
    #[must_use]
    pub fn due(&self) -> Due {
        match &self.own {
            Some(own) if self.stage == Stage::Orders => {
                own.orders.due(self.day, self.corners[own.seat.index()].map(Tile::opposite))
            }
            _ => Due::Nothing,
        }
    }

    /// TT-2.9: what an extra sign costs today, while the day is open.
    #[must_use]
    pub fn extra_price(&self) -> Option<u8> {
        state::extra_price(self.day).filter(|_| self.stage == Stage::Orders)
    }
}
