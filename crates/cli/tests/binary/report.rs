//! `lab GAME`: a report that stands for itself, its data, records that verify, and how a study goes on.

use std::fs;
use std::path::Path;

use crate::{Run, cloverleaf};

/// A small study of Congestion in this folder.
fn study(folder: &Path, games: &str, more: &[&str]) -> Run {
    let output = folder.display().to_string();
    let mut args = vec!["lab", "congestion", "--seats", "2", "--bots", "random", "--ladder", "random"];
    args.extend(["--games", games, "--option", "turn_limit=40", "-o", &output]);
    args.extend(more);
    cloverleaf(&args, "")
}

#[test]
fn a_report_has_a_page_its_data_and_records_that_verify() {
    let folder = tempfile::tempdir().expect("a folder");
    let run = study(folder.path(), "8", &[]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("Traffic Congestion, 8 games:"), "{}", run.out);
    let page = fs::read_to_string(folder.path().join("report.html")).expect("the page is there");
    assert!(page.contains("Is any seat ahead?") && page.contains("<svg"), "a page with charts");
    assert!(
        !page.contains("src=\"http") && !page.contains("href=\"http"),
        "nothing is fetched from elsewhere"
    );
    let records = fs::read_dir(folder.path().join("records")).expect("records are there");
    let files: Vec<_> = records.map(|file| file.expect("a file").path().display().to_string()).collect();
    assert!(!files.is_empty());
    for file in &files {
        let verified = cloverleaf(&["verify", "--strict", file], "");
        assert_eq!(verified.code, 0, "{file}: {}", verified.err);
    }
}

#[test]
fn a_report_is_in_the_language_that_was_asked_for_and_its_data_are_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let (german, english) = (folder.path().join("de"), folder.path().join("en"));
    let run = study(&german, "8", &["--lang", "de"]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("Traffic Congestion, 8 Partien:"), "{}", run.out);
    let page = fs::read_to_string(german.join("report.html")).expect("the page is there");
    assert!(page.contains("<html lang=\"de\"") && page.contains("Ist ein Platz im Vorteil?"));
    assert!(!page.contains("Is any seat ahead?"));
    assert_eq!(study(&english, "8", &[]).code, 0);
    let data = |folder: &Path| fs::read_to_string(folder.join("figures.csv")).expect("the data are there");
    assert_eq!(data(&german), data(&english));
    let other = study(&german, "8", &["--lang", "de", "--seed", "2"]);
    assert!(other.err.contains("der Startwert ist hier 2 und dort 1"), "{}", other.err);
}

#[test]
fn a_study_goes_on_where_it_was_and_only_with_the_same_set_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let (cut, whole) = (folder.path().join("cut"), folder.path().join("whole"));
    assert_eq!(study(&cut, "8", &[]).code, 0);
    let (more, once) = (study(&cut, "16", &[]), study(&whole, "16", &["--threads", "1"]));
    assert!(more.out.contains("16 games"), "{}", more.out);
    let findings =
        |run: &Run| run.out.lines().filter(|line| line.starts_with("  ")).collect::<Vec<_>>().join("\n");
    assert_eq!(findings(&more), findings(&once), "the same in two goes");
    let other = study(&cut, "16", &["--seed", "2"]);
    assert_eq!(other.code, 2, "{}", other.out);
    assert!(other.err.contains("seed"), "it says what differs: {}", other.err);
}

#[test]
fn what_cannot_be_studied_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = folder.path().display().to_string();
    for (args, told) in [
        (vec!["lab", "chess", "-o", &output], "there is no game 'chess'"),
        (vec!["lab", "tango", "--bots", "champion", "-o", &output], "there is no player 'champion'"),
        (vec!["lab", "tango"], "--output"),
    ] {
        let run = cloverleaf(&args, "");
        assert_eq!(run.code, 2, "{args:?}: {}", run.out);
        assert!(run.err.contains(told), "{args:?}: {}", run.err);
    }
}
