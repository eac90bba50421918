//! The example in Python takes a seat as people do, and plays to the end.

use std::net::SocketAddr;
use std::process::Command;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::client::{ask, open, program};
use crate::process::{Process, serve};

const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");

/// A server with these arguments, for as long as what is given along with it is kept.
fn server(arguments: &[&str]) -> (TempDir, Process, SocketAddr) {
    let folder = TempDir::new().expect("a folder");
    let database = format!("sqlite:{}", folder.path().join("table.db").display());
    let (process, address) = serve(&[&["--database", &database], arguments].concat());
    (folder, process, address)
}

/// Lets the example play against a random bot to the end; gives the table and the result it prints.
fn whole_game(address: SocketAddr) -> (String, Value) {
    let host = program(address, "Host");
    let setup = json!({ "game": "congestion", "seats": ["random", "open"], "options": { "turn_limit": 40 } });
    let table = open(address, &host, &setup);
    let run = Command::new("python3")
        .args([EXAMPLE, &format!("http://{address}"), &table, "--seed", "1"])
        .output()
        .expect("python3 is there");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let result: Value = serde_json::from_slice(&run.stdout).expect("it prints the result");
    assert_eq!(result["ranks"].as_array().map(Vec::len), Some(2));
    (table, result)
}

#[test]
fn the_example_bot_plays_a_whole_game() {
    let (_folder, _process, address) = server(&[]);
    let (table, result) = whole_game(address);
    let (_, table) = ask(address, None, &format!("/api/tables/{table}"), None).expect("the server answers");
    assert_eq!(table["now"]["result"], result);
    assert_eq!(table["now"]["seats"][1]["name"], "Example");
}

#[test]
fn the_example_bot_waits_when_the_server_asks_it_to() {
    let (_folder, _process, address) = server(&["--rate", "7"]);
    whole_game(address);
}

#[test]
fn the_example_bot_says_what_is_wrong() {
    let (_folder, _process, address) = server(&[]);
    let run = Command::new("python3")
        .args([EXAMPLE, &format!("http://{address}"), "nowhere"])
        .output()
        .expect("python3");
    let said = String::from_utf8_lossy(&run.stderr).into_owned();
    assert!(!run.status.success() && said.contains("not-found"), "{said}");
}
