//! A report as one page that needs nothing beside it: no file, no network, and no script to be read.

use base64::prelude::{BASE64_STANDARD, Engine as _};
use cloverleaf_core::About;
use cloverleaf_draw::svg::Element;

use crate::chart::bars;
use crate::figure::grouped;
use crate::{Figure, Part, Report, Section, Unit};

const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");
const FONTS: [(&str, &[u8]); 2] = [
    ("400", include_bytes!("../fonts/overpass-400.woff2")),
    ("700", include_bytes!("../fonts/overpass-700.woff2")),
];

/// The whole document.
pub(crate) fn page(report: &Report) -> String {
    let html = Element::new("html")
        .set("lang", "en")
        .set("xmlns", "http://www.w3.org/1999/xhtml")
        .with(head(report))
        .with(body(report));
    format!("<!DOCTYPE html>\n{html}\n")
}

fn head(report: &Report) -> Element {
    let title = format!("{}: how it plays", report.about.title);
    Element::new("head")
        .with(Element::new("meta").set("charset", "utf-8"))
        .with(
            Element::new("meta")
                .set("name", "viewport")
                .set("content", "width=device-width, initial-scale=1"),
        )
        .with(Element::new("meta").set("name", "color-scheme").set("content", "light dark"))
        .with(tag("title", &title))
        .with(tag("style", &format!("{}{STYLE}", faces())))
}

fn faces() -> String {
    let face = |(weight, font): &(&str, &[u8])| {
        format!(
            "@font-face{{font-family:Overpass;font-weight:{weight};font-display:swap;\
             src:url(data:font/woff2;base64,{})}}",
            BASE64_STANDARD.encode(font)
        )
    };
    FONTS.iter().map(face).collect()
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

/// The guide sign at the top: which game, how it was set up.
fn banner(report: &Report) -> Element {
    let setup = &report.setup;
    let bots = if setup.bots.windows(2).all(|pair| pair[0] == pair[1]) {
        format!("{} on every seat", setup.bots.first().map_or("nobody", String::as_str))
    } else {
        setup.bots.join(", ")
    };
    let line = format!(
        "{} games, {} seats, {bots}, seed {}",
        grouped(&report.games.to_string()),
        setup.seats,
        setup.seed
    );
    let sign = Element::new("div")
        .set("class", "guide")
        .with(tag("p", "How it really plays").set("class", "over"))
        .with(tag("h1", report.about.title))
        .with(tag("p", &line));
    Element::new("header").with(sign).with(tag("p", &options(report)).set("class", "method"))
}

fn options(report: &Report) -> String {
    let value = |value: &str| match value.lines().next() {
        None => "as usual".to_owned(),
        Some(line) if line.len() < value.len() => format!("{line} …"),
        Some(line) => line.to_owned(),
    };
    let set: Vec<String> =
        report.setup.options.iter().map(|(name, text)| format!("{name} {}", value(text))).collect();
    format!("Options: {}.", set.join(", "))
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
    Element::new("nav").set("aria-label", "Contents").with(list)
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
        Part::Picture { caption, picture } => vec![figure(caption, picture.clone())],
        Part::Figures { caption, figures, reference, bars: true } => {
            let chart = figure(caption, bars(caption, figures, reference.as_ref()));
            let numbers =
                Element::new("details").with(tag("summary", "The numbers")).with(table(caption, figures));
            vec![chart, numbers]
        }
        Part::Figures { caption, figures, .. } => vec![table(caption, figures)],
    }
}

fn figure(caption: &str, picture: Element) -> Element {
    Element::new("figure").with(tag("figcaption", caption)).with(picture)
}

/// Figures as a table that can be read aloud.
fn table(caption: &str, figures: &[Figure]) -> Element {
    let heading = |text: &str| tag("th", text).set("scope", "col");
    let head = Element::new("tr").with_all(["what", "value", "95 % interval", "out of"].map(heading));
    let rows = figures.iter().map(row);
    let table = Element::new("table")
        .with(tag("caption", caption))
        .with(Element::new("thead").with(head))
        .with(Element::new("tbody").with_all(rows));
    Element::new("div").set("class", "wide").with(table)
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
    Element::new("p")
        .set("class", "try")
        .with(Element::new("label").containing("Seconds a decision: ").with(input))
}

fn colophon(report: &Report) -> Element {
    let data = "figures.csv, games.csv and decisions.csv lie beside this page, each as .parquet too; records/ has games \
                that `cloverleaf replay` shows and `cloverleaf verify` proves.";
    Element::new("footer")
        .with(Element::new("p").containing("Made by ").with(tag("code", &report.command)).containing("."))
        .with(tag("p", data))
        .with(tag(
            "p",
            "Intervals hold the truth with 95 % certainty: Wilson's for shares, Student's for means. Twenty of them \
             together miss it once. What bots do is not what people do.",
        ))
        .with(tag("p", About::NOTICE))
}

fn tag(name: &'static str, text: &str) -> Element {
    Element::new(name).containing(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn style_and_script_have_nothing_to_escape() {
        for raw in [STYLE, SCRIPT] {
            assert!(!raw.contains(['<', '>', '&', '"']), "browsers read these as they are");
        }
    }
}
