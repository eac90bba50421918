//! Many games between the same players, on as many threads as wanted, in one order.

use core::fmt;
use core::ops::ControlFlow;
use core::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::collections::BTreeMap;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use cloverleaf_core::{Game, OptionError};

use crate::game::{Fault, Played, Playing};
use crate::{Player, Seating};

/// A match of many games: the set-up, who plays, and the seed from which everything follows.
pub struct Contest<'a, G: Game> {
    options: G::Options,
    players: Vec<&'a dyn Player<G>>,
    seed: u64,
}

impl<G: Game> fmt::Debug for Contest<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let players: Vec<_> = self.players.iter().map(|player| player.name()).collect();
        f.debug_struct("Contest").field("players", &players).field("seed", &self.seed).finish_non_exhaustive()
    }
}

/// What came of one game: it was played, stopped, or a player is at fault.
type End = (u64, Result<Option<Played>, Fault>);

impl<'a, G: Game> Contest<'a, G> {
    /// A match of these players, one for every seat.
    ///
    /// # Errors
    /// If the game is not for so many seats, or not with these options.
    pub fn new(
        options: G::Options,
        players: Vec<&'a dyn Player<G>>,
        seed: u64,
    ) -> Result<Contest<'a, G>, OptionError> {
        let contest = Contest { options, players, seed };
        contest.rules().map(|_| contest)
    }

    fn rules(&self) -> Result<G, OptionError> {
        // No game has 255 seats, so too many are refused as that.
        G::new(self.seats(), self.options.clone())
    }

    /// How many seats, which is how many play.
    #[must_use]
    pub fn seats(&self) -> u8 {
        u8::try_from(self.players.len()).unwrap_or(u8::MAX)
    }

    /// Who plays, by entrant: those of one name are one contestant.
    #[must_use]
    pub fn contestants(&self) -> Vec<String> {
        self.players.iter().map(|player| player.name().to_owned()).collect()
    }

    /// Plays so many games, rounded up to whole rounds, and shows them one by one in their order, until
    /// the caller has seen enough. What is shown is the same for any number of threads.
    ///
    /// # Errors
    /// If a player does what cannot be done.
    pub fn run(
        &self,
        games: u64,
        threads: usize,
        mut see: impl FnMut(Played) -> ControlFlow<()>,
    ) -> Result<(), Fault> {
        let games = Seating::whole_rounds(games, self.seats());
        let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
        let (sender, ends) = channel();
        thread::scope(|scope| {
            for _ in 0..threads.max(1) {
                let (sender, next, stop) = (sender.clone(), &next, &stop);
                scope.spawn(move || self.work(games, next, stop, &sender));
            }
            drop(sender);
            let seen = in_order(&ends, &mut see);
            stop.store(true, Ordering::Relaxed);
            seen
        })
    }

    /// What each thread does: the next game nobody has begun, until there is none.
    fn work(&self, games: u64, next: &AtomicU64, stop: &AtomicBool, ends: &Sender<End>) {
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= games || stop.load(Ordering::Relaxed) {
                return;
            }
            let game = self.rules().expect("the set-up was tried before");
            let end = Playing::new(game, &self.players, index, self.seed).finish(stop);
            if ends.send((index, end)).is_err() {
                return;
            }
        }
    }
}

/// Shows the games in their order, although they end in another.
fn in_order(ends: &Receiver<End>, see: &mut impl FnMut(Played) -> ControlFlow<()>) -> Result<(), Fault> {
    let mut early = BTreeMap::new();
    let mut due = 0;
    for (index, end) in ends {
        early.insert(index, end);
        while let Some(end) = early.remove(&due) {
            let Some(played) = end? else { return Ok(()) };
            if see(played).is_break() {
                return Ok(());
            }
            due += 1;
        }
    }
    Ok(())
}
