//! What an action does to the ways to the destinations that a seat still has to reach.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use cloverleaf_core::{Actor, Explanation, Message, Seat};

use crate::action::Action;
use crate::rules::Gridlock;
use crate::space::Name;
use crate::state::State;

/// A destination and the spaces on the way there, the car's own first.
type Way = (Name, Vec<usize>);

impl Gridlock {
    /// Tells what changes roads: the destinations to which it `opens` a way, the nearest first, the spaces on the
    /// `ways` there, and the destinations from which it `cuts` the car off.
    pub(crate) fn explain_roads(
        &self,
        state: &State,
        seat: Seat,
        action: Action,
        message: Message,
    ) -> Explanation {
        let mut after = state.clone();
        self.apply(&mut after, Actor::Seat(seat), action);
        let (before, after) = (self.ways(state, seat), self.ways(&after, seat));
        let opened = missing(&after, &before);
        let names = |ways: &[&Way]| ways.iter().map(|(name, _)| name.to_string()).collect();
        Explanation::new(message)
            .list("opens", names(&opened))
            .list("ways", opened.iter().map(|(_, way)| self.written(way)).collect())
            .list("cuts", names(&missing(&before, &after)))
    }

    /// The ways to the destinations this seat still has to reach, however often its car has to stop; the shortest
    /// first.
    fn ways(&self, state: &State, seat: Seat) -> Vec<Way> {
        let destinations =
            state.player(seat).cards.iter().filter_map(|card| self.board().destinations().get(card));
        let way = |to| Some(self.way(state, seat, to)?.spaces().collect());
        let mut ways: Vec<Way> =
            destinations.filter_map(|place| Some((place.name, way(place.space)?))).collect();
        ways.sort_by_key(|(_, way)| way.len());
        ways
    }

    /// Spaces as notation writes them, one after another.
    fn written(&self, way: &[usize]) -> String {
        let spaces: Vec<String> = way.iter().map(|&space| self.board().spaces()[space].to_string()).collect();
        spaces.join(" ")
    }
}

/// The ways that the others do not have.
fn missing<'a>(ways: &'a [Way], others: &[Way]) -> Vec<&'a Way> {
    ways.iter().filter(|(name, _)| !others.iter().any(|(other, _)| other == name)).collect()
}
