//! What people plan at their tables: "if they do this, I do that". A plan that is kept answers by itself when what its owner
//! sees is what they foresaw, like a person who looks a little later; anything else ends it.
//!
//! Nothing of a plan is ever told to anybody else: what it plays is asked of the table as if its owner had asked, and
//! neither its content nor the state of the game decides whether it may be kept.

use std::hash::{BuildHasher as _, RandomState};
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Duration;

use cloverleaf_core::Message;
use cloverleaf_protocol::{Code, Command, Plan, PlanNow, PlanState, PlanStep, Problem, Request, TableId};
use cloverleaf_table as table;
use tokio::sync::{mpsc, watch};

use crate::moderation::Moderation;
use crate::problem::problem;
use crate::room::{Caller, Room};
use crate::store::{self, PlanRow, Status, Store};
use crate::stored::{read_plan, write_plan};
use crate::{Config, Live, PlayerId, StoreError, Tables, now};

/// The longest time between two looks.
const ROUND: i64 = 500;
/// How many plans are looked at in one round.
const PAGE: u32 = 200;
/// After so many rounds the plans of finished games are forgotten.
const FORGETTING: u64 = 600;
/// A planned answer takes up to so many times the shortest pause, so that nobody tells it from a person's.
const SPREAD: u64 = 5;
const MOST_LINES: usize = 32;
const MOST_STEPS: usize = 200;
const LONGEST_TEXT: usize = 200;

/// What people plan.
#[derive(Debug)]
pub(crate) struct Plans {
    store: Store,
    tables: Arc<Tables>,
    moderation: Arc<Moderation>,
    pause: i64,
    /// By which answers take different times that nobody can foretell.
    times: RandomState,
}

impl Plans {
    pub(crate) fn new(tables: Arc<Tables>, moderation: Arc<Moderation>, config: &Config) -> Arc<Plans> {
        Arc::new(Plans {
            store: tables.store.clone(),
            tables,
            moderation,
            pause: config.plan_pause,
            times: RandomState::new(),
        })
    }

    /// What somebody plans at a table.
    pub(crate) async fn of(&self, table: &TableId, player: &PlayerId) -> Result<PlanNow, Problem> {
        let Some(row) = self.store.plan(table, player).await? else {
            return Ok(PlanNow { state: PlanState::None, lines: Vec::new(), at: 0 });
        };
        // A plan that cannot be read any more can only be made anew.
        let lines = read_plan(&row.body).map(|plan| plan.lines).unwrap_or_default();
        Ok(PlanNow { state: row.state.into(), lines, at: row.changed_at })
    }

    /// All plans of somebody, for themselves to keep.
    pub(crate) async fn export(&self, everybody: &[PlayerId]) -> Result<Vec<serde_json::Value>, Problem> {
        let mut all = Vec::new();
        for player in everybody {
            for row in self.store.plans_of(player).await? {
                let lines = read_plan(&row.body).map(|plan| plan.lines).unwrap_or_default();
                all.push(serde_json::json!({ "table": row.table, "state": row.state, "lines": lines }));
            }
        }
        Ok(all)
    }

    /// Keeps what somebody plans, in the place of what they planned before.
    pub(crate) async fn keep(&self, live: &Live, player: &PlayerId, plan: Plan) -> Result<PlanNow, Problem> {
        let table = {
            let room = live.room();
            fits(&plan)?;
            sensible(&room, player, &plan)?;
            room.id().clone()
        };
        let row = PlanRow {
            table,
            player: player.clone(),
            body: write_plan(&plan),
            state: store::PlanState::Kept,
            changed_at: now(),
        };
        self.store.keep_plan(&row).await?;
        Ok(PlanNow { state: PlanState::Kept, lines: plan.lines, at: row.changed_at })
    }

    /// Forgets what somebody plans.
    pub(crate) async fn forget(&self, table: &TableId, player: &PlayerId) -> Result<(), Problem> {
        Ok(self.store.drop_plan(table, player).await?)
    }

    /// Lets plans answer until the server stops, and what was begun to its end. Whoever waits for that end holds the
    /// other side of `_lasting`.
    pub(crate) async fn work(
        self: Arc<Plans>,
        mut stopping: watch::Receiver<bool>,
        _lasting: mpsc::Sender<()>,
    ) {
        let pause = Duration::from_millis(self.pause.clamp(20, ROUND).unsigned_abs());
        for round in 0_u64.. {
            tokio::select! {
                // Without its sender nobody can keep the server running either.
                _ = stopping.wait_for(|stopping| *stopping) => return,
                () = tokio::time::sleep(pause) => {}
            }
            if let Err(error) = self.round(round).await {
                tracing::warn!(%error, "plans wait because of the store");
            }
        }
    }

