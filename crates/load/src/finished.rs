//! How long a long, finished game takes to be shown, when nobody has it in memory.

use core::fmt;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use cloverleaf_core::{Random, SplitMix};
use cloverleaf_protocol::{Clock, Command, Message, Request, SeatWish, Setup, Start, Substitute, Undo};
use cloverleaf_server::room::{Around, Caller, Room, Verdict, open};
use cloverleaf_server::{
    Append, Index, Logged, NewTable, Opened, Opening, Person, PlayerId, Row, Status, Store, TableId,
    new_player_id, new_table_id, write_entry, write_opening,
};
use futures_util::future::try_join_all;

use crate::server::Server;

/// So many actions make a long game.
pub const ACTIONS: usize = 500;
/// After so many games without a long one, a game has none.
const TRIES: u64 = 30;

/// How long looks took, game by game.
#[derive(Clone, Debug)]
pub struct Times(Vec<(String, Vec<Duration>)>);

impl Times {
    /// Whether every game took less than so many milliseconds. The middle look is judged: the longest tells more
    /// of what else the machine did.
    #[must_use]
    pub fn within(&self, milliseconds: u64) -> bool {
        self.0.iter().all(|(_, looks)| {
            looks.get(looks.len() / 2).is_some_and(|look| look.as_millis() < milliseconds.into())
        })
    }
}

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a finished table of {ACTIONS} actions is shown, replay included, in")?;
        for (game, looks) in &self.0 {
            let ms = |look: Option<&Duration>| look.map_or(0.0, |look| look.as_secs_f64() * 1000.0);
            let (middle, most) = (ms(looks.get(looks.len() / 2)), ms(looks.last()));
            write!(f, "\n{game:<12} {middle:5.1} ms, {most:5.1} ms at most ({} tables)", looks.len())?;
        }
        Ok(())
    }
}

/// Stores so many finished tables of every game that can be so long, starts a server that knows none of them,
/// and looks at each once.
///
/// # Errors
/// If a table cannot be stored or shown.
pub async fn measure(binary: &Path, tables: usize) -> Result<Times> {
    let mut server = Server::start(binary).await?;
    let store = Store::open_existing(&server.database()).await?;
    let mut stored = Vec::new();
    for game in long_games()? {
        // All at once: the store writes together what waits.
        let ids = try_join_all((0..tables).map(|_| game.store(&store))).await?;
        stored.push((game, ids));
    }
    store.close().await;
    server.kill().await?;
    server.raise().await?;
    let http = reqwest::Client::builder().no_proxy().build()?;
    // The first request opens the connection, and finds no table.
    http.get(format!("http://{}/health", server.address())).send().await?;
    let mut times = Vec::new();
    for (game, ids) in stored {
        let mut looks = Vec::new();
        for id in ids {
            looks.push(look(&http, &server, &id, game.log.len()).await?);
        }
        looks.sort();
        times.push((game.opened.opening.setup.game, looks));
    }
    server.stop().await?;
    Ok(Times(times))
}

async fn look(http: &reqwest::Client, server: &Server, table: &TableId, entries: usize) -> Result<Duration> {
    let begun = Instant::now();
    let url = format!("http://{}/api/tables/{table}", server.address());
    let text = http.get(url).send().await?.text().await?;
    let took = begun.elapsed();
    match serde_json::from_str(&text).with_context(|| format!("the server said '{text}'"))? {
        Message::Hello { happened, now, .. }
            if happened.len() == entries && now.status == Status::Finished.into() =>
        {
            Ok(took)
        }
        _ => bail!("the server did not show the whole of a finished table"),
    }
}

/// A game that was played for so long, and then given up.
struct Game {
    opened: Opened,
    log: Vec<Logged>,
    sitters: Vec<PlayerId>,
}

/// A long game of every kind that has one, with as many players as it takes.
fn long_games() -> Result<Vec<Game>> {
    let mut games = Vec::new();
    for entry in cloverleaf_catalog::entries() {
        for seed in 0..TRIES {
            if let Some(game) = Game::play(entry.id, entry.about.max_seats, seed)? {
                games.push(game);
                break;
            }
        }
    }
    Ok(games)
}

