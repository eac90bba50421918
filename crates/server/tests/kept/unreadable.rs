//! One row that cannot be read: one clear sentence, that table alone, and nothing written.

use serde_json::json;

use crate::fixture::{Fixture, Visit};
use crate::views;

const VICTIM: &str = "congestion, running, a seat taken back from a stand-in";

/// The victim's row is made this; what is said of the table then.
async fn said_of(sql: &str) -> String {
    let fixture = Fixture::sqlite();
    let id = fixture.id(VICTIM);
    assert_eq!(fixture.tamper(sql.replace("THIS", &format!("'{id}'"))).await, 1);
    let before = fixture.stored(&id).await;
    let visit = Visit::to(&fixture.address, &fixture.tables).await;
    let victim = fixture.tables.iter().find(|table| table["about"] == VICTIM).expect("it is there");
    let mut person = visit.person(views::seated(victim).next().expect("somebody sits there"));

    let answer = person.get(&format!("/api/tables/{id}")).await;
    assert_eq!((answer.status, answer.code().as_str()), (503, "unavailable"));
    assert_eq!(person.refused(&id, json!({"do": "say", "to": "players", "text": "hi"})).await, "unavailable");
    let record = person.get(&format!("/api/tables/{id}/record")).await;
    assert_eq!(record.status, 503);
    let mine = person.get("/api/tables?list=mine&limit=50").await;
    assert_eq!(mine.status, 200, "{}", mine.body);
    let mine = mine.json();
    let (damaged, sound): (Vec<_>, Vec<_>) =
        mine.as_array().expect("a list").iter().partition(|card| card["damaged"] == true);
    assert_eq!((damaged.len(), &damaged[0]["id"]), (1, &json!(id)), "{mine}");
    assert!(sound.len() > 5, "{mine}");
    for table in fixture.tables.iter().filter(|table| table["about"] != VICTIM) {
        views::are_as_kept(&visit, table).await;
    }
    visit.leave().await;
    assert_eq!(fixture.stored(&id).await, before, "nothing was written");
    answer.json()["text"].as_str().expect("a sentence").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_entry_of_a_newer_version_names_itself() {
    let sql = r#"UPDATE log SET body = '{"format":99,"deed":"danced"}' WHERE table_id = THIS AND seq = 5"#;
    let text = said_of(sql).await;
    assert!(text.starts_with("entry 5 of the log of this table was written by a newer version"), "{text}");
    assert!(text.contains("format 99"), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_entry_names_itself() {
    let cut = "UPDATE log SET body = substr(body, 1, 20) WHERE table_id = THIS AND seq = 5";
    let illegal = r#"UPDATE log SET body = '{"what":{"kind":"played","seat":1,"events":["1 fly"]}}' WHERE table_id = THIS AND seq = 5"#;
    for sql in [cut, illegal] {
        let text = said_of(sql).await;
        assert!(text.starts_with("entry 5 of the log of this table is damaged"), "{text}");
    }
    let text = said_of("DELETE FROM log WHERE table_id = THIS AND seq = 5").await;
    assert!(text.starts_with("entry 6 of the log of this table is damaged: expected entry 5"), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_or_newer_set_up_names_itself() {
    let text = said_of("UPDATE tables SET setup = '{' WHERE id = THIS").await;
    assert!(text.starts_with("the set-up of this table is damaged"), "{text}");
    let text = said_of(r#"UPDATE tables SET setup = '{"format":99}' WHERE id = THIS"#).await;
    assert!(text.starts_with("the set-up of this table was written by a newer version"), "{text}");
    let text = said_of("UPDATE tables SET seed = 'none' WHERE id = THIS").await;
    assert!(text.starts_with("the seed of this table is damaged"), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_row_that_makes_no_sense_is_one_damaged_card() {
    let text = said_of("UPDATE tables SET status = 'danced' WHERE id = THIS").await;
    assert!(text.contains("try again"), "{text}");
}
