//! One match of one game.

use core::fmt;

use cloverleaf_core::{
    Actor, Game, GameExt, Message, Outcome, Refusal, Refused, Seat, SeatSet, Turn, Viewer,
};

use crate::back::{Lasting, Stands};
use crate::{Commitment, Event, Seed, Standing};

/// A match: the rules, the state, and everything that happened, in the order it arrived.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    game: G,
    /// Where it began, unless that is the start of the game.
    origin: Option<Box<G::State>>,
    state: G::State,
    log: Vec<Entry<G::Action>>,
    choices: usize,
    standing: Standing,
    lasting: Lasting,
    names: Vec<String>,
    commitment: Option<Commitment>,
    seed: Option<Seed>,
}

/// An event, and which secret choice it was part of: those of one choice have no order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Entry<A> {
    event: Event<A>,
    choice: Option<usize>,
}

/// Why an event did not happen. Nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EventError<R> {
    /// The rules of the game refuse the action.
    Refused(Refused<R>),
    /// The match has ended.
    Over,
    /// There is no such seat at this table, or it has resigned already.
    NotSeated(Seat),
    /// The seat has resigned, and the rules say what happens in its turns.
    Resigned(Seat),
}

impl<R: Refusal> EventError<R> {
    /// The clause that says so.
    #[must_use]
    pub fn clause(&self) -> &'static str {
        match self {
            EventError::Refused(refused) => refused.clause(),
            EventError::Over => "turn",
            EventError::NotSeated(_) | EventError::Resigned(_) => "X-4",
        }
    }

    /// The place or piece to blame, where there is one.
    #[must_use]
    pub fn at(&self) -> Option<String> {
        match self {
            EventError::Refused(refused) => refused.at(),
            EventError::Over => None,
            EventError::NotSeated(seat) | EventError::Resigned(seat) => Some(seat.to_string()),
        }
    }

    /// The sentence that says why.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            EventError::Refused(refused) => refused.message(),
            EventError::Over => Message::new("over"),
            EventError::NotSeated(seat) => Message::new("not-seated").with("seat", *seat),
            EventError::Resigned(seat) => Message::new("seat-resigned").with("seat", *seat),
        }
    }
}

impl<R: Refusal> fmt::Display for EventError<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.clause(), self.message())
    }
}

impl<R: Refusal> std::error::Error for EventError<R> {}

impl<G: Game> Table<G> {
    /// A match about to start. Its draws come from whoever plays them.
    pub fn new(game: G) -> Table<G> {
        let state = game.start();
        let names = vec![String::new(); game.seats().into()];
        Table {
            game,
            origin: None,
            state,
            log: Vec::new(),
            choices: 0,
            standing: Standing::default(),
            lasting: Lasting::default(),
            names,
            commitment: None,
            seed: None,
        }
    }

    /// A match that goes on from a state, such as one that somebody imagines. It has no record: how it came about is
    /// not known.
    pub fn going_on(game: G, state: G::State) -> Table<G> {
        Table { origin: Some(Box::new(state.clone())), state, ..Table::new(game) }
    }

    /// The same match with a dealer, whose commitment is published from now on.
    #[must_use]
    pub fn with_seed(mut self, seed: Seed) -> Table<G> {
        self.commitment = Some(seed.commitment());
        self.seed = Some(seed);
        self
    }

    /// The same match with what a record says of a dealer it may not name yet.
    pub(crate) fn with_proof(mut self, commitment: Option<Commitment>, seed: Option<Seed>) -> Table<G> {
        self.commitment = commitment;
        self.seed = seed;
        self
    }

