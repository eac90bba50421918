//! A batch and the arrays it writes.

use std::sync::Arc;

use cloverleaf_congestion::Congestion;
use cloverleaf_core::Value;
use cloverleaf_encode::Number;
use cloverleaf_environment::{Arrays, Batch, BatchError, Rules, Settings};

/// A small game that ends soon.
pub(crate) fn rules() -> Arc<dyn Rules> {
    let options = [
        ("grid".to_owned(), Value::Text("1x2".to_owned())),
        ("target".to_owned(), Value::Number(2)),
        ("turn_limit".to_owned(), Value::Number(60)),
    ];
    cloverleaf_environment::rules::<Congestion>(2, &options).expect("this set-up exists")
}

pub(crate) struct Table {
    pub(crate) batch: Box<dyn Batch>,
    pub(crate) observation: usize,
    pub(crate) actions: usize,
    pub(crate) observations: Vec<Number>,
    pub(crate) masks: Vec<u8>,
    pub(crate) seats: Vec<u8>,
    pub(crate) rewards: Vec<f32>,
    pub(crate) terminated: Vec<bool>,
    pub(crate) truncated: Vec<bool>,
    pub(crate) finals: Vec<Number>,
    /// Whether all games are played by the same taste.
    pub(crate) alike: bool,
}

macro_rules! arrays {
    ($table:ident) => {
        Arrays {
            observations: &mut $table.observations,
            masks: &mut $table.masks,
            seats: &mut $table.seats,
            rewards: &mut $table.rewards,
            terminated: &mut $table.terminated,
            truncated: &mut $table.truncated,
            final_observations: &mut $table.finals,
        }
    };
}

impl Table {
    pub(crate) fn new(games: usize, settings: Settings) -> Table {
        let rules = rules();
        let (observation, actions) = (rules.observation().len(), rules.action_ids() as usize);
        Table {
            batch: rules.batch(games, settings).expect("these settings go with the rules"),
            observation,
            actions,
            observations: vec![0; games * observation],
            masks: vec![0; games * actions],
            seats: vec![0; games],
            rewards: vec![0.0; games * 2],
            terminated: vec![false; games],
            truncated: vec![false; games],
            finals: vec![0; games * observation],
            alike: false,
        }
    }

    pub(crate) fn reset(&mut self) {
        let seeds: Vec<u64> = (0..self.seats.len() as u64).collect();
        self.reset_with(Some(&seeds), None).expect("all games begin");
    }

    pub(crate) fn reset_with(
        &mut self,
        seeds: Option<&[u64]>,
        which: Option<&[bool]>,
    ) -> Result<(), BatchError> {
        self.batch.reset(seeds, which, arrays!(self))
    }

    pub(crate) fn step(&mut self, actions: &[i64]) -> Result<(), BatchError> {
        self.batch.step(actions, arrays!(self))
    }

    pub(crate) fn observation_of(&self, game: usize) -> &[Number] {
        &self.observations[game * self.observation..][..self.observation]
    }

    pub(crate) fn mask_of(&self, game: usize) -> &[u8] {
        &self.masks[game * self.actions..][..self.actions]
    }

    /// A legal action for every game, chosen by what its seat sees and the taste of the game.
    pub(crate) fn some_actions(&self) -> Vec<i64> {
        let choose = |game: usize| {
            let taste = if self.alike { 0 } else { game as u64 };
            let legal: Vec<i64> =
                (0..).zip(self.mask_of(game)).filter(|(_, may)| **may == 1).map(|(id, _)| id).collect();
            let seen = self.observation_of(game).iter().fold(taste, |all, number| {
                all.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(23) ^ *number as u64
            });
            legal.get((seen % legal.len().max(1) as u64) as usize).copied().unwrap_or(0)
        };
        (0..self.seats.len()).map(choose).collect()
    }

    /// Everything the batch has written, as text to compare.
    pub(crate) fn everything(&self) -> String {
        let Table { observations, masks, seats, rewards, terminated, finals, .. } = self;
        format!("{observations:?} {masks:?} {seats:?} {rewards:?} {terminated:?} {finals:?}")
    }
}
