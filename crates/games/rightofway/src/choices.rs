//! What a seat may do, as sets: for whoever wants all of it at once and no list.

use cloverleaf_core::{Seat, Turn};
use cloverleaf_grid::Edge;

use crate::balance::Means;
use crate::legal::{buyable, place};
use crate::{Kind, Phase, Place, RightOfWay, Sites, State, laying};

/// What the seat whose turn it is may do. Tiles of the city are named by their numbers: their places in the order of q,
/// then r.
#[derive(Clone, Copy, Debug)]
pub struct Choices<'a>(&'a State);

impl RightOfWay {
    /// What this seat may do, if it is to act.
    #[must_use]
    pub fn choices<'a>(&self, state: &'a State, seat: Seat) -> Option<Choices<'a>> {
        (crate::rules::turn(state) == Turn::Seat(seat)).then_some(Choices(state))
    }
}

impl Choices<'_> {
    /// Where the tile with this number lies.
    #[must_use]
    pub fn place(&self, tile: usize) -> Place {
        place(self.0, tile)
    }

    /// RW-4.2, RW-5.5: the tiles on which a highway may be placed, each with the roads it may have, as a set of road masks:
    /// bit 5 is `N.SE`.
    pub fn placements(&self) -> impl Iterator<Item = (usize, u64)> {
        let state = self.0;
        let act = state.phase == Phase::Act && state.placed.is_none();
        let (open, means) = (if act { state.open() } else { Sites::EMPTY }, Means::of(state.hand()));
        let payable = open.is_empty() || means.placements(state) > 0;
        open.into_iter().map(move |tile| (tile, if payable { means.on(state, tile) } else { means.ways }))
    }

    /// RW-6.1: the tiles whose right-of-way may be bought, with any of the kinds in hand.
    #[must_use]
    pub fn purchases(&self) -> Sites {
        let act = self.0.phase == Phase::Act && self.0.bought.is_none();
        if act { buyable(self.0) } else { Sites::EMPTY }
    }

    /// The kinds in hand.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> + use<> {
        self.0.hand().kinds()
    }

    /// RW-5.4, RW-6.2: whether a tile in hand is to be paid.
    #[must_use]
    pub fn pays(&self) -> bool {
        matches!(self.0.phase, Phase::Discard | Phase::Price)
    }

    /// RW-5.5: the tiles from which may be paid.
    #[must_use]
    pub fn scraps(&self) -> Sites {
        if self.0.phase == Phase::Scrap { self.0.scrappable() } else { Sites::EMPTY }
    }

    /// RW-4.1: whether the turn may end.
    #[must_use]
    pub fn may_end(&self) -> bool {
        self.0.phase == Phase::Act && self.0.placed.is_some()
    }

    /// RW-1.4: shows every way to lay the piece that was drawn.
    pub fn layings(&self, mut see: impl FnMut(Place, Edge)) {
        if self.0.phase == Phase::Lay {
            laying::layings(&self.0.city, self.0.piece, |at, edge| see(Place(at), edge));
        }
    }
}
