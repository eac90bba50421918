//! What people call lanes: by where their cars come from and where they go. Notation is for records.

use cloverleaf_core::Message;

use crate::{Direction, Grid, Heading, Intersection, Lane};

/// A lane by where it comes from and where it leads, such as "from the west into North-West".
#[must_use]
pub fn lane(lane: Lane) -> Message {
    let heading = lane.heading();
    if lane.is_exit() {
        return side(Message::new("tc-lane-out"), heading).with("at", intersection(lane.intersection()));
    }
    let message = match before(lane) {
        Some(from) => Message::new("tc-lane-middle").with("from", intersection(from)),
        None => side(Message::new("tc-lane-in"), heading.turned(2)),
    };
    message.with("at", intersection(lane.intersection()))
}

/// Where a lane leads, such as "to North-East" or "out to the east".
#[must_use]
pub fn onward(lane: Lane) -> Message {
    match lane.is_exit() {
        true => side(Message::new("tc-onward-out"), lane.heading()),
        false => Message::new("tc-onward").with("at", intersection(lane.intersection())),
    }
}

/// The same with a direction, and the heading of cars that go there: arrows point as cars drive on the board.
pub(crate) fn turning(message: Message, lane: Lane, direction: Direction) -> Message {
    side(message.choice("direction", direction.word()), lane.heading().towards(direction))
}

fn side(message: Message, heading: Heading) -> Message {
    message.choice("side", ["N", "E", "S", "W"][heading as usize])
}

/// The intersection that cars of a lane have left, where its name alone tells: on the 2x2 board. On others the
/// side they come from names the lane as well.
fn before(lane: Lane) -> Option<Intersection> {
    let (grid, at) = (Grid::default(), lane.intersection());
    let (row, column) = grid.beyond(at.place(), lane.heading().turned(2)).filter(|_| at.by_compass())?;
    grid.intersection(row, column)
}

fn intersection(intersection: Intersection) -> Message {
    let (row, column) = intersection.place();
    match intersection.by_compass() {
        true => Message::new(["tc-nw", "tc-ne", "tc-sw", "tc-se"][2 * row + column]),
        false => Message::new("tc-row-column").with("row", row + 1).with("column", column + 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::collections::BTreeSet;
    use cloverleaf_core::Say;
    use cloverleaf_words::{Languages, english};

    #[test]
    fn lanes_are_called_by_where_their_cars_come_from_and_go() {
        let said = |text: &str| english().say(&lane(text.parse().expect("a lane")));
        assert_eq!(said("NW:E"), "from the west into North-West");
        assert_eq!(said("NE:E"), "from North-West into North-East");
        assert_eq!(said("SW:N"), "from the south into South-West");
        assert_eq!(said("out:SE:S"), "out of South-East to the south");
        assert_eq!(said("r2c3:W"), "from the east into row 2, column 3");
        let onward = |text: &str| english().say(&onward(text.parse().expect("a lane")));
        assert_eq!((onward("NE:E"), onward("out:NE:E")), ("to North-East".into(), "out to the east".into()));
    }

    #[test]
    fn no_two_lanes_are_called_the_same_in_any_language() {
        for language in Languages::embedded().iter() {
            let names: BTreeSet<_> = Lane::all().map(|one| language.say(&lane(one))).collect();
            assert_eq!(names.len(), Lane::NAMES, "{}", language.code());
        }
    }
}
