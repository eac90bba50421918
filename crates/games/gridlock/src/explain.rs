//! What an action would do, in words and figures.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use cloverleaf_core::{Arg, Explanation, Message, Seat};
use cloverleaf_grid::Edge;

use crate::action::Action;
use crate::board::Terrain;
use crate::rules::Gridlock;
use crate::space::Space;
use crate::state::State;
use crate::tell::of;
use crate::tile::Tile;

impl Gridlock {
    /// Explains what a legal action of this seat would do.
    pub(crate) fn explained(&self, state: &State, seat: Seat, action: Action) -> Explanation {
        let at = |key, space: Space| Message::new(key).place("at", space);
        let roads = |message| self.explain_roads(state, seat, action, message);
        Explanation::new(match action {
            Action::Build => Message::new("gb-told-build"),
            Action::Drive => Message::new("gb-told-drive"),
            Action::Place(space, tile) => return roads(open_to(of(at("gb-told-place", space), tile), tile)),
            Action::Rotate(space, tile) => {
                return roads(open_to(of(at("gb-told-rotate", space), tile), tile));
            }
            Action::Remove(space) => return roads(at("gb-told-remove", space)),
            Action::Cone(space) => return self.explain_cone(space),
            Action::Clear(space) => at("gb-told-clear", space),
            Action::End => Message::new("gb-told-end"),
            Action::Stop(space) => return self.explain_stop(state, seat, space),
            Action::Card(..) | Action::Tile(..) | Action::First(_) => Message::new("gb-told-draw"),
        })
    }

    /// GB-5.6: with the spaces of its zone.
    fn explain_cone(&self, space: Space) -> Explanation {
        let zone = self.board().find(space).map(|here| self.board().zone(here)).unwrap_or_default();
        let message = Message::new("gb-told-cone").place("at", space);
        Explanation::new(message).list("zone", self.names(zone.into_iter().collect()))
    }

    /// Spaces as notation writes them.
    pub(crate) fn names(&self, spaces: Vec<usize>) -> Vec<String> {
        spaces.into_iter().map(|space| self.board().spaces()[space].to_string()).collect()
    }

    fn explain_stop(&self, state: &State, seat: Seat, space: Space) -> Explanation {
        let here = self.board().find(space);
        let path = here.and_then(|here| self.path(state, seat, here));
        let path: Vec<usize> = path.iter().flat_map(crate::Path::spaces).collect();
        let stops = self.forced_stops(state, seat);
        let forced = path.iter().skip(1).copied().filter(|&on_path| stops.contains(on_path));
        let must = here.is_some_and(|here| stops.contains(here));
        let stop = match (must, self.would_score(state, seat, here)) {
            (false, false) => "free",
            (false, true) => "scores",
            (true, false) => "must",
            (true, true) => "must-scores",
        };
        let message = Message::new("gb-drives")
            .with("count", path.len().saturating_sub(1))
            .with("at", self.place_name(space))
            .choice("stop", stop);
        let forced = self.names(forced.collect());
        Explanation::new(message).list("forced_stops", forced).list("path", self.names(path))
    }

    fn would_score(&self, state: &State, seat: Seat, here: Option<usize>) -> bool {
        let card = here.and_then(|here| self.board().card_at(here));
        card.is_some_and(|card| state.player(seat).cards.contains(card))
    }

    /// A destination by its name, any other space as notation writes it.
    fn place_name(&self, space: Space) -> Arg {
        let here = self.board().find(space);
        let destination = here.filter(|&here| self.board().ground(here) == Terrain::Destination);
        match destination.and_then(|here| self.board().card_at(here)) {
            Some(card) => {
                let title = &self.board().destinations()[card].title;
                Message::new("gb-destination").text("name", title).place("at", space).into()
            }
            None => Arg::Place(space.to_string()),
        }
    }
}

/// The message with the sides to which a tile leads.
fn open_to(message: Message, tile: Tile) -> Message {
    let side = |edge: Edge| Arg::from(Message::new("edge").choice("edge", edge.name()));
    message.with("sides", tile.roads().edges().map(side).collect::<Vec<Arg>>())
}