    /// Gives a seat the name of who sits there, on one line and without control characters.
    pub fn name(&mut self, seat: Seat, name: &str) {
        if let Some(place) = self.names.get_mut(seat.index()) {
            let plain: String =
                name.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
            *place = plain.split_whitespace().collect::<Vec<_>>().join(" ");
        }
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The state. Whoever shows it to anyone shows a view of it instead.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The state before anything happened at this table.
    pub(crate) fn first_state(&self) -> G::State {
        self.origin.as_ref().map_or_else(|| self.game.start(), |origin| G::State::clone(origin))
    }

    /// The names at the seats, empty where nobody said one.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The commitment, if there is a dealer.
    pub fn commitment(&self) -> Option<Commitment> {
        self.commitment
    }

    /// The dealer's secret, if this table has it.
    pub fn seed(&self) -> Option<Seed> {
        self.seed
    }

    /// Who resigned, and whether a draw was agreed.
    pub fn standing(&self) -> &Standing {
        &self.standing
    }

    /// Who is to act.
    pub fn turn(&self) -> Turn {
        let stayed = self.standing.stayed(self.game.seats());
        match (self.standing.ended(self.game.seats()), self.game.turn(&self.state)) {
            (Some(_), _) => Turn::Over,
            // Those who resigned do not race, unless nobody else does.
            (None, Turn::Race(seats)) => {
                let racing: SeatSet = seats.iter().filter(|seat| stayed.contains(*seat)).collect();
                Turn::Race(if racing.is_empty() { seats } else { racing })
            }
            (None, turn) => turn,
        }
    }

    /// The result, once the match has ended.
    pub fn outcome(&self) -> Option<Outcome> {
        self.standing.outcome(self.game.outcome(&self.state), self.game.scores(&self.state))
    }

    /// What this viewer may know: everything, once the match is over.
    pub fn view(&self, viewer: Viewer) -> G::View {
        let viewer = match (self.turn(), self.game.turn(&self.state)) {
            (Turn::Over, playing) if playing != Turn::Over => Viewer::Referee,
            _ => viewer,
        };
        self.game.view(&self.state, viewer)
    }

    /// What this viewer may see of an event that is about to happen.
    pub fn redact(&self, event: Event<G::Action>, viewer: Viewer) -> Option<Event<G::Action>> {
        match event {
            Event::Play(actor, action) => {
                self.game.redact(&self.state, actor, action, viewer).map(|action| Event::Play(actor, action))
            }
            Event::Resign(_) | Event::Draw => Some(event),
        }
    }

    /// Plays an action.
    ///
    /// # Errors
    /// Who is to act instead, or the clause that forbids it. Nothing has changed then.
    pub fn play(&mut self, actor: Actor, action: G::Action) -> Result<(), EventError<G::Refusal>> {
        self.apply(Event::Play(actor, action))
    }

    /// Lets an event happen.
    ///
    /// # Errors
    /// Why it cannot. Nothing has changed then.
    pub fn apply(&mut self, event: Event<G::Action>) -> Result<(), EventError<G::Refusal>> {
        if self.turn() == Turn::Over {
            return Err(EventError::Over);
        }
        let before = self.game.turn(&self.state);
        let stands = self.stands(event, before);
        match event {
            Event::Play(actor, action) => {
                self.stays_resigned(actor, action)?;
                let due = if actor == Actor::Chance { self.deal() } else { None };
                self.game.play(&mut self.state, actor, action).map_err(EventError::Refused)?;
                if due.is_some_and(|due| due != action) {
                    // A draw that is not the dealer's leaves nothing to prove.
                    (self.commitment, self.seed) = (None, None);
                }
            }
            Event::Resign(seat) if !self.standing.stayed(self.game.seats()).contains(seat) => {
                return Err(EventError::NotSeated(seat));
            }
            Event::Resign(seat) => self.standing.resign(seat),
            Event::Draw => self.standing.draw(),
        }
        self.note(event, before);
        if let Some(why) = stands {
            self.lasting = Lasting { count: self.log.len(), why: Some(why) };
        }
        Ok(())
    }

    /// Why an event that is about to happen cannot be taken back, if it cannot.
    fn stands(&self, event: Event<G::Action>, turn: Turn) -> Option<Stands> {
        match event {
            Event::Play(Actor::Chance, _) => Some(Stands::Drawn),
            Event::Play(..) if matches!(turn, Turn::Together(_)) => Some(Stands::Together),
            Event::Play(actor, action) => {
                self.game.reveals(&self.state, actor, action).then_some(Stands::Shown)
            }
            Event::Resign(_) | Event::Draw => Some(Stands::Resigned),
        }
    }

    /// Whether everything after the first so many events may be taken back: nobody has learnt anything by it.
    ///
    /// # Errors
    /// Why not.
    pub fn may_go_back(&self, count: usize) -> Result<(), Stands> {
        match self.lasting.why {
            _ if self.turn() == Turn::Over => Err(Stands::Over),
            Some(why) if count < self.lasting.count => Err(why),
            _ => Ok(()),
        }
    }

    /// where the rules say what a seat that resigned does, it does nothing else.
    fn stays_resigned(&self, actor: Actor, action: G::Action) -> Result<(), EventError<G::Refusal>> {
        match actor {
            Actor::Seat(seat) if self.standing.has_resigned(seat) => {
                let ruled = self.game.for_the_resigned(&self.state, seat);
                let may = ruled.is_none_or(|ruled| ruled == action) && self.turn().admits(actor);
                if may { Ok(()) } else { Err(EventError::Resigned(seat)) }
            }
            _ => Ok(()),
        }
    }

    fn note(&mut self, event: Event<G::Action>, before: Turn) {
        let choice = matches!(before, Turn::Together(_)).then_some(self.choices);
        self.log.push(Entry { event, choice });
        if let (Turn::Together(owed), Event::Play(Actor::Seat(seat), _)) = (before, event) {
            self.choices += usize::from(resolves(owed, seat, self.game.turn(&self.state)));
        }
    }

    /// The dealer's next draw, if chance is to act and this table has a dealer.
    pub fn deal(&self) -> Option<G::Action> {
        self.deal_by(&self.seed?)
    }

    /// What this seed draws next, if chance is to act.
    pub fn deal_by(&self, seed: &Seed) -> Option<G::Action> {
        if self.turn() != Turn::Chance {
            return None;
        }
        let mut outcomes = Vec::new();
        self.game.chance(&self.state, &mut outcomes);
        let drawn = seed.draw(self.draws(), outcomes.iter().map(|(_, weight)| *weight));
        Some(outcomes[drawn].0)
    }

    /// How many draws there have been.
    fn draws(&self) -> u64 {
        self.log.iter().filter(|entry| matches!(entry.event, Event::Play(Actor::Chance, _))).count() as u64
    }

    /// What the table plays for somebody who resigned, if such a seat is to act: the rules' action,
    /// or nothing where they want a bot.
    pub fn for_the_resigned(&self) -> Option<(Seat, Option<G::Action>)> {
        let seat = self.turn().seats().iter().find(|&seat| self.standing.has_resigned(seat))?;
        Some((seat, self.game.for_the_resigned(&self.state, seat)))
    }

    /// Takes the last event back, if there is one.
    pub fn undo(&mut self) -> Option<Event<G::Action>> {
        let undone = self.log.last()?.event;
        self.go_back(self.log.len() - 1);
        Some(undone)
    }

    /// Takes back everything after the first so many events.
    pub fn go_back(&mut self, count: usize) {
        let events = core::mem::take(&mut self.log);
        self.happen_again(events.iter().take(count).map(|entry| entry.event));
    }

    /// Starts over and lets only these events happen.
    fn happen_again(&mut self, events: impl Iterator<Item = Event<G::Action>>) {
        self.state = self.first_state();
        self.standing = Standing::default();
        self.lasting = Lasting::default();
        self.choices = 0;
        for event in events {
            self.apply(event).expect("what happened before can happen again");
        }
    }

    /// How many events there have been.
    pub fn len(&self) -> usize {
        self.log.len()
    }

    /// Whether nothing has happened yet.
    pub fn is_empty(&self) -> bool {
        self.log.is_empty()
    }

    /// The events in the order they arrived.
    pub fn events(&self) -> impl DoubleEndedIterator<Item = Event<G::Action>> {
        self.log.iter().map(|entry| entry.event)
    }

    /// The events as a record holds them: those of one secret choice in seat order, less what was
    /// taken back. What the table did during a choice comes before it, unless it ended the match.
    pub fn settled(&self) -> Vec<Event<G::Action>> {
        let mut settled = Vec::with_capacity(self.log.len());
        for choice in self.log.chunk_by(|a, b| a.choice == b.choice) {
            match choice[0].choice {
                None => settled.extend(choice.iter().map(|entry| entry.event)),
                Some(_) => self.settle(choice, &mut settled),
            }
        }
        settled
    }

    fn settle(&self, choice: &[Entry<G::Action>], settled: &mut Vec<Event<G::Action>>) {
        let by_table = |entry: &&Entry<G::Action>| !matches!(entry.event, Event::Play(..));
        let last =
            choice.last().filter(|_| self.standing.ended(self.game.seats()).is_some()).filter(by_table);
        let body = &choice[..choice.len() - usize::from(last.is_some())];
        settled.extend(body.iter().filter(by_table).map(|entry| entry.event));
        for seat in SeatSet::first(self.game.seats()).iter() {
            let own = |entry: &&Entry<G::Action>| matches!(entry.event, Event::Play(Actor::Seat(s), _) if s == seat);
            let from = settled.len();
            for Entry { event, .. } in body.iter().filter(own) {
                match event {
                    Event::Play(_, action) if G::takes_back(*action) => settled.truncate(from),
                    event => settled.push(*event),
                }
            }
        }
        settled.extend(last.map(|entry| entry.event));
    }
}

impl<G: Game + Clone> Table<G> {
    /// What a seat may know when it chooses: what it sees, but while all choose at once and in secret as if nobody else
    /// had chosen yet. So it does not depend on who is quicker.
    pub fn view_to_choose_from(&self, seat: Seat) -> G::View {
        let Turn::Together(_) = self.turn() else { return self.view(Viewer::Seat(seat)) };
        let others = |entry: &Entry<G::Action>| match entry.event {
            Event::Play(actor, _) => entry.choice == Some(self.choices) && actor != Actor::Seat(seat),
            Event::Resign(_) | Event::Draw => false,
        };
        let mut alone = Table { log: Vec::new(), ..self.clone() };
        let events = self.log.iter().filter(|entry| !others(entry));
        alone.happen_again(events.map(|entry| entry.event));
        alone.view(Viewer::Seat(seat))
    }
}

/// Whether a seat's action closed a secret choice for which these seats owed: somebody else owes
/// again, or nobody owes at all. Whoever reconsiders owes again alone.
#[must_use]
pub fn resolves(owed: SeatSet, seat: Seat, now: Turn) -> bool {
    match now {
        Turn::Together(owing) => owing.without(seat).iter().any(|other| !owed.contains(other)),
        _ => true,
    }
}
