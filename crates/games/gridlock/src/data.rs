//! What is in the box, and the numbers of the rules.

/// How many kinds there are.
pub const KINDS: usize = 16;

/// GB-2.1: the kinds as drawn, with the number of tiles of each.
pub(crate) const BOX: [(&[usize], bool, u8); KINDS] = [
    (&[0, 2], false, 8),
    (&[0, 5], false, 4),
    (&[0, 3], false, 6),
    (&[0, 1, 2, 4, 5], false, 4),
    (&[1, 3, 5], false, 4),
    (&[0, 3, 5], false, 6),
    (&[0, 1, 3], false, 6),
    (&[0, 1, 2], false, 4),
    (&[1, 2, 4, 5], false, 6),
    (&[1, 2, 3, 4], false, 4),
    (&[0, 1, 3, 5], false, 4),
    (&[0, 1, 2, 3, 4, 5], false, 2),
    (&[3], true, 1),
    (&[1, 3, 5], true, 2),
    (&[1, 2, 4, 5], true, 2),
    (&[0, 1, 2, 3, 4, 5], true, 1),
];

/// How many tiles there are.
pub(crate) const TILES: usize = {
    let (mut tiles, mut kind) = (0, 0);
    while kind < KINDS {
        tiles += BOX[kind].2 as usize;
        kind += 1;
    }
    tiles
};

/// GB-8.2: the most secret cards a player can get.
pub(crate) const MOST_CARDS: usize = 6;
/// GB-3.4: the most tiles in a hand.
pub const HAND_SIZE: usize = 2;
/// GB-2.4: how many cones there are.
pub(crate) const CONES: usize = 2;
/// GB-4.2: actions of a build turn.
pub(crate) const BUILD_ACTIONS: u8 = 4;
/// GB-6.1: stops of a drive turn.
pub(crate) const DRIVE_STOPS: u8 = 2;
/// GB-8.1: actions of a quick trip's turn.
pub(crate) const TRIP_ACTIONS: u8 = 3;

/// The most destinations a board can have: one bit a card in a deck.
pub(crate) const MAX_DESTINATIONS: usize = 32;
/// The fewest: a start and up to six more (GB-8.2).
pub(crate) const MIN_DESTINATIONS: usize = 7;
/// The fewest empty spaces: everyone must find one in the opening round (GB-3.6).
pub(crate) const MIN_EMPTY: usize = 4;