    async fn round(&self, round: u64) -> Result<(), StoreError> {
        let at = now();
        for (row, since) in self.store.awaited_plans(at - self.pause, PAGE).await? {
            if at - since >= self.pause_of(&row, since) {
                self.attend(&row).await?;
            }
        }
        if round.is_multiple_of(FORGETTING) {
            self.store.forget_plans().await?;
        }
        Ok(())
    }

    /// How long its owner seems to think: not always as long, but the same for one decision.
    fn pause_of(&self, row: &PlanRow, since: i64) -> i64 {
        let times = self.times.hash_one((row.table.as_str(), since)) % (1000 * (SPREAD - 1));
        self.pause + self.pause * i64::try_from(times).unwrap_or(0) / 1000
    }

    /// Lets a plan answer, if it has an answer.
    async fn attend(&self, row: &PlanRow) -> Result<(), StoreError> {
        let settle = async |state| self.store.settle_plan(row, state, now()).await;
        let Ok(plan) = read_plan(&row.body) else { return settle(store::PlanState::Ended).await };
        // A table that cannot be read has been told of when it was tried.
        let Ok(live) = self.tables.live(&row.table).await else { return Ok(()) };
        let (undone, answer_until) = {
            let room = live.room();
            (room.undone_after(row.changed_at), room.answer_until())
        };
        if undone {
            return settle(store::PlanState::Ended).await;
        }
        if answer_until > now() {
            return Ok(());
        }
        let Some((answer, decision)) = live.room().planned(&row.player, &plan.into()) else { return Ok(()) };
        match answer {
            table::Answer::Wait => Ok(()),
            table::Answer::Unforeseen => settle(store::PlanState::Ended).await,
            table::Answer::Play { actions, last } => match self.play(&live, row, actions, decision).await {
                Ok(_) if last => settle(store::PlanState::Done).await,
                Ok(_) => Ok(()),
                // Somebody was faster: it is looked at again.
                Err(problem) if matches!(problem.code, Code::Stale | Code::Unavailable) => Ok(()),
                Err(problem) => {
                    tracing::warn!(%problem, "what somebody planned was not played");
                    settle(store::PlanState::Ended).await
                }
            },
        }
    }

    /// Asks of the table what its owner would ask.
    async fn play(
        &self,
        live: &Arc<Live>,
        row: &PlanRow,
        actions: Vec<String>,
        decision: i64,
    ) -> Result<i64, Problem> {
        // Whoever is banned does not play by a plan either, wherever they are.
        self.moderation.admit(std::slice::from_ref(&row.player), IpAddr::V4(Ipv4Addr::UNSPECIFIED))?;
        let caller = Caller { player: row.player.clone(), name: String::new(), program: false };
        let command = Command::Play { actions, decision: Some(decision), seat: None };
        let request = Request { id: Some(format!("plan-{decision}")), command };
        metrics::counter!("cloverleaf_planned_total").increment(1);
        self.tables
            .write(live.clone(), move |room, around, at| room.decide(&caller, &request, around, at))
            .await
    }
}

/// Whether there is not too much of it.
fn fits(plan: &Plan) -> Result<(), Problem> {
    let text = |step: &PlanStep| step.text.len() <= LONGEST_TEXT && !step.text.contains(char::is_control);
    let known = |step: &PlanStep| {
        let digits = |name: &String| name.len() == 64 && name.bytes().all(|byte| byte.is_ascii_hexdigit());
        step.situation.as_ref().is_none_or(digits)
    };
    let fits =
        |line: &Vec<PlanStep>| line.len() <= MOST_STEPS && line.iter().all(|step| text(step) && known(step));
    if plan.lines.len() <= MOST_LINES && plan.lines.iter().all(fits) {
        return Ok(());
    }
    let text = Message::new("server-plan-size").with("lines", MOST_LINES).with("steps", MOST_STEPS);
    Err(problem(Code::Malformed, text))
}

/// Whether somebody who plays plans something. What is hidden from them is not asked, so no answer tells of it.
fn sensible(room: &Room, player: &PlayerId, plan: &Plan) -> Result<(), Problem> {
    let Some(seat) = room.seat_of(player) else {
        return Err(problem(Code::NotYours, "server-plan-seat"));
    };
    match room.status() {
        Status::Running if !room.table().standing().has_resigned(seat) => {}
        Status::Running | Status::Finished | Status::Cancelled => {
            return Err(problem(Code::Over, "server-game-over"));
        }
        Status::Open => return Err(problem(Code::NotStarted, "server-waiting-for-seats")),
    }
    let own = |step: &PlanStep| step.seat == Some(seat.number()) && step.situation.is_some();
    if !plan.lines.iter().all(|line| line.iter().any(own)) || plan.lines.is_empty() {
        return Err(problem(Code::Nothing, "server-plan-empty"));
    }
    if table::Plan::from(plan.clone()).contradicts_itself(seat) {
        return Err(problem(Code::Malformed, "server-plan-two-answers"));
    }
    Ok(())
}
