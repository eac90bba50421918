//! Reports, comparisons and searches say nothing that is not in the files of a language.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use cloverleaf_catalog::Playable;
use cloverleaf_congestion::Congestion;
use cloverleaf_core::{Game, Say as _, Value, options_from};
use cloverleaf_gridlock::Gridlock;
use cloverleaf_lab::{Conditions, Experiment, Measure, Objectives, Parameter, Player, RandomPlayer, RuleSet};
use cloverleaf_report::{Asked, CompareQuestion, Report, Survey, TuneQuestion, Values, compare, tune};
use cloverleaf_rightofway::RightOfWay;
use cloverleaf_tango::Tango;
use cloverleaf_words::{Language, Languages, pseudo};
use resvg::usvg::roxmltree::{Document, Node, ParsingOptions};

/// English with every word marked that is in its files: `‹like this›`.
fn marked() -> Language {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en");
    let files = std::fs::read_dir(folder).expect("the English files").map(|entry| {
        let entry = entry.expect("a file");
        let text = std::fs::read_to_string(entry.path()).expect("it is text");
        (entry.file_name().to_string_lossy().into_owned(), pseudo(&text))
    });
    // What only the terminal says is never said by the lab.
    let files = files.filter(|(name, _)| name != "cli.ftl").collect();
    let (languages, faults) = Languages::read(&BTreeMap::from([("qps".to_owned(), files)]));
    assert_eq!(faults, []);
    languages.get("qps").expect("it was read").clone()
}

/// The words outside of marks that have a letter in them and are not allowed.
fn unmarked(text: &str, allowed: &BTreeSet<String>) -> Vec<String> {
    let mut inside = false;
    let outside: String = text
        .chars()
        .map(|letter| {
            inside = (inside || letter == '‹') && letter != '›';
            if inside { ' ' } else { letter }
        })
        .collect();
    words(&outside).filter(|word| !allowed.contains(word) && !is_notation(word)).collect()
}

fn words(text: &str) -> impl Iterator<Item = String> {
    let parts = text.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
    parts.filter(|word| word.chars().any(char::is_alphabetic)).map(str::to_owned)
}

/// Places, directions, tiles and the names of two rule sets: `A1`, `NW`, `E`, `B`.
fn is_notation(word: &str) -> bool {
    word.len() <= 3 && word.chars().all(|letter| letter.is_ascii_uppercase() || letter.is_ascii_digit())
}

fn allowed(texts: &[&str]) -> BTreeSet<String> {
    texts.iter().flat_map(|text| words(text)).collect()
}

/// What a page shows or reads aloud, without its style and its script.
fn shown(document: &str) -> String {
    let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
    let page = Document::parse_with_options(document, options).expect("it is well-formed");
    let hidden = |node: &Node<'_, '_>| ["style", "script"].contains(&node.tag_name().name());
    let texts = page.descendants().filter(|node| node.is_text() && !node.ancestors().any(|up| hidden(&up)));
    let texts = texts.filter_map(|node| node.text());
    let labels = page.descendants().filter_map(|node| node.attribute("aria-label"));
    texts.chain(labels).collect::<Vec<_>>().join("\n")
}

const COMMAND: &str = "cloverleaf lab GAME -o report";

/// A report of a game, whose own names are allowed, and what its data say.
fn reported<G: Playable>(seats: usize, names: &[&str]) {
    let (folder, language) = (tempfile::tempdir().expect("a folder"), marked());
    let limit = [("turn_limit".to_owned(), Value::Number(60))];
    let options: G::Options = options_from(&limit).expect("every game has a limit");
    let players: Vec<&dyn Player<G>> = vec![&RandomPlayer; seats];
    let survey = Survey::new(options, players, vec![&RandomPlayer, &RandomPlayer], 7).expect("it is played");
    let asked = Asked { games: 8, threads: 1, seconds: 7.5, command: COMMAND.to_owned() };
    let report = survey.report(folder.path(), &asked, &language, &mut |_| {}).expect("it is studied");
    let mut allowed = own_names(&report);
    allowed.extend(names.iter().flat_map(|name| words(name)));
    allowed.extend(words(&folder.path().display().to_string()));
    let page = report.page();
    assert!(page.contains("<html lang=\"qps\""), "the page names its language");
    assert_eq!(unmarked(&shown(&page), &allowed), Vec::<String>::new(), "the page");
    assert_eq!(unmarked(&report.text(folder.path()), &allowed), Vec::<String>::new(), "the text");
    let data = std::fs::read_to_string(folder.path().join("figures.csv")).expect("it is written");
    assert!(!data.contains('‹'), "data are the same in every language");
}

