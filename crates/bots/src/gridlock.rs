//! Gridlock: Boston: how far the own places are over the network that could be built.
//!
//! Driving along roads that meet costs nothing but a stop; what costs is every space where a tile must
//! still be laid or turned. Who sees near counts such spaces to each place, and is the better off the more
//! places it has reached and the nearer the others are. Who sees the whole counts the turns until it is
//! home ([`trips`]), and those of the others too: a road that serves them is no good, and a tile taken from
//! under theirs can be worth an action.

mod trips;
mod ways;

use cloverleaf_core::{Actor, BySeat, Game, Outcome, Random, Seat, SplitMix};
use cloverleaf_gridlock::{Action, Gridlock, Phase, Roads, SpaceSet, State, Terrain};
use cloverleaf_search::{Knowledge, Method, Settings, Widening, Worth};

use trips::Plan;

use crate::standing::{by_gain, by_win};
use crate::{HasKnowledge, Level};

/// What a place is worth that can be driven to now, where one that has been reached is worth 1.
const IN_REACH: f64 = 0.7;
/// How many actions a learner gives a thought.
const GLANCE: usize = 6;
/// How many a commuter does, of the several hundred that there are in a build turn.
const LOOK: usize = 100;
/// How many actions are compared at last.
const FEW: usize = 4;
/// Farther than any place.
const FAR: u8 = u8::MAX;
/// More spaces than any board has.
const SPACES: usize = 128;

/// What good play knows of Gridlock.
#[derive(Clone, Debug)]
pub struct Network {
    sight: Sight,
    /// How many actions it gives a thought.
    glance: usize,
}

/// How much of the board somebody sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sight {
    /// How near its own places are.
    Near,
    /// How many turns everybody still needs.
    Whole,
}

impl Sight {
    /// What it is worth to end a turn. Who sees near goes on rather than leave an action unused.
    const fn rest(self) -> f64 {
        match self {
            Sight::Near => -0.001,
            Sight::Whole => 0.001,
        }
    }

    /// An outlook on the scale from 0 to 1.
    fn worth(self, outlook: f64) -> f64 {
        match self {
            Sight::Near => outlook / (outlook + 2.0),
            Sight::Whole => 0.5 + 0.5 * (outlook + 3.0) / (3.0 + (outlook + 3.0).abs()),
        }
    }
}

/// The sides on which a space is open to cars, or nothing where tiles can make any side open.
fn sides(game: &Gridlock, state: &State, space: usize) -> Option<Roads> {
    match game.board().ground(space) {
        Terrain::Destination => Some(Roads::ALL),
        Terrain::Tunnel(edges) => Some(edges),
        Terrain::River | Terrain::Park { .. } => Some(Roads::NONE),
        Terrain::Empty => state.tile(space).map(cloverleaf_gridlock::Tile::roads),
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
    let buildable = |space: usize| game.board().ground(space) == Terrain::Empty;
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

/// Whether a place of the seat can be driven to now.
fn can_score(game: &Gridlock, state: &State, seat: Seat) -> bool {
    let reach = game.reach(state, seat);
    let mut places = state.player(seat).cards.iter().map(|card| game.board().destinations()[card].space);
    places.any(|space| reach.contains(space))
}

impl Network {
    /// How well a seat stands.
    fn outlook(&self, game: &Gridlock, state: &State, seat: Seat) -> f64 {
        match self.sight {
            Sight::Near => prospect(game, state, seat),
            Sight::Whole => trips::lead(game, state, seat),
        }
    }

    fn is_time_to_drive(&self, game: &Gridlock, state: &State, seat: Seat) -> bool {
        match self.sight {
            Sight::Near => can_score(game, state, seat),
            Sight::Whole => trips::is_time_to_drive(game, state, seat),
        }
    }

    /// What an action comes to for its seat at once. Declaring a turn changes nothing yet, and is judged by
    /// what can be done in it.
    fn gain(&self, game: &Gridlock, state: &State, seat: Seat, action: Action, plan: Option<&Plan>) -> f64 {
        match action {
            Action::Drive if self.is_time_to_drive(game, state, seat) => 10.0,
            Action::Build => 5.0,
            Action::Drive => 0.0,
            Action::End => self.outlook(game, state, seat) + self.sight.rest(),
            _ => {
                let mut next = state.clone();
                game.play_unchecked(&mut next, Actor::Seat(seat), action);
                match plan.zip(changed(game, action)) {
                    Some((plan, changed)) => plan.lead_after(game, &next, seat, changed),
                    None => self.outlook(game, &next, seat),
                }
            }
        }
    }
}

/// Drops the cones that stand in nobody's way: a cone changes much, so that each takes long to judge.
fn drop_idle_cones(game: &Gridlock, state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let beside = trips::beside_rivals(game, state, seat);
    actions.retain(|action| match *action {
        Action::Cone(space) => game.board().find(space).is_some_and(|space| beside.contains(space)),
        _ => true,
    });
}

/// The spaces where an action changes what can be driven or built on, if it is not the car that moves.
fn changed(game: &Gridlock, action: Action) -> Option<SpaceSet> {
    let find = |space| game.board().find(space);
    match action {
        Action::Place(space, _) | Action::Rotate(space, _) | Action::Remove(space) => {
            find(space).map(|space| SpaceSet::EMPTY.with(space))
        }
        Action::Cone(space) | Action::Clear(space) => find(space).map(|space| game.board().zone(space)),
        _ => None,
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
        if self.sight == Sight::Whole {
            drop_idle_cones(game, state, seat, actions);
        }
        let plan = (self.sight == Sight::Whole).then(|| Plan::new(game, state, seat));
        by_gain(actions, random, |action| self.gain(game, state, seat, action, plan.as_ref()));
        // What a declaration is good for shows only later, and a turn goes on while something helps.
        match state.phase {
            Phase::Undeclared => actions.truncate(1),
            _ if actions.first() != Some(&Action::End) => actions.retain(|&action| action != Action::End),
            _ => {}
        }
    }

    fn value(&self, game: &Gridlock, state: &State) -> Option<Worth> {
        Some(BySeat::from_fn(game.seats(), |seat| self.sight.worth(self.outlook(game, state, seat))))
    }

    fn worth(&self, _game: &Gridlock, outcome: &Outcome) -> Worth {
        by_win(outcome)
    }
}

impl HasKnowledge for Gridlock {
    type Knowledge = Network;

    fn knowledge(
        &self,
        level: Level,
        _view: &Self::View,
        _seat: Seat,
        _random: &mut SplitMix,
        _stop: &mut dyn FnMut() -> bool,
    ) -> Network {
        match level {
            Level::Random | Level::Learner => Network { sight: Sight::Near, glance: GLANCE },
            Level::Commuter => Network { sight: Sight::Near, glance: LOOK },
            Level::Cabbie => Network { sight: Sight::Whole, glance: usize::MAX },
        }
    }

    /// What the others hold is hidden and the tiles are drawn blindly, so that looking further ahead finds
    /// nothing that looking closer does not: the best few are compared, and that is all.
    fn settings(&self, _level: Level) -> Settings {
        let widening = Widening { first: FEW, growth: 0.0 };
        Settings {
            method: Method::Flat,
            iterations: FEW as u64,
            widening,
            playout: 0,
            worlds: 1,
            room: 1_000,
            ..Settings::default()
        }
    }
}
