//! Whether an action is allowed, and which clause forbids it.

use alloc::string::{String, ToString};

use cloverleaf_core::{Message, Seat};

use crate::crossing::{cross, uncrossed};
use crate::legal::{barred, colours_for, has_room};
use crate::names;
use crate::state::contains;
use crate::{Action, Colour, Congestion, Direction, Lane, State, Then};

/// A rule's "no".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// TC-1.3: the 2x2 board has no lane of this name.
    NoSuchLane(Lane),
    /// TC-1.7: this grid has no lane of this name.
    NotOnThisGrid(Lane),
    /// TC-3.1: the lane does not come from outside.
    NotAnEntrance(Lane),
    /// TC-3.1: the lane has its five cars.
    Full(Lane),
    /// TC-3.2: this seat may not enter cars of this colour.
    NotYourCar(Colour),
    /// TC-3.3: this turn would bring the car straight into an exit of its colour.
    DirectPath(Lane, Colour, Direction),
    /// TC-3.4: exits have no signals.
    SignalOnExit(Lane),
    /// TC-3.4: the lane has a signal.
    SignalThere(Lane),
    /// TC-3.4: the path of a new signal would cross one that is set.
    Crosses(Crossing),
    /// TC-3.5: cars in an exit have left the board.
    MoveFromExit(Lane),
    /// TC-3.5: the lane has no signal.
    NoSignal(Lane),
    /// TC-3.5: the lane has no car.
    NoCar(Lane),
    /// TC-3.5: the lane that the signal points to is full.
    NoRoom(Lane),
    /// TC-3.5: the signal points there already.
    NoChange(Lane, Direction),
    /// TC-3.5: the path of the changed signal would cross one that is set.
    ChangeCrosses(Crossing),
}

/// A path that would cross another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Crossing {
    /// The lane whose signal was to show a path.
    pub lane: Lane,
    /// The direction it was to show.
    pub direction: Direction,
    /// The lane whose path is in the way.
    pub other: Lane,
    /// The direction that one shows.
    pub shown: Direction,
}

/// Whether this seat may do this in its turn.
pub(crate) fn check(game: &Congestion, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Enter(lane, colour) => check_enter(game, state, seat, lane, colour),
        Action::Signal(lane, direction) => check_signal(game, state, lane, direction),
        Action::Move(lane, then) => check_move(game, state, lane, then),
        Action::Pass => Ok(()),
    }
}

fn check_enter(
    game: &Congestion,
    state: &State,
    seat: Seat,
    lane: Lane,
    colour: Colour,
) -> Result<(), Refusal> {
    let number = number(game, lane, Refusal::NotAnEntrance)?;
    if !contains(game.board.entrances, number) {
        return Err(Refusal::NotAnEntrance(lane));
    }
    if contains(state.queues.full(), number) {
        return Err(Refusal::Full(lane));
    }
    if !colours_for(game, seat).contains(&colour) {
        return Err(Refusal::NotYourCar(colour));
    }
    if contains(barred(game, state, colour), number) {
        return Err(Refusal::DirectPath(lane, colour, way_out(lane, colour)));
    }
    Ok(())
}

fn check_signal(game: &Congestion, state: &State, lane: Lane, direction: Direction) -> Result<(), Refusal> {
    let number = number(game, lane, Refusal::SignalOnExit)?;
    if contains(state.signalled(), number) {
        return Err(Refusal::SignalThere(lane));
    }
    check_path(game, state, number, direction).map_err(Refusal::Crosses)
}

fn check_move(game: &Congestion, state: &State, lane: Lane, then: Then) -> Result<(), Refusal> {
    let number = number(game, lane, Refusal::MoveFromExit)?;
    let direction = state.signal(number).ok_or(Refusal::NoSignal(lane))?;
    if !contains(state.queues.occupied(), number) {
        return Err(Refusal::NoCar(lane));
    }
    if !has_room(game, state, number, direction) {
        return Err(Refusal::NoRoom(game.board.leads_to(lane, direction).unwrap_or(lane)));
    }
    match then {
        Then::Change(other) if other == direction => Err(Refusal::NoChange(lane, direction)),
        Then::Change(other) => check_path(game, state, number, other).map_err(Refusal::ChangeCrosses),
        Then::Keep | Then::Remove => Ok(()),
    }
}

/// The number of a lane where cars wait, or why there is none; `exit` says what is wrong with an exit lane.
fn number(game: &Congestion, lane: Lane, exit: fn(Lane) -> Refusal) -> Result<usize, Refusal> {
    game.board.number(lane).ok_or_else(|| match lane {
        _ if game.board.has(lane) => exit(lane),
        _ if game.board.grid() == crate::Grid::default() => Refusal::NoSuchLane(lane),
        _ => Refusal::NotOnThisGrid(lane),
    })
}

