//! Listing what may be done, phase by phase. [`crate::check`] says the same of one action at a time,
//! and why not; a law holds the two together.

use alloc::vec::Vec;

use cloverleaf_core::{Game, Seat};
use cloverleaf_grid::SpaceSet;

use crate::action::Action;
use crate::data::{CONES, HAND_SIZE};
use crate::rules::Gridlock;
use crate::state::{Cards, Phase, State};
use crate::tile::Kind;

/// How many actions are listed at a time where they are not listed one by one.
const PAGE: usize = 64;

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
        let loose = state.laid.minus(self.construction_zone(state, seat));
        self.list_rotations(state, loose, out);
        self.list_spaces(loose.minus(state.cars()), Action::Remove, out);
        if self.has_cones() {
            if state.cones.len() < CONES {
                self.list_cones(state.cones, out);
            }
            self.list_spaces(state.cones, Action::Clear, out);
        }
    }

    fn list_places(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let mut buffer = [Kind::ANY_TILE; 6 * HAND_SIZE];
        let ways = state.player(seat).hand.ways(&mut buffer);
        for space in self.board().empty.minus(state.laid) {
            let name = self.board().spaces[space];
            out.extend(ways.iter().map(|&tile| Action::Place(name, tile)));
        }
    }

    fn list_rotations(&self, state: &State, spaces: SpaceSet, out: &mut Vec<Action>) {
        // Five are written for every tile and those too many written over: where a loop ends that is
        // different for each tile, no processor can guess. A page takes them, for a list would count them
        // in memory, and one tile would wait for the count of another.
        let mut page = [Action::End; PAGE];
        let mut written = 0;
        for space in spaces {
            let Some(tile) = state.tile(space) else { continue };
            let name = self.board().spaces[space];
            let (turns, count) = tile.other_turns();
            for (line, &turn) in page[written..written + turns.len()].iter_mut().zip(turns) {
                *line = Action::Rotate(name, turn);
            }
            written += count;
            if written > PAGE - turns.len() {
                out.extend_from_slice(&page[..written]);
                written = 0;
            }
        }
        out.extend_from_slice(&page[..written]);
    }

    /// A cone on every space that has none. Those are nearly all, so whole stretches are copied.
    fn list_cones(&self, cones: SpaceSet, out: &mut Vec<Action>) {
        let mut from = 0;
        for cone in cones {
            out.extend_from_slice(self.cones.get(from..cone).unwrap_or_default());
            from = cone + 1;
        }
        out.extend_from_slice(self.cones.get(from..).unwrap_or_default());
    }

    fn list_stops(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.list_spaces(self.reach(state, seat), Action::Stop, out);
    }

    fn list_spaces(&self, spaces: SpaceSet, action: impl Fn(crate::Space) -> Action, out: &mut Vec<Action>) {
        out.extend(spaces.listed().map(|space| action(self.board().spaces[space])));
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
