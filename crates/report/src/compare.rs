//! What came of a comparison of two rule sets, as text and as JSON.

use cloverleaf_catalog::Playable;
use cloverleaf_core::{Message, Say};
use cloverleaf_lab::{Change, Compared, Difference, Experiment, Measure, RuleSet};
use cloverleaf_words::english;
use serde_json::{Value as Json, json};

use crate::words::{compare as words, measure, said, setup::rules};
use crate::{Progress, Setup, StudyError};

/// Two rule sets to be compared.
#[derive(Clone, PartialEq, Debug)]
pub struct CompareQuestion {
    /// What both start from.
    pub base: RuleSet,
    /// The first.
    pub a: RuleSet,
    /// The second.
    pub b: RuleSet,
    /// The measure that decides when to stop.
    pub on: Measure,
    /// Whether all games are played, also once it is sure.
    pub full: bool,
}

/// What came of a comparison.
#[derive(Clone, Debug)]
pub struct CompareReport {
    question: CompareQuestion,
    setup: Setup,
    /// Nothing if both rule sets are the same.
    compared: Option<Compared>,
}

/// What a measure is, for whoever may choose the one that decides.
#[must_use]
pub fn explained(measure: Measure) -> Message {
    measure::explained(measure)
}

/// Compares two rule sets on the same deals.
///
/// # Errors
/// If the game cannot be played by these rules, or a player does what cannot be done.
pub fn compare<G: Playable>(
    question: CompareQuestion,
    experiment: &Experiment<'_, G>,
    progress: &mut dyn FnMut(Progress),
) -> Result<CompareReport, StudyError> {
    let CompareQuestion { base, a, b, on, full } = &question;
    let options = [a.over(base).options::<G>()?, b.over(base).options::<G>()?];
    let total = experiment.conditions().games;
    let mut tell = |done| progress(Progress { stage: Message::new("lab-compare-stage"), done, total });
    let compared = experiment.compare(options, *on, *full, &mut tell)?;
    let seed = experiment.conditions().seed;
    let setup = Setup::new::<G>(base.0.clone(), experiment.levels(), Vec::new(), seed);
    Ok(CompareReport { question, setup, compared })
}

impl CompareReport {
    /// A table of the measures, and what changed in a sentence.
    #[must_use]
    pub fn text(&self, say: &dyn Say) -> String {
        let Some(compared) = &self.compared else { return said!(say, "lab-compare-same") };
        let CompareQuestion { a, b, on, .. } = &self.question;
        let mut lines = vec![words::head(&self.setup.title(say), compared.pairs(), a, b, say)];
        let line = |measure| words::line(&compared.difference(measure), measure == *on, say);
        lines.extend(Measure::ALL.map(line));
        let ended = ["A", "B"].into_iter().zip(&compared.reasons);
        lines.extend(ended.map(|(name, reasons)| words::ended(name, reasons, say)));
        lines.push(format!("\n{}", self.sentence(compared, say)));
        lines.join("\n")
    }

    /// The same for a program. What is not bounded yet is null; only the sentence is in the reader's words.
    #[must_use]
    pub fn json(&self, say: &dyn Say) -> Json {
        let game = &self.setup.game;
        let Some(compared) = &self.compared else { return json!({"game": game, "same": true}) };
        let CompareQuestion { a, b, on, .. } = &self.question;
        let measures = Measure::ALL
            .map(|measure| (measure.word().to_owned(), difference_json(&compared.difference(measure))));
        json!({
            "game": game,
            "a": rules(a, english()),
            "b": rules(b, english()),
            "players": self.setup.bots,
            "seed": self.setup.seed,
            "pairs": compared.pairs(),
            "on": on.word(),
            "sure": compared.is_sure(),
            "figures": serde_json::Map::from_iter(measures),
            "reasons": {"a": compared.reasons[0], "b": compared.reasons[1]},
            "sentence": self.sentence(compared, say),
        })
    }

    /// First about the measure that decides.
    fn sentence(&self, compared: &Compared, say: &dyn Say) -> String {
        let CompareQuestion { a, b, on, .. } = &self.question;
        let others = Measure::ALL.into_iter().filter(|measure| measure != on);
        let all = core::iter::once(*on).chain(others).map(|measure| compared.difference(measure));
        words::sentence(a, b, &all.collect::<Vec<_>>(), say)
    }
}

fn difference_json(known: &Difference) -> Json {
    let [a, b] = known.means;
    let change = match known.change {
        Change::More => "more",
        Change::Less => "less",
        Change::None => "none",
        Change::Unsure => "unsure",
    };
    let interval = [known.interval.from, known.interval.to];
    json!({"a": a, "b": b, "difference": known.difference, "interval": interval, "change": change})
}
