//! How long a game takes.

use cloverleaf_lab::{Trial, minutes};

use super::{Context, Gauge};
use crate::chart::histogram;
use crate::figure::exact;
use crate::words::said;
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

    fn section(&self, context: &Context<'_>) -> Section {
        let say = context.say;
        let sorted = |values: &[f64]| {
            let mut values = values.to_vec();
            values.sort_by(f64::total_cmp);
            values
        };
        let (turns, waits) = (sorted(&self.turns), sorted(&self.in_a_row));
        let minute = minutes(1.0, context.seconds);
        let number = |key, values: &[f64]| Figure::new(say.word(key), Unit::Number, Estimate::mean(values));
        let quantile =
            |key, share| Figure::new(say.word(key), Unit::Number, Estimate::quantile(&turns, share));
        let in_minutes =
            |key, waited: Estimate| Figure::new(say.word(key), Unit::Minutes, waited.times(minute));
        let mean = number("report-length-turns", &self.turns);
        let waiting = in_minutes("report-length-minutes", Estimate::mean(&self.in_a_row));
        let [from, to] =
            [0.25, 0.75].map(|share| Unit::Number.write(Estimate::quantile(&turns, share).value, say));
        let (least, most) = context.about.minutes;
        let finding = said!(
            say,
            "report-length-finding",
            turns = mean.told(say),
            from = from,
            to = to,
            seconds = exact(context.seconds, say),
            minutes = waiting.told(say),
            least = least,
            most = most
        );
        let figures = vec![
            mean,
            quantile("report-length-half", 0.5),
            quantile("report-length-most", 0.9),
            number("report-length-decisions", &self.decisions),
            number("report-length-in-a-row", &self.in_a_row),
            waiting.clone(),
            in_minutes("report-length-most-minutes", Estimate::quantile(&waits, 0.9)),
        ];
        let chart = ["report-length-chart", "report-length-chart-label", "report-length-chart-below"];
        let [caption, label, below] = chart.map(|key| say.word(key));
        let [title, method] = ["report-length-title", "report-length-method"].map(|key| say.word(key));
        Section::new("length", title, finding, method)
            .keyed(waiting)
            .picture(caption, histogram(&label, &self.turns, &below, say))
            .numbers(said!(say, "report-length-table"), figures)
    }
}
