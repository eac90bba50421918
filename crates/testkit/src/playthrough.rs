//! One match told in full: every observable at every step, for each viewer, in words people can read.

use core::fmt::{Debug, Write as _};
use std::collections::BTreeMap;

use cloverleaf_core::{Game, Turn, Viewer};
use cloverleaf_table::{AnyTable, Record, Table};
use serde::Serialize;
use serde_json::Value as Json;

/// How many actions of a list are shown in full.
const SHOWN: usize = 10;

/// Tells a record. Views are told by what changed in them; a seat's only where it differs from what
/// a spectator sees change.
///
/// # Panics
/// If the record does not replay.
#[must_use]
pub fn playthrough<G>(record: &str) -> String
where
    G: Game<View: Serialize> + Clone + Debug + 'static,
{
    let record = Record::read(record).unwrap_or_else(|error| panic!("{error}"));
    let mut told = format!("{} told step by step\n", G::ABOUT.title);
    let mut seen = BTreeMap::new();
    for step in 0..=record.events.len() {
        let table: Table<G> = Table::replay(&record, Some(step)).unwrap_or_else(|error| panic!("{error}"));
        match step.checked_sub(1) {
            None => told.push_str("\n== 0. the start\n"),
            Some(last) => {
                let _ = writeln!(told, "\n== {step}. {}", record.events[last].content);
            }
        }
        tell_acts(&table, &mut told);
        for viewer in [Viewer::Spectator]
            .into_iter()
            .chain(Viewer::all(table.game().seats()).filter(|v| v.seat().is_some()))
        {
            tell_view(&table, viewer, &mut seen, &mut told);
        }
    }
    told
}

fn tell_acts(table: &dyn AnyTable, told: &mut String) {
    let turn = table.turn();
    let seats: Vec<_> = turn.seats().iter().map(|seat| seat.to_string()).collect();
    let _ = writeln!(told, "turn: {} {}", turn.kind(), seats.join(" "));
    let _ = writeln!(told, "scores: {:?}", table.scores());
    if let Some(outcome) = table.outcome() {
        let _ = writeln!(told, "outcome: ranks {:?}, {}", outcome.ranks.as_slice(), outcome.reason);
    }
    if turn == Turn::Chance {
        let outcomes: Vec<_> =
            table.chance().iter().map(|(action, weight)| format!("{action} ×{weight}")).collect();
        tell_list("chance may", &outcomes, told);
    }
    for seat in cloverleaf_core::SeatSet::first(table.seats()).iter() {
        let actions = table.legal(seat);
        if !actions.is_empty() {
            tell_list(&format!("seat {seat} may"), &actions, told);
        }
    }
}

fn tell_list(who: &str, items: &[String], told: &mut String) {
    let rest = items.len().saturating_sub(SHOWN);
    let more = if rest > 0 { format!(" · and {rest} more") } else { String::new() };
    let _ = writeln!(told, "{who} ({}): {}{more}", items.len(), items[..items.len() - rest].join(" · "));
}

type Facts = BTreeMap<String, String>;

fn tell_view(
    table: &dyn AnyTable,
    viewer: Viewer,
    seen: &mut BTreeMap<Viewer, (Facts, Facts)>,
    told: &mut String,
) {
    let mut facts = Facts::new();
    flatten("", &table.view(viewer), &mut facts);
    let before = seen.get(&viewer).map(|(facts, _)| facts.clone()).unwrap_or_default();
    let mut news: Facts =
        facts.iter().filter(|(key, value)| before.get(*key) != Some(value)).map(clone).collect();
    news.extend(
        before.keys().filter(|key| !facts.contains_key(*key)).map(|key| (key.clone(), "(gone)".to_owned())),
    );
    let open = match viewer {
        Viewer::Spectator => Facts::new(),
        _ => seen.get(&Viewer::Spectator).map(|(_, news)| news.clone()).unwrap_or_default(),
    };
    let own: Vec<_> = news.iter().filter(|(key, value)| open.get(*key) != Some(value)).collect();
    if !own.is_empty() {
        let _ = writeln!(told, "{viewer} sees:");
    }
    for (key, value) in own {
        let _ = writeln!(told, "  {key} = {value}");
    }
    seen.insert(viewer, (facts, news));
}

fn clone((key, value): (&String, &String)) -> (String, String) {
    (key.clone(), value.clone())
}

/// A view as paths and values; a list of plain values stays in one line.
fn flatten(path: &str, json: &Json, facts: &mut Facts) {
    let join = |key: &str| if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") };
    match json {
        Json::Object(fields) => fields.iter().for_each(|(key, value)| flatten(&join(key), value, facts)),
        Json::Array(items) if items.iter().any(|item| item.is_object() || item.is_array()) => {
            items
                .iter()
                .enumerate()
                .for_each(|(index, value)| flatten(&join(&(index + 1).to_string()), value, facts));
        }
        plain => {
            facts.insert(path.to_owned(), plain.to_string());
        }
    }
}
