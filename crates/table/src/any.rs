//! A table of any game, behind text and JSON: for programs that know no game.

use core::any::Any;
use core::fmt;

use cloverleaf_core::{
    About, Actor, Explanation, Game, GameExt, Message, OptionError, OptionSpec, Options, Outcome, ParseError,
    Refusal, Seat, Turn, Value, Viewer,
};
use cloverleaf_document::options_from;
use serde::Serialize;

use crate::{Event, EventError, Record, RecordError, Seed, Standing, Stands, Table, perft_within, tell};

/// Why a text was not played. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayError {
    /// The text is not in notation.
    Text(ParseError),
    /// The rules say no.
    Refused {
        /// The clause that does.
        clause: &'static str,
        /// The place or piece to blame, where there is one.
        at: Option<String>,
        /// The sentence that says why.
        message: Message,
    },
}

impl PlayError {
    /// A rule's no, behind text.
    pub fn refused<R: Refusal>(error: EventError<R>) -> PlayError {
        PlayError::Refused { clause: error.clause(), at: error.at(), message: error.message() }
    }

    /// The sentence that says why.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            PlayError::Text(error) => error.message(),
            PlayError::Refused { message, .. } => message.clone(),
        }
    }
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::Text(error) => error.fmt(f),
            PlayError::Refused { clause, message, .. } => write!(f, "{clause}: {message}"),
        }
    }
}

impl std::error::Error for PlayError {}

impl From<ParseError> for PlayError {
    fn from(error: ParseError) -> PlayError {
        PlayError::Text(error)
    }
}

/// A [`Table`] whose game is known at run time only.
pub trait AnyTable: Send + Sync + fmt::Debug {
    /// The table itself, for whoever does know its game.
    fn as_any(&self) -> &dyn Any;
    /// The same table once more, to try something on.
    fn duplicate(&self) -> Box<dyn AnyTable>;

    /// The game's id.
    fn id(&self) -> &'static str;
    /// The game's title page.
    fn about(&self) -> About;
    /// How many seats.
    fn seats(&self) -> u8;
    /// The options and their values.
    fn options(&self) -> Vec<(OptionSpec, Value)>;
    /// The names at the seats.
    fn names(&self) -> &[String];
    /// Gives a seat a name.
    fn name(&mut self, seat: Seat, name: &str);
    /// Who resigned.
    fn standing(&self) -> &Standing;

    /// Who is to act.
    fn turn(&self) -> Turn;
    /// What this seat may do; nothing if it may do nothing.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// What chance may do, with weights.
    fn chance(&self) -> Vec<(String, u32)>;
    /// Whether this action only takes back; `false` for what is no action.
    fn takes_back(&self, action: &str) -> bool;
    /// What this viewer may know.
    fn view(&self, viewer: Viewer) -> serde_json::Value;
    /// What this seat may know when it chooses, as [`Table::view_to_choose_from`].
    fn view_to_choose_from(&self, seat: Seat) -> serde_json::Value;
    /// Where each seat stands.
    fn scores(&self) -> Vec<i32>;
    /// The result, once the match is over.
    fn outcome(&self) -> Option<Outcome>;
    /// What an action would do.
    ///
    /// # Errors
    /// If it is no action, or not legal.
    fn explain(&self, seat: Seat, action: &str) -> Result<Explanation, PlayError>;
    /// What an event tells people, from what is written alone; nothing if it is no event of this game.
    fn tell(&self, event: &Event<String>) -> Option<Message>;
    /// How many sequences of `depth` actions lead on from here; nothing if that takes a look at more
    /// than so many positions.
    fn perft(&self, depth: u32, positions: u64) -> Option<u64>;

