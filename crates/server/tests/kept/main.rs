//! What earlier versions stored is opened, shown as it was, played on, backed up and restored by this one; and
//! what cannot be read harms nothing else. `tests/fixtures/README.md` tells what the fixtures are.

#[expect(dead_code, reason = "nobody follows a stream here")]
#[path = "../support/client.rs"]
mod client;
mod fixture;
mod other_rules;
#[path = "../support/postgres.rs"]
mod postgres;
mod said;
mod unreadable;
mod views;

use fixture::{Fixture, Visit};
use serde_json::{Value as Json, json};

/// Everything is shown as it was, can be played on, and is the same after a backup and a restore.
async fn lives_on(fixture: Fixture) {
    said::is_found_by_those_who_watched(&fixture).await;
    let visit = Visit::to(&fixture.address, &fixture.tables).await;
    for table in &fixture.tables {
        views::are_as_kept(&visit, table).await;
    }
    let played = play_on(&visit, &fixture.tables).await;
    assert_eq!(played, fixture.tables.iter().filter(|table| table["status"] == "running").count());
    let after = views::of_all(&visit, &fixture.tables).await;
    visit.leave().await;

    let copy = fixture.backed_up_and_restored().await;
    said::is_found_by_those_who_watched(&copy).await;
    let visit = Visit::to(&copy.address, &copy.tables).await;
    assert_eq!(views::of_all(&visit, &copy.tables).await, after);
    visit.leave().await;
}

/// One action at every running table by whoever is to act; says at how many.
async fn play_on(visit: &Visit, tables: &[Json]) -> usize {
    let mut played = 0;
    for table in tables.iter().filter(|table| table["status"] == "running") {
        let id = table["table"].as_str().expect("an id");
        for player in views::seated(table) {
            let mut client = visit.person(player);
            let now = client.get(&format!("/api/tables/{id}?legal=true")).await.json()["now"].clone();
            let Some(action) = now["legal"].get(0) else { continue };
            let request = json!({"do": "play", "actions": [action], "decision": now["decision"]});
            let done = client.act(id, request).await.expect("the table goes on");
            assert_eq!(done, now["v"].as_i64().expect("a version") + 1);
            played += 1;
            break;
        }
    }
    played
}

#[tokio::test(flavor = "multi_thread")]
async fn an_sqlite_file_of_version_1_lives_on() {
    lives_on(Fixture::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_version_1_lives_on() {
    lives_on(Fixture::backup().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_postgres_dump_of_version_1_lives_on() {
    lives_on(Fixture::postgres().await).await;
}
