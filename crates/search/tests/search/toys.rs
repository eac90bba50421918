//! Games small enough to be solved exactly, told as scripts: what happens after what has happened.

use core::fmt;
use core::str::FromStr;

use cloverleaf_core::{
    About, Actor, BySeat, Explanation, Game, Message, OptionError, OptionSpec, Outcome, ParseError, Random,
    Seat, Turn, Value, Viewer, ranks_by,
};
use cloverleaf_search::{Knowledge, Worth};

/// Something that happened.
pub(crate) type Event = (Actor, u8);

/// A toy game, told as a script.
pub(crate) trait Script: Clone + fmt::Debug + Default + Send + Sync {
    /// How many seats.
    const SEATS: u8;
    /// Who is to act after this.
    fn turn(&self, past: &[Event]) -> Turn;
    /// How many moves a seat has.
    fn width(&self, past: &[Event], seat: Seat) -> u8;
    /// The weights of what chance may do.
    fn weights(&self, _past: &[Event]) -> Vec<u32> {
        Vec::new()
    }
    /// Each seat's points, from 0 to 100.
    fn points(&self, past: &[Event]) -> Vec<i32>;
    /// Whether this seat may take back what it chose.
    fn may_take_back(&self, _past: &[Event], _seat: Seat) -> bool {
        false
    }
    /// Whether this seat cannot see that event.
    fn hidden(&self, _past: &[Event], _event: usize, _from: Seat) -> bool {
        false
    }
}

/// The game of a script.
#[derive(Clone, Debug, Default)]
pub(crate) struct Toy<S>(pub(crate) S);

/// A move, by its number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Move(pub(crate) u8);

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Move {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Move, ParseError> {
        text.parse().map(Move).map_err(|_| ParseError::new(1, text, "a number"))
    }
}

/// Takes back what the seat chose last.
const BACK: Move = Move(u8::MAX);

/// There is no such move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NoSuchMove;

impl cloverleaf_core::Refusal for NoSuchMove {
    fn clause(&self) -> &'static str {
        "TOY-1"
    }
    fn at(&self) -> Option<String> {
        None
    }
    fn message(&self) -> Message {
        Message::new("no-such-move")
    }
}

/// No options.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct NoOptions;

impl cloverleaf_core::Options for NoOptions {
    const SPECS: &'static [OptionSpec] = &[];
    fn set(&mut self, _name: &'static str, _value: &Value) -> Result<(), Message> {
        Ok(())
    }
    fn get(&self, _name: &'static str) -> Value {
        Value::Off
    }
}

