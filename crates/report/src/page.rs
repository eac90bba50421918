//! A report as one page that needs nothing beside it, and no script to be read.

use std::path::Path;

use cloverleaf_core::{About, Say as _};
use cloverleaf_draw::svg::Element;
use cloverleaf_words::Language;

use crate::chart::bars;
use crate::figure::grouped;
use crate::html::{self, document, tag};
use crate::words::said;
use crate::words::setup::same_players;
use crate::{Figure, Part, Report, Section, Setup, Unit};

/// What lets a reader try another estimate; it writes numbers as the page does.
const SCRIPT: &str = include_str!("page.js");

/// The whole document.
pub(crate) fn page(report: &Report) -> String {
    let language = &report.language;
    let title = said!(language, "report-page-title", game = report.about.title);
    document(language.code(), &title, body(report))
}

/// The line above the findings, where they are told without a page.
pub(crate) fn found(report: &Report) -> String {
    let (game, games) = (report.about.title, report.games.to_string());
    said!(&report.language, "report-found", game = game, games = games)
}

/// Where the page is.
pub(crate) fn written(page: &Path, language: &Language) -> String {
    said!(language, "report-written", page = page.display().to_string())
}

fn body(report: &Report) -> Element {
    let sections = report.sections.iter().map(|section| shown(section, report));
    Element::new("body")
        .with(banner(report))
        .with(contents(report))
        .with(Element::new("main").with_all(sections))
        .with(colophon(report))
        .with(tag("script", &script(&report.language)))
}

fn script(language: &Language) -> String {
    let minutes = said!(language, "report-minutes", number = "").replace('\'', "’");
    SCRIPT.replace("LANGUAGE", language.code()).replace("MINUTES", minutes.trim())
}

/// Which game, and how it was set up.
fn banner(report: &Report) -> Element {
    let language = &report.language;
    let line = setup(report.games, &report.setup, language);
    let sign = html::banner(&said!(language, "report-over"), report.about.title, &line);
    let options = options(&report.setup.options, language);
    Element::new("header").with(sign).with(tag("p", &options).set("class", "method"))
}

/// How many games, and who plays.
fn setup(games: u64, setup: &Setup, language: &Language) -> String {
    let bots = match same_players(setup) {
        Some(all) => said!(language, "report-everybody", bot = all),
        None if setup.bots.is_empty() => said!(language, "report-nobody"),
        None => setup.bots.join(", "),
    };
    let (games, seed) = (grouped(games, language), setup.seed.to_string());
    said!(language, "report-setup", games = games, seats = setup.seats, bots = bots, seed = seed)
}

/// The options with their values, of which some are whole files.
fn options(options: &[(String, String)], language: &Language) -> String {
    let value = |value: &str| match value.lines().next() {
        None => said!(language, "report-option-usual"),
        Some(line) if line.len() < value.len() => format!("{line} …"),
        Some(line) => line.to_owned(),
    };
    let set: Vec<String> = options.iter().map(|(name, text)| format!("{name} {}", value(text))).collect();
    said!(language, "report-options", options = set.join(", "))
}

/// The numbers to remember, each leading to its section.
fn contents(report: &Report) -> Element {
    let language = &report.language;
    let entry = |section: &Section| {
        let link = Element::new("a").set("href", format!("#{}", section.id));
        let link = match &section.key {
            Some(key) => link.with(tag("b", &key.value(language))).with(tag("span", &key.name)),
            None => link,
        };
        Element::new("li").with(link.with(tag("em", &section.title)))
    };
    let list = Element::new("ul").with_all(report.sections.iter().map(entry));
    Element::new("nav").set("aria-label", said!(language, "report-contents")).with(list)
}

fn shown(section: &Section, report: &Report) -> Element {
    let heading = format!("{}-heading", section.id);
    let parts = section.parts.iter().flat_map(|shown| part(shown, &report.language));
    let seconds = (section.id == "length").then(|| seconds(report.seconds, &report.language));
    Element::new("section")
        .id(section.id)
        .set("aria-labelledby", heading.as_str())
        .with(tag("h2", &section.title).id(heading))
        .with(tag("p", &section.finding).set("class", "finding"))
        .with_all(seconds)
        .with_all(parts)
        .with(tag("p", &section.method).set("class", "method"))
}

fn part(part: &Part, language: &Language) -> Vec<Element> {
    match part {
        Part::Picture { caption, picture } => vec![html::figure(caption, picture.clone())],
        Part::Figures { caption, figures, reference, bars: true } => {
            let chart = html::figure(caption, bars(caption, figures, reference.as_ref(), language));
            let numbers = Element::new("details")
                .with(tag("summary", &said!(language, "report-numbers")))
                .with(table(caption, figures, language));
            vec![chart, numbers]
        }
        Part::Figures { caption, figures, .. } => vec![table(caption, figures, language)],
    }
}

fn table(caption: &str, figures: &[Figure], language: &Language) -> Element {
    let headings = ["report-what", "report-value", "report-interval", "report-out-of"];
    let headings = headings.map(|key| language.word(key));
    html::table(caption, &headings, figures.iter().map(|figure| row(figure, language)))
}

fn row(figure: &Figure, language: &Language) -> Element {
    let minutes = figure.unit == Unit::Minutes;
    let cell = |text: String, value: f64| {
        let cell = tag("td", &text);
        if minutes { cell.set("data-minutes", format!("{value}")) } else { cell }
    };
    let estimate = &figure.estimate;
    let interval = tag("td", &figure.interval(language));
    let interval = match minutes {
        true => interval
            .set("data-minutes", format!("{}", estimate.interval.from))
            .set("data-to", format!("{}", estimate.interval.to)),
        false => interval,
    };
    Element::new("tr")
        .with(tag("th", &figure.name).set("scope", "row"))
        .with(cell(figure.value(language), estimate.value))
        .with(interval)
        .with(tag("td", &grouped(estimate.n, language)))
}

/// Where a reader can try another estimate; without the script the numbers stay as they are.
fn seconds(seconds: f64, language: &Language) -> Element {
    let input = Element::new("input")
        .id("seconds")
        .set("type", "number")
        .set("min", "0.5")
        .set("step", "0.5")
        .set("value", format!("{seconds}"))
        .set("data-seconds", format!("{seconds}"));
    let label = Element::new("label").containing(&format!("{} ", said!(language, "report-seconds")));
    Element::new("p").set("class", "try").with(label.with(input))
}

fn colophon(report: &Report) -> Element {
    let word = |key| tag("p", &report.language.word(key));
    Element::new("footer")
        .with(made_by(report))
        .with(word("report-data"))
        .with(word("report-intervals"))
        .with(word(About::NOTICE))
}

/// The command that makes this report, within its sentence.
fn made_by(report: &Report) -> Element {
    const COMMAND: &str = "\u{1}";
    let sentence = said!(&report.language, "report-made-by", command = COMMAND);
    let (before, after) = sentence.split_once(COMMAND).unwrap_or((&sentence, ""));
    Element::new("p").containing(before).with(tag("code", &report.command)).containing(after)
}

#[cfg(test)]
mod tests {
    use super::SCRIPT;

    #[test]
    fn the_script_has_nothing_to_escape() {
        assert!(!SCRIPT.contains(['<', '>', '&', '"']), "browsers read it as it is");
    }
}
