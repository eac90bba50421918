//! How long a game takes.

use cloverleaf_lab::{Trial, minutes};

use super::{Context, Gauge};
use crate::chart::histogram;
use crate::words::sections::length as words;
use crate::{Estimate, Figure, Section, Unit};

/// Turns and decisions of every game.
#[derive(Default)]
pub(super) struct Length {
    turns: Vec<f64>,
    decisions: Vec<f64>,
    in_a_row: Vec<f64>,
}

impl Gauge for Length {
    fn see(&mut self, trial: &Trial) {
        self.turns.push(trial.turns().into());
        self.decisions.push(trial.decisions.len() as f64);
        self.in_a_row.push(trial.in_a_row.into());
    }

    fn section(&self, context: &Context) -> Section {
        let sorted = |values: &[f64]| {
            let mut values = values.to_vec();
            values.sort_by(f64::total_cmp);
            values
        };
        let (turns, waits) = (sorted(&self.turns), sorted(&self.in_a_row));
        let minute = minutes(1.0, context.seconds);
        let number = |name, values: &[f64]| Figure::new(name, Unit::Number, Estimate::mean(values));
        let quantile = |name, share| Figure::new(name, Unit::Number, Estimate::quantile(&turns, share));
        let in_minutes = |name, waited: Estimate| Figure::new(name, Unit::Minutes, waited.times(minute));
        let mean = number(words::TURNS, &self.turns);
        let waiting = in_minutes(words::MINUTES, Estimate::mean(&self.in_a_row));
        let [from, to] =
            [0.25, 0.75].map(|share| Unit::Number.write(Estimate::quantile(&turns, share).value));
        let finding = words::finding(&mean, [&from, &to], context.seconds, &waiting, &context.about);
        let figures = vec![
            mean,
            quantile(words::HALF, 0.5),
            quantile(words::MOST, 0.9),
            number(words::DECISIONS, &self.decisions),
            number(words::IN_A_ROW, &self.in_a_row),
            waiting.clone(),
            in_minutes(words::MOST_MINUTES, Estimate::quantile(&waits, 0.9)),
        ];
        let [caption, label, below] = words::CHART;
        Section::new("length", words::TITLE, finding, words::METHOD)
            .keyed(waiting)
            .picture(caption, histogram(label, &self.turns, below))
            .numbers(words::TABLE, figures)
    }
}
