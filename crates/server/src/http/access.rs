//! Everything that lets somebody in as me: listed, named, ended one by one or all at once.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use cloverleaf_protocol::{Access, Label, Problem};

use super::account::device;
use super::answer::{Body, Failed};
use super::{App, Who};
use crate::people::told;

/// Lists the browsers, links and tokens that let somebody in as me.
#[utoipa::path(get, path = "/api/access", tag = "people",
    responses((status = 200, body = Access), (status = 401, body = Problem), (status = 403, body = Problem)))]
pub(super) async fn list(State(app): State<Arc<App>>, who: Who) -> Result<Json<Access>, Failed> {
    let known = who.owner()?;
    let keys = app.people.keys(&known.player.id).await?;
    let mut keys: Vec<_> = keys.iter().filter_map(|key| told(key, &known.key)).collect();
    keys.sort_by_key(|key| key.kind);
    Ok(Json(Access {
        keys,
        guests: app.people.brought(&known.player.id).await?,
        codes: app.people.codes_left(&known.player).await?,
        passkeys: app.people.passkeys(&known.player.id).await?,
        password: app.people.has_password(&known.player).await?,
    }))
}

/// Ends all of them but this browser.
#[utoipa::path(delete, path = "/api/access", tag = "people",
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem)))]
pub(super) async fn end_others(
    State(app): State<Arc<App>>,
    who: Who,
    headers: HeaderMap,
) -> Result<StatusCode, Failed> {
    let known = who.owner()?;
    let device = device(&app, known, &headers).await?;
    app.people.drop_others(known, device.as_deref()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Calls one of them something else.
#[utoipa::path(post, path = "/api/access/{id}", tag = "people", request_body = Label,
    params(("id" = String, Path, description = "Its id")),
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem)))]
pub(super) async fn label(
    State(app): State<Arc<App>>,
    who: Who,
    Path(id): Path<String>,
    Body(Label { label }): Body<Label>,
) -> Result<StatusCode, Failed> {
    let key = app.people.key_of(&who.owner()?.player.id, &id).await?;
    app.people.label(&key, &label).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Ends one of them, and its connections.
#[utoipa::path(delete, path = "/api/access/{id}", tag = "people",
    params(("id" = String, Path, description = "Its id")),
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem)))]
pub(super) async fn end(
    State(app): State<Arc<App>>,
    who: Who,
    Path(id): Path<String>,
) -> Result<StatusCode, Failed> {
    let key = app.people.key_of(&who.owner()?.player.id, &id).await?;
    app.people.drop_key(&key).await?;
    Ok(StatusCode::NO_CONTENT)
}
