//! A game being played at one screen.

mod advance;

use std::io::{BufRead, Write};

use cloverleaf_bots::Level;
use cloverleaf_core::{Actor, Seat, SeatSet, Turn, Viewer};
use cloverleaf_table::{AnyTable, Driver, Event, PlayError, Seed};

use self::advance::Next;
use super::bots::Bots;
use super::console::Console;
use super::prompt::Typed;
use super::save::Save;
use super::screen::{called, tell_advice, tell_legal};
use crate::failure::Failure;
use crate::language::{language, said, say, with_clause};
use crate::replay::{show_board, show_standing};

/// How many pieces of advice a hint gives.
const HINTS: usize = 3;

/// How many of the last events a player is told when the turn comes round.
const TOLD: usize = 12;

/// The table, who plays at it, and what each has been told.
#[derive(Debug)]
pub(super) struct Session {
    table: Box<dyn AnyTable>,
    driver: Driver<Level>,
    bots: Bots,
    save: Save,
    seed: Option<Seed>,
    curtain: bool,
    secrets: bool,
    /// How many of the events a seat may see it has been told.
    told: [usize; 4],
    /// Who looked at the screen last.
    looking: Option<Seat>,
    /// How many events there were when the one who plays now sat down.
    since: usize,
    /// How many events there were when people in a race let the bots go first.
    declined: Option<usize>,
}

/// How a turn at the screen ended.
#[derive(PartialEq, Eq)]
enum Left {
    /// The turn has passed on.
    Handed,
    /// The player left the game.
    Quit,
}

impl Session {
    pub(super) fn new(
        table: Box<dyn AnyTable>,
        save: Save,
        seed: Option<Seed>,
        curtain: bool,
    ) -> Result<Session, Failure> {
        let secrets =
            cloverleaf_catalog::entry(table.id()).expect("an open table is of a known game").secrets;
        let mut number = [0; 8];
        match seed {
            Some(seed) => number.copy_from_slice(&seed.to_string().as_bytes()[..8]),
            None => getrandom::fill(&mut number).map_err(super::no_random)?,
        }
        let bots = Bots::new(u64::from_le_bytes(number));
        let sitters = table.names().iter().map(|name| Bots::sitter(name));
        let driver = Driver::new(sitters, Level::FOR_THE_RESIGNED);
        let mut session = Session {
            table,
            driver,
            bots,
            save,
            seed,
            curtain,
            secrets,
            told: [0; 4],
            looking: None,
            since: 0,
            declined: None,
        };
        session.curtain &= session.secrets && session.people().len() > 1;
        Ok(session)
    }

    /// The seats that people play.
    fn people(&self) -> SeatSet {
        self.driver.people(&*self.table)
    }

    /// Plays until the game is over or somebody leaves.
    pub(super) fn run(mut self, console: &mut Console<impl BufRead, impl Write>) -> Result<(), Failure> {
        if self.people().is_empty() {
            console.say(&said!("play-only-bots"))?;
        }
        loop {
            let people = self.advance()?;
            self.save.write(&*self.table)?;
            if people.is_empty() {
                return self.finish(console);
            }
            let goes_on = match self.next_of(people, console)? {
                Next::Seat(seat) => self.seat_acts(seat, console)?,
                Next::Bot => true,
                Next::Nobody => false,
            };
            if !goes_on {
                return self.leave(console);
            }
        }
    }

    /// Hands the screen to a person who then acts. Says whether the game goes on.
    fn seat_acts(
        &mut self,
        seat: Seat,
        console: &mut Console<impl BufRead, impl Write>,
    ) -> Result<bool, Failure> {
        Ok(self.hand_over(seat, console)?
            && (self.looking != Some(seat) || self.take_turn(seat, console)? == Left::Handed))
    }

    /// Lets the curtain fall between two players, and tells the next one what happened. Says whether
    /// somebody is there to play.
    fn hand_over(
        &mut self,
        seat: Seat,
        console: &mut Console<impl BufRead, impl Write>,
    ) -> Result<bool, Failure> {
        if self.curtain && self.looking != Some(seat) {
            console.wipe()?;
            let Some(answer) = console.ask(&self.curtain_says(seat))? else { return Ok(false) };
            if let Ok(Event::Play(Actor::Seat(other), action)) = Event::parse(&answer)
                && self.table.takes_back(&action)
            {
                self.take_back(other, &action, console)?;
                return Ok(true);
            }
            console.wipe()?;
        }
        self.looking = Some(seat);
        self.since = self.table.events().len();
        self.tell_news(seat, console)?;
        self.show(seat, console)?;
        Ok(true)
    }

