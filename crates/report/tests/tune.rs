//! A search of real games: its page and chart are sound, and one that was broken off ends like one in one go.

use std::path::Path;

use cloverleaf_congestion::Congestion;
use cloverleaf_lab::{Conditions, Experiment, Objectives, Parameter, RandomPlayer, RuleSet};
use cloverleaf_report::{TuneQuestion, TuneReport, tune};
use cloverleaf_words::english;
use resvg::usvg::roxmltree::{Document, ParsingOptions};

fn search(games: u64, folder: &Path) -> TuneReport {
    let conditions = Conditions { games, seed: 5, threads: 1, seconds: 28.0 };
    let experiment = Experiment::<Congestion>::new(vec![&RandomPlayer; 2], conditions);
    let question = TuneQuestion {
        base: RuleSet::read("turn_limit=40").expect("a rule"),
        parameters: vec![Parameter::read("cars").expect("a parameter")],
        objectives: Objectives::read("minutes=5..9, seat=fair").expect("goals"),
    };
    let report = tune(question, &experiment, Some(folder), &mut |_| {}).expect("it can be searched");
    report.write(folder, english()).expect("it can be written");
    report
}

fn file(folder: &Path, name: &str) -> String {
    std::fs::read_to_string(folder.join(name)).expect(name)
}

#[test]
fn a_search_broken_off_and_taken_up_is_the_same_as_one_in_one_go() {
    let [whole, parts] = [tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder")];
    search(40, whole.path());
    search(16, parts.path());
    let journal = file(parts.path(), "candidates.jsonl");
    std::fs::write(parts.path().join("candidates.jsonl"), &journal[..journal.len() * 2 / 3])
        .expect("it can be cut off");
    search(40, parts.path());
    for name in ["report.html", "chart.svg", "candidates.csv", "trials.csv"] {
        assert!(file(whole.path(), name) == file(parts.path(), name), "{name} differs");
    }
}

#[test]
fn the_page_and_the_chart_are_well_formed_and_say_what_the_terminal_says() {
    let folder = tempfile::tempdir().expect("a folder");
    let report = search(16, folder.path());
    let allowed = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
    let html = file(folder.path(), "report.html");
    let page = Document::parse_with_options(&html, allowed).expect("the page is well-formed");
    let words: String = page.descendants().filter_map(|node| node.text()).collect();
    assert!(
        report.advice(english()).starts_with("It would choose ") && words.contains(&report.advice(english())),
        "{words}"
    );
    assert!(report.text(english()).ends_with(&report.advice(english())));
    let svg = file(folder.path(), "chart.svg");
    let chart = Document::parse(&svg).expect("the chart is well-formed");
    assert!(chart.root_element().has_tag_name(("http://www.w3.org/2000/svg", "svg")));
    for name in ["cars=any (as it is)", "cars=own"] {
        assert!(words.contains(name) && svg.contains(name), "{name}");
    }
}