/// Titles, options and their values, levels, and the first words of actions.
fn own_names(report: &Report) -> BTreeSet<String> {
    let setup = &report.setup;
    let mut names = allowed(&[&setup.game, report.about.title, COMMAND, "report html"]);
    let options = setup.options.iter().flat_map(|(name, value)| [name.as_str(), value.as_str()]);
    let levels = setup.bots.iter().chain(&setup.ladder).map(String::as_str);
    names.extend(options.chain(levels).flat_map(words));
    let columns = report.frames.iter().flat_map(|frame| &frame.columns);
    for column in columns.filter(|column| column.name == "kind") {
        let Values::Text(kinds) = &column.values else { panic!("kinds are words") };
        names.extend(kinds.iter().flat_map(|kind| words(kind)));
    }
    names
}

#[test]
fn a_report_on_gridlock_says_only_what_is_in_the_files() {
    let game = Gridlock::new(3, <Gridlock as Game>::Options::default()).expect("for three");
    let titles: Vec<&str> = game.board().destinations().iter().map(|place| place.title.as_str()).collect();
    // What stands on the small spaces of the map for each of them.
    let short = ["Har", "FP", "MoF", "MIT", "CS", "SH", "MoS", "BG", "TD", "FH", "NE", "Aqu"];
    reported::<Gridlock>(3, &[titles.as_slice(), &short].concat());
}

#[test]
fn a_report_on_congestion_says_only_what_is_in_the_files() {
    reported::<Congestion>(2, &[]);
}

#[test]
fn a_report_on_tango_says_only_what_is_in_the_files() {
    reported::<Tango>(4, &[]);
}

#[test]
fn a_report_on_right_of_way_says_only_what_is_in_the_files() {
    reported::<RightOfWay>(2, &[]);
}

fn experiment(games: u64) -> Experiment<'static, Congestion> {
    let conditions = Conditions { games, seed: 5, threads: 1, seconds: 2.5 };
    Experiment::new(vec![&RandomPlayer; 2], conditions)
}

fn rules(text: &str) -> RuleSet {
    RuleSet::read(text).expect("a rule")
}

#[test]
fn a_comparison_says_only_what_is_in_the_files() {
    let language = marked();
    let allowed = allowed(&["congestion", "random", "cars own any"]);
    // So few games that nothing is known, and enough to know something.
    for (a, on, games) in [("", Measure::Length, 3), ("cars=any", Measure::Seat, 100)] {
        let base = rules("turn_limit=40");
        let question = CompareQuestion { base, a: rules(a), b: rules("cars=own"), on, full: true };
        let mut stages = Vec::new();
        let report = compare(question, &experiment(games), &mut |progress| stages.push(progress.stage));
        let stages = stages.iter().map(|stage| language.say(stage)).collect::<Vec<_>>().join("\n");
        assert_eq!(unmarked(&stages, &allowed), Vec::<String>::new(), "{stages}");
        let text = report.expect("it is compared").text(&language);
        assert_eq!(unmarked(&text, &allowed), Vec::<String>::new(), "{text}");
    }
}

#[test]
fn a_search_says_only_what_is_in_the_files() {
    let (folder, language) = (tempfile::tempdir().expect("a folder"), marked());
    let question = TuneQuestion {
        base: rules("turn_limit=40"),
        parameters: vec![Parameter::read("cars").expect("a parameter")],
        objectives: Objectives::read("minutes=5..9, seat=fair").expect("goals"),
    };
    let report = tune(question, &experiment(24), Some(folder.path()), &mut |_| {}).expect("it is searched");
    report.write(folder.path(), &language).expect("it is written");
    let allowed = allowed(&["congestion", "random", "turn_limit cars own any", "minutes seat fair"]);
    let file = |name: &str| std::fs::read_to_string(folder.path().join(name)).expect(name);
    for text in [report.text(&language), shown(&file("report.html")), shown(&file("chart.svg"))] {
        assert_eq!(unmarked(&text, &allowed), Vec::<String>::new(), "{text}");
    }
    for data in [file("candidates.csv"), file("trials.csv")] {
        assert!(!data.contains('‹'), "data are the same in every language");
    }
}

#[test]
fn words_outside_of_marks_are_found() {
    let found = unmarked("‹In the file:› seat 2 at D5 ‹and› cars=own", &allowed(&["cars own"]));
    assert_eq!(found, ["seat", "at"]);
}
