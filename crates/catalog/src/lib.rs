//! The one list of the games, and everything that can be done with any of them by name.
//!
#![doc = include_str!("../README.md")]

mod advice;
mod attached;
mod draft;
mod replay;
mod review;
#[cfg(test)]
mod typescript;
mod visit;

use cloverleaf_core::{About, Message, OptionError, OptionSpec, Options, Say, Value};
use cloverleaf_draw::{Look, Picture, Sketch, Theme, Touched};
use cloverleaf_table::{AnyTable, Event, Record, RecordError, Seed, Verified};

pub use advice::{Advised, advise, plan};
pub use attached::read_record;
pub use draft::{Draft, DraftError, draft, imagine};
pub use replay::Replay;
pub use review::{Decision, Judged, decisions, review};
pub use visit::{IDS, Playable, UnknownGame, Visitor, visit};

/// What can be said of a game before it is set up.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Its name in records and protocols.
    pub id: &'static str,
    /// The version of its rules.
    pub rules: u16,
    /// The title page.
    pub about: About,
    /// Its options.
    pub options: &'static [OptionSpec],
    /// Every way it can end.
    pub reasons: &'static [&'static str],
    /// Whether seats know things that others do not.
    pub secrets: bool,
}

impl Entry {
    /// The option's value when nobody sets it.
    #[must_use]
    pub fn default_of(&self, option: &'static str) -> Value {
        struct Default(&'static str);
        impl Visitor for Default {
            type Output = Value;
            fn visit<G: Playable>(self) -> Value {
                G::Options::default().get(self.0)
            }
        }
        visit(self.id, Default(option)).expect("an entry's game is in the catalog")
    }
}

/// Every game, in the order people should meet them.
pub fn entries() -> impl Iterator<Item = Entry> {
    IDS.iter().map(|id| entry(id).expect("an id of the list is in the list"))
}

/// One game.
///
/// # Errors
/// If there is none of this name; the error names those there are.
pub fn entry(id: &str) -> Result<Entry, UnknownGame> {
    struct Describe;
    impl Visitor for Describe {
        type Output = Entry;
        fn visit<G: Playable>(self) -> Entry {
            Entry {
                id: G::ID,
                rules: G::RULES_VERSION,
                about: G::ABOUT,
                options: G::Options::SPECS,
                reasons: G::REASONS,
                secrets: G::SECRETS,
            }
        }
    }
    visit(id, Describe)
}

/// Reads options as command lines and records write them, `name` and `value`.
///
/// # Errors
/// If there is no such game. Whether the options are right is said by [`open`].
pub fn read_options(id: &str, given: &[(String, String)]) -> Result<Vec<(String, Value)>, UnknownGame> {
    struct Read<'a>(&'a [(String, String)]);
    impl Visitor for Read<'_> {
        type Output = Vec<(String, Value)>;
        fn visit<G: Playable>(self) -> Self::Output {
            let read = |(name, text): &(String, String)| {
                (name.clone(), cloverleaf_table::read_option::<G>(name, text))
            };
            self.0.iter().map(read).collect()
        }
    }
    visit(id, Read(given))
}

/// A table of a game.
///
/// # Errors
/// If there is no such game, or it has no such set-up.
pub fn open(
    id: &str,
    seats: u8,
    options: &[(String, Value)],
    seed: Option<Seed>,
) -> Result<Box<dyn AnyTable>, OptionError> {
    struct Open<'a>(u8, &'a [(String, Value)], Option<Seed>);
    impl Visitor for Open<'_> {
        type Output = Result<Box<dyn AnyTable>, OptionError>;
        fn visit<G: Playable>(self) -> Self::Output {
            cloverleaf_table::open_any::<G>(self.0, self.1, self.2)
        }
    }
    visit(id, Open(seats, options, seed)).map_err(|unknown| OptionError::setup(unknown.message()))?
}

