//! From what somebody asks to the entry that would be written, or the reason why not. Nothing changes here.

use cloverleaf_core::{Actor, Message, Seat};
use cloverleaf_table::Event;

use super::redaction::Around;
use super::{Chair, Duty, Played, Room};
use crate::entry::{Entry, Opened, Opening, Person};
use crate::problem::{problem, refused};
use crate::store::Status;
use crate::{PlayerId, hash_of};
use cloverleaf_protocol::{
    Clock, Code, Command, Moment, Problem, Request, SeatWish, Seen, Setup, Start, Substitute,
};

/// The most actions in one request.
const MOST_ACTIONS: usize = 200;

/// Who asks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Caller {
    /// Who.
    pub player: PlayerId,
    /// The name they go by.
    pub name: String,
    /// Whether it is a program.
    pub program: bool,
}

/// What comes of a request.
#[derive(Debug)]
pub enum Verdict {
    /// This may be written, and with it a new table opened.
    Write {
        /// The sender and the sender's name for it.
        batch: Option<String>,
        /// The entry.
        entry: Box<Entry>,
        /// The table of a rematch.
        opens: Option<Box<Opened>>,
        /// The game after it, if the entry moves the game on.
        played: Option<Played>,
    },
    /// It was done already, at this version.
    Done(i64),
}

/// What is to be written, and the game after it.
pub(super) struct Answer {
    pub(super) what: Seen,
    pub(super) played: Option<Played>,
}

/// What leaves the game where it is.
impl From<Seen> for Answer {
    fn from(what: Seen) -> Answer {
        Answer { what, played: None }
    }
}

impl Room {
    /// What a request would do.
    ///
    /// # Errors
    /// Why it cannot be done.
    pub fn decide(
        &self,
        caller: &Caller,
        request: &Request,
        around: &Around,
        now: i64,
    ) -> Result<Verdict, Problem> {
        self.playable()?;
        let batch = request.id.as_deref().map(|id| batch_of(caller, id)).transpose()?;
        if let Some(seq) = batch.as_ref().and_then(|batch| self.done(batch)) {
            return Ok(Verdict::Done(seq));
        }
        if let (Command::Rematch, Some(_)) = (&request.command, &self.rematch) {
            return Ok(Verdict::Done(self.version()));
        }
        let (Answer { what, played }, opens) = match &request.command {
            Command::Rematch => self.rematch_for(caller, now)?,
            command => (self.answer(caller, command, around, now)?, None),
        };
        let entry = Box::new(Entry { by: Some(caller.player.clone()), what });
        Ok(Verdict::Write { batch, entry, opens, played })
    }

    fn answer(
        &self,
        caller: &Caller,
        command: &Command,
        around: &Around,
        now: i64,
    ) -> Result<Answer, Problem> {
        match command {
            Command::Sit { seat, invite } => self.sit(caller, *seat, invite.as_deref()),
            Command::Rise => self.rise(caller).map(Answer::from),
            Command::Cancel => self.cancel(caller).map(Answer::from),
            Command::Remove { seat } => self.remove(caller, *seat).map(Answer::from),
            Command::Arrange { seats, options } => self.arrange(caller, seats, options.as_ref()),
            Command::Start { empty } => self.start(caller, *empty),
            Command::Ready { ready } => self.ready(caller, *ready).map(Answer::from),
            Command::Rename => self.rename(caller).map(Answer::from),
            Command::Vote { seat } => self.vote(self.playing(caller)?, *seat, now).map(Answer::from),
            Command::Play { actions, decision, seat } => {
                let seat = self.own(caller, *seat)?;
                self.in_time(seat, now)?;
                self.play(seat, actions, *decision)
            }
            Command::Resign => self.replace(self.playing(caller)?, Substitute::Resign, Moment::Wish),
            Command::OfferDraw => self.offer_draw(self.playing(caller)?),
            Command::DeclineDraw => self.decline_draw(self.playing(caller)?).map(Answer::from),
            Command::Undo => self.ask_undo(self.playing(caller)?),
            Command::AgreeUndo { asked } => self.agree_undo(self.playing(caller)?, *asked),
            Command::DeclineUndo => self.decline_undo(self.playing(caller)?).map(Answer::from),
            Command::Claim { seat, with } => self.claim(self.playing(caller)?, *seat, *with, around, now),
            Command::StandIn { level } => {
                let level = level.parse().map_err(|error: cloverleaf_bots::UnknownLevel| {
                    problem(Code::Malformed, error.message())
                })?;
                self.replace(self.playing(caller)?, Substitute::Bot(level), Moment::Wish)
            }
            Command::TakeBack => self.take_back(self.playing(caller)?).map(Answer::from),
            Command::Say { to, text } => self.say(caller, *to, text, now).map(Answer::from),
            Command::Rematch => Err(problem(Code::Nothing, "server-rematch-alone")),
        }
    }

