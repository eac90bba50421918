//! What an action would do, in words and figures.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use cloverleaf_core::{Explanation, Seat};

use crate::action::Action;
use crate::board::Ground;
use crate::rules::Gridlock;
use crate::space::Space;
use crate::state::State;

impl Gridlock {
    /// Tells what a legal action of this seat would do.
    pub(crate) fn tell(&self, state: &State, seat: Seat, action: Action) -> Explanation {
        let text = match action {
            Action::Build => "declares a build turn: up to four actions".to_string(),
            Action::Drive => "declares a drive turn: up to two stops".to_string(),
            Action::Place(space, tile) => format!("places a tile on {space} with roads {tile}"),
            Action::Rotate(space, tile) => format!("turns the tile on {space} to {tile}"),
            Action::Remove(space) => format!("removes the tile on {space}"),
            Action::Cone(space) => return self.tell_cone(space),
            Action::Clear(space) => format!("clears the cone on {space}"),
            Action::End => "ends the turn".to_string(),
            Action::Stop(space) => return self.tell_stop(state, seat, space),
            Action::Card(..) | Action::Tile(..) | Action::First(_) => "a draw".to_string(),
        };
        Explanation::new(text)
    }

    /// GB-5.6: with the spaces of its zone.
    fn tell_cone(&self, space: Space) -> Explanation {
        let zone = self.board().find(space).map(|here| self.board().zone(here)).unwrap_or_default();
        let text = format!("sets up a construction zone around {space}");
        Explanation::new(text).list("zone", self.names(zone.into_iter().collect()))
    }

    fn names(&self, spaces: Vec<usize>) -> Vec<String> {
        spaces.into_iter().map(|space| self.board().spaces()[space].to_string()).collect()
    }

    fn tell_stop(&self, state: &State, seat: Seat, space: Space) -> Explanation {
        let here = self.board().find(space);
        let path = here.and_then(|here| self.path(state, seat, here));
        let path: Vec<usize> = path.iter().flat_map(crate::Path::spaces).collect();
        let stops = self.forced_stops(state, seat);
        let forced = path.iter().skip(1).copied().filter(|&on_path| stops.contains(on_path));
        let text = format!(
            "drives {} to {} and stops{}{}",
            count(path.len().saturating_sub(1)),
            self.place_name(space),
            if here.is_some_and(|here| stops.contains(here)) { " there, as it must" } else { "" },
            if self.would_score(state, seat, here) { ", which scores" } else { "" },
        );
        let forced = self.names(forced.collect());
        Explanation::new(text).list("forced_stops", forced).list("path", self.names(path))
    }

    fn would_score(&self, state: &State, seat: Seat, here: Option<usize>) -> bool {
        let card = here.and_then(|here| self.board().card_at(here));
        card.is_some_and(|card| state.player(seat).cards.contains(card))
    }

    /// A destination by its name, any other space as notation writes it.
    fn place_name(&self, space: Space) -> String {
        let here = self.board().find(space);
        let destination = here.filter(|&here| self.board().ground(here) == Ground::Destination);
        match destination.and_then(|here| self.board().card_at(here)) {
            Some(card) => format!("{} ({space})", self.board().destinations()[card].title),
            None => space.to_string(),
        }
    }
}

fn count(spaces: usize) -> String {
    if spaces == 1 { "1 space".to_string() } else { format!("{spaces} spaces") }
}