impl Game {
    fn play(game: &str, seats: u8, seed: u64) -> Result<Option<Game>> {
        let callers: Vec<Caller> = (0..seats).map(caller).collect();
        let opened = open(opening(game, &callers[0], seats), 1, [].into())?;
        let (mut room, mut log) = (opened.room.clone(), vec![opened.first.clone()]);
        for number in 1..seats {
            let command = Command::Sit { seat: Some(number + 1), invite: None };
            log.push(done(&mut room, &callers[usize::from(number)], command)?);
        }
        let mut random = SplitMix::new(seed);
        for _ in 0..ACTIONS {
            if room.status() != Status::Running {
                return Ok(None);
            }
            let (who, command) = choice(&room, &mut random)?;
            log.push(done(&mut room, &callers[who], command)?);
        }
        for caller in &callers {
            if room.status() == Status::Running {
                log.push(done(&mut room, caller, Command::Resign)?);
            }
        }
        let sitters = callers.into_iter().map(|caller| caller.player).collect();
        Ok(Some(Game { opened, log, sitters }))
    }

    /// Stores the game as a table of its own.
    async fn store(&self, store: &Store) -> Result<TableId> {
        let id = new_table_id();
        let sitters = self.sitters.clone();
        let index = Index { status: Status::Running, due_at: None, sitters, awaited: None, speaker: None };
        let (first, rest) = self.log.split_first().context("a game has a beginning")?;
        let table = NewTable {
            id: id.clone(),
            game: self.opened.opening.setup.game.clone(),
            host: self.opened.opening.host.clone(),
            listed: false,
            setup: write_opening(&self.opened.opening),
            seed: self.opened.seed.to_string(),
            first: write_entry(first),
            index: index.clone(),
        };
        store.create(table).await?;
        for logged in rest {
            let Row { seq, at, batch, body } = write_entry(logged);
            let status = if seq == self.log.len() as i64 { Status::Finished } else { Status::Running };
            let index = Index { status, ..index.clone() };
            store.append(Append { table: id.clone(), seq, at, batch, body, index, opens: None }).await?;
        }
        Ok(id)
    }
}

fn caller(number: u8) -> Caller {
    Caller { player: new_player_id(), name: format!("Guest {number}"), program: false }
}

/// A table somebody opens and others may join.
pub(crate) fn opening(game: &str, host: &Caller, seats: u8) -> Opening {
    let mut wishes = vec![SeatWish::Open; seats.into()];
    let mut kept = vec![None; seats.into()];
    wishes[0] = SeatWish::Me;
    let Caller { player, name, program } = host.clone();
    kept[0] = Some(Person { player, name, program });
    let setup = Setup {
        game: game.to_owned(),
        options: Default::default(),
        seats: wishes,
        clock: Clock::None,
        late: Substitute::default(),
        public: false,
        start: Start::Full,
        undo: Undo::Agreed,
        delay: 0,
        rated: false,
    };
    Opening { setup, rules: 0, host: host.player.clone(), kept, commitment: String::new(), at: 0 }
}

/// What some seat could do.
fn choice(room: &Room, random: &mut SplitMix) -> Result<(usize, Command)> {
    let table = room.table();
    let seat = table.turn().seats().lowest().context("the game goes on, and nobody is to act")?;
    let onward: Vec<String> =
        table.legal(seat).into_iter().filter(|action| !table.takes_back(action)).collect();
    let action = random.choose(&onward).context("the game goes on, and nothing is legal")?;
    Ok((seat.index(), Command::Play { actions: vec![action.clone()], decision: None, seat: None }))
}

/// Lets a room do what somebody asks.
fn done(room: &mut Room, caller: &Caller, command: Command) -> Result<Logged> {
    let seq = room.version() + 1;
    let request = Request { id: Some(format!("{seq}")), command };
    let verdict = room.decide(caller, &request, &Around::default(), seq)?;
    let Verdict::Write { batch, entry, played, .. } = verdict else {
        bail!("the room has done request {seq} before");
    };
    let logged = Logged { seq, at: seq, batch, entry: *entry };
    *room = room.after(logged.clone(), played);
    Ok(logged)
}
