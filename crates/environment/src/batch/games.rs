//! The games of a batch, on several threads.

use core::fmt;
use std::sync::Arc;

use cloverleaf_core::{Random, SplitMix};
use rayon::{ThreadPool, ThreadPoolBuilder};

use super::arrays::{Shape, check_length};
use super::slot::{Slot, leaves_a_seat};
use super::{Arrays, Autoreset, Batch, BatchError, Choices, Settings};
use crate::position::At;
use crate::rules::Set;
use crate::{Learnable, Position};

/// Each thread gets its games in so many portions, so that none waits long for the slowest.
const PORTIONS: usize = 8;

pub(crate) struct Games<G: Learnable> {
    rules: Arc<Set<G>>,
    settings: Settings,
    slots: Vec<Slot<G>>,
    shape: Shape,
    /// None if one thread does it all.
    pool: Option<ThreadPool>,
    begun: bool,
}

impl<G: Learnable> Games<G> {
    pub(crate) fn new(rules: Arc<Set<G>>, games: usize, settings: Settings) -> Result<Games<G>, BatchError> {
        if games == 0 || settings.threads == 0 {
            return Err(BatchError::Empty);
        }
        if !leaves_a_seat(&settings, rules.0.seats()) {
            return Err(BatchError::Opponents);
        }
        let shape = Shape {
            observation: rules.0.observation().len(),
            actions: rules.0.action_ids() as usize,
            seats: usize::from(rules.0.seats()),
        };
        let mut seeds = SplitMix::new(0);
        let slots = (0..games).map(|_| Slot::new(&rules, seeds.next_u64())).collect();
        let pool = (settings.threads > 1).then(|| ThreadPoolBuilder::new().num_threads(settings.threads));
        let pool = pool.map(ThreadPoolBuilder::build).transpose();
        let pool = pool.map_err(|error| BatchError::Threads(error.to_string()))?;
        Ok(Games { rules, settings, slots, shape, pool, begun: false })
    }

