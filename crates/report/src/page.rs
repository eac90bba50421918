//! A report as one page that needs nothing beside it, and no script to be read.

use cloverleaf_core::{About, Say as _};
use cloverleaf_draw::svg::Element;
use cloverleaf_words::english;

use crate::chart::bars;
use crate::figure::grouped;
use crate::html::{self, document, tag};
use crate::words::page as words;
use crate::{Figure, Part, Report, Section, Unit};

const SCRIPT: &str = include_str!("page.js");

/// The whole document.
pub(crate) fn page(report: &Report) -> String {
    document(&words::title(report.about.title), body(report))
}

fn body(report: &Report) -> Element {
    let sections = report.sections.iter().map(|section| shown(section, report));
    Element::new("body")
        .with(banner(report))
        .with(contents(report))
        .with(Element::new("main").with_all(sections))
        .with(colophon(report))
        .with(tag("script", SCRIPT))
}

/// Which game, and how it was set up.
fn banner(report: &Report) -> Element {
    let line = words::setup(report.games, &report.setup);
    let sign = html::banner(words::OVER, report.about.title, &line);
    let options = words::options(&report.setup.options);
    Element::new("header").with(sign).with(tag("p", &options).set("class", "method"))
}

/// The numbers to remember, each leading to its section.
fn contents(report: &Report) -> Element {
    let entry = |section: &Section| {
        let link = Element::new("a").set("href", format!("#{}", section.id));
        let link = match &section.key {
            Some(key) => link.with(tag("b", &key.value())).with(tag("span", &key.name)),
            None => link,
        };
        Element::new("li").with(link.with(tag("em", section.title)))
    };
    let list = Element::new("ul").with_all(report.sections.iter().map(entry));
    Element::new("nav").set("aria-label", words::CONTENTS).with(list)
}

fn shown(section: &Section, report: &Report) -> Element {
    let heading = format!("{}-heading", section.id);
    let parts = section.parts.iter().flat_map(part);
    let seconds = (section.id == "length").then(|| seconds(report.seconds));
    Element::new("section")
        .id(section.id)
        .set("aria-labelledby", heading.as_str())
        .with(tag("h2", section.title).id(heading))
        .with(tag("p", &section.finding).set("class", "finding"))
        .with_all(seconds)
        .with_all(parts)
        .with(tag("p", &section.method).set("class", "method"))
}

fn part(part: &Part) -> Vec<Element> {
    match part {
        Part::Picture { caption, picture } => vec![html::figure(caption, picture.clone())],
        Part::Figures { caption, figures, reference, bars: true } => {
            let chart = html::figure(caption, bars(caption, figures, reference.as_ref()));
            let numbers =
                Element::new("details").with(tag("summary", words::NUMBERS)).with(table(caption, figures));
            vec![chart, numbers]
        }
        Part::Figures { caption, figures, .. } => vec![table(caption, figures)],
    }
}

fn table(caption: &str, figures: &[Figure]) -> Element {
    html::table(caption, &words::HEADINGS, figures.iter().map(row))
}

fn row(figure: &Figure) -> Element {
    let minutes = figure.unit == Unit::Minutes;
    let cell = |text: String, value: f64| {
        let cell = tag("td", &text);
        if minutes { cell.set("data-minutes", format!("{value}")) } else { cell }
    };
    let estimate = &figure.estimate;
    let interval = tag("td", &figure.interval());
    let interval = match minutes {
        true => interval
            .set("data-minutes", format!("{}", estimate.interval.from))
            .set("data-to", format!("{}", estimate.interval.to)),
        false => interval,
    };
    Element::new("tr")
        .with(tag("th", &figure.name).set("scope", "row"))
        .with(cell(figure.value(), estimate.value))
        .with(interval)
        .with(tag("td", &grouped(&estimate.n.to_string())))
}

/// Where a reader can try another estimate; without the script the numbers stay as they are.
fn seconds(seconds: f64) -> Element {
    let input = Element::new("input")
        .id("seconds")
        .set("type", "number")
        .set("min", "0.5")
        .set("step", "0.5")
        .set("value", format!("{seconds}"))
        .set("data-seconds", format!("{seconds}"));
    Element::new("p").set("class", "try").with(Element::new("label").containing(words::SECONDS).with(input))
}

fn colophon(report: &Report) -> Element {
    let [before, after] = words::MADE_BY;
    let made = Element::new("p").containing(before).with(tag("code", &report.command)).containing(after);
    Element::new("footer")
        .with(made)
        .with(tag("p", words::DATA))
        .with(tag("p", words::INTERVALS))
        .with(tag("p", &english().word(About::NOTICE)))
}

#[cfg(test)]
mod tests {
    use super::SCRIPT;

    #[test]
    fn the_script_has_nothing_to_escape() {
        assert!(!SCRIPT.contains(['<', '>', '&', '"']), "browsers read it as it is");
    }
}
