//! The rules' "no": which clause forbids it, what is to blame, and how it is said.

use alloc::string::{String, ToString};

use cloverleaf_core::{Message, Seat};
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
    /// The next tile is drawn by this seat; the clause is that of the phase.
    NotTheirDraw(Seat, Phase),
    /// The drawing stack has no such tile left; the clause is that of the phase.
    NotInStack(Kind, Phase),
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
    /// RW-7.3: no city tile is open, not this one either; a right-of-way has to be bought first.
    NothingOpen(Option<Place>),
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
            Refusal::NothingOpen(_) => "RW-7.3",
            Refusal::NotTheirDraw(_, due) | Refusal::NotInStack(_, due) | Refusal::NotNow(due) => {
                due.clause()
            }
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
            Refusal::NotTheirDraw(seat, _) | Refusal::NoSuchSeat(seat) => Some(seat.to_string()),
            Refusal::NotInStack(kind, _)
            | Refusal::CannotPlace(kind)
            | Refusal::CannotDiscard(kind)
            | Refusal::CannotLay(kind)
            | Refusal::CannotPay(kind) => Some(kind.to_string()),
            Refusal::NothingOpen(at) => at.map(|at| at.to_string()),
            Refusal::NothingPlaced | Refusal::NotNow(_) => None,
        }
    }

    fn message(&self) -> Message {
        let at = |key: &'static str, place: Place| Message::new(key).place("at", place);
        match *self {
            Refusal::NoSuchPiece(dollars) => Message::new("rw-no-piece").with("count", dollars),
            Refusal::DollarThere(place) => at("rw-dollar-there", place),
            Refusal::GroundTaken(place) => at("rw-taken", place),
            Refusal::OffTheCity(place) => at("rw-off", place),
            Refusal::OtherwiseWritten(place) => at("rw-otherwise", place),
            Refusal::Outside(place) => at("rw-outside", place),
            Refusal::NoSuchTile(roads) => Message::new("rw-no-tile").tile("tile", roads),
            Refusal::NotTheirDraw(seat, _) => Message::new("rw-their-draw").with("seat", seat),
            Refusal::NotInStack(kind, _) => Message::new("rw-stack").tile("tile", kind),
            Refusal::NoSuchSeat(seat) => Message::new("rw-no-seat").with("seat", seat),
            Refusal::PlacedAlready(place) => at("rw-placed", place),
            Refusal::BoughtAlready(place) => at("rw-bought", place),
            Refusal::NothingPlaced => Message::new("rw-nothing-placed"),
            Refusal::HighwayThere(place) => at("rw-highway", place),
            Refusal::TheirRight(place) => at("rw-theirs", place),
            Refusal::TooDear { at: place, loss, left } => {
                at("rw-too-dear", place).with("loss", loss).with("left", left)
            }
            Refusal::NothingToScrap(place) => at("rw-no-scrap", place),
            Refusal::LaidThisTurn(place) => at("rw-this-turn", place),
            Refusal::RightOnHighway(place) => at("rw-right-highway", place),
            Refusal::OwnRight(place) => at("rw-own", place),
            Refusal::PriceTooHigh { at: place, height, hand } => {
                at("rw-price", place).with("height", height).with("hand", hand)
            }
            Refusal::LastTile(place) => at("rw-last", place),
            Refusal::CannotPlace(kind)
            | Refusal::CannotDiscard(kind)
            | Refusal::CannotLay(kind)
            | Refusal::CannotPay(kind) => Message::new("rw-not-in-hand").tile("tile", kind),
            Refusal::NothingOpen(_) => Message::new("rw-nothing-open"),
            Refusal::NotNow(due) => Message::new("rw-not-now").with("due", due.due()),
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
    fn due(self) -> Message {
        Message::new(match self {
            Phase::Dollar => "rw-due-dollar",
            Phase::Piece => "rw-due-piece",
            Phase::Lay => "rw-due-lay",
            Phase::Deal => "rw-due-deal",
            Phase::First => "rw-due-first",
            Phase::Act => "rw-due-act",
            Phase::Draw => "rw-due-draw",
            Phase::Discard => "rw-due-discard",
            Phase::Scrap => "rw-due-scrap",
            Phase::Price => "rw-due-price",
            Phase::Refill => "rw-due-refill",
            Phase::Over => "rw-due-over",
        })
    }
}
