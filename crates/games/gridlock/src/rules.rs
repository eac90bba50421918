//! The game as the contract wants it: a table of contents.

use alloc::vec::Vec;

use cloverleaf_core::{
    About, Actor, BySeat, Explanation, Game, MAX_SEATS, Message, OptionError, Outcome, Random, Seat, SeatSet,
    Turn, Viewer,
};

use crate::action::Action;
use crate::board::{Board, Terrain};
use crate::drive::{Sides, TUNNEL};
use crate::options::{Colour, FirstPlayer, Options};
use crate::refusal::Refusal;
use crate::score;
use crate::source::Source;
use crate::state::{Phase, State};
use crate::tell::tell;
use crate::view::View;

/// The rules of Gridlock: Boston for one set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gridlock {
    seats: u8,
    options: Options,
    /// For each seat the sides on which a space without a tile is open to its car (GB-6.2, GB-10.1,
    /// GB-10.2).
    open: [Sides; MAX_SEATS],
    emergency: Option<Seat>,
    construction: Option<Seat>,
    /// What views say of the board, made once.
    source: Source,
    /// A cone on every space, as listed.
    pub(crate) cones: Vec<Action>,
}

impl Gridlock {
    /// The city.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.options.board
    }

    /// GB-2.5: a seat's colour.
    #[must_use]
    pub fn colour(&self, seat: Seat) -> Colour {
        self.options.colours[seat.index()].unwrap_or(Colour::ALL[seat.index()])
    }

    /// GB-8.1: whether cones are in the game.
    #[must_use]
    pub fn has_cones(&self) -> bool {
        !self.options.quick_trip || self.options.quick_trip_cones
    }

    /// What views say of the board.
    pub(crate) fn source(&self) -> &Source {
        &self.source
    }

    /// The sides on which spaces without a tile are open to a seat's car.
    pub(crate) fn open(&self, seat: Seat) -> &Sides {
        &self.open[seat.index()]
    }

    /// GB-10.3: whether this seat never has a forced stop.
    pub(crate) fn is_emergency(&self, seat: Seat) -> bool {
        self.emergency == Some(seat)
    }

    /// GB-10.4: whose car counts as a cone for this seat.
    pub(crate) fn construction_for(&self, seat: Seat) -> Option<Seat> {
        self.construction.filter(|&vehicle| vehicle != seat)
    }

    /// The seats, in order.
    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> {
        SeatSet::first(self.seats).iter()
    }

    /// The seat that plays a special car, if the option is on and somebody has the colour.
    fn special(seats: u8, options: &Options, colour: Colour) -> Option<Seat> {
        let has = |seat: &Seat| options.colours[seat.index()] == Some(colour);
        SeatSet::first(seats).iter().find(has).filter(|_| options.special_cars)
    }
}

/// GB-6.2: the sides on which ground without a tile is open to this colour's car.
fn open_sides(ground: Terrain, colour: Option<Colour>) -> u8 {
    const ALL: u8 = cloverleaf_grid::Roads::ALL.bits();
    match (ground, colour) {
        (Terrain::Tunnel(edges), _) => edges.bits() | TUNNEL,
        (Terrain::River, Some(Colour::Blue)) => ALL, // GB-10.1
        (Terrain::Park { ranger: true }, Some(Colour::Green)) => ALL, // GB-10.2
        _ => ground.open_sides().bits(),
    }
}

fn check_setup(seats: u8, options: &Options) -> Result<(), OptionError> {
    if !(2..=4).contains(&seats) {
        return Err(OptionError::setup(Message::new("gb-seats").with("seats", seats)));
    }
    if let FirstPlayer::Seat(seat) = options.first_player
        && seat.number() > seats
    {
        let message = Message::new("gb-first-player-seat").with("number", seat.number());
        return Err(OptionError::setup(message.with("seats", seats)));
    }
    let coloured = options.colours.iter().flatten().count();
    if coloured < usize::from(seats) {
        let message = Message::new("gb-few-colours").with("count", coloured);
        return Err(OptionError::setup(message.with("seats", seats)));
    }
    Ok(())
}