/// A table on which a record, or the first `at` events of it, has been played.
///
/// # Errors
/// The line that does not hold.
pub fn replay(record: &Record, at: Option<usize>) -> Result<Box<dyn AnyTable>, RecordError> {
    struct Replay<'a>(&'a Record, Option<usize>);
    impl Visitor for Replay<'_> {
        type Output = Result<Box<dyn AnyTable>, RecordError>;
        fn visit<G: Playable>(self) -> Self::Output {
            cloverleaf_table::replay_any::<G>(self.0, self.1)
        }
    }
    visit(&record.game.content, Replay(record, at)).map_err(|unknown| unknown_in(record, &unknown))?
}

/// Verifies a record, as [`cloverleaf_table::verify`].
///
/// # Errors
/// The line that does not hold.
pub fn verify(record: &Record) -> Result<Verified, RecordError> {
    struct Verify<'a>(&'a Record);
    impl Visitor for Verify<'_> {
        type Output = Result<Verified, RecordError>;
        fn visit<G: Playable>(self) -> Self::Output {
            cloverleaf_table::verify::<G>(self.0)
        }
    }
    visit(&record.game.content, Verify(record)).map_err(|unknown| unknown_in(record, &unknown))?
}

/// Gives a record the text that one of its options only names by its hash, such as the file of the
/// city it was played in.
///
/// # Errors
/// If its game has no such option, the text is not one of its values, or the record names another.
pub fn supply(record: &mut Record, option: &str, text: &str) -> Result<(), RecordError> {
    let Some(line) = record.options.iter_mut().find(|line| line.content.0 == option) else {
        let why = Message::new("record-no-option").text("option", option);
        return Err(RecordError::new(record.game.number, why));
    };
    // It may have been attached to the record already.
    if line.content.1.contains('\n') {
        return Ok(());
    }
    let wrong = |why: Message| RecordError::new(line.number, why);
    let given = [(option.to_owned(), Value::Text(text.to_owned()))];
    let seats = record.seats.content;
    let table = open(&record.game.content, seats, &given, None).map_err(|error| wrong(error.message))?;
    let named =
        table.options().into_iter().find(|(spec, _)| spec.name == option).map(|(_, value)| value.to_string());
    match named {
        Some(named) if named == line.content.1 => text.clone_into(&mut line.content.1),
        named => {
            let why = Message::new("record-other-file")
                .text("option", option)
                .text("kept", &line.content.1)
                .text("given", named.unwrap_or_default());
            return Err(wrong(why));
        }
    }
    Ok(())
}

fn unknown_in(record: &Record, unknown: &UnknownGame) -> RecordError {
    RecordError::new(record.game.number, unknown.message())
}

/// The picture of a view that came as JSON, and what is in it.
///
/// # Errors
/// If there is no such game, or this is no view of it.
pub fn picture(
    id: &str,
    view: &serde_json::Value,
    look: &Look,
    words: &dyn Say,
) -> Result<Picture, ViewError> {
    struct Draw<'a>(&'a serde_json::Value, &'a Look, &'a dyn Say);
    impl Visitor for Draw<'_> {
        type Output = Result<Picture, serde_json::Error>;
        fn visit<G: Playable>(self) -> Self::Output {
            serde_json::from_value(self.0.clone()).map(|view| G::draw(&view, self.1, self.2))
        }
    }
    Ok(visit(id, Draw(view, look, words))??)
}

/// What actions in notation are about, as [`cloverleaf_draw::Drawn::touch`] tells it; nothing of what is no action.
///
/// # Errors
/// If there is no such game.
pub fn touched(id: &str, actions: &[String]) -> Result<Touched, UnknownGame> {
    struct Touch<'a>(&'a [String]);
    impl Visitor for Touch<'_> {
        type Output = Touched;
        fn visit<G: Playable>(self) -> Touched {
            let mut touched = Touched::default();
            for text in self.0 {
                touched.begin(text);
                if let Ok(action) = text.parse::<G::Action>() {
                    G::touch(action, &mut touched);
                }
            }
            touched
        }
    }
    visit(id, Touch(actions))
}