    /// Plays an action.
    ///
    /// # Errors
    /// If it is no action, or not legal. Nothing has changed then.
    fn play(&mut self, actor: Actor, action: &str) -> Result<(), PlayError>;
    /// Lets an event happen.
    ///
    /// # Errors
    /// If its action is none, or it cannot happen. Nothing has changed then.
    fn apply(&mut self, event: Event<String>) -> Result<(), PlayError>;
    /// What this viewer may see of an event that is about to happen.
    fn redact(&self, event: &Event<String>, viewer: Viewer) -> Option<Event<String>>;
    /// What chance draws next, by this seed or else the table's own; nothing if no draw is due.
    fn deal(&self, seed: Option<Seed>) -> Option<String>;
    /// Lets chance play itself out; by this seed, or the table's own.
    fn roll(&mut self, seed: Option<Seed>) -> Vec<String>;
    /// A seat gives up.
    ///
    /// # Errors
    /// If it cannot. Nothing has changed then.
    fn resign(&mut self, seat: Seat) -> Result<(), PlayError>;
    /// All who stayed agree on a draw.
    ///
    /// # Errors
    /// If the match is over. Nothing has changed then.
    fn agree_draw(&mut self) -> Result<(), PlayError>;
    /// What the table plays for somebody who resigned, as [`Table::for_the_resigned`].
    fn for_the_resigned(&self) -> Option<(Seat, Option<String>)>;
    /// Takes the last event back, if there is one.
    fn undo(&mut self) -> Option<Event<String>>;
    /// Whether everything after the first so many events may be taken back: nobody has learnt anything by it.
    ///
    /// # Errors
    /// Why not.
    fn may_go_back(&self, count: usize) -> Result<(), Stands>;
    /// Takes back everything after the first so many events.
    fn go_back(&mut self, count: usize);

    /// The events in the order they arrived.
    fn events(&self) -> Vec<Event<String>> {
        self.events_after(0)
    }
    /// The events in the order they arrived, without the first so many.
    fn events_after(&self, count: usize) -> Vec<Event<String>>;
    /// How many events there have been.
    fn count(&self) -> usize;
    /// The events as this viewer may see them; hidden ones are left out.
    fn events_seen_by(&self, viewer: Viewer) -> Vec<Event<String>>;
    /// The record; as a save it has the seed before its time.
    fn record(&self, save: bool) -> Record;
}

fn json(view: &impl Serialize) -> serde_json::Value {
    serde_json::to_value(view).expect("a view has only text keys and finite numbers")
}

/// A table of this game for so many seats, with options given by name.
///
/// # Errors
/// If the game has no such set-up.
pub fn open_any<G>(
    seats: u8,
    given: &[(String, Value)],
    seed: Option<Seed>,
) -> Result<Box<dyn AnyTable>, OptionError>
where
    G: Game<View: Serialize> + Clone + fmt::Debug + 'static,
{
    let table = Table::new(G::new(seats, options_from(given)?)?);
    Ok(match seed {
        Some(seed) => Box::new(table.with_seed(seed)),
        None => Box::new(table),
    })
}

/// A table of this game on which the record, or the first `at` events of it, has been played.
///
/// # Errors
/// The line that does not hold.
pub fn replay_any<G>(record: &Record, at: Option<usize>) -> Result<Box<dyn AnyTable>, RecordError>
where
    G: Game<View: Serialize> + Clone + fmt::Debug + 'static,
{
    Ok(Box::new(Table::<G>::replay(record, at)?))
}