    /// Does something with every game and its line of the arrays, and says for which it did not work, the first of them.
    fn each(
        &mut self,
        out: Arrays<'_>,
        work: impl Fn(&mut Slot<G>, usize, Arrays<'_>) -> bool + Sync,
    ) -> Option<usize> {
        let Games { slots, shape, pool, settings, .. } = self;
        let portion = slots.len().div_ceil(settings.threads * PORTIONS);
        match pool {
            None => one_by_one(slots, 0, out, *shape, &work),
            Some(pool) => pool.install(|| divided(slots, 0, out, *shape, portion, &work)),
        }
    }

    /// Finds what every game is about to play, or what the first that cannot says.
    fn choose(&mut self, actions: &[i64]) -> Result<(), BatchError> {
        for (game, (slot, &action)) in self.slots.iter_mut().zip(actions).enumerate() {
            match (slot.ended, self.settings.autoreset) {
                (true, Autoreset::Disabled) => return Err(BatchError::Over(game)),
                (true, _) => {}
                (false, _) => {
                    slot.choose(&self.rules, action).map_err(|error| BatchError::Action { game, error })?;
                }
            }
        }
        Ok(())
    }
}

fn one_by_one<G: Learnable>(
    slots: &mut [Slot<G>],
    first: usize,
    mut out: Arrays<'_>,
    shape: Shape,
    work: &impl Fn(&mut Slot<G>, usize, Arrays<'_>) -> bool,
) -> Option<usize> {
    let mut failed = None;
    for (index, slot) in slots.iter_mut().enumerate() {
        let (line, rest) = out.split_at(1, shape);
        out = rest;
        if !work(slot, first + index, line) {
            failed = failed.or(Some(first + index));
        }
    }
    failed
}

fn divided<G: Learnable>(
    slots: &mut [Slot<G>],
    first: usize,
    out: Arrays<'_>,
    shape: Shape,
    portion: usize,
    work: &(impl Fn(&mut Slot<G>, usize, Arrays<'_>) -> bool + Sync),
) -> Option<usize> {
    if slots.len() <= portion {
        return one_by_one(slots, first, out, shape, work);
    }
    let half = slots.len() / 2;
    let (left, right) = slots.split_at_mut(half);
    let (lines, more) = out.split_at(half, shape);
    let (failed, later) = rayon::join(
        || divided(left, first, lines, shape, portion, work),
        || divided(right, first + half, more, shape, portion, work),
    );
    failed.or(later)
}

fn choices_divided<G: Learnable>(rules: &Set<G>, slots: &[Slot<G>], portion: usize) -> Choices {
    if slots.len() <= portion {
        return Choices::of(rules, slots);
    }
    let (left, right) = slots.split_at(slots.len() / 2);
    let (first, rest) =
        rayon::join(|| choices_divided(rules, left, portion), || choices_divided(rules, right, portion));
    first.and(rest)
}

impl<G: Learnable> Batch for Games<G> {
    fn games(&self) -> usize {
        self.slots.len()
    }

    fn settings(&self) -> &Settings {
        &self.settings
    }

    fn reset(
        &mut self,
        seeds: Option<&[u64]>,
        which: Option<&[bool]>,
        out: Arrays<'_>,
    ) -> Result<(), BatchError> {
        let games = self.slots.len();
        out.check(games, self.shape)?;
        seeds.map_or(Ok(()), |seeds| check_length("seeds", seeds.len(), games))?;
        which.map_or(Ok(()), |which| check_length("which", which.len(), games))?;
        if !self.begun && which.is_some_and(|which| which.contains(&false)) {
            return Err(BatchError::NotBegun);
        }
        let (rules, settings) = (Arc::clone(&self.rules), self.settings.clone());
        let failed = self.each(out, |slot, game, mut line| {
            let meant = which.is_none_or(|which| which[game]);
            if meant {
                seeds.iter().for_each(|seeds| slot.seed(seeds[game]));
            }
            let begun = !meant || slot.begin(&rules, &settings);
            line.rewards.fill(0.0);
            (line.terminated[0], line.truncated[0]) = (false, false);
            slot.show(&rules, &mut line);
            begun
        });
        self.begun = true;
        failed.map_or(Ok(()), |_| Err(BatchError::NeverActs))
    }

    fn step(&mut self, actions: &[i64], out: Arrays<'_>) -> Result<(), BatchError> {
        out.check(self.slots.len(), self.shape)?;
        check_length("actions", actions.len(), self.slots.len())?;
        if !self.begun {
            return Err(BatchError::NotBegun);
        }
        self.choose(actions)?;
        let (rules, settings) = (Arc::clone(&self.rules), self.settings.clone());
        self.each(out, |slot, _, mut line| {
            slot.step(&rules, &settings, &mut line);
            true
        });
        Ok(())
    }

    fn sample(&self, seed: u64) -> Vec<i64> {
        let mut random = SplitMix::new(seed);
        self.slots.iter().map(|slot| slot.sample(&self.rules, &mut random)).collect()
    }

    fn choices(&self) -> Choices {
        let (rules, slots) = (&self.rules, &self.slots[..]);
        let portion = slots.len().div_ceil(self.settings.threads * PORTIONS);
        match &self.pool {
            None => Choices::of(rules, slots),
            Some(pool) => pool.install(|| choices_divided(rules, slots, portion)),
        }
    }

    fn position(&self, game: usize) -> Option<Box<dyn Position>> {
        let slot = self.slots.get(game)?;
        Some(Box::new(At::of(Arc::clone(&self.rules), slot.state.clone(), slot.history.clone())))
    }
}

impl<G: Learnable> fmt::Debug for Games<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let id = G::ID;
        f.debug_struct("Games").field("game", &id).field("settings", &self.settings).finish_non_exhaustive()
    }
}
