//! Whole games over sockets: every view anybody was ever told is the one that the events alone give.

use cloverleaf_core::{Seat, Viewer};
use cloverleaf_table::{Draws, Event, Record};
use serde_json::{Value as Json, json};

use crate::client::Client;
use crate::dice::Dice;
use crate::socket::Socket;
use crate::test_server::{self, TestServer};

/// Plays a game to its end by legal actions at random, each client seeing only what it is told.
async fn play_to_the_end(game: &str, sockets: &mut [Socket], dice: &mut Dice) {
    let seats = u8::try_from(sockets.len() - 1).expect("few");
    let table = cloverleaf_catalog::open(game, seats, &[], None).expect("a table");
    loop {
        let able: Vec<usize> =
            (0..sockets.len()).filter(|index| !sockets[*index].legal().is_empty()).collect();
        if able.is_empty() {
            break;
        }
        let player = &mut sockets[*dice.pick(&able)];
        // Whoever only takes back never ends.
        let onward: Vec<_> = player.legal().into_iter().filter(|action| !table.takes_back(action)).collect();
        let action = dice.pick(&onward).clone();
        let v = player.play(&action).await;
        for socket in &mut *sockets {
            socket.reach(v).await;
        }
    }
    assert!(sockets.iter().all(|socket| socket.now()["status"] == "finished"), "{}", sockets[0].now());
}

/// What every viewer sees after each version, from the events alone.
fn views_by_version(setup: &Json, happened: &[Json], viewer: Viewer) -> Vec<(i64, Json)> {
    let options = setup["options"].as_object().expect("options").iter();
    let options: Vec<_> = options
        .map(|(name, value)| (name.clone(), cloverleaf_table::option_from_json(value).expect("a value")))
        .collect();
    let seats = u8::try_from(setup["seats"].as_array().expect("seats").len()).expect("few");
    let game = setup["game"].as_str().expect("a game");
    let mut table = cloverleaf_catalog::open(game, seats, &options, None).expect("a set-up");
    let mut views = Vec::new();
    for entry in happened {
        for line in entry["what"]["events"].as_array().into_iter().flatten() {
            let event = Event::parse(line.as_str().expect("a line")).expect("an event");
            table.apply(event).expect("what happened is legal");
        }
        views.push((entry["v"].as_i64().expect("a version"), table.view(viewer)));
    }
    views
}

fn viewer(socket: &Socket) -> Viewer {
    let seat = socket.seat().and_then(Seat::numbered);
    seat.map_or(Viewer::Spectator, Viewer::Seat)
}

fn check_views(socket: &Socket, setup: &Json, all: &[Json]) {
    let viewer = viewer(socket);
    let replayed = views_by_version(setup, all, viewer);
    assert!(socket.views.len() > 5, "views were told");
    for (v, view) in &socket.views {
        let (_, expected) = replayed.iter().find(|(version, _)| version == v).expect("a version that was");
        assert_eq!(view, expected, "{viewer:?} was told something else at version {v}");
    }
}

/// What was told as it happened: every version once, in order, and nothing that was hidden.
fn check_story(socket: &Socket, all: &[Json]) {
    let told: Vec<i64> = socket.happened.iter().map(|entry| entry["v"].as_i64().expect("v")).collect();
    let expected: Vec<i64> = (1..=socket.v()).collect();
    assert_eq!(told, expected, "every version is told once, in order");
    for (told, full) in socket.happened.iter().zip(all) {
        let full: Vec<&Json> = full["what"]["events"].as_array().into_iter().flatten().collect();
        for line in told["what"]["events"].as_array().into_iter().flatten() {
            assert!(full.iter().any(|full| shows(line, full)), "'{line}' did not happen: {full:?}");
        }
    }
}

/// Whether a line is another one, or that with something hidden.
fn shows(told: &Json, full: &Json) -> bool {
    let words = |line: &Json| -> Vec<String> {
        line.as_str().expect("a line").split(' ').map(str::to_owned).collect()
    };
    let (told, full) = (words(told), words(full));
    told.len() == full.len() && told.iter().zip(&full).all(|(told, full)| told == full || told == "?")
}

async fn whole_game(game: &str, seats: usize, options: Json) {
    let house = test_server::open().await;
    let mut people = Vec::new();
    for number in 1..=seats {
        people.push(house.guest(&format!("Player {number}")).await);
    }
    let mut wishes = vec!["open"; seats];
    wishes[0] = "me";
    let setup = json!({"game": game, "seats": wishes, "options": options, "public": true});
    let id = house.seated(setup.clone(), &mut people).await;
    let mut sockets = Vec::new();
    for person in &people {
        sockets.push(Socket::connect(person, &id, "?legal=true").await);
    }
    sockets.push(Socket::connect(&house.stranger(), &id, "").await);
    play_to_the_end(game, &mut sockets, &mut Dice(7)).await;

    let hello = house.stranger().get(&format!("/api/tables/{id}")).await.json();
    let all = hello["happened"].as_array().expect("everything").clone();
    for socket in &sockets {
        check_views(socket, &setup, &all);
        check_story(socket, &all);
    }
    check_record(&house, &id, &sockets).await;
    house.stop().await;
}

async fn check_record(house: &TestServer, id: &str, sockets: &[Socket]) {
    let mut anybody: Client = house.stranger();
    let answer = anybody.get(&format!("/api/tables/{id}/record")).await;
    assert_eq!(answer.header("content-type"), Some("text/plain; charset=utf-8"));
    let record = Record::read(&answer.body).expect("a record");
    let verified = cloverleaf_catalog::verify(&record).expect("the record holds");
    assert!(verified.over);
    assert!(matches!(verified.draws, Draws::None | Draws::Proven(_)), "{:?}", verified.draws);
    assert_eq!(record.names[0], "Player 1");
    let table = cloverleaf_catalog::replay(&record, None).expect("the record can be replayed");
    for socket in sockets {
        assert_eq!(socket.now()["view"], table.view(viewer(socket)), "the record tells the same");
        assert_eq!(socket.now()["result"]["seed"], record.seed.as_ref().expect("a seed").content.to_string());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_congestion() {
    whole_game("congestion", 2, json!({"turn_limit": 60})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_gridlock() {
    whole_game("gridlock", 3, json!({"turn_limit": 40})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_tango() {
    whole_game("tango", 4, json!({})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_right_of_way() {
    whole_game("rightofway", 2, json!({})).await;
}