/// TC-4: whether a path crosses none of those that the other lanes' signals set.
fn check_path(game: &Congestion, state: &State, lane: usize, direction: Direction) -> Result<(), Crossing> {
    let keep_left = game.options.keep_left;
    if contains(uncrossed(&state.signals, keep_left)[direction as usize], lane) {
        return Ok(());
    }
    let lanes = game.board.lanes();
    let first = lane & !3;
    let shown = (first..first + 4).filter_map(|other| Some((other, state.signal(other)?)));
    let mut crossed = shown.filter(|&path| cross((lane, direction), path, keep_left));
    let (other, shown) = crossed.next().expect("a crossed path is crossed by one of the same intersection");
    Err(Crossing { lane: lanes[lane], direction, other: lanes[other], shown })
}

/// The turn that leads from a lane to this colour's side.
fn way_out(lane: Lane, colour: Colour) -> Direction {
    let leads = |direction: &Direction| lane.heading().towards(*direction) == colour.side();
    Direction::ALL.into_iter().find(leads).unwrap_or(Direction::Straight)
}

impl cloverleaf_core::Refusal for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Refusal::NoSuchLane(_) => "TC-1.3",
            Refusal::NotOnThisGrid(_) => "TC-1.7",
            Refusal::NotAnEntrance(_) | Refusal::Full(_) => "TC-3.1",
            Refusal::NotYourCar(_) => "TC-3.2",
            Refusal::DirectPath(..) => "TC-3.3",
            Refusal::SignalOnExit(_) | Refusal::SignalThere(_) | Refusal::Crosses(_) => "TC-3.4",
            Refusal::MoveFromExit(_)
            | Refusal::NoSignal(_)
            | Refusal::NoCar(_)
            | Refusal::NoRoom(_)
            | Refusal::NoChange(..)
            | Refusal::ChangeCrosses(_) => "TC-3.5",
        }
    }

    fn at(&self) -> Option<String> {
        Some(match self {
            Refusal::NotYourCar(colour) => colour.to_string(),
            Refusal::Crosses(crossing) | Refusal::ChangeCrosses(crossing) => crossing.other.to_string(),
            Refusal::NoSuchLane(lane)
            | Refusal::NotOnThisGrid(lane)
            | Refusal::NotAnEntrance(lane)
            | Refusal::Full(lane)
            | Refusal::DirectPath(lane, ..)
            | Refusal::SignalOnExit(lane)
            | Refusal::SignalThere(lane)
            | Refusal::MoveFromExit(lane)
            | Refusal::NoSignal(lane)
            | Refusal::NoCar(lane)
            | Refusal::NoRoom(lane)
            | Refusal::NoChange(lane, _) => lane.to_string(),
        })
    }

    fn message(&self) -> Message {
        let about = |key, lane: &Lane| Message::new(key).with("at", names::lane(*lane));
        let typed = |key, lane: &Lane| Message::new(key).place("at", lane);
        match self {
            Refusal::NoSuchLane(lane) => typed("tc-no-lane", lane),
            Refusal::NotOnThisGrid(lane) => typed("tc-not-on-grid", lane),
            Refusal::NotAnEntrance(lane) => about("tc-no-entrance", lane),
            Refusal::Full(lane) => about("tc-full", lane),
            Refusal::NotYourCar(colour) => Message::new("tc-not-your-car").choice("colour", colour.word()),
            Refusal::DirectPath(lane, colour, direction) => {
                let message = about("tc-direct", lane).choice("colour", colour.word());
                names::turning(message, *lane, *direction)
            }
            Refusal::SignalOnExit(lane) => about("tc-signal-exit", lane),
            Refusal::SignalThere(lane) => about("tc-signal-there", lane),
            Refusal::Crosses(crossing) | Refusal::ChangeCrosses(crossing) => crossing.message(),
            Refusal::MoveFromExit(lane) => about("tc-move-exit", lane),
            Refusal::NoSignal(lane) => about("tc-no-signal", lane),
            Refusal::NoCar(lane) => about("tc-no-car", lane),
            Refusal::NoRoom(lane) => about("tc-no-room", lane),
            Refusal::NoChange(lane, direction) => {
                names::turning(about("tc-no-change", lane), *lane, *direction)
            }
        }
    }
}

impl Crossing {
    fn message(&self) -> Message {
        let message = Message::new("tc-crosses");
        let message = names::turning(message, self.lane, self.direction);
        message.with("other", names::lane(self.other)).choice("shown", self.shown.word())
    }
}