    fn curtain_says(&self, seat: Seat) -> String {
        let done = self.people().iter().find(|other| {
            !self.table.turn().seats().contains(*other) && !self.table.legal(*other).is_empty()
        });
        let hint = match done.and_then(|done| Some((done, self.table.legal(done).pop()?))) {
            Some((done, action)) => {
                format!("\n{}", said!("curtain-change", line = format!("{done} {action}")))
            }
            None => String::new(),
        };
        format!("{} {hint}", said!("curtain", who = called(&*self.table, seat)))
    }

    /// Somebody who was done reconsiders before the others are (TT-10.2).
    fn take_back(
        &mut self,
        seat: Seat,
        action: &str,
        console: &mut Console<impl BufRead, impl Write>,
    ) -> Result<(), Failure> {
        match self.table.play(Actor::Seat(seat), action) {
            Ok(()) => self.save.write(&*self.table),
            Err(error) => console.say(&refused(&error)),
        }
    }

    fn tell_news(
        &mut self,
        seat: Seat,
        console: &mut Console<impl BufRead, impl Write>,
    ) -> Result<(), Failure> {
        let seen = self.table.events_seen_by(Viewer::Seat(seat));
        let news = &seen[self.told[seat.index()].min(seen.len())..];
        if news.len() > TOLD {
            console.say(&said!("news-more", count = news.len() - TOLD))?;
        }
        for event in &news[news.len().saturating_sub(TOLD)..] {
            console.say(&format!("  {}", self.tell(event, seat)))?;
        }
        self.told[seat.index()] = seen.len();
        Ok(())
    }

    /// An event in notation and in words, as this player reads it.
    fn tell(&self, event: &Event<String>, seat: Seat) -> String {
        let told = self
            .table
            .tell(event)
            .map(|told| language().at_table(self.table.names(), Some(seat)).sentence(&told));
        told.map_or_else(|| event.to_string(), |told| format!("{event}  {told}"))
    }

    fn show(&self, seat: Seat, console: &mut Console<impl BufRead, impl Write>) -> Result<(), Failure> {
        console.say("")?;
        show_board(&*self.table, Viewer::Seat(seat), &mut console.out)
    }

    /// Lets a person act until the turn passes on, or a secret choice that all owed is resolved: what
    /// was revealed then is not taken back.
    fn take_turn(
        &mut self,
        seat: Seat,
        console: &mut Console<impl BufRead, impl Write>,
    ) -> Result<Left, Failure> {
        let turn = self.table.turn();
        loop {
            let Some(line) = console.ask(&said!("prompt", who = called(&*self.table, seat)))? else {
                return Ok(Left::Quit);
            };
            match Typed::read(&line) {
                Typed::Quit => return Ok(Left::Quit),
                Typed::Wait if self.steps_back(seat) => return Ok(Left::Handed),
                typed => self.obey(seat, typed, console)?,
            }
            let acts = self.table.turn() == turn && self.people().contains(seat);
            if !acts && !self.reconsiders(seat, turn, console)? {
                return Ok(Left::Handed);
            }
        }
    }

    /// Before the curtain falls, the last word can still be taken back: nobody has seen what it led
    /// to. Says whether the seat is to act again.
    fn reconsiders(
        &mut self,
        seat: Seat,
        turn: Turn,
        console: &mut Console<impl BufRead, impl Write>,
    ) -> Result<bool, Failure> {
        let others = self.people().without(seat);
        if !self.curtain || others.is_empty() || self.table.outcome().is_some() {
            return Ok(false);
        }
        let answer = console.ask(&format!("{} ", said!("curtain-done")))?;
        if matches!(answer.as_deref().map(Typed::read), Some(Typed::Undo)) {
            self.undo(seat, console)?;
        }
        Ok(self.table.turn() == turn && self.people().contains(seat))
    }

    fn obey(
        &mut self,
        seat: Seat,
        typed: Typed,
        console: &mut Console<impl BufRead, impl Write>,
    ) -> Result<(), Failure> {
        match typed {
            Typed::Nothing | Typed::Quit => Ok(()),
            Typed::Help => console.say(&said!("play-help")),
            Typed::Legal(start) => console.say(&tell_legal(&self.table.legal(seat), &start)),
            Typed::Explain(action) => match self.table.explain(seat, &action) {
                Ok(explanation) => console.say(&say(&explanation.message)),
                Err(error) => console.say(&refused(&error)),
            },
            Typed::Hint => console.say(&tell_advice(&cloverleaf_catalog::advise(
                &*self.table,
                seat,
                Level::Cabbie,
                self.table.events().len() as u64,
                HINTS,
            ))),
            Typed::Board => self.show(seat, console),
            Typed::Log => self.tell_log(seat, console),
            Typed::Undo => self.undo(seat, console),
            Typed::Wait => console.say(&said!("wait-nobody")),
            Typed::Save(file) => self.save_in(file, console),
            Typed::Resign => self.end_by(console, &said!("really-resign"), |table| table.resign(seat)),
            Typed::Draw => self.end_by(console, &said!("really-draw"), |table| table.agree_draw()),
            Typed::Number(number) => match self.table.legal(seat).get(number.wrapping_sub(1)) {
                Some(action) => self.act(seat, &action.clone(), console),
                None => console.say(&said!("no-such-number")),
            },
            Typed::Action(action) => self.act(seat, &action, console),
        }
    }

