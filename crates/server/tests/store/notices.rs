//! Notices: each is there once, taken by one, and wanted until the decision is made.

use cloverleaf_server::{
    ChannelKind, ChannelRow, NoticeState, Player, PlayerId, PlayerKind, QuietRow, Status, Store,
};

use crate::databases::{Databases, entry, id, index, table};

const HOUR: i64 = 3_600_000;

async fn person(store: &Store, name: &str) -> PlayerId {
    let id = PlayerId::from(name.to_owned());
    let kind = PlayerKind::Guest;
    store.new_player(&Player { id: id.clone(), name: name.to_owned(), kind, created_at: 1 }).await.unwrap();
    id
}

fn channel(id: &str, player: &PlayerId, address: &str) -> ChannelRow {
    ChannelRow {
        id: id.to_owned(),
        player: player.clone(),
        kind: ChannelKind::Webhook,
        address: address.to_owned(),
        label: "hook".to_owned(),
        language: "en".to_owned(),
        site: "https://table.example".to_owned(),
        created_at: 10,
        failures: 0,
        confirmed: true,
    }
}

/// A table that waits for this player since then.
async fn awaiting(store: &Store, name: &str, player: &PlayerId, since: i64) {
    let mut new = table(name);
    new.index.sitters = vec![player.clone()];
    store.create(new).await.unwrap();
    let mut turn = entry(name, 2, "turn");
    turn.index.awaited = Some(vec![(player.clone(), since)]);
    store.append(turn).await.unwrap();
}

pub(crate) async fn a_notice_is_there_once_and_one_process_takes_it(databases: &Databases) {
    let address = databases.empty();
    let (store, other) = (Store::open(&address).await.unwrap(), Store::open(&address).await.unwrap());
    let (ada, guest) = (person(&store, "ada").await, person(&store, "guest").await);
    store.add_channel(&channel("c1", &ada, "a"), std::slice::from_ref(&ada)).await.unwrap();
    awaiting(&store, "t1", &ada, 100).await;
    awaiting(&store, "early", &ada, 5).await;
    assert_eq!(store.untold(0, 99, 10).await.unwrap(), [], "not yet");
    let untold = store.untold(0, 100, 10).await.unwrap();
    assert_eq!(untold.len(), 1, "nothing from before there was a channel: {untold:?}");
    assert_eq!((untold[0].table.as_str(), untold[0].decision, untold[0].tries), ("t1", 100, 0));
    store.keep_notices(&untold, 200).await.unwrap();
    other.keep_notices(&untold, 300).await.unwrap();
    assert_eq!(store.untold(0, 100, 10).await.unwrap(), []);
    assert_eq!(store.due_notices(199, 10).await.unwrap(), []);
    let due = store.due_notices(200, 10).await.unwrap();
    assert_eq!(due, untold);
    let (one, two) =
        tokio::join!(store.lease_notice(&due[0], 200, 250), other.lease_notice(&due[0], 200, 250));
    assert!(one.unwrap() != two.unwrap(), "one of them sends it");
    assert_eq!(store.due_notices(249, 10).await.unwrap(), []);
    assert_eq!(store.due_notices(250, 10).await.unwrap()[0].tries, 1, "whoever took it is gone");
    store.postpone_notice(&due[0], 400).await.unwrap();
    assert_eq!(store.due_notices(399, 10).await.unwrap(), []);
    store.lease_notice(&due[0], 400, HOUR).await.unwrap();
    store.end_leases().await.unwrap();
    assert_eq!(store.due_notices(400, 10).await.unwrap().len(), 1);
    store.settle_notice(&due[0], NoticeState::Sent).await.unwrap();
    assert_eq!(store.waiting_notices(10).await.unwrap(), []);
    assert_eq!(store.untold(0, 100, 10).await.unwrap(), [], "it stays told");

    // A guest's decisions are those of whoever brought their games along.
    awaiting(&store, "t2", &guest, 150).await;
    assert_eq!(store.untold(0, 1000, 10).await.unwrap(), []);
    assert!(store.bring_along(&guest, &ada, 1).await.unwrap());
    let untold = store.untold(0, 1000, 10).await.unwrap();
    assert_eq!((untold.len(), untold[0].player.as_str()), (1, "guest"));
    assert_eq!(store.forget_notices(100).await.unwrap(), 1);
}

