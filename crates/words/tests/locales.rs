//! The words that are part of the program.

use std::collections::BTreeMap;

use cloverleaf_core::{Message, Say, Seat};
use cloverleaf_words::{Fault, Languages, english, pseudo};

fn files(language: &str, text: &str) -> BTreeMap<String, Vec<(String, String)>> {
    let english = ("x.ftl".to_owned(), "hello = Hello { $who }\nbye = Bye\n".to_owned());
    let other = ("x.ftl".to_owned(), text.to_owned());
    BTreeMap::from([("en".to_owned(), vec![english]), (language.to_owned(), vec![other])])
}

#[test]
fn every_language_has_words_for_every_message() {
    let faults: Vec<_> = Languages::embedded_faults().iter().map(ToString::to_string).collect();
    assert_eq!(faults, Vec::<String>::new());
}

#[test]
fn no_language_has_words_that_english_lacks() {
    for language in Languages::embedded().iter() {
        let strange: Vec<_> = language.keys().filter(|key| !english().has(key)).collect();
        assert_eq!(strange, Vec::<&str>::new(), "{}", language.code());
    }
}

#[test]
fn a_seat_is_called_by_its_number_or_by_name() {
    let message = Message::new("not-seated").with("seat", Seat::at(1));
    assert_eq!(english().say(&message), "seat 2 is not in this match any more, or never was");
    let names = ["Ana".to_owned(), "Bo".to_owned()];
    let said = english().at_table(&names, None).say(&message);
    assert_eq!(said, "Bo is not in this match any more, or never was");
}

#[test]
fn a_language_is_found_by_the_names_that_systems_use() {
    let code = |wanted| Languages::embedded().get(wanted).map(|language| language.code().to_owned());
    assert_eq!(code("de_AT.UTF-8").as_deref(), Some("de"));
    assert_eq!(code("en-GB").as_deref(), Some("en"));
    assert_eq!(code("C"), None);
}

#[test]
fn a_third_language_is_a_folder() {
    let (languages, faults) = Languages::read(&files("fr", "hello = Bonjour { $who }\nbye = Au revoir\n"));
    assert_eq!(faults, []);
    let french = languages.get("fr_CA.UTF-8").expect("there is a folder");
    assert_eq!(french.say(&Message::new("hello").text("who", "Ana")), "Bonjour Ana");
}

#[test]
fn a_missing_message_is_named_and_english_is_shown() {
    let (languages, faults) = Languages::read(&files("fr", "hello = Bonjour { $who }\n"));
    assert_eq!(faults, [Fault::Missing { language: "fr".to_owned(), key: "bye".to_owned() }]);
    assert_eq!(languages.get("fr").expect("there is a folder").word("bye"), "Bye");
}

#[test]
fn a_malformed_message_is_named_with_its_line_and_harms_no_other() {
    let (languages, faults) = Languages::read(&files("fr", "bye = Au revoir\n\nhello = Bonjour { $who\n"));
    let said: Vec<_> = faults.iter().map(ToString::to_string).collect();
    assert!(said[0].starts_with("fr/x.ftl, line 3: "), "{said:?}");
    assert_eq!(languages.get("fr").expect("there is a folder").word("bye"), "Au revoir");
    assert_eq!(languages.source().word("bye"), "Bye");
}

#[test]
fn a_folder_that_is_no_language_is_left_out() {
    let (languages, faults) = Languages::read(&files("not a language", ""));
    assert_eq!(faults, [Fault::NoLanguage { folder: "not a language".to_owned() }]);
    assert_eq!(languages.iter().count(), 1);
}

#[test]
fn a_pseudo_language_marks_every_word_of_english() {
    let text = "won = { $who } { $who_is ->\n    [you] win\n   *[other] wins\n}\n";
    let (languages, faults) = Languages::read(&BTreeMap::from([
        ("en".to_owned(), vec![("x.ftl".to_owned(), text.to_owned())]),
        ("qps".to_owned(), vec![("x.ftl".to_owned(), pseudo(text))]),
    ]));
    assert_eq!(faults, []);
    let message = Message::new("won").with("who", Seat::at(0));
    let names = ["Ana".to_owned()];
    let said = |code: &str, reader| languages.get(code).expect("read").at_table(&names, reader).say(&message);
    assert_eq!(said("en", Some(Seat::at(0))), "Ana win");
    assert_eq!(said("qps", None), "Ana ‹wins›");
}
