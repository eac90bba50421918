//! The workflows in `.github/workflows` ask for commands that there are. How they are written is linted with the page.

use std::fs;

use clap::CommandFactory;

use crate::Cli;
use crate::project::Project;

const FOLDER: &str = ".github/workflows";
const CALL: &str = "run: cargo xtask ";

/// The calls of a workflow that nobody could type.
fn unknown(text: &str) -> Vec<&str> {
    let calls = text.lines().filter_map(|line| line.split_once(CALL)).map(|(_, call)| call);
    calls.filter(|call| !is_understood(call)).collect()
}

fn is_understood(call: &str) -> bool {
    let words = ["cargo xtask"].into_iter().chain(call.split_whitespace());
    Cli::command().try_get_matches_from(words).is_ok()
}

#[test]
fn every_command_of_a_workflow_is_there() {
    let folder = Project::find().unwrap().path(FOLDER);
    let mut calls = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        assert_eq!(unknown(&text), [""; 0], "{}", path.display());
        calls += text.matches(CALL).count();
    }
    assert!(calls > 5, "{calls}");
}

#[test]
fn a_command_that_nobody_could_type_is_found() {
    let text =
        "- run: cargo xtask fuzz --seconds 300\n- run: cargo xtask fuzz --hours 5\n- run: cargo xtask fly\n";
    assert_eq!(unknown(text), ["fuzz --hours 5", "fly"]);
}
