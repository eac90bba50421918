//! What is shown of a table, compared with what was.

use serde_json::{Value as Json, json};

use crate::client::Client;
use crate::fixture::Visit;

/// Those who sit at a table, by their ids.
pub(crate) fn seated(table: &Json) -> impl Iterator<Item = &str> {
    let seen = table["seen"].as_object().expect("what each saw");
    seen.keys().map(String::as_str).filter(|eyes| *eyes != "watcher")
}

/// What a client is shown, without what depends on the moment and on who is connected.
pub(crate) async fn shown(client: &mut Client, id: &str) -> Json {
    let answer = client.get(&format!("/api/tables/{id}?legal=true")).await;
    assert_eq!(answer.status, 200, "table {id}: {}", answer.body);
    let mut hello = answer.json();
    let turn = hello["now"]["turn"]["seats"].as_array().expect("seats").clone();
    let now = hello["now"].as_object_mut().expect("how it stands");
    now.remove("at");
    now.remove("watchers");
    // Told only since then.
    now.remove("undoable");
    for place in now["seats"].as_array_mut().expect("seats") {
        let place = place.as_object_mut().expect("a seat");
        place.remove("claim");
        place.remove("vote");
        place.remove("here");
        // Told only since then.
        place.remove("host");
        place.remove("yours");
        place.remove("player");
        if turn.contains(&place["seat"]) {
            place.remove("left");
        }
    }
    hello
}

fn client(visit: &Visit, eyes: &str) -> Client {
    if eyes == "watcher" { visit.stranger() } else { visit.person(eyes) }
}

/// A game may show more than it did then; what it showed must be as it was.
fn forget_what_is_new(view: &mut Json, kept: &Json) {
    match (view, kept) {
        (Json::Object(view), Json::Object(kept)) => {
            view.retain(|field, _| kept.contains_key(field));
            view.iter_mut().for_each(|(field, value)| forget_what_is_new(value, &kept[field]));
        }
        (Json::Array(view), Json::Array(kept)) => {
            view.iter_mut().zip(kept).for_each(|(value, kept)| forget_what_is_new(value, kept));
        }
        _ => {}
    }
}

/// Every pair of eyes sees what it saw, and a finished game has the record it had.
pub(crate) async fn are_as_kept(visit: &Visit, table: &Json) {
    let (id, about) = (table["table"].as_str().expect("an id"), &table["about"]);
    for (eyes, kept) in table["seen"].as_object().expect("what each saw") {
        let mut shown = shown(&mut client(visit, eyes), id).await;
        if let Some(view) = shown.pointer_mut("/now/view") {
            forget_what_is_new(view, &kept["now"]["view"]);
        }
        assert_eq!(&shown, kept, "{about}, as {eyes} sees it");
    }
    if let Some(record) = table["record"].as_str() {
        let answer = visit.stranger().get(&format!("/api/tables/{id}/record")).await;
        assert_eq!(answer.body, record, "{about}");
    }
}

/// What everybody is shown of these tables now.
pub(crate) async fn of_all(visit: &Visit, tables: &[Json]) -> Vec<Json> {
    let mut all = Vec::new();
    for table in tables {
        let id = table["table"].as_str().expect("an id");
        for eyes in seated(table).chain(["watcher"]) {
            let mut hello = shown(&mut client(visit, eyes), id).await;
            // A bot may have gone on meanwhile: what happened first is compared, how it stands is not.
            if table["status"] == "running" {
                let length = table["seen"]["watcher"]["happened"].as_array().expect("a list").len() + 1;
                hello["now"] = Json::Null;
                hello["happened"].as_array_mut().expect("a list").truncate(length);
            }
            all.push(json!([id, eyes, hello]));
        }
    }
    all
}
