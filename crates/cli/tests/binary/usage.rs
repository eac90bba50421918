//! Wrong use says what would be right, and exits with 2; a reader who leaves is no error.

use std::io::Write as _;
use std::process::{Command, Stdio};

use crate::cloverleaf;

#[test]
fn games_lists_what_can_be_played() {
    let run = cloverleaf(&["games"], "");
    assert_eq!(run.code, 0);
    for title in ["Traffic Tango", "Traffic Congestion"] {
        assert!(run.out.contains(title), "{}", run.out);
    }
    let options = cloverleaf(&["games", "congestion"], "").out;
    assert!(options.contains("direct_path") && options.contains("designer"), "{options}");
    for line in cloverleaf(&["games", "--json"], "").out.lines() {
        serde_json::from_str::<serde_json::Value>(line).expect("one JSON object a line");
    }
}

#[test]
fn wrong_use_exits_with_two_and_says_what_to_do() {
    let cases: [(&[&str], &str); 9] = [
        (&["games", "chess"], "the games are"),
        (&["play", "chess"], "the games are"),
        (&["play", "congestion", "--seats", "7"], "seats"),
        (&["play", "congestion", "--option", "fog=1"], "there is no option 'fog'"),
        (&["play", "congestion", "--option", "target=lots"], "target"),
        (&["play", "congestion", "--bot", "2=genius"], "the levels are random"),
        (&["replay", "nowhere.record"], "cannot read nowhere.record"),
        (&["perft", "congestion", "two"], "invalid value"),
        (&["fly"], "unrecognized subcommand"),
    ];
    for (args, says) in cases {
        let run = cloverleaf(args, "");
        assert_eq!(run.code, 2, "{args:?}: {}{}", run.out, run.err);
        assert!(run.err.contains(says), "{args:?}: {}", run.err);
        assert!(!run.err.contains("panicked"), "{args:?}: {}", run.err);
    }
}

#[test]
fn a_closed_pipe_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_cloverleaf"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    drop(child.stdout.take());
    let mut input = child.stdin.take().expect("it has an input");
    while input.write_all(b"{\"id\":1,\"turn\":{}}\n").is_ok() {}
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn perft_counts_and_divides() {
    // TT-1.2: four corners for the first seat, three for the second, two for the third.
    let run = cloverleaf(&["perft", "tango", "3"], "");
    assert!(run.out.lines().last().is_some_and(|line| line.contains(" 24 ")), "{}", run.out);
    let divided = cloverleaf(&["perft", "tango", "2", "--divide"], "").out;
    assert_eq!(divided.lines().count(), 5, "{divided}");
    assert!(divided.contains("12  in all"), "{divided}");
}

#[test]
fn the_bench_prints_one_object_a_game_and_keeps_signatures() {
    let run = cloverleaf(&["bench", "congestion", "--seconds", "1", "--json"], "");
    let line: serde_json::Value = serde_json::from_str(run.out.trim()).expect("one JSON object");
    for key in ["game", "moves_per_s", "games_per_s", "state_bytes", "clone_ns", "signature"] {
        assert!(!line[key].is_null(), "{key} in {line}");
    }
    assert!(line["state_bytes"].as_u64().is_some_and(|bytes| bytes < 1024), "{line}");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("signature.txt").display().to_string();
    std::fs::write(&file, "congestion 0123456789abcdef\n").expect("it can be written");
    let wrong = cloverleaf(&["bench", "congestion", "--check", &file], "");
    assert_eq!(wrong.code, 1);
    assert!(wrong.err.contains("plays otherwise than before"), "{}", wrong.err);
    assert_eq!(cloverleaf(&["bench", "congestion", "--write", &file], "").code, 0);
    assert_eq!(cloverleaf(&["bench", "congestion", "--check", &file], "").code, 0);
}

#[test]
fn the_bench_compares_with_an_earlier_run_part_by_part() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("earlier.json").display().to_string();
    let first = cloverleaf(&["bench", "tango", "--seconds", "1", "--json", "--compare"], "");
    let line: serde_json::Value = serde_json::from_str(first.out.trim()).expect("one JSON object");
    assert_eq!(line["before"], 2_530_000.0, "the figure it started from");
    let parts = line["parts"].as_object().expect("the parts by name");
    let mut shares = line["rest"]["share"].as_f64().expect("a share");
    for part in ["legal", "play", "clone", "view", "complete"] {
        let figure = |name: &str| parts[part][name].as_f64().expect("a figure");
        assert!(figure("calls_per_move") >= 1.0 && figure("ns") >= 0.0, "{part}: {line}");
        shares += figure("share");
    }
    assert!((shares - 1.0).abs() < 0.01, "the shares are of one whole: {line}");

    // A run twice as slow as this one was, and parts that took a microsecond.
    let moves = line["moves_per_s"].as_f64().expect("a figure") / 2.0;
    let earlier =
        format!("{{\"game\":\"tango\",\"moves_per_s\":{moves},\"parts\":{{\"play\":{{\"ns\":1000}}}}}}\n");
    std::fs::write(&file, earlier).expect("it can be written");
    let run = cloverleaf(&["bench", "tango", "--seconds", "1", "--compare", &file], "");
    assert!(run.out.contains(&format!("x the {moves:.0} in {file}")), "{}", run.out);
    let factor = |part: &str| {
        let line = run.out.lines().find(|line| line.trim_start().starts_with(part)).expect("a line a part");
        line.split_whitespace().last().expect("a factor").to_owned()
    };
    assert!(factor("play").parse::<f64>().is_ok_and(|factor| factor > 0.0), "{}", run.out);
    assert_eq!(factor("view"), "-", "it was not measured then");
    let other = cloverleaf(&["bench", "tango", "--seats", "4", "--seconds", "1", "--compare"], "");
    assert!(other.out.contains("nothing to compare with"), "another table than then: {}", other.out);
}

#[test]
fn a_file_that_is_no_bench_output_is_no_earlier_run() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("earlier.json").display().to_string();
    for text in ["", "tango 109dd8a47b93cf3f\n", "{\"game\":\"tango\"}\n"] {
        std::fs::write(&file, text).expect("it can be written");
        let run = cloverleaf(&["bench", "tango", "--compare", &file], "");
        assert_eq!(run.code, 2, "{text:?}");
        assert!(run.err.contains("is no output of `cloverleaf bench --json`"), "{}", run.err);
    }
    assert_eq!(cloverleaf(&["bench", "--compare", "--check", &file], "").code, 2, "one or the other");
}

#[test]
fn x_1_the_rules_play_as_the_kept_signatures_say() {
    let kept = concat!(env!("CARGO_MANIFEST_DIR"), "/../../signature.txt");
    let run = cloverleaf(&["bench", "--check", kept], "");
    assert_eq!(run.code, 0, "{}", run.err);
}
