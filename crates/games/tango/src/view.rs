//! What a viewer may know (TT-9), and nothing else: this file decides what is secret. How a view is
//! filled is in `look.rs`, how a state is made up from one in `complete.rs`.

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use crate::sign::{Place, Post, Sign};
use crate::state::Stage;
use crate::tile::{Dir, Tile};

/// What one viewer may know. Seats are numbered from 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
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
