//! Every command in the documents is one that this program understands.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Parser as _;
use clap::error::ErrorKind;

use crate::args::Args;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
/// What begins with the program's name and is no command: the first line of a record, the text behind a seed.
const TEXTS: &[&str] = &["record", "seed"];

fn documents() -> Vec<PathBuf> {
    let in_folder =
        |folder: &str| fs::read_dir(Path::new(ROOT).join(folder)).expect("a folder of the project");
    let files = ["", "docs", "docs/lab"].into_iter().flat_map(in_folder);
    let files = files.map(|file| file.expect("a file").path());
    files.filter(|file| file.extension().is_some_and(|ending| ending == "md")).collect()
}

/// Whether a command is wrong. One that is only named in a sentence may leave out what it needs.
fn is_wrong(error: &clap::Error) -> bool {
    error.use_stderr() && error.kind() != ErrorKind::MissingRequiredArgument
}

/// The commands in a text: lines of their own in a block of code, and pieces of code in a sentence.
fn commands(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut in_block = false;
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            in_block = !in_block;
        } else if in_block {
            found.push(line.trim().to_owned());
        } else {
            found.extend(line.split('`').skip(1).step_by(2).map(str::to_owned));
        }
    }
    found.retain(|command| is_command(command));
    found
}

fn is_command(text: &str) -> bool {
    let mut words = text.split_whitespace();
    let program = words.next().is_some_and(|word| word.rsplit('/').next() == Some("cloverleaf"));
    program && words.next().is_some_and(|word| !TEXTS.contains(&word))
}

/// The words of a command line, without its comment; what stands in double quotes is one word.
fn words(command: &str) -> Vec<String> {
    let command = command.split(" #").next().unwrap_or(command);
    let parts = command.split('"').enumerate();
    parts
        .flat_map(|(at, part)| if at % 2 == 1 { vec![part] } else { part.split_whitespace().collect() })
        .map(|word| word.replace("GAME", "gridlock"))
        .collect()
}

#[test]
fn every_command_in_the_documents_is_understood() {
    let mut count = 0;
    for document in documents() {
        let text = fs::read_to_string(&document).expect("a document");
        for command in commands(&text) {
            if let Err(error) = Args::try_parse_from(words(&command)) {
                assert!(!is_wrong(&error), "{}: `{command}`: {error}", document.display());
            }
            count += 1;
        }
    }
    assert!(count > 30, "only {count} commands were found");
}

#[test]
fn a_command_is_found_in_a_block_and_in_a_sentence_and_split_as_a_shell_does() {
    let text = "Use `cloverleaf ladder GAME` or `x`.\n```\ncloverleaf lab tune x -p \"a=1|2\" # why\ncloverleaf record 1\n```\n";
    let found = commands(text);
    assert_eq!(found, ["cloverleaf ladder GAME", "cloverleaf lab tune x -p \"a=1|2\" # why"]);
    assert_eq!(words(&found[0]), ["cloverleaf", "ladder", "gridlock"]);
    assert_eq!(words(&found[1]), ["cloverleaf", "lab", "tune", "x", "-p", "a=1|2"]);
}
