//! What a search may change, as people write it: `target=10..30:5`, `direct_path`, `grid=2x2|3x3`.

use cloverleaf_core::{Game, Kind, Options as _};

use crate::{LabError, RuleSet};

/// The most candidates of one race: each is compared with every other.
pub(crate) const MOST_CANDIDATES: usize = 64;

/// An option or a part of the material, and what it may be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parameter {
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
    /// Reads `name=from..to`, `name=from..to:step`, `name=one|other` or just a name.
    ///
    /// # Errors
    /// If the range is none.
    pub fn read(text: &str) -> Result<Parameter, LabError> {
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
    fn values<G: Game>(&self) -> Result<Vec<String>, LabError> {
        if let Values::These(values) = &self.values {
            return Ok(values.clone());
        }
        let spec = G::Options::SPECS.iter().find(|spec| spec.name == self.name);
        match spec.map(|spec| spec.kind) {
            Some(Kind::Choice(words)) => Ok(words.iter().map(|&word| word.to_owned()).collect()),
            Some(Kind::Switch) => Ok(["false", "true"].map(str::to_owned).to_vec()),
            _ => Err(LabError::Values { name: self.name.clone(), known: known::<G>() }),
        }
    }
}

/// What a search may vary in a game.
fn known<G: Game>() -> Vec<&'static str> {
    let options = G::Options::SPECS.iter().map(|spec| spec.name);
    options.chain(G::Options::MATERIAL.iter().copied()).collect()
}

/// Numbers from and to, by steps of one or as said behind a colon.
fn range(from: &str, to: &str) -> Result<Vec<String>, LabError> {
    let wrong = || LabError::Range(format!("{from}..{to}"));
    let (to, step) = to.split_once(':').unwrap_or((to, "1"));
    let number = |text: &str| text.trim().parse::<i64>().map_err(|_| wrong());
    let (from, to, step) = (number(from)?, number(to)?, number(step)?);
    let step = usize::try_from(step).ok().filter(|step| *step > 0).ok_or_else(wrong)?;
    if from > to {
        return Err(wrong());
    }
    // Far more than a race can hold is not worth listing.
    Ok((from..=to).step_by(step).take(MOST_CANDIDATES + 1).map(|number| number.to_string()).collect())
}

/// Every combination of the parameters' values, in order.
pub(crate) fn combinations<G: Game>(parameters: &[Parameter]) -> Result<Vec<RuleSet>, LabError> {
    let mut all = vec![RuleSet::default()];
    for parameter in parameters {
        let values = parameter.values::<G>()?;
        let with = |rules: &RuleSet, value: &String| {
            let rule = (parameter.name.clone(), value.clone());
            RuleSet(rules.0.iter().cloned().chain([rule]).collect())
        };
        all = all.iter().flat_map(|rules| values.iter().map(move |value| with(rules, value))).collect();
        if all.len() > MOST_CANDIDATES {
            return Err(LabError::TooMany);
        }
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cloverleaf_congestion::Congestion;
    use cloverleaf_rightofway::RightOfWay;

    fn combined<G: Game>(parameters: &[&str]) -> Result<Vec<String>, LabError> {
        let parameters: Vec<_> =
            parameters.iter().map(|text| Parameter::read(text)).collect::<Result<_, _>>()?;
        Ok(combinations::<G>(&parameters)?.iter().map(RuleSet::to_string).collect())
    }

    #[test]
    fn every_value_meets_every_other() {
        let all = combined::<Congestion>(&["cars", "target=10..20:5"]).expect("they can be read");
        assert_eq!(all.len(), 6);
        assert_eq!((all[0].as_str(), all[5].as_str()), ("cars=any, target=10", "cars=own, target=20"));
        assert_eq!(combined::<Congestion>(&["grid=2x2|3x3"]).expect("words"), ["grid=2x2", "grid=3x3"]);
        assert_eq!(combined::<RightOfWay>(&["covered_dollars"]).expect("a switch").len(), 2);
    }

    #[test]
    fn what_cannot_be_searched_is_refused() {
        for (parameter, why) in [
            ("target", "lab-values name=target"),
            ("speed", "known=grid"),
            ("target=9..3", "lab-range"),
            ("target=1..9:0", "lab-range"),
            ("target=1..1000", "lab-too-many most=64"),
        ] {
            let error = combined::<Congestion>(&[parameter]).expect_err(parameter).to_string();
            assert!(error.contains(why), "{error}");
        }
    }
}
