//! The words of one language.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::Arc;

use cloverleaf_core::{Message, Say, Seat};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use fluent_syntax::ast::Pattern;
use unic_langid::LanguageIdentifier;

use crate::{Fault, Speaker};

type Bundle = FluentBundle<FluentResource>;

/// A language with its words. Where it has none, the English ones are used.
#[derive(Clone)]
pub struct Language {
    code: String,
    keys: Arc<BTreeSet<String>>,
    bundle: Arc<Bundle>,
    fallback: Option<Arc<Language>>,
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Language({}, {} messages)", self.code, self.keys.len())
    }
}

impl Language {
    /// Reads the files of a language: each with its name and its text. What is wrong is added to `faults` and
    /// left out.
    pub(crate) fn read<'a>(
        code: &str,
        files: impl IntoIterator<Item = (&'a str, &'a str)>,
        fallback: Option<Arc<Language>>,
        faults: &mut Vec<Fault>,
    ) -> Option<Language> {
        let Ok(identifier) = code.parse::<LanguageIdentifier>() else {
            faults.push(Fault::NoLanguage { folder: code.to_owned() });
            return None;
        };
        let mut bundle = Bundle::new_concurrent(vec![identifier]);
        // Marks that keep right-to-left names apart from the sentence; terminals show them as noise.
        bundle.set_use_isolating(false);
        let mut keys = BTreeSet::new();
        for (name, text) in files {
            add(&mut bundle, &mut keys, &format!("{code}/{name}"), text, faults);
        }
        let language =
            Language { code: code.to_owned(), keys: Arc::new(keys), bundle: Arc::new(bundle), fallback };
        language.add_missing(faults);
        Some(language)
    }

    fn add_missing(&self, faults: &mut Vec<Fault>) {
        let Some(fallback) = &self.fallback else { return };
        let missing = |key: &String| Fault::Missing { language: self.code.clone(), key: key.clone() };
        faults.extend(fallback.keys.difference(&self.keys).map(missing));
    }

    /// Its name, such as `de`.
    #[must_use]
    pub fn code(&self) -> &str {
        &self.code
    }

    /// The keys it has words for.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.keys.iter().map(String::as_str)
    }

    /// Whether it has its own words for this key.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.keys.contains(key)
    }

    /// The same language at a table: seats are called by these names, and one of them is the reader.
    #[must_use]
    pub fn at_table<'a>(&'a self, names: &'a [String], reader: Option<Seat>) -> Speaker<'a> {
        Speaker { language: self, names, reader }
    }

    /// Fills the words of a key, or of one of its attributes; none if there is no such key.
    pub(crate) fn fill(&self, key: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> Option<String> {
        let own = self.pattern(key, attribute, args);
        own.or_else(|| self.fallback.as_ref()?.fill(key, attribute, args))
    }

    /// What keeps this language from filling the words of a key by itself; nothing if it can.
    pub(crate) fn lacks(&self, key: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> Option<String> {
        let mut errors = Vec::new();
        match self.own(key, attribute) {
            None => return Some(format!("{} has no words for it", self.code)),
            Some(pattern) => self.bundle.format_pattern(pattern, Some(args), &mut errors),
        };
        errors.first().map(|error| format!("{}: {error}", self.code))
    }

    fn pattern(&self, key: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> Option<String> {
        let pattern = self.own(key, attribute)?;
        // What cannot be filled is shown as its name in braces; a test of every message does not let that happen.
        Some(self.bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
    }

    /// Its own words of a key, or of one of its attributes.
    fn own(&self, key: &str, attribute: Option<&str>) -> Option<&Pattern<&str>> {
        let message = self.bundle.get_message(key)?;
        match attribute {
            None => message.value(),
            Some(name) => message.get_attribute(name).map(|found| found.value()),
        }
    }
}

/// Seats are called by their numbers.
impl Say for Language {
    fn say(&self, message: &Message) -> String {
        self.at_table(&[], None).say(message)
    }
}

fn add(bundle: &mut Bundle, keys: &mut BTreeSet<String>, file: &str, text: &str, faults: &mut Vec<Fault>) {
    let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, errors)| {
        faults.extend(errors.iter().map(|error| Fault::Malformed {
            file: file.to_owned(),
            line: text[..error.pos.start.min(text.len())].lines().count().max(1),
            why: error.to_string(),
        }));
        resource
    });
    let defined: Vec<String> = resource.entries().filter_map(key_of).collect();
    if let Err(errors) = bundle.add_resource(resource) {
        faults.extend(errors.into_iter().filter_map(|error| match error {
            FluentError::Overriding { id, .. } => Some(Fault::Twice { file: file.to_owned(), key: id }),
            _ => None,
        }));
    }
    keys.extend(defined);
}

fn key_of(entry: &fluent_syntax::ast::Entry<&str>) -> Option<String> {
    match entry {
        fluent_syntax::ast::Entry::Message(message) => Some(message.id.name.to_owned()),
        _ => None,
    }
}
