//! What people do about each other: not hear somebody, tell whoever runs the server; and what they are told.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use cloverleaf_core::Message;
use cloverleaf_protocol::{Code, NewReport, Problem, Quiet, Seen, Silenced, Silencing, Warning};
use serde_json::json;

use super::answer::{Body, Failed, Path};
use super::{App, Who};
use crate::entry::Logged;
use crate::problem::problem;
use crate::room::Room;
use crate::store::{Report, Sanction, Silence, SilenceKind};
use crate::{PlayerId, TableId, new_table_id, now};

/// The most characters of what somebody adds to a report.
const MOST_WORDS: usize = 1000;
/// How much of the talk goes with a report.
const TALK: usize = 30;
/// The most people somebody can have muted.
const MOST_SILENCED: usize = 1000;

/// Whom somebody means at a table, and under which name: whoever said something they heard, or has a seat.
fn meant(
    room: &Room,
    by: &PlayerId,
    message: Option<i64>,
    seat: Option<u8>,
) -> Result<(PlayerId, String), Problem> {
    let eyes = room.eyes(Some(by));
    let found = match (message, seat) {
        (Some(v), None) => room.speaker(v, eyes),
        (None, Some(seat)) => room.sitter(seat),
        _ => return Err(problem(Code::Malformed, "server-whom")),
    };
    match found {
        Some((player, _)) if player == *by => Err(problem(Code::Nothing, "server-yourself")),
        found => found.ok_or_else(|| problem(Code::NotFound, "server-nobody-there")),
    }
}

/// What was said, as it is kept with a report.
fn talk_of(talk: &[&Logged]) -> String {
    let line = |logged: &&Logged| match &logged.entry.what {
        Seen::Said { name, text, .. } => Some(
            json!({ "v": logged.seq, "at": logged.at, "by": logged.entry.by, "name": name, "text": text }),
        ),
        _ => None,
    };
    json!(talk.iter().filter_map(line).collect::<Vec<_>>()).to_string()
}

/// Reports somebody at a table to whoever runs the server, with the talk around it.
#[utoipa::path(post, path = "/api/tables/{id}/report", tag = "people", params(("id" = String, Path,)),
    request_body = NewReport,
    responses((status = 204), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 404, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn report(
    State(app): State<Arc<App>>,
    who: Who,
    Path(id): Path<String>,
    Body(new): Body<NewReport>,
) -> Result<StatusCode, Failed> {
    let by = who.person()?.player.id.clone();
    if new.words.chars().count() > MOST_WORDS {
        return Err(
            problem(Code::Malformed, Message::new("server-long-report").with("most", MOST_WORDS)).into()
        );
    }
    let live = app.tables.live(&TableId::from(id)).await?;
    let report = {
        let room = live.room();
        let (about, about_name) = meant(&room, &by, new.message, new.seat)?;
        let at = new.message.unwrap_or_else(|| room.version());
        let talk = talk_of(&room.talk_around(room.eyes(Some(&by)), at, TALK));
        let (table, reason) = (room.id().clone(), new.reason.text().to_owned());
        // A name that nobody can guess, as those of tables.
        let id = new_table_id().to_string();
        let (seq, words, at) = (new.message, new.words, now());
        Report { id, at, table, reporter: by, about, about_name, seq, reason, words, talk, closed_at: None }
    };
    app.moderation.count_report(&report.reporter, who.peer)?;
    app.tables.store.add_report(&report).await?;
    tracing::warn!(report = report.id, table = %report.table, "somebody was reported");
    Ok(StatusCode::NO_CONTENT)
}

/// Mutes or blocks somebody at a table, here and at every other table, for connections that are opened from now on.
#[utoipa::path(post, path = "/api/tables/{id}/silence", tag = "people", params(("id" = String, Path,)),
    request_body = Silencing,
    responses((status = 204), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 404, body = Problem)))]
pub(super) async fn silence(
    State(app): State<Arc<App>>,
    who: Who,
    Path(id): Path<String>,
    Body(Silencing { message, seat, quiet }): Body<Silencing>,
) -> Result<StatusCode, Failed> {
    let by = &who.person()?.player.id;
    let live = app.tables.live(&TableId::from(id)).await?;
    let (other, _) = meant(&live.room(), by, message, seat)?;
    let store = &app.tables.store;
    let full = store.silences_of(by).await?.len() >= MOST_SILENCED;
    if full && quiet != Quiet::None {
        let text = Message::new("server-too-many-keys").with("most", MOST_SILENCED);
        return Err(problem(Code::TooMany, text).into());
    }
    store.silence(by, &other, kind_of(quiet), now()).await?;
    if quiet == Quiet::Block {
        app.people.unfriend(who.person()?, &other).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

fn kind_of(quiet: Quiet) -> Option<SilenceKind> {
    match quiet {
        Quiet::Mute => Some(SilenceKind::Mute),
        Quiet::Block => Some(SilenceKind::Block),
        Quiet::None => None,
    }
}

fn silenced_of(silence: Silence) -> Silenced {
    let quiet = match silence.kind {
        SilenceKind::Mute => Quiet::Mute,
        SilenceKind::Block => Quiet::Block,
    };
    Silenced { player: silence.other, name: silence.name, quiet, since: silence.since }
}

/// Lists whom I muted and blocked.
#[utoipa::path(get, path = "/api/silenced", tag = "people",
    responses((status = 200, body = Vec<Silenced>), (status = 401, body = Problem)))]
pub(super) async fn silenced(State(app): State<Arc<App>>, who: Who) -> Result<Json<Vec<Silenced>>, Failed> {
    let all = app.tables.store.silences_of(&who.person()?.player.id).await?;
    Ok(Json(all.into_iter().map(silenced_of).collect()))
}

/// Hears somebody again.
#[utoipa::path(delete, path = "/api/silenced/{player}", tag = "people", params(("player" = String, Path,)),
    responses((status = 204), (status = 401, body = Problem)))]
pub(super) async fn hear_again(
    State(app): State<Arc<App>>,
    who: Who,
    Path(player): Path<String>,
) -> Result<StatusCode, Failed> {
    let (me, other) = (&who.person()?.player.id, PlayerId::from(player));
    app.tables.store.silence(me, &other, None, now()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Lists what whoever runs the server has to tell me.
#[utoipa::path(get, path = "/api/warnings", tag = "people",
    responses((status = 200, body = Vec<Warning>), (status = 401, body = Problem)))]
pub(super) async fn warnings(State(app): State<Arc<App>>, who: Who) -> Result<Json<Vec<Warning>>, Failed> {
    let me = &who.person()?.player.id;
    let all = app.tables.store.warnings_of(me).await?;
    let told = |warning: Sanction| Warning { id: warning.id, text: warning.reason, at: warning.created_at };
    Ok(Json(all.into_iter().map(told).collect()))
}

/// Says that I read a warning.
#[utoipa::path(post, path = "/api/warnings/{id}", tag = "people", params(("id" = String, Path,)),
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem)))]
pub(super) async fn read_warning(
    State(app): State<Arc<App>>,
    who: Who,
    Path(id): Path<String>,
) -> Result<StatusCode, Failed> {
    let me = &who.person()?.player.id;
    let read = app.tables.store.read_warning(&id, me, now()).await?;
    if read {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(problem(Code::NotFound, "server-no-such-warning").into())
    }
}
