//! Matches and ladders: what they tell, and the records they leave.

use std::fs;
use std::path::Path;

use crate::cloverleaf;

const SHORT: [&str; 2] = ["--option", "turn_limit=60"];

/// The records of a folder by name.
fn records(folder: &Path) -> Vec<(String, String)> {
    let files = fs::read_dir(folder).expect("the folder is there");
    let mut records: Vec<_> = files
        .map(|file| file.expect("a file").path())
        .map(|path| (path.display().to_string(), fs::read_to_string(&path).expect("a record is text")))
        .collect();
    records.sort();
    records
}

#[test]
fn a_match_tells_wins_ratings_and_ends_and_leaves_records_that_verify() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = folder.path().join("games");
    let output = games.display().to_string();
    let mut args = vec!["match", "congestion", "random", "random", "--games", "3", "--output", &output];
    args.extend(SHORT);
    let run = cloverleaf(&args, "");
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("100.0 (51.0–100.0)"), "one contestant has all wins: {}", run.out);
    assert!(run.out.contains("4 games, ended by: "), "{}", run.out);
    let written = records(&games);
    assert_eq!(written.len(), 4, "whole rounds");
    for (file, text) in &written {
        assert!(text.contains("name 1 random"), "{text}");
        let verified = cloverleaf(&["verify", "--strict", file], "");
        assert_eq!(verified.code, 0, "{}", verified.err);
    }
}

#[test]
fn a_match_is_the_same_on_one_thread_and_on_three() {
    let folder = tempfile::tempdir().expect("a folder");
    let played = ["1", "3"].map(|threads| {
        let games = folder.path().join(threads);
        let output = games.display().to_string();
        let mut args = vec!["match", "tango", "random", "random", "--games", "8", "--seed", "5"];
        args.extend(["--threads", threads, "-o", &output]);
        args.extend(SHORT);
        let run = cloverleaf(&args, "");
        assert_eq!(run.code, 0, "{}", run.err);
        records(&games).into_iter().map(|(_, text)| text).collect::<Vec<_>>()
    });
    assert_eq!(played[0].len(), 8);
    assert_eq!(played[0], played[1]);
}

#[test]
fn a_match_as_json_has_every_figure() {
    let run =
        cloverleaf(&["match", "tango", "random", "random", "--games", "4", "--json", SHORT[0], SHORT[1]], "");
    let told: serde_json::Value = serde_json::from_str(run.out.trim()).expect("one JSON object");
    assert_eq!((&told["game"], &told["games"]), (&"tango".into(), &4.into()));
    let player = &told["players"][0];
    for key in [
        "player",
        "wins",
        "share_interval",
        "fair",
        "rating",
        "rating_interval",
        "ranks",
        "median_ms",
        "longest_ms",
    ] {
        assert!(!player[key].is_null(), "{key} in {told}");
    }
    assert_eq!(player["ranks"].as_array().map(Vec::len), Some(4), "Tango fills its four seats: {told}");
}

#[test]
fn a_ladder_tells_of_every_level() {
    let run = cloverleaf(&["ladder", "congestion", "random", "--games", "2"], "");
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("random    1500 ± "), "{}", run.out);
}

#[test]
fn a_contest_that_cannot_be_held_says_why() {
    let cases: [(&[&str], &str); 8] = [
        (&["match", "chess", "random", "random"], "the games are"),
        (&["match", "congestion", "random"], "2 values required"),
        (&["match", "congestion", "random", "genius"], "there is no player 'genius'; the players are random"),
        (&["match", "congestion", "random", "random", "--sprt"], "nobody is better than themselves"),
        (&["match", "congestion", "random", "random", "--sprt=0.7:0.6"], "the smaller first"),
        (
            &["match", "congestion", "random", "random", "random", "--seats", "2"],
            "3 players do not fit on 2 seats",
        ),
        (&["match", "congestion", "random", "random", "--seats", "9"], "seats"),
        (&["ladder", "congestion", "random", "random"], "'random' is on the ladder twice"),
    ];
    for (args, says) in cases {
        let run = cloverleaf(args, "");
        assert_eq!(run.code, 2, "{args:?}: {}{}", run.out, run.err);
        assert!(run.err.contains(says), "{args:?}: {}", run.err);
    }
}
