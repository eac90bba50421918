//! What the report on Gridlock says.

use crate::{Figure, Unit};

/// Where the traffic goes.
pub(crate) mod network {
    use super::Unit;

    pub(crate) const TITLE: &str = "Where does the traffic go?";
    pub(crate) const METHOD: &str = "Every stop is driven along the shortest path, as the game shows it; the colour \
        counts the cars that come onto a space, the width of a street those between two.";
    pub(crate) const CHART: &str = "How often spaces are driven over, and the ways between them";
    pub(crate) const NOBODY: &str = "Nobody drove anywhere.";

    pub(crate) fn finding(space: &str, times: f64, [placed, spaces]: [usize; 2]) -> String {
        let times = Unit::Number.write(times);
        format!(
            "Most driven over is {space}, {times} times a game; {placed} of {spaces} spaces ever had a tile."
        )
    }

    pub(crate) fn space(name: &str, driven: f64, placed: f64) -> String {
        format!("{name}: driven over {driven:.2} times a game, tiles laid {placed:.2}")
    }
}

/// Which places are hard.
pub(crate) mod places {
    use super::Figure;

    pub(crate) const TITLE: &str = "Which places are hard?";
    pub(crate) const METHOD: &str = "Out of the seats that held the card. A game ends when one seat has all of theirs, \
        so a place that is reached late is often not reached at all; the rounds are those of who did.";
    pub(crate) const NOBODY: &str = "Nobody held a card.";
    pub(crate) const REACHED: &str = "Reached before the game ends";
    pub(crate) const ROUNDS: &str = "In which round, by those who reached it";

    pub(crate) fn finding(easy: &Figure, hard: &Figure) -> String {
        format!(
            "Hardest is {}: of those who want to go there {} have been when the game ends; easiest is {}, with {}.",
            hard.name,
            hard.told(),
            easy.name,
            easy.told()
        )
    }

    pub(crate) fn key(hardest: &str) -> String {
        format!("reach {hardest}, the hardest")
    }
}

/// Who profits from a tile.
pub(crate) mod profit {
    use super::{Figure, Unit};

    pub(crate) const TITLE: &str = "Who profits from a tile?";
    pub(crate) const METHOD: &str = "A tile belongs to who laid it until it is removed, however it is turned. The mean is that of the games.";
    pub(crate) const OWN: &str = "crossings by who laid the tile";
    pub(crate) const CROSSED: &str = "times a laid tile is driven over";
    pub(crate) const BARS: &str = "Crossings of laid tiles";
    pub(crate) const EQUAL: &str = "an equal share";
    pub(crate) const TABLE: &str = "Use";

    pub(crate) fn finding(crossed: &Figure, own: &Figure, fair: f64) -> String {
        let judged = match (own.estimate.excludes(fair), own.estimate.value > fair) {
            (true, true) => "a road serves its builder more than the others",
            (true, false) => "a road serves the others more than its builder",
            (false, _) => "a road serves everybody alike",
        };
        format!(
            "A tile is driven over {} times, and {} of that by who laid it: an equal share is {}, so {judged}.",
            crossed.told(),
            own.told(),
            Unit::Share.write(fair),
        )
    }
}
