//! Three servers, one Postgres, one NATS: people play on all of them at once, one is killed in the middle, and
//! every acknowledged action is found exactly once.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex};
use std::thread;

use cloverleaf_server::{Store, TableId};
use serde_json::{Value, json};

use crate::client::{ask, lines, open, program};
use crate::postgres::Postgres;
use crate::process::{nats, serve};

const TABLES: usize = 4;
const SEATS: usize = 3;
/// Each player stops after so many acknowledged actions.
const ACTIONS: usize = 12;

/// What was acknowledged: the table, the sender's name for the request, and the version.
type Acknowledged = (String, String, i64);

/// The servers as players know them, and how far the play has come.
struct Town {
    servers: Vec<SocketAddr>,
    done: AtomicUsize,
    acknowledged: Mutex<Vec<Acknowledged>>,
    moved: Condvar,
}

impl Town {
    fn note(&self, acknowledged: Acknowledged) {
        self.acknowledged.lock().expect("no player panics").push(acknowledged);
        self.done.fetch_add(1, Ordering::SeqCst);
        self.moved.notify_all();
    }

    /// Waits until so many actions have been acknowledged.
    fn wait_for(&self, count: usize) {
        let acknowledged = self.acknowledged.lock().expect("no player panics");
        drop(self.moved.wait_while(acknowledged, |_| self.done.load(Ordering::SeqCst) < count));
    }
}

#[test]
fn what_was_acknowledged_by_any_of_three_servers_is_there_once() {
    let postgres = Postgres::start();
    let database = postgres.database();
    let (_nats, bus) = nats();
    let mut servers: Vec<_> = (0..3).map(|_| serve(&["--database", &database, "--bus", &bus])).collect();
    let addresses: Vec<_> = servers.iter().map(|(_, address)| *address).collect();
    let town = Town {
        servers: addresses,
        done: AtomicUsize::new(0),
        acknowledged: Mutex::default(),
        moved: Condvar::new(),
    };

    let tables: Vec<_> = (0..TABLES).map(|table| seat_everybody(&town, table)).collect();
    thread::scope(|scope| {
        for (table, tokens) in &tables {
            for (seat, token) in tokens.iter().enumerate() {
                let town = &town;
                scope.spawn(move || play(town, table, token, seat));
            }
        }
        town.wait_for(TABLES * SEATS * ACTIONS / 3);
        servers[1].0.kill();
    });
    let acknowledged = town.acknowledged.into_inner().expect("no player panicked");
    assert_eq!(acknowledged.len(), TABLES * SEATS * ACTIONS);
    compare_with_log(&database, &acknowledged);
}

/// A table of Congestion at which programs sit who came by different servers.
fn seat_everybody(town: &Town, table: usize) -> (String, Vec<String>) {
    let at = |seat: usize| town.servers[(table + seat) % town.servers.len()];
    let tokens: Vec<_> = (0..SEATS).map(|seat| program(at(seat), &format!("P{table}{seat}"))).collect();
    let id = open(at(0), &tokens[0], &json!({ "game": "congestion", "seats": ["me", "open", "open"] }));
    for (seat, token) in tokens.iter().enumerate().skip(1) {
        let sit = json!({ "id": "sit", "do": "sit" });
        let (status, answer) =
            ask(at(seat), Some(token), &format!("/api/tables/{id}/do"), Some(&sit)).expect("up");
        assert_eq!(status, 200, "{answer}");
    }
    (id, tokens)
}

/// Plays at one server until it is gone, then at the next: until enough was acknowledged.
fn play(town: &Town, table: &str, token: &str, seat: usize) {
    let mut server = seat;
    let mut version = 0;
    let mut pending: Option<Value> = None;
    let mut done = 0;
    while done < ACTIONS {
        let at = town.servers[server % town.servers.len()];
        let path = format!("/api/tables/{table}/stream?v={version}&legal=true");
        if let Ok(messages) = lines(at, token, &path) {
            for message in messages {
                // Who comes and goes is told apart from how the table stands.
                if message["type"] == "presence" {
                    continue;
                }
                let Some(now) = message.get("now") else { break };
                version = now["v"].as_i64().expect("a version");
                let request = pending.take().or_else(|| choose(now, seat, done));
                let Some(request) = request else { continue };
                match ask(at, Some(token), &format!("/api/tables/{table}/do"), Some(&request)) {
                    Ok((200, answer)) => {
                        let id = request["id"].as_str().expect("a name").to_owned();
                        town.note((table.to_owned(), id, answer["v"].as_i64().expect("a version")));
                        done += 1;
                    }
                    Ok((409, _)) => {}
                    Ok((status, answer)) => panic!("{status}: {answer}"),
                    // No answer: it may have been done or not. The next server is asked the same again.
                    Err(_) => {
                        pending = Some(request);
                        break;
                    }
                }
                if done == ACTIONS {
                    return leave(at, token, table);
                }
            }
        }
        server += 1;
    }
}

/// Lets the house play on, so that nobody waits.
fn leave(server: SocketAddr, token: &str, table: &str) {
    let stand_in = json!({ "id": "leave", "do": "stand-in", "level": "random" });
    let answer = ask(server, Some(token), &format!("/api/tables/{table}/do"), Some(&stand_in));
    assert!(answer.is_ok_and(|(status, _)| status == 200), "the server that just answered does so again");
}

/// Anything legal, if it is this seat's turn.
fn choose(now: &Value, seat: usize, done: usize) -> Option<Value> {
    let legal = now.get("legal")?.as_array()?;
    let action = legal.get((seat + 7 * done) % legal.len().max(1))?;
    Some(json!({ "id": format!("n{done}"), "do": "play", "actions": [action], "decision": now["decision"] }))
}

fn compare_with_log(database: &str, acknowledged: &[Acknowledged]) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = Store::open(database).await.expect("the database is there");
        let mut logs = HashMap::new();
        for (table, id, v) in acknowledged {
            if !logs.contains_key(table) {
                let log = store.log(&TableId::from(table.clone()), 0).await.expect("a log");
                logs.insert(table.clone(), log);
            }
            let at: Vec<i64> = logs[table]
                .iter()
                .filter(|row| row.seq == *v)
                .filter(|row| row.batch.as_ref().is_some_and(|batch| batch.ends_with(&format!(":{id}"))))
                .map(|row| row.seq)
                .collect();
            assert_eq!(at, [*v], "request {id} at table {table}");
        }
        for log in logs.values() {
            let seqs: Vec<i64> = log.iter().map(|row| row.seq).collect();
            assert_eq!(seqs, (1..=i64::try_from(log.len()).expect("small")).collect::<Vec<_>>());
        }
        store.close().await;
    });
}
