//! What a search says: its candidates, and which one it would take.

use cloverleaf_core::{Message, Say};
use cloverleaf_lab::Candidate;

use super::said;
use super::setup::rules;
use crate::figure::decimal;
use crate::tune::Mark;

/// The headings of the table before and after the goals.
pub(crate) fn headings(say: &dyn Say) -> [String; 3] {
    ["lab-tune-candidate", "lab-tune-games", "lab-tune-tolerances"].map(|key| say.word(key))
}

/// How a candidate's mark is shown.
pub(crate) fn mark(mark: Mark, say: &dyn Say) -> String {
    match mark {
        Mark::Chosen => said!(say, "lab-tune-chosen"),
        Mark::Front => said!(say, "lab-tune-front"),
        Mark::Running => String::new(),
        Mark::Out => said!(say, "lab-tune-out"),
    }
}

/// What a candidate is called.
pub(crate) fn name(candidate: &Candidate, say: &dyn Say) -> String {
    let name = rules(&candidate.rules, say);
    let known = candidate.as_it_is && !candidate.rules.is_empty();
    if known { said!(say, "lab-tune-as-it-is", rules = name) } else { name }
}

/// What it would take, and why.
pub(crate) struct Advice<'a> {
    /// What it would take.
    pub(crate) choice: &'a str,
    /// How that stands at each goal.
    pub(crate) stands: &'a [String],
    /// How far that is from the goals, in tolerances.
    pub(crate) far: f64,
    /// How far the rules as they are, if they are another candidate, and whether they are surely worse.
    pub(crate) as_it_is: Option<(f64, bool)>,
    /// How many are surely worse, and out of how many others.
    pub(crate) worse: (usize, usize),
    /// Those that may be as good, the best first.
    pub(crate) rivals: &'a [String],
}

impl Advice<'_> {
    pub(crate) fn text(&self, say: &dyn Say) -> String {
        [self.choice(say), self.worse(say), self.rivals(say)].join(" ")
    }

    fn choice(&self, say: &dyn Say) -> String {
        let (key, as_it_is) = match self.as_it_is {
            None => ("lab-tune-choice", 0.0),
            Some((far, true)) => ("lab-tune-choice-better", far),
            Some((far, false)) => ("lab-tune-choice-perhaps", far),
        };
        let message = Message::new(key).text("choice", self.choice).text("stands", self.stands.join(", "));
        let far = |far: f64| decimal(far, 1, say);
        say.say(&message.text("far", far(self.far)).text("as_it_is", far(as_it_is)))
    }

    fn worse(&self, say: &dyn Say) -> String {
        match self.worse {
            (0, _) => said!(say, "lab-tune-none-worse"),
            (worse, others) if worse == others => said!(say, "lab-tune-all-worse"),
            (worse, others) => said!(say, "lab-tune-some-worse", worse = worse, others = others),
        }
    }

    /// Three of them at the most by name.
    fn rivals(&self, say: &dyn Say) -> String {
        match self.rivals {
            [] => said!(say, "lab-tune-no-rival"),
            [first @ .., _] if first.len() >= 3 => {
                let names = first[..3].join("; ");
                said!(say, "lab-tune-many-rivals", all = self.rivals.len(), names = names)
            }
            few => said!(say, "lab-tune-rivals", names = few.join("; ")),
        }
    }
}
