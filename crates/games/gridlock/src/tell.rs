//! What somebody did, for the log, and what there is to do, for buttons.

use cloverleaf_core::{Actor, Message};

use crate::action::Action;
use crate::space::Space;
use crate::tile::Tile;

/// Tells an action. A draw is told of whoever draws; a card or tile that is hidden is not named.
pub(crate) fn tell(actor: Actor, action: Action) -> Message {
    let at = |key, space: Space| Message::new(key).actor("who", actor).place("at", space);
    match action {
        Action::Card(seat, Some(card)) => Message::new("gridlock-card").with("who", seat).card("card", card),
        Action::Card(seat, None) => Message::new("gridlock-card-hidden").with("who", seat),
        Action::Tile(seat, Some(tile)) => of(Message::new("gridlock-tile").with("who", seat), tile),
        Action::Tile(seat, None) => Message::new("gridlock-tile-hidden").with("who", seat),
        Action::First(seat) => Message::new("gridlock-first").with("who", seat),
        Action::Build => Message::new("gridlock-build").actor("who", actor),
        Action::Drive => Message::new("gridlock-drive").actor("who", actor),
        Action::Place(space, tile) => of(at("gridlock-place", space), tile),
        Action::Rotate(space, tile) => of(at("gridlock-rotate", space), tile),
        Action::Remove(space) => at("gridlock-remove", space),
        Action::Cone(space) => at("gridlock-cone", space),
        Action::Clear(space) => at("gridlock-clear", space),
        Action::Stop(space) => at("gridlock-stop", space),
        Action::End => Message::new("gridlock-end").actor("who", actor),
    }
}

/// The message with a tile, as notation and as what it looks like.
pub(crate) fn of(message: Message, tile: Tile) -> Message {
    message.tile("tile", tile).choice("shape", tile.shape())
}