impl<G> AnyTable for Table<G>
where
    G: Game<View: Serialize> + Clone + fmt::Debug + 'static,
{
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn duplicate(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn id(&self) -> &'static str {
        G::ID
    }

    fn about(&self) -> About {
        G::ABOUT
    }

    fn seats(&self) -> u8 {
        self.game().seats()
    }

    fn options(&self) -> Vec<(OptionSpec, Value)> {
        G::Options::SPECS.iter().map(|spec| (*spec, self.game().options().get(spec.name))).collect()
    }

    fn names(&self) -> &[String] {
        self.names()
    }

    fn name(&mut self, seat: Seat, name: &str) {
        self.name(seat, name);
    }

    fn standing(&self) -> &Standing {
        self.standing()
    }

    fn turn(&self) -> Turn {
        self.turn()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        if self.turn().admits(Actor::Seat(seat)) && seat.number() <= self.game().seats() {
            self.game().legal(self.state(), seat, &mut actions);
        }
        actions.iter().map(G::Action::to_string).collect()
    }

    fn chance(&self) -> Vec<(String, u32)> {
        let mut outcomes = Vec::new();
        if self.turn() == Turn::Chance {
            self.game().chance(self.state(), &mut outcomes);
        }
        outcomes.iter().map(|(action, weight)| (action.to_string(), *weight)).collect()
    }

    fn takes_back(&self, action: &str) -> bool {
        action.parse().is_ok_and(G::takes_back)
    }

    fn view(&self, viewer: Viewer) -> serde_json::Value {
        json(&self.view(viewer))
    }

    fn view_to_choose_from(&self, seat: Seat) -> serde_json::Value {
        json(&self.view_to_choose_from(seat))
    }

    fn scores(&self) -> Vec<i32> {
        self.game().scores(self.state()).as_slice().to_vec()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome()
    }

    fn explain(&self, seat: Seat, action: &str) -> Result<Explanation, PlayError> {
        let action = action.parse()?;
        if self.turn() == Turn::Over {
            return Err(PlayError::refused(EventError::<G::Refusal>::Over));
        }
        let permit = self.game().permit(self.state(), Actor::Seat(seat), action);
        permit.map_err(|refused| PlayError::refused(EventError::Refused(refused)))?;
        Ok(self.game().explain(self.state(), seat, action))
    }

    fn tell(&self, event: &Event<String>) -> Option<Message> {
        event.clone().read().ok().map(tell::<G>)
    }

    fn perft(&self, depth: u32, positions: u64) -> Option<u64> {
        match self.turn() {
            Turn::Over => Some(u64::from(depth == 0)),
            _ => perft_within(self.game(), self.state(), depth, positions),
        }
    }

    fn play(&mut self, actor: Actor, action: &str) -> Result<(), PlayError> {
        let action = action.parse()?;
        self.play(actor, action).map_err(PlayError::refused)
    }

    fn apply(&mut self, event: Event<String>) -> Result<(), PlayError> {
        let event = event.read()?;
        self.apply(event).map_err(PlayError::refused)
    }

    fn redact(&self, event: &Event<String>, viewer: Viewer) -> Option<Event<String>> {
        let event = event.clone().read().ok()?;
        self.redact(event, viewer).map(|event| event.map(|action: G::Action| action.to_string()))
    }

    fn deal(&self, seed: Option<Seed>) -> Option<String> {
        self.deal_by(&seed.or(self.seed())?).map(|action| action.to_string())
    }

    fn roll(&mut self, seed: Option<Seed>) -> Vec<String> {
        let mut drawn = Vec::new();
        let Some(seed) = seed.or(self.seed()) else { return drawn };
        while let Some(action) = self.deal_by(&seed) {
            self.play(Actor::Chance, action).expect("what chance may do is legal");
            drawn.push(action.to_string());
        }
        drawn
    }

    fn resign(&mut self, seat: Seat) -> Result<(), PlayError> {
        self.apply(Event::Resign(seat)).map_err(PlayError::refused)
    }

    fn agree_draw(&mut self) -> Result<(), PlayError> {
        self.apply(Event::Draw).map_err(PlayError::refused)
    }

    fn for_the_resigned(&self) -> Option<(Seat, Option<String>)> {
        self.for_the_resigned().map(|(seat, action)| (seat, action.map(|action| action.to_string())))
    }

    fn undo(&mut self) -> Option<Event<String>> {
        self.undo().map(|event| event.map(|action| action.to_string()))
    }

    fn may_go_back(&self, count: usize) -> Result<(), Stands> {
        self.may_go_back(count)
    }

    fn go_back(&mut self, count: usize) {
        self.go_back(count);
    }

    fn events_after(&self, count: usize) -> Vec<Event<String>> {
        self.events().skip(count).map(|event| event.map(|action| action.to_string())).collect()
    }

    fn count(&self) -> usize {
        self.len()
    }

    fn events_seen_by(&self, viewer: Viewer) -> Vec<Event<String>> {
        let viewer = if self.turn() == Turn::Over { Viewer::Referee } else { viewer };
        let mut state = self.first_state();
        let mut seen = Vec::new();
        for event in self.events() {
            if let Event::Play(actor, action) = event {
                let shown = self.game().redact(&state, actor, action, viewer);
                seen.extend(shown.map(|action| Event::Play(actor, action.to_string())));
                self.game().play_unchecked(&mut state, actor, action);
            } else {
                seen.push(event.map(|action| action.to_string()));
            }
        }
        seen
    }

    fn record(&self, save: bool) -> Record {
        self.record(save)
    }
}
