//! The example in Python takes a seat as people do, and plays to the end.

use std::process::Command;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::client::{ask, open, program};
use crate::process::serve;

#[test]
fn the_example_bot_plays_a_whole_game() {
    let folder = TempDir::new().expect("a folder");
    let database = format!("sqlite:{}", folder.path().join("table.db").display());
    let (_server, address) = serve(&["--database", &database]);
    let host = program(address, "Host");
    let setup = json!({ "game": "congestion", "seats": ["random", "open"], "options": { "turn_limit": 12 } });
    let table = open(address, &host, &setup);
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    let run = Command::new("python3")
        .args([example, &format!("http://{address}"), &table, "--seed", "1"])
        .output()
        .expect("python3 is there");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let result: Value = serde_json::from_slice(&run.stdout).expect("it prints the result");
    assert_eq!(result["ranks"].as_array().map(Vec::len), Some(2));
    let (_, table) = ask(address, None, &format!("/api/tables/{table}"), None).expect("the server answers");
    assert_eq!(table["now"]["result"], result);
    assert_eq!(table["now"]["seats"][1]["name"], "Example");
}

#[test]
fn the_example_bot_says_what_is_wrong() {
    let folder = TempDir::new().expect("a folder");
    let database = format!("sqlite:{}", folder.path().join("table.db").display());
    let (_server, address) = serve(&["--database", &database]);
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    let run = Command::new("python3")
        .args([example, &format!("http://{address}"), "nowhere"])
        .output()
        .expect("python3");
    let said = String::from_utf8_lossy(&run.stderr).into_owned();
    assert!(!run.status.success() && said.contains("not-found"), "{said}");
}
