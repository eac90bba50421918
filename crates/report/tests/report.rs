//! Reports of real games: the same however they came about, honest about what is unfair, and all there.

use std::path::Path;

use cloverleaf_catalog::Playable;
use cloverleaf_congestion::Congestion;
use cloverleaf_core::{Game, Say as _, Seat, Value, options_from};
use cloverleaf_gridlock::Gridlock;
use cloverleaf_lab::{Player, RandomPlayer};
use cloverleaf_report::{Asked, Part, Report, StudyError, Survey, summary};
use cloverleaf_rightofway::RightOfWay;
use cloverleaf_table::{Draws, Record};
use cloverleaf_tango::Tango;
use cloverleaf_words::english;
use resvg::usvg::roxmltree::{Document, Node, ParsingOptions};

fn options<G: Game>(given: &[(&str, Value)]) -> G::Options {
    let limit = ("turn_limit", Value::Number(if given.is_empty() { 90 } else { 5_000 }));
    let given: Vec<_> =
        given.iter().chain([&limit]).map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
    options_from(&given).expect("options of the game")
}

fn asked(games: u64, threads: usize) -> Asked {
    Asked { games, threads, seconds: 10.0, command: "cloverleaf lab".to_owned() }
}

fn survey<G: Playable>(seats: usize, seed: u64) -> Survey<'static, G> {
    Survey::new(options::<G>(&[]), vec![&RandomPlayer; seats], Vec::new(), seed).expect("so many can play")
}

fn report<G: Playable>(survey: &Survey<'_, G>, folder: &Path, games: u64, threads: usize) -> Report {
    survey.report(folder, &asked(games, threads), english(), &mut |_| {}).expect("it can be studied")
}

fn file(folder: &Path, name: &str) -> Vec<u8> {
    std::fs::read(folder.join(name)).expect(name)
}

const MADE: [&str; 7] = [
    "report.html",
    "figures.csv",
    "games.csv",
    "decisions.csv",
    "figures.parquet",
    "games.parquet",
    "records/game-00001.record",
];

