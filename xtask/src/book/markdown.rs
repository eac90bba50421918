//! A document as HTML: links lead to pages of the book, headings can be linked to, and wide tables scroll.

use std::collections::VecDeque;

use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd, html};

use super::frame::escape;
use crate::document::Anchors;
use crate::links::is_elsewhere;

/// A page, and what the search finds on it.
pub(super) struct Rendered {
    pub(super) title: String,
    pub(super) html: String,
    pub(super) sections: Vec<Section>,
}

/// What stands under one heading.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Section {
    pub(super) anchor: String,
    pub(super) heading: String,
    pub(super) text: String,
}

/// Where a link leads; nothing if there is no page for it, and then its words stay.
pub(super) type Lead<'a> = dyn FnMut(&str) -> Option<String> + 'a;

/// Turns Markdown into a page.
pub(super) fn render(text: &str, lead: &mut Lead<'_>) -> Rendered {
    let events: Vec<Event<'_>> = Parser::new_ext(text, Options::ENABLE_TABLES).collect();
    let sections = sections(&events);
    let headed = sections.iter().filter(|section| !section.anchor.is_empty());
    let mut writer =
        Writer { anchors: headed.map(|section| section.anchor.clone()).collect(), lead, unlinked: false };
    let title = headed_title(&sections);
    let events = events.into_iter().flat_map(|event| writer.rewrite(event));
    let mut html = String::new();
    html::push_html(&mut html, events);
    // What scrolls must be in reach of the keyboard.
    let html = html.replace("<pre><code", "<pre tabindex=\"0\"><code");
    Rendered { title, html, sections }
}

fn headed_title(sections: &[Section]) -> String {
    sections
        .iter()
        .find(|section| !section.heading.is_empty())
        .map_or(String::new(), |first| first.heading.clone())
}

/// The words of a document, heading by heading.
fn sections(events: &[Event<'_>]) -> Vec<Section> {
    let mut anchors = Anchors::default();
    let mut sections = vec![Section::default()];
    let mut in_heading = false;
    for event in events {
        if let Event::Start(Tag::Heading { .. }) = event {
            sections.push(Section::default());
        }
        in_heading = match event {
            Event::Start(Tag::Heading { .. }) => true,
            Event::End(TagEnd::Heading(_)) => false,
            _ => in_heading,
        };
        let Some(section) = sections.last_mut() else { continue };
        let words = if in_heading { &mut section.heading } else { &mut section.text };
        match event {
            Event::Text(text) | Event::Code(text) => words.push_str(text),
            Event::SoftBreak | Event::HardBreak => words.push(' '),
            Event::End(TagEnd::Heading(_)) => section.anchor = anchors.next(&section.heading),
            Event::End(end) if !is_inline(*end) => words.push(' '),
            _ => {}
        }
    }
    sections.retain(|section| !section.heading.is_empty() || !section.text.trim().is_empty());
    sections
}

fn is_inline(end: TagEnd) -> bool {
    matches!(end, TagEnd::Emphasis | TagEnd::Strong | TagEnd::Link | TagEnd::Image)
}

struct Writer<'a, 'l> {
    /// The anchors of the headings that are still to come.
    anchors: VecDeque<String>,
    lead: &'a mut Lead<'l>,
    /// Inside a link that leads nowhere in the book.
    unlinked: bool,
}

impl Writer<'_, '_> {
    fn rewrite<'e>(&mut self, event: Event<'e>) -> Vec<Event<'e>> {
        match event {
            Event::Start(Tag::Heading { level, classes, attrs, .. }) => {
                let id = self.anchors.front().cloned().map(CowStr::from);
                vec![Event::Start(Tag::Heading { level, id, classes, attrs })]
            }
            Event::End(TagEnd::Heading(level)) => {
                let anchor = self.anchors.pop_front().unwrap_or_default();
                vec![sign(&anchor), Event::End(TagEnd::Heading(level))]
            }
            Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
                let to = self.lead(&dest_url);
                self.unlinked = to.is_none();
                let link = |to: String| Event::Start(Tag::Link { link_type, dest_url: to.into(), title, id });
                to.map(link).into_iter().collect()
            }
            Event::End(TagEnd::Link) if std::mem::take(&mut self.unlinked) => Vec::new(),
            Event::Start(Tag::Image { link_type, dest_url, title, id }) => {
                let to = self.lead(&dest_url).unwrap_or_default();
                vec![Event::Start(Tag::Image { link_type, dest_url: to.into(), title, id })]
            }
            Event::Start(Tag::Table(alignments)) => {
                // Wide tables scroll by themselves, also by keyboard.
                vec![
                    Event::Html("<div class=\"wide\" tabindex=\"0\">".into()),
                    Event::Start(Tag::Table(alignments)),
                ]
            }
            Event::End(TagEnd::Table) => vec![Event::End(TagEnd::Table), Event::Html("</div>\n".into())],
            other => vec![other],
        }
    }

    fn lead(&mut self, to: &str) -> Option<String> {
        if is_elsewhere(to) { Some(to.to_owned()) } else { (self.lead)(to) }
    }
}

/// What copies the address of a heading.
fn sign(anchor: &str) -> Event<'static> {
    let anchor = escape(anchor);
    Event::InlineHtml(
        format!(" <a class=\"here\" href=\"#{anchor}\" aria-label=\"Link to this section\">#</a>").into(),
    )
}
