//! What a seat can choose from, as sets of spaces: counted and found by number without being listed.

use cloverleaf_core::Seat;
use cloverleaf_grid::SpaceSet;

use crate::action::Action;
use crate::data::CONES;
use crate::rules::Gridlock;
use crate::state::{Phase, State, TURNS};
use crate::tile::Hand;

/// Everything a seat may do, in the order in which it is listed.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Choices {
    /// Whether a build or a drive is to be declared (GB-4.1).
    pub declarations: bool,
    /// The spaces where a tile from hand can be placed, in every way its tiles can lie (GB-5.1).
    pub places: SpaceSet,
    /// The tiles that can be placed; none where nothing can.
    pub hand: Hand,
    /// The spaces whose tile can be turned, if it looks different in another way (GB-5.2).
    pub rotations: SpaceSet,
    /// The spaces whose tile can be taken off the board (GB-5.3).
    pub removals: SpaceSet,
    /// The spaces where a cone can be set up (GB-5.4).
    pub cones: SpaceSet,
    /// The spaces whose cone can be cleared (GB-5.5).
    pub clearings: SpaceSet,
    /// The spaces where the car can stop (GB-6.1).
    pub stops: SpaceSet,
    /// Whether the turn can be ended (GB-4.5).
    pub end: bool,
}

impl Gridlock {
    /// What this seat may do.
    #[must_use]
    pub fn choices(&self, state: &State, seat: Seat) -> Choices {
        let mut choices = Choices::default();
        if state.phase != Phase::Racing && state.to_act != seat {
            return choices;
        }
        match state.phase {
            Phase::Racing | Phase::Opening => self.choose_places(state, seat, &mut choices),
            Phase::Undeclared => choices.declarations = true,
            Phase::Building => self.choose_building(state, seat, &mut choices),
            Phase::Driving => choices.stops = self.reach(state, seat),
            Phase::Tripping => {
                self.choose_building(state, seat, &mut choices);
                choices.stops = self.reach(state, seat);
            }
            _ => return choices,
        }
        choices.end = !matches!(state.phase, Phase::Racing | Phase::Opening);
        choices
    }

    fn choose_places(&self, state: &State, seat: Seat, choices: &mut Choices) {
        choices.hand = state.player(seat).hand;
        if !choices.hand.is_empty() {
            choices.places = self.board().empty.minus(state.laid);
        }
    }

    fn choose_building(&self, state: &State, seat: Seat, choices: &mut Choices) {
        self.choose_places(state, seat, choices);
        choices.rotations = state.laid.minus(self.construction_zone(state, seat));
        choices.removals = choices.rotations.minus(state.cars());
        if self.has_cones() {
            choices.clearings = state.cones;
            if state.cones.len() < CONES {
                choices.cones = SpaceSet::first(self.board().spaces.len()).minus(state.cones);
            }
        }
    }

    /// One of what a seat may do, by its number in the list.
    pub(crate) fn pick_action(
        &self,
        state: &State,
        seat: Seat,
        choose: impl FnOnce(u32) -> u32,
    ) -> Option<Action> {
        let choices = self.choices(state, seat);
        let counts = choices.counts(state);
        let count: u32 = counts.iter().sum();
        let mut place = if count > 0 { choose(count) } else { return None };
        let group = counts.iter().position(|&count| {
            let here = place < count;
            place -= if here { 0 } else { count };
            here
        })?;
        let named = |spaces: SpaceSet| {
            spaces.into_iter().nth(place as usize).and_then(|space| self.board().spaces.get(space).copied())
        };
        match group {
            0 => Some(if place == 0 { Action::Build } else { Action::Drive }),
            1 => self.nth_placement(&choices, place as usize),
            2 => self.nth_rotation(state, choices.rotations, place as usize),
            3 => named(choices.removals).map(Action::Remove),
            4 => named(choices.cones).map(Action::Cone),
            5 => named(choices.clearings).map(Action::Clear),
            6 => named(choices.stops).map(Action::Stop),
            _ => Some(Action::End),
        }
    }

    fn nth_placement(&self, choices: &Choices, place: usize) -> Option<Action> {
        let ways = choices.hand.count_ways();
        let space = choices.places.into_iter().nth(place / ways)?;
        Some(Action::Place(*self.board().spaces.get(space)?, choices.hand.nth_way(place % ways)?))
    }

    fn nth_rotation(&self, state: &State, loose: SpaceSet, mut place: usize) -> Option<Action> {
        let lower = SpaceSet::first(64);
        let below = count_turns(state, loose & lower) as usize;
        let half = if place < below { loose & lower } else { loose.minus(lower) };
        place -= if place < below { 0 } else { below };
        for space in half {
            let (turns, count) = state.tile(space)?.other_turns();
            if place < count {
                return Some(Action::Rotate(self.board().spaces[space], turns[place]));
            }
            place -= count;
        }
        None
    }
}

impl Choices {
    /// How many actions there are of each kind, in order.
    fn counts(&self, state: &State) -> [u32; 8] {
        let count = |spaces: SpaceSet| if spaces.is_empty() { 0 } else { spaces.len() as u32 };
        [
            2 * u32::from(self.declarations),
            if self.places.is_empty() { 0 } else { count(self.places) * self.hand.count_ways() as u32 },
            count_turns(state, self.rotations),
            count(self.removals),
            count(self.cones),
            count(self.clearings),
            count(self.stops),
            u32::from(self.end),
        ]
    }
}

/// In how many ways the tiles on these spaces can be turned.
fn count_turns(state: &State, spaces: SpaceSet) -> u32 {
    if spaces.is_empty() {
        return 0;
    }
    let turns = state.turnable.iter().zip(TURNS);
    turns.map(|(&turnable, ways)| (turnable & spaces).len() as u32 * ways as u32).sum()
}
