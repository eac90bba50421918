//! Two servers on one database: the unique keys are the referee.

use std::collections::BTreeSet;

use cloverleaf_server::{Appended, Store};

use crate::databases::{Databases, batches, entry, id, table};

/// Appends as a server does: to what it believes is the end, and again if somebody was faster.
async fn insist(store: &Store, name: &str, batch: &str) {
    loop {
        let heads = store.heads(&[id(name)]).await.unwrap();
        match store.append(entry(name, heads[0].1 + 1, batch)).await.unwrap() {
            Appended::Taken => {}
            Appended::Stored => return,
            Appended::Repeated(seq) => panic!("{batch} is stored at {seq}, but was not acknowledged"),
        }
    }
}

/// Two servers, each with four hands, at these tables; says what they were told was stored, by table.
async fn race(databases: &Databases, tables: usize, each: usize) {
    let address = databases.empty();
    let servers = [Store::open(&address).await.unwrap(), Store::open(&address).await.unwrap()];
    let names: Vec<String> = (0..tables).map(|number| format!("t{number}")).collect();
    for name in &names {
        servers[0].create(table(name)).await.unwrap();
    }
    let hand = |(server, hand): (usize, usize)| {
        let (store, mut names) = (servers[server].clone(), names.clone());
        if server == 1 {
            names.reverse();
        }
        tokio::spawn(async move {
            for round in 0..each {
                for name in &names {
                    insist(&store, name, &format!("{server}.{hand}.{round}")).await;
                }
            }
        })
    };
    let hands: Vec<_> = (0..8).map(|number| hand((number % 2, number / 2))).collect();
    for hand in hands {
        hand.await.unwrap();
    }
    for name in &names {
        let stored = batches(&servers[1], name).await;
        assert_eq!(stored.len(), 8 * each);
        assert_eq!(stored.iter().collect::<BTreeSet<_>>().len(), 8 * each, "{name} has a batch twice");
        assert_eq!(servers[0].heads(&[id(name)]).await.unwrap(), [(id(name), 8 * each as i64 + 1)]);
    }
}

pub(crate) async fn two_servers_at_one_table_store_every_batch_once(databases: &Databases) {
    race(databases, 1, 25).await;
}

pub(crate) async fn two_servers_at_many_tables_never_wait_for_each_other_in_a_ring(databases: &Databases) {
    race(databases, 6, 4).await;
}
