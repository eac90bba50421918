//! The engine over real pipes.

use serde_json::{Value as Json, json};

use crate::cloverleaf;

fn speak(lines: &[String]) -> Vec<Json> {
    let run = cloverleaf(&["engine"], &(lines.join("\n") + "\n"));
    assert_eq!(run.code, 0, "{}", run.err);
    run.out.lines().map(|line| serde_json::from_str(line).expect("nothing but answers")).collect()
}

#[test]
fn every_line_gets_its_answer_in_order() {
    let lines = [
        json!({"id": 1, "new": {"game": "tango"}}).to_string(),
        "nonsense".to_owned(),
        json!({"id": "roll", "roll": {"seed": 3}}).to_string(),
        json!({"id": 2, "turn": {}}).to_string(),
        json!({"id": 3, "play": {"actor": 1, "action": "sign A1 toll"}}).to_string(),
        json!({"id": 4, "play": {"actor": "chance", "action": "corner 1 A1"}}).to_string(),
        json!({"id": 5, "view": {"viewer": "spectator"}}).to_string(),
        json!({"id": 6, "explain": {"seat": 1, "action": "sign B3 toll"}}).to_string(),
    ];
    let answers = speak(&lines);
    assert_eq!(answers.len(), lines.len());
    assert_eq!(answers[0], json!({"id": 1, "ok": {}}));
    assert_eq!(answers[1]["id"], Json::Null);
    assert!(answers[1]["error"]["text"].is_string());
    assert_eq!(answers[2]["ok"]["actions"].as_array().map(Vec::len), Some(3));
    assert_eq!(answers[3]["ok"], json!({"kind": "together", "seats": [1, 2, 3, 4]}));
    assert_eq!(answers[4]["refused"]["clause"], "TT-2.6");
    assert_eq!(answers[4]["refused"]["at"], "A1");
    assert_eq!(answers[5]["refused"]["clause"], "turn");
    assert!(answers[6]["ok"]["view"]["signs"].is_array(), "{}", answers[6]);
    assert!(answers[7]["ok"]["text"].is_string(), "{}", answers[7]);
}

#[test]
fn an_input_that_is_no_text_gets_an_answer_too() {
    use std::io::Write as _;
    let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_cloverleaf"))
        .arg("engine")
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .expect("the binary starts");
    child
        .stdin
        .take()
        .expect("it has an input")
        .write_all(b"\xff\xfe\n{\"id\":2,\"turn\":{}}")
        .expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    let answers = String::from_utf8(output.stdout).expect("text");
    assert_eq!(answers.lines().count(), 2, "{answers}");
    assert!(
        answers.starts_with("{\"error\":{\"text\":\"the line is not text in UTF-8\"},\"id\":null}"),
        "{answers}"
    );
}
