//! What the report on Traffic Tango says.

use cloverleaf_tango::Sign;

use crate::{Figure, Unit};

/// What a sign is called.
pub(crate) fn sign(sign: Sign) -> &'static str {
    match sign {
        Sign::OneWay(_) => "one way",
        Sign::Yield => "yield",
        Sign::Roundabout => "roundabout",
        Sign::Toll => "toll",
        Sign::Stop => "stop",
        Sign::Speed => "speed limit",
    }
}

/// Where cars crash.
pub(crate) mod crashes {
    use super::Figure;

    pub(crate) const TITLE: &str = "Where do cars crash?";
    pub(crate) const METHOD: &str =
        "A car counts once a delivery, however many it meets; the map counts every pair of cars.";
    pub(crate) const ANY: &str = "cars that crash, all deliveries";
    pub(crate) const NOWHERE: &str = "nowhere";
    pub(crate) const CHART: &str = "Collisions of two cars in a game, tile by tile";
    pub(crate) const BARS: &str = "Cars that crash";

    pub(crate) fn delivery(delivery: usize) -> String {
        format!("cars that crash, delivery {}", delivery + 1)
    }

    pub(crate) fn finding(any: &Figure, place: &str) -> String {
        format!("{} of all deliveries end in a crash, most often on {place}.", any.told())
    }

    pub(crate) fn tile(tile: &str, times: f64) -> String {
        format!("{tile}: {times:.2} collisions a game")
    }
}

/// Whether routes can be guessed.
pub(crate) mod mixture {
    use super::{Figure, Unit};

    pub(crate) const TITLE: &str = "Can routes be guessed?";
    pub(crate) const METHOD: &str = "Shannon's entropy of the routes that were driven, turned so that all start in one \
        corner, with Miller's and Madow's correction for routes not seen.";
    pub(crate) const BITS: &str = "Surprise of a route, in bits";
    pub(crate) const COMMONEST: &str = "How often the commonest route is taken";

    pub(crate) fn bits(delivery: usize) -> String {
        format!("bits, delivery {}", delivery + 1)
    }

    pub(crate) fn commonest(delivery: usize) -> String {
        format!("the commonest route, delivery {}", delivery + 1)
    }

    pub(crate) fn finding(first: &Figure, last: &Figure) -> String {
        format!(
            "The route of the first delivery holds {} bits of surprise, as much as one of {} equally likely routes; that \
             of the last {}.",
            first.told(),
            Unit::Number.write(first.estimate.value.exp2().round()),
            last.told(),
        )
    }
}

/// What a sign is worth.
pub(crate) mod signs {
    use super::Figure;

    pub(crate) const TITLE: &str = "What is a sign worth?";
    pub(crate) const METHOD: &str = "The gas of a seat that planted at least one such sign, less the mean of its table. \
        It goes with the result, which does not say that it causes it.";
    pub(crate) const GAS: &str = "Gas compared with the table, by sign planted";
    pub(crate) const TABLE: &str = "the table";
    pub(crate) const FAILED: &str = "Signs that fail";

    pub(crate) fn finding(worst: &Figure, best: &Figure) -> String {
        format!(
            "Who plants {} burns {} gas compared with their table, who plants {} {}: less is better.",
            best.name,
            best.told(),
            worst.name,
            worst.told()
        )
    }
}
