//! The rules' "no": which clause forbids it, what is to blame, and how it is said.

use alloc::string::{String, ToString};
use core::fmt;

use cloverleaf_core::Seat;
use cloverleaf_grid::Roads;

use crate::{Kind, Phase, Place};

/// A rule's "no".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// RW-1.3: no piece with so many dollars is left.
    NoSuchPiece(u8),
    /// RW-1.4: the city tile has its dollar already.
    DollarThere(Place),
    /// RW-1.4: a tile of the piece would lie on the city.
    GroundTaken(Place),
    /// RW-1.4: no tile of the piece would touch the city.
    OffTheCity(Place),
    /// RW-1.4: a piece of tiles all alike is named by its first tile, this one.
    OtherwiseWritten(Place),
    /// RW-1.5: the place is not in the city.
    Outside(Place),
    /// RW-2.1: no tile has fewer than two connections.
    NoSuchTile(Roads),
    /// RW-3.1: the next tile is drawn by this seat.
    NotTheirDraw(Seat),
    /// RW-3.1: the drawing stack has no such tile left.
    NotInStack(Kind),
    /// RW-3.2: only the two players can be first.
    NoSuchSeat(Seat),
    /// RW-4.1: the turn's highway has been placed.
    PlacedAlready(Place),
    /// RW-4.1: the turn's right-of-way has been bought.
    BoughtAlready(Place),
    /// RW-4.1: a turn without a highway is none.
    NothingPlaced,
    /// RW-4.1: the tile to place is not in hand.
    CannotPlace(Kind),
    /// RW-4.2: there is a highway.
    HighwayThere(Place),
    /// RW-4.2: there is the other player's right-of-way.
    TheirRight(Place),
    /// RW-5.4: the tile to discard is not in hand.
    CannotDiscard(Kind),
    /// RW-5.5: the hand cannot pay for it, and could for something else.
    TooDear {
        /// Where it would be placed.
        at: Place,
        /// How many tiles it loses.
        loss: u8,
        /// How many tiles would be left to pay with.
        left: u8,
    },
    /// RW-5.5: nothing of the player's lies there.
    NothingToScrap(Place),
    /// RW-5.5: what was laid this turn stays.
    LaidThisTurn(Place),
    /// RW-6.1: a right-of-way cannot be bought under a highway.
    RightOnHighway(Place),
    /// RW-6.1: the tile to lay face down is not in hand.
    CannotLay(Kind),
    /// RW-6.2: the right-of-way is the player's own.
    OwnRight(Place),
    /// RW-6.2: the hand does not reach.
    PriceTooHigh {
        /// The right-of-way.
        at: Place,
        /// How many tiles its stack has.
        height: u8,
        /// How many tiles are in hand.
        hand: u8,
    },
    /// RW-6.2: the tile to pay with is not in hand.
    CannotPay(Kind),
    /// RW-6.3: the last tile would be used.
    LastTile(Place),
    /// RW-7.3: no city tile is open; a right-of-way has to be bought first.
    NothingOpen,
    /// Something else is due; the clause is that of the phase.
    NotNow(Phase),
}

impl cloverleaf_core::Refusal for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Refusal::NoSuchPiece(_) => "RW-1.3",
            Refusal::DollarThere(_)
            | Refusal::GroundTaken(_)
            | Refusal::OffTheCity(_)
            | Refusal::OtherwiseWritten(_) => "RW-1.4",
            Refusal::Outside(_) => "RW-1.5",
            Refusal::NoSuchTile(_) => "RW-2.1",
            Refusal::NotTheirDraw(_) | Refusal::NotInStack(_) => "RW-3.1",
            Refusal::NoSuchSeat(_) => "RW-3.2",
            Refusal::PlacedAlready(_)
            | Refusal::BoughtAlready(_)
            | Refusal::NothingPlaced
            | Refusal::CannotPlace(_) => "RW-4.1",
            Refusal::HighwayThere(_) | Refusal::TheirRight(_) => "RW-4.2",
            Refusal::CannotDiscard(_) => "RW-5.4",
            Refusal::TooDear { .. } | Refusal::NothingToScrap(_) | Refusal::LaidThisTurn(_) => "RW-5.5",
            Refusal::RightOnHighway(_) | Refusal::CannotLay(_) => "RW-6.1",
            Refusal::OwnRight(_) | Refusal::PriceTooHigh { .. } | Refusal::CannotPay(_) => "RW-6.2",
            Refusal::LastTile(_) => "RW-6.3",
            Refusal::NothingOpen => "RW-7.3",
            Refusal::NotNow(due) => due.clause(),
        }
    }

    fn at(&self) -> Option<String> {
        match self {
            Refusal::NoSuchPiece(dollars) => Some(dollars.to_string()),
            Refusal::DollarThere(at)
            | Refusal::GroundTaken(at)
            | Refusal::OffTheCity(at)
            | Refusal::OtherwiseWritten(at)
            | Refusal::Outside(at)
            | Refusal::PlacedAlready(at)
            | Refusal::BoughtAlready(at)
            | Refusal::HighwayThere(at)
            | Refusal::TheirRight(at)
            | Refusal::TooDear { at, .. }
            | Refusal::NothingToScrap(at)
            | Refusal::LaidThisTurn(at)
            | Refusal::RightOnHighway(at)
            | Refusal::OwnRight(at)
            | Refusal::PriceTooHigh { at, .. }
            | Refusal::LastTile(at) => Some(at.to_string()),
            Refusal::NoSuchTile(roads) => Some(roads.to_string()),
            Refusal::NotTheirDraw(seat) | Refusal::NoSuchSeat(seat) => Some(seat.to_string()),
            Refusal::NotInStack(kind)
            | Refusal::CannotPlace(kind)
            | Refusal::CannotDiscard(kind)
            | Refusal::CannotLay(kind)
            | Refusal::CannotPay(kind) => Some(kind.to_string()),
            Refusal::NothingPlaced | Refusal::NothingOpen | Refusal::NotNow(_) => None,
        }
    }
}

