//! Uniform random play through the ordinary `pick`, `pick_draw` and `play`, timed.
//!
//! What is counted is the processor's time, not the clock's: another program at work beside this one
//! must not make the rules look slow.

use core::hint::black_box;
use std::time::Duration;

use cloverleaf_core::{Actor, Game, GameExt, Random, SplitMix, Turn};
use cpu_time::ThreadTime;

/// What was measured.
#[derive(Clone, Copy, Debug)]
pub(super) struct Figures {
    moves: u64,
    games: u64,
    seconds: f64,
    pub(super) state_bytes: usize,
    pub(super) clone_ns: f64,
}

impl Figures {
    pub(super) fn moves_per_second(&self) -> f64 {
        self.moves as f64 / self.seconds
    }

    pub(super) fn games_per_second(&self) -> f64 {
        self.games as f64 / self.seconds
    }
}

/// Plays whole games for at least this long of the processor's time. Seats' moves are counted, draws are not.
pub(super) fn measure<G: Game>(game: &G, time: Duration) -> Figures {
    let mut random = SplitMix::new(1);
    let mut player = Player::new(game);
    let (mut moves, mut games) = (0, 0);
    let started = ThreadTime::now();
    while started.elapsed() < time {
        moves += player.play_one(&mut random, |_| ());
        games += 1;
    }
    let seconds = started.elapsed().as_secs_f64();
    Figures { moves, games, seconds, state_bytes: size_of::<G::State>(), clone_ns: clone_ns(&player.state) }
}

fn clone_ns<S: Clone>(state: &S) -> f64 {
    const CLONES: u32 = 1_000_000;
    let started = ThreadTime::now();
    for _ in 0..CLONES {
        black_box(black_box(state).clone());
    }
    started.elapsed().as_nanos() as f64 / f64::from(CLONES)
}

/// Plays game after game in the same state.
#[derive(Debug)]
pub(super) struct Player<'a, G: Game> {
    game: &'a G,
    state: G::State,
}

impl<'a, G: Game> Player<'a, G> {
    pub(super) fn new(game: &'a G) -> Player<'a, G> {
        Player { game, state: game.start() }
    }

    /// Plays one game to its end and says how many moves the seats made.
    pub(super) fn play_one(
        &mut self,
        random: &mut impl Random,
        mut see: impl FnMut((Actor, G::Action)),
    ) -> u64 {
        self.state = self.game.start();
        let mut moves = 0;
        while let Some((actor, action)) = self.choose(random) {
            see((actor, action));
            self.game.play(&mut self.state, actor, action).expect("what is listed is legal");
            moves += u64::from(actor != Actor::Chance);
        }
        moves
    }

    fn choose(&self, random: &mut impl Random) -> Option<(Actor, G::Action)> {
        if self.game.turn(&self.state) == Turn::Chance {
            let drawn = self.game.pick_draw(&self.state, |total| random.below(total))?;
            return Some((Actor::Chance, drawn));
        }
        let seat = self.game.next_seat(&self.state)?;
        let picked = self.game.pick(&self.state, seat, |count| random.below(count))?;
        Some((Actor::Seat(seat), picked))
    }
}