pub(crate) async fn a_notice_is_wanted_until_the_decision_is_made(databases: &Databases) {
    let store = databases.open().await;
    let ada = person(&store, "ada").await;
    let owner = [ada.clone()];
    store.add_channel(&channel("c1", &ada, "a"), &owner).await.unwrap();
    awaiting(&store, "t1", &ada, 100).await;
    let notice = store.untold(0, 100, 10).await.unwrap().remove(0);
    store.keep_notices(std::slice::from_ref(&notice), 0).await.unwrap();
    assert!(store.is_wanted(&notice).await.unwrap());
    store.hear_of_table(&owner, &id("t1"), false).await.unwrap();
    store.hear_of_table(&owner, &id("t1"), false).await.unwrap();
    assert_eq!(store.quiet_tables(&ada).await.unwrap(), [id("t1")]);
    assert!(!store.is_wanted(&notice).await.unwrap());
    store.hear_of_table(&owner, &id("t1"), true).await.unwrap();
    assert!(store.is_wanted(&notice).await.unwrap());
    let mut played = entry("t1", 3, "played");
    played.index.awaited = Some(Vec::new());
    store.append(played).await.unwrap();
    assert!(!store.is_wanted(&notice).await.unwrap(), "she has played");
    awaiting(&store, "t2", &ada, 100).await;
    let mut over = entry("t2", 3, "over");
    over.index = index(Status::Finished);
    store.append(over).await.unwrap();
    assert_eq!(store.untold(0, 1000, 10).await.unwrap(), [], "nobody is awaited where the game is over");

    let hours = QuietRow { from: 60, to: 30, offset: -90 };
    store.postpone_notice(&notice, HOUR).await.unwrap();
    store.set_quiet_hours(&owner, Some(hours)).await.unwrap();
    assert_eq!(store.quiet_hours(&ada).await.unwrap(), Some(hours));
    assert_eq!(store.due_notices(1, 10).await.unwrap().len(), 1, "it is looked at again");
    store.set_quiet_hours(&owner, None).await.unwrap();
    assert_eq!(store.quiet_hours(&ada).await.unwrap(), None);
}

pub(crate) async fn channels_go_with_their_owner(databases: &Databases) {
    let store = databases.open().await;
    let (ada, bob) = (person(&store, "ada").await, person(&store, "bob").await);
    store.add_channel(&channel("c1", &ada, "a"), std::slice::from_ref(&ada)).await.unwrap();
    store.add_channel(&channel("c2", &bob, "a"), std::slice::from_ref(&bob)).await.unwrap();
    store.add_channel(&channel("c3", &ada, "a"), std::slice::from_ref(&ada)).await.unwrap();
    let names = |rows: Vec<ChannelRow>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
    assert_eq!(
        names(store.channels_of(&ada).await.unwrap()),
        ["c3"],
        "an address is one channel of somebody's"
    );
    assert_eq!(names(store.channels_of(&bob).await.unwrap()), ["c2"]);
    let browser =
        |id: &str, player: &PlayerId| ChannelRow { kind: ChannelKind::Push, ..channel(id, player, "b") };
    store.add_channel(&browser("p1", &ada), std::slice::from_ref(&ada)).await.unwrap();
    store.add_channel(&browser("p2", &bob), std::slice::from_ref(&bob)).await.unwrap();
    assert_eq!(names(store.channels_of(&ada).await.unwrap()), ["c3"], "a browser is one person's");
    store.note_channel("c3", false).await.unwrap();
    assert_eq!(store.channel("c3").await.unwrap().unwrap().failures, 1);
    store.note_channel("c3", true).await.unwrap();
    assert_eq!(store.channel("c3").await.unwrap().unwrap().failures, 0);
    awaiting(&store, "t1", &ada, 100).await;
    let untold = store.untold(0, 100, 10).await.unwrap();
    store.keep_notices(&untold, 0).await.unwrap();
    store.forget_people(std::slice::from_ref(&ada)).await.unwrap();
    assert_eq!(store.channels_of(&ada).await.unwrap(), []);
    assert_eq!(store.waiting_notices(10).await.unwrap(), []);
    assert!(store.drop_channel("c2").await.unwrap());
    assert!(!store.drop_channel("c2").await.unwrap());
    assert_eq!(store.server_key("k", "one").await.unwrap(), "one");
    assert_eq!(store.server_key("k", "two").await.unwrap(), "one", "the first is kept");
}
