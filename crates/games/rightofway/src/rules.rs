//! The rules as a [`Game`]: a table of contents.

use alloc::vec::Vec;

use cloverleaf_core::{
    About, Actor, BySeat, Explanation, Game, Message, OptionError, Outcome, Random, Seat, Turn, Viewer,
};

use crate::tile_set::HIGHWAYS;
use crate::{Action, Options, Phase, Refusal, State, View};
use crate::{check, complete, explain, legal, pick, play, score, tell, view};

/// The rules of RIGHT_OF_WAY for one set-up.
#[derive(Clone, Debug)]
pub struct RightOfWay {
    pub(crate) options: Options,
    /// Kept, because laying the city takes longer than copying it.
    pub(crate) start: State,
}

impl Game for RightOfWay {
    const ID: &'static str = "rightofway";
    const RULES_VERSION: u16 = 1;
    const ABOUT: About = About {
        title: "RIGHT_OF_WAY",
        designer: "Jonas Stallmeister, 2016",
        min_seats: 2,
        max_seats: 2,
        minutes: (45, 60),
        summary: "about-rightofway",
        clauses: "RW",
    };
    const REASONS: &'static [&'static str] = &score::REASONS;
    // RW-8.1: what is hidden is hidden from both.
    const SECRETS: bool = false;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Refusal = Refusal;
    type View = View;

    fn new(seats: u8, options: Options) -> Result<RightOfWay, OptionError> {
        match (seats, options.tiles.total()) {
            (2, tiles) if tiles == u32::from(HIGHWAYS) => {
                Ok(RightOfWay { start: State::start(&options), options })
            }
            (2, tiles) => Err(OptionError::setup(Message::new("rw-tile-set").with("count", tiles))),
            _ => Err(OptionError::setup(Message::new("rw-seats").with("seats", seats))),
        }
    }

    fn seats(&self) -> u8 {
        2
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn start(&self) -> State {
        self.start.clone()
    }

    fn turn(&self, state: &State) -> Turn {
        turn(state)
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if turn(state) == Turn::Seat(seat) {
            legal::list(state, out);
        }
    }

    fn chance(&self, state: &State, out: &mut Vec<(Action, u32)>) {
        legal::chances(state, out);
    }

    fn pick(&self, state: &State, seat: Seat, choose: impl FnOnce(u32) -> u32) -> Option<Action> {
        if turn(state) == Turn::Seat(seat) { pick::action(state, choose) } else { None }
    }

    fn pick_draw(&self, state: &State, choose: impl FnOnce(u32) -> u32) -> Option<Action> {
        pick::draw(state, choose)
    }

    fn check(&self, state: &State, _actor: Actor, action: Action) -> Result<(), Refusal> {
        // Only one is ever to act, and the phase says who.
        check::check(state, action)
    }

    fn play_unchecked(&self, state: &mut State, _actor: Actor, action: Action) {
        play::play(self, state, action);
    }

    fn scores(&self, state: &State) -> BySeat<i32> {
        score::scores(state)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        score::outcome(state)
    }

    fn view(&self, state: &State, _viewer: Viewer) -> View {
        view::view(self, state)
    }

    fn complete(&self, view: &View, _random: &mut impl Random) -> State {
        complete::complete(self, view)
    }

    fn redact(&self, _before: &State, _actor: Actor, action: Action, _viewer: Viewer) -> Option<Action> {
        // RW-8.1: every tile is open once it leaves the drawing stack.
        Some(action)
    }

    fn explain(&self, state: &State, _seat: Seat, action: Action) -> Explanation {
        explain::explain(state, action)
    }

    fn tell(actor: Actor, action: Action) -> Message {
        tell::tell(actor, action)
    }
}

/// Who is to act.
pub(crate) fn turn(state: &State) -> Turn {
    match state.phase {
        Phase::Dollar | Phase::Piece | Phase::Deal | Phase::First | Phase::Draw | Phase::Refill => {
            Turn::Chance
        }
        Phase::Lay | Phase::Act | Phase::Discard | Phase::Scrap | Phase::Price => Turn::Seat(state.seat),
        Phase::Over => Turn::Over,
    }
}
