//! Gridlock: Boston: how far the own places are over the network that could be built.
//!
//! Driving along roads that meet costs nothing but a stop; what costs is every space where a tile must
//! still be laid or turned. So the distance to a place counts such spaces, and a seat is the better off the
//! more places it has reached and the nearer the others are. Of the others' cards the search imagines some.

use cloverleaf_core::{Actor, BySeat, Game, Outcome, Random, Seat, SplitMix};
use cloverleaf_gridlock::{Action, Gridlock, Ground, Phase, Roads, State};
use cloverleaf_search::{Knowledge, Method, Settings, Widening, Worth};

use crate::standing::{by_gain, by_lead, by_win};
use crate::{Level, Taught};

/// What a place is worth that can be driven to now, where one that has been reached is worth 1.
const IN_REACH: f64 = 0.7;
/// How many places ahead are half a win.
const SCALE: f64 = 1.5;
/// How many actions a learner gives a thought.
const GLANCE: usize = 16;
/// Farther than any place.
const FAR: u8 = u8::MAX;
/// More spaces than any board has.
const SPACES: usize = 128;

/// What good play knows of Gridlock.
#[derive(Clone, Debug)]
pub struct Network {
    /// How many actions it gives a thought.
    glance: usize,
}

/// The sides on which a space is open to cars, or nothing where tiles can make any side open.
fn sides(game: &Gridlock, state: &State, space: usize) -> Option<Roads> {
    match game.board().ground(space) {
        Ground::Destination => Some(Roads::ALL),
        Ground::Tunnel(edges) => Some(edges),
        Ground::River | Ground::Park { .. } => Some(Roads::NONE),
        Ground::Empty => state.tile(space).map(cloverleaf_gridlock::Tile::roads),
    }
}

/// How many tiles must be laid or turned to drive from the seat's car to each space.
fn distances(game: &Gridlock, state: &State, seat: Seat) -> [u8; SPACES] {
    let mut distances = [FAR; SPACES];
    let car = state.player(seat).car_space();
    let count = game.board().spaces().len();
    if car >= count {
        return distances;
    }
    let mut sides_of = [None; SPACES];
    for (space, sides_of) in sides_of.iter_mut().enumerate().take(count) {
        *sides_of = sides(game, state, space);
    }
    distances[car] = 0;
    let (mut now, mut later, mut steps) = (vec![car], Vec::new(), 0);
    while !now.is_empty() {
        while let Some(space) = now.pop() {
            if distances[space] != steps {
                continue;
            }
            for (edge, &beside) in game.board().neighbours().row(space).iter().enumerate() {
                let beside = usize::from(beside);
                if beside >= count {
                    continue;
                }
                let Some(work) = work(game, &sides_of, (space, beside), edge) else { continue };
                let there = steps + work;
                if there < distances[beside] {
                    distances[beside] = there;
                    if work == 0 { now.push(beside) } else { later.push(beside) }
                }
            }
        }
        core::mem::swap(&mut now, &mut later);
        steps += 1;
    }
    distances
}

/// How many tiles must be laid or turned to go on across this edge; nothing if that does not help.
fn work(
    game: &Gridlock,
    sides: &[Option<Roads>; SPACES],
    (from, to): (usize, usize),
    edge: usize,
) -> Option<u8> {
    let buildable = |space: usize| game.board().ground(space) == Ground::Empty;
    let open = |space: usize, edge: usize| sides[space].is_some_and(|roads| roads.bits() >> edge & 1 == 1);
    // Whoever builds on a space has paid for it on coming there, so leaving it is free.
    let leaves = open(from, edge) || buildable(from);
    let enters = open(to, (edge + 3) % 6);
    match (leaves, enters) {
        (false, _) => None,
        (true, true) if open(from, edge) => Some(0),
        (true, true) => Some(1),
        (true, false) => buildable(to).then_some(1),
    }
}

/// How many places a seat has reached or can hope to reach soon.
fn prospect(game: &Gridlock, state: &State, seat: Seat) -> f64 {
    let player = state.player(seat);
    let distances = distances(game, state, seat);
    let near = |card: usize| {
        let space = game.board().destinations()[card].space;
        IN_REACH / (1.0 + 0.35 * f64::from(distances[space]))
    };
    player.scored.len() as f64 + player.cards.iter().map(near).sum::<f64>()
}

fn judge(game: &Gridlock, state: &State) -> Worth {
    by_lead(&BySeat::from_fn(game.seats(), |seat| prospect(game, state, seat)), SCALE)
}

/// Whether a place of the seat can be driven to now.
fn can_score(game: &Gridlock, state: &State, seat: Seat) -> bool {
    let reach = game.reach(state, seat);
    let mut places = state.player(seat).cards.iter().map(|card| game.board().destinations()[card].space);
    places.any(|space| reach.contains(space))
}

/// What an action comes to for its seat at once. Declaring a turn changes nothing yet, and is judged by
/// what can be done in it.
fn gain(game: &Gridlock, state: &State, seat: Seat, action: Action) -> f64 {
    match action {
        Action::Drive if can_score(game, state, seat) => 10.0,
        Action::Build => 5.0,
        Action::Drive => 0.0,
        Action::End => prospect(game, state, seat) - 0.001,
        _ => {
            let mut next = state.clone();
            game.play_unchecked(&mut next, Actor::Seat(seat), action);
            prospect(game, &next, seat)
        }
    }
}

impl Knowledge<Gridlock> for Network {
    fn order(
        &self,
        game: &Gridlock,
        state: &State,
        seat: Seat,
        actions: &mut Vec<Action>,
        random: &mut SplitMix,
    ) {
        if actions.len() > self.glance && state.phase != Phase::Undeclared {
            random.shuffle(actions);
            actions.truncate(self.glance);
        }
        by_gain(actions, random, |action| gain(game, state, seat, action));
        // What a declaration is good for shows only later, and a turn goes on while something helps.
        match state.phase {
            Phase::Undeclared => actions.truncate(1),
            _ if actions.first() != Some(&Action::End) => actions.retain(|&action| action != Action::End),
            _ => {}
        }
    }

    fn value(&self, game: &Gridlock, state: &State) -> Option<Worth> {
        Some(judge(game, state))
    }

    fn worth(&self, _game: &Gridlock, outcome: &Outcome) -> Worth {
        by_win(outcome)
    }
}

impl Taught for Gridlock {
    type Lore = Network;

    fn lore(
        &self,
        level: Level,
        _view: &Self::View,
        _seat: Seat,
        _random: &mut SplitMix,
        _stop: &mut dyn FnMut() -> bool,
    ) -> Network {
        Network { glance: if level > Level::Learner { usize::MAX } else { GLANCE } }
    }

    fn settings(&self, level: Level) -> Settings {
        let base =
            Settings { playout: 0, exploration: 0.15, worlds: 16, room: 100_000, ..Settings::default() };
        match level {
            Level::Random | Level::Learner => {
                let widening = Widening { first: 1, growth: 0.0 };
                Settings { method: Method::Flat, iterations: 1, widening, ..base }
            }
            Level::Commuter => {
                let widening = Widening { first: 1, growth: 0.0 };
                Settings { method: Method::Flat, iterations: 1, widening, ..base }
            }
            // All are compared in one imagined deal: between deals the others' cards would count for more.
            Level::Cabbie => {
                let widening = Widening { first: 12, growth: 0.0 };
                Settings { method: Method::Flat, iterations: 12, widening, worlds: 1, ..base }
            }
        }
    }
}
