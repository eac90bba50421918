//! Passkeys and the challenges they answer.

use cloverleaf_server::{Account, Challenge, PasskeyRow, Player, PlayerKind, Purpose, Store};

use crate::databases::Databases;

async fn guest(store: &Store, name: &str) -> Player {
    let id = format!("id-{name}").into();
    let player = Player { id, name: name.to_owned(), kind: PlayerKind::Guest, created_at: 5 };
    store.new_player(&player).await.unwrap();
    player
}

fn account(player: &Player, password: &str) -> Account {
    Account { player: player.id.clone(), login: player.name.clone(), password: password.to_owned() }
}

pub(crate) fn passkey(player: &Player, id: &str) -> PasskeyRow {
    let [id, label, public_key, state] = [id, "the phone", "a5", "00"].map(str::to_owned);
    PasskeyRow { id, player: player.id.clone(), label, public_key, state, created_at: 7, used_at: None }
}

pub(crate) async fn the_last_way_to_log_in_stays(databases: &Databases) {
    let store = databases.open().await;
    let (ada, bob) = (guest(&store, "ada").await, guest(&store, "bob").await);
    let (first, second) = (passkey(&ada, "01"), passkey(&ada, "02"));
    assert_eq!(store.add_passkey(&first).await, Ok(false), "a guest has no login");
    assert_eq!(store.open_account_with(&account(&ada, ""), &first).await, Ok(true));
    let taken = Account { player: bob.id.clone(), ..account(&ada, "") };
    assert_eq!(store.open_account_with(&taken, &passkey(&bob, "03")).await, Ok(false));
    assert_eq!(store.passkeys_of(&bob.id).await, Ok(vec![]), "both or none");
    assert_eq!(store.add_passkey(&first).await, Ok(false), "it is known already");
    assert_eq!(store.player(&ada.id).await.unwrap().unwrap().kind, PlayerKind::Account);

    assert_eq!(store.drop_passkey(&ada.id, "01").await, Ok(false), "the only way");
    assert_eq!(store.add_passkey(&second).await, Ok(true));
    assert_eq!(store.passkeys_of(&ada.id).await, Ok(vec![first, second.clone()]));
    assert_eq!(store.drop_passkey(&bob.id, "01").await, Ok(false), "not Bob's");
    assert_eq!(store.drop_passkey(&ada.id, "01").await, Ok(true));
    store.set_password(&ada.id, "$argon2id$").await.unwrap();
    assert_eq!(store.label_passkey(&bob.id, "02", "mine").await, Ok(false));
    assert_eq!(store.label_passkey(&ada.id, "02", "the tablet").await, Ok(true));
    assert_eq!(store.use_passkey(&second, "01", 9).await, Ok(true));
    assert_eq!(store.use_passkey(&second, "02", 9).await, Ok(false), "it was used meanwhile");
    let used =
        PasskeyRow { label: "the tablet".to_owned(), state: "01".to_owned(), used_at: Some(9), ..second };
    assert_eq!(store.passkey("02").await, Ok(Some(used)));
    assert_eq!(store.drop_passkey(&ada.id, "02").await, Ok(true), "there is a password");
    assert_eq!(store.passkey("02").await, Ok(None));
}

pub(crate) async fn a_challenge_is_taken_once_and_in_time(databases: &Databases) {
    let store = databases.open().await;
    let ada = guest(&store, "ada").await;
    let [host, state] = ["table.example", "ff"].map(str::to_owned);
    let early = Challenge {
        challenge: "early".to_owned(),
        purpose: Purpose::Add,
        player: Some(ada.id.clone()),
        host,
        state,
        expires_at: 100,
    };
    let late = Challenge {
        challenge: "late".to_owned(),
        purpose: Purpose::Show,
        player: None,
        expires_at: 200,
        ..early.clone()
    };
    store.add_challenge(&early, 1).await.unwrap();
    assert_eq!(store.challenge("early", 99).await, Ok(Some(early.clone())));
    assert_eq!(store.challenge("early", 100).await, Ok(None));
    store.add_challenge(&late, 100).await.unwrap();
    assert_eq!(store.challenge("early", 1).await, Ok(None), "nobody can answer it any more");
    assert_eq!(store.challenge("late", 100).await, Ok(Some(late)));
    assert_eq!(store.take_challenge("late").await, Ok(true));
    assert_eq!(store.take_challenge("late").await, Ok(false));
    store.add_challenge(&Challenge { expires_at: 300, ..early }, 100).await.unwrap();
    store.forget_people(std::slice::from_ref(&ada.id)).await.unwrap();
    assert_eq!(store.challenge("early", 100).await, Ok(None));
}
