//! Two ways to play on the same deals: what differs, and how sure that is.

use crate::sequence::PILOT;
use crate::{Interval, Sequence};

/// With this probability at most the deciding figure is judged wrongly, and with this at most any of the
/// others.
const ERROR: f64 = 0.05;

/// One figure of the games under both rule sets.
#[derive(Clone, Copy, Debug)]
pub struct Paired {
    sums: [f64; 2],
    pairs: u64,
    differences: Sequence,
}

impl Paired {
    fn new(grain: f64) -> Paired {
        Paired { sums: [0.0; 2], pairs: 0, differences: Sequence::new(grain) }
    }

    fn add(&mut self, [a, b]: [f64; 2]) {
        if self.pairs == PILOT {
            self.sums = [0.0; 2];
        }
        self.sums[0] += a;
        self.sums[1] += b;
        self.pairs += 1;
        self.differences.add(b - a);
    }

    /// The mean under either rule set, of the pairs that count; of the first few while there are no others.
    #[must_use]
    pub fn means(&self) -> [f64; 2] {
        let pairs = if self.pairs > PILOT { self.pairs - PILOT } else { self.pairs };
        self.sums.map(|sum| sum / pairs.max(1) as f64)
    }

    /// By how much the second has more than the first, on the mean of the pairs that count.
    #[must_use]
    pub fn difference(&self) -> f64 {
        self.differences.mean()
    }
}

/// What is sure of a figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// The second rule set has more of it.
    More,
    /// The second rule set has less of it.
    Less,
    /// Whatever the change is, it is smaller than anyone cares for.
    None,
    /// None of these is sure.
    Unsure,
}

/// A comparison on its way. It may be looked at after every pair.
#[derive(Clone, Debug)]
pub struct Comparison {
    figures: Vec<Paired>,
    decides: usize,
}

impl Comparison {
    /// A comparison of figures with these grains, the smallest steps they take, of which one decides.
    ///
    /// # Panics
    /// If the figure that decides is none of them.
    #[must_use]
    pub fn new(grains: &[f64], decides: usize) -> Comparison {
        assert!(decides < grains.len(), "figure {decides} of {}", grains.len());
        Comparison { figures: grains.iter().map(|grain| Paired::new(*grain)).collect(), decides }
    }

    /// Sees one pair: the figures of both games of a deal.
    pub fn add(&mut self, a: &[f64], b: &[f64]) {
        for (figure, pair) in self.figures.iter_mut().zip(a.iter().zip(b)) {
            figure.add([*pair.0, *pair.1]);
        }
    }

    /// The figures, in their order.
    #[must_use]
    pub fn figures(&self) -> &[Paired] {
        &self.figures
    }

    /// How many pairs were seen.
    #[must_use]
    pub fn pairs(&self) -> u64 {
        self.figures[self.decides].pairs
    }

    /// The figure that decides has the whole error for itself, the others share it: each of their
    /// intervals is wider, so that all together hold as often as the one.
    fn error(&self, figure: usize) -> f64 {
        if figure == self.decides { ERROR } else { ERROR / (self.figures.len() - 1).max(1) as f64 }
    }

    /// Where the difference of a figure lies, whenever one looks.
    #[must_use]
    pub fn interval(&self, figure: usize) -> Interval {
        self.figures[figure].differences.interval(self.error(figure))
    }

    /// What is sure of a figure, if nobody cares for a change smaller than the margin.
    #[must_use]
    pub fn change(&self, figure: usize, margin: f64) -> Change {
        let Interval { from, to } = self.interval(figure);
        match () {
            () if from > 0.0 => Change::More,
            () if to < 0.0 => Change::Less,
            () if -margin < from && to < margin => Change::None,
            () => Change::Unsure,
        }
    }

    /// The same of the figure that decides.
    #[must_use]
    pub fn verdict(&self, margin: f64) -> Change {
        self.change(self.decides, margin)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cloverleaf_core::{Random, SplitMix};

    /// A length that depends on the deal and a little on the play.
    fn length(deal: u32, random: &mut SplitMix) -> f64 {
        f64::from(deal) + f64::from(random.below(11))
    }

    /// Compares until it is sure; the second rule set adds so many turns, and nothing to the other figure.
    fn compared(added: f64, seed: u64) -> (Comparison, Change) {
        let mut random = SplitMix::new(seed);
        let mut comparison = Comparison::new(&[1.0, 0.25], 0);
        loop {
            let deal = random.below(200);
            let mut game = |added| [length(deal, &mut random) + added, f64::from(random.below(2))];
            comparison.add(&game(0.0), &game(added));
            let verdict = comparison.verdict(1.5);
            if verdict != Change::Unsure || comparison.pairs() == 2_000 {
                return (comparison, verdict);
            }
        }
    }

    #[test]
    fn what_a_rule_adds_is_found_in_spite_of_the_deals() {
        for (added, change) in [(3.0, Change::More), (-3.0, Change::Less), (0.0, Change::None)] {
            let right = (0..100).filter(|seed| compared(added, *seed).1 == change).count();
            assert!(right >= 95, "{added}: {right} of 100");
        }
    }

    #[test]
    fn pairs_need_far_fewer_games_than_the_deals_would_have_it() {
        // Deals differ by 58 turns, the games of one deal by four: unpaired it would take thousands.
        let (comparison, _) = compared(3.0, 1);
        assert!(comparison.pairs() < 100, "{} pairs", comparison.pairs());
        let [a, b] = comparison.figures()[0].means();
        assert!((b - a - 3.0).abs() < 2.0, "{a} and {b}");
        let difference = comparison.figures()[0].difference();
        assert!((b - a - difference).abs() < 1e-9, "what counts counts for all three");
    }

    #[test]
    fn the_other_figures_share_one_error() {
        let mut comparison = Comparison::new(&[1.0, 1.0, 1.0], 0);
        let mut random = SplitMix::new(4);
        for _ in 0..300 {
            let value = f64::from(random.below(20)) - 9.5;
            comparison.add(&[0.0; 3], &[value; 3]);
        }
        let [decides, other, another] = [0, 1, 2].map(|figure| comparison.interval(figure));
        assert!(other.from < decides.from && decides.to < other.to && other == another);
    }
}
