//! What was acknowledged outlives the process.

use std::env;
use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};

use cloverleaf_server::{Appended, Store};

use crate::databases::{Databases, batches, entry, id, run, table};

/// Where the process that will be killed writes.
const VICTIM: &str = "CLOVERLEAF_TEST_VICTIM";
const TABLES: usize = 8;
const ENOUGH: usize = 400;

/// The test starts itself again, as one who only appends and says so, until it is killed.
#[test]
fn what_was_acknowledged_outlives_a_kill() {
    match env::var(VICTIM) {
        Ok(address) => run(append_for_ever(&address)),
        Err(_) => kill_and_count(),
    }
}

async fn append_for_ever(address: &str) {
    let store = Store::open(address).await.unwrap();
    let hand = |number: usize| {
        let store = store.clone();
        tokio::spawn(async move {
            let name = number.to_string();
            store.create(table(&name)).await.unwrap();
            for seq in 2.. {
                let batch = format!("b{seq}");
                assert_eq!(store.append(entry(&name, seq, &batch)).await, Ok(Appended::Stored));
                println!("stored {name} {seq}");
            }
        })
    };
    let hands: Vec<_> = (0..TABLES).map(hand).collect();
    for hand in hands {
        hand.await.unwrap();
    }
}

fn kill_and_count() {
    let databases = Databases::sqlite();
    let address = databases.empty();
    let mut victim = Command::new(env::current_exe().unwrap())
        .args(["--exact", "crash::what_was_acknowledged_outlives_a_kill", "--nocapture"])
        .env(VICTIM, &address)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let said = BufReader::new(victim.stdout.take().unwrap()).lines().map_while(Result::ok);
    let mut acknowledged = Vec::new();
    for line in said {
        if let Some((name, seq)) = line.strip_prefix("stored ").and_then(|told| told.split_once(' ')) {
            // The last line may have been cut off.
            acknowledged.extend(seq.parse().ok().map(|seq: i64| (name.to_owned(), seq)));
        }
        if acknowledged.len() == ENOUGH {
            victim.kill().unwrap();
        }
    }
    victim.wait().unwrap();
    assert!(acknowledged.len() >= ENOUGH, "the other process ended by itself");
    run(everything_is_there(&address, &acknowledged));
}

async fn everything_is_there(address: &str, acknowledged: &[(String, i64)]) {
    let store = Store::open_existing(address).await.unwrap();
    for number in 0..TABLES {
        let name = number.to_string();
        let stored = batches(&store, &name).await;
        assert_eq!(store.heads(&[id(&name)]).await.unwrap(), [(id(&name), stored.len() as i64 + 1)]);
        for (_, seq) in acknowledged.iter().filter(|(of, _)| *of == name) {
            assert_eq!(stored.get(*seq as usize - 2), Some(&format!("b{seq}")), "table {name}");
        }
    }
    // And it goes on from there.
    let next = batches(&store, "0").await.len() as i64 + 2;
    assert_eq!(store.append(entry("0", next, "after")).await, Ok(Appended::Stored));
}
