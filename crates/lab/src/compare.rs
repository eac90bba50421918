//! Two rule sets on the same deals, until it is sure what changed.

use std::collections::BTreeMap;

use cloverleaf_core::Game;

use crate::{Change, Comparison, Experiment, Interval, LabError, Measure, Measured};

/// What came of a comparison.
#[derive(Clone, Debug)]
pub struct Compared {
    /// The measure that decided when to stop.
    pub on: Measure,
    /// How often games ended by which reason, under either rule set.
    pub reasons: [BTreeMap<&'static str, u64>; 2],
    comparison: Comparison,
}

/// One measure under both rule sets.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Difference {
    /// What was measured.
    pub measure: Measure,
    /// The mean under either.
    pub means: [f64; 2],
    /// By how much the second has more than the first.
    pub difference: f64,
    /// Where that lies.
    pub interval: Interval,
    /// What is sure of it.
    pub change: Change,
}

impl Compared {
    fn new(on: Measure) -> Compared {
        let comparison = Comparison::new(&Measure::ALL.map(Measure::grain), on as usize);
        Compared { on, comparison, reasons: [BTreeMap::new(), BTreeMap::new()] }
    }

    fn see(&mut self, pair: [Measured; 2]) {
        self.comparison.add(&pair[0].measurements, &pair[1].measurements);
        for (reasons, game) in self.reasons.iter_mut().zip(pair) {
            *reasons.entry(game.reason).or_insert(0) += 1;
        }
    }

    /// How many deals were played.
    #[must_use]
    pub fn pairs(&self) -> u64 {
        self.comparison.pairs()
    }

    /// Whether it is sure about the measure that decides.
    #[must_use]
    pub fn is_sure(&self) -> bool {
        self.change(self.on) != Change::Unsure
    }

    fn change(&self, measure: Measure) -> Change {
        let [mean, _] = self.comparison.figures()[measure as usize].means();
        self.comparison.change(measure as usize, measure.margin(mean))
    }

    /// What is known of a measure.
    #[must_use]
    pub fn difference(&self, measure: Measure) -> Difference {
        let paired = &self.comparison.figures()[measure as usize];
        Difference {
            measure,
            means: paired.means(),
            difference: paired.difference(),
            interval: self.comparison.interval(measure as usize),
            change: self.change(measure),
        }
    }
}

impl<G: Game> Experiment<'_, G> {
    /// Compares two rule sets, until it is sure about one measure or, if wanted, to the last game; nothing if
    /// they are the same. Whoever waits is told of every pair.
    ///
    /// # Errors
    /// If the game cannot be played with these options, or a player does what cannot be done.
    pub fn compare(
        &self,
        [a, b]: [G::Options; 2],
        on: Measure,
        full: bool,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Option<Compared>, LabError> {
        if a == b {
            return Ok(None);
        }
        let studies = [self.study(a)?, self.study(b)?];
        let mut compared = Compared::new(on);
        for deals in self.conditions().batches() {
            let [a, b] = [0, 1].map(|side| self.measure(&studies[side], deals.clone()));
            if compared.see_batch(a?, b?, full, progress) {
                break;
            }
        }
        Ok(Some(compared))
    }
}

impl Compared {
    /// Sees pairs until it is sure, which it says. Each pair is looked at, so that what comes of it does not
    /// depend on the batches.
    fn see_batch(
        &mut self,
        a: Vec<Measured>,
        b: Vec<Measured>,
        full: bool,
        progress: &mut dyn FnMut(u64),
    ) -> bool {
        a.into_iter().zip(b).any(|(a, b)| {
            self.see([a, b]);
            progress(self.pairs());
            !full && self.is_sure()
        })
    }
}
