//! A whole run: the server comes up, people come and play, everything is answered, and then it is checked.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use cloverleaf_protocol::TableId;
use cloverleaf_server::Store;
use futures_util::{StreamExt, TryStreamExt, stream};
use indicatif::{ProgressBar, ProgressStyle};
use tokio::sync::watch;
use tokio::task::{JoinSet, spawn_blocking};
use tokio::time::sleep;

use crate::canary::{Aviary, Canary, Hidden};
use crate::check::{self, Story};
use crate::client::Remains;
use crate::pace::pace;
use crate::party::{Plan, party, plans};
use crate::report::{Comeback, Report};
use crate::server::{Server, want_many_sockets};
use crate::settings::Settings;
use crate::transcript::Transcript;
use crate::world::{Phase, Pulse, World, lock, settled};

/// How long everything that is under way may take to be answered.
const SETTLING: Duration = Duration::from_secs(30);
/// How long a table may take to be seated; they are seated a few at a time.
const SEATING_ONE: Duration = Duration::from_millis(300);
/// How many tables are checked at once.
const CHECKERS: usize = 2;

/// Runs, measures and checks.
///
/// # Errors
/// If the run could not be made. What is wrong with the server stands in the report.
pub async fn run(settings: Settings) -> Result<Report> {
    want_many_sockets();
    let mut server = Server::start(&settings.server).await?;
    let (lives, life) = watch::channel((server.address(), 1));
    let (phases, phase) = watch::channel(Phase::Play);
    let world = Arc::new(World::new(settings, life, phase)?);
    let mut parties = JoinSet::new();
    let empty = server.resident();
    let (seated, people) = seat(&world, &mut parties).await?;
    let (full, before) = (server.resident(), server.worked());
    let (played, comeback) = play(&world, &mut server, &lives).await?;
    let worked = server.worked() - before;
    phases.send_replace(Phase::Settle);
    let quiet = || world.seating.available_permits() == crate::world::SEATING;
    let answered = world.until(SETTLING, |clients| quiet() && settled(clients)).await;
    let resident = server.resident();
    phases.send_replace(Phase::Leave);
    let mut remains = Vec::new();
    while let Some(party) = parties.join_next().await {
        remains.extend(party??);
    }
    let stopped = server.stop().await;
    let mut report = Report::new(&world, people, seated, played, comeback);
    (report.peak, report.resident) = (server.peak(), resident);
    (report.worked, report.seating) = (worked, full.saturating_sub(empty));
    if let Err(error) = stopped {
        report.faults.push(format!("{error:#}"));
    }
    if !answered {
        report.faults.push("not every request was answered, or not everybody told, in time".to_owned());
    }
    let begun = Instant::now();
    examine(&world, &server.database(), remains, &mut report).await?;
    report.checking = begun.elapsed();
    report.judge(&world.settings.wanted);
    Ok(report)
}

/// Brings everybody to the tables; how long that took, and how many there are.
async fn seat(world: &Arc<World>, parties: &mut JoinSet<Result<Vec<Remains>>>) -> Result<(Duration, usize)> {
    let plans = plans(world.settings.tables as usize);
    let people = plans.iter().map(Plan::people).sum();
    let patience = SETTLING + SEATING_ONE * u32::try_from(plans.len())?;
    let begun = Instant::now();
    let bar = bar(people as u64, "people seated");
    for plan in plans {
        parties.spawn(party(world.clone(), plan));
    }
    let all_here = world.until(patience, |clients| {
        let seated = clients.iter().filter(|pulse| pulse.running.load(Ordering::Relaxed)).count();
        bar.set_position(seated as u64);
        seated >= people
    });
    tokio::select! {
        seated = all_here => if !seated { bail!("not everybody has found a seat in time") },
        Some(ended) = parties.join_next() => {
            ended??;
            bail!("a table was given up before the run began");
        }
    }
    bar.finish_and_clear();
    Ok((begun.elapsed(), people))
}

