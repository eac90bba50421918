//! A Markdown file as far as links are concerned: where they go, and the anchors its headings make.

use std::collections::{BTreeMap, BTreeSet};

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

/// A link or picture, and where it stands.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Link {
    /// The line, counted from 1.
    pub(crate) line: usize,
    /// What it names.
    pub(crate) to: String,
}

/// What a document links to, and what may be linked to in it.
#[derive(Debug, Default)]
pub(crate) struct Document {
    pub(crate) links: Vec<Link>,
    pub(crate) anchors: BTreeSet<String>,
}

impl Document {
    /// Reads Markdown.
    pub(crate) fn read(text: &str) -> Document {
        let mut document = Document::default();
        let mut anchors = Anchors::default();
        let mut heading: Option<String> = None;
        for (event, range) in Parser::new_ext(text, Options::ENABLE_TABLES).into_offset_iter() {
            let line =
                text[..range.start].lines().count().max(1) + usize::from(text[..range.start].ends_with('\n'));
            match event {
                Event::Start(Tag::Heading { .. }) => heading = Some(String::new()),
                Event::End(TagEnd::Heading(_)) => {
                    document.anchors.insert(anchors.next(&heading.take().unwrap_or_default()));
                }
                Event::Text(words) | Event::Code(words) => {
                    heading.iter_mut().for_each(|title| title.push_str(&words));
                }
                Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
                    document.links.push(Link { line, to: dest_url.into_string() });
                }
                Event::Html(html) | Event::InlineHtml(html) => document.add_html(&html, line),
                _ => {}
            }
        }
        document
    }

    fn add_html(&mut self, html: &str, line: usize) {
        for name in ["src", "href", "srcset"] {
            self.links.extend(values(html, name).map(|to| Link { line, to: to.to_owned() }));
        }
        for name in ["id", "name"] {
            self.anchors.extend(values(html, name).map(str::to_owned));
        }
    }

    /// The anchor that has most of its beginning in common with this one.
    pub(crate) fn nearest(&self, anchor: &str) -> String {
        let common = |other: &String| anchor.bytes().zip(other.bytes()).take_while(|(a, b)| a == b).count();
        self.anchors
            .iter()
            .max_by_key(|other| common(other))
            .map_or("none".to_owned(), |near| format!("#{near}"))
    }
}

/// The anchors of a document's headings, one after the other.
#[derive(Debug, Default)]
pub(crate) struct Anchors {
    seen: BTreeMap<String, usize>,
}

impl Anchors {
    /// A second heading of the same words gets `-1`, the next `-2`, as the usual viewers number them.
    pub(crate) fn next(&mut self, title: &str) -> String {
        let anchor = anchor(title);
        let before = self.seen.entry(anchor.clone()).or_default();
        *before += 1;
        if *before == 1 { anchor } else { format!("{anchor}-{}", *before - 1) }
    }
}

/// The first heading of a document.
pub(crate) fn title(text: &str) -> Option<String> {
    let mut title: Option<String> = None;
    for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
        match event {
            Event::Start(Tag::Heading { .. }) => title = Some(String::new()),
            Event::End(TagEnd::Heading(_)) => return title,
            Event::Text(words) | Event::Code(words) => {
                title.iter_mut().for_each(|title| title.push_str(&words));
            }
            _ => {}
        }
    }
    None
}

/// The anchor of a heading: small letters, digits and hyphens, blanks turned into hyphens.
fn anchor(title: &str) -> String {
    let kept = title.trim().chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.flat_map(char::to_lowercase).map(|c| if c == ' ' { '-' } else { c }).collect()
}

/// The values of an attribute in a piece of HTML.
pub(crate) fn values<'a>(html: &'a str, name: &str) -> impl Iterator<Item = &'a str> {
    let pattern = format!(" {name}=\"");
    let starts: Vec<usize> = html.match_indices(&pattern).map(|(at, found)| at + found.len()).collect();
    starts.into_iter().filter_map(|start| html[start..].split('"').next())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn anchors_are_made_as_the_usual_viewers_make_them() {
        assert_eq!(anchor("TT-2 Signs: one each traffic phase"), "tt-2-signs-one-each-traffic-phase");
        assert_eq!(anchor("Übersicht & Größe (neu)"), "übersicht--größe-neu");
        assert_eq!(anchor("The `legal` list"), "the-legal-list");
    }

    #[test]
    fn equal_headings_are_numbered() {
        let document = Document::read("# Notes\n## Notes\n### `Notes`\n");
        assert_eq!(document.anchors.into_iter().collect::<Vec<_>>(), ["notes", "notes-1", "notes-2"]);
    }

    #[test]
    fn links_keep_their_line() {
        let document =
            Document::read("# A\n\ntext [b](b.md)\n\n| a |\n|---|\n| [c](c.md) |\n\n[d]\n\n[d]: d.md\n");
        let lines: Vec<(usize, &str)> =
            document.links.iter().map(|link| (link.line, link.to.as_str())).collect();
        assert_eq!(lines, [(3, "b.md"), (7, "c.md"), (9, "d.md")]);
    }

    #[test]
    fn html_makes_links_and_anchors_too() {
        let document = Document::read("<a id=\"top\"></a>\n\n<img alt=\"x\" src=\"y.svg\">\n");
        assert!(document.anchors.contains("top"));
        assert_eq!(document.links, [Link { line: 3, to: "y.svg".to_owned() }]);
    }
}
