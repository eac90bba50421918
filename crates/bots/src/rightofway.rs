//! RIGHT_OF_WAY: profit now against junctions that can be closed later.
//!
//! A highway counts once all its connections are met, so one that is nearly closed is worth nearly its
//! value, and more to whoever closes it. Tiles in hand are power: they pay for the next highway. The two
//! added up tell a good placement from a bad one at once; the search sees who closes what next.

use cloverleaf_core::{Actor, BySeat, Game, Outcome, Seat, SplitMix};
use cloverleaf_rightofway::{Action, RightOfWay, State};
use cloverleaf_search::{Knowledge, Method, Settings, Widening, Worth};

use crate::standing::{by_gain, by_lead, by_win};
use crate::{HasKnowledge, Level};

/// What an open highway is worth, at most, of its value.
const OPEN: f64 = 0.6;
/// What a tile in hand is worth in points.
const TILE: f64 = 0.5;
/// How many points ahead are half a win.
const SCALE: f64 = 10.0;
/// How many actions a learner gives a thought.
const GLANCE: usize = 20;

/// What good play knows of RIGHT_OF_WAY.
#[derive(Clone, Debug)]
pub struct Junctions {
    /// How many actions it gives a thought.
    glance: usize,
}

/// What a seat can hope for, in points.
fn prospect(state: &State, seat: Seat) -> f64 {
    let value = |(connections, met): (u32, u32)| {
        let (connections, met) = (f64::from(connections), f64::from(met));
        if met >= connections { connections } else { OPEN * met }
    };
    state.highways(seat).map(value).sum::<f64>() + TILE * f64::from(state.power(seat))
}

fn judge(state: &State) -> Worth {
    by_lead(&BySeat::from_fn(2, |seat| prospect(state, seat)), SCALE)
}

impl Knowledge<RightOfWay> for Junctions {
    fn order(
        &self,
        game: &RightOfWay,
        state: &State,
        seat: Seat,
        actions: &mut Vec<Action>,
        random: &mut SplitMix,
    ) {
        use cloverleaf_core::Random;
        if actions.len() > self.glance {
            random.shuffle(actions);
            actions.truncate(self.glance);
        }
        by_gain(actions, random, |action| {
            let mut next = state.clone();
            game.play_unchecked(&mut next, Actor::Seat(seat), action);
            game.outcome(&next).map_or_else(|| judge(&next), |outcome| by_win(&outcome))[seat]
        });
    }

    fn value(&self, _game: &RightOfWay, state: &State) -> Option<Worth> {
        Some(judge(state))
    }

    fn worth(&self, _game: &RightOfWay, outcome: &Outcome) -> Worth {
        by_win(outcome)
    }
}

impl HasKnowledge for RightOfWay {
    type Knowledge = Junctions;

    fn knowledge(
        &self,
        level: Level,
        _view: &Self::View,
        _seat: Seat,
        _random: &mut SplitMix,
        _stop: &mut dyn FnMut() -> bool,
    ) -> Junctions {
        Junctions { glance: if level > Level::Learner { usize::MAX } else { GLANCE } }
    }

    fn settings(&self, level: Level) -> Settings {
        let base = Settings { playout: 0, exploration: 0.15, room: 100_000, ..Settings::default() };
        match level {
            Level::Random | Level::Learner => {
                let widening = Widening { first: 4, growth: 0.0 };
                Settings { method: Method::Flat, iterations: 4, widening, ..base }
            }
            Level::Commuter => {
                let widening = Widening { first: 3, growth: 0.3 };
                Settings { iterations: 10, widening, ..base }
            }
            Level::Cabbie => {
                let widening = Widening { first: 3, growth: 0.3 };
                Settings { iterations: 800, widening, ..base }
            }
        }
    }
}
