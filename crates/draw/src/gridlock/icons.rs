//! A small white icon for each destination of Boston; other cities' destinations have their initials.

use crate::svg::{Element, group, text};

const WHITE: &str = "#fff";

/// Destinations with what is filled and what is drawn as a line, as SVG writes paths, within eight of the middle.
const ICONS: [(&str, &str, &str); 12] = [
    // A cap with a tassel.
    ("harvard", "M0-5.5 8-1.5 0 2.5-8-1.5ZM-4.5 1.6 0 3.9 4.5 1.6V4.6L0 6.4-4.5 4.6Z", "M7-1.2V4"),
    // A cog.
    (
        "mit",
        "",
        "M4.4 0H7M2.2 3.8 3.5 6.1M-2.2 3.8-3.5 6.1M-4.4 0H-7M-2.2-3.8-3.5-6.1M2.2-3.8 3.5-6.1M4 0A4 4 0 1 1-4 0 4 4 0 1 1 4 0Z",
    ),
    // A baseball.
    (
        "fenway-park",
        "",
        "M6.6 0A6.6 6.6 0 1 1-6.6 0 6.6 6.6 0 1 1 6.6 0ZM-4.4-4.8Q-.6 0-4.4 4.8M4.4-4.8Q.6 0 4.4 4.8",
    ),
    // A painting.
    (
        "museum-of-fine-arts",
        "M-5.4 4.2-1.4-1.4 1 1.6 2.8-.4 5.4 4.2ZM4.5-3A1.3 1.3 0 1 1 1.9-3 1.3 1.3 0 1 1 4.5-3Z",
        "M-7-5.8H7V5.8H-7Z",
    ),
    // A square with a tree.
    ("copley-square", "M0-4.2 3 1.4H-3Z", "M-6.2-6.2H6.2V6.2H-6.2ZM0 1.4V4.2"),
    // Two notes.
    (
        "symphony-hall",
        "M-1.6 4.6A2.4 2.4 0 1 1-6.4 4.6 2.4 2.4 0 1 1-1.6 4.6ZM6.4 3.2A2.4 2.4 0 1 1 1.6 3.2 2.4 2.4 0 1 1 6.4 3.2Z",
        "M-1.9 4.6V-4.6L6.1-6.2V3.2M-1.9-2.6 6.1-4.2",
    ),
    // A flask.
    ("museum-of-science", "M-3.2 1.8H3.2L5 5H-5Z", "M-2.2-6.6H2.2M-1.4-6.4V-2L-5.6 5.4H5.6L1.4-2V-6.4"),
    // A basketball.
    (
        "boston-garden",
        "",
        "M6.6 0A6.6 6.6 0 1 1-6.6 0 6.6 6.6 0 1 1 6.6 0ZM0-6.4V6.4M-6.4 0H6.4M-4.6-4.6Q-1.4 0-4.6 4.6M4.6-4.6Q1.4 0 4.6 4.6",
    ),
    // A star.
    ("theater-district", "M0-7.6 1.9-2.6 7.2-2.3 3 1 4.5 6.1 0 3.2-4.5 6.1-3 1-7.2-2.3-1.9-2.6Z", ""),
    // A house.
    ("faneuil-hall", "M0-7 7.4-.4H-7.4ZM-5.2.4H5.2V6.2H1.5V2.4H-1.5V6.2H-5.2Z", ""),
    // A cup.
    ("north-end", "M-6-2.6H3.6L3 4.6 1.6 6H-4L-5.4 4.6Z", "M3.6-1.4Q8 1 3 3.2M-3.2-5V-6.8M.8-5V-6.8"),
    // A fish.
    (
        "aquarium",
        "M-7.2 0Q-1.6-7 3.6 0-1.6 7-7.2 0ZM3.4 0 7.6-4.2V4.2ZM-3.3-.8A.9.9 0 1 1-5.1-.8 .9.9 0 1 1-3.3-.8Z",
        "",
    ),
];

/// The icon of a destination about its middle.
pub(super) fn icon(card: &str) -> Element {
    let Some((_, filled, lines)) = ICONS.iter().find(|(name, ..)| *name == card) else {
        return initials(card);
    };
    let path = |drawn: &'static str| Element::new("path").set("d", drawn);
    group()
        .with(path(filled).fill(WHITE).set("fill-rule", "evenodd"))
        .with(path(lines).fill("none").stroke(WHITE, 1.8).round())
}

/// The first letters of the first two words.
fn initials(card: &str) -> Element {
    let letters: String = card.split('-').filter_map(|word| word.chars().next()).take(2).collect();
    text((0.0, 0.0), 11.0, &letters.to_uppercase()).weight(800).fill(WHITE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_destination_of_boston_has_an_icon_of_its_own() {
        let board = cloverleaf_gridlock::Board::default();
        let names: Vec<String> = board.destinations().iter().map(|place| place.name.to_string()).collect();
        let drawn: BTreeSet<String> = names.iter().map(|name| icon(name).to_string()).collect();
        assert_eq!(drawn.len(), names.len());
        assert!(drawn.iter().all(|icon| !icon.contains("<text")), "a picture, not letters");
        assert!(icon("alter-elbtunnel").to_string().contains(">AE<"));
    }
}
