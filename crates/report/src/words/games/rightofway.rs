//! What the report on RIGHT_OF_WAY says.

use crate::Figure;

/// What hands live on.
pub(crate) mod economy {
    use super::Figure;

    pub(crate) const TITLE: &str = "What do hands live on?";
    pub(crate) const METHOD: &str = "Cost and profit of every placement as the rules count them; the mean of the games. \
        A hand counts what is still to be drawn or paid.";
    pub(crate) const FIGURES: [&str; 4] = [
        "tiles a highway costs",
        "tiles a highway earns",
        "profit less cost",
        "tiles scrapped from the city, a game",
    ];
    pub(crate) const BARS: &str = "A placement, in tiles";
    pub(crate) const CHART: &str = "Tiles in hand, over the course of a game";
    pub(crate) const LINES: [&str; 2] = ["winner", "loser"];

    /// From the figures in their order.
    pub(crate) fn finding(figures: &[Figure]) -> String {
        let told = |index: usize| figures[index].told();
        format!(
            "A highway costs {} tiles and earns {}: the result is {} tiles, and {} are scrapped from the city in a game.",
            told(0),
            told(1),
            told(2),
            told(3),
        )
    }
}

/// Which junctions close.
pub(crate) mod junctions {
    use super::Figure;

    pub(crate) const TITLE: &str = "Which junctions close?";
    pub(crate) const METHOD: &str =
        "A highway is closed when all its connections are met; only then it counts.";
    pub(crate) const ALL: &str = "highways closed at the end";
    pub(crate) const BARS: &str = "Closed when the game ends, by connections";
    pub(crate) const TABLE: &str = "All";
    pub(crate) const CHART: &str = "Highways closed when the game ends, tile by tile";
    pub(crate) const NONE: &str = "No highway was ever built.";

    pub(crate) fn with(connections: usize) -> String {
        format!("closed, of those with {connections}")
    }

    pub(crate) fn finding(all: &Figure, few: &Figure, many: &Figure) -> String {
        format!(
            "{} of the highways are closed when the game ends: {} of those with the fewest connections, {} of those \
             with the most.",
            all.told(),
            few.told(),
            many.told()
        )
    }

    pub(crate) fn place(place: &str, closed: u64, all: u64) -> String {
        format!("{place}: {closed} of {all} highways closed")
    }
}

/// What rights-of-way are for.
pub(crate) mod rights {
    use super::Figure;

    pub(crate) const TITLE: &str = "What are rights-of-way for?";
    pub(crate) const METHOD: &str =
        "Out of all that were bought; the rest was scrapped to pay, or raised by who had it.";
    pub(crate) const BOUGHT: &str = "rights-of-way bought, a game";
    pub(crate) const HEIGHT: &str = "tiles in a right-of-way when bought";
    pub(crate) const FATES: [&str; 3] =
        ["built on by the owner", "bought over by the other", "standing at the end"];
    pub(crate) const TABLE: &str = "Rights-of-way";
    pub(crate) const BARS: &str = "What becomes of them";

    /// From what became of them, in the order of [`FATES`].
    pub(crate) fn finding(bought: &Figure, fates: &[Figure]) -> String {
        let told = |index: usize| fates[index].told();
        format!(
            "{} rights-of-way are bought in a game; {} of them are built on by their owner, {} bought over, and {} stand \
             there at the end.",
            bought.told(),
            told(0),
            told(1),
            told(2),
        )
    }
}
