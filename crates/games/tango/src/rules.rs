//! Traffic Tango as a [`Game`]: a table of contents.

use alloc::vec::Vec;

use cloverleaf_core::{
    About, Actor, BySeat, Explanation, Game, Message, OptionError, Outcome, Random, Seat, Turn, Viewer,
};

use crate::action::Action;
use crate::check::Refusal;
use crate::data::SEATS;
use crate::options::Options;
use crate::state::{Stage, State};
use crate::view::View;
use crate::{check, complete, explain, legal, look, play, score, tell};

/// The rules of Traffic Tango under some options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tango {
    options: Options,
    /// Kept, because working out the empty city takes longer than copying it.
    start: State,
}

impl Game for Tango {
    const ID: &'static str = "tango";
    const RULES_VERSION: u16 = 1;
    const ABOUT: About = About {
        title: "Traffic Tango",
        designer: "TGXAndy",
        min_seats: SEATS,
        max_seats: SEATS,
        minutes: (20, 40),
        summary: "about-tango",
        clauses: "TT",
    };
    const REASONS: &'static [&'static str] = &[score::TOKEN, score::TIE];

    type Options = Options;
    type State = State;
    type Action = Action;
    type Refusal = Refusal;
    type View = View;

    fn new(seats: u8, options: Options) -> Result<Tango, OptionError> {
        match seats {
            SEATS => Ok(Tango { options, start: State::new(options.starting_garnets) }),
            _ => {
                let message = Message::new("tt-seats").with("most", SEATS).with("seats", seats);
                Err(OptionError::setup(message))
            }
        }
    }

    fn seats(&self) -> u8 {
        SEATS
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn start(&self) -> State {
        self.start.clone()
    }

    fn turn(&self, state: &State) -> Turn {
        match state.stage {
            Stage::Corners => Turn::Chance,
            Stage::Orders => Turn::Together(state.unsealed()),
            Stage::Choice => score::winner(state).map_or(Turn::Over, Turn::Seat),
            Stage::Over => Turn::Over,
        }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        legal::list(state, seat, out);
    }

    fn chance(&self, state: &State, out: &mut Vec<(Action, u32)>) {
        out.extend(legal::lots(state).map(|lot| (lot, 1)));
    }

    fn pick(&self, state: &State, seat: Seat, choose: impl FnOnce(u32) -> u32) -> Option<Action> {
        legal::pick(state, seat, choose)
    }

    fn pick_draw(&self, state: &State, choose: impl FnOnce(u32) -> u32) -> Option<Action> {
        legal::pick_lot(state, choose)
    }

    fn check(&self, state: &State, actor: Actor, action: Action) -> Result<(), Refusal> {
        check::check(state, actor, action)
    }

    fn play_unchecked(&self, state: &mut State, actor: Actor, action: Action) {
        play::play(state, actor, action);
    }

    fn scores(&self, state: &State) -> BySeat<i32> {
        score::scores(state)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        score::outcome(state)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        look::view(state, self.turn(state), viewer)
    }

    fn complete(&self, view: &View, random: &mut impl Random) -> State {
        complete::complete(&self.start, view, random)
    }

    fn redact(&self, before: &State, actor: Actor, action: Action, viewer: Viewer) -> Option<Action> {
        look::redact(before, actor, action, viewer)
    }

    fn explain(&self, state: &State, seat: Seat, action: Action) -> Explanation {
        explain::explain(state, seat, action)
    }

    fn tell(actor: Actor, action: Action) -> Message {
        tell::tell(actor, action)
    }

    fn takes_back(action: Action) -> bool {
        action == Action::Reopen
    }
}
