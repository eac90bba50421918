//! What the search looks through: a JSON list of sections, which the browser fetches when somebody searches.

use std::collections::BTreeMap;

use anyhow::Result;
use serde_json::json;

use super::markdown::{Rendered, Section};

/// The sections of all pages, by the pages' addresses.
pub(super) fn index(pages: &BTreeMap<String, Rendered>) -> Result<String> {
    let entry = |address: &String, page: &Rendered, section: &Section| {
        let to =
            if section.anchor.is_empty() { address.clone() } else { format!("{address}#{}", section.anchor) };
        let text = section.text.split_whitespace().collect::<Vec<_>>().join(" ");
        json!({ "page": page.title, "heading": section.heading, "to": to, "text": text })
    };
    let entries: Vec<_> = pages
        .iter()
        .flat_map(|(address, page)| page.sections.iter().map(move |section| entry(address, page, section)))
        .collect();
    Ok(serde_json::to_string(&entries)?)
}
