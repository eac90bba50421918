//! A rule set as people write it: options, and material that only a study may vary.

use cloverleaf_catalog::Playable;
use cloverleaf_core::{Options as _, Value};
use cloverleaf_table::{options_from, read_option};

use crate::failure::Failure;

/// The turn limit where none is given: bots that never finish must not hold up the others.
const TURN_LIMIT: i64 = 1_000;

/// A rule set: names and values, as text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct RuleSet(pub(crate) Vec<(String, String)>);

impl RuleSet {
    /// Reads `name=value,name=value`. What has no `=` belongs to the value before it, for some values are
    /// lists.
    pub(crate) fn read(text: &str) -> Result<RuleSet, String> {
        let mut rules: Vec<(String, String)> = Vec::new();
        for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            match (part.split_once('='), rules.last_mut()) {
                (Some((name, value)), _) => rules.push((name.trim().to_owned(), value.trim().to_owned())),
                (None, Some((_, value))) => *value = format!("{value},{part}"),
                (None, None) => return Err(format!("'{part}' is no name and value joined by '='")),
            }
        }
        Ok(RuleSet(rules))
    }

    /// These rules where they say something, and others where they do not.
    pub(crate) fn over(&self, base: &RuleSet) -> RuleSet {
        let own = |name: &String| self.0.iter().any(|(other, _)| other == name);
        let kept = base.0.iter().filter(|(name, _)| !own(name));
        RuleSet(kept.chain(&self.0).cloned().collect())
    }

    /// The options of a game that they are.
    pub(crate) fn options<G: Playable>(&self) -> Result<G::Options, Failure> {
        let material = |name: &String| G::Options::MATERIAL.iter().find(|material| *material == name);
        let (supplied, named): (Vec<_>, Vec<_>) =
            self.0.iter().partition(|(name, _)| material(name).is_some());
        let mut given: Vec<_> =
            named.into_iter().map(|(name, text)| (name.clone(), read_option::<G>(name, text))).collect();
        if !given.iter().any(|(name, _)| name == "turn_limit") {
            given.push(("turn_limit".to_owned(), Value::Number(TURN_LIMIT)));
        }
        let mut options: G::Options = options_from(&given).map_err(Failure::wrong_use)?;
        for (name, text) in supplied {
            let count = text.parse().map_err(|_| count_wanted(name, text))?;
            options.supply(material(name).expect("it was found before"), count);
        }
        Ok(options)
    }
}

fn count_wanted(name: &str, text: &str) -> Failure {
    Failure::wrong_use(format!("'{name}' cannot be '{}': a number from 0 to 255", text.escape_debug()))
}

impl core::fmt::Display for RuleSet {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        if self.0.is_empty() {
            return f.write_str("the rules as they are");
        }
        let rules: Vec<_> = self.0.iter().map(|(name, value)| format!("{name}={value}")).collect();
        f.write_str(&rules.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cloverleaf_catalog::{Visitor, visit};

    fn read(text: &str) -> RuleSet {
        RuleSet::read(text).expect("they can be read")
    }

    /// What is wrong with a rule set of a game.
    fn wrong(game: &str, text: &str) -> String {
        struct Set(RuleSet);
        impl Visitor for Set {
            type Output = Result<(), String>;
            fn visit<G: Playable>(self) -> Self::Output {
                let options = self.0.options::<G>().map_err(|failure| failure.to_string())?;
                G::new(G::ABOUT.min_seats, options).map(|_| ()).map_err(|error| error.to_string())
            }
        }
        let set = visit(game, Set(read(text))).expect("there is this game");
        set.err().unwrap_or_default()
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
        assert_eq!(wrong("congestion", "cars=own,direct_path=always"), "");
        assert!(wrong("congestion", "cars=some").contains("one of any, own"));
        assert!(wrong("congestion", "tiles.2=5").contains("the options are"), "no material of this game");
        assert_eq!(wrong("rightofway", "tiles.2=12,covered_dollars=true"), "");
        assert!(wrong("rightofway", "tiles.2=many").contains("a number from 0 to 255"));
        assert!(wrong("rightofway", "tiles.2=50,tiles.3=10").contains("54 tiles"));
    }
}
