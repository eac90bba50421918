//! One address that does all it can to spoil a server for the others, and one honest player from elsewhere who
//! should not notice.

mod clocks;
mod honest;
mod vandal;

use core::fmt;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result};
use clap::{Args, value_parser};
use hdrhistogram::Histogram;
use reqwest::header::{HeaderMap, HeaderValue};
use tokio::time::Instant;

use crate::server::{Server, want_many_sockets};
use clocks::Clocks;
use vandal::Damage;

/// The header by which a proxy says where a request comes from: here everybody comes from loopback.
pub(crate) const FORWARDED: &str = "x-forwarded-for";
/// Where the honest player is.
const HONEST: &str = "198.51.100.7";
/// Where the abuse comes from.
const ABUSIVE: &str = "203.0.113.9";

/// How long, and how hard.
#[derive(Args, Clone, Debug)]
pub struct Abuse {
    /// The `cloverleaf` binary to start as the server
    #[arg(long, value_name = "FILE")]
    pub server: PathBuf,
    /// An empty database, as the server takes it; without it, a file that is gone afterwards
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
    /// For how many seconds
    #[arg(long, default_value_t = 60, value_parser = value_parser!(u32).range(1..=3600))]
    pub seconds: u32,
    /// How many do their worst at once
    #[arg(long, default_value_t = 24, value_parser = value_parser!(u32).range(0..=1000))]
    pub vandals: u32,
    /// From what the generator's own choices follow
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    #[command(flatten)]
    /// What the honest player may have to bear.
    pub bearable: Bearable,
}

/// What an honest player may have to bear.
#[derive(Args, Clone, Copy, Debug)]
pub struct Bearable {
    /// 99 % of the requests must be acknowledged within so many milliseconds
    #[arg(long, default_value_t = 250, value_name = "MS")]
    pub acknowledged: u64,
    /// Bots must answer within so many milliseconds
    #[arg(long, default_value_t = 3_000, value_name = "MS")]
    pub bot: u64,
    /// Time that has run out must be called within so many milliseconds
    #[arg(long, default_value_t = 1_000, value_name = "MS")]
    pub clock: u64,
    /// The server must stay below so many MiB of memory
    #[arg(long, default_value_t = 500, value_name = "MIB")]
    pub memory: u64,
}

/// What the honest player had to bear, and from what.
#[derive(Debug)]
pub struct Borne {
    bearable: Bearable,
    /// Milliseconds.
    pub acknowledged: Histogram<u64>,
    /// Milliseconds.
    pub bots: Histogram<u64>,
    /// By how many milliseconds each clock was called too late.
    pub clocks: Vec<i64>,
    /// MiB.
    pub memory: u64,
    /// What was done to the server.
    pub damage: Damage,
}

/// Lets vandals loose on a server with its usual limits.
///
/// # Errors
/// If the server does not start, or an honest request fails.
pub async fn abuse(settings: &Abuse) -> Result<Borne> {
    want_many_sockets();
    let mut server = Server::start_for_strangers(&settings.server, settings.database.clone()).await?;
    let address = server.address();
    let until = Instant::now() + Duration::from_secs(settings.seconds.into());
    let clocks = Clocks::set(&server.database(), settings.seconds).await?;
    let vandals = vandal::unleash(address, &client_from(ABUSIVE)?, settings, until);
    let player = honest::Player::arrive(address, client_from(HONEST)?, settings.seed).await?;
    let played = player.play(until).await;
    let damage = vandals.await?;
    let (acknowledged, bots) = played.with_context(|| format!("the server said:\n{}", server.said()))?;
    let memory = server.peak() / 1024;
    let clocks = clocks.called().await?;
    server.stop().await?;
    Ok(Borne { bearable: settings.bearable, acknowledged, bots, clocks, memory, damage })
}

fn client_from(address: &'static str) -> Result<reqwest::Client> {
    let headers = HeaderMap::from_iter([(FORWARDED.parse()?, HeaderValue::from_static(address))]);
    Ok(reqwest::Client::builder()
        .no_proxy()
        .default_headers(headers)
        .timeout(Duration::from_secs(30))
        .build()?)
}

impl Borne {
    /// What was worse than is bearable.
    #[must_use]
    pub fn faults(&self) -> Vec<String> {
        let worst = self.clocks.iter().max().copied().unwrap_or(i64::MAX);
        let slow = self.acknowledged.value_at_quantile(0.99);
        let Bearable { acknowledged, bot, clock, memory } = self.bearable;
        let tried = [
            (self.acknowledged.is_empty() || self.bots.is_empty(), "nothing was played".to_owned()),
            (slow > acknowledged, format!("99 % were acknowledged only within {slow} ms")),
            (self.bots.max() > bot, format!("a bot took {} ms", self.bots.max())),
            (worst > i64::try_from(clock).unwrap_or(i64::MAX), format!("a clock was called {worst} ms late")),
            (self.memory > memory, format!("the server took {} MiB", self.memory)),
        ];
        tried.into_iter().filter(|(failed, _)| *failed).map(|(_, text)| text).collect()
    }
}

impl fmt::Display for Borne {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let times = |times: &Histogram<u64>| {
            let at = |quantile| times.value_at_quantile(quantile);
            format!("50 % {} ms, 99 % {} ms, most {} ms", at(0.5), at(0.99), times.max())
        };
        writeln!(f, "abuse             {}", self.damage)?;
        writeln!(f, "acknowledged      {}: {}", self.acknowledged.len(), times(&self.acknowledged))?;
        writeln!(f, "bots' answers     {}: {}", self.bots.len(), times(&self.bots))?;
        let worst = self.clocks.iter().max().copied().unwrap_or_default();
        writeln!(f, "clocks called     {}, at most {worst} ms late", self.clocks.len())?;
        writeln!(f, "server's memory   {} MiB at most", self.memory)?;
        match self.faults().as_slice() {
            [] => write!(f, "✓ the honest player had nothing to complain of"),
            faults => write!(f, "✘ {}", faults.join("; ")),
        }
    }
}
