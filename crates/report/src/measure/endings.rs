//! How games end.

use std::collections::BTreeMap;

use cloverleaf_lab::Trial;

use super::{Context, Gauge};
use crate::figure::reason_name;
use crate::words::said;
use crate::{Estimate, Figure, Section, Unit};

/// The reasons, and how many winners there were.
#[derive(Default)]
pub(super) struct Endings {
    reasons: BTreeMap<&'static str, u64>,
    shared: u64,
    games: u64,
    margins: Vec<f64>,
}

impl Gauge for Endings {
    fn see(&mut self, trial: &Trial) {
        let outcome = &trial.outcome;
        self.games += 1;
        *self.reasons.entry(outcome.reason).or_insert(0) += 1;
        self.shared += u64::from(trial.winners() > 1);
        let score_of = |best: bool| {
            let ranked = outcome.ranks.iter().filter(move |(_, rank)| (**rank == 1) == best);
            ranked.map(|(seat, _)| outcome.scores[seat])
        };
        let gap =
            score_of(true).flat_map(|first| score_of(false).map(move |other| first.abs_diff(other))).min();
        self.margins.push(gap.unwrap_or(0).into());
    }

    fn section(&self, context: &Context<'_>) -> Section {
        let say = context.say;
        let share = |count: u64| Estimate::share(count as f64, self.games);
        let figure = |(reason, count): (&&str, &u64)| {
            Figure::new(reason_name(reason, say), Unit::Share, share(*count))
        };
        let mut figures: Vec<Figure> = self.reasons.iter().map(figure).collect();
        figures.sort_by(|one, other| other.estimate.value.total_cmp(&one.estimate.value));
        let shared = Figure::new(said!(say, "report-endings-shared"), Unit::Share, share(self.shared));
        let margin =
            Figure::new(said!(say, "report-endings-margin"), Unit::Number, Estimate::mean(&self.margins));
        let most = figures.first().cloned().unwrap_or_else(|| shared.clone());
        let finding = said!(
            say,
            "report-endings-finding",
            most = most.told(say),
            games = self.games.to_string(),
            reason = most.name.as_str(),
            shared = shared.told(say),
            margin = margin.told(say)
        );
        let [title, method] = ["report-endings-title", "report-endings-method"].map(|key| say.word(key));
        Section::new("endings", title, finding, method)
            .keyed(most)
            .bars(said!(say, "report-endings-chart"), figures, None)
            .numbers(said!(say, "report-endings-table"), vec![shared, margin])
    }
}