impl<S: Script> Game for Toy<S> {
    const ID: &'static str = "toy";
    const RULES_VERSION: u16 = 1;
    const ABOUT: About = About {
        title: "Toy",
        designer: "",
        min_seats: S::SEATS,
        max_seats: S::SEATS,
        minutes: (1, 1),
        summary: "",
        clauses: "TOY",
    };
    const REASONS: &'static [&'static str] = &["end"];

    type Options = NoOptions;
    type State = Vec<Event>;
    type Action = Move;
    type Refusal = NoSuchMove;
    type View = Vec<(Actor, Option<u8>)>;

    fn new(_seats: u8, _options: NoOptions) -> Result<Toy<S>, OptionError> {
        Ok(Toy(S::default()))
    }

    fn seats(&self) -> u8 {
        S::SEATS
    }

    fn options(&self) -> &NoOptions {
        &NoOptions
    }

    fn start(&self) -> Vec<Event> {
        Vec::new()
    }

    fn turn(&self, past: &Vec<Event>) -> Turn {
        self.0.turn(past)
    }

    fn legal(&self, past: &Vec<Event>, seat: Seat, out: &mut Vec<Move>) {
        if self.0.turn(past).seats().contains(seat) {
            out.extend((0..self.0.width(past, seat)).map(Move));
        }
        if self.0.may_take_back(past, seat) {
            out.push(BACK);
        }
    }

    fn chance(&self, past: &Vec<Event>, out: &mut Vec<(Move, u32)>) {
        out.extend((0..).map(Move).zip(self.0.weights(past)));
    }

    fn check(&self, past: &Vec<Event>, actor: Actor, action: Move) -> Result<(), NoSuchMove> {
        let width = match actor {
            Actor::Seat(seat) if action == BACK && self.0.may_take_back(past, seat) => return Ok(()),
            Actor::Seat(seat) => self.0.width(past, seat),
            Actor::Chance => self.0.weights(past).len() as u8,
        };
        let to_act = match actor {
            Actor::Seat(seat) => self.0.turn(past).seats().contains(seat),
            Actor::Chance => self.0.turn(past) == Turn::Chance,
        };
        if to_act && action.0 < width { Ok(()) } else { Err(NoSuchMove) }
    }

    fn play_unchecked(&self, past: &mut Vec<Event>, actor: Actor, action: Move) {
        match action {
            BACK => past.retain(|event| event.0 != actor),
            Move(number) => past.push((actor, number)),
        }
    }

    fn scores(&self, past: &Vec<Event>) -> BySeat<i32> {
        let points = self.0.points(past);
        BySeat::from_fn(S::SEATS, |seat| points[seat.index()])
    }

    fn outcome(&self, past: &Vec<Event>) -> Option<Outcome> {
        let scores = self.scores(past);
        let ranks = ranks_by(&BySeat::from_fn(S::SEATS, |seat| -scores[seat]));
        (self.turn(past) == Turn::Over).then_some(Outcome { ranks, scores, reason: "end" })
    }

    fn view(&self, past: &Vec<Event>, viewer: Viewer) -> Self::View {
        let hidden = |event| viewer.seat().is_some_and(|seat| self.0.hidden(past, event, seat));
        let shown = past.iter().enumerate();
        shown.map(|(event, &(actor, what))| (actor, (!hidden(event)).then_some(what))).collect()
    }

    fn complete(&self, view: &Self::View, random: &mut impl Random) -> Vec<Event> {
        let mut past = Vec::new();
        for &(actor, seen) in view {
            let guess = match actor {
                Actor::Chance => random.weighted(self.0.weights(&past).into_iter()) as u8,
                Actor::Seat(seat) => random.below(self.0.width(&past, seat).into()) as u8,
            };
            past.push((actor, seen.unwrap_or(guess)));
        }
        past
    }

    fn redact(&self, before: &Vec<Event>, actor: Actor, action: Move, viewer: Viewer) -> Option<Move> {
        let mut after = before.clone();
        after.push((actor, action.0));
        let hidden = viewer.seat().is_some_and(|seat| self.0.hidden(&after, before.len(), seat));
        (!hidden).then_some(action)
    }

    fn takes_back(action: Move) -> bool {
        action == BACK
    }

    fn explain(&self, _past: &Vec<Event>, _seat: Seat, _action: Move) -> Explanation {
        Explanation::new(Message::new("toy"))
    }

    fn tell(actor: Actor, _action: Move) -> Message {
        Message::new("toy").actor("who", actor)
    }
}

/// Plays for points rather than places.
#[derive(Debug)]
pub(crate) struct Points;

impl<S: Script> Knowledge<Toy<S>> for Points {
    fn worth(&self, _game: &Toy<S>, outcome: &Outcome) -> Worth {
        BySeat::from_fn(S::SEATS, |seat| f64::from(outcome.scores[seat]) / 100.0)
    }
}

/// The seats that have not moved since the event of this number.
pub(crate) fn owing(seats: u8, past: &[Event], since: usize) -> cloverleaf_core::SeatSet {
    past[since..].iter().fold(cloverleaf_core::SeatSet::first(seats), |set, (actor, _)| match actor {
        Actor::Seat(seat) => set.without(*seat),
        Actor::Chance => set,
    })
}

/// What a seat chose, counting from the event of this number.
pub(crate) fn chosen(past: &[Event], since: usize, seat: usize) -> usize {
    let by = |event: &&Event| event.0 == Actor::Seat(Seat::at(seat));
    past[since..].iter().find(by).map_or(0, |event| event.1.into())
}
