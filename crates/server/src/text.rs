//! What people write, names and talk, without what misleads those who read it: characters nobody can see or that
//! turn the writing round, letters of one alphabet that pass for another's, names that pass for a bot's.

use std::sync::LazyLock;

use cloverleaf_bots::Level;
use cloverleaf_core::{Message, Say as _};
use cloverleaf_words::Languages;
use unicode_properties::{
    GeneralCategory as Category, GeneralCategoryGroup as Group, UnicodeGeneralCategory,
};
use unicode_security::general_security_profile::{GeneralSecurityProfile as _, IdentifierType};
use unicode_security::{MixedScript as _, skeleton};

use crate::problem::problem;
use crate::store::PlayerKind;
use cloverleaf_protocol::{Code, Problem};

/// The most characters of a name.
const LONGEST_NAME: usize = 32;
/// The most marks on one letter; more of them cover the lines above and below.
const MOST_MARKS: usize = 3;
/// Names under which nobody but the server speaks.
const OFFICIAL: [&str; 8] =
    ["cloverleaf", "server", "admin", "administrator", "operator", "moderator", "system", "support"];

/// What bots are called, in every language, folded.
static BOTS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let called = |language: &cloverleaf_words::Language| {
        Level::NAMES.map(|level| language.say(&Message::new(format!("level-{level}"))))
    };
    let words = Languages::embedded().iter().flat_map(called);
    words.chain(Level::NAMES.map(str::to_owned)).map(|word| folded(&word)).collect()
});

/// A name that others can read and that is nobody else's.
pub(crate) fn name(text: &str, kind: PlayerKind) -> Result<String, Problem> {
    let name = line(text)?;
    let bad = |key: &'static str| Err(problem(Code::Malformed, key));
    if !name.chars().any(char::is_alphanumeric) {
        return bad("server-name-blank");
    }
    if name.split_whitespace().any(|word| !word.is_single_script()) {
        return bad("server-name-mixed");
    }
    if imitates(&name, kind) {
        return bad("server-name-imitates");
    }
    Ok(name)
}

/// One short line of characters that can be seen.
pub(crate) fn line(text: &str) -> Result<String, Problem> {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.is_empty() || line.chars().count() > LONGEST_NAME {
        let message = Message::new("server-bad-name").with("most", LONGEST_NAME);
        return Err(problem(Code::Malformed, message));
    }
    if line.chars().any(unseen) || most_marks(&line) > MOST_MARKS {
        return Err(problem(Code::Malformed, "server-name-hidden"));
    }
    Ok(line)
}

/// What somebody says, on one line, without characters that steer how others see it.
pub(crate) fn said(text: &str) -> String {
    let plain: String = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    let kept: String = plain.chars().filter(|letter| !steers(*letter)).collect();
    match kept.chars().all(|letter| letter.is_whitespace() || unseen(letter)) {
        true => String::new(),
        false => kept.trim().to_owned(),
    }
}

/// Whether a character leaves nothing to be seen.
fn unseen(letter: char) -> bool {
    matches!(letter, '\u{2800}' | '\u{1160}' | '\u{115f}' | '\u{3164}' | '\u{ffa0}')
        || letter.identifier_type() == Some(IdentifierType::Default_Ignorable)
        || matches!(letter.general_category(), Category::LineSeparator | Category::ParagraphSeparator)
        || letter.general_category_group() == Group::Other
}

/// Whether a character changes how the writing around it runs. Joiners stay: emoji and some scripts need them.
fn steers(letter: char) -> bool {
    let joins = matches!(letter, '\u{200c}' | '\u{200d}' | '\u{e0020}'..='\u{e007f}');
    let odd = matches!(
        letter.general_category(),
        Category::Format | Category::PrivateUse | Category::LineSeparator | Category::ParagraphSeparator
    );
    odd && !joins
}

