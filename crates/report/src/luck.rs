//! How much of a result the draws decide: the variance of results, split by what they came from.
//!
//! From one position games are played on several times with the same draws and several times with others. What
//! differs between games with the same draws is the players' doing; what their means differ by from draw to
//! draw, beyond that, is the draws'. With several positions the rest is what the position had decided.

use cloverleaf_core::{Random, SplitMix};
use cloverleaf_lab::Interval;

use crate::Estimate;

/// One game's result: each seat's part of the win.
pub(crate) type Result = Vec<f64>;

/// Results by position, draw and game.
pub(crate) type Results = Vec<Vec<Vec<Result>>>;

/// The shares of the variance that are decided by each, from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Split {
    pub(crate) position: f64,
    pub(crate) draws: f64,
    pub(crate) players: f64,
}

/// How often the results are drawn again to see how sure a split is.
const RESAMPLES: usize = 400;

impl Split {
    /// The split of these results. One position has decided nothing.
    pub(crate) fn of(results: &Results) -> Split {
        let deals = || results.iter().flatten();
        let players = average(deals().map(|games| spread(games)));
        let plays = average(deals().map(|games| games.len() as f64)).max(1.0);
        let means: Vec<Vec<Result>> =
            results.iter().map(|deals| deals.iter().map(|games| mean(games)).collect()).collect();
        let between = average(means.iter().map(|deals| spread(deals)));
        let draws = (between - players / plays).max(0.0);
        let count = average(means.iter().map(|deals| deals.len() as f64)).max(1.0);
        let centres: Vec<Result> = means.iter().map(|deals| mean(deals)).collect();
        let position = (spread(&centres) - between / count).max(0.0);
        let all = position + draws + players;
        if all > 0.0 {
            Split { position: position / all, draws: draws / all, players: players / all }
        } else {
            Split::default()
        }
    }

    /// The split with its intervals: position, draws, players.
    pub(crate) fn estimates(results: &Results) -> [Estimate; 3] {
        let split = Split::of(results);
        let again: Vec<Split> = resampled(results);
        let games: usize = results.iter().flatten().map(Vec::len).sum();
        let estimate = |part: fn(&Split) -> f64| {
            let mut parts: Vec<f64> = again.iter().map(part).collect();
            parts.sort_by(f64::total_cmp);
            let at = |share: f64| parts[(share * (parts.len() - 1) as f64).round() as usize];
            let interval = Interval { from: at(0.025), to: at(0.975) };
            Estimate { value: part(&split), interval, n: games as u64 }
        };
        [estimate(|split| split.position), estimate(|split| split.draws), estimate(|split| split.players)]
    }
}

/// Splits of results drawn again with repetition: positions, or the deals where there is one position.
fn resampled(results: &Results) -> Vec<Split> {
    let mut random = SplitMix::new(results.len() as u64);
    let mut again = |count: usize| -> Vec<usize> {
        let bound = u32::try_from(count).unwrap_or(u32::MAX);
        (0..count).map(|_| random.below(bound.max(1)) as usize).collect()
    };
    let once = |_| match results.as_slice() {
        [deals] => Split::of(&vec![again(deals.len()).into_iter().map(|deal| deals[deal].clone()).collect()]),
        _ => Split::of(&again(results.len()).into_iter().map(|position| results[position].clone()).collect()),
    };
    (0..RESAMPLES).map(once).collect()
}

fn average(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
    if count > 0.0 { sum / count } else { 0.0 }
}

fn mean(results: &[Result]) -> Result {
    let seats = results.first().map_or(0, Vec::len);
    (0..seats).map(|seat| average(results.iter().map(|result| result[seat]))).collect()
}

/// The variance, all seats together.
fn spread(results: &[Result]) -> f64 {
    let centre = mean(results);
    let square =
        |result: &Result| -> f64 { result.iter().zip(&centre).map(|(one, mean)| (one - mean).powi(2)).sum() };
    let sum: f64 = results.iter().map(square).sum();
    if results.len() > 1 { sum / (results.len() - 1) as f64 } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many positions, deals and games; who wins is said by a function of the three.
    fn results(counts: [usize; 3], wins: impl Fn(usize, usize, usize) -> bool) -> Results {
        let [positions, deals, games] = counts;
        let result = |won: bool| if won { vec![1.0, 0.0] } else { vec![0.0, 1.0] };
        (0..positions)
            .map(|p| (0..deals).map(|d| (0..games).map(|g| result(wins(p, d, g))).collect()).collect())
            .collect()
    }

    fn near(split: Split, expected: [f64; 3]) {
        let found = [split.position, split.draws, split.players];
        let off = found.iter().zip(expected).any(|(one, other)| (one - other).abs() > 0.12);
        assert!(!off, "{split:?} is not {expected:?}");
    }

    fn coin(seed: usize) -> bool {
        SplitMix::new(seed as u64 * 7919).below(2) == 0
    }

    #[test]
    fn what_decides_is_found() {
        near(Split::of(&results([1, 60, 4], |_, deal, _| coin(deal))), [0.0, 1.0, 0.0]);
        near(Split::of(&results([1, 60, 4], |_, deal, game| coin(deal * 10 + game))), [0.0, 0.0, 1.0]);
        near(Split::of(&results([60, 3, 3], |position, _, _| coin(position))), [1.0, 0.0, 0.0]);
        let mixed = |position: usize, deal: usize, _: usize| coin(position * 10 + deal);
        near(Split::of(&results([60, 3, 3], mixed)), [0.0, 1.0, 0.0]);
    }

    #[test]
    fn where_nothing_varies_nothing_is_decided() {
        assert_eq!(Split::of(&results([3, 3, 3], |_, _, _| true)), Split::default());
        assert_eq!(Split::of(&Vec::new()), Split::default());
    }

    #[test]
    fn the_interval_holds_the_split() {
        let half = |_: usize, deal: usize, game: usize| {
            if deal.is_multiple_of(2) { true } else { coin(deal * 9 + game) }
        };
        let [_, draws, players] = Split::estimates(&results([1, 40, 4], half));
        for estimate in [draws, players] {
            assert!(!estimate.excludes(estimate.value) && estimate.n == 160, "{estimate:?}");
            assert!(estimate.interval.from < estimate.interval.to);
        }
    }
}
