//! What a search may change, as people write it: `target=10..30:5`, `direct_path`, `grid=2x2|3x3`.

use cloverleaf_catalog::Playable;
use cloverleaf_core::{Kind, Options as _};

use crate::failure::Failure;
use crate::lab::rule_set::RuleSet;

/// The most candidates of one race: each is compared with every other.
const MOST: usize = 64;

/// An option or a part of the material, and what it may be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Parameter {
    name: String,
    values: Values,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Values {
    /// Whatever the option takes.
    All,
    /// These numbers or words.
    These(Vec<String>),
}

impl Parameter {
    pub(crate) fn read(text: &str) -> Result<Parameter, String> {
        let Some((name, values)) = text.split_once('=') else {
            return Ok(Parameter { name: text.trim().to_owned(), values: Values::All });
        };
        let values = match values.split_once("..") {
            Some((from, to)) => range(from, to)?,
            None => values.split('|').map(|word| word.trim().to_owned()).collect(),
        };
        Ok(Parameter { name: name.trim().to_owned(), values: Values::These(values) })
    }

    /// Its values in a game.
    fn values<G: Playable>(&self) -> Result<Vec<String>, Failure> {
        if let Values::These(values) = &self.values {
            return Ok(values.clone());
        }
        let spec = G::Options::SPECS.iter().find(|spec| spec.name == self.name);
        match spec.map(|spec| spec.kind) {
            Some(Kind::Choice(words)) => Ok(words.iter().map(|&word| word.to_owned()).collect()),
            Some(Kind::Switch) => Ok(["false", "true"].map(str::to_owned).to_vec()),
            _ => Err(Failure::wrong_use(self.unlisted::<G>())),
        }
    }

    fn unlisted<G: Playable>(&self) -> String {
        let names: Vec<_> = G::Options::SPECS
            .iter()
            .map(|spec| spec.name)
            .chain(G::Options::MATERIAL.iter().copied())
            .collect();
        let name = self.name.escape_debug();
        format!(
            "'{name}' has no list of values; say which, such as {name}=1..5 or {name}=1|3|5; there are {}",
            names.join(", ")
        )
    }
}

/// Numbers from and to, by steps of one or as said behind a colon.
fn range(from: &str, to: &str) -> Result<Vec<String>, String> {
    let wrong = || format!("'{from}..{to}' is no range such as 10..30 or 10..30:5");
    let (to, step) = to.split_once(':').unwrap_or((to, "1"));
    let number = |text: &str| text.trim().parse::<i64>().map_err(|_| wrong());
    let (from, to, step) = (number(from)?, number(to)?, number(step)?);
    let step = usize::try_from(step).ok().filter(|step| *step > 0).ok_or_else(wrong)?;
    if from > to {
        return Err(wrong());
    }
    // Far more than a race can hold is not worth listing.
    Ok((from..=to).step_by(step).take(MOST + 1).map(|number| number.to_string()).collect())
}

/// Every combination of the parameters' values, in order.
pub(crate) fn combinations<G: Playable>(parameters: &[Parameter]) -> Result<Vec<RuleSet>, Failure> {
    let mut all = vec![RuleSet(Vec::new())];
    for parameter in parameters {
        let values = parameter.values::<G>()?;
        let with = |rules: &RuleSet, value: &String| {
            let rule = (parameter.name.clone(), value.clone());
            RuleSet(rules.0.iter().cloned().chain([rule]).collect())
        };
        all = all.iter().flat_map(|rules| values.iter().map(move |value| with(rules, value))).collect();
        if all.len() > MOST {
            return Err(Failure::wrong_use(format!("more than {MOST} candidates; take larger steps")));
        }
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cloverleaf_catalog::{Visitor, visit};

    fn combined(game: &str, parameters: &[&str]) -> Result<Vec<String>, String> {
        struct Combine(Vec<Parameter>);
        impl Visitor for Combine {
            type Output = Result<Vec<RuleSet>, Failure>;
            fn visit<G: Playable>(self) -> Self::Output {
                combinations::<G>(&self.0)
            }
        }
        let parameters = parameters.iter().map(|text| Parameter::read(text)).collect::<Result<_, _>>()?;
        let all = visit(game, Combine(parameters)).expect("there is this game");
        all.map(|all| all.iter().map(RuleSet::to_string).collect()).map_err(|failure| failure.to_string())
    }

    #[test]
    fn every_value_meets_every_other() {
        let all = combined("congestion", &["cars", "target=10..20:5"]).expect("they can be read");
        assert_eq!(all.len(), 6);
        assert_eq!((all[0].as_str(), all[5].as_str()), ("cars=any, target=10", "cars=own, target=20"));
        assert_eq!(combined("congestion", &["grid=2x2|3x3"]).expect("words"), ["grid=2x2", "grid=3x3"]);
        assert_eq!(combined("rightofway", &["covered_dollars"]).expect("a switch").len(), 2);
    }

    #[test]
    fn what_cannot_be_searched_is_refused() {
        for (parameter, why) in [
            ("target", "such as target=1..5"),
            ("speed", "there are grid"),
            ("target=9..3", "is no range"),
            ("target=1..9:0", "is no range"),
            ("target=1..1000", "more than 64"),
        ] {
            let error = combined("congestion", &[parameter]).expect_err(parameter);
            assert!(error.contains(why), "{error}");
        }
    }
}
