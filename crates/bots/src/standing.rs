//! What a lead is worth, on the scale on which a search weighs results.

use cloverleaf_core::{BySeat, Outcome, Random, Seat, SplitMix};
use cloverleaf_search::{Worth, best_first, by_rank};

/// What these prospects are worth to each seat. Whoever is `scale` ahead has got half of what there is to
/// get from the lead. The strongest rival counts most: against that one the game is won.
pub(crate) fn by_lead(prospects: &BySeat<f64>, scale: f64) -> Worth {
    by_lead_over(prospects, scale, |rivals| rivals)
}

/// The same, but over what `beaten` makes of the others' prospects.
pub(crate) fn by_lead_over(prospects: &BySeat<f64>, scale: f64, beaten: impl Fn(f64) -> f64) -> Worth {
    let seats = prospects.as_slice().len();
    BySeat::from_fn(seats as u8, |seat| {
        let lead = (prospects[seat] - beaten(rivals(prospects, seat))) / scale;
        0.5 + 0.5 * lead / (1.0 + lead.abs())
    })
}

/// What a seat has to beat: mostly the best of the others, and a little all of them.
fn rivals(prospects: &BySeat<f64>, seat: Seat) -> f64 {
    let others = || prospects.iter().filter(|(other, _)| *other != seat).map(|(_, &prospect)| prospect);
    let best = others().fold(f64::NEG_INFINITY, f64::max);
    let mean = others().sum::<f64>() / others().count().max(1) as f64;
    0.6 * best + 0.4 * mean
}

/// What a result is worth: half by rank, half for winning, which those share who are first together.
pub(crate) fn by_win(outcome: &Outcome) -> Worth {
    let ranks = outcome.ranks.as_slice();
    let first = ranks.iter().filter(|&&rank| rank == 1).count().max(1) as f64;
    let place = by_rank(outcome);
    BySeat::from_fn(ranks.len() as u8, |seat| {
        let won = if outcome.ranks[seat] == 1 { 1.0 / first } else { 0.0 };
        0.5 * place[seat] + 0.5 * won
    })
}

/// Puts first what gains most at once. Equals come in any order.
pub(crate) fn by_gain<A: Copy>(actions: &mut Vec<A>, random: &mut SplitMix, gain: impl Fn(A) -> f64) {
    random.shuffle(actions);
    let gains: Vec<_> = actions.iter().map(|&action| (gain(action), 0.0)).collect();
    *actions = best_first(core::mem::take(actions), &gains);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_is_worth_more_the_larger_it_is_and_never_more_than_a_win() {
        let worth = |own: f64| {
            let prospects = BySeat::from_fn(3, |seat| if seat == Seat::at(0) { own } else { 5.0 });
            by_lead(&prospects, 4.0)[Seat::at(0)]
        };
        assert_eq!([worth(5.0), worth(9.0), worth(1.0)], [0.5, 0.75, 0.25]);
        assert!(worth(1e9) <= 1.0 && worth(-1e9) >= 0.0);
    }

    #[test]
    fn a_shared_win_is_half_a_win() {
        let outcome = |ranks: [u8; 4]| Outcome {
            ranks: BySeat::from_fn(4, |seat| ranks[seat.index()]),
            scores: BySeat::from_fn(4, |_| 0),
            reason: "",
        };
        assert_eq!(by_win(&outcome([1, 2, 3, 4])).as_slice()[0], 1.0);
        let shared = by_win(&outcome([1, 1, 3, 4])).as_slice()[0];
        assert!(shared > 0.5 && shared < 0.75, "{shared}");
    }
}
