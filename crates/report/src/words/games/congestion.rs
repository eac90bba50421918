//! What the report on Traffic Congestion says.

use crate::{Figure, Unit};

/// What a use of a car or a signal is called.
pub(crate) mod piece {
    pub(crate) const OWN: &str = "enter an own car";
    pub(crate) const OTHER: &str = "enter another's car";
    pub(crate) const KEEP: &str = "move and keep the signal";
    pub(crate) const REMOVE: &str = "move and remove the signal";
    pub(crate) const CHANGE: &str = "move and change the signal";

    pub(crate) fn signal(direction: &str) -> String {
        format!("signal {direction}")
    }
}

/// How well traffic flows.
pub(crate) mod throughput {
    use super::{Figure, Unit};

    pub(crate) const TITLE: &str = "How well does traffic flow?";
    pub(crate) const METHOD: &str =
        "A car that leaves on another side than its colour's is gone and counts for nobody.";
    pub(crate) const FIGURES: [&str; 3] =
        ["cars that enter, a turn", "cars that leave, a turn", "cars that count, a turn"];
    pub(crate) const BARS: &str = "Cars a turn";
    pub(crate) const CHART: &str = "Cars on the board, over the course of a game";
    pub(crate) const LINE: &str = "cars waiting";

    pub(crate) fn finding(left: &Figure, counted: &Figure, useful: f64) -> String {
        format!(
            "{} cars leave the board a turn, and {} count: {} of those that leave are home.",
            left.told(),
            counted.told(),
            Unit::Share.write(useful),
        )
    }
}

/// Where cars wait.
pub(crate) mod queues {
    use super::Figure;

    pub(crate) const TITLE: &str = "Where do cars wait?";
    pub(crate) const METHOD: &str = "The cars in each lane, after every turn, the mean of the games.";
    pub(crate) const CHART: &str = "How long the queues are, lane by lane";
    pub(crate) const BARS: &str = "Cars in the queue";
    pub(crate) const STREET: &str = "a street";

    pub(crate) fn finding(long: &Figure, short: &Figure) -> String {
        format!(
            "The longest queue is that of {}, {} cars on average; the shortest that of {}, {}. A lane has room for five.",
            long.name,
            long.told(),
            short.name,
            short.told()
        )
    }

    pub(crate) fn key(lane: &str) -> String {
        format!("cars in {lane}, the longest queue")
    }

    pub(crate) fn lane(lane: &str, cars: &Figure) -> String {
        format!("{lane}: {} cars", cars.told())
    }
}

/// Whether it gets stuck.
pub(crate) mod deadlock {
    use super::Figure;

    pub(crate) const TITLE: &str = "Does it get stuck?";
    pub(crate) const METHOD: &str =
        "Stuck are games that end by passes, by the stall limit or by the turn limit.";
    pub(crate) const TABLE: &str = "Standstill";
    pub(crate) const STUCK: &str = "games that reach no target";
    pub(crate) const STALL: &str = "turns in a row without a car in or out";

    pub(crate) fn finding(stuck: &Figure, stall: &Figure) -> String {
        format!(
            "{} of games end without anybody reaching the target; the longest time in a game in which no car comes or \
             leaves is {} turns.",
            stuck.told(),
            stall.told(),
        )
    }
}
