//! What is done how often, and whether those who do it more win more.
//!
//! Whoever uses something more often than the others at the same table is compared with a fair share of the
//! wins. That compares within a game, so a long game, in which everything is done more often, proves nothing.

use std::collections::BTreeMap;

use cloverleaf_core::{Arg, BySeat, Say, Seat};
use cloverleaf_lab::Trial;

use super::{Context, Gauge};
use crate::words::said;
use crate::{Estimate, Figure, Section, Unit};

/// How often each seat used what, in one game after the other.
#[derive(Clone, Debug, Default)]
pub(crate) struct Uses {
    now: BTreeMap<String, (Arg, BySeat<u32>)>,
    all: BTreeMap<String, Use>,
    games: u64,
}

#[derive(Clone, Debug, Default)]
struct Use {
    /// What it is called: notation, or a message.
    name: Option<Arg>,
    /// How often in each game in which it was used at all.
    times: Vec<f64>,
    /// The seats that used it more than their table, and what they won.
    keen: u64,
    won: f64,
}

impl Use {
    fn name(&self, say: &dyn Say) -> String {
        match &self.name {
            Some(Arg::Message(message)) => say.say(message),
            Some(notation) => notation.to_string(),
            None => String::new(),
        }
    }
}

impl Uses {
    /// A seat used something, which is notation or a message.
    pub(crate) fn note(&mut self, seats: u8, seat: Seat, name: Arg) {
        let none = |name| (name, BySeat::from_fn(seats, |_| 0));
        self.now.entry(name.to_string()).or_insert_with(|| none(name)).1[seat] += 1;
    }

    /// The game is over, and these are the seats' parts of the win.
    pub(crate) fn end(&mut self, wins: &BySeat<f64>) {
        self.games += 1;
        for (id, (name, counts)) in core::mem::take(&mut self.now) {
            let used = self.all.entry(id).or_default();
            used.name = Some(name);
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

    /// Whether nothing was used in any game.
    pub(crate) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// How often each is used in a game, the most used first.
    pub(crate) fn frequencies(&self, say: &dyn Say) -> Vec<Figure> {
        let mut figures: Vec<Figure> = self.all.values().map(|used| self.frequency(used, say)).collect();
        figures.sort_by(|one, other| other.estimate.value.total_cmp(&one.estimate.value));
        figures
    }

    fn frequency(&self, used: &Use, say: &dyn Say) -> Figure {
        let mut times = used.times.clone();
        times.resize(self.games as usize, 0.0);
        Figure::new(used.name(say), Unit::Number, Estimate::mean(&times))
    }

    /// What those win who use it more than the others at their table, the best first.
    pub(crate) fn values(&self, say: &dyn Say) -> Vec<Figure> {
        let compared = self.all.values().filter(|used| used.keen > 0);
        let value =
            |used: &Use| Figure::new(used.name(say), Unit::Share, Estimate::share(used.won, used.keen));
        let mut figures: Vec<Figure> = compared.map(value).collect();
        figures.sort_by(|one, other| other.estimate.value.total_cmp(&one.estimate.value));
        figures
    }
}

/// The section about uses: of actions, or of pieces.
pub(crate) fn used(uses: &Uses, id: &'static str, title: &'static str, context: &Context<'_>) -> Section {
    let say = context.say;
    let fair = 1.0 / f64::from(context.seats);
    let (frequencies, values) = (uses.frequencies(say), uses.values(say));
    let finding = finding(frequencies.first(), &values, fair, say);
    let key = values.first().cloned();
    let mut section = Section::new(id, say.word(title), finding, said!(say, "report-uses-method"))
        .bars(said!(say, "report-uses-frequencies"), frequencies, None)
        .bars(said!(say, "report-uses-values"), values, Some((fair, said!(say, "report-fair-share"))));
    section.key =
        key.map(|key| Figure { name: said!(say, "report-uses-key", name = key.name.as_str()), ..key });
    section
}

/// What is used most, and with what those surely win more or less than a fair share who use it more.
fn finding(most: Option<&Figure>, values: &[Figure], fair: f64, say: &dyn Say) -> String {
    let sure = || values.iter().filter(|figure| figure.estimate.excludes(fair));
    let good: Vec<_> = sure().filter(|figure| figure.estimate.value > fair).take(3).collect();
    let bad: Vec<_> = sure().rev().filter(|figure| figure.estimate.value < fair).take(3).collect();
    let share = Unit::Share.write(fair, say);
    let (good, bad) = (listed(&good, say), listed(&bad, say));
    let finding = said!(say, "report-uses-finding", fair = share, good = good, bad = bad);
    let Some(most) = most else { return finding };
    let name = most.name.as_str();
    format!("{} {finding}", said!(say, "report-uses-most", name = name, times = most.told(say)))
}

/// Figures with their names, or that there are none.
fn listed(figures: &[&Figure], say: &dyn Say) -> String {
    match figures.is_empty() {
        true => said!(say, "report-uses-none"),
        false => {
            let told = figures.iter().map(|figure| format!("{} {}", figure.name, figure.told(say)));
            told.collect::<Vec<_>>().join(", ")
        }
    }
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
            self.uses.note(seats, decision.seat, decision.kind.as_str().into());
        }
        self.uses.end(&trial.wins());
    }

    fn section(&self, context: &Context<'_>) -> Section {
        used(&self.uses, "actions", "report-uses-actions", context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cloverleaf_words::english;

    #[test]
    fn those_who_use_it_more_are_compared_with_their_table() {
        let mut uses = Uses::default();
        let [one, two] = [Seat::at(0), Seat::at(1)];
        for won_by_one in [1.0, 1.0, 0.0] {
            uses.note(2, one, "place".into());
            uses.note(2, one, "place".into());
            uses.note(2, two, "place".into());
            uses.note(2, two, "pass".into());
            uses.end(&BySeat::from_fn(2, |seat| if seat == one { won_by_one } else { 1.0 - won_by_one }));
        }
        uses.end(&BySeat::from_fn(2, |_| 0.5));
        let frequency = |name: &str| {
            uses.frequencies(english()).into_iter().find(|f| f.name == name).expect("used").estimate
        };
        assert!((frequency("place").value - 9.0 / 4.0).abs() < 1e-9 && frequency("place").n == 4);
        let values: Vec<(String, f64, u64)> = uses
            .values(english())
            .into_iter()
            .map(|f| (f.name, f.estimate.value * 3.0, f.estimate.n))
            .collect();
        assert_eq!(values, [("place".to_owned(), 2.0, 3), ("pass".to_owned(), 1.0, 3)]);
    }

    #[test]
    fn who_all_use_it_alike_prove_nothing() {
        let mut uses = Uses::default();
        for seat in [Seat::at(0), Seat::at(1)] {
            uses.note(2, seat, "build".into());
        }
        uses.end(&BySeat::from_fn(2, |_| 0.5));
        assert!(uses.values(english()).is_empty());
    }
}
