//! Whether an action is allowed, and which clause forbids it.

use alloc::string::{String, ToString};

use cloverleaf_core::{Actor, Message, Seat};

use crate::action::Action;
use crate::city::City;
use crate::data::RUSH_PRICE;
use crate::legal;
use crate::roads::Landing;
use crate::score;
use crate::sign::{Place, Post, Sign};
use crate::state::{Due, Stage, State};
use crate::tell::{on, planting};
use crate::tile::{Dir, Tile, TileSet};

/// A rule's "no". Each variant belongs to one clause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// TT-1.2: this corner is not what the lot can give now.
    Lot(Option<Tile>),
    /// TT-2.1: the One Way on this tile points elsewhere.
    OneWay(Tile),
    /// TT-2.4: a Stop Sign stands on this tile.
    StopSign(Tile),
    /// TT-2.4: the seat's only Stop Sign stands already; this is where it wanted another.
    SecondStop(Place),
    /// TT-2.6: a corner, or a place that carries a sign.
    Taken(Place),
    /// TT-2.9: what is wrong with the extra sign, and where it was to stand.
    Extra(ExtraFault, Place),
    /// TT-3.1: a sign there would block the car from this corner.
    Blocks(Post, Tile),
    /// TT-4.2: no step leads over the edge of this tile.
    Edge(Tile),
    /// TT-4.5: from this tile the goal is too far.
    TooFar(Tile),
    /// TT-4.6: what is wrong with the rush, and the tile it would start from.
    Rush(RushFault, Tile),
    /// TT-8.2: the winner's choice is due; this seat is not among the tied.
    Choice(Option<Seat>),
    /// TT-10.1: something else is due.
    Order(Due),
    /// TT-10.2: there is nothing to take back.
    NothingOrdered,
    /// TT-10.3: the seat has sealed its orders.
    Sealed,
}

/// What is wrong with an extra sign (TT-2.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExtraFault {
    /// It costs the first number, the purse has the second left.
    Price(u8, u8),
    /// It is of the first sign's kind.
    SameKind,
    /// It is on the first sign's place.
    SamePlace,
}

/// What is wrong with a rush (TT-4.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RushFault {
    /// The purse has so many garnets.
    Purse(u8),
    /// The route has one already.
    Twice,
    /// This is the last step of the route.
    LastStep,
}

impl cloverleaf_core::Refusal for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Refusal::Lot(_) => "TT-1.2",
            Refusal::OneWay(_) => "TT-2.1",
            Refusal::StopSign(_) | Refusal::SecondStop(_) => "TT-2.4",
            Refusal::Taken(_) => "TT-2.6",
            Refusal::Extra(..) => "TT-2.9",
            Refusal::Blocks(..) => "TT-3.1",
            Refusal::Edge(_) => "TT-4.2",
            Refusal::TooFar(_) => "TT-4.5",
            Refusal::Rush(..) => "TT-4.6",
            Refusal::Choice(_) => "TT-8.2",
            Refusal::Order(_) => "TT-10.1",
            Refusal::NothingOrdered => "TT-10.2",
            Refusal::Sealed => "TT-10.3",
        }
    }

    fn at(&self) -> Option<String> {
        match self {
            Refusal::Lot(tile) => tile.map(|tile| tile.to_string()),
            Refusal::OneWay(tile)
            | Refusal::StopSign(tile)
            | Refusal::Edge(tile)
            | Refusal::TooFar(tile)
            | Refusal::Rush(_, tile) => Some(tile.to_string()),
            Refusal::SecondStop(place) | Refusal::Taken(place) | Refusal::Extra(_, place) => {
                Some(place.to_string())
            }
            Refusal::Blocks(post, _) => Some(post.place().to_string()),
            Refusal::Choice(seat) => seat.map(|seat| seat.to_string()),
            Refusal::Order(_) | Refusal::NothingOrdered | Refusal::Sealed => None,
        }
    }

    fn message(&self) -> Message {
        match *self {
            Refusal::Lot(Some(tile)) => Message::new("tt-lot").place("at", tile),
            Refusal::Lot(None) => Message::new("tt-lot-only").with("seat", Seat::at(0)),
            Refusal::OneWay(tile) => Message::new("tt-one-way").place("at", tile),
            Refusal::StopSign(tile) => Message::new("tt-stop").place("at", tile),
            Refusal::SecondStop(place) => on(Message::new("tt-second-stop"), place),
            Refusal::Taken(Place::Tile(tile)) if tile.is_corner() => {
                Message::new("tt-corner").place("at", tile)
            }
            Refusal::Taken(place) => on(Message::new("tt-taken"), place),
            Refusal::Extra(fault, place) => on(Message::new("tt-extra"), place).with("why", fault.message()),
            Refusal::Blocks(post, corner) => {
                planting(Message::new("tt-blocks"), post).place("corner", corner)
            }
            Refusal::Edge(tile) => Message::new("tt-edge").place("at", tile),
            Refusal::TooFar(tile) => Message::new("tt-too-far").place("at", tile),
            Refusal::Rush(fault, tile) => {
                Message::new("tt-rush").place("at", tile).with("why", fault.message())
            }
            Refusal::Choice(Some(seat)) => Message::new("tt-choice").with("seat", seat),
            Refusal::Choice(None) => Message::new("tt-choose"),
            Refusal::Order(due) => Message::new("tt-not-due").with("due", due.message()),
            Refusal::NothingOrdered => Message::new("tt-nothing"),
            Refusal::Sealed => Message::new("tt-sealed"),
        }
    }
}