#[test]
fn a_study_broken_off_and_taken_up_is_the_same_as_one_in_one_go() {
    let [whole, parts] = [tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder")];
    let survey = survey::<Tango>(4, 3);
    report(&survey, whole.path(), 16, 1);
    report(&survey, parts.path(), 8, 2);
    for name in ["trials.jsonl", "luck-start.jsonl"] {
        let kept = file(parts.path(), name);
        std::fs::write(parts.path().join(name), &kept[..kept.len() * 2 / 3]).expect("it can be cut off");
    }
    report(&survey, parts.path(), 16, 2);
    for name in MADE {
        assert!(file(whole.path(), name) == file(parts.path(), name), "{name} differs");
    }
}

#[test]
fn a_folder_with_more_games_still_makes_the_report_that_was_asked_for() {
    let [small, large] = [tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder")];
    let survey = survey::<Congestion>(2, 3);
    report(&survey, small.path(), 8, 2);
    report(&survey, large.path(), 20, 2);
    report(&survey, large.path(), 8, 2);
    assert!(file(small.path(), "report.html") == file(large.path(), "report.html"));
}

#[test]
fn another_study_in_the_same_folder_is_refused_by_what_differs() {
    let folder = tempfile::tempdir().expect("a folder");
    report(&survey::<Congestion>(2, 3), folder.path(), 8, 2);
    let refused = survey::<Congestion>(2, 4).report(folder.path(), &asked(8, 1), english(), &mut |_| {});
    let Err(StudyError::Folder(error)) = refused else { panic!("it is refused: {refused:?}") };
    let said = english().say(&error.message());
    assert!(said.contains("the seed is 4 here and 3 there"), "{said}");
}

/// Passes on every seat but the first, where it never does: two passes in a row would end the game.
struct Partial;

impl Player<Congestion> for Partial {
    fn name(&self) -> &str {
        "partial"
    }

    fn choose(
        &self,
        game: &Congestion,
        view: &<Congestion as Game>::View,
        seat: Seat,
        seed: u64,
    ) -> Vec<<Congestion as Game>::Action> {
        let pass = vec!["pass".parse().expect("notation")];
        let mut tries = (0..100).map(|more| RandomPlayer.choose(game, view, seat, seed.wrapping_add(more)));
        match seat.index() {
            0 => tries.find(|plan| *plan != pass).unwrap_or(pass),
            _ => pass,
        }
    }
}

#[test]
fn a_seat_with_an_advantage_is_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let given = [("cars", Value::Text("own".to_owned())), ("target", Value::Number(1))];
    let survey = Survey::<Congestion>::new(options::<Congestion>(&given), vec![&Partial; 2], Vec::new(), 1);
    let report = report(&survey.expect("for two"), folder.path(), 40, 2);
    let seats = report.section("seats").expect("it is always asked");
    // Of two seats each is as far from a fair share as the other; the sentence names one of them.
    assert!(seats.finding.starts_with("Seat 2 wins 0 %"), "{}", seats.finding);
    assert!(seats.finding.ends_with("it is at a disadvantage."), "{}", seats.finding);
}

/// The report of a game between random players, with all that must be in its folder.
fn complete<G: Playable>(seats: usize, own: &[&str]) {
    let folder = tempfile::tempdir().expect("a folder");
    let survey: Survey<'_, G> =
        Survey::new(options::<G>(&[]), vec![&RandomPlayer; seats], vec![&RandomPlayer, &RandomPlayer], 7)
            .expect("so many can play");
    let report = report(&survey, folder.path(), 8, 2);
    let general = ["seats", "length", "endings", "drama", "width", "actions", "pieces", "ladder", "luck"];
    let ids: Vec<&str> = report.sections.iter().map(|section| section.id).collect();
    assert_eq!(ids, [&general[..], own].concat());
    let html = String::from_utf8(file(folder.path(), "report.html")).expect("it is text");
    whole_page(&html, &report);
    assert!(html.len() < 300_000, "{} bytes", html.len());
    for index in 1..=8 {
        let text = String::from_utf8(file(folder.path(), &format!("records/game-{index:05}.record")));
        let record = Record::read(&text.expect("it is text")).expect("it can be read");
        let verified = cloverleaf_catalog::verify(&record).expect("it holds");
        assert!(verified.over && !matches!(verified.draws, Draws::Unproven(_)), "{:?}", verified.draws);
    }
}

/// Every figure of the report stands on the page, which is sound and needs nothing beside it.
fn whole_page(html: &str, report: &Report) {
    let allowed = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
    let page = Document::parse_with_options(html, allowed).expect("the page is well-formed");
    for section in &report.sections {
        let shown =
            page.descendants().find(|node| node.attribute("id") == Some(section.id)).expect(section.id);
        let words = text(shown);
        assert!(words.contains(&section.finding), "{}: {}", section.id, section.finding);
        for figure in section.figures() {
            let row = format!("{}{}{}", figure.name, figure.value(english()), figure.interval(english()));
            assert!(words.contains(&row), "{}: {row}", section.id);
        }
        for part in &section.parts {
            let (Part::Figures { caption, .. } | Part::Picture { caption, .. }) = part;
            assert!(words.contains(caption.as_str()), "{}: {caption}", section.id);
        }
    }
    let addresses =
        ["src", "href"].map(|name| page.descendants().filter_map(move |node| node.attribute(name)));
    assert!(addresses.into_iter().flatten().all(|address| address.starts_with('#')), "nothing is fetched");
    let tables =
        page.descendants().filter(|node| node.has_tag_name(("http://www.w3.org/1999/xhtml", "table")));
    assert!(tables.count() >= 10, "numbers stand in tables");
}

fn text(node: Node<'_, '_>) -> String {
    node.descendants().filter(Node::is_text).filter_map(|node| node.text()).collect()
}

#[test]
fn gridlock_is_studied() {
    complete::<Gridlock>(3, &["network", "destinations", "profit"]);
}

#[test]
fn congestion_is_studied() {
    complete::<Congestion>(2, &["throughput", "queues", "deadlock"]);
}

#[test]
fn tango_is_studied() {
    complete::<Tango>(4, &["crashes", "mixture", "signs"]);
}

#[test]
fn right_of_way_is_studied() {
    complete::<RightOfWay>(2, &["economy", "junctions", "rights"]);
}

#[test]
fn a_summary_has_the_key_numbers_and_the_commands() {
    let folder = tempfile::tempdir().expect("a folder");
    let report = report(&survey::<Congestion>(2, 3), folder.path(), 8, 2);
    let text = summary(std::slice::from_ref(&report), "cloverleaf lab --all", english());
    assert!(text.contains("cloverleaf lab --all") && text.contains("[The whole report](congestion.html)"));
    for section in report.sections.iter().filter_map(|section| section.key.as_ref()) {
        assert!(text.contains(&section.interval(english())), "{}", section.name);
    }
}
