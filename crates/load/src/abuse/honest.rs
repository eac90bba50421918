//! Somebody who just wants to play: every request and every bot's answer is timed.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use cloverleaf_core::{Random, SplitMix};
use cloverleaf_protocol::{Command, Message, Now, Request, Setup, TableId};
use futures_util::{SinkExt, StreamExt};
use hdrhistogram::Histogram;
use serde_json::json;
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::Message as Frame;

use super::HONEST;
use crate::people::Person;
use crate::socket::{Socket, connect};

/// Longer than anybody would wait, and shorter than the server takes from one sign of life to the next.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long the player looks at the board before every action.
const LOOKING: Duration = Duration::from_millis(100);
/// What is played, in turn.
const TABLES: [(&str, &str); 4] =
    [("congestion", "random"), ("rightofway", "commuter"), ("congestion", "cabbie"), ("gridlock", "learner")];

pub(super) struct Player {
    server: SocketAddr,
    http: reqwest::Client,
    me: Person,
    random: SplitMix,
    acknowledged: Histogram<u64>,
    bots: Histogram<u64>,
}

impl Player {
    pub(super) async fn arrive(server: SocketAddr, http: reqwest::Client, seed: u64) -> Result<Player> {
        let me = Person { forwarded: Some(HONEST), ..Person::arrive(&http, server, "Honest").await? };
        let (acknowledged, bots) = (Histogram::new(3)?, Histogram::new(3)?);
        Ok(Player { server, http, me, random: SplitMix::new(seed), acknowledged, bots })
    }

    /// Plays one table after the other, and gives the times of acknowledgements and of bots' answers.
    pub(super) async fn play(mut self, until: Instant) -> Result<(Histogram<u64>, Histogram<u64>)> {
        for (game, bot) in TABLES.iter().cycle() {
            if Instant::now() >= until {
                break;
            }
            let setup: Setup = serde_json::from_value(json!({ "game": game, "seats": ["me", bot] }))?;
            let table = self.me.open(&self.http, self.server, &setup).await?;
            // Each gets its share of the time.
            let share = Instant::now() + (until - Instant::now()).min(Duration::from_secs(3));
            self.play_at(&table, share)
                .await
                .with_context(|| format!("at a table of {game} with a {bot}"))?;
        }
        Ok((self.acknowledged, self.bots))
    }

    async fn play_at(&mut self, table: &TableId, until: Instant) -> Result<()> {
        let mut socket = connect(self.server, table, &self.me, 0, true).await?;
        let mut now = my_turn(&mut socket).await?;
        while let Some(standing) = now.take().filter(|_| Instant::now() < until) {
            let actions = standing.legal.unwrap_or_default();
            let action = self.random.choose(&actions).context("it is my turn, and nothing is legal")?.clone();
            sleep(LOOKING).await;
            let asked = Instant::now();
            let command = Command::Play { actions: vec![action], decision: standing.decision, seat: None };
            let request = Request { id: Some(format!("{}", standing.v)), command };
            socket.send(Frame::text(serde_json::to_string(&request)?)).await?;
            done(&mut socket).await?;
            self.acknowledged.record(milliseconds(asked))?;
            let answered = Instant::now();
            now = my_turn(&mut socket).await?;
            self.bots.record(milliseconds(answered))?;
        }
        let _ = socket.close(None).await;
        Ok(())
    }
}

fn milliseconds(since: Instant) -> u64 {
    u64::try_from(since.elapsed().as_millis()).unwrap_or(u64::MAX)
}

/// How the table stands when it is the reader's turn again; nothing when the game is over.
async fn my_turn(socket: &mut Socket) -> Result<Option<Box<Now>>> {
    loop {
        match next(socket).await? {
            Message::Hello { now, .. } | Message::News { now, .. } if now.result.is_some() => {
                return Ok(None);
            }
            Message::Hello { now, .. } | Message::News { now, .. } if now.decision.is_some() => {
                return Ok(Some(now));
            }
            Message::Refused { problem, .. } => bail!("the server refused: {problem}"),
            _ => {}
        }
    }
}

/// Waits for the acknowledgement. News that come before it are told again in the next.
async fn done(socket: &mut Socket) -> Result<()> {
    loop {
        match next(socket).await? {
            Message::Done { .. } => return Ok(()),
            Message::Refused { problem, .. } => bail!("the server refused: {problem}"),
            _ => {}
        }
    }
}

async fn next(socket: &mut Socket) -> Result<Message> {
    loop {
        let frame = timeout(PATIENCE, socket.next()).await.context("the server says nothing")?;
        match frame.context("the server has hung up")?? {
            Frame::Text(text) => return Ok(serde_json::from_str(&text)?),
            Frame::Close(_) => bail!("the server has closed the connection"),
            _ => {}
        }
    }
}