impl ExtraFault {
    fn message(self) -> Message {
        match self {
            ExtraFault::Price(price, purse) => {
                Message::new("tt-price").with("price", price).with("purse", purse)
            }
            ExtraFault::SameKind => Message::new("tt-same-kind"),
            ExtraFault::SamePlace => Message::new("tt-same-place"),
        }
    }
}

impl RushFault {
    fn message(self) -> Message {
        match self {
            RushFault::Purse(purse) => {
                Message::new("tt-price").with("price", RUSH_PRICE).with("purse", purse)
            }
            RushFault::Twice => Message::new("tt-rush-twice"),
            RushFault::LastStep => Message::new("tt-rush-last"),
        }
    }
}

impl Due {
    fn message(self) -> Message {
        Message::new(match self {
            Due::Step => "tt-due-step",
            Due::Sign => "tt-due-sign",
            Due::Extra => "tt-due-extra",
            Due::Seal => "tt-due-seal",
            Due::Nothing => "tt-due-nothing",
        })
    }
}

/// Whether the actor may do this.
pub(crate) fn check(state: &State, actor: Actor, action: Action) -> Result<(), Refusal> {
    match (state.stage, actor) {
        (Stage::Corners, Actor::Chance) => check_lot(state, action),
        (Stage::Orders, Actor::Seat(seat)) => check_order(state, seat, action),
        (Stage::Choice, Actor::Seat(seat)) => check_choice(state, seat, action),
        _ => Err(Refusal::Lot(None)),
    }
}

/// TT-1.2: the seats are drawn in turn, each a corner that is left.
fn check_lot(state: &State, action: Action) -> Result<(), Refusal> {
    let Action::Corner(seat, tile) = action else { return Err(Refusal::Lot(None)) };
    let next = state.corners.iter().position(Option::is_none);
    if next == Some(seat.index()) && tile.is_corner() && !state.corners.contains(&Some(tile)) {
        Ok(())
    } else {
        Err(Refusal::Lot(Some(tile)))
    }
}

fn check_choice(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Eliminate(other)
            if score::winner(state) == Some(seat) && score::last(state).contains(other) =>
        {
            Ok(())
        }
        Action::Eliminate(other) => Err(Refusal::Choice(Some(other))),
        _ => Err(Refusal::Choice(None)),
    }
}

fn check_order(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let due = state.due(seat);
    match (due, action) {
        (_, Action::Reopen) => reopen(state, seat),
        (Due::Nothing, _) => Err(Refusal::Sealed),
        (Due::Step, Action::Go(dir)) => go(state, seat, dir).map(|_| ()),
        (Due::Step, Action::Rush(dir)) => rush(state, seat, dir),
        (Due::Sign, Action::Sign(post)) => sign(state, seat, post),
        (Due::Extra, Action::Extra(post)) => extra(state, seat, post),
        (Due::Extra | Due::Seal, Action::Seal) => Ok(()),
        // TT-2.11: who cannot plant plants none.
        (Due::Sign, Action::Seal) if !legal::can_plant(state, seat) => Ok(()),
        _ => Err(Refusal::Order(due)),
    }
}

