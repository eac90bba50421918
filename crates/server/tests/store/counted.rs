//! Games that are over: each is counted once, whoever counts it, and found by those who look for it.

use cloverleaf_server::{
    Append, Counted, NewTable, Player, PlayerId, PlayerKind, SeatResult, Standing, Status, Store,
};

use crate::databases::{Databases, entry, id, index, table};

pub(crate) async fn person(store: &Store, name: &str) -> PlayerId {
    let id = PlayerId::from(name.to_owned());
    let kind = PlayerKind::Guest;
    store.new_player(&Player { id: id.clone(), name: name.to_owned(), kind, created_at: 1 }).await.unwrap();
    id
}

/// A table whose game is over.
pub(crate) async fn finished(store: &Store, name: &str, listed: bool) {
    store.create(NewTable { listed, ..table(name) }).await.unwrap();
    store.append(Append { index: index(Status::Finished), ..entry(name, 2, "last") }).await.unwrap();
}

/// How it ended: each seat's player and place.
pub(crate) fn ended(name: &str, at: i64, seats: &[(&str, u8)]) -> Counted {
    let result = |(player, place): &(&str, u8)| SeatResult {
        player: (*player).to_owned(),
        place: *place,
        stood_in: false,
    };
    let results = seats.iter().map(result).collect();
    Counted { table: id(name), game: "tango".to_owned(), rated: true, at, results }
}

/// Whoever plays is a point stronger afterwards; the first to be named most of all.
pub(crate) fn stronger(before: &[Option<Standing>]) -> Vec<Standing> {
    let start = Standing { points: 1_500_000, deviation: 100, surely: 1_499_804, games: 0 };
    let more = |(at, known): (i64, &Option<Standing>)| {
        let Standing { points, deviation, surely, games } = known.unwrap_or(start);
        Standing { points: points + 1000 - at, deviation, surely: surely + 1000 - at, games: games + 1 }
    };
    (0..).zip(before).map(more).collect()
}

pub(crate) async fn a_game_is_counted_once_whoever_counts_it(databases: &Databases) {
    const GAMES: usize = 12;
    let address = databases.empty();
    let stores = [Store::open(&address).await.unwrap(), Store::open(&address).await.unwrap()];
    let ada = person(&stores[0], "ada").await;
    for game in 0..GAMES {
        finished(&stores[0], &format!("t{game:02}"), true).await;
    }
    let after = id("t09");
    assert_eq!(stores[1].uncounted(&after, 10).await.unwrap(), [id("t10"), id("t11")]);
    let mut counting = Vec::new();
    for game in 0..GAMES {
        for store in &stores {
            let (store, counted) =
                (store.clone(), ended(&format!("t{game:02}"), 7, &[("ada", 1), ("bot:cabbie", 2)]));
            counting.push(tokio::spawn(async move { store.count(&counted, 9, stronger).await.unwrap() }));
        }
    }
    let mut counted = 0;
    for done in counting {
        counted += usize::from(done.await.unwrap());
    }
    assert_eq!(counted, GAMES, "each by one of the two");
    assert_eq!(stores[0].uncounted(&id(""), 10).await.unwrap(), []);
    let ratings = stores[0].ratings_of(&ada).await.unwrap();
    let standing = ratings[&("tango".to_owned(), 2)];
    assert_eq!((standing.games, standing.points), (12, 1_512_000), "none is forgotten");
    assert_eq!(stores[0].results_of(&ada).await.unwrap()[0].games, 12);
}

pub(crate) async fn only_what_is_over_is_counted(databases: &Databases) {
    let store = databases.open().await;
    store.create(NewTable { index: index(Status::Running), ..table("t") }).await.unwrap();
    let counted = ended("t", 1, &[("ada", 1), ("bo", 2)]);
    assert_eq!(store.count(&counted, 9, stronger).await, Ok(false));
    assert_eq!(store.ladder_size("tango", 2).await, Ok(0));
    let unrated = Counted { rated: false, ..counted };
    store.append(Append { index: index(Status::Finished), ..entry("t", 2, "last") }).await.unwrap();
    assert_eq!(store.count(&unrated, 9, stronger).await, Ok(true));
    assert_eq!(store.ladder_size("tango", 2).await, Ok(0), "an unrated game rates nobody");
    assert_eq!(store.results_of(&PlayerId::from("ada".to_owned())).await.unwrap().len(), 1);
}

