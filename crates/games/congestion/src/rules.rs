//! The rules as a [`Game`]: a table of contents.

use alloc::vec::Vec;

use cloverleaf_core::{
    About, Actor, BySeat, Explanation, Game, Message, OptionError, Outcome, Random, Seat, Turn, Viewer,
};

use crate::order::Order;
use crate::{Action, Board, Choices, Colour, Options, Refusal, State, View};
use crate::{check, explain, legal, play, score, view};

/// The rules of Traffic Congestion for one set-up.
#[derive(Clone, Debug)]
pub struct Congestion {
    pub(crate) seats: u8,
    pub(crate) options: Options,
    pub(crate) board: Board,
    pub(crate) colours: BySeat<Colour>,
    pub(crate) order: Order,
}

impl Congestion {
    /// The board of this set-up.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The colour of each seat (TC-2.1).
    #[must_use]
    pub fn colours(&self) -> &BySeat<Colour> {
        &self.colours
    }

    /// What this seat may do, as sets of lanes; nothing if it is not its turn.
    #[inline]
    #[must_use]
    pub fn choices(&self, state: &State, seat: Seat) -> Option<Choices> {
        (state.turn == Turn::Seat(seat)).then(|| Choices::of(self, state, seat))
    }

    /// TC-3.5: the lanes whose cars can go, whoever's turn it is, as a set of their numbers.
    #[must_use]
    pub fn movable(&self, view: &View) -> u64 {
        legal::union(legal::ready(&self.board, &view.lanes.queues, &view.signals.shown))
    }
}

impl Game for Congestion {
    const ID: &'static str = "congestion";
    const RULES_VERSION: u16 = 1;
    const ABOUT: About = About {
        title: "Traffic Congestion",
        designer: "Bryce Summers, 2014",
        min_seats: 2,
        max_seats: 4,
        minutes: (30, 60),
        summary: "about-congestion",
        clauses: "TC",
    };
    const REASONS: &'static [&'static str] = &score::REASONS;
    // TC-6.1
    const SECRETS: bool = false;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Refusal = Refusal;
    type View = View;

    fn new(seats: u8, mut options: Options) -> Result<Congestion, OptionError> {
        if !(Self::ABOUT.min_seats..=Self::ABOUT.max_seats).contains(&seats) {
            return Err(OptionError::setup(wrong_seats(seats)));
        }
        if options.colours.is_empty() {
            options.colours = Options::usual_colours(seats).to_vec();
        }
        let colours = &options.colours;
        if colours.len() != usize::from(seats) {
            let message = Message::new("tc-colours-count").with("given", colours.len());
            return Err(OptionError::setup(message.with("seats", seats)));
        }
        // Options can also be made without going through their kinds, so this is asked here again.
        if (1..colours.len()).any(|seat| colours[..seat].contains(&colours[seat])) {
            return Err(OptionError::setup(Message::new("tc-colours-same")));
        }
        let colours = BySeat::from_fn(seats, |seat| colours[seat.index()]);
        let board = Board::new(options.grid);
        let order = Order::new(&board, &colours);
        Ok(Congestion { seats, board, colours, order, options })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn start(&self) -> State {
        State::START
    }

    fn turn(&self, state: &State) -> Turn {
        state.turn
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if let Some(choices) = self.choices(state, seat) {
            self.order.list(&choices, out);
        }
    }

    fn pick(&self, state: &State, seat: Seat, choose: impl FnOnce(u32) -> u32) -> Option<Action> {
        self.order.pick(&self.choices(state, seat)?, choose)
    }

    fn chance(&self, _state: &State, _out: &mut Vec<(Action, u32)>) {}

    fn pick_draw(&self, _state: &State, _choose: impl FnOnce(u32) -> u32) -> Option<Action> {
        None
    }

    fn check(&self, state: &State, actor: Actor, action: Action) -> Result<(), Refusal> {
        check::check(self, state, seat_of(actor), action)
    }

    fn play_unchecked(&self, state: &mut State, actor: Actor, action: Action) {
        play::play(self, state, seat_of(actor), action);
    }

    fn scores(&self, state: &State) -> BySeat<i32> {
        score::scores(self, state)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        score::outcome(self, state)
    }

    fn view(&self, state: &State, _viewer: Viewer) -> View {
        view::view(self, state)
    }

    fn complete(&self, view: &View, _random: &mut impl Random) -> State {
        view::complete(self, view)
    }

    fn redact(&self, _before: &State, _actor: Actor, action: Action, _viewer: Viewer) -> Option<Action> {
        // TC-6.1: there is nothing to hide.
        Some(action)
    }

    fn explain(&self, state: &State, seat: Seat, action: Action) -> Explanation {
        explain::explain(self, state, seat, action)
    }

    fn tell(actor: Actor, action: Action) -> Message {
        explain::tell(actor, action)
    }

    fn for_the_resigned(&self, _state: &State, _seat: Seat) -> Option<Action> {
        // TC-5.4: whoever resigned passes ever after.
        Some(Action::Pass)
    }
}

fn wrong_seats(seats: u8) -> Message {
    let About { min_seats, max_seats, .. } = Congestion::ABOUT;
    Message::new("tc-seats").with("least", min_seats).with("most", max_seats).with("seats", seats)
}

/// The seat that acts. Chance never does here: [`Turn`] does not admit it.
fn seat_of(actor: Actor) -> Seat {
    match actor {
        Actor::Seat(seat) => seat,
        Actor::Chance => Seat::at(0),
    }
}
