//! How I am told that it is my turn while no page is open.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, StatusCode};
use cloverleaf_protocol::{Channel, Hear, NewChannel, Notices, Problem, QuietWish, SwitchOff, TableId};
use serde::Deserialize;

use super::answer::{Asked, Body, Failed, Path};
use super::{App, Who};

/// The server as whoever asks reaches it: what their browser says, which was compared with the host.
fn site(app: &App, headers: &HeaderMap) -> String {
    let header = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let scheme = if app.config.secure { "https" } else { "http" };
    header(ORIGIN)
        .map_or_else(|| format!("{scheme}://{}", header(HOST).unwrap_or("localhost")), str::to_owned)
}

/// Says how I am told that it is my turn.
#[utoipa::path(get, path = "/api/notices", tag = "notices",
    responses((status = 200, body = Notices), (status = 401, body = Problem), (status = 403, body = Problem)))]
pub(super) async fn notices(State(app): State<Arc<App>>, who: Who) -> Result<Json<Notices>, Failed> {
    Ok(Json(app.notices.of(who.owner()?).await?))
}

/// Says when I do not want to be disturbed.
#[utoipa::path(post, path = "/api/notices", tag = "notices", request_body = QuietWish,
    responses((status = 204), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 403, body = Problem)))]
pub(super) async fn quiet(
    State(app): State<Arc<App>>,
    who: Who,
    Body(QuietWish { quiet }): Body<QuietWish>,
) -> Result<StatusCode, Failed> {
    app.notices.keep_quiet(who.owner()?, quiet).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Adds a channel for notices: a browser, a webhook or an address for e-mail.
#[utoipa::path(post, path = "/api/notices/channels", tag = "notices", request_body = NewChannel,
    responses((status = 201, body = Channel), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn add(
    State(app): State<Arc<App>>,
    who: Who,
    headers: HeaderMap,
    Body(new): Body<NewChannel>,
) -> Result<(StatusCode, Json<Channel>), Failed> {
    let known = who.owner()?;
    app.limits.newcomer(who.network())?;
    let channel = app.notices.add(known, new, site(&app, &headers)).await?;
    Ok((StatusCode::CREATED, Json(channel)))
}

/// Removes a channel.
#[utoipa::path(delete, path = "/api/notices/channels/{id}", tag = "notices",
    params(("id" = String, Path, description = "The channel's id")),
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem)))]
pub(super) async fn remove(
    State(app): State<Arc<App>>,
    who: Who,
    Path(id): Path<String>,
) -> Result<StatusCode, Failed> {
    app.notices.remove(who.owner()?, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sends a test notice by a channel, at once.
#[utoipa::path(post, path = "/api/notices/channels/{id}/test", tag = "notices",
    params(("id" = String, Path, description = "The channel's id")),
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 429, body = Problem), (status = 503, body = Problem)))]
pub(super) async fn test(
    State(app): State<Arc<App>>,
    who: Who,
    Path(id): Path<String>,
) -> Result<StatusCode, Failed> {
    let known = who.owner()?;
    app.limits.newcomer(who.network())?;
    app.notices.test(known, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Says whether I want to hear of a table.
#[utoipa::path(post, path = "/api/notices/tables/{id}", tag = "notices", request_body = Hear,
    params(("id" = String, Path, description = "The table's id")),
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem)))]
pub(super) async fn hear(
    State(app): State<Arc<App>>,
    who: Who,
    Path(id): Path<TableId>,
    Body(Hear { hear }): Body<Hear>,
) -> Result<StatusCode, Failed> {
    app.notices.hear(who.owner()?, &id, hear).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Of which table.
#[derive(Debug, Deserialize)]
pub(super) struct Of {
    table: Option<TableId>,
}

/// Says what the link in a notice would switch off.
#[utoipa::path(get, path = "/api/notices/off/{word}", tag = "notices",
    params(("word" = String, Path, description = "The word in the notice")),
    responses((status = 200, body = SwitchOff), (status = 404, body = Problem)))]
pub(super) async fn about(
    State(app): State<Arc<App>>,
    Path(word): Path<String>,
) -> Result<Json<SwitchOff>, Failed> {
    Ok(Json(app.notices.about(&word).await?))
}

/// Switches a channel off, or what it tells of one table, by the word in a notice: nobody has to log in.
#[utoipa::path(post, path = "/api/notices/off/{word}", tag = "notices",
    params(("word" = String, Path, description = "The word in the notice"),
        ("table" = Option<String>, Query, description = "Only of this table")),
    responses((status = 204), (status = 404, body = Problem)))]
pub(super) async fn off(
    State(app): State<Arc<App>>,
    Path(word): Path<String>,
    Asked(Of { table }): Asked<Of>,
) -> Result<StatusCode, Failed> {
    app.notices.switch_off(&word, table.as_ref()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Agrees to the notices of a channel, by the word in the question it was sent: nobody has to log in.
#[utoipa::path(post, path = "/api/notices/on/{word}", tag = "notices",
    params(("word" = String, Path, description = "The word in the question")),
    responses((status = 204), (status = 404, body = Problem)))]
pub(super) async fn on(State(app): State<Arc<App>>, Path(word): Path<String>) -> Result<StatusCode, Failed> {
    app.notices.agree(&word).await?;
    Ok(StatusCode::NO_CONTENT)
}
