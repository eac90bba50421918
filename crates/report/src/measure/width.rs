//! How much there is to choose from.

use cloverleaf_lab::Trial;

use super::{Context, Gauge, TENTHS, tenth};
use crate::chart::{Series, lines};
use crate::words::said;
use crate::{Estimate, Figure, Section, Unit};

/// How many actions there were at each decision, by game and by tenth of the game.
#[derive(Default)]
pub(super) struct Width {
    by_game: Vec<f64>,
    by_tenth: [Vec<f64>; TENTHS],
    /// How many decisions had so many choices; those with very many are together.
    counts: Vec<u64>,
    forced: u64,
}

/// From here on choices are counted together.
const MANY: usize = 10_000;

impl Gauge for Width {
    fn see(&mut self, trial: &Trial) {
        let mut sums = [(0.0, 0.0); TENTHS];
        for (index, decision) in trial.decisions.iter().enumerate() {
            let (sum, count) = &mut sums[tenth(index, trial.decisions.len())];
            *sum += f64::from(decision.width);
            *count += 1.0;
            let width = (decision.width as usize).min(MANY);
            self.counts.resize(self.counts.len().max(width + 1), 0);
            self.counts[width] += 1;
            self.forced += u64::from(width <= 1);
        }
        if !trial.decisions.is_empty() {
            self.by_game.push(trial.width());
        }
        // Decisions of one game hang together, so each game counts once.
        for (tenth, (sum, count)) in sums.into_iter().enumerate().filter(|(_, (_, count))| *count > 0.0) {
            self.by_tenth[tenth].push(sum / count);
        }
    }

    fn section(&self, context: &Context<'_>) -> Section {
        let say = context.say;
        let decisions: u64 = self.counts.iter().sum();
        let mean = Figure::new(said!(say, "report-width-mean"), Unit::Number, Estimate::mean(&self.by_game));
        let forced = Estimate::share(self.forced as f64, decisions);
        let forced = Figure::new(said!(say, "report-width-forced"), Unit::Share, forced);
        let [tenth, half, most] =
            [0.1, 0.5, 0.9].map(|share| Unit::Number.write(self.quantile(share) as f64, say));
        let finding = said!(
            say,
            "report-width-finding",
            mean = mean.told(say),
            tenth = tenth,
            half = half,
            most = most,
            forced = forced.told(say)
        );
        let points = self.by_tenth.iter().enumerate().filter(|(_, means)| !means.is_empty());
        let points = points
            .map(|(tenth, means)| ((tenth as f64 + 0.5) / TENTHS as f64, Estimate::mean(means)))
            .collect();
        let series = [Series { name: said!(say, "report-width-line"), points }];
        let caption = said!(say, "report-width-chart");
        let picture = lines(&caption, &series, Unit::Number, say);
        let [title, method] = ["report-width-title", "report-width-method"].map(|key| say.word(key));
        Section::new("width", title, finding, method)
            .keyed(mean.clone())
            .numbers(said!(say, "report-width-table"), vec![mean, forced])
            .picture(caption, picture)
    }
}

impl Width {
    /// The number of choices that this share of the decisions does not exceed.
    fn quantile(&self, share: f64) -> usize {
        let all: u64 = self.counts.iter().sum();
        let mut seen = 0;
        let reached = |count: &u64| {
            seen += count;
            seen as f64 >= share * all as f64
        };
        self.counts.iter().position(reached).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quantile_counts_decisions() {
        let width = Width { counts: vec![0, 5, 0, 4, 1], ..Width::default() };
        assert_eq!([0.1, 0.5, 0.6, 0.9, 1.0].map(|share| width.quantile(share)), [1, 1, 3, 3, 4]);
    }
}
