//! What a study is of. Two studies of one set-up are one study.

use serde::{Deserialize, Serialize};

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
    /// What another set-up has otherwise, in a sentence; nothing if they are the same.
    #[must_use]
    pub fn difference(&self, other: &Setup) -> Option<String> {
        let pairs = self.named().into_iter().zip(other.named());
        let differs = pairs.filter(|(own, others)| own != others);
        let told: Vec<String> = differs
            .map(|((name, own), (_, others))| format!("the {name} {own} here and {others} there"))
            .collect();
        (!told.is_empty()).then(|| told.join(", "))
    }

    fn named(&self) -> Vec<(String, String)> {
        let mut named = vec![
            ("game is".to_owned(), self.game.clone()),
            ("version of the rules is".to_owned(), self.rules.to_string()),
            ("number of seats is".to_owned(), self.seats.to_string()),
            ("bots are".to_owned(), self.bots.join(", ")),
            ("ladder is".to_owned(), self.ladder.join(", ")),
            ("seed is".to_owned(), self.seed.to_string()),
        ];
        named.extend(self.options.iter().map(|(name, value)| (format!("option {name} is"), brief(value))));
        named
    }
}

/// Values can be whole board files.
fn brief(value: &str) -> String {
    let line: String = value.lines().next().unwrap_or_default().chars().take(40).collect();
    if line.len() < value.len() { format!("'{line} …'") } else { format!("'{line}'") }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        assert_eq!(setup(1, "any").difference(&setup(1, "any")), None);
        assert_eq!(
            setup(1, "any").difference(&setup(2, "own")).as_deref(),
            Some("the seed is 1 here and 2 there, the option cars is 'any' here and 'own' there")
        );
    }
}