/// The id of a place that is written so, as [`cloverleaf_draw::Drawn::place_id`].
///
/// # Errors
/// If there is no such game.
pub fn place_id(id: &str, notation: &str) -> Result<Option<String>, UnknownGame> {
    struct Id<'a>(&'a str);
    impl Visitor for Id<'_> {
        type Output = Option<String>;
        fn visit<G: Playable>(self) -> Option<String> {
            G::place_id(self.0)
        }
    }
    visit(id, Id(notation))
}

/// The SVG emblem of a piece, as [`cloverleaf_draw::Drawn::emblem`]; none if the game has no such piece.
///
/// # Errors
/// If there is no such game.
pub fn emblem(
    id: &str,
    piece: &str,
    seat: u8,
    theme: Theme,
    words: &dyn Say,
) -> Result<Option<String>, UnknownGame> {
    struct Emblem<'a>(&'a str, u8, Theme, &'a dyn Say);
    impl Visitor for Emblem<'_> {
        type Output = Option<String>;
        fn visit<G: Playable>(self) -> Option<String> {
            G::emblem(self.0, self.1, self.2, self.3)
        }
    }
    visit(id, Emblem(piece, seat, theme, words))
}

/// The sketch of a view that came as JSON.
///
/// # Errors
/// If there is no such game, or this is no view of it.
pub fn sketch(id: &str, view: &serde_json::Value, words: &dyn Say) -> Result<Sketch, ViewError> {
    struct Draw<'a>(&'a serde_json::Value, &'a dyn Say);
    impl Visitor for Draw<'_> {
        type Output = Result<Sketch, serde_json::Error>;
        fn visit<G: Playable>(self) -> Self::Output {
            serde_json::from_value(self.0.clone()).map(|view| G::sketch(&view, self.1))
        }
    }
    Ok(visit(id, Draw(view, words))??)
}

/// The places of a view that have names of their own, as [`cloverleaf_draw::Drawn::names`].
///
/// # Errors
/// If there is no such game, or this is no view of it.
pub fn names(
    id: &str,
    view: &serde_json::Value,
    words: &dyn Say,
) -> Result<Vec<(String, String)>, ViewError> {
    struct Names<'a>(&'a serde_json::Value, &'a dyn Say);
    impl Visitor for Names<'_> {
        type Output = Result<Vec<(String, String)>, serde_json::Error>;
        fn visit<G: Playable>(self) -> Self::Output {
            serde_json::from_value(self.0.clone()).map(|view| G::names(&view, self.1))
        }
    }
    Ok(visit(id, Names(view, words))??)
}

/// What an event of a game tells people, from what is written alone; nothing if it is no event of this game.
///
/// # Errors
/// If there is no such game.
pub fn tell(id: &str, event: Event<String>) -> Result<Option<Message>, UnknownGame> {
    struct Tell(Event<String>);
    impl Visitor for Tell {
        type Output = Option<Message>;
        fn visit<G: Playable>(self) -> Self::Output {
            self.0.read().ok().map(cloverleaf_table::tell::<G>)
        }
    }
    visit(id, Tell(event))
}

/// A view that cannot be drawn.
#[derive(Debug)]
pub enum ViewError {
    /// There is no such game.
    Game(UnknownGame),
    /// The JSON is no view of the game.
    View(serde_json::Error),
}

impl From<UnknownGame> for ViewError {
    fn from(unknown: UnknownGame) -> ViewError {
        ViewError::Game(unknown)
    }
}

impl From<serde_json::Error> for ViewError {
    fn from(error: serde_json::Error) -> ViewError {
        ViewError::View(error)
    }
}

impl ViewError {
    /// The sentence that says why.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            ViewError::Game(unknown) => unknown.message(),
            ViewError::View(error) => Message::new("no-view").text("why", error),
        }
    }
}

impl core::fmt::Display for ViewError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for ViewError {}