    fn act(
        &mut self,
        seat: Seat,
        action: &str,
        console: &mut Console<impl BufRead, impl Write>,
    ) -> Result<(), Failure> {
        let turn = self.table.turn();
        let told = self.table.explain(seat, action);
        match self.table.play(Actor::Seat(seat), action) {
            Err(error) => console.say(&refused(&error)),
            Ok(()) => {
                // What it does, with whatever there is to be warned of (TT-4.4); undo is still free.
                told.map_or(Ok(()), |told| console.say(&format!("{action}: {}.", say(&told.message))))?;
                self.told[seat.index()] = self.table.events_seen_by(Viewer::Seat(seat)).len();
                self.save.write(&*self.table)?;
                // Whatever else this led to is shown when the turn comes round again.
                if self.table.turn() == turn {
                    self.show(seat, console)?;
                }
                Ok(())
            }
        }
    }

    fn tell_log(&self, seat: Seat, console: &mut Console<impl BufRead, impl Write>) -> Result<(), Failure> {
        for (index, event) in self.table.events_seen_by(Viewer::Seat(seat)).iter().enumerate() {
            console.say(&format!("{:>4}  {}", index + 1, self.tell(event, seat)))?;
        }
        Ok(())
    }

    /// Takes back the last action of this turn; in a game without secrets and draws in between also
    /// the last one a person made, with what bots answered.
    fn undo(&mut self, seat: Seat, console: &mut Console<impl BufRead, impl Write>) -> Result<(), Failure> {
        let events = self.table.events();
        let by_person = |event: &Event<String>| matches!(event, Event::Play(Actor::Seat(seat), _) if self.people().contains(*seat));
        let own = events.len() > self.since
            && matches!(events.last(), Some(Event::Play(Actor::Seat(s), _)) if *s == seat);
        let back = match events.iter().rposition(by_person) {
            Some(_) if own => 1,
            Some(last) if !self.secrets && events[last..].iter().all(|event| !drawn(event)) => {
                events.len() - last
            }
            _ => return console.say(&said!("undo-nothing")),
        };
        for _ in 0..back {
            self.table.undo();
        }
        self.since = self.since.min(self.table.events().len());
        self.told = self.told.map(|told| told.min(self.table.events().len()));
        console.say(&said!("undo-done", count = back))?;
        self.save.write(&*self.table)?;
        self.show(seat, console)
    }

    fn save_in(
        &mut self,
        file: Option<String>,
        console: &mut Console<impl BufRead, impl Write>,
    ) -> Result<(), Failure> {
        if let Some(file) = file {
            self.save.keep_in(&file);
        }
        let Some(file) = self.save.file().map(|file| file.display().to_string()) else {
            return console.say(&said!("save-where"));
        };
        match self.save.write(&*self.table) {
            Ok(()) => console.say(&said!("save-done", file = file)),
            Err(failure) => {
                self.save = Save::new(None);
                console.say(&format!("{failure}"))
            }
        }
    }

    fn end_by(
        &mut self,
        console: &mut Console<impl BufRead, impl Write>,
        question: &str,
        end: impl FnOnce(&mut dyn AnyTable) -> Result<(), PlayError>,
    ) -> Result<(), Failure> {
        let yes = said!("yes");
        match console.ask(&format!("{question} "))? {
            Some(answer) if answer == yes || answer == "yes" => {
                end(&mut *self.table).or_else(|error| console.say(&refused(&error)))
            }
            _ => console.say(&said!("play-goes-on")),
        }
    }

    fn finish(self, console: &mut Console<impl BufRead, impl Write>) -> Result<(), Failure> {
        console.say("")?;
        show_board(&*self.table, Viewer::Referee, &mut console.out)?;
        show_standing(&*self.table, &mut console.out)?;
        match self.save.file().map(|file| file.display().to_string()) {
            Some(file) => console.say(&said!("play-record", file = file)),
            None => Ok(()),
        }
    }

    fn leave(self, console: &mut Console<impl BufRead, impl Write>) -> Result<(), Failure> {
        match self.save.file().map(|file| file.display().to_string()) {
            Some(file) => console.say(&said!("leave-saved", file = file)),
            None => console.say(&said!("leave-unsaved")),
        }
    }
}

/// Why something was not done.
fn refused(error: &PlayError) -> String {
    said!("play-refused", why = with_clause(error))
}

fn drawn(event: &Event<String>) -> bool {
    matches!(event, Event::Play(Actor::Chance, _))
}
