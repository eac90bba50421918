//! A rule set as people write it: options, and material that only a study may vary.

use core::fmt;

use cloverleaf_core::{Game, Options as _, Value};
use cloverleaf_table::{options_from, read_option};

use crate::LabError;

/// The turn limit where none is given: bots that never finish must not hold up the others.
const TURN_LIMIT: i64 = 1_000;

/// The options with a turn limit, if they have none.
#[must_use]
pub fn limited(mut options: Vec<(String, Value)>) -> Vec<(String, Value)> {
    if !options.iter().any(|(name, _)| name == "turn_limit") {
        options.push(("turn_limit".to_owned(), Value::Number(TURN_LIMIT)));
    }
    options
}

/// A rule set: names and values, as text. An empty one is the rules as they are.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct RuleSet(pub Vec<(String, String)>);

impl RuleSet {
    /// Reads `name=value,name=value`. What has no `=` belongs to the value before it, for some values are
    /// lists.
    ///
    /// # Errors
    /// If it begins without a name.
    pub fn read(text: &str) -> Result<RuleSet, LabError> {
        let mut rules: Vec<(String, String)> = Vec::new();
        for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            match (part.split_once('='), rules.last_mut()) {
                (Some((name, value)), _) => rules.push((name.trim().to_owned(), value.trim().to_owned())),
                (None, Some((_, value))) => *value = format!("{value},{part}"),
                (None, None) => return Err(LabError::Rule(part.to_owned())),
            }
        }
        Ok(RuleSet(rules))
    }

    /// These rules where they say something, and others where they do not.
    #[must_use]
    pub fn over(&self, base: &RuleSet) -> RuleSet {
        let own = |name: &String| self.0.iter().any(|(other, _)| other == name);
        let kept = base.0.iter().filter(|(name, _)| !own(name));
        RuleSet(kept.chain(&self.0).cloned().collect())
    }

    /// Whether they change nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The options of a game that they are.
    ///
    /// # Errors
    /// If the game has no such option or material, or not with this value.
    pub fn options<G: Game>(&self) -> Result<G::Options, LabError> {
        let material = |name: &String| G::Options::MATERIAL.iter().find(|material| *material == name);
        let (supplied, named): (Vec<_>, Vec<_>) =
            self.0.iter().partition(|(name, _)| material(name).is_some());
        let given =
            named.into_iter().map(|(name, text)| (name.clone(), read_option::<G>(name, text))).collect();
        let mut options: G::Options = options_from(&limited(given))?;
        for (name, text) in supplied {
            let wrong = |_| LabError::Count { name: name.clone(), text: text.clone() };
            let count = text.parse().map_err(wrong)?;
            options.supply(material(name).expect("it was found before"), count);
        }
        Ok(options)
    }
}

/// The names and values, as they are read.
impl fmt::Display for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rules: Vec<_> = self.0.iter().map(|(name, value)| format!("{name}={value}")).collect();
        f.write_str(&rules.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cloverleaf_congestion::Congestion;
    use cloverleaf_rightofway::RightOfWay;

    fn read(text: &str) -> RuleSet {
        RuleSet::read(text).expect("they can be read")
    }

    /// What is wrong with a rule set of a game.
    fn wrong<G: Game>(text: &str) -> String {
        let options = read(text).options::<G>();
        let tried = options.and_then(|options| Ok(G::new(G::ABOUT.min_seats, options)?));
        tried.err().map_or_else(String::new, |error| error.to_string())
    }

    #[test]
    fn rules_are_names_and_values() {
        let rules = read("cars=own, colours=red,blue,direct_path=always");
        assert_eq!(rules.to_string(), "cars=own, colours=red,blue, direct_path=always");
        assert_eq!(read(" "), RuleSet(Vec::new()));
        assert!(RuleSet::read("own").is_err());
    }

    #[test]
    fn later_rules_stand_over_earlier_ones() {
        let rules = read("cars=any").over(&read("cars=own,target=5"));
        assert_eq!(rules, read("target=5,cars=any"));
    }

    #[test]
    fn what_is_wrong_is_said_with_what_would_be_right() {
        assert_eq!(wrong::<Congestion>("cars=own,direct_path=always"), "");
        assert!(wrong::<Congestion>("cars=some").contains("kind-choice words=any, own"));
        assert!(wrong::<Congestion>("tiles.2=5").contains("option-error"), "no material of this game");
        assert_eq!(wrong::<RightOfWay>("tiles.2=12,covered_dollars=true"), "");
        assert!(wrong::<RightOfWay>("tiles.2=many").contains("lab-count"));
        assert!(wrong::<RightOfWay>("tiles.2=50,tiles.3=10").contains("rw-"));
    }
}
