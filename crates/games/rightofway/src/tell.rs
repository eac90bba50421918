//! What somebody did, for the log, and what there is to do, for buttons.

use cloverleaf_core::{Actor, Message};

use crate::Action;

/// Tells an action. A draw is told of whoever draws.
pub(crate) fn tell(actor: Actor, action: Action) -> Message {
    let by = |key: &'static str| Message::new(key).actor("who", actor);
    match action {
        Action::Dollar(at) => Message::new("rightofway-dollar").place("at", at),
        Action::Piece(dollars) => Message::new("rightofway-piece").with("dollars", dollars),
        Action::Lay(at, edge) => by("rightofway-lay").place("at", at).choice("edge", edge.name()),
        Action::Draw(seat, kind) => Message::new("rightofway-draw").with("who", seat).tile("tile", kind),
        Action::First(seat) => Message::new("rightofway-first").with("who", seat),
        Action::Place(at, roads) => by("rightofway-place").place("at", at).tile("tile", roads),
        Action::Discard(kind) => by("rightofway-discard").tile("tile", kind),
        Action::Scrap(at) => by("rightofway-scrap").place("at", at),
        Action::Buy(at, kind) => by("rightofway-buy").place("at", at).tile("tile", kind),
        Action::Done => by("rightofway-done"),
    }
}
