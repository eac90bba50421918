//! What a study is of. Two studies of one set-up are one study.

use cloverleaf_core::{Game, Message, Say};
use serde::{Deserialize, Serialize};

use crate::words::setup as words;

/// Everything that the games of a study follow from, but for how many there are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// How many seats.
    pub seats: u8,
    /// Every option with its value.
    pub options: Vec<(String, String)>,
    /// Who plays, by entrant.
    pub bots: Vec<String>,
    /// The levels that are measured against each other.
    pub ladder: Vec<String>,
    /// The seed.
    pub seed: u64,
}

impl Setup {
    /// What is studied, from a game's type.
    #[must_use]
    pub fn new<G: Game>(
        options: Vec<(String, String)>,
        bots: Vec<String>,
        ladder: Vec<String>,
        seed: u64,
    ) -> Setup {
        let seats = u8::try_from(bots.len()).unwrap_or(u8::MAX);
        Setup { game: G::ID.to_owned(), rules: G::RULES_VERSION, seats, options, bots, ladder, seed }
    }

    /// What another set-up has otherwise; nothing if they are the same.
    #[must_use]
    pub fn differences(&self, other: &Setup) -> Vec<Message> {
        words::differences(words::traits(self), words::traits(other))
    }

    /// The game, the players and the seed in one line.
    #[must_use]
    pub fn title(&self, say: &dyn Say) -> String {
        words::title(self, say)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cloverleaf_words::english;

    fn setup(seed: u64, cars: &str) -> Setup {
        Setup {
            game: "congestion".to_owned(),
            rules: 1,
            seats: 2,
            options: vec![("cars".to_owned(), cars.to_owned())],
            bots: vec!["learner".to_owned()],
            ladder: Vec::new(),
            seed,
        }
    }

    #[test]
    fn what_differs_is_named() {
        assert_eq!(setup(1, "any").differences(&setup(1, "any")), []);
        let differences = setup(1, "any").differences(&setup(2, "own"));
        let said: Vec<_> = differences.iter().map(|difference| english().say(difference)).collect();
        assert_eq!(said, ["the seed is 1 here and 2 there", "the option cars is 'any' here and 'own' there"]);
    }
}
