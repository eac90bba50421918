//! What somebody did, for the log, and what there is to do, for buttons.

use cloverleaf_core::{Actor, Message};
use cloverleaf_grid::Roads;

use crate::Action;

/// Tells an action. A draw is told of whoever draws.
pub(crate) fn tell(actor: Actor, action: Action) -> Message {
    let by = |key: &'static str| Message::new(key).actor("who", actor);
    match action {
        Action::Dollar(at) => Message::new("rightofway-dollar").place("at", at),
        Action::Piece(dollars) => Message::new("rightofway-piece").with("dollars", dollars),
        Action::Lay(at, edge) => by("rightofway-lay").place("at", at).choice("edge", edge.name()),
        Action::Draw(seat, kind) => of(Message::new("rightofway-draw").with("who", seat), kind.roads()),
        Action::First(seat) => Message::new("rightofway-first").with("who", seat),
        Action::Place(at, roads) => of(by("rightofway-place").place("at", at), roads),
        Action::Discard(kind) => of(by("rightofway-discard"), kind.roads()),
        Action::Scrap(at) => by("rightofway-scrap").place("at", at),
        Action::Buy(at, kind) => of(by("rightofway-buy").place("at", at), kind.roads()),
        Action::Done => by("rightofway-done"),
    }
}

/// The message with a tile, as notation and as what it looks like.
pub(crate) fn of(message: Message, roads: Roads) -> Message {
    message.tile("tile", roads).choice("shape", roads.shape())
}
