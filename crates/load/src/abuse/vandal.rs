//! Those who do their worst, from one address: names, tables, bots, talk, connections, slow readers and nonsense.

use core::fmt;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use anyhow::Result;
use cloverleaf_core::{Random, SplitMix};
use futures_util::future::join_all;
use serde_json::{Value as Json, json};
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep, timeout_at};

use super::{ABUSIVE, Abuse, FORWARDED};

/// The most connections that are left hanging at once by one vandal.
const HANGING: usize = 40;
/// A vandal whom the server refuses comes back after so many milliseconds.
const UNDAUNTED: Duration = Duration::from_millis(20);

/// What was done to the server: how often, and how often it refused.
#[derive(Debug, Default)]
pub struct Damage {
    done: [AtomicU64; Deed::ALL.len()],
    refused: [AtomicU64; Deed::ALL.len()],
}

#[derive(Clone, Copy, Debug)]
enum Deed {
    Name,
    Table,
    Talk,
    Look,
    Silence,
    Hang,
    Nonsense,
}

impl Deed {
    const ALL: [Deed; 7] =
        [Deed::Name, Deed::Table, Deed::Talk, Deed::Look, Deed::Silence, Deed::Hang, Deed::Nonsense];
    const NAMES: [&'static str; 7] =
        ["names", "tables", "words", "looks", "readers that never read", "idle connections", "nonsense"];
}

impl Damage {
    fn note(&self, deed: Deed, done: bool) {
        let counts = if done { &self.done } else { &self.refused };
        counts[deed as usize].fetch_add(1, Ordering::Relaxed);
    }

    /// How often something was done at all.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.done.iter().map(|count| count.load(Ordering::Relaxed)).sum()
    }
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let told =
            Deed::NAMES.iter().zip(self.done.iter().zip(&self.refused)).map(|(name, (done, refused))| {
                let [done, refused] = [done, refused].map(|count| count.load(Ordering::Relaxed));
                format!("{done} {name} ({refused} refused)")
            });
        f.write_str(&told.collect::<Vec<_>>().join(", "))
    }
}

/// Lets them loose until this time.
pub(super) fn unleash(
    server: SocketAddr,
    http: &reqwest::Client,
    settings: &Abuse,
    until: Instant,
) -> tokio::task::JoinHandle<Damage> {
    let damage = Arc::new(Damage::default());
    let vandals: Vec<Vandal> = (0..settings.vandals)
        .map(|number| Vandal {
            server,
            http: http.clone(),
            damage: damage.clone(),
            random: SplitMix::new(settings.seed.wrapping_mul(1_000_003).wrapping_add(number.into())),
            tokens: Vec::new(),
            tables: Vec::new(),
            hanging: Vec::new(),
        })
        .collect();
    tokio::spawn(async move {
        join_all(vandals.into_iter().map(|vandal| vandal.rage(until))).await;
        Arc::into_inner(damage).unwrap_or_default()
    })
}

struct Vandal {
    server: SocketAddr,
    http: reqwest::Client,
    damage: Arc<Damage>,
    random: SplitMix,
    tokens: Vec<String>,
    tables: Vec<String>,
    hanging: Vec<TcpStream>,
}

impl Vandal {
    async fn rage(mut self, until: Instant) {
        while Instant::now() < until {
            let deed = match self.tokens.is_empty() {
                true => Deed::Name,
                false => Deed::ALL[self.random.below(Deed::ALL.len() as u32) as usize],
            };
            let done = matches!(timeout_at(until, self.commit(deed)).await, Ok(Ok(true)));
            self.damage.note(deed, done);
            if !done {
                sleep(UNDAUNTED).await;
            }
        }
    }

    /// Whether the server let it happen.
    async fn commit(&mut self, deed: Deed) -> Result<bool> {
        match deed {
            Deed::Name => self.name().await,
            Deed::Table => self.table().await,
            Deed::Talk => self.talk().await,
            Deed::Look => self.look().await,
            Deed::Silence => self.never_read().await,
            Deed::Hang => self.hang(b"GET / HTTP/1.1\r\n").await,
            Deed::Nonsense => self.hang(b"\x00\xffGARBAGE\r\n\r\n").await,
        }
    }

    async fn name(&mut self) -> Result<bool> {
        let answer = self.post("/api/bots", None, json!({ "name": "Vandal" })).await?;
        let token = answer.as_ref().and_then(|made| made["token"].as_str());
        self.tokens.extend(token.map(str::to_owned));
        Ok(answer.is_some())
    }

    /// Four strong bots in a large game without end, or one against three.
    async fn table(&mut self) -> Result<bool> {
        let first = if self.random.below(2) == 0 { "cabbie" } else { "me" };
        let seats = [first, "cabbie", "cabbie", "cabbie"];
        let options = json!({ "grid": "4x4", "target": 1000 });
        let setup = json!({ "game": "congestion", "seats": seats, "options": options, "public": true });
        let token = self.random.choose(&self.tokens).cloned();
        let answer = self.post("/api/tables", token, setup).await?;
        let id = answer.as_ref().and_then(|made| made["id"].as_str());
        self.tables.extend(id.map(str::to_owned));
        Ok(answer.is_some())
    }

    async fn talk(&mut self) -> Result<bool> {
        let Some(table) = self.random.choose(&self.tables).cloned() else { return Ok(false) };
        let token = self.random.choose(&self.tokens).cloned();
        let words = json!({ "do": "say", "to": "watchers", "text": "x".repeat(500) });
        Ok(self.post(&format!("/api/tables/{table}/do"), token, words).await?.is_some())
    }

    async fn look(&mut self) -> Result<bool> {
        let path = match self.random.choose(&self.tables) {
            Some(table) if self.random.below(2) == 0 => format!("/api/tables/{table}?legal=true"),
            _ => "/api/tables?list=open&limit=50".to_owned(),
        };
        let answer = self.http.get(format!("http://{}{path}", self.server)).send().await?;
        let fine = answer.status().is_success();
        answer.bytes().await?;
        Ok(fine)
    }

    /// Follows a table, and never reads what it is told.
    async fn never_read(&mut self) -> Result<bool> {
        let Some(table) = self.random.choose(&self.tables).cloned() else { return Ok(false) };
        let (server, path) = (self.server, format!("/api/tables/{table}/stream?legal=true"));
        let head = format!("GET {path} HTTP/1.1\r\nHost: {server}\r\n{FORWARDED}: {ABUSIVE}\r\n\r\n");
        self.hang(head.as_bytes()).await
    }

    /// Sends this, and neither reads nor goes.
    async fn hang(&mut self, bytes: &[u8]) -> Result<bool> {
        let mut stream = TcpStream::connect(self.server).await?;
        stream.write_all(bytes).await?;
        if self.hanging.len() >= HANGING {
            let oldest = self.random.below(HANGING as u32) as usize;
            self.hanging.swap_remove(oldest);
        }
        self.hanging.push(stream);
        Ok(true)
    }

    /// What the server answered, if it did not refuse.
    async fn post(&self, path: &str, token: Option<String>, body: Json) -> Result<Option<Json>> {
        let mut request = self.http.post(format!("http://{}{path}", self.server)).json(&body);
        if let Some(token) = token {
            request = request.bearer_auth(token);
        }
        let answer = request.send().await?;
        let fine = answer.status().is_success();
        let text = answer.text().await?;
        Ok(serde_json::from_str(&text).ok().filter(|_| fine))
    }
}
