//! `lab compare` and `lab tune`: what changed, and what would be better.

use std::fs;

use crate::cloverleaf;

/// A car to win: a game is a handful of turns, and each car more makes it longer.
const SHORT: [&str; 6] = ["--seats", "2", "--bots", "learner", "--option", "turn_limit=300"];

fn lab(args: &[&str]) -> (i32, String, String) {
    let run = cloverleaf(&[&["lab"], args].concat(), "");
    (run.code, run.out, run.err)
}

#[test]
fn a_longer_way_to_win_is_found_and_told_in_a_sentence() {
    let args = ["compare", "congestion", "--a", "target=1", "--b", "target=4", "--games", "400", "--json"];
    let (code, out, err) = lab(&[&args, &SHORT[..]].concat());
    assert_eq!(code, 0, "{err}");
    let told: serde_json::Value = serde_json::from_str(&out).expect("it is JSON");
    assert_eq!(
        (&told["sure"], &told["figures"]["length"]["change"]),
        (&true.into(), &"more".into()),
        "{told}"
    );
    let pairs = told["pairs"].as_u64().expect("a number");
    assert!((9..400).contains(&pairs), "it stops when it is sure: {pairs}");
    let sentence = told["sentence"].as_str().expect("words");
    assert!(sentence.starts_with("With target=4 instead of target=1 a game takes "), "{sentence}");
    // The same whatever the threads.
    let (_, alone, _) = lab(&[&args, &SHORT[..], &["--threads", "1"]].concat());
    assert_eq!(alone, out);
}

#[test]
fn the_same_rules_are_not_compared() {
    let (code, out, _) = lab(&["compare", "congestion", "--b", "cars=any,target=20"]);
    assert_eq!((code, out.as_str()), (0, "Both rule sets are the same; there is nothing to compare.\n"));
}

#[test]
fn a_search_finds_what_was_wished_for_and_goes_on_where_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let report = folder.path().display().to_string();
    let tune = |games: &str| {
        let args =
            ["tune", "congestion", "--parameter", "target=1..7:3", "--goal", "length=min", "-o", &report];
        let (code, out, err) = lab(&[&args, &SHORT[..], &["--games", games]].concat());
        assert_eq!(code, 0, "{err}");
        out
    };
    let lines = || fs::read_to_string(folder.path().join("trials.csv")).expect("it is there").lines().count();
    tune("16");
    assert_eq!(lines(), 1 + 4 * 16, "three values and the rules as they are");
    let begun = fs::read_to_string(folder.path().join("trials.csv")).expect("it is there");
    let out = tune("64");
    let grown = fs::read_to_string(folder.path().join("trials.csv")).expect("it is there");
    assert!(grown.starts_with(&begun) && lines() < 1 + 4 * 64, "whoever is surely worse plays no more");
    assert!(out.contains("It would choose target=1, with "), "{out}");
    assert_eq!(tune("64"), out, "all is known already");
    assert_eq!(fs::read_to_string(folder.path().join("trials.csv")).expect("it is there"), grown);
    let page = fs::read_to_string(folder.path().join("report.html")).expect("it is there");
    assert!(page.contains("It would choose target=1, with ") && page.contains("<svg"), "{page}");
}

#[test]
fn tiles_can_be_varied_though_no_table_can() {
    let wish = ["--goal", "drama=max", "--games", "16", "--bots", "random"];
    let (code, out, err) =
        lab(&[&["tune", "rightofway", "--parameter", "tiles.2=0..54:18"], &wish[..]].concat());
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("tiles.2=0 ") && out.contains("tiles.2=18 (as it is)"), "{out}");
    let run = cloverleaf(&["play", "rightofway", "--option", "tiles.2=0"], "");
    assert_eq!(run.code, 2);
    assert!(run.err.contains("there is no option 'tiles.2'"), "{}", run.err);
}

#[test]
fn comparisons_and_searches_are_in_the_language_that_was_asked_for() {
    let german = |args: &[&str]| {
        let (code, out, err) = lab(&[args, &SHORT[..], &["--lang", "de"]].concat());
        assert_eq!(code, 0, "{err}");
        out
    };
    let compared = german(&["compare", "congestion", "--b", "cars=own"]);
    assert!(compared.contains("Mit cars=own gilt: "), "{compared}");
    let tuned = german(&["tune", "congestion", "--parameter", "cars", "--goal", "seat=fair"]);
    assert!(tuned.contains("Die Wahl fällt auf cars="), "{tuned}");
}

#[test]
fn wrong_use_names_what_there_is() {
    for (args, why) in [
        (&["compare", "congestion", "--b", "cars=some"][..], "one of any, own"),
        (&["compare", "congestion", "--b", "cars"], "'cars' is no name and value joined by '='"),
        (
            &["tune", "congestion", "--parameter", "target=9..", "--goal", "drama=max"],
            "no range such as 10..30",
        ),
        (&["compare", "congestion", "--b", "cars=own", "--on", "fun"], "length, minutes, seat"),
        (&["tune", "congestion", "--parameter", "cars", "--goal", "fun=max"], "seat=fair"),
        (&["tune", "congestion", "--parameter", "target", "--goal", "drama=max"], "target=1..5"),
        (&["tune", "congestion", "--parameter", "cars=any", "--goal", "drama=max"], "only one candidate"),
    ] {
        let (code, _, err) = lab(args);
        assert_eq!(code, 2, "{err}");
        assert!(err.contains(why), "{err}");
    }
}
