//! What an action does to the ways to the destinations that a seat still has to reach.

use alloc::string::ToString;
use alloc::vec::Vec;

use cloverleaf_core::{Actor, Explanation, Message, Seat};

use crate::action::Action;
use crate::rules::Gridlock;
use crate::space::Name;
use crate::state::State;

/// A destination and the spaces on the way there, the car's own first.
type Way = (Name, Vec<usize>);

impl Gridlock {
    /// Tells what changes roads: the destinations to which it `opens` a way, the nearest first, how many spaces away
    /// each is (`lengths`), the `way` to them all, and the destinations from which it `cuts` the car off.
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
            .list("lengths", opened.iter().map(|(_, way)| (way.len() - 1).to_string()).collect())
            .list("way", self.names(round_trip(&opened)))
            .list("cuts", names(&missing(&before, &after)))
    }

    /// The ways to the destinations this seat still has to reach, however often its car has to stop; the shortest
    /// first.
    fn ways(&self, state: &State, seat: Seat) -> Vec<Way> {
        let mut ways: Vec<Way> = Vec::new();
        for place in state.player(seat).cards.iter().filter_map(|card| self.board().destinations().get(card))
        {
            let Some(way) = self.way(state, seat, place.space) else { continue };
            let way: Vec<usize> = way.spaces().collect();
            // There are six at most, so each is put where it belongs; a sort would weigh more.
            let at = ways.partition_point(|(_, other)| other.len() <= way.len());
            ways.insert(at, (place.name, way));
        }
        ways
    }
}

/// The ways that the others do not have.
fn missing<'a>(ways: &'a [Way], others: &[Way]) -> Vec<&'a Way> {
    ways.iter().filter(|(name, _)| !others.iter().any(|(other, _)| other == name)).collect()
}

/// All ways in one: to the first destination, back to where the next way branches off, and on.
fn round_trip(ways: &[&Way]) -> Vec<usize> {
    let mut trip: Vec<usize> = Vec::new();
    let mut last: &[usize] = &[];
    for (_, way) in ways {
        let shared = last.iter().zip(way).take_while(|(one, other)| one == other).count();
        let back = last.get(shared.saturating_sub(1)..last.len().saturating_sub(1)).unwrap_or_default();
        trip.extend(back.iter().rev());
        trip.extend(&way[shared..]);
        last = way;
    }
    trip
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec;

    #[test]
    fn a_round_trip_goes_back_to_where_the_next_way_branches_off() {
        let name = |text: &str| text.parse::<Name>().expect("an id");
        let ways = [(name("a"), vec![1, 2, 3]), (name("b"), vec![1, 2, 4, 5]), (name("c"), vec![1, 6])];
        let ways: Vec<&Way> = ways.iter().collect();
        assert_eq!(round_trip(&ways), [1, 2, 3, 2, 4, 5, 4, 2, 1, 6]);
        assert!(round_trip(&[]).is_empty());
    }
}
