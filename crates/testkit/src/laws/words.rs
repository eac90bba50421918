//! The law about words: whatever a game says to people can be said in every language.

use std::collections::HashSet;
use std::fmt::Write as _;

use cloverleaf_core::{Actor, Arg, Game, GameExt, Kind, Message, Options, Seat, Value, options_from};
use cloverleaf_words::{Languages, Speaker};

use super::{Broken, demand};
use crate::{Action, State, Subject};

/// The most actions of the notation whose refusals are read at one state.
const TRIED: usize = 200;

/// The languages, and the messages that were found to have words in all of them.
pub(super) struct Reader {
    languages: &'static Languages,
    seen: HashSet<(Form, String)>,
}

/// How a message is read.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Form {
    Sentence,
    Command,
}

impl Form {
    fn lacked(self, speaker: &Speaker<'_>, message: &Message) -> Option<String> {
        match self {
            Form::Sentence => speaker.lacks(message),
            Form::Command => speaker.command_lacks(message),
        }
    }
}

impl Reader {
    pub(super) fn new<S: Subject>() -> Reader {
        Reader { languages: S::languages(), seen: HashSet::new() }
    }

    /// Demands words for a message, whoever reads it.
    fn read(&mut self, message: &Message) -> Result<(), Broken> {
        self.demand(message, Form::Sentence)
    }

    /// Demands words for an action, also told as something to do if a seat can do it.
    fn read_action<G: Game>(&mut self, actor: Actor, action: G::Action) -> Result<(), Broken> {
        let told = G::tell(actor, action);
        self.read(&told)?;
        match actor {
            Actor::Seat(_) => self.demand(&told, Form::Command),
            Actor::Chance => Ok(()),
        }
    }

    fn demand(&mut self, message: &Message, form: Form) -> Result<(), Broken> {
        if !self.seen.insert((form, shape(message))) {
            return Ok(());
        }
        for language in self.languages.iter() {
            for reader in [None].into_iter().chain(Seat::ALL.map(Some)) {
                let lack = form.lacked(&language.at_table(&[], reader), message);
                demand!(EverythingHasWords, lack.is_none(), "'{message}': {}", lack.unwrap_or_default());
            }
        }
        Ok(())
    }
}

/// What the words of a message can depend on: everything but which place, piece or text fills them.
fn shape(message: &Message) -> String {
    let mut shape = message.key.to_string();
    for (name, arg) in &message.args {
        let _ = write!(shape, " {name}={}", shape_of(arg));
    }
    shape
}

fn shape_of(arg: &Arg) -> String {
    match arg {
        Arg::Message(message) => format!("({})", shape(message)),
        Arg::List(args) => args.iter().map(|arg| shape_of(arg) + ",").collect(),
        Arg::Number(_) | Arg::Seat(_) | Arg::Seats(_) | Arg::Choice(_) => arg.to_string(),
        Arg::Place(_) | Arg::Tile(_) | Arg::Card(_) | Arg::Text(_) => String::from("_"),
    }
}

/// What is said whatever happens in a match: about the game, its options, and text that is not notation.
pub(super) fn set_up_has_words<S: Subject>(
    reader: &mut Reader,
    alphabet: &[Action<S>],
) -> Result<(), Broken> {
    reader.read(&Message::new(<S::Game as Game>::ABOUT.summary))?;
    for spec in <S::Game as Game>::Options::SPECS {
        reader.read(&Message::new(spec.meaning))?;
        reader.read(&spec.kind.message())?;
        let wrong = match spec.kind {
            Kind::Switch | Kind::Number(..) | Kind::Limit(..) => Value::Text("?".to_owned()),
            Kind::Choice(_) | Kind::Text(_) | Kind::File(_) | Kind::BySeat(_) => Value::Number(-1),
        };
        for value in [wrong, Value::Text("?".to_owned())] {
            let read = options_from::<<S::Game as Game>::Options>(&[(spec.name.to_owned(), value)]);
            read.err().map_or(Ok(()), |error| reader.read(&error.message))?;
        }
    }
    for seats in [0, u8::MAX] {
        let refused = <S::Game as Game>::new(seats, Default::default());
        refused.err().map_or(Ok(()), |error| reader.read(&error.message))?;
    }
    alphabet.iter().try_for_each(|action| misread_has_words::<S>(reader, &action.to_string()))
}

/// What is wrong with a text that breaks off, goes on, or has a word that belongs elsewhere.
fn misread_has_words<S: Subject>(reader: &mut Reader, text: &str) -> Result<(), Broken> {
    let words: Vec<_> = text.split(' ').collect();
    let broken_off = (0..words.len()).map(|end| words[..end].join(" "));
    let wrong = (0..words.len()).map(|end| [&words[..end], &["?"]].concat().join(" "));
    for line in broken_off.chain(wrong).chain([format!("{text} ?")]) {
        line.parse::<Action<S>>().err().map_or(Ok(()), |error| reader.read(&error.message()))?;
    }
    Ok(())
}

/// What is said at a state: what everyone may do, what that would do, and why the rest is refused.
pub(super) fn state_has_words<S: Subject>(
    reader: &mut Reader,
    game: &S::Game,
    alphabet: &[Action<S>],
    state: &State<S>,
) -> Result<(), Broken> {
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    game.chance(state, &mut outcomes);
    for (action, _) in outcomes {
        reader.read_action::<S::Game>(Actor::Chance, action)?;
    }
    for seat in Seat::ALL.into_iter().take(game.seats().into()) {
        actions.clear();
        game.legal(state, seat, &mut actions);
        for &action in &actions {
            reader.read_action::<S::Game>(Actor::Seat(seat), action)?;
            reader.read(&game.explain(state, seat, action).message)?;
        }
        for &action in alphabet.iter().step_by(alphabet.len() / TRIED + 1) {
            let refused = game.permit(state, Actor::Seat(seat), action).err();
            refused.map_or(Ok(()), |refused| reader.read(&refused.message()))?;
        }
    }
    Ok(())
}
