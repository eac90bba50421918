//! The language the terminal speaks: `--lang`, else the environment's, else English.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::OnceLock;

use cloverleaf_core::{Message, Say as _};
use cloverleaf_lab::LabError;
use cloverleaf_table::PlayError;
use cloverleaf_words::{Fault, Language, Languages, english};

use crate::failure::Failure;

/// A folder of languages to use beside the ones that are part of the program, for whoever writes a translation.
const FOLDER: &str = "CLOVERLEAF_LOCALES";

/// Where the environment says what its user speaks, the strongest first.
const ENVIRONMENT: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// One process speaks one language.
static CHOSEN: OnceLock<Language> = OnceLock::new();

/// The language that the command line asks for, found before the rest of it is read.
pub(crate) fn wanted(args: impl IntoIterator<Item = String>) -> Option<String> {
    let mut args = args.into_iter().take_while(|arg| arg != "--");
    while let Some(arg) = args.next() {
        if arg == "--lang" {
            return args.next();
        }
        if let Some(language) = arg.strip_prefix("--lang=") {
            return Some(language.to_owned());
        }
    }
    None
}

/// Chooses the language for everything this process says.
pub(crate) fn choose(wanted: Option<&str>) -> Result<(), Failure> {
    let languages = match std::env::var_os(FOLDER) {
        Some(folder) => from_folder(Path::new(&folder))?,
        None => Languages::embedded().clone(),
    };
    let chosen = match wanted {
        Some(wanted) => languages.get(wanted).ok_or_else(|| unknown(wanted, &languages))?,
        None => from_environment(&languages),
    };
    // Only tests choose twice, and theirs is the same.
    let _chosen = CHOSEN.set(chosen.clone());
    Ok(())
}

fn from_folder(folder: &Path) -> Result<Languages, Failure> {
    let (languages, faults) = Languages::with_folder(folder)
        .map_err(|error| Failure::wrong_use(format!("{FOLDER}={}: {error}", folder.display())))?;
    tell(&faults);
    Ok(languages)
}

/// Tells whoever writes a translation what is wrong with it. What it lacks is counted: in the beginning that is much.
fn tell(faults: &[Fault]) {
    let mut missing: BTreeMap<&str, (usize, &str)> = BTreeMap::new();
    for fault in faults {
        match fault {
            Fault::Missing { language, key } => missing.entry(language).or_insert((0, key)).0 += 1,
            fault => eprintln!("cloverleaf: {fault}"),
        }
    }
    for (language, (count, key)) in missing {
        eprintln!(
            "cloverleaf: '{language}' has no words for {count} messages, such as '{key}'; the English ones are shown instead"
        );
    }
}

fn from_environment(languages: &Languages) -> &Language {
    let named =
        ENVIRONMENT.iter().find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
    named.and_then(|named| languages.get(&named)).unwrap_or(languages.source())
}

fn unknown(wanted: &str, languages: &Languages) -> Failure {
    let codes: Vec<_> = languages.iter().map(Language::code).collect();
    let message =
        Message::new("unknown-language").text("name", wanted.escape_debug()).text("names", codes.join(", "));
    Failure::wrong_use(english().say(&message))
}

/// The language of this process.
pub(crate) fn language() -> &'static Language {
    CHOSEN.get().unwrap_or_else(|| english())
}

/// A message in the language of this process.
pub(crate) fn say(message: &Message) -> String {
    language().say(message)
}

/// Why something is not played, with the clause that forbids it.
pub(crate) fn with_clause(error: &PlayError) -> Message {
    match error {
        PlayError::Text(error) => error.message(),
        PlayError::Refused { clause, message, .. } => {
            Message::new("with-clause").with("why", message.clone()).text("clause", clause)
        }
    }
}

/// The words of a key with its arguments, in the language of this process: `said!("cannot-read", file = name)`.
macro_rules! said {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::language::say(&::cloverleaf_core::Message::new($key)$(.with(stringify!($name), $value))*)
    };
}
pub(crate) use said;

/// Reads an argument whose faults are messages.
pub(crate) fn reading<T>(
    read: impl Fn(&str) -> Result<T, LabError> + Clone,
) -> impl Fn(&str) -> Result<T, String> + Clone {
    move |text| read(text).map_err(|error| say(&error.message()))
}

#[cfg(test)]
mod tests {
    use super::wanted;

    #[test]
    fn the_language_is_found_wherever_it_stands() {
        let wanted = |line: &str| wanted(line.split(' ').map(str::to_owned));
        assert_eq!(wanted("cloverleaf games --lang de tango").as_deref(), Some("de"));
        assert_eq!(wanted("cloverleaf --lang=de games").as_deref(), Some("de"));
        assert_eq!(wanted("cloverleaf games tango"), None);
        assert_eq!(wanted("cloverleaf play -- --lang de"), None);
    }
}
