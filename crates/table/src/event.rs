//! One line of a match's log.

use core::fmt;
use core::str::FromStr;

use cloverleaf_core::{Actor, Game, Message, ParseError, Seat, Words};

/// Something that happened at a table: an action of the game, or an event of the table itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event<A> {
    /// A seat or chance played.
    Play(Actor, A),
    /// A seat gave up.
    Resign(Seat),
    /// All who stayed agreed on a draw.
    Draw,
}

impl<A> Event<A> {
    /// The same event with its action in another form.
    pub fn map<B>(self, form: impl FnOnce(A) -> B) -> Event<B> {
        match self {
            Event::Play(actor, action) => Event::Play(actor, form(action)),
            Event::Resign(seat) => Event::Resign(seat),
            Event::Draw => Event::Draw,
        }
    }
}

impl<A: fmt::Display> fmt::Display for Event<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Play(actor, action) => write!(f, "{actor} {action}"),
            Event::Resign(seat) => write!(f, "table resign {seat}"),
            Event::Draw => f.write_str("table draw"),
        }
    }
}

/// Tells people what happened at a table of this game, from the event alone.
pub fn tell<G: Game>(event: Event<G::Action>) -> Message {
    match event {
        Event::Play(actor, action) => G::tell(actor, action),
        Event::Resign(seat) => Message::new("event-resigned").with("who", seat),
        Event::Draw => Message::new("event-draw"),
    }
}

impl Event<String> {
    /// The same event with its action read.
    ///
    /// # Errors
    /// If its text is no action of the game.
    pub fn read<A: FromStr>(self) -> Result<Event<A>, A::Err> {
        Ok(match self {
            Event::Play(actor, text) => Event::Play(actor, text.parse()?),
            Event::Resign(seat) => Event::Resign(seat),
            Event::Draw => Event::Draw,
        })
    }

    /// Reads a line of a record. The action stays text: only its game can read it.
    ///
    /// # Errors
    /// If the line does not start with an actor, or the table has no such event.
    pub fn parse(line: &str) -> Result<Event<String>, ParseError> {
        let mut words = Words::new(line);
        let who = words.word("exp-actor")?;
        let rest = line[who.text.len()..].trim_start_matches(' ');
        match who.text {
            "table" => Self::parse_table(words),
            "chance" => Ok(Event::Play(Actor::Chance, rest.to_owned())),
            seat => {
                let seat = seat.parse().map_err(|_| who.wrong("exp-actor"))?;
                Ok(Event::Play(Actor::Seat(seat), rest.to_owned()))
            }
        }
    }

    fn parse_table(mut words: Words<'_>) -> Result<Event<String>, ParseError> {
        let what = words.word("exp-table-event")?;
        let event = match what.text {
            "resign" => Event::Resign(words.parse("exp-seat")?),
            "draw" => Event::Draw,
            _ => return Err(what.wrong("exp-table-event")),
        };
        words.end()?;
        Ok(event)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_round_trips() {
        for line in ["1 go E", "chance corner 1 A1", "table resign 3", "table draw"] {
            assert_eq!(Event::parse(line).map(|event| event.to_string()).as_deref(), Ok(line));
        }
        for line in ["", "5 go E", "table", "table leave", "table draw now", "table resign 9", "go E"] {
            assert!(Event::parse(line).is_err(), "{line:?}");
        }
    }
}
