//! How games end.

use std::collections::BTreeMap;

use cloverleaf_lab::Trial;

use super::{Context, Gauge};
use crate::words::sections::endings as words;
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

    fn section(&self, _context: &Context) -> Section {
        let share = |count: u64| Estimate::share(count as f64, self.games);
        let figure = |(reason, count): (&&str, &u64)| Figure::new(*reason, Unit::Share, share(*count));
        let mut figures: Vec<Figure> = self.reasons.iter().map(figure).collect();
        figures.sort_by(|one, other| other.estimate.value.total_cmp(&one.estimate.value));
        let shared = Figure::new(words::SHARED, Unit::Share, share(self.shared));
        let margin = Figure::new(words::MARGIN, Unit::Number, Estimate::mean(&self.margins));
        let most = figures.first().cloned().unwrap_or_else(|| shared.clone());
        let finding = words::finding(&most, self.games, &shared, &margin);
        Section::new("endings", words::TITLE, finding, words::METHOD)
            .keyed(most)
            .bars(words::CHART, figures, None)
            .numbers(words::TABLE, vec![shared, margin])
    }
}
