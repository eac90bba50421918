//! Somebody who leaves for good, and what they take with them.

use std::sync::Arc;

use cloverleaf_core::{Actor, Seat};
use cloverleaf_table::Event;
use serde_json::{Value as Json, json};

use crate::client::Client;
use crate::entry::Logged;
use crate::people::Known;
use crate::room::Caller;
use crate::store::Status;
use crate::stored::{read_entry, read_opening};
use crate::tables::{Tables, now};
use crate::{PlayerId, TableId};
use cloverleaf_protocol::{Command, Problem, Request, Seen};

/// So many tables are looked at at once.
const PAGE: u32 = 50;

impl Tables {
    /// The tables after this one where somebody sat or spoke, a page of them.
    pub(crate) async fn page_of(&self, player: &PlayerId, after: &TableId) -> Result<Vec<TableId>, Problem> {
        Ok(self.store.tables_with_traces_of(player, after, PAGE).await?)
    }

    /// Somebody gets up everywhere: seats are left, tables of their own that wait for players are closed, and games
    /// that are being played are resigned.
    pub(crate) async fn leave_all(self: &Arc<Tables>, known: &Known, client: &Client) -> Result<(), Problem> {
        let mut after = TableId::from(String::new());
        loop {
            let page = self.store.tables_of(&known.player.id, &after, PAGE).await?;
            let Some(last) = page.last().cloned() else { return Ok(()) };
            for id in &page {
                self.leave(id, known, client).await;
            }
            after = last;
        }
    }

    /// Gets up from one table. One that cannot be read, or does not mind, stops nobody from leaving.
    async fn leave(self: &Arc<Tables>, id: &TableId, known: &Known, client: &Client) {
        let Ok(live) = self.live(id).await else { return };
        let (command, caller) = {
            let room = live.room();
            let Some(player) = room.same_person(&known.everybody).cloned() else { return };
            let command = match room.status() {
                Status::Open if *room.host() == player => Command::Cancel,
                Status::Open => Command::Rise,
                Status::Running => Command::Resign,
                Status::Finished | Status::Cancelled => return,
            };
            (command, Caller { player, name: known.player.name.clone(), program: false })
        };
        if let Err(problem) = self.act(id, &caller, client, Request { id: None, command }).await {
            tracing::debug!(%problem, "somebody who leaves for good could not get up");
        }
    }

    /// Shows the tables in memory without the names of people who are forgotten.
    pub(crate) async fn forget(&self, players: &[PlayerId]) {
        for live in self.all_in_memory() {
            let id = {
                let room = live.room();
                let here = |logged: &Logged| logged.entry.by.as_ref().is_some_and(|by| players.contains(by));
                let known = room.people().iter().any(|player| players.contains(player));
                if !known && !room.log().any(here) {
                    continue;
                }
                room.id().clone()
            };
            let _turn = live.turnstile.lock().await;
            match self.read(&id).await {
                Ok(room) => {
                    *live.room_to_change() = room;
                    live.tell_anew();
                }
                Err(problem) => tracing::error!(%problem, "a table could not be read again"),
            }
            live.stir(now());
        }
    }

    /// What somebody did and said at a table, for themselves to keep. Nothing of what others did is in it, so nothing
    /// they may not know.
    pub(crate) async fn export(&self, id: &TableId, everybody: &[PlayerId]) -> Result<Json, Problem> {
        let Some(row) = self.store.table(id).await? else { return Ok(json!({ "id": id })) };
        let mut done = Vec::new();
        for entry in self.store.log(id, 0).await? {
            let logged = read_entry(entry)?;
            if logged.entry.by.as_ref().is_some_and(|by| everybody.contains(by)) {
                done.push(exported(&logged));
            }
        }
        let kept = read_opening(&row.setup)?.kept;
        let names: Vec<_> =
            kept.into_iter().flatten().filter(|person| everybody.contains(&person.player)).collect();
        let name = names.first().map(|person| person.name.clone());
        Ok(json!({
            "id": id, "game": row.game, "status": row.status.as_str(), "opened": row.created_at,
            "name": name, "entries": done,
        }))
    }
}

fn exported(logged: &Logged) -> Json {
    let what = &logged.entry.what;
    let kind = serde_json::to_value(what).ok().and_then(|seen| seen.get("kind").cloned());
    let mut told = json!({ "at": logged.at, "kind": kind });
    match what {
        Seen::Said { text, name, .. } => {
            told["name"] = name.clone().into();
            told["text"] = text.clone().into();
        }
        Seen::Sat { name, .. } | Seen::Renamed { name, .. } => told["name"] = name.clone().into(),
        Seen::Played { seat, events } => {
            let seat = Seat::numbered((*seat).into());
            let own = |line: &&String| matches!(Event::parse(line), Ok(Event::Play(Actor::Seat(by), _)) if Some(by) == seat);
            told["actions"] = events.iter().filter(own).cloned().collect();
        }
        _ => {}
    }
    told
}
