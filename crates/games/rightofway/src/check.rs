//! Whether an action is allowed, and which clause forbids it.

use cloverleaf_core::Seat;
use cloverleaf_grid::{Edge, Roads};

use crate::balance::{Balance, any_affordable};
use crate::legal::drawer;
use crate::{Action, Kind, Phase, Place, Refusal, State, laying};

/// Checks an action by whoever is to act.
pub(crate) fn check(state: &State, action: Action) -> Result<(), Refusal> {
    match (state.phase, action) {
        (Phase::Dollar, Action::Dollar(at)) => check_dollar(state, at),
        (Phase::Piece, Action::Piece(dollars)) => check_piece(state, dollars),
        (Phase::Lay, Action::Lay(at, edge)) => check_lay(state, at, edge),
        (Phase::Deal | Phase::Draw | Phase::Refill, Action::Draw(seat, kind)) => {
            check_draw(state, seat, kind)
        }
        (Phase::First, Action::First(seat)) if seat.index() < 2 => Ok(()),
        (Phase::First, Action::First(seat)) => Err(Refusal::NoSuchSeat(seat)),
        (Phase::Act, Action::Place(at, roads)) => check_place(state, at, roads),
        (Phase::Act, Action::Buy(at, kind)) => check_buy(state, at, kind),
        (Phase::Act, Action::Done) => check_done(state),
        (Phase::Discard, Action::Discard(kind)) => held(state, kind, Refusal::CannotDiscard),
        (Phase::Price, Action::Discard(kind)) => held(state, kind, Refusal::CannotPay),
        (Phase::Scrap, Action::Scrap(at)) => check_scrap(state, at),
        (due, _) => Err(Refusal::NotNow(due)),
    }
}

fn check_dollar(state: &State, at: Place) -> Result<(), Refusal> {
    match state.city.dollars.contains(inside(state, at)?) {
        true => Err(Refusal::DollarThere(at)),
        false => Ok(()),
    }
}

fn check_piece(state: &State, dollars: u8) -> Result<(), Refusal> {
    match state.pieces.get(usize::from(dollars)) {
        None | Some(0) => Err(Refusal::NoSuchPiece(dollars)),
        Some(_) => Ok(()),
    }
}

/// RW-1.4: on free ground, and one of its tiles beside the city.
fn check_lay(state: &State, at: Place, edge: Edge) -> Result<(), Refusal> {
    let places = laying::footprint(at.0, edge);
    if let Some(taken) = places.into_iter().find(|place| state.city.tile(*place).is_some()) {
        return Err(Refusal::GroundTaken(Place(taken)));
    }
    let beside = |place: cloverleaf_grid::Hex| place.neighbours().any(|next| state.city.tile(next).is_some());
    if !places.into_iter().any(beside) {
        return Err(Refusal::OffTheCity(at));
    }
    if !laying::well_named(state.piece, places) {
        return Err(Refusal::OtherwiseWritten(Place(places.into_iter().min().unwrap_or(at.0))));
    }
    Ok(())
}

fn check_draw(state: &State, seat: Seat, kind: Kind) -> Result<(), Refusal> {
    let due = drawer(state);
    if seat != due {
        return Err(Refusal::NotTheirDraw(due, state.phase));
    }
    if !state.stacks[due.index()].has(kind) {
        return Err(Refusal::NotInStack(kind, state.phase));
    }
    Ok(())
}

fn check_place(state: &State, at: Place, roads: Roads) -> Result<(), Refusal> {
    let tile = inside(state, at)?;
    let kind = Kind::of(roads).ok_or(Refusal::NoSuchTile(roads))?;
    if state.placed.is_some() {
        return Err(Refusal::PlacedAlready(at));
    }
    if state.open().is_empty() {
        return Err(Refusal::NothingOpen(Some(at)));
    }
    if !state.roads[tile].is_empty() {
        return Err(Refusal::HighwayThere(at));
    }
    if state.claims[state.you()].contains(tile) {
        return Err(Refusal::TheirRight(at));
    }
    held(state, kind, Refusal::CannotPlace)?;
    let balance = Balance::of(state, tile, roads);
    let left = state.hand().total() - 1;
    if !balance.affordable(left) && any_affordable(state) {
        return Err(Refusal::TooDear { at, loss: balance.result().unsigned_abs(), left });
    }
    Ok(())
}

fn check_buy(state: &State, at: Place, kind: Kind) -> Result<(), Refusal> {
    let tile = inside(state, at)?;
    if state.bought.is_some() {
        return Err(Refusal::BoughtAlready(at));
    }
    if !state.roads[tile].is_empty() {
        return Err(Refusal::RightOnHighway(at));
    }
    if state.claims[state.me()].contains(tile) {
        return Err(Refusal::OwnRight(at));
    }
    held(state, kind, Refusal::CannotLay)?;
    let (hand, height) = (state.hand().total(), state.rights[tile].height());
    // With the price paid and the tile laid there is one left, or nothing is.
    match hand.cmp(&(height + 1)) {
        core::cmp::Ordering::Greater => Ok(()),
        core::cmp::Ordering::Equal => Err(Refusal::LastTile(at)),
        core::cmp::Ordering::Less => Err(Refusal::PriceTooHigh { at, height, hand }),
    }
}

fn check_done(state: &State) -> Result<(), Refusal> {
    match state.placed {
        Some(_) => Ok(()),
        None if state.open().is_empty() => Err(Refusal::NothingOpen(None)),
        None => Err(Refusal::NothingPlaced),
    }
}

fn check_scrap(state: &State, at: Place) -> Result<(), Refusal> {
    let tile = inside(state, at)?;
    if !(state.built[state.me()] | state.claims[state.me()]).contains(tile) {
        return Err(Refusal::NothingToScrap(at));
    }
    if !state.scrappable().contains(tile) {
        return Err(Refusal::LaidThisTurn(at));
    }
    Ok(())
}

/// RW-1.5: the number of the city tile there.
fn inside(state: &State, at: Place) -> Result<usize, Refusal> {
    state.city.tile(at.0).ok_or(Refusal::Outside(at))
}

fn held(state: &State, kind: Kind, refusal: fn(Kind) -> Refusal) -> Result<(), Refusal> {
    if state.hand().has(kind) { Ok(()) } else { Err(refusal(kind)) }
}
