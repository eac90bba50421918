//! What an action is about.

use cloverleaf_core::Seat;
use cloverleaf_gridlock::{Action, Gridlock, Space, Terrain, Tile, View};

use super::{MOST_COLUMN, MOST_HALF_ROW, SIDES};
use crate::{Layout, Number, Part};

/// The kinds of actions, in order.
const KINDS: [(&str, &str); 9] = [
    ("build", "Whether it declares a build turn."),
    ("drive", "Whether it declares a drive turn."),
    ("end", "Whether it ends the turn."),
    ("place", "Whether it places a tile from hand."),
    ("rotate", "Whether it turns a tile on the board."),
    ("remove", "Whether it takes a tile off the board."),
    ("cone", "Whether it sets up a cone."),
    ("clear", "Whether it clears a cone."),
    ("stop", "Whether it drives the own car somewhere and stops there."),
];

pub(super) fn layout() -> Layout {
    let mut part = Part::new("action", 1, "The action.");
    for (name, meaning) in KINDS {
        part = part.flag(name, meaning);
    }
    part = part
        .flag("somewhere", "Whether it is about a space; if not, all that follows is 0.")
        .with("column", MOST_COLUMN, "The column of its space, counted from 0 in the west.")
        .with(
            "half_row",
            MOST_HALF_ROW,
            "The half-row of its space, counted from the north as the board's file does.",
        );
    for side in SIDES {
        let meaning = "Whether the space has a road to this side afterwards, if a tile is placed or turned.";
        part = part.flag(side, meaning);
    }
    let part = part
        .flag("rotary", "Whether the tile that is placed or turned is a rotary.")
        .with(
            "joined",
            6,
            "How many roads of the tile that is placed or turned will meet an open side of a neighbour.",
        )
        .with(
            "joined_before",
            6,
            "How many roads of the tile that is turned or removed meet an open side of a neighbour now.",
        )
        .flag("own_car", "Whether the own car stands on the space.")
        .flag("destination", "Whether the space is a destination.")
        .flag(
            "held",
            "Whether the space is a destination whose card the seat still holds: to stop there scores it.",
        );
    Layout { parts: vec![part] }
}

pub(super) fn write(game: &Gridlock, view: &View, seat: Seat, action: Action, out: &mut [Number]) {
    let (kinds, rest) = out.split_at_mut(KINDS.len());
    let rest: &mut [Number; 15] = rest.try_into().expect("features are as long as their layout");
    kinds.fill(0);
    *rest = [0; 15];
    let (kind, space, tile) = match action {
        Action::Build => (0, None, None),
        Action::Drive => (1, None, None),
        Action::End => (2, None, None),
        Action::Place(space, tile) => (3, Some(space), Some(tile)),
        Action::Rotate(space, tile) => (4, Some(space), Some(tile)),
        Action::Remove(space) => (5, Some(space), None),
        Action::Cone(space) => (6, Some(space), None),
        Action::Clear(space) => (7, Some(space), None),
        Action::Stop(space) => (8, Some(space), None),
        // Draws are nobody's actions.
        Action::Card(..) | Action::Tile(..) | Action::First(_) => return,
    };
    kinds[kind] = 1;
    let Some((name, space)) = space.and_then(|name| Some((name, game.board().find(name)?))) else { return };
    let (column, half_row) = game.board().doubled(space);
    rest[..3].copy_from_slice(&[1, column, half_row]);
    let changes = matches!(action, Action::Place(..) | Action::Rotate(..) | Action::Remove(_));
    let facing = if changes { facing(game, view, space) } else { 0 };
    if let Some(tile) = tile {
        write_tile(tile, facing, &mut rest[3..11]);
    }
    let before = view.tiles.get(&name).filter(|_| changes).map_or(0, |tile| tile.roads().bits());
    rest[11] = (before & facing).count_ones() as Number;
    rest[12] = Number::from(view.cars.get(seat.index()) == Some(&Some(name)));
    rest[13] = Number::from(game.board().ground(space) == Terrain::Destination);
    let card = game.board().card_at(space).map(|card| game.board().destinations()[card].name);
    rest[14] = Number::from(card.is_some_and(|card| view.cards.contains(&card)));
}

fn write_tile(tile: Tile, facing: u8, out: &mut [Number]) {
    let bits = tile.bits();
    for (side, number) in out.iter_mut().take(7).enumerate() {
        *number = Number::from(bits >> side & 1);
    }
    out[7] = (tile.roads().bits() & facing).count_ones() as Number;
}

/// The sides on which the neighbours of a space are open towards it.
fn facing(game: &Gridlock, view: &View, space: usize) -> u8 {
    let mut facing = 0;
    for (edge, &beside) in game.board().neighbours().row(space).iter().enumerate() {
        let open = game
            .board()
            .spaces()
            .get(usize::from(beside))
            .map_or(0, |&name| open(game, view, name, beside.into()));
        facing |= (open >> ((edge + 3) % 6) & 1) << edge;
    }
    facing
}

/// The sides on which a space is open to every car.
fn open(game: &Gridlock, view: &View, name: Space, space: usize) -> u8 {
    match game.board().ground(space) {
        Terrain::Empty => view.tiles.get(&name).map_or(0, |tile| tile.roads().bits()),
        ground => ground.open_sides().bits(),
    }
}
