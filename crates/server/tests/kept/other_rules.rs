//! Tables that were opened with other rules than this program has: read, exported, not played on.

use serde_json::{Value as Json, json};

use crate::fixture::{Fixture, Visit};
use crate::views;

const RUNNING: &str = "tango, running, some have chosen in secret";
const FINISHED: &str = "gridlock, finished, in a city of its own";

/// A fixture in which two tables are of another version of the rules.
async fn of_other_rules(version: u16) -> Fixture {
    let fixture = Fixture::sqlite();
    for about in [RUNNING, FINISHED] {
        let id = fixture.id(about);
        let sql = format!(
            "UPDATE tables SET setup = replace(setup, '\"rules\":1', '\"rules\":{version}') WHERE id = '{id}'"
        );
        assert_eq!(fixture.tamper(sql).await, 1);
    }
    fixture
}

fn kept<'f>(fixture: &'f Fixture, about: &str) -> &'f Json {
    fixture.tables.iter().find(|table| table["about"] == about).expect("it is there")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_table_of_other_rules_says_so_and_keeps_its_secrets() {
    for version in [0, 7] {
        let fixture = of_other_rules(version).await;
        let (id, table) = (fixture.id(RUNNING), kept(&fixture, RUNNING));
        let before = fixture.stored(&id).await;
        let visit = Visit::to(&fixture.address, &fixture.tables).await;
        for player in views::seated(table) {
            let mut person = visit.person(player);
            let hello = views::shown(&mut person, &id).await;
            assert_eq!(
                (&hello["table"]["rules"], &hello["now"]["status"]),
                (&json!(version), &json!("running"))
            );
            assert_eq!((hello["now"].get("view"), hello["now"].get("legal")), (None, None));
            let kinds: Vec<_> = hello["happened"]
                .as_array()
                .expect("a list")
                .iter()
                .map(|entry| &entry["what"]["kind"])
                .collect();
            assert!(kinds.contains(&&json!("said")) && !kinds.contains(&&json!("played")), "{kinds:?}");
            let play = json!({"do": "play", "actions": ["pass"]});
            let problem = person.act(&id, play).await.expect_err("it is not played on");
            assert_eq!(problem["code"], "other-rules");
            let text = problem["text"].as_str().expect("a sentence");
            assert!(text.contains(&format!("version {version} of the rules of tango")), "{text}");
            assert_eq!(person.get(&format!("/api/tables/{id}/record")).await.code(), "not-over");
        }
        visit.leave().await;
        assert_eq!(fixture.stored(&id).await, before, "nothing was written");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_table_of_other_rules_is_read_and_exported_whole() {
    let fixture = of_other_rules(7).await;
    let (id, table) = (fixture.id(FINISHED), kept(&fixture, FINISHED));
    let visit = Visit::to(&fixture.address, &fixture.tables).await;
    let hello = views::shown(&mut visit.stranger(), &id).await;
    assert_eq!(hello["happened"], table["seen"]["watcher"]["happened"]);
    let record = visit.stranger().get(&format!("/api/tables/{id}/record")).await.body;
    let was = table["record"].as_str().expect("a record");
    let events = |record: &str| -> Vec<String> {
        record.split("\n\n").nth(1).expect("events").lines().map(str::to_owned).collect()
    };
    assert_eq!(events(&record), events(was));
    assert!(record.contains("\nrules 7\n") && was.contains("\nrules 1\n"), "{record}");
    for other in fixture
        .tables
        .iter()
        .filter(|table| ![RUNNING, FINISHED].contains(&table["about"].as_str().expect("text")))
    {
        views::are_as_kept(&visit, other).await;
    }
    visit.leave().await;
}
