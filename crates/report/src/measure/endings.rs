//! How games end.

use std::collections::BTreeMap;

use cloverleaf_lab::Trial;

use super::{Context, Gauge};
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
        let winners = outcome.ranks.iter().filter(|(_, rank)| **rank == 1).count();
        self.shared += u64::from(winners > 1);
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
        let shared = Figure::new("the win is shared", Unit::Share, share(self.shared));
        let margin = Figure::new("score between first and next", Unit::Number, Estimate::mean(&self.margins));
        let most = figures.first().cloned().unwrap_or_else(|| shared.clone());
        let finding = format!(
            "{} of {} games end by “{}”; the win is shared in {}, and {} points of the score lie between the first \
             and the next.",
            most.told(),
            self.games,
            most.name,
            shared.told(),
            margin.told(),
        );
        Section::new(
            "endings",
            "How does it end?",
            finding,
            "The reasons are the rules' own. The gap is that between the winner's score and the nearest other.",
        )
        .keyed(most)
        .bars("Games by how they ended", figures, None)
        .numbers("Close or clear", vec![shared, margin])
    }
}
