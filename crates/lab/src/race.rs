//! A race between candidates: all play the same deals, and who is surely worse drops out.
//!
//! Shortfalls are measured in tolerances, so that those of different goals can be added up. A candidate is
//! out once it surely falls shorter than some other, all goals together; being worse at one goal does not
//! matter while it may be better at another by as much. The front of trade-offs is told of all, also of
//! those who dropped out, as they stood when they did.

use crate::{Goal, Interval, front};

/// The probability that anything the race says is wrong, over all candidates, goals and looks.
const ERROR: f64 = 0.05;

/// A race on its way.
#[derive(Clone, Debug)]
pub struct Race {
    goals: Vec<Goal>,
    lanes: Vec<Lane>,
}

/// One candidate's games, by goal and then by deal.
#[derive(Clone, Debug)]
struct Lane {
    values: Vec<Vec<f64>>,
    out: Option<usize>,
}

impl Lane {
    fn deals(&self) -> usize {
        self.values.first().map_or(0, Vec::len)
    }
}

/// How a candidate stands at one goal.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// The mean of the figure, of all its games.
    pub mean: f64,
    /// Where the mean lies, with all that the race says.
    pub interval: Interval,
    /// How far the mean is from the aim.
    pub shortfall: f64,
}

impl Race {
    /// So many candidates at the start.
    #[must_use]
    pub fn new(goals: Vec<Goal>, candidates: usize) -> Race {
        let lane = Lane { values: vec![Vec::new(); goals.len()], out: None };
        Race { goals, lanes: vec![lane; candidates] }
    }

    /// Who is still in it.
    #[must_use]
    pub fn running(&self) -> Vec<usize> {
        (0..self.lanes.len()).filter(|&candidate| self.lanes[candidate].out.is_none()).collect()
    }

    /// Who put this candidate out of the race, if somebody did.
    #[must_use]
    pub fn beaten_by(&self, candidate: usize) -> Option<usize> {
        self.lanes[candidate].out
    }

    /// How many deals a candidate has played.
    #[must_use]
    pub fn deals(&self, candidate: usize) -> usize {
        self.lanes[candidate].deals()
    }

    /// Sees a candidate's game on its next deal: the figure of each goal.
    pub fn see(&mut self, candidate: usize, figures: &[f64]) {
        for (values, figure) in self.lanes[candidate].values.iter_mut().zip(figures) {
            values.push(*figure);
        }
    }

    /// Takes out whoever is surely worse than another that is still running.
    pub fn judge(&mut self) {
        for candidate in self.running() {
            let rivals = self.running().into_iter().filter(|rival| *rival != candidate);
            self.lanes[candidate].out = rivals.into_iter().find(|rival| self.surely_worse(candidate, *rival));
        }
    }

    /// Each candidate is compared with every other at every goal, by three sequences each.
    fn error(&self) -> f64 {
        let comparisons = self.lanes.len() * self.lanes.len().saturating_sub(1) / 2 * self.goals.len() * 3;
        ERROR / comparisons.max(1) as f64
    }

    fn surely_worse(&self, candidate: usize, rival: usize) -> bool {
        let goals = self.goals.iter().enumerate();
        let least = goals.map(|(index, goal)| self.shorter_by(candidate, rival, index).from / goal.tolerance);
        least.sum::<f64>() > 0.0
    }

    /// By how much a candidate falls shorter of a goal than another, on the deals that both played.
    #[must_use]
    pub fn shorter_by(&self, candidate: usize, other: usize, goal: usize) -> Interval {
        let deals = self.deals(candidate).min(self.deals(other));
        let values = |candidate: usize| &self.lanes[candidate].values[goal][..deals];
        self.goals[goal].shorter_by(values(candidate), values(other), self.error())
    }

    /// How a candidate stands, by goal.
    #[must_use]
    pub fn standings(&self, candidate: usize) -> Vec<Standing> {
        let values = self.goals.iter().zip(&self.lanes[candidate].values);
        values.map(|(goal, values)| standing(goal, values, self.error())).collect()
    }

    /// Which candidates nothing else beats, by their means as they stand.
    #[must_use]
    pub fn front(&self) -> Vec<usize> {
        let all = 0..self.lanes.len();
        front(&all.map(|candidate| self.shortfalls(candidate)).collect::<Vec<_>>())
    }

    fn shortfalls(&self, candidate: usize) -> Vec<f64> {
        self.standings(candidate).iter().map(|standing| standing.shortfall).collect()
    }

