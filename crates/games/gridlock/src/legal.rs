//! Listing what may be done, phase by phase. [`crate::check`] says the same of one action at a time,
//! and why not; a law holds the two together.

use alloc::vec::Vec;

use cloverleaf_core::{Game, Seat};
use cloverleaf_grid::SpaceSet;

use crate::action::Action;
use crate::rules::Gridlock;
use crate::state::{Cards, Phase, State};
use crate::tile::Kind;

/// GB-2.4: how many cones there are.
pub(crate) const CONES: usize = 2;

impl Gridlock {
    /// Appends what a seat may do.
    pub(crate) fn list_legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if state.phase != Phase::Racing && state.to_act != seat {
            return;
        }
        match state.phase {
            Phase::Racing | Phase::Opening => self.list_places(state, seat, out),
            Phase::Undeclared => out.extend([Action::Build, Action::Drive, Action::End]),
            Phase::Building => {
                self.list_building(state, seat, out);
                out.push(Action::End);
            }
            Phase::Driving => {
                self.list_stops(state, seat, out);
                out.push(Action::End);
            }
            Phase::Tripping => {
                self.list_building(state, seat, out);
                self.list_stops(state, seat, out);
                out.push(Action::End);
            }
            _ => {}
        }
    }

    fn list_building(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.list_places(state, seat, out);
        let zone = self.construction_zone(state, seat);
        let loose = state.laid.minus(zone);
        for space in loose {
            let name = self.board().spaces[space];
            let Some(tile) = state.tile(space) else { continue };
            let turns = tile.kind().map_or(&[][..], Kind::orientations);
            out.extend(turns.iter().filter(|&&turn| turn != tile).map(|&turn| Action::Rotate(name, turn)));
        }
        self.list_spaces(loose.minus(state.cars()), Action::Remove, out);
        if self.has_cones() {
            if state.cones.len() < CONES {
                self.list_spaces(self.all_spaces().minus(state.cones), Action::Cone, out);
            }
            self.list_spaces(state.cones, Action::Clear, out);
        }
    }

    fn list_places(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        for space in self.board().empty.minus(state.laid) {
            let name = self.board().spaces[space];
            for kind in state.player(seat).hand.different() {
                out.extend(kind.orientations().iter().map(|&tile| Action::Place(name, tile)));
            }
        }
    }

    fn list_stops(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.list_spaces(self.reach(state, seat), Action::Stop, out);
    }

    fn list_spaces(&self, spaces: SpaceSet, action: impl Fn(crate::Space) -> Action, out: &mut Vec<Action>) {
        out.extend(spaces.into_iter().map(|space| action(self.board().spaces[space])));
    }

    /// Every space of the board.
    pub(crate) fn all_spaces(&self) -> SpaceSet {
        SpaceSet::first(self.board().spaces.len())
    }

    /// GB-5.6, GB-10.4: the spaces where this seat may neither rotate nor remove.
    #[must_use]
    pub fn construction_zone(&self, state: &State, seat: Seat) -> SpaceSet {
        let mut zone = SpaceSet::EMPTY;
        for cone in state.cones {
            zone |= self.board().zone(cone);
        }
        if let Some(vehicle) = self.construction_for(seat) {
            zone |= self.board().zone(state.player(vehicle).car_space());
        }
        zone
    }

    /// Appends what chance may do, with weights.
    pub(crate) fn list_draws(&self, state: &State, out: &mut Vec<(Action, u32)>) {
        match state.phase {
            Phase::Showing | Phase::Redrawing | Phase::Dealing => {
                let names = self.drawable(state).iter().map(|card| self.board().destinations[card].name);
                out.extend(names.map(|name| (Action::Card(state.to_act, Some(name)), 1)));
            }
            Phase::Handing | Phase::Refilling => {
                let Some(pile) = state.draw_pile() else { return };
                let kinds = Kind::all().zip(pile).filter(|(_, copies)| **copies > 0);
                out.extend(
                    kinds.map(|(kind, &copies)| {
                        (Action::Tile(state.to_act, Some(kind.tile())), copies.into())
                    }),
                );
            }
            Phase::Choosing => out.extend(self.all_seats().map(|seat| (Action::First(seat), 1))),
            _ => {}
        }
    }

    /// The cards the next draw can be.
    pub(crate) fn drawable(&self, state: &State) -> Cards {
        let deck = Cards::first(self.board().destinations.len());
        match state.phase {
            Phase::Showing => deck,
            // GB-3.2: a card that shows at another seat would go back and be drawn again.
            Phase::Redrawing => deck.minus(self.showing(state)),
            _ => {
                let player = state.player(state.to_act);
                let shown = player.start.map_or(Cards::NONE, |card| Cards::of(card.into()));
                deck.minus(player.cards.and(shown))
            }
        }
    }

    /// The starting cards that lie open.
    pub(crate) fn showing(&self, state: &State) -> Cards {
        self.all_seats().filter_map(|seat| state.player(seat).start).map(usize::from).collect()
    }

    /// GB-8.2: how many secret cards each player gets.
    pub(crate) fn secret_cards(&self) -> usize {
        self.options().places.cards()
    }
}
