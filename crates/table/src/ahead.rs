//! Thinking ahead: playing on for everybody from what one sees, and keeping what came of it as lines, "if they do this, I do
//! that".

use cloverleaf_core::{Actor, Seat, Turn};

use crate::{AnyTable, Event, PlayError, Seed, resolves, settle_watched, situation, situation_in_full};

/// Something that somebody foresees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// Whose choice it is; nobody's for a draw.
    pub seat: Option<Seat>,
    /// The action in notation.
    pub action: String,
    /// The [`situation()`] of whoever thinks ahead just before, if they could choose then.
    pub situation: Option<String>,
}

/// A table on which somebody plays on for everybody.
#[derive(Debug)]
pub struct Ahead {
    table: Box<dyn AnyTable>,
    seat: Option<Seat>,
    luck: Seed,
    line: Vec<Step>,
    /// How many steps there were before each choice, and how many events.
    choices: Vec<(usize, usize)>,
}

impl Ahead {
    /// Goes on from this table, which is imagined, for whoever sits here; draws come from the seed.
    pub fn new(table: Box<dyn AnyTable>, seat: Option<Seat>, luck: Seed) -> Ahead {
        let mut ahead = Ahead { table, seat, luck, line: Vec::new(), choices: Vec::new() };
        ahead.settle();
        ahead
    }

    /// The table as it would be.
    #[must_use]
    pub fn table(&self) -> &dyn AnyTable {
        self.table.as_ref()
    }

    /// What would have happened.
    #[must_use]
    pub fn line(&self) -> &[Step] {
        &self.line
    }

    /// Plays actions for a seat, all or none, and whatever nobody chooses then.
    ///
    /// # Errors
    /// Why one of them may not be done. Nothing has changed then.
    pub fn play(&mut self, seat: Seat, actions: &[String]) -> Result<(), PlayError> {
        let mut tried = self.table.duplicate();
        let before = (self.line.len(), self.table.count());
        let mut steps = Vec::new();
        for action in actions {
            let event = Event::Play(Actor::Seat(seat), action.clone());
            steps.extend(step(tried.as_ref(), self.seat, &event));
            tried.apply(event)?;
        }
        self.table = tried;
        self.line.extend(steps);
        self.choices.push(before);
        self.settle();
        Ok(())
    }

    /// Goes back to before the last choice; whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some((steps, events)) = self.choices.pop() else { return false };
        while self.table.count() > events {
            self.table.undo();
        }
        self.line.truncate(steps);
        true
    }

    /// Draws anew what was drawn after the last choice, by another seed; whether there was something to draw.
    pub fn redraw(&mut self, luck: Seed) -> bool {
        let kept = self.choices.last().map_or(0, |(_, events)| *events);
        let drawn = self.table.events_after(kept).iter().rev().take_while(|event| drawn(event)).count();
        for _ in 0..drawn {
            self.table.undo();
        }
        self.line.truncate(self.line.len() - drawn);
        self.luck = luck;
        self.settle();
        drawn > 0
    }

    /// Whether the last thing that happened is a draw.
    #[must_use]
    pub fn has_drawn(&self) -> bool {
        self.table.events().last().is_some_and(drawn)
    }

    fn settle(&mut self) {
        let (seat, line) = (self.seat, &mut self.line);
        settle_watched(self.table.as_mut(), Some(self.luck), &mut |table, event| {
            line.extend(step(table, seat, event));
        });
    }
}

fn drawn(event: &Event<String>) -> bool {
    matches!(event, Event::Play(Actor::Chance, _))
}

/// An event that is about to happen, as whoever sits at this seat foresees it.
fn step(table: &dyn AnyTable, seat: Option<Seat>, event: &Event<String>) -> Option<Step> {
    let Event::Play(actor, action) = event else { return None };
    let asked = seat.filter(|seat| table.turn().seats().contains(*seat));
    let by = match actor {
        Actor::Seat(seat) => Some(*seat),
        Actor::Chance => None,
    };
    Some(Step { seat: by, action: action.clone(), situation: asked.map(|seat| situation(table, seat)) })
}

/// The lines that somebody keeps.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Plan {
    /// Each with its steps from the position in which it was made.
    pub lines: Vec<Vec<Step>>,
}

/// What a plan says to a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It is not its owner's turn, or they let others go first.
    Wait,
    /// This is to be played.
    Play {
        /// The actions, one after the other.
        actions: Vec<String>,
        /// Whether nothing is planned after them.
        last: bool,
    },
    /// Something else has happened than was foreseen.
    Unforeseen,
}

impl Plan {
    /// What this plan, which is this seat's, says now. It acts exactly if what the seat sees is what was foreseen.
    #[must_use]
    pub fn answer(&self, table: &dyn AnyTable, seat: Seat) -> Answer {
        if !table.turn().seats().contains(seat) {
            return Answer::Wait;
        }
        let Some(mut found) = self.foreseen(table, seat) else { return Answer::Unforeseen };
        if found.0.seat != Some(seat) {
            return Answer::Wait;
        }
        let mut ahead = table.duplicate();
        let mut actions = Vec::new();
        loop {
            let (step, last) = found;
            let before = ahead.turn();
            if ahead.play(Actor::Seat(seat), &step.action).is_err() {
                // Only what was not made by thinking ahead is refused.
                return Answer::Unforeseen;
            }
            actions.push(step.action.clone());
            let next = || self.foreseen(ahead.as_ref(), seat).filter(|(step, _)| step.seat == Some(seat));
            match Some(last).filter(|last| !last && goes_on(before, ahead.turn(), seat)).and_then(|_| next())
            {
                Some(next) => found = next,
                None => return Answer::Play { actions, last },
            }
        }
    }

    /// What was foreseen in this position, and whether it is the last thing its owner does. What they do themselves goes
    /// before what they wait for.
    fn foreseen(&self, table: &dyn AnyTable, seat: Seat) -> Option<(&Step, bool)> {
        let full = || situation_in_full(table, seat);
        let now = (situation(table, seat), matches!(table.turn(), Turn::Together(_)).then(full));
        let is_now = |step: &Step| {
            step.situation.is_some() && (step.situation.as_ref() == Some(&now.0) || step.situation == now.1)
        };
        let own = |step: &Step| step.seat == Some(seat);
        let mut found: Option<&Step> = None;
        let mut last = true;
        for line in &self.lines {
            let here = line.iter().position(|step| is_now(step) && own(step));
            let Some(at) = here.or_else(|| line.iter().position(is_now)) else { continue };
            last &= !line[at + 1..].iter().any(own);
            found = found.filter(|step| own(step)).or(Some(&line[at]));
        }
        found.map(|step| (step, last))
    }

    /// Whether it has two answers to the same situation.
    #[must_use]
    pub fn contradicts_itself(&self, seat: Seat) -> bool {
        let own = |step: &&Step| step.seat == Some(seat);
        let steps: Vec<_> = self.lines.iter().flatten().filter(own).collect();
        let differ =
            |a: &Step, b: &Step| a.situation.is_some() && a.situation == b.situation && a.action != b.action;
        steps.iter().enumerate().any(|(index, step)| steps[..index].iter().any(|other| differ(step, other)))
    }
}

/// Whether the same seat goes on with its turn, without anything happening in between.
fn goes_on(before: Turn, now: Turn, seat: Seat) -> bool {
    match before {
        Turn::Together(owed) => !resolves(owed, seat, now) && now.seats().contains(seat),
        _ => now == Turn::Seat(seat),
    }
}