    /// What the table itself does for a seat whose time has run out, or what its bot chose.
    ///
    /// # Errors
    /// If that is not so any more.
    pub fn fulfil(&self, duty: Duty, chosen: &[String], now: i64) -> Result<Verdict, Problem> {
        if ![self.bot_to_play(), self.next_late()].contains(&Some(duty)) {
            return Err(problem(Code::Stale, "server-meanwhile"));
        }
        let (batch, Answer { what, played }) = match duty {
            // A clock that was set back: in a race people would lose their chance.
            Duty::Bot { from, .. } if from > now => return Err(problem(Code::Stale, "server-bot-early")),
            Duty::Bot { seat, decision, .. } => {
                (format!("bot:{seat}:{decision}"), self.play(seat, chosen, Some(decision))?)
            }
            Duty::Late(seat, at) if at <= now && self.setup.clock == Clock::None => {
                (format!("late:{seat}:{at}"), self.replace(seat, self.stand_in(), Moment::Vote)?)
            }
            Duty::Late(seat, at) if at <= now => {
                (format!("late:{seat}:{at}"), self.replace(seat, self.setup.late, Moment::Late)?)
            }
            Duty::Late(..) => return Err(problem(Code::NotGone, "server-time-left")),
        };
        let entry = Box::new(Entry { by: None, what });
        Ok(Verdict::Write { batch: Some(batch), entry, opens: None, played })
    }

    /// A seat is not played by its owner any more.
    fn replace(&self, seat: Seat, with: Substitute, why: Moment) -> Result<Answer, Problem> {
        self.plays_alone(with)?;
        match with {
            Substitute::Bot(level) => {
                Ok(Seen::StoodIn { seat: seat.number(), level: level.name().to_owned(), why }.into())
            }
            Substitute::Resign => {
                let mut played = self.to_be_played();
                played.play(Event::Resign(seat)).map_err(|error| problem(Code::Over, error.message()))?;
                played.settle();
                let what = Seen::Resigned { seat: seat.number(), why, events: played.events() };
                Ok(Answer { what, played: Some(played) })
            }
        }
    }

    /// The caller's seat.
    pub(super) fn own(&self, caller: &Caller, named: Option<u8>) -> Result<Seat, Problem> {
        let seat = self.seat_of(&caller.player);
        match (seat, named) {
            (None, _) => Err(problem(Code::NotYours, "server-only-watching")),
            (Some(seat), Some(named)) if seat.number() != named => Err(problem(
                Code::NotYours,
                Message::new("server-other-seat").with("named", named).with("seat", seat.number()),
            )),
            (Some(seat), _) => Ok(seat),
        }
    }

    /// The caller's seat in a game that is going on, not resigned.
    fn playing(&self, caller: &Caller) -> Result<Seat, Problem> {
        let seat = self.own(caller, None)?;
        self.going_on()?;
        if self.table.standing().has_resigned(seat) {
            return Err(problem(Code::Over, "server-you-resigned"));
        }
        Ok(seat)
    }

    fn going_on(&self) -> Result<(), Problem> {
        match self.status {
            Status::Running => Ok(()),
            Status::Open => Err(problem(Code::NotStarted, "server-waiting-for-seats")),
            Status::Finished => Err(problem(Code::Over, "server-game-over")),
            Status::Cancelled => Err(problem(Code::Over, "server-table-closed")),
        }
    }

    pub(super) fn not_begun(&self) -> Result<(), Problem> {
        match self.status {
            Status::Open => Ok(()),
            Status::Running => Err(problem(Code::Started, "server-game-started")),
            _ => self.going_on(),
        }
    }