pub(crate) async fn results_are_told_and_private_games_are_not(databases: &Databases) {
    let store = databases.open().await;
    let (ada, bo) = (person(&store, "ada").await, person(&store, "bo").await);
    for (name, listed) in [("won", true), ("lost", false), ("drawn", true), ("stand-in", true)] {
        finished(&store, name, listed).await;
    }
    let count = async |counted: Counted| assert!(store.count(&counted, 9, stronger).await.unwrap());
    count(ended("won", 1, &[("bot:learner", 2), ("ada", 1), ("bot:cabbie", 3)])).await;
    count(ended("lost", 2, &[("ada", 2), ("bo", 1)])).await;
    count(ended("drawn", 3, &[("ada", 1), ("bo", 1)])).await;
    let mut stood_in = ended("stand-in", 4, &[("ada", 1), ("bot:cabbie", 2)]);
    stood_in.results[0].stood_in = true;
    count(Counted { rated: false, ..stood_in }).await;
    let told: Vec<_> = store.results_of(&ada).await.unwrap().into_iter().collect();
    let told: Vec<_> = told.iter().map(|tally| (tally.seats, tally.games, tally.wins)).collect();
    assert_eq!(told, [(2, 3, 0), (3, 1, 1)], "neither a draw nor a stand-in's game is won");
    let beaten = store.bots_beaten(&ada).await.unwrap();
    let pair = |level: &str| ("tango".to_owned(), format!("bot:{level}"));
    assert_eq!(beaten, [pair("cabbie"), pair("learner")]);
    assert!(store.bots_beaten(&bo).await.unwrap().is_empty());
    let names = |games: Vec<cloverleaf_server::PastRow>| {
        games.iter().map(|game| game.table.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(names(store.past_games(&ada, false, 10).await.unwrap()), ["stand-in", "drawn", "won"]);
    let own = store.past_games(&ada, true, 3).await.unwrap();
    assert_eq!((own[2].listed, own[2].place, own[2].against.clone()), (false, 2, vec!["bo".to_owned()]));
    assert_eq!(own[0].against, ["bot:cabbie"]);
    assert_eq!(names(own), ["stand-in", "drawn", "lost"]);
}

pub(crate) async fn a_ladder_has_places_and_pages(databases: &Databases) {
    let store = databases.open().await;
    for player in ["ada", "bo", "cy"] {
        person(&store, player).await;
    }
    for (name, first, second) in
        [("1", "ada", "bo"), ("2", "ada", "cy"), ("3", "ada", "bot:cabbie"), ("4", "bo", "cy")]
    {
        finished(&store, name, true).await;
        assert!(store.count(&ended(name, 1, &[(first, 1), (second, 2)]), 9, stronger).await.unwrap());
    }
    let names = |rungs: Vec<cloverleaf_server::RungRow>| {
        rungs.into_iter().map(|rung| rung.player).collect::<Vec<_>>()
    };
    assert_eq!(names(store.ladder("tango", 2, 0, 10).await.unwrap()), ["ada", "bo", "cy", "bot:cabbie"]);
    assert_eq!(names(store.ladder("tango", 2, 1, 2).await.unwrap()), ["bo", "cy"]);
    assert_eq!(store.ladder("tango", 3, 0, 10).await.unwrap(), []);
    assert_eq!(store.ladder_size("tango", 2).await, Ok(4));
    let (place, bo) =
        store.place_on_ladder("tango", 2, &PlayerId::from("bo".to_owned())).await.unwrap().unwrap();
    assert_eq!((place, bo.name.as_deref(), bo.standing.games), (2, Some("bo"), 2));
    assert_eq!(store.place_on_ladder("tango", 2, &PlayerId::from("eve".to_owned())).await, Ok(None));
}

pub(crate) async fn of_whoever_is_forgotten_nothing_is_counted(databases: &Databases) {
    let store = databases.open().await;
    let (ada, bo) = (person(&store, "ada").await, person(&store, "bo").await);
    finished(&store, "1", true).await;
    finished(&store, "2", true).await;
    let game = |name: &str| ended(name, 1, &[("ada", 1), ("bo", 2)]);
    assert!(store.count(&game("1"), 9, stronger).await.unwrap());
    store.befriend(&ada, &bo, 5).await.unwrap();
    store.add_friend_link("h", &ada, 5, i64::MAX, 5).await.unwrap();
    let mut backup = Vec::new();
    store.dump(&mut backup).await.unwrap();
    store.forget_people(std::slice::from_ref(&ada)).await.unwrap();
    // A game that is counted later, and a backup from before, do not bring anything back.
    assert!(store.count(&game("2"), 9, stronger).await.unwrap());
    store.restore(&mut backup.as_slice()).await.unwrap();
    assert!(
        store.results_of(&ada).await.unwrap().is_empty() && store.ratings_of(&ada).await.unwrap().is_empty()
    );
    assert_eq!(store.friends_of(&bo).await.unwrap(), []);
    assert_eq!(store.friend_link("h", 6).await, Ok(None));
    let ladder = store.ladder("tango", 2, 0, 10).await.unwrap();
    assert_eq!((ladder.len(), ladder[0].player.as_str(), ladder[0].standing.games), (1, "bo", 2));
}
