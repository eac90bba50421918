//! What a search says: its candidates, which one it would take, and its page.

use cloverleaf_lab::{Candidate, Measure};

use super::setup::rules;
use crate::tune::Mark;

/// The headings of the table and of the data, before and after the goals.
pub(crate) const HEADINGS: [&str; 3] = ["candidate", "games", "tolerances"];
pub(crate) const CHART: &str = "Candidates by goal, with intervals";
pub(crate) const TABLE: &str = "All candidates";
pub(crate) const LEGEND: &str = "A square is chosen, filled dots are on the front of trade-offs, small ones dropped \
    out. The dashed line is the aim. All intervals together hold with 95 % certainty, however often one looked.";

/// How a candidate's mark is shown.
pub(crate) fn mark(mark: Mark) -> &'static str {
    match mark {
        Mark::Chosen => "chosen",
        Mark::Front => "front",
        Mark::Running => "",
        Mark::Out => "out",
    }
}

/// What a candidate is called.
pub(crate) fn name(candidate: &Candidate) -> String {
    let known = candidate.as_it_is && !candidate.rules.is_empty();
    format!("{}{}", rules(&candidate.rules), if known { " (as it is)" } else { "" })
}

/// What is counted while one waits, with so many candidates left.
pub(crate) fn stage(running: usize) -> String {
    format!("deals at the most, {running} candidates")
}

pub(crate) fn title(game: &str) -> String {
    format!("Tuning {game}")
}

/// Everything that the games of a search depend on.
pub(crate) fn setup(title: &str, base: &str, seconds: f64) -> String {
    format!("{title}, {base}, {seconds} seconds a decision")
}

pub(crate) fn wanted(goals: &[&str]) -> String {
    format!("Wanted: {}.", goals.join(", "))
}

pub(crate) fn impossible(combinations: usize) -> String {
    format!("{combinations} combinations are not possible.")
}

/// How the choice stands at one goal.
pub(crate) fn stands(measure: Measure, told: &str) -> String {
    format!("{} {told}", measure.word())
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
    pub(crate) rivals: &'a [&'a str],
}

impl Advice<'_> {
    pub(crate) fn text(&self) -> String {
        let Advice { choice, stands, far, .. } = self;
        format!(
            "It would choose {choice}, with {}: {far:.1} tolerances from the goals in all{}. {}. {}",
            stands.join(", "),
            self.as_it_is(),
            self.worse(),
            self.rivals(),
        )
    }

    fn as_it_is(&self) -> String {
        match self.as_it_is {
            None => String::new(),
            Some((far, true)) => format!("; the rules as they are, {far:.1}, are surely worse"),
            Some((far, false)) => format!("; the rules as they are, {far:.1}, may be as good"),
        }
    }

    fn worse(&self) -> String {
        match self.worse {
            (0, _) => "None of the others is surely worse".to_owned(),
            (worse, others) if worse == others => "All the others are surely worse".to_owned(),
            (worse, others) => format!("{worse} of {others} others are surely worse"),
        }
    }

    /// Three of them at the most by name.
    fn rivals(&self) -> String {
        match self.rivals {
            [] => "No other is as good.".to_owned(),
            [first, second, third, _, ..] => {
                let all = self.rivals.len();
                format!("Perhaps as good are {all} others, first of them {first}; {second}; {third}.")
            }
            few => format!("Perhaps as good: {}.", few.join("; ")),
        }
    }
}
