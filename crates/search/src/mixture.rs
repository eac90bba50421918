//! A seat's mixture of plans where all choose together, and how regret shifts it.
//!
//! Against opponents who choose at the same moment the best single choice is often the one they expect.
//! Regret matching (Hart and Mas-Colell, 2000) takes each plan as often as it is regretted not to have
//! been taken; between two seats of opposite interests the average of these mixtures comes to an
//! equilibrium. An iteration shows the worth of one plan only, so the others are judged by their mean so
//! far, and the plan taken corrects its own by the odds it had: right on average, whatever the means, and
//! calmer the better they are.

use cloverleaf_core::Random;

/// How often a plan is taken just to see: with this chance any plan as likely as another.
const CURIOSITY: f64 = 0.15;

/// The plans of one seat.
#[derive(Debug)]
pub(crate) struct Mixture<A> {
    pub(crate) plans: Vec<Weighed<A>>,
    /// Whether no plan is left that could be added.
    pub(crate) exhausted: bool,
    visits: u64,
    total: f64,
}

/// A plan and what speaks for it.
#[derive(Debug)]
pub(crate) struct Weighed<A> {
    pub(crate) actions: Vec<A>,
    pub(crate) visits: u64,
    total: f64,
    regret: f64,
    /// Its share of the mixtures so far, late ones weighing more.
    share: f64,
}

/// A plan that was taken, and the odds it had.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Taken {
    pub(crate) plan: usize,
    odds: f64,
}

impl<A> Default for Mixture<A> {
    fn default() -> Mixture<A> {
        Mixture { plans: Vec::new(), exhausted: false, visits: 0, total: 0.0 }
    }
}

impl<A> Weighed<A> {
    /// What it came to on average.
    pub(crate) fn mean(&self) -> f64 {
        self.total / self.visits.max(1) as f64
    }
}

impl<A> Mixture<A> {
    pub(crate) fn add(&mut self, actions: Vec<A>) {
        self.plans.push(Weighed { actions, visits: 0, total: 0.0, regret: 0.0, share: 0.0 });
    }

    /// What all plans are regretted together; nothing while all are as good.
    fn regretted(&self) -> f64 {
        self.plans.iter().map(|plan| plan.regret.max(0.0)).sum()
    }

    /// The odds of a plan in the mixture of now.
    fn odds(&self, plan: usize, regretted: f64) -> f64 {
        match regretted > 0.0 {
            true => self.plans[plan].regret.max(0.0) / regretted,
            false => 1.0 / self.plans.len() as f64,
        }
    }

    /// Takes a plan from the mixture of now, or now and then any.
    pub(crate) fn take(&self, random: &mut impl Random) -> Option<Taken> {
        let even = 1.0 / self.plans.len() as f64;
        let regretted = self.regretted();
        let odds = |plan: usize| (1.0 - CURIOSITY) * self.odds(plan, regretted) + CURIOSITY * even;
        let mut left = unit(random);
        for plan in 0..self.plans.len() {
            left -= odds(plan);
            if left < 0.0 || plan + 1 == self.plans.len() {
                return Some(Taken { plan, odds: odds(plan) });
            }
        }
        None
    }

    /// Takes the plan that was taken least.
    pub(crate) fn take_in_turn(&self) -> Option<Taken> {
        let plan = (0..self.plans.len()).min_by_key(|&plan| self.plans[plan].visits)?;
        Some(Taken { plan, odds: 1.0 / self.plans.len() as f64 })
    }

    /// Remembers what a plan came to.
    pub(crate) fn learn(&mut self, taken: Taken, worth: f64) {
        self.shift(taken, worth);
        let plan = &mut self.plans[taken.plan];
        plan.visits += 1;
        plan.total += worth;
        self.visits += 1;
        self.total += worth;
    }

    /// Shifts the mixture towards what would have been better.
    fn shift(&mut self, taken: Taken, worth: f64) {
        let regretted = self.regretted();
        let usual = self.total / self.visits.max(1) as f64;
        let expected = |mixture: &Mixture<A>, plan: usize| {
            let weighed = &mixture.plans[plan];
            let mean = if weighed.visits > 0 { weighed.mean() } else { usual };
            let surprise = if plan == taken.plan { (worth - mean) / taken.odds } else { 0.0 };
            mean + surprise
        };
        let all = 0..self.plans.len();
        let mixed: f64 = all.clone().map(|plan| self.odds(plan, regretted) * expected(self, plan)).sum();
        let late = self.visits as f64 + 1.0;
        for plan in all {
            let share = late * self.odds(plan, regretted);
            let regret = expected(self, plan) - mixed;
            self.plans[plan].share += share;
            self.plans[plan].regret += regret;
        }
    }

    /// Each plan's odds, averaged over all mixtures so far.
    pub(crate) fn average(&self) -> Vec<f64> {
        let all: f64 = self.plans.iter().map(|plan| plan.share).sum();
        let even = 1.0 / self.plans.len() as f64;
        self.plans.iter().map(|plan| if all > 0.0 { plan.share / all } else { even }).collect()
    }
}

/// A random number from 0 up to 1.
pub(crate) fn unit(random: &mut impl Random) -> f64 {
    (random.next_u64() >> 11) as f64 / (1u64 << 53) as f64
}
