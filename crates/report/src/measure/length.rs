//! How long a game takes.

use cloverleaf_lab::Trial;

use super::{Context, Gauge};
use crate::chart::histogram;
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
        let minute = context.seconds / 60.0;
        let mean = Figure::new("turns in a game, on average", Unit::Number, Estimate::mean(&self.turns));
        let minutes =
            Figure::new("minutes, on average", Unit::Minutes, Estimate::mean(&self.in_a_row).times(minute));
        let at = |share| Unit::Number.write(Estimate::quantile(&turns, share).value);
        let (least, most) = context.about.minutes;
        let finding = format!(
            "A game takes {} turns on average, and half of all games between {} and {}; at {} seconds a decision \
             that is {}, where the box says {least} to {most} minutes.",
            mean.told(),
            at(0.25),
            at(0.75),
            context.seconds,
            minutes.told(),
        );
        let figures = vec![
            mean,
            Figure::new("turns, half of all games", Unit::Number, Estimate::quantile(&turns, 0.5)),
            Figure::new("turns, nine games of ten", Unit::Number, Estimate::quantile(&turns, 0.9)),
            Figure::new("decisions of all seats", Unit::Number, Estimate::mean(&self.decisions)),
            Figure::new("decisions one after the other", Unit::Number, Estimate::mean(&self.in_a_row)),
            minutes.clone(),
            Figure::new(
                "minutes, nine games of ten",
                Unit::Minutes,
                Estimate::quantile(&waits, 0.9).times(minute),
            ),
        ];
        Section::new(
            "length",
            "How long does it take?",
            finding,
            "A turn is what one seat does until another acts; where all choose together that is one turn. Minutes \
             are the decisions that are made one after the other, times the seconds a decision.",
        )
        .keyed(minutes)
        .picture("How many games took how many turns", histogram("Games by turns", &self.turns, "turns"))
        .numbers("Length", figures)
    }
}
