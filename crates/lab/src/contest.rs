//! Many games between the same players, on as many threads as wanted, in one order.

use core::fmt;
use core::ops::{ControlFlow, Range};
use core::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::collections::BTreeMap;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use cloverleaf_core::{Game, OptionError};

use crate::game::{Fault, Played, Playing};
use crate::seating::seed_from;
use crate::{Player, Seating};

/// A match of many games: the set-up, who plays, and the seed from which everything follows.
pub struct Contest<'a, G: Game> {
    options: G::Options,
    players: Vec<&'a dyn Player<G>>,
    seed: u64,
    dealing: Dealing,
}

/// How often the cards are dealt anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Dealing {
    /// Once a round: everybody has every seat's luck, which is fair to different players.
    EachRound,
    /// For every game: games know nothing of each other, which is what intervals presume.
    EachGame,
}

impl<G: Game> fmt::Debug for Contest<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let players: Vec<_> = self.players.iter().map(|player| player.name()).collect();
        f.debug_struct("Contest").field("players", &players).field("seed", &self.seed).finish_non_exhaustive()
    }
}

/// What came of one game: it was played, stopped, or a player is at fault.
type End<T> = (u64, Result<Option<T>, Fault>);

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
        let contest = Contest { options, players, seed, dealing: Dealing::EachRound };
        contest.rules().map(|_| contest)
    }

    /// The same with another deal for every game.
    pub(crate) fn dealt_anew(self) -> Contest<'a, G> {
        Contest { dealing: Dealing::EachGame, ..self }
    }

    /// The rules of its games.
    pub(crate) fn rules(&self) -> Result<G, OptionError> {
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
        see: impl FnMut(Played) -> ControlFlow<()>,
    ) -> Result<(), Fault> {
        self.run_some(0..Seating::whole_rounds(games, self.seats()), threads, see)
    }

    /// The same for the games of these indices alone: what a match that was broken off still lacks.
    ///
    /// # Errors
    /// If a player does what cannot be done.
    pub fn run_some(
        &self,
        games: Range<u64>,
        threads: usize,
        see: impl FnMut(Played) -> ControlFlow<()>,
    ) -> Result<(), Fault> {
        in_order(games, threads, |index, stop| self.play(index, stop), see)
    }

    /// Plays the game of this index.
    pub(crate) fn play(&self, index: u64, stop: &AtomicBool) -> Result<Option<Played>, Fault> {
        let game = self.rules().expect("the set-up was tried before");
        let seating = Seating::of(index, self.seats());
        let deal = match self.dealing {
            Dealing::EachRound => seating.round,
            Dealing::EachGame => index,
        };
        Playing::new(game, &self.players, index, seed_from(self.seed, &[deal])).finish(stop)
    }

    /// Who plays.
    pub(crate) fn players(&self) -> &[&'a dyn Player<G>] {
        &self.players
    }
}

/// Does every piece of work on so many threads, and shows what came of it in the order of the pieces,
/// although they end in another.
pub(crate) fn in_order<T: Send>(
    work: Range<u64>,
    threads: usize,
    piece: impl Fn(u64, &AtomicBool) -> Result<Option<T>, Fault> + Sync,
    mut see: impl FnMut(T) -> ControlFlow<()>,
) -> Result<(), Fault> {
    let (next, stop) = (AtomicU64::new(work.start), AtomicBool::new(false));
    let (sender, ends) = channel();
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let (sender, next, stop, piece) = (sender.clone(), &next, &stop, &piece);
            scope.spawn(move || labour(work.end, next, stop, piece, &sender));
        }
        drop(sender);
        let seen = show(work.start, &ends, &mut see);
        stop.store(true, Ordering::Relaxed);
        seen
    })
}

/// What each thread does: the next piece nobody has begun, until there is none.
fn labour<T>(
    end: u64,
    next: &AtomicU64,
    stop: &AtomicBool,
    piece: &impl Fn(u64, &AtomicBool) -> Result<Option<T>, Fault>,
    ends: &Sender<End<T>>,
) {
    loop {
        let index = next.fetch_add(1, Ordering::Relaxed);
        if index >= end || stop.load(Ordering::Relaxed) {
            return;
        }
        if ends.send((index, piece(index, stop))).is_err() {
            return;
        }
    }
}

fn show<T>(
    mut due: u64,
    ends: &Receiver<End<T>>,
    see: &mut impl FnMut(T) -> ControlFlow<()>,
) -> Result<(), Fault> {
    let mut early = BTreeMap::new();
    for (index, end) in ends {
        early.insert(index, end);
        while let Some(end) = early.remove(&due) {
            let Some(shown) = end? else { return Ok(()) };
            if see(shown).is_break() {
                return Ok(());
            }
            due += 1;
        }
    }
    Ok(())
}
