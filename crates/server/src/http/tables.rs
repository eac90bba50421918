//! Tables: opened, found, looked at, acted on, followed.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, HeaderName};
use axum::response::Response;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::answer::{Asked, Body, Failed, Path};
use super::{App, Who};
use crate::moderation::hide;
use crate::problem::problem;
use crate::store::Listing;
use crate::visitor::Visitor;
use crate::{TableId, now, socket, stream};
use cloverleaf_protocol::{Card, Code, Message, Opened, Problem, Request, Setup};

/// How many tables a list has, unless it is asked for otherwise, and at most.
const PAGE: u32 = 20;
const LONGEST_PAGE: u32 = 50;

/// Which tables.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Which {
    /// Mine, or those everybody may see: with free seats, being played, played to an end.
    #[param(inline)]
    list: List,
    /// Only those that changed before this time, in milliseconds since 1970.
    before: Option<i64>,
    /// How many at the most.
    limit: Option<u32>,
}

/// A list of tables.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum List {
    Mine,
    Open,
    Running,
    Finished,
}

/// How to look at a table.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct ViewQuery {
    /// The version already known: what happened since is told. Without it, everything is.
    pub(crate) v: Option<i64>,
    /// Whether to be told what is legal.
    #[serde(default)]
    pub(crate) legal: bool,
}

/// Lists tables, those that changed last first.
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(Which),
    responses((status = 200, body = Vec<Card>), (status = 401, body = Problem)))]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    who: Who,
    Asked(which): Asked<Which>,
) -> Result<Json<Vec<Card>>, Failed> {
    who.visitor()?;
    let listing = match which.list {
        List::Mine => Listing::Mine(who.person()?.player.id.clone()),
        List::Open => Listing::Open,
        List::Running => Listing::Running,
        List::Finished => Listing::Finished,
    };
    let limit = which.limit.unwrap_or(PAGE).clamp(1, LONGEST_PAGE);
    let mut cards = Vec::new();
    for row in app.tables.list(listing, which.before, limit).await? {
        // One table that cannot be read does not hide the others.
        let Ok(live) = app.tables.live(&row.id).await else { continue };
        let around = live.around(now());
        cards.push(live.room().card(who.player(), &around, now()));
    }
    Ok(Json(cards))
}

/// Opens a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = Setup,
    responses((status = 201, body = Opened), (status = 401, body = Problem), (status = 422, body = Problem),
        (status = 429, body = Problem)))]
pub(super) async fn open(
    State(app): State<Arc<App>>,
    who: Who,
    Body(setup): Body<Setup>,
) -> Result<(StatusCode, Json<Opened>), Failed> {
    let caller = who.caller()?;
    let most = app.config.tables_per_client;
    if app.tables.unfinished(&caller.player).await? >= i64::from(most) {
        let text = cloverleaf_core::Message::new("server-too-many-tables").with("most", most);
        return Err(problem(Code::TooMany, text).into());
    }
    let id = app.tables.open(&caller, setup).await?;
    Ok((StatusCode::CREATED, Json(Opened { id, v: 1 })))
}

/// Looks at a table: a `hello`.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path,), ViewQuery),
    responses((status = 200, body = Message), (status = 404, body = Problem)))]
pub(super) async fn look(
    State(app): State<Arc<App>>,
    who: Who,
    Path(id): Path<String>,
    Asked(query): Asked<ViewQuery>,
) -> Result<Json<Message>, Failed> {
    who.visitor()?;
    let live = app.tables.live(&TableId::from(id)).await?;
    let around = live.around(now());
    let unheard = app.moderation.unheard(who.player()).await?;
    let mut hello = live.room().hello(who.player(), query.v.unwrap_or(0), query.legal, &around, now())?;
    hide(&mut hello, &live.room(), &unheard);
    Ok(Json(hello))
}

/// Asks something of a table. When the answer is `done`, it is stored.
#[utoipa::path(post, path = "/api/tables/{id}/do", tag = "tables", params(("id" = String, Path,)),
    request_body = Request,
    responses((status = 200, body = Message), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem),
        (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn act(
    State(app): State<Arc<App>>,
    who: Who,
    Path(id): Path<String>,
    Body(request): Body<Request>,
) -> Result<Json<Message>, Failed> {
    let name = request.id.clone();
    let v = app.act(&TableId::from(id), &who.caller()?, request).await?;
    Ok(Json(Message::Done { id: name, v }))
}

/// Follows a table: a `hello`, then `news`, one JSON object a line, and an empty line now and then.
#[utoipa::path(get, path = "/api/tables/{id}/stream", tag = "tables", params(("id" = String, Path,), ViewQuery),
    responses((status = 200, body = Message, content_type = "application/x-ndjson"),
        (status = 404, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn stream(
    State(app): State<Arc<App>>,
    who: Who,
    Path(id): Path<String>,
    Asked(query): Asked<ViewQuery>,
) -> Result<Response, Failed> {
    Ok(stream::answer(Visitor::enter(&app, &TableId::from(id), who, query).await?))
}

/// Follows a table and acts on it over a WebSocket: the same messages as text frames, and requests the other
/// way, each answered by `done` or `refused`.
#[utoipa::path(get, path = "/api/tables/{id}/socket", tag = "tables", params(("id" = String, Path,), ViewQuery),
    responses((status = 101, description = "The connection speaks WebSocket from now on"),
        (status = 400, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 429, body = Problem)))]
pub(super) async fn socket(
    State(app): State<Arc<App>>,
    who: Who,
    Path(id): Path<String>,
    Asked(query): Asked<ViewQuery>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Failed> {
    let upgrade = upgrade.map_err(|error| {
        problem(
            Code::Malformed,
            cloverleaf_core::Message::new("server-websocket").text("why", error.body_text()),
        )
    })?;
    let visitor = Visitor::enter(&app, &TableId::from(id), who, query).await?;
    Ok(socket::answer(upgrade, visitor))
}

/// The record of a game that is over, as text.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "tables", params(("id" = String, Path,)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = Problem),
        (status = 409, body = Problem)))]
pub(super) async fn record(
    State(app): State<Arc<App>>,
    who: Who,
    Path(id): Path<String>,
) -> Result<([(HeaderName, String); 2], String), Failed> {
    who.visitor()?;
    let live = app.tables.live(&TableId::from(id)).await?;
    let room = live.room();
    let name = format!("inline; filename=\"{}-{}.record\"", room.table().id(), room.id());
    let kind = "text/plain; charset=utf-8".to_owned();
    Ok(([(CONTENT_TYPE, kind), (CONTENT_DISPOSITION, name)], room.record()?))
}
