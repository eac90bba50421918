//! Traffic Congestion: what a car is worth where it stands.
//!
//! Everything follows from one figure, the odds that a car of a colour will still count from a lane. Cars
//! go where the signal sends them, so behind a signal to their own exit they are as good as counted,
//! behind one to another exit they are lost, and without a signal they are anybody's game. The rest is
//! adding up: cars counted, cars on the way, and how good the best entrance is for the cars to come.

mod standstill;

use cloverleaf_congestion::{Action, Board, Colour, Congestion, Direction, Heading, State};
use cloverleaf_core::{Actor, BySeat, Game, Outcome, Random, Seat, SplitMix};
use cloverleaf_search::{Knowledge, Method, Settings, Widening, Worth};

use crate::standing::{by_gain, by_lead_over, by_win};
use crate::{HasKnowledge, Level};

/// What is left of a car's odds when it must still go through a signal that stands.
const SIGNALLED: f64 = 0.92;
/// What is left of them when the signal must still be placed: a rival may place another.
const UNSIGNALLED: f64 = 0.55;
/// How many cars to come the best entrance stands for.
const TO_COME: f64 = 2.5;
/// How many cars ahead are half a win.
const SCALE: f64 = 5.0;
/// A game that lasts so many turns for each seat has come to a stop: everybody keeps everybody from getting
/// home. From there on a bot cares less and less for what the others have, and brings its own cars home.
const PATIENCE: f64 = 100.0;

/// How many actions a learner gives a thought.
const GLANCE: usize = 12;

/// What good play knows of Traffic Congestion.
#[derive(Clone, Debug)]
pub struct Flow {
    /// Where each direction leads, by lane.
    leads: Vec<[Target; 3]>,
    entrances: Vec<usize>,
    /// How far odds travel through the board.
    reach: usize,
    /// How many actions it gives a thought.
    glance: usize,
    /// How much it counts what the others can hope for.
    rivalry: f64,
    /// Whether it has had more than enough of this game.
    weary: bool,
    /// Whether there is nothing left to do but pass.
    gives_up: bool,
}

/// What a direction leads to.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Target {
    Lane(usize),
    Exit(Heading),
}

/// The odds of a car of each colour, by lane.
type Odds = [[f64; 4]; cloverleaf_congestion::MAX_LANES];

impl Flow {
    fn new(board: &Board, glance: usize, turns: f64) -> Flow {
        let lanes = board.lanes();
        let target = |lane, direction| {
            let to = board.leads_to(lane, direction).expect("the lane is one of the board's");
            let number = lanes.iter().position(|&other| other == to);
            number.map_or(Target::Exit(to.heading()), Target::Lane)
        };
        Flow {
            leads: lanes
                .iter()
                .map(|&lane| Direction::ALL.map(|direction| target(lane, direction)))
                .collect(),
            entrances: (0..lanes.len()).filter(|&lane| board.is_entrance(lanes[lane])).collect(),
            reach: board.grid().rows() + board.grid().columns(),
            glance,
            rivalry: rivalry(turns),
            weary: turns > 2.0 * PATIENCE,
            gives_up: false,
        }
    }

    /// The odds from every lane, worked back from the exits.
    fn odds(&self, state: &State) -> Odds {
        let mut odds = [[0.0; 4]; cloverleaf_congestion::MAX_LANES];
        for _ in 0..self.reach {
            for lane in 0..self.leads.len() {
                odds[lane] = match state.signal(lane) {
                    Some(direction) => self.through(&odds, lane, direction).map(|odds| SIGNALLED * odds),
                    None => self.without_signal(&odds, lane),
                };
            }
        }
        odds
    }

    /// The odds of each colour once it is through.
    fn through(&self, odds: &Odds, lane: usize, direction: Direction) -> [f64; 4] {
        match self.leads[lane][direction as usize] {
            Target::Lane(next) => odds[next],
            Target::Exit(side) => Colour::ALL.map(|colour| if colour.side() == side { 1.0 } else { 0.0 }),
        }
    }

    /// The odds where every direction is still open: the best of them, at a discount.
    fn without_signal(&self, odds: &Odds, lane: usize) -> [f64; 4] {
        let mut best = [0.0; 4];
        for direction in Direction::ALL {
            for (best, odds) in best.iter_mut().zip(self.through(odds, lane, direction)) {
                *best = f64::max(*best, UNSIGNALLED * odds);
            }
        }
        best
    }

