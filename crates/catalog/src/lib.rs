//! The one list of the games, and everything that can be done with any of them by name.

mod advice;
mod draft;
mod replay;
mod review;
#[cfg(test)]
mod typescript;
mod visit;

use cloverleaf_core::{About, OptionError, OptionSpec, Options, Value};
use cloverleaf_draw::{Look, Sketch, Theme};
use cloverleaf_table::{AnyTable, Record, RecordError, Seed, Verified};

pub use advice::{Advised, advise, plan};
pub use draft::{Draft, DraftError, draft};
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
    visit(id, Open(seats, options, seed)).map_err(|unknown| OptionError::setup(unknown.to_string()))?
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
        let text = format!("the record has no option '{option}' to which the file belongs");
        return Err(RecordError { line: record.game.number, text });
    };
    let wrong = |text: String| RecordError { line: line.number, text };
    let given = [(option.to_owned(), Value::Text(text.to_owned()))];
    let seats = record.seats.content;
    let table = open(&record.game.content, seats, &given, None).map_err(|error| wrong(error.to_string()))?;
    let named =
        table.options().into_iter().find(|(spec, _)| spec.name == option).map(|(_, value)| value.to_string());
    match named {
        Some(named) if named == line.content.1 => text.clone_into(&mut line.content.1),
        named => {
            let (named, kept) = (named.unwrap_or_default(), &line.content.1);
            return Err(wrong(format!(
                "the record was played with {option} '{kept}', and the file is '{named}'"
            )));
        }
    }
    Ok(())
}

fn unknown_in(record: &Record, unknown: &UnknownGame) -> RecordError {
    RecordError { line: record.game.number, text: unknown.to_string() }
}

/// The SVG picture of a view that came as JSON.
///
/// # Errors
/// If there is no such game, or this is no view of it.
pub fn picture(id: &str, view: &serde_json::Value, look: &Look) -> Result<String, ViewError> {
    struct Picture<'a>(&'a serde_json::Value, &'a Look);
    impl Visitor for Picture<'_> {
        type Output = Result<String, serde_json::Error>;
        fn visit<G: Playable>(self) -> Self::Output {
            serde_json::from_value(self.0.clone()).map(|view| G::picture(&view, self.1))
        }
    }
    Ok(visit(id, Picture(view, look))??)
}

/// The SVG emblem of a piece, as [`cloverleaf_draw::Drawn::emblem`]; none if the game has no such piece.
///
/// # Errors
/// If there is no such game.
pub fn emblem(id: &str, piece: &str, seat: u8, theme: Theme) -> Result<Option<String>, UnknownGame> {
    struct Emblem<'a>(&'a str, u8, Theme);
    impl Visitor for Emblem<'_> {
        type Output = Option<String>;
        fn visit<G: Playable>(self) -> Option<String> {
            G::emblem(self.0, self.1, self.2)
        }
    }
    visit(id, Emblem(piece, seat, theme))
}

/// The sketch of a view that came as JSON.
///
/// # Errors
/// If there is no such game, or this is no view of it.
pub fn sketch(id: &str, view: &serde_json::Value) -> Result<Sketch, ViewError> {
    struct Draw<'a>(&'a serde_json::Value);
    impl Visitor for Draw<'_> {
        type Output = Result<Sketch, serde_json::Error>;
        fn visit<G: Playable>(self) -> Self::Output {
            serde_json::from_value(self.0.clone()).map(|view| G::sketch(&view))
        }
    }
    Ok(visit(id, Draw(view))??)
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

impl core::fmt::Display for ViewError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            ViewError::Game(unknown) => unknown.fmt(f),
            ViewError::View(error) => write!(f, "this is no view of the game: {error}"),
        }
    }
}

impl std::error::Error for ViewError {}
