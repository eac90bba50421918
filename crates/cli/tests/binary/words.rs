//! The terminal in other languages than English.

use std::path::Path;
use std::process::Command;

use cloverleaf_words::pseudo;

use crate::{Run, cloverleaf, run};

const ENGLISH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/en");

/// The name of the language in which every word of the English files is marked.
const MARKED: &str = "qps";

fn marked_language(folder: &Path) {
    let own = folder.join(MARKED);
    std::fs::create_dir(&own).expect("a fresh folder");
    for file in std::fs::read_dir(ENGLISH).expect("the English files") {
        let file = file.expect("an entry");
        let text = std::fs::read_to_string(file.path()).expect("text");
        std::fs::write(own.join(file.file_name()), pseudo(&text)).expect("it can be written");
    }
}

/// What stands outside of marks: words of three letters and more.
fn bare(text: &str) -> Vec<String> {
    let mut depth = 0;
    let outside: String = text
        .chars()
        .map(|letter| {
            depth += i32::from(letter == '‹') - i32::from(letter == '›');
            if depth > 0 || letter == '›' { ' ' } else { letter }
        })
        .collect();
    let words = outside.split(|letter: char| !letter.is_alphabetic());
    words.filter(|word| word.chars().count() > 2).map(str::to_owned).collect()
}

/// Runs the binary in the marked language, and finds no bare word but these.
fn speaks(args: &[&str], input: &str, names: &[&str]) -> Run {
    let folder = tempfile::tempdir().expect("a folder");
    marked_language(folder.path());
    let mut command = Command::new(env!("CARGO_BIN_EXE_cloverleaf"));
    let ran =
        run(command.args(args).args(["--lang", MARKED]).env("CLOVERLEAF_LOCALES", folder.path()), input);
    let said = format!("{}{}", ran.out, ran.err);
    let strange: Vec<_> = bare(&said).into_iter().filter(|word| !names.contains(&word.as_str())).collect();
    assert_eq!(strange, Vec::<String>::new(), "{args:?} says: {said}");
    ran
}

#[test]
fn the_terminal_has_no_bare_word() {
    let title = ["Traffic", "Tango", "tango", "TGXAndy", "off"];
    let options = ["starting", "garnets", "turn", "limit"];
    speaks(&["games", "tango"], "", &[&title[..], &options].concat());
    let wrong = speaks(
        &["games", "chess"],
        "",
        &["cloverleaf", "chess", "gridlock", "congestion", "tango", "rightofway"],
    );
    assert_eq!(wrong.code, 2);
    speaks(&["verify", "-"], "no record at all", &["cloverleaf"]);
    let notation = ["straight", "left", "right", "red", "yellow", "enter", "signal", "pass", "out"];
    let typed = "help\nlegal\nhint\nfly\nundo\nsave\nresign\nno\nquit\n";
    let play = ["play", "congestion", "--seats", "2", "--seed", "7", "--bot", "2=learner"];
    speaks(&play, typed, &[&notation[..], &["bot", "learner", "fly"]].concat());
    let found = speaks(&["perft", "congestion", "1", "--after", "1 fly"], "", &["cloverleaf", "fly"]);
    assert_eq!(found.code, 2);
}

#[test]
fn an_operator_reads_no_bare_word() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite:{}", folder.path().join("tables.db").display());
    speaks(&["backup", "--database", "mysql:x", "--output", "-"], "", &["cloverleaf", "mysql"]);
    let damaged = speaks(&["restore", "--database", &database, "-"], "{}\n", &["cloverleaf"]);
    assert_eq!(damaged.code, 1);
    let wrong =
        speaks(&["serve", "--listen", "127.0.0.1:0", "--database", "mysql:x"], "", &["cloverleaf", "mysql"]);
    assert_eq!(wrong.code, 2);
}

#[test]
fn a_bare_word_would_be_found() {
    assert_eq!(bare("‹all ‹of› it› but this 7 ok"), ["but", "this"]);
}

#[test]
fn the_terminal_speaks_german_by_flag_and_by_environment() {
    let flag = cloverleaf(&["games", "tango", "--lang", "de"], "");
    assert!(flag.out.contains("von TGXAndy · 4 Personen"), "{}", flag.out);
    let mut command = Command::new(env!("CARGO_BIN_EXE_cloverleaf"));
    let environment = run(command.args(["games", "tango"]).env("LC_ALL", "de_AT.UTF-8"), "");
    assert_eq!(environment.out, flag.out);
    let unknown = cloverleaf(&["games", "--lang", "tlh"], "");
    assert_eq!(unknown.code, 2);
    assert!(unknown.err.contains("there is no language 'tlh'; the languages are en, de"), "{}", unknown.err);
}

#[test]
fn a_translation_with_a_fault_is_told_so_and_english_is_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let french = folder.path().join("fr");
    std::fs::create_dir(&french).expect("a fresh folder");
    std::fs::write(french.join("cli.ftl"), "games-more = Voilà\nperft-total = {\n")
        .expect("it can be written");
    let mut command = Command::new(env!("CARGO_BIN_EXE_cloverleaf"));
    let ran = run(command.args(["games", "--lang", "fr"]).env("CLOVERLEAF_LOCALES", folder.path()), "");
    assert!(ran.err.contains("fr/cli.ftl, line 2: "), "{}", ran.err);
    assert_eq!(ran.err.matches("'fr' has no words for").count(), 1, "{}", ran.err);
    assert!(ran.out.contains("Voilà") && ran.out.contains("players"), "{}", ran.out);
}
