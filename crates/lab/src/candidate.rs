//! The rule sets that a search lets race against each other.

use cloverleaf_core::Game;

use crate::parameter::{Parameter, combinations};
use crate::{Experiment, LabError, RuleSet, Study};

/// One rule set in a race.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// What it changes.
    pub rules: RuleSet,
    /// Whether these are the rules as they are.
    pub as_it_is: bool,
}

/// The candidates of a race, each with its games.
#[derive(Debug)]
pub struct Candidates<'a, G: Game> {
    /// First the rules as they are, then every combination that is possible and not the same as one before.
    pub candidates: Vec<Candidate>,
    /// Their games, in the same order.
    pub studies: Vec<Study<'a, G>>,
    /// How many combinations were not possible.
    pub impossible: usize,
}

impl<'a, G: Game> Experiment<'a, G> {
    /// Every combination of the parameters' values over these rules.
    ///
    /// # Errors
    /// If a parameter is none of the game's, or nothing is left to choose from.
    pub fn candidates(
        &self,
        base: &RuleSet,
        parameters: &[Parameter],
    ) -> Result<Candidates<'a, G>, LabError> {
        let mut known = vec![base.options::<G>()?];
        let mut studies = vec![self.study(known[0].clone())?];
        let mut candidates = vec![Candidate { rules: RuleSet::default(), as_it_is: true }];
        let mut refused = Vec::new();
        for rules in combinations::<G>(parameters)? {
            let options = rules.over(base).options::<G>();
            match options.and_then(|options| Ok((self.study(options.clone())?, options))) {
                Err(error) => refused.push(error),
                Ok((study, options)) => match known.iter().position(|known| *known == options) {
                    Some(same) => candidates[same].rules = rules,
                    None => {
                        known.push(options);
                        studies.push(study);
                        candidates.push(Candidate { rules, as_it_is: false });
                    }
                },
            }
        }
        match candidates.len() {
            1 => Err(refused.pop().unwrap_or(LabError::OnlyOne)),
            _ => Ok(Candidates { candidates, studies, impossible: refused.len() }),
        }
    }
}
