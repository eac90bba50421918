//! Whether an action is allowed, and which clause forbids it.

use alloc::string::{String, ToString};
use core::fmt;

use cloverleaf_core::{Actor, Seat};

use crate::action::Action;
use crate::city::City;
use crate::data::{MOST_MOVES, RUSH_PRICE};
use crate::legal;
use crate::roads::Landing;
use crate::score;
use crate::sign::{Place, Post, Sign};
use crate::state::{Due, Stage, State};
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
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Lot(Some(tile)) => write!(f, "the lot cannot give '{tile}' to that seat now"),
            Refusal::Lot(None) => f.write_str("chance does nothing but draw corners, seat 1 first"),
            Refusal::OneWay(tile) => write!(f, "the one way on '{tile}' does not point there"),
            Refusal::StopSign(tile) => write!(f, "nobody enters '{tile}': a stop sign stands there"),
            Refusal::SecondStop(place) => {
                write!(f, "no stop sign for '{place}': each player plants one a game, and yours stands")
            }
            Refusal::Taken(Place::Tile(tile)) if tile.is_corner() => {
                write!(f, "no sign stands on the corner '{tile}'")
            }
            Refusal::Taken(place) => write!(f, "'{place}' carries a sign from an earlier day"),
            Refusal::Extra(fault, place) => write!(f, "no extra sign for '{place}': {fault}"),
            Refusal::Blocks(post, corner) => {
                write!(f, "'{post}' would leave the car from {corner} without a route")
            }
            Refusal::Edge(tile) => write!(f, "a step from '{tile}' would leave the board"),
            Refusal::TooFar(tile) => write!(f, "from '{tile}' the goal cannot be reached within 25 steps"),
            Refusal::Rush(fault, tile) => write!(f, "no rush from '{tile}': {fault}"),
            Refusal::Choice(Some(seat)) => write!(f, "seat {seat} is not among those tied for the most gas"),
            Refusal::Choice(None) => f.write_str("the winner is to choose: eliminate one of those tied"),
            Refusal::Order(due) => write!(f, "that is not due now; {due}"),
            Refusal::NothingOrdered => f.write_str("nothing has been ordered today that could be taken back"),
            Refusal::Sealed => f.write_str("the day's orders are sealed; reopen them to change something"),
        }
    }
}

impl fmt::Display for ExtraFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ExtraFault::Price(price, purse) => write!(f, "it costs {price} garnets and there are {purse}"),
            ExtraFault::SameKind => f.write_str("it must be of another kind than the first sign"),
            ExtraFault::SamePlace => f.write_str("it must stand on another place than the first sign"),
        }
    }
}

impl fmt::Display for RushFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RushFault::Purse(purse) => write!(f, "it costs {RUSH_PRICE} garnets and there are {purse}"),
            RushFault::Twice => f.write_str("a route has one rush at most"),
            RushFault::LastStep => f.write_str("the last step of a route has none after it to merge with"),
        }
    }
}

impl fmt::Display for Due {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Due::Step => "first comes the route, step by step to the goal",
            Due::Sign => "next comes the day's sign",
            Due::Extra => "next comes an extra sign, or the seal",
            Due::Seal => "next comes the seal",
            Due::Nothing => "the orders are sealed",
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
    let left = MOST_MOVES.saturating_sub(orders.route.len());
    match state.roads.landing(at, dir) {
        landing if may_land(state, landing, goal, left) => Ok(landing),
        Landing::Nowhere => Err(state.city.step(at, dir).err().unwrap_or(Refusal::Edge(at))),
        landing => Err(Refusal::TooFar(landing.tile().unwrap_or(at))),
    }
}

/// TT-4.5: whether a step may land there: with so many moves left, this one included, the goal must stay
/// within reach.
pub(crate) fn may_land(state: &State, landing: Landing, goal: Tile, left: usize) -> bool {
    match landing {
        Landing::Nowhere => false,
        Landing::Off => left > 0,
        Landing::On(tile) => state.roads.to_go(tile, goal).is_some_and(|steps| usize::from(steps) < left),
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
