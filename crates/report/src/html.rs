//! The shell of every page: one document that needs nothing beside it, no file, no network.

use base64::prelude::{BASE64_STANDARD, Engine as _};
use cloverleaf_draw::svg::Element;

use crate::chart;

const STYLE: &str = include_str!("page.css");
const FONTS: [(&str, &[u8]); 2] = [
    ("400", include_bytes!("../fonts/overpass-400.woff2")),
    ("700", include_bytes!("../fonts/overpass-700.woff2")),
];

/// A whole document of this title, in the language of this code.
pub(crate) fn document(language: &str, title: &str, body: Element) -> String {
    let html = Element::new("html")
        .set("lang", language)
        .set("xmlns", "http://www.w3.org/1999/xhtml")
        .with(head(title))
        .with(body);
    format!("<!DOCTYPE html>\n{html}\n")
}

fn head(title: &str) -> Element {
    Element::new("head")
        .with(Element::new("meta").set("charset", "utf-8"))
        .with(
            Element::new("meta")
                .set("name", "viewport")
                .set("content", "width=device-width, initial-scale=1"),
        )
        .with(Element::new("meta").set("name", "color-scheme").set("content", "light dark"))
        .with(tag("title", title))
        .with(tag("style", &format!("{}{}{STYLE}", faces(), chart::STYLE)))
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

/// The guide sign at the top: what the page is about, with a line above and a line below.
pub(crate) fn banner(over: &str, title: &str, below: &str) -> Element {
    Element::new("div")
        .set("class", "guide")
        .with(tag("p", over).set("class", "over"))
        .with(tag("h1", title))
        .with(tag("p", below))
}

/// A picture and what it shows.
pub(crate) fn figure(caption: &str, picture: Element) -> Element {
    Element::new("figure").with(tag("figcaption", caption)).with(picture)
}

/// A table with these headings that can be read aloud.
pub(crate) fn table(caption: &str, headings: &[String], rows: impl IntoIterator<Item = Element>) -> Element {
    let heading = |text: &String| tag("th", text).set("scope", "col");
    let head = Element::new("tr").with_all(headings.iter().map(heading));
    let table = Element::new("table")
        .with(tag("caption", caption))
        .with(Element::new("thead").with(head))
        .with(Element::new("tbody").with_all(rows));
    Element::new("div").set("class", "wide").with(table)
}

/// An element with text in it.
pub(crate) fn tag(name: &'static str, text: &str) -> Element {
    Element::new(name).containing(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_style_has_nothing_to_escape() {
        for raw in [STYLE, chart::STYLE] {
            assert!(!raw.contains(['<', '>', '&', '"']), "browsers read these as they are");
        }
    }
}
