//! Listing what may be done, phase by phase. [`crate::check`] says the same of one action at a time,
//! and why not; a law holds the two together. What is listed comes from [`crate::choices`].

use alloc::vec::Vec;

use cloverleaf_core::{Game, Seat};
use cloverleaf_grid::SpaceSet;

use crate::action::Action;
use crate::choices::Choices;
use crate::data::HAND_SIZE;
use crate::rules::Gridlock;
use crate::state::{Cards, Phase, State};
use crate::tile::{Kind, Pile};

/// How many actions are listed at a time where they are not listed one by one.
const PAGE: usize = 64;

impl Gridlock {
    /// Appends what a seat may do.
    pub(crate) fn list_legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let choices = self.choices(state, seat);
        if choices.declarations {
            out.extend([Action::Build, Action::Drive]);
        }
        self.list_places(&choices, out);
        self.list_rotations(state, choices.rotations, out);
        self.list_spaces(choices.removals, Action::Remove, out);
        if !choices.cones.is_empty() {
            self.list_cones(state.cones, out);
        }
        self.list_spaces(choices.clearings, Action::Clear, out);
        self.list_spaces(choices.stops, Action::Stop, out);
        if choices.end {
            out.push(Action::End);
        }
    }

    fn list_places(&self, choices: &Choices, out: &mut Vec<Action>) {
        let mut buffer = [Kind::ANY_TILE; 6 * HAND_SIZE];
        let ways = choices.hand.ways(&mut buffer);
        for space in choices.places {
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
        match self.draws(state) {
            Some(Draws::Cards(cards)) => out.extend(cards.iter().map(|card| (self.card(state, card), 1))),
            Some(Draws::Tiles(pile)) => {
                let kinds = Kind::all().zip(pile).filter(|(_, copies)| **copies > 0);
                out.extend(kinds.map(|(kind, &copies)| (drawn(state, kind), copies.into())));
            }
            Some(Draws::Seats) => out.extend(self.all_seats().map(|seat| (Action::First(seat), 1))),
            None => {}
        }
    }

    /// One of what chance may do, by where a number falls among the weights.
    pub(crate) fn pick_drawn(&self, state: &State, choose: impl FnOnce(u32) -> u32) -> Option<Action> {
        match self.draws(state)? {
            Draws::Cards(cards) => {
                let count = Some(cards.len() as u32).filter(|&count| count > 0)?;
                cards.nth(choose(count) as usize).map(|card| self.card(state, card))
            }
            Draws::Tiles(pile) => {
                let mut left = choose(pile.iter().map(|&copies| u32::from(copies)).sum());
                let kind = Kind::all().zip(pile).find(|&(_, &copies)| {
                    let here = left < u32::from(copies);
                    left = left.wrapping_sub(copies.into());
                    here
                });
                kind.map(|(kind, _)| drawn(state, kind))
            }
            Draws::Seats => self.all_seats().nth(choose(self.seats().into()) as usize).map(Action::First),
        }
    }

    /// What the next draw is from.
    fn draws<'a>(&self, state: &'a State) -> Option<Draws<'a>> {
        match state.phase {
            Phase::Showing | Phase::Redrawing | Phase::Dealing => Some(Draws::Cards(self.drawable(state))),
            Phase::Handing | Phase::Refilling => state.draw_pile().map(Draws::Tiles),
            Phase::Choosing => Some(Draws::Seats),
            _ => None,
        }
    }

    fn card(&self, state: &State, card: usize) -> Action {
        Action::Card(state.to_act, self.board().destinations.get(card).map(|place| place.name))
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

/// What a draw can be from.
enum Draws<'a> {
    /// A deck.
    Cards(Cards),
    /// A pile that is not empty.
    Tiles(&'a Pile),
    /// All who sit at the table.
    Seats,
}

fn drawn(state: &State, kind: Kind) -> Action {
    Action::Tile(state.to_act, Some(kind.tile()))
}