    /// How far a candidate is from the best at each goal, in tolerances, all goals together. Where there is
    /// an aim it is the best; otherwise it is the best of the front.
    #[must_use]
    pub fn compromise(&self, candidate: usize) -> f64 {
        let front: Vec<_> = self.front().into_iter().map(|one| self.shortfalls(one)).collect();
        let own = self.shortfalls(candidate);
        let far = self.goals.iter().enumerate().map(|(index, goal)| {
            let best = front.iter().map(|one| one[index]).fold(own[index], f64::min);
            (own[index] - goal.nearest(best)).max(0.0) / goal.tolerance
        });
        far.sum()
    }

    /// The candidate still running with the least compromise; the first named of equal ones.
    #[must_use]
    pub fn choice(&self) -> Option<usize> {
        self.running()
            .into_iter()
            .min_by(|one, other| self.compromise(*one).total_cmp(&self.compromise(*other)))
    }
}

fn standing(goal: &Goal, values: &[f64], error: f64) -> Standing {
    let mean = values.iter().sum::<f64>() / values.len().max(1) as f64;
    let interval = goal.sequence(values.iter().copied()).interval(error);
    Standing { mean, interval, shortfall: goal.aim.shortfall(mean) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Aim;
    use cloverleaf_core::{Random, SplitMix};

    const LENGTH: Goal = Goal { aim: Aim::Within(40.0, 40.0), tolerance: 2.0, grain: 1.0 };
    const SEAT: Goal = Goal { aim: Aim::Within(0.5, 0.5), tolerance: 0.02, grain: 0.25 };

    /// Candidates by their length and the first seat's percentage, raced over so many deals.
    fn raced(candidates: &[(f64, u32)], deals: usize, seed: u64) -> Race {
        let mut race = Race::new(vec![LENGTH, SEAT], candidates.len());
        let mut random = SplitMix::new(seed);
        for deal in 1..=deals {
            let lot = f64::from(random.below(21)) - 10.0;
            for candidate in race.running() {
                let (length, percent) = candidates[candidate];
                let won = f64::from(u8::from(random.below(100) < percent));
                race.see(candidate, &[length + lot + f64::from(random.below(5)) - 2.0, won]);
            }
            if deal % 16 == 0 {
                race.judge();
            }
        }
        race
    }

    #[test]
    fn who_is_worse_in_all_drops_out_and_a_trade_off_stays() {
        let race = raced(&[(40.0, 80), (60.0, 50), (70.0, 90), (41.0, 80), (80.0, 50)], 400, 1);
        assert_eq!(race.running(), [0, 1, 3], "near the length, fair, or as good as the nearest");
        assert!(race.beaten_by(2).is_some() && race.beaten_by(4) == Some(1));
        assert!(race.deals(2) < race.deals(0) && race.deals(0) == 400, "who is out plays no more");
        assert!(race.front().contains(&0) && race.front().contains(&1));
    }

    #[test]
    fn of_equals_hardly_one_ever_drops_out() {
        // Over all looks and pairs it may happen in one race of twenty.
        let happened = (0..20).filter(|seed| raced(&[(44.0, 50); 6], 160, *seed).running().len() < 6).count();
        assert!(happened <= 3, "{happened} of 20");
    }

    #[test]
    fn it_chooses_what_is_near_to_every_aim() {
        // Far from fair, far from the length, and a little from both.
        let race = raced(&[(40.0, 90), (90.0, 50), (43.0, 54)], 300, 3);
        assert_eq!(race.choice(), Some(2), "{:?}", [0, 1, 2].map(|candidate| race.compromise(candidate)));
        assert_eq!(Race::new(vec![LENGTH], 0).choice(), None);
    }

    #[test]
    fn what_should_be_least_is_measured_from_the_least_there_is() {
        let spread = Goal { aim: Aim::Least, tolerance: 1.0, grain: 1.0 };
        let mut race = Race::new(vec![spread], 2);
        for deal in 0..60 {
            race.see(0, &[105.0 + f64::from(deal % 3)]);
            race.see(1, &[100.0 + f64::from(deal % 3)]);
        }
        race.judge();
        assert_eq!((race.running(), race.beaten_by(0)), (vec![1], Some(1)));
        assert!(race.compromise(1) == 0.0 && (race.compromise(0) - 5.0).abs() < 1e-9);
    }
}
