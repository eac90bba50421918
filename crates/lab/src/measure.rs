//! What is measured of every game, whatever the game: the one definition that reports, comparisons and
//! searches share.

use crate::Trial;

/// One thing that is measured of every game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    /// How many turns a game takes.
    Length,
    /// How many minutes, by the seconds that people take for a decision.
    Minutes,
    /// How often the seat wins that is first to act.
    Seat,
    /// How often there is a single winner.
    Decisive,
    /// How often the lead changes hands.
    Drama,
    /// How far the best score is from the worst in the end.
    Spread,
    /// How many actions there are to choose from.
    Width,
    /// How often the turn limit ends the game.
    Limit,
}

/// What was measured of one game, by the order of [`Measure::ALL`].
pub type Measurements = [f64; Measure::ALL.len()];

/// The reason that every game has for this.
const TURN_LIMIT: &str = "turn limit";

impl Measure {
    /// All of them, in the order people should read them.
    pub const ALL: [Measure; 8] = [
        Measure::Length,
        Measure::Minutes,
        Measure::Seat,
        Measure::Decisive,
        Measure::Drama,
        Measure::Spread,
        Measure::Width,
        Measure::Limit,
    ];

    /// Its word on the command line and in tables.
    #[must_use]
    pub fn word(self) -> &'static str {
        ["length", "minutes", "seat", "decisive", "drama", "spread", "width", "limit"][self as usize]
    }

    /// The measure of this word.
    #[must_use]
    pub fn of_word(word: &str) -> Option<Measure> {
        Measure::ALL.into_iter().find(|measure| measure.word() == word)
    }

    /// Whether it is a share of games: from 0 to 1, told in per cent.
    #[must_use]
    pub fn is_share(self) -> bool {
        matches!(self, Measure::Seat | Measure::Decisive | Measure::Limit)
    }

    /// The number that people read: as it is, or in per cent.
    #[must_use]
    pub fn told(self, value: f64) -> f64 {
        if self.is_share() { value * 100.0 } else { value }
    }

    /// The smallest step it takes.
    #[must_use]
    pub fn grain(self) -> f64 {
        if self.is_share() { 0.25 } else { 1.0 }
    }

    /// What nobody notices, around this mean: two points of a share, a fiftieth of a count.
    #[must_use]
    pub fn margin(self, mean: f64) -> f64 {
        if self.is_share() { 0.02 } else { (mean.abs() / 50.0).max(0.05) }
    }

    /// Measures it, if people take so many seconds for a decision.
    #[must_use]
    pub fn of(self, trial: &Trial, seconds: f64) -> f64 {
        match self {
            Measure::Length => f64::from(trial.turns()),
            Measure::Minutes => minutes(trial.in_a_row.into(), seconds),
            Measure::Seat => trial.order_of_play().first().map_or(0.0, |first| trial.wins()[*first]),
            Measure::Decisive => f64::from(u8::from(trial.winners() == 1)),
            Measure::Drama => f64::from(trial.lead_changes()),
            Measure::Spread => trial.spread(),
            Measure::Width => trial.width(),
            Measure::Limit => f64::from(u8::from(trial.outcome.reason == TURN_LIMIT)),
        }
    }
}

/// How many minutes so many decisions take one after the other.
#[must_use]
pub fn minutes(decisions: f64, seconds: f64) -> f64 {
    decisions * seconds / 60.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use cloverleaf_congestion::Congestion;
    use cloverleaf_table::Record;

    /// Two seats, one car to win: a game that fits on a hand.
    const SHORT: &str = "cloverleaf record 1\ngame congestion\nrules 1\nseats 2\noption target 1\n\n\
        1 signal NW:E straight\n2 enter NW:E red\n1 move NW:E keep\n2 pass\n1 signal NE:E straight\n2 pass\n\
        1 move NE:E keep\n";

    #[test]
    fn a_known_game_has_known_measurements() {
        let record = Record::read(SHORT).expect("it can be read");
        let trial = Trial::of_record::<Congestion>(0, record).expect("it is valid");
        let measured = Measure::ALL.map(|measure| measure.of(&trial, 30.0));
        assert_eq!(measured[..6], [7.0, 3.5, 1.0, 1.0, 0.0, 1.0]);
        assert!(measured[6] > 1.0 && measured[7] == 0.0, "{measured:?}");
    }

    #[test]
    fn every_measure_has_a_word_of_its_own() {
        for measure in Measure::ALL {
            assert_eq!(Measure::of_word(measure.word()), Some(measure));
        }
    }
}
