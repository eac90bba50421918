//! What is done how often, and whether those who do it more win more.
//!
//! Whoever uses something more often than the others at the same table is compared with a fair share of the
//! wins. That compares within a game, so a long game, in which everything is done more often, proves nothing.

use std::collections::BTreeMap;

use cloverleaf_core::{BySeat, Seat};
use cloverleaf_lab::Trial;

use super::{Context, Gauge};
use crate::words::sections::{FAIR, uses as words};
use crate::{Estimate, Figure, Section, Unit};

/// How often each seat used what, in one game after the other.
#[derive(Clone, Debug, Default)]
pub(crate) struct Uses {
    now: BTreeMap<String, BySeat<u32>>,
    all: BTreeMap<String, Use>,
    games: u64,
}

#[derive(Clone, Debug, Default)]
struct Use {
    /// How often in each game in which it was used at all.
    times: Vec<f64>,
    /// The seats that used it more than their table, and what they won.
    keen: u64,
    won: f64,
}

impl Uses {
    /// A seat used something.
    pub(crate) fn note(&mut self, seats: u8, seat: Seat, name: String) {
        self.now.entry(name).or_insert_with(|| BySeat::from_fn(seats, |_| 0))[seat] += 1;
    }

    /// The game is over, and these are the seats' parts of the win.
    pub(crate) fn end(&mut self, wins: &BySeat<f64>) {
        self.games += 1;
        for (name, counts) in core::mem::take(&mut self.now) {
            let used = self.all.entry(name).or_default();
            let sum: u32 = counts.as_slice().iter().sum();
            used.times.push(sum.into());
            let seats = counts.as_slice().len() as u32;
            for (seat, count) in counts.iter().filter(|(_, count)| **count * seats > sum) {
                debug_assert!(*count > 0, "whoever used it more used it");
                used.keen += 1;
                used.won += wins[seat];
            }
        }
    }

    /// How often each is used in a game, the most used first.
    pub(crate) fn frequencies(&self) -> Vec<Figure> {
        let mut figures: Vec<Figure> =
            self.all.iter().map(|(name, used)| self.frequency(name, used)).collect();
        figures.sort_by(|one, other| other.estimate.value.total_cmp(&one.estimate.value));
        figures
    }

    fn frequency(&self, name: &str, used: &Use) -> Figure {
        let mut times = used.times.clone();
        times.resize(self.games as usize, 0.0);
        Figure::new(name, Unit::Number, Estimate::mean(&times))
    }

    /// What those win who use it more than the others at their table, the best first.
    pub(crate) fn values(&self) -> Vec<Figure> {
        let compared = self.all.iter().filter(|(_, used)| used.keen > 0);
        let value = |(name, used): (&String, &Use)| {
            Figure::new(name, Unit::Share, Estimate::share(used.won, used.keen))
        };
        let mut figures: Vec<Figure> = compared.map(value).collect();
        figures.sort_by(|one, other| other.estimate.value.total_cmp(&one.estimate.value));
        figures
    }
}

/// The section about uses: of actions, or of pieces.
pub(crate) fn used(uses: &Uses, id: &'static str, title: &'static str, context: &Context) -> Section {
    let fair = 1.0 / f64::from(context.seats);
    let (frequencies, values) = (uses.frequencies(), uses.values());
    let sure: Vec<&Figure> = values.iter().filter(|figure| figure.estimate.excludes(fair)).collect();
    let good: Vec<_> = sure.iter().copied().filter(|figure| figure.estimate.value > fair).take(3).collect();
    let bad = sure.iter().copied().rev().filter(|figure| figure.estimate.value < fair).take(3);
    let share = Unit::Share.write(fair);
    let finding = words::finding(frequencies.first(), &share, &good, &bad.collect::<Vec<_>>());
    let key = values.first().cloned();
    let mut section = Section::new(id, title, finding, words::METHOD)
        .bars(words::FREQUENCIES, frequencies, None)
        .bars(words::VALUES, values, Some((fair, FAIR)));
    section.key = key.map(|key| Figure { name: words::key(&key.name), ..key });
    section
}

/// Actions by the first word of their notation.
#[derive(Default)]
pub(super) struct Kinds {
    uses: Uses,
}

impl Gauge for Kinds {
    fn see(&mut self, trial: &Trial) {
        let seats = u8::try_from(trial.outcome.ranks.as_slice().len()).expect("at most four seats");
        for decision in &trial.decisions {
            self.uses.note(seats, decision.seat, decision.kind.clone());
        }
        self.uses.end(&trial.wins());
    }

    fn section(&self, context: &Context) -> Section {
        used(&self.uses, "actions", words::ACTIONS, context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_who_use_it_more_are_compared_with_their_table() {
        let mut uses = Uses::default();
        let [one, two] = [Seat::at(0), Seat::at(1)];
        for won_by_one in [1.0, 1.0, 0.0] {
            uses.note(2, one, "place".to_owned());
            uses.note(2, one, "place".to_owned());
            uses.note(2, two, "place".to_owned());
            uses.note(2, two, "pass".to_owned());
            uses.end(&BySeat::from_fn(2, |seat| if seat == one { won_by_one } else { 1.0 - won_by_one }));
        }
        uses.end(&BySeat::from_fn(2, |_| 0.5));
        let frequency =
            |name: &str| uses.frequencies().into_iter().find(|f| f.name == name).expect("used").estimate;
        assert!((frequency("place").value - 9.0 / 4.0).abs() < 1e-9 && frequency("place").n == 4);
        let values: Vec<(String, f64, u64)> =
            uses.values().into_iter().map(|f| (f.name, f.estimate.value * 3.0, f.estimate.n)).collect();
        assert_eq!(values, [("place".to_owned(), 2.0, 3), ("pass".to_owned(), 1.0, 3)]);
    }

    #[test]
    fn who_all_use_it_alike_prove_nothing() {
        let mut uses = Uses::default();
        for seat in [Seat::at(0), Seat::at(1)] {
            uses.note(2, seat, "build".to_owned());
        }
        uses.end(&BySeat::from_fn(2, |_| 0.5));
        assert!(uses.values().is_empty());
    }
}
