//! Tables: opened, found, looked at, acted on, followed.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, HeaderName};
use axum::response::Response;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::answer::{Asked, Body, Failed, Path};
use super::{App, Who};
use crate::moderation::{Unheard, hide, silence};
use crate::problem::problem;
use crate::room::Reader;
use crate::store::{Cursor, Listed, Listing, Page};
use crate::visitor::Visitor;
use crate::websocket::{Upgrade, whole};
use crate::{Live, PlayerId, TableId, now, socket, stream};
use cloverleaf_protocol::{Card, Code, Message, Opened, Problem, Request, Setup, Talk};

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
    /// Only those that come after this one: the `after` of the last card of the page before.
    after: Option<String>,
    /// Only those that changed before this time, in milliseconds since 1970.
    before: Option<i64>,
    /// Only those this player opened, and all of them.
    host: Option<String>,
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

/// Which page of the talk.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct TalkQuery {
    /// Only what was said before this version: the first of the page that is known.
    before: Option<i64>,
}

/// Lists tables: mine by what waits for me longest, others by what changed last, with a few of each host.
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
    let after = which.after.map(|text| text.parse::<Cursor>()).transpose().map_err(|()| {
        let why = cloverleaf_core::Message::new("server-query").text("why", "after");
        problem(Code::Malformed, why)
    })?;
    let limit = which.limit.unwrap_or(PAGE).clamp(1, LONGEST_PAGE);
    let page = Page { before: which.before, after, host: which.host.map(Into::into), limit };
    let mut cards = Vec::new();
    for listed in app.tables.list(listing, &page).await? {
        cards.push(card(&app, &who, listed).await);
    }
    Ok(Json(cards))
}

/// What a list shows of a table. One that cannot be read shows no more than its row, and hides no other.
async fn card(app: &App, who: &Who, listed: Listed) -> Card {
    let (after, more) = (listed.cursor.to_string(), u32::try_from(listed.more).unwrap_or(0));
    let shown = match listed.table {
        Ok(row) => match app.tables.live(&row.id).await {
            Ok(live) => shown(&live, who).unwrap_or_else(|_| Card::damaged(row.id)),
            Err(_) => Card {
                game: row.game,
                status: row.status.into(),
                changed: row.changed_at,
                public: row.listed,
                host: row.host,
                ..Card::damaged(row.id)
            },
        },
        Err(id) => Card::damaged(id),
    };
    Card { after, more_of_host: more, ..shown }
}

/// A table's card as this person may see it.
fn shown(live: &Live, who: &Who) -> Result<Card, Problem> {
    let (player, at) = (who.player_at(&live.room()), now());
    live.told_to(player.as_ref(), at, |room, _, around| room.card(player.as_ref(), around, at))
}

/// Opens a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = Setup,
    responses((status = 201, body = Opened), (status = 401, body = Problem), (status = 403, body = Problem), (status = 422, body = Problem),
        (status = 429, body = Problem)))]
pub(super) async fn open(
    State(app): State<Arc<App>>,
    who: Who,
    Body(setup): Body<Setup>,
) -> Result<(StatusCode, Json<Opened>), Failed> {
    who.may_play()?;
    let caller = who.caller()?;
    if setup.rated {
        who.may_be_rated()?;
    }
    app.limits.opening(who.network())?;
    let id = app.tables.open(&caller, &who.client(), setup).await?;
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
) -> Result<Response, Failed> {
    who.visitor()?;
    let live = app.tables.look_at(&TableId::from(id)).await?;
    let (player, unheard) = heard_at(&app, &who, &live).await?;
    let reader = Reader { player: player.as_ref(), after: query.v.unwrap_or(0), legal: query.legal };
    Ok(whole(hide(live.hello(reader, now())?, &live.room(), &unheard)))
}

/// As whom somebody is at a table, and whom they do not want to hear.
async fn heard_at(app: &App, who: &Who, live: &Live) -> Result<(Option<PlayerId>, Unheard), Problem> {
    let player = who.player_at(&live.room());
    Ok((player, app.moderation.unheard(who.player()).await?))
}

/// Tells what was said at a table before a version, the last page of it.
#[utoipa::path(get, path = "/api/tables/{id}/talk", tag = "tables", params(("id" = String, Path,), TalkQuery),
    responses((status = 200, body = Talk), (status = 404, body = Problem)))]
pub(super) async fn talk(
    State(app): State<Arc<App>>,
    who: Who,
    Path(id): Path<String>,
    Asked(query): Asked<TalkQuery>,
) -> Result<Json<Talk>, Failed> {
    who.visitor()?;
    let live = app.tables.live(&TableId::from(id)).await?;
    let (player, unheard) = heard_at(&app, &who, &live).await?;
    let before = query.before.unwrap_or(i64::MAX);
    let mut talk =
        live.told_to(player.as_ref(), now(), |room, _, _| room.talk(room.eyes(player.as_ref()), before))?;
    silence(&mut talk.said, &live.room(), &unheard);
    Ok(Json(talk))
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
    let v = app.act(&TableId::from(id), &who, request).await?;
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
    upgrade: Result<Upgrade, &'static str>,
) -> Result<Response, Failed> {
    let upgrade = upgrade.map_err(|why| {
        problem(Code::Malformed, cloverleaf_core::Message::new("server-websocket").text("why", why))
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