impl Phase {
    /// The clause that says what is due.
    fn clause(self) -> &'static str {
        match self {
            Phase::Dollar | Phase::Piece | Phase::Lay => "RW-1.4",
            Phase::Deal => "RW-3.1",
            Phase::First => "RW-3.2",
            Phase::Act => "RW-4.1",
            Phase::Draw | Phase::Discard => "RW-5.4",
            Phase::Scrap => "RW-5.5",
            Phase::Price => "RW-6.2",
            Phase::Refill => "RW-4.3",
            Phase::Over => "RW-7.1",
        }
    }

    /// What is due, in words that follow "now".
    fn due(self) -> &'static str {
        match self {
            Phase::Dollar => "a dollar sign is drawn by lot",
            Phase::Piece => "a piece of the city is drawn",
            Phase::Lay => "the piece drawn is to be laid",
            Phase::Deal => "the first hands are dealt",
            Phase::First => "the lot decides who begins",
            Phase::Act => "a highway is placed, a right-of-way bought, or the turn ended",
            Phase::Draw => "the profit is drawn",
            Phase::Discard => "the loss is to be paid with 'discard'",
            Phase::Scrap => "the rest of the loss is to be paid with 'scrap'",
            Phase::Price => "the right-of-way is to be paid with 'discard'",
            Phase::Refill => "a tile is drawn for the empty hand",
            Phase::Over => "the game is over",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NoSuchPiece(dollars) => write!(f, "no piece with '{dollars}' dollars is left"),
            Refusal::DollarThere(at) => write!(f, "'{at}' carries a dollar already"),
            Refusal::GroundTaken(at) => write!(f, "'{at}' is part of the city; pieces go on free ground"),
            Refusal::OffTheCity(at) => write!(f, "a piece at '{at}' would not touch the city"),
            Refusal::OtherwiseWritten(at) => {
                write!(f, "a piece of tiles all alike is laid from the first of them, here '{at}'")
            }
            Refusal::Outside(at) => write!(f, "'{at}' is outside the city"),
            Refusal::NoSuchTile(roads) => write!(f, "no tile has the roads '{roads}'; tiles have two to six"),
            Refusal::NotTheirDraw(seat) => write!(f, "the next tile is drawn by seat '{seat}'"),
            Refusal::NotInStack(kind) => write!(f, "the drawing stack has no '{kind}' left"),
            Refusal::NoSuchSeat(seat) => write!(f, "seat '{seat}' does not play; seats here are 1 and 2"),
            Refusal::PlacedAlready(at) => {
                write!(f, "one highway a turn: nothing more can be placed, not on '{at}' either")
            }
            Refusal::BoughtAlready(at) => {
                write!(f, "one right-of-way a turn: no other can be bought, not on '{at}' either")
            }
            Refusal::NothingPlaced => f.write_str("the turn ends only after a highway has been placed"),
            Refusal::HighwayThere(at) => write!(f, "there is a highway on '{at}'"),
            Refusal::TheirRight(at) => write!(f, "'{at}' is the other player's right-of-way; buy it first"),
            Refusal::TooDear { at, loss, left } => write!(
                f,
                "on '{at}' this loses {loss} with {left} left to pay; something else can be paid for"
            ),
            Refusal::NothingToScrap(at) => write!(f, "nothing of yours lies on '{at}'"),
            Refusal::LaidThisTurn(at) => write!(f, "what lies on '{at}' was laid this turn and stays"),
            Refusal::RightOnHighway(at) => {
                write!(f, "'{at}' has a highway; a right-of-way is bought where none is")
            }
            Refusal::OwnRight(at) => write!(f, "the right-of-way on '{at}' is yours already"),
            Refusal::PriceTooHigh { at, height, hand } => write!(
                f,
                "the right-of-way on '{at}' takes {height} to pay, 1 to lay and 1 to keep; in hand are {hand}"
            ),
            Refusal::LastTile(at) => {
                write!(f, "buying '{at}' would use the last tile in hand; one has to be left")
            }
            Refusal::CannotPlace(kind)
            | Refusal::CannotDiscard(kind)
            | Refusal::CannotLay(kind)
            | Refusal::CannotPay(kind) => write!(f, "there is no '{kind}' in hand"),
            Refusal::NothingOpen => {
                f.write_str("no city tile is open to build on; buy a right-of-way that opens one first")
            }
            Refusal::NotNow(due) => write!(f, "not now: {}", due.due()),
        }
    }
}
