//! Whatever one address does, an honest player elsewhere is served as if it were not there.

#[path = "../../server/tests/support/postgres.rs"]
mod postgres;

use std::path::PathBuf;

use cloverleaf_load::{Abuse, Bearable, abuse};
use postgres::Postgres;

async fn others_play_on(database: Option<String>) {
    let settings = Abuse {
        server: PathBuf::from(env!("CARGO_BIN_EXE_cloverleaf-load")),
        database,
        seconds: 8,
        vandals: 24,
        seed: 16,
        bearable: Bearable { acknowledged: 250, bot: 3_000, clock: 1_000, memory: 500 },
    };
    let borne = abuse(&settings).await.expect("the server can be abused");
    println!("{borne}");
    assert!(borne.faults().is_empty(), "{borne}");
    assert!(borne.damage.total() > 500, "{borne}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_one_address_does_others_play_on() {
    others_play_on(None).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_one_address_does_others_play_on_with_postgres() {
    let postgres = Postgres::start();
    others_play_on(Some(postgres.database())).await;
}
