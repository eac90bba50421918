//! Whoever only watched finds their words again, though the version that stored them did not note who spoke where.

use std::collections::BTreeMap;

use cloverleaf_protocol::Seen;
use cloverleaf_server::read_entry;

use crate::fixture::{Fixture, Visit};

/// What people without a seat said, by who they are: the table and the text.
async fn from_the_side(fixture: &Fixture) -> BTreeMap<String, Vec<(String, String)>> {
    let mut said: BTreeMap<String, Vec<(String, String)>> = BTreeMap::new();
    for table in &fixture.tables {
        let id = table["table"].as_str().expect("an id");
        for row in fixture.stored(id).await {
            let entry = read_entry(row).expect("an entry").entry;
            if let (Some(by), Seen::Said { seat: None, text, .. }) = (entry.by, entry.what) {
                said.entry(by.to_string()).or_default().push((id.to_owned(), text));
            }
        }
    }
    said
}

/// Everybody who watched and spoke has exactly these words in their data.
pub(crate) async fn is_found_by_those_who_watched(fixture: &Fixture) {
    let said = from_the_side(fixture).await;
    assert!(said.values().any(|words| words.len() > 1), "the fixture has talk of watchers");
    let visit = Visit::by(&fixture.address, said.keys().map(String::as_str)).await;
    for (player, mut words) in said {
        let data = visit.person(&player).get("/api/me/export").await.json();
        let tables = data["tables"].as_array().expect("a list");
        let texts = tables.iter().flat_map(|table| {
            let id = table["id"].as_str().expect("an id").to_owned();
            let entries = table["entries"].as_array().expect("a list").iter();
            entries.filter_map(move |entry| Some((id.clone(), entry["text"].as_str()?.to_owned())))
        });
        words.sort();
        assert_eq!(texts.collect::<Vec<_>>(), words);
    }
    visit.leave().await;
}
