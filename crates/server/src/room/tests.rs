//! From a request to the stored entry, on a real store: each event is played once.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use cloverleaf_core::Seat;
use cloverleaf_protocol::{ChatRoom, Command, Request, Setup};

use super::counted::Counted;
use super::{Around, Caller, Eyes, Room, Verdict};
use crate::bus::Bus;
use crate::client::Client;
use crate::entry::{Logged, Opening, Person};
use crate::live::Live;
use crate::store::{Status, Store};
use crate::tables::Tables;
use crate::{Config, PlayerId, TableId};

const NAMES: [&str; 4] = ["1", "2", "3", "4"];

fn caller(name: &str) -> Caller {
    Caller { player: PlayerId::from(name.to_owned()), name: name.to_owned(), program: false }
}

fn somewhere() -> Client {
    Client { network: IpAddr::from([127, 0, 0, 1]).into(), person: None }
}

fn play(action: &str) -> Command {
    Command::Play { actions: vec![action.to_owned()], decision: None, seat: None }
}

/// A server process, and a table of Tango that waits for three people.
struct Server {
    tables: Arc<Tables>,
    table: TableId,
}

impl Server {
    async fn open(address: &str) -> Server {
        let tables = Server::process(address).await;
        let seats = ["me", "open", "open", "open"];
        let setup: Setup =
            serde_json::from_value(serde_json::json!({ "game": "tango", "seats": seats })).expect("a set-up");
        let table = tables.open(&caller("1"), &somewhere(), setup).await.expect("it can be opened");
        Server { tables, table }
    }

    async fn process(address: &str) -> Arc<Tables> {
        let store = Store::open(address).await.expect("a database");
        Tables::new(store, Bus::alone(), [].into(), &Config::local(address))
    }

    async fn live(&self) -> Arc<Live> {
        self.tables.live(&self.table).await.expect("a table")
    }

    async fn ask(&self, name: &str, command: Command) {
        let request = Request { id: None, command };
        self.tables.act(&self.table, &caller(name), &somewhere(), request).await.expect("possible");
    }

    async fn all_sit(&self) {
        for name in &NAMES[1..] {
            self.ask(name, Command::Sit { seat: None, invite: None }).await;
        }
    }

    async fn say(&self, name: &str) {
        self.ask(name, Command::Say { to: ChatRoom::Players, text: "Hello".to_owned() }).await;
    }

    /// What everybody sees of the table.
    async fn seen(&self) -> Vec<String> {
        let live = self.live().await;
        let room = live.room();
        let told = |eyes: Eyes| {
            let happened = room.happened(eyes, 0).expect("it can be replayed");
            format!("{happened:?} {}", room.table().view(eyes.viewer()))
        };
        room.all_eyes().into_iter().map(told).collect()
    }

    async fn play_any(&self) {
        let (seat, action) = {
            let live = self.live().await;
            let room = live.room();
            let seat = room.table().turn().seats().lowest().expect("the game goes on");
            (seat, room.table().legal(seat).remove(0))
        };
        self.ask(NAMES[seat.index()], play(&action)).await;
    }
}

fn database(folder: &tempfile::TempDir) -> String {
    format!("sqlite://{}", folder.path().join("tables.db").display())
}

#[tokio::test(flavor = "multi_thread")]
async fn every_event_of_a_request_is_played_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::open(&database(&folder)).await;
    let (live, plays) = (server.live().await, Arc::new(AtomicUsize::new(0)));
    {
        let mut room = live.room_to_change();
        room.table = Box::new(Counted::new(room.table.duplicate(), plays.clone()));
    }
    server.all_sit().await;
    assert!(live.room().table().count() > 0, "the start has draws");
    for _ in 0..20 {
        server.play_any().await;
    }
    for name in ["1", "2"] {
        server.ask(name, Command::Resign).await;
    }
    for name in ["3", "4"] {
        server.ask(name, Command::OfferDraw).await;
    }
    assert_eq!(plays.load(Ordering::Relaxed), live.room().table().count());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_played_before_another_process_stored_is_dropped() {
    let folder = tempfile::tempdir().expect("a folder");
    let one = Server::open(&database(&folder)).await;
    one.all_sit().await;
    let another =
        async || Server { tables: Server::process(&database(&folder)).await, table: one.table.clone() };
    let other = another().await;
    for _ in 0..6 {
        // Neither hears of the other, so each writes after a version that is taken, and tries again.
        one.say("1").await;
        other.play_any().await;
        one.say("2").await;
    }
    assert_eq!(one.seen().await, another().await.seen().await);
    other.say("3").await;
    assert_eq!(other.seen().await, another().await.seen().await);
}

#[test]
fn the_record_of_other_rules_leaves_out_what_was_taken_back() {
    let setup = serde_json::json!({ "game": "congestion", "seats": ["me", "learner"] });
    let setup: Setup = serde_json::from_value(setup).expect("a set-up");
    let me = Person { player: caller("1").player, name: "1".to_owned(), program: false };
    let host = me.player.clone();
    let opening =
        Opening { setup, rules: 0, host, kept: vec![Some(me), None], commitment: String::new(), at: 0 };
    let opened = super::open(opening, 1, [].into()).expect("it can be opened");
    let mut room = opened.room;
    let ask = |room: &Room, command| {
        let request = Request { id: None, command };
        match room.decide(&caller("1"), &request, &Around::default(), 2).expect("possible") {
            Verdict::Write { entry, played, .. } => {
                let seq = room.version() + 1;
                room.after(Logged { seq, at: 2, batch: None, entry: *entry }, played)
            }
            Verdict::Done(_) => panic!("nothing was done before"),
        }
    };
    let legal = room.table().legal(Seat::at(0));
    room = ask(&room, play(&legal[0]));
    room = ask(&room, Command::Undo);
    room = ask(&room, play(&legal[1]));
    let other = Opening { rules: u16::MAX, ..opened.opening };
    let mut unknown = Room::new(opened.id, other, opened.seed, [].into()).expect("a set-up");
    for logged in room.log() {
        unknown.apply(logged.clone()).expect("nothing is replayed");
    }
    unknown.rest_at(Status::Finished);
    let record = unknown.record().expect("it is over");
    assert!(!record.contains(&format!("1 {}\n", legal[0])), "{record}");
    assert!(record.contains(&format!("1 {}\n", legal[1])), "{record}");
}

#[tokio::test]
async fn bots_alone_rest_until_somebody_looks() {
    let folder = tempfile::tempdir().expect("a folder");
    let tables = Server::process(&database(&folder)).await;
    let setup = serde_json::json!({ "game": "congestion", "seats": ["cabbie", "cabbie"], "options": { "target": 1000 } });
    let setup: Setup = serde_json::from_value(setup).expect("a set-up");
    let table = tables.open(&caller("1"), &somewhere(), setup).await.expect("it can be opened");
    tables.close();
    let tables = Server::process(&database(&folder)).await;
    let live = tables.live(&table).await.expect("a table");
    tables.attend(&live);
    assert!(!live.thinking.load(Ordering::Relaxed), "nobody looks");
    assert_eq!(tables.store.due(i64::MAX, None, 9).await.expect("a list"), [], "nor is anything due");
    tables.look_at(&table).await.expect("a table");
    assert!(live.thinking.load(Ordering::Relaxed));
    tables.close();
}