impl Game for Gridlock {
    const ID: &'static str = "gridlock";
    const RULES_VERSION: u16 = 1;
    const ABOUT: About = About {
        title: "Gridlock: Boston",
        designer: "Justin Richer, 2020 (German edition: Ludwig Seitz)",
        min_seats: 2,
        max_seats: 4,
        minutes: (30, 45),
        summary: "about-gridlock",
        clauses: "GB",
    };
    const REASONS: &'static [&'static str] = score::REASONS;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Refusal = Refusal;
    type View = View;

    fn new(seats: u8, options: Options) -> Result<Gridlock, OptionError> {
        check_setup(seats, &options)?;
        let mut open = [[0; 256]; MAX_SEATS];
        for seat in SeatSet::first(seats).iter() {
            let colour = options.colours[seat.index()].filter(|_| options.special_cars);
            for (space, &ground) in options.board.ground.iter().enumerate() {
                open[seat.index()][space] = open_sides(ground, colour);
            }
        }
        let emergency = Gridlock::special(seats, &options, Colour::Red);
        let construction = Gridlock::special(seats, &options, Colour::Yellow);
        let source = options.board.source().into();
        let cones = options.board.spaces.iter().map(|&space| Action::Cone(space)).collect();
        Ok(Gridlock { seats, options, open, emergency, construction, source, cones })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn start(&self) -> State {
        State::new()
    }

    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Racing => Turn::Race(SeatSet::first(self.seats)),
            Phase::Over => Turn::Over,
            phase if phase.is_chance() => Turn::Chance,
            _ => Turn::Seat(state.to_act),
        }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.list_legal(state, seat, out);
    }

    fn chance(&self, state: &State, out: &mut Vec<(Action, u32)>) {
        self.list_draws(state, out);
    }

    fn pick(&self, state: &State, seat: Seat, choose: impl FnOnce(u32) -> u32) -> Option<Action> {
        self.pick_action(state, seat, choose)
    }

    fn pick_draw(&self, state: &State, choose: impl FnOnce(u32) -> u32) -> Option<Action> {
        self.pick_drawn(state, choose)
    }

    fn check(&self, state: &State, actor: Actor, action: Action) -> Result<(), Refusal> {
        match actor {
            Actor::Chance => self.check_draw(state, action),
            Actor::Seat(seat) => self.check_action(state, seat, action),
        }
    }

    fn play_unchecked(&self, state: &mut State, actor: Actor, action: Action) {
        self.apply(state, actor, action);
    }

    fn scores(&self, state: &State) -> BySeat<i32> {
        BySeat::from_fn(self.seats, |seat| state.player(seat).scored.len() as i32)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        (state.phase == Phase::Over).then(|| self.result(state))
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.look(state, viewer)
    }

    fn complete(&self, view: &View, random: &mut impl Random) -> State {
        self.imagine(view, random)
    }

    fn redact(&self, before: &State, _actor: Actor, action: Action, viewer: Viewer) -> Option<Action> {
        Some(self.hide(before, action, viewer))
    }

    fn reveals(&self, before: &State, actor: Actor, action: Action) -> bool {
        actor == Actor::Chance || self.shows_a_secret(before, action)
    }

    fn explain(&self, state: &State, seat: Seat, action: Action) -> Explanation {
        self.explained(state, seat, action)
    }

    fn tell(actor: Actor, action: Action) -> Message {
        tell(actor, action)
    }

    fn for_the_resigned(&self, state: &State, seat: Seat) -> Option<Action> {
        // GB-7.4: their turn is ended at once; in the opening round a bot places for them.
        let ends = state.to_act == seat && !matches!(state.phase, Phase::Racing | Phase::Opening);
        ends.then_some(Action::End)
    }
}