/// The most marks that stand on one letter.
fn most_marks(text: &str) -> usize {
    let (mut run, mut most) = (0, 0);
    for letter in text.chars() {
        run = if letter.general_category_group() == Group::Mark { run + 1 } else { 0 };
        most = most.max(run);
    }
    most
}

/// Whether a name could be taken for a bot's or for the server's.
fn imitates(name: &str, kind: PlayerKind) -> bool {
    let whole = folded(name);
    let words: Vec<String> = name
        .split(|letter: char| !letter.is_alphanumeric())
        .map(folded)
        .filter(|word| !word.is_empty())
        .collect();
    let bot = words.iter().any(|word| *word == folded("bot"));
    let level = words.iter().any(|word| BOTS.contains(word));
    OFFICIAL.iter().any(|official| folded(official) == whole)
        || BOTS.contains(&whole)
        || (bot && (level || kind != PlayerKind::Bot))
}

/// What a text looks like at a glance: letters and digits alone, those that look alike the same.
fn folded(text: &str) -> String {
    let small = text.to_lowercase();
    let alike: String = skeleton(&small).collect::<String>().to_lowercase();
    alike.chars().filter(|letter| letter.is_alphanumeric()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(text: &str) -> Result<String, String> {
        name(text, PlayerKind::Guest).map_err(|problem| problem.message.expect("a message").key)
    }

    #[test]
    fn a_name_is_one_line_of_visible_letters() {
        assert_eq!(person("  Ada\n Lovelace ").as_deref(), Ok("Ada Lovelace"));
        for fine in [
            "Jörg",
            "Łukasz",
            "田中さん",
            "Ольга",
            "Ada 🚗",
            "O’Neill-Smith",
            "محمد",
            "नीला",
            "Robot",
            "Abbott",
        ] {
            assert_eq!(person(fine).as_deref(), Ok(fine));
        }
        assert!(person(&"ä".repeat(32)).is_ok());
        for (wrong, key) in [
            ("", "server-bad-name"),
            (" \t", "server-bad-name"),
            (&"x".repeat(33), "server-bad-name"),
            ("\u{3164}", "server-name-hidden"),
            ("Ada\u{202e}", "server-name-hidden"),
            ("A\u{200b}da", "server-name-hidden"),
            ("\u{7}Ada", "server-name-hidden"),
            ("Ada\u{2800}", "server-name-hidden"),
            ("\u{e000}x", "server-name-hidden"),
            ("a\u{300}\u{300}\u{300}\u{300}", "server-name-hidden"),
            ("...", "server-name-blank"),
            ("Аda", "server-name-mixed"),
        ] {
            assert_eq!(person(wrong), Err(key.to_owned()), "{wrong:?}");
        }
    }

    #[test]
    fn nobody_is_called_like_a_bot_or_the_server() {
        for wrong in [
            "commuter (bot)",
            "Commuter bot 2",
            "Rosa [BOT]",
            "Pendler-Bot 1",
            "b0t",
            "Cabbie",
            "ADMIN",
            "Cloverleaf",
        ] {
            assert_eq!(person(wrong), Err("server-name-imitates".to_owned()), "{wrong}");
        }
        assert!(name("Rosa bot", PlayerKind::Bot).is_ok(), "a program may say what it is");
        assert!(name("commuter (bot)", PlayerKind::Bot).is_err(), "and not that it is one of ours");
    }

    #[test]
    fn what_is_said_runs_as_its_reader_expects() {
        assert_eq!(said(" good\u{202e} luck\u{7}\n"), "good luck");
        assert_eq!(said("\u{2066}a\u{2069}\u{feff}b"), "ab");
        assert_eq!(said("👩\u{200d}🚒 می\u{200c}روم"), "👩\u{200d}🚒 می\u{200c}روم");
        for nothing in ["", " \n", "\u{3164}", "\u{202e}\u{200d} "] {
            assert_eq!(said(nothing), "", "{nothing:?}");
        }
    }
}