    fn sit(&self, caller: &Caller, wanted: Option<u8>, invite: Option<&str>) -> Result<Answer, Problem> {
        self.not_begun()?;
        if let Some(seat) = self.seat_of(&caller.player) {
            return Err(problem(Code::SeatTaken, Message::new("server-seated").with("seat", seat.number())));
        }
        if self.removed.contains(&caller.player) {
            return Err(problem(Code::NotYours, "server-removed"));
        }
        let may = |index: usize| self.may_sit(index, caller, invite);
        let seat = match wanted {
            Some(number) => self.chair(number)?,
            None => (0..self.chairs.len())
                .find(|index| may(*index).is_ok())
                .map(Seat::at)
                .ok_or_else(|| problem(Code::SeatTaken, "server-no-free-seat"))?,
        };
        may(seat.index())?;
        let played = self.start_if_full(Some(seat));
        let events = played.as_ref().map_or_else(Vec::new, Played::events);
        let (name, program) = (caller.name.clone(), caller.program);
        Ok(Answer { what: Seen::Sat { seat: seat.number(), name, program, events }, played })
    }

    pub(super) fn chair(&self, number: u8) -> Result<Seat, Problem> {
        Seat::numbered(number.into())
            .filter(|seat| seat.index() < self.chairs.len())
            .ok_or_else(|| problem(Code::NotFound, Message::new("record-no-seat").with("seat", number)))
    }

    fn may_sit(&self, index: usize, caller: &Caller, invite: Option<&str>) -> Result<(), Problem> {
        let chair = &self.chairs[index];
        let taken = |message: Message| Err(problem(Code::SeatTaken, message));
        let invited = invite.is_some_and(|key| hash_of(key) == hash_of(self.invite_key(chair)));
        match chair {
            chair if chair.filled() => taken("server-seat-occupied".into()),
            Chair { kept: Some(person), .. } if person.player == caller.player || invited => Ok(()),
            Chair { kept: Some(person), .. } => {
                taken(Message::new("server-seat-kept").text("name", &person.name))
            }
            Chair { wish: SeatWish::Open, .. } => Ok(()),
            _ if invited => Ok(()),
            _ => taken("server-seat-invited".into()),
        }
    }

    fn rise(&self, caller: &Caller) -> Result<Seen, Problem> {
        let seat = self.own(caller, None)?;
        self.not_begun()?;
        Ok(Seen::Rose { seat: seat.number() })
    }

    fn cancel(&self, caller: &Caller) -> Result<Seen, Problem> {
        self.not_begun()?;
        if caller.player != self.opening.host {
            return Err(problem(Code::NotYours, "server-not-the-host"));
        }
        Ok(Seen::Cancelled)
    }

    fn remove(&self, caller: &Caller, number: u8) -> Result<Seen, Problem> {
        self.not_begun()?;
        if caller.player != self.opening.host {
            return Err(problem(Code::NotYours, "server-remove-host"));
        }
        match &self.chairs[self.chair(number)?.index()].person {
            Some(person) if person.player == caller.player => {
                Err(problem(Code::Nothing, "server-remove-self"))
            }
            Some(person) => Ok(Seen::Removed { seat: number, name: person.name.clone() }),
            None => Err(problem(Code::Nothing, "server-remove-nobody")),
        }
    }

    fn play(&self, seat: Seat, actions: &[String], decision: Option<i64>) -> Result<Answer, Problem> {
        self.going_on()?;
        if actions.is_empty() || actions.len() > MOST_ACTIONS {
            let text = Message::new("server-action-count").with("most", MOST_ACTIONS);
            return Err(problem(Code::Malformed, text));
        }
        self.up_to_date(seat, decision)?;
        if !self.table.turn().admits(Actor::Seat(seat)) {
            return Err(problem(Code::NotYourTurn, "server-not-your-turn"));
        }
        let mut played = self.to_be_played();
        for (index, action) in actions.iter().enumerate() {
            let event = Event::Play(Actor::Seat(seat), action.clone());
            played.play(event).map_err(|error| refused(index, error))?;
        }
        played.settle();
        let what = Seen::Played { seat: seat.number(), events: played.events() };
        Ok(Answer { what, played: Some(played) })
    }

    /// Time that has run out is over at once, not when the table gets round to saying so.
    fn in_time(&self, seat: Seat, now: i64) -> Result<(), Problem> {
        match self.clocks.deadline(seat) {
            Some(deadline) if deadline <= now && self.owing().contains(seat) => {
                Err(problem(Code::Stale, "server-time-is-up"))
            }
            _ => Ok(()),
        }
    }