    /// How many cars each colour can hope for: counted, on the way, and soon to come.
    fn prospects(&self, state: &State) -> [f64; 4] {
        let odds = self.odds(state);
        let mut prospects = Colour::ALL.map(|colour| f64::from(state.counted(colour)));
        for (lane, odds) in odds.iter().enumerate().take(self.leads.len()) {
            for car in state.cars(lane) {
                prospects[car as usize] += odds[car as usize];
            }
        }
        for colour in Colour::ALL {
            let open = self.entrances.iter().filter(|&&lane| state.has_room(lane));
            let best = open.map(|&lane| odds[lane][colour as usize]).fold(0.0, f64::max);
            prospects[colour as usize] += TO_COME * best;
        }
        prospects
    }

    fn judge(&self, game: &Congestion, state: &State) -> Worth {
        let prospects = self.prospects(state);
        let prospects = BySeat::from_fn(game.seats(), |seat| prospects[game.colours()[seat] as usize]);
        by_lead_over(&prospects, SCALE, |rivals| {
            self.rivalry * rivals + (1.0 - self.rivalry) * f64::from(game.options().target)
        })
    }

    /// What an action comes to for its seat at once.
    fn gain(&self, game: &Congestion, state: &State, seat: Seat, action: Action) -> f64 {
        let mut next = state.clone();
        game.play_unchecked(&mut next, Actor::Seat(seat), action);
        let worth = game.outcome(&next).map_or_else(|| self.judge(game, &next), |outcome| by_win(&outcome));
        worth[seat]
    }
}

/// Whether the seat is not ahead of everybody. If it passes and all the others do (TC-5.3) it has not won.
fn trails(game: &Congestion, state: &State, seat: Seat) -> bool {
    let scores = game.scores(state);
    scores.iter().any(|(other, &score)| other != seat && score >= scores[seat])
}

/// How much the others count after so many turns each: less and less once the patience is at its end.
fn rivalry(turns: f64) -> f64 {
    (1.0 - 2.0 * (turns / PATIENCE - 1.0)).clamp(0.0, 1.0)
}

impl Knowledge<Congestion> for Flow {
    fn order(
        &self,
        game: &Congestion,
        state: &State,
        seat: Seat,
        actions: &mut Vec<Action>,
        random: &mut SplitMix,
    ) {
        if self.gives_up {
            actions.retain(|&action| action == Action::Pass);
            return;
        }
        if actions.len() > self.glance {
            random.shuffle(actions);
            actions.truncate(self.glance);
        }
        if trails(game, state, seat) && actions.len() > 1 {
            actions.retain(|&action| action != Action::Pass);
        }
        by_gain(actions, random, |action| self.gain(game, state, seat, action));
    }

    fn value(&self, game: &Congestion, state: &State) -> Option<Worth> {
        Some(self.judge(game, state))
    }

    fn worth(&self, _game: &Congestion, outcome: &Outcome) -> Worth {
        by_win(outcome)
    }
}

impl HasKnowledge for Congestion {
    type Knowledge = Flow;

    fn knowledge(
        &self,
        level: Level,
        view: &Self::View,
        seat: Seat,
        random: &mut SplitMix,
        _stop: &mut dyn FnMut() -> bool,
    ) -> Flow {
        let glance = if level > Level::Learner { usize::MAX } else { GLANCE };
        let flow = Flow::new(self.board(), glance, f64::from(view.turns) / f64::from(self.seats()));
        let gives_up = flow.gives_up(self, &self.complete(view, random), seat);
        Flow { gives_up, ..flow }
    }

    fn settings(&self, level: Level) -> Settings {
        let base = Settings { playout: 0, exploration: 0.15, room: 200_000, ..Settings::default() };
        match level {
            Level::Random | Level::Learner => {
                let widening = Widening { first: 6, growth: 0.0 };
                Settings { method: Method::Flat, iterations: 6, widening, ..base }
            }
            Level::Commuter => {
                let widening = Widening { first: 4, growth: 0.5 };
                Settings { iterations: 60, widening, ..base }
            }
            Level::Cabbie => {
                let widening = Widening { first: 4, growth: 0.5 };
                Settings { iterations: 2_500, widening, ..base }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patience_lasts_and_then_ends() {
        assert_eq!(
            [0.0, PATIENCE, 1.25 * PATIENCE, 1.5 * PATIENCE, 9e9].map(rivalry),
            [1.0, 1.0, 0.5, 0.0, 0.0]
        );
    }
}
