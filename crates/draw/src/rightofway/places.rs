//! Places in words: how far from the centre, and whether it is a rich quarter.

use cloverleaf_core::Message;
use cloverleaf_grid::Hex;
use cloverleaf_rightofway::{Place, Quarter, View};

/// A place of the city or of the ground around it.
pub(super) fn name(view: &View, place: Place) -> Message {
    let quarter = match view.city.get(&place) {
        Some(Quarter::Dollar) => "rich",
        Some(Quarter::Unmarked) => "poor",
        None => "free",
    };
    match steps(place.0)[..] {
        [] => Message::new("rightofway-centre"),
        [(steps, towards)] => {
            let message = Message::new("rightofway-where").choice("quarter", quarter);
            message.with("steps", steps).choice("towards", towards)
        }
        [(steps, towards), (more, edge), ..] => {
            let message = Message::new("rightofway-where-two").choice("quarter", quarter);
            message.with("steps", steps).choice("towards", towards).with("more", more).choice("edge", edge)
        }
    }
}

/// How many steps lead there from the centre, in one direction or two; every place is reached in one way only.
/// East and west lie between two edges: two columns are two steps.
fn steps(hex: Hex) -> Vec<(i16, &'static str)> {
    let (column, down) = (hex.q, 2 * hex.r + hex.q);
    let (beside, upright) = (column.abs(), down.abs());
    // Each step along a slanted edge leads half a row up or down; what is left is straight on.
    let slanted = beside.min(upright);
    let slant = match (column > 0, down > 0) {
        (true, false) => "NE",
        (true, true) => "SE",
        (false, true) => "SW",
        (false, false) => "NW",
    };
    let straight = match beside > upright {
        true => (beside - slanted, if column > 0 { "E" } else { "W" }),
        false => ((upright - slanted) / 2, if down > 0 { "S" } else { "N" }),
    };
    [straight, (slanted, slant)].into_iter().filter(|(steps, _)| *steps > 0).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_place_within_forty_steps_has_its_own_way_from_the_centre() {
        let mut ways = BTreeSet::new();
        let mut places = 0;
        for q in -40..=40_i16 {
            for r in -40..=40_i16 {
                if (q + r).abs() <= 40 {
                    places += 1;
                    assert!(ways.insert(steps(Hex::new(q, r))), "{q},{r}");
                }
            }
        }
        assert_eq!(ways.len(), places);
    }

    #[test]
    fn a_way_leads_straight_and_then_aslant() {
        let to = |q, r| steps(Hex::new(q, r));
        assert_eq!(to(0, 0), []);
        assert_eq!(to(0, -3), [(3, "N")]);
        assert_eq!(to(2, -1), [(2, "E")]);
        assert_eq!(to(-2, 2), [(2, "SW")]);
        assert_eq!(to(1, 1), [(1, "S"), (1, "SE")]);
        assert_eq!(to(-3, 1), [(2, "W"), (1, "NW")]);
    }
}