/// Plays for the time of the run; how long it was, and how long it took to come back from a kill.
async fn play(
    world: &World,
    server: &mut Server,
    lives: &watch::Sender<(SocketAddr, u64)>,
) -> Result<(Duration, Option<Comeback>)> {
    let (begun, time) = (Instant::now(), world.settings.time());
    let bar = bar(time.as_secs(), "seconds played");
    let playing = pace(world, time, |passed| bar.set_position(passed.as_secs()));
    let disturbing = async {
        if !world.settings.kill {
            return Ok(None);
        }
        sleep(time / 2).await;
        kill(world, server, lives).await.map(Some)
    };
    let ((), comeback) = tokio::join!(playing, disturbing);
    bar.finish_and_clear();
    Ok((begun.elapsed(), comeback?))
}

/// Kills the server, starts it again, and waits until everybody is back in play.
async fn kill(
    world: &World,
    server: &mut Server,
    lives: &watch::Sender<(SocketAddr, u64)>,
) -> Result<Comeback> {
    let killed = Instant::now();
    server.kill().await?;
    // It comes up where it was, so whoever connects from now on finds its next life.
    let next = lives.borrow().1 + 1;
    lives.send_replace((server.address(), next));
    server.raise().await.context("the server does not come up again")?;
    let up = killed.elapsed();
    let missing = |clients: &[Arc<Pulse>]| {
        clients.iter().filter(|pulse| pulse.back.load(Ordering::Relaxed) != next).count()
    };
    world.until(SETTLING, |clients| missing(clients) == 0).await;
    Ok(Comeback { up, all: killed.elapsed(), missing: missing(&world.here()) })
}

/// Checks everything that was heard against the database.
async fn examine(world: &World, database: &str, remains: Vec<Remains>, report: &mut Report) -> Result<()> {
    world.spool.flush()?;
    let store = Store::open_existing(database).await?;
    let mut tables: BTreeMap<TableId, Vec<Remains>> = BTreeMap::new();
    for one in remains {
        tables.entry(one.role.table.clone()).or_default().push(one);
    }
    let mut canaries = core::mem::take(&mut *lock(&world.canaries));
    for id in tables.keys() {
        let row = store.table(id).await?.with_context(|| format!("table {id} is not in the database"))?;
        canaries.push(Canary { word: row.seed, hidden: Hidden::Seed(id.clone()) });
    }
    report.canaries = canaries.len();
    let aviary = Arc::new(Aviary::new(canaries)?);
    let bar = bar(tables.len() as u64, "tables checked");
    let checks = stream::iter(tables).map(|(id, clients)| {
        let (store, aviary, bar) = (&store, aviary.clone(), &bar);
        async move {
            let story = Story::read(store, &id).await?;
            let transcripts = transcripts(world, clients)?;
            let entries = story.log.len();
            let faults = spawn_blocking(move || {
                let leaks = transcripts.iter().flat_map(|transcript| aviary.leaks(transcript));
                leaks.chain(check::faults(&story, &transcripts)).collect::<Vec<_>>()
            });
            bar.inc(1);
            Ok::<_, anyhow::Error>((entries, faults.await?))
        }
    });
    let mut found = checks.buffer_unordered(CHECKERS);
    while let Some((entries, faults)) = found.try_next().await? {
        report.tables += 1;
        report.entries += entries;
        report.faults.extend(faults);
    }
    drop(found);
    bar.finish_and_clear();
    store.close().await;
    Ok(())
}

fn transcripts(world: &World, clients: Vec<Remains>) -> Result<Vec<Transcript>> {
    let read = |client: Remains| {
        Ok(Transcript {
            table: client.role.table,
            player: client.role.person.player.clone(),
            stayed: client.stayed,
            lines: client.kept.into_iter().map(|kept| world.spool.line(kept)).collect::<Result<_>>()?,
        })
    };
    clients.into_iter().map(read).collect()
}

fn bar(length: u64, what: &'static str) -> ProgressBar {
    let style =
        ProgressStyle::with_template("{bar:40} {pos}/{len} {msg}").expect("the template is well formed");
    ProgressBar::new(length).with_style(style).with_message(what)
}
