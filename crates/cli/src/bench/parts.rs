//! What each part of the rules takes, so that a slow one shows.
//!
//! Some games are recorded and replayed again and again: bare, and with one part more at every move of a seat.
//! What the part adds is what it takes, in the order of positions and with the memory at hand that real play
//! has. The shortest of many replays counts, for whatever else the machine does only makes one longer.

use core::hint::black_box;
use std::time::Duration;

use cloverleaf_core::{Actor, Game, GameExt, Seat, SplitMix, Viewer};
use cpu_time::ThreadTime;

use super::random_play::Player;

/// So many actions say enough, and are replayed in a few milliseconds.
const ACTIONS: usize = 3000;

/// One part of the rules.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    pub(super) name: &'static str,
    /// Nanoseconds a call.
    pub(super) ns: f64,
    /// Calls a move of a seat.
    pub(super) calls: f64,
}

impl Part {
    /// Nanoseconds a move of a seat.
    pub(super) fn ns_per_move(&self) -> f64 {
        self.ns * self.calls
    }
}

/// What the parts take, for at least this long of the processor's time: each once for a move, as who looks,
/// imagines what is hidden, tries in a copy, and moves; and `play` for the draws as well.
pub(super) fn measure<G: Game>(game: &G, time: Duration) -> Vec<Part> {
    let record = Record::new(game);
    let mut shortest = [f64::INFINITY; 5];
    let started = ThreadTime::now();
    while started.elapsed() < time || shortest[0].is_infinite() {
        for (shortest, taken) in shortest.iter_mut().zip(record.round()) {
            *shortest = shortest.min(taken);
        }
    }
    let [bare, legal, clone, view, complete] = shortest;
    let (moves, actions) = (record.moves as f64, record.actions as f64);
    let added = |name, more: f64, less: f64| Part { name, ns: (more - less).max(0.0) / moves, calls: 1.0 };
    vec![
        added("legal", legal, bare),
        Part { name: "play", ns: bare / actions, calls: actions / moves },
        added("clone", clone, bare),
        added("view", view, bare),
        added("complete", complete, view),
    ]
}

/// Games to replay.
struct Record<'a, G: Game> {
    game: &'a G,
    games: Vec<Vec<(Actor, G::Action)>>,
    actions: usize,
    moves: usize,
}

impl<'a, G: Game> Record<'a, G> {
    fn new(game: &'a G) -> Record<'a, G> {
        let mut record = Record { game, games: Vec::new(), actions: 0, moves: 0 };
        let (mut random, mut player) = (SplitMix::new(1), Player::new(game));
        while record.actions < ACTIONS {
            let mut actions = Vec::new();
            record.moves += player.play_one(&mut random, |action| actions.push(action)) as usize;
            record.actions += actions.len();
            record.games.push(actions);
        }
        record
    }

    /// How long it takes to replay, in nanoseconds: bare, then with the parts that a seat asks for.
    fn round(&self) -> [f64; 5] {
        let (game, mut random, mut actions) = (self.game, SplitMix::new(1), Vec::new());
        [
            self.replay(|_, _| ()),
            self.replay(|state, seat| {
                actions.clear();
                game.legal(state, seat, &mut actions);
                black_box(&actions);
            }),
            self.replay(|state, _| drop(black_box(state.clone()))),
            self.replay(|state, seat| drop(black_box(game.view(state, Viewer::Seat(seat))))),
            self.replay(|state, seat| {
                let view = game.view(state, Viewer::Seat(seat));
                drop(black_box(game.complete(&view, &mut random)));
            }),
        ]
    }

    fn replay(&self, mut ask: impl FnMut(&G::State, Seat)) -> f64 {
        let started = ThreadTime::now();
        for actions in &self.games {
            let mut state = self.game.start();
            for &(actor, action) in actions {
                if let Actor::Seat(seat) = actor {
                    ask(&state, seat);
                }
                self.game.play(&mut state, actor, action).expect("what was played can be played again");
            }
            black_box(&state);
        }
        started.elapsed().as_nanos() as f64
    }
}