/// TT-10.2: there must be something to take back.
fn reopen(state: &State, seat: Seat) -> Result<(), Refusal> {
    if state.orders[seat.index()].any() { Ok(()) } else { Err(Refusal::NothingOrdered) }
}

/// A step of the route; tells where it lands.
fn go(state: &State, seat: Seat, dir: Dir) -> Result<Landing, Refusal> {
    let orders = &state.orders[seat.index()];
    let (Some(at), Some(goal)) = (orders.at, state.goal(seat)) else { return Err(Refusal::Order(Due::Sign)) };
    let left = orders.moves_left();
    match state.roads.landing(at, dir) {
        landing if state.roads.reaches(at, dir, goal, left) => Ok(landing),
        Landing::Nowhere => Err(state.city.step(at, dir).err().unwrap_or(Refusal::Edge(at))),
        landing => Err(Refusal::TooFar(landing.tile().unwrap_or(at))),
    }
}

/// TT-4.6: a step that is merged with the next one.
fn rush(state: &State, seat: Seat, dir: Dir) -> Result<(), Refusal> {
    let orders = &state.orders[seat.index()];
    let landing = go(state, seat, dir)?;
    let fault = if orders.route.rush().is_some() {
        RushFault::Twice
    } else if state.purses[seat.index()] < RUSH_PRICE {
        RushFault::Purse(state.purses[seat.index()])
    } else if landing.tile().is_none_or(|tile| Some(tile) == state.goal(seat)) {
        RushFault::LastStep
    } else {
        return Ok(());
    };
    Err(orders.at.map_or(Refusal::Order(Due::Sign), |at| Refusal::Rush(fault, at)))
}

fn sign(state: &State, seat: Seat, post: Post) -> Result<(), Refusal> {
    free(state, seat, post)?;
    if state.harmless.allows(post) {
        return Ok(());
    }
    Err(blocked_by(state, &[post]).unwrap_or(Refusal::Taken(post.place())))
}

/// TT-2.9.
fn extra(state: &State, seat: Seat, post: Post) -> Result<(), Refusal> {
    free(state, seat, post)?;
    let (price, left) = (state.extra_price().unwrap_or(u8::MAX), garnets_left(state, seat));
    let first = state.orders[seat.index()].sign.ok_or(Refusal::Order(Due::Sign))?;
    let fault = if left < price {
        ExtraFault::Price(price, left)
    } else if post.sign().same_kind(first.sign()) {
        ExtraFault::SameKind
    } else if post.place() == first.place() {
        ExtraFault::SamePlace
    } else {
        return if post.sign().steers() {
            blocked_by(state, &[first, post]).map_or(Ok(()), Err)
        } else {
            Ok(())
        };
    };
    Err(Refusal::Extra(fault, post.place()))
}

/// TT-7.4: what is left of the purse once the route is paid for.
pub(crate) fn garnets_left(state: &State, seat: Seat) -> u8 {
    let spent = if state.orders[seat.index()].route.rush().is_some() { RUSH_PRICE } else { 0 };
    state.purses[seat.index()].saturating_sub(spent)
}

/// TT-2.4, TT-2.6: the place is free, and a Stop Sign the seat's first.
fn free(state: &State, seat: Seat, post: Post) -> Result<(), Refusal> {
    let taken = match post.place() {
        Place::Tile(tile) => TileSet::CORNERS.or(state.city.signed()).contains(tile),
        Place::Line(line) => state.city.is_limited(line),
    };
    if taken {
        Err(Refusal::Taken(post.place()))
    } else if post.sign() == Sign::Stop && state.stop_used(seat) {
        Err(Refusal::SecondStop(post.place()))
    } else {
        Ok(())
    }
}

/// TT-3.1: the car these signs would block, blamed on the last of them.
fn blocked_by(state: &State, posts: &[Post]) -> Option<Refusal> {
    let city = posts.iter().copied().fold(state.city, City::with);
    let (corner, post) = (city.blocked()?, *posts.last()?);
    Some(Refusal::Blocks(post, corner))
}