    fn up_to_date(&self, seat: Seat, decision: Option<i64>) -> Result<(), Problem> {
        match decision {
            Some(decision) if decision != self.decisions[seat.index()] => {
                let text = "server-table-moved-on";
                Err(problem(Code::Stale, text))
            }
            _ => Ok(()),
        }
    }

    fn offer_draw(&self, seat: Seat) -> Result<Answer, Problem> {
        if self.offers.contains(seat) {
            return Err(problem(Code::Nothing, "server-draw-offered"));
        }
        if self.bots_play() {
            return Err(problem(Code::Nothing, "server-draw-bots"));
        }
        let agreed = self.people_playing().iter().all(|other| other == seat || self.offers.contains(other));
        let seat = seat.number();
        if !agreed {
            return Ok(Seen::DrawOffered { seat, events: Vec::new() }.into());
        }
        let mut played = self.to_be_played();
        played.play(Event::Draw).map_err(|error| problem(Code::Over, error.message()))?;
        Ok(Answer { what: Seen::DrawOffered { seat, events: played.events() }, played: Some(played) })
    }

    fn decline_draw(&self, seat: Seat) -> Result<Seen, Problem> {
        if self.offers.is_empty() {
            return Err(problem(Code::Nothing, "server-no-draw-offer"));
        }
        Ok(Seen::DrawDeclined { seat: seat.number() })
    }

    fn claim(
        &self,
        own: Seat,
        number: u8,
        with: Substitute,
        around: &Around,
        now: i64,
    ) -> Result<Answer, Problem> {
        let seat = self.chair(number)?;
        if seat == own || !self.owing().contains(seat) {
            return Err(problem(Code::NotGone, Message::new("server-not-awaited").with("seat", seat)));
        }
        match self.claim_from(seat, around) {
            None => Err(problem(Code::NotGone, Message::new("server-still-here").with("seat", seat))),
            Some(from) if from > now => {
                let seconds = u64::try_from((from - now) / 1000 + 1).unwrap_or(1);
                let message = Message::new("server-claim-later").with("seat", seat);
                let text = message.with("seconds", usize::try_from(seconds).unwrap_or(usize::MAX));
                Err(problem(Code::NotGone, text).wait(seconds))
            }
            Some(_) => self.replace(seat, with, Moment::Claim),
        }
    }

    fn take_back(&self, seat: Seat) -> Result<Seen, Problem> {
        match self.chairs[seat.index()].stand_in {
            Some(_) => Ok(Seen::TookBack { seat: seat.number() }),
            None => Err(problem(Code::Nothing, "server-no-stand-in")),
        }
    }

    /// A table with the same people, each a seat further; whoever asks sits there already.
    fn rematch_for(&self, caller: &Caller, now: i64) -> Result<(Answer, Option<Box<Opened>>), Problem> {
        self.own(caller, None)?;
        if self.status != Status::Finished {
            return Err(problem(Code::NotStarted, "server-rematch-early"));
        }
        let mut chairs = self.chairs.clone();
        chairs.rotate_right(1);
        let person = |chair: &Chair| match chair.wish {
            SeatWish::Bot(_) => None,
            _ => chair.person.clone(),
        };
        let kept: Vec<Option<Person>> = chairs.iter().map(person).collect();
        let seats = chairs.iter().map(|chair| chair.wish).collect();
        // Whoever is expected is known: nobody has to say when all are there.
        let setup = Setup { seats, start: Start::Full, ..Setup::clone(&self.setup) };
        let opening = Opening { setup, kept, host: caller.player.clone(), ..Opening::clone(&self.opening) };
        let opened = super::open(opening, now, self.clocks.downtimes())?;
        Ok((Seen::Rematch { table: opened.id.clone() }.into(), Some(Box::new(opened))))
    }
}

/// The sender's name for a request, kept apart from what others call theirs.
fn batch_of(caller: &Caller, id: &str) -> Result<String, Problem> {
    let fine = |byte: u8| byte.is_ascii_alphanumeric() || b"._-".contains(&byte);
    if id.is_empty() || id.len() > 64 || !id.bytes().all(fine) {
        let text = "server-bad-id";
        return Err(problem(Code::Malformed, text));
    }
    Ok(format!("{}:{id}", caller.player))
}
