//! Who I am: a guest with a name, a second device, no password needed.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::response::{AppendHeaders, IntoResponse, Response};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::answer::Body;
use super::{App, Who, who};
use crate::PlayerId;
use crate::store::{Player, PlayerKind};
use crate::wire::Problem;

/// Who I am.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub(super) struct Me {
    /// The name for programs, which never changes.
    player: PlayerId,
    /// The name others see.
    name: String,
    /// A guest, an account or a program.
    kind: PlayerKind,
    /// The login, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    login: Option<String>,
}

impl Me {
    pub(super) fn new(player: &Player, login: Option<String>) -> Me {
        Me { player: player.id.clone(), name: player.name.clone(), kind: player.kind, login }
    }

    async fn of(app: &App, player: &Player) -> Result<Me, Problem> {
        Ok(Me::new(player, app.people.login(player).await?))
    }
}

/// The name others shall see.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct Name {
    /// From 1 to 32 letters.
    pub(super) name: String,
}

/// A personal link.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Link {
    /// Opened on another device within seven days, it makes that device known as the same person.
    link: String,
}

/// The key of a personal link.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct Enter {
    /// What stands behind the `#`.
    key: String,
}

type Cookie = AppendHeaders<[(HeaderName, HeaderValue); 1]>;

/// Says who I am.
#[utoipa::path(get, path = "/api/me", tag = "people",
    responses((status = 200, body = Me), (status = 401, body = Problem)))]
pub(super) async fn me(
    State(app): State<Arc<App>>,
    who: Who,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let known = who.person()?;
    let me = Json(Me::of(&app, &known.player).await?);
    Ok(match app.people.renewal(known).await? {
        Some(key) => (AppendHeaders(who::keep(&app, &headers, &key)), me).into_response(),
        None => me.into_response(),
    })
}

/// Makes a guest with this name, or gives me another name.
///
/// A guest is known by the cookie the answer sets.
#[utoipa::path(post, path = "/api/me", tag = "people", request_body = Name,
    responses((status = 200, body = Me), (status = 400, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn name(
    State(app): State<Arc<App>>,
    who: Who,
    headers: HeaderMap,
    Body(Name { name }): Body<Name>,
) -> Result<Response, Problem> {
    if let Some(known) = who.known() {
        let player = app.people.rename(&known.player, &name).await?;
        return Ok(Json(Me::of(&app, &player).await?).into_response());
    }
    app.limits.newcomer(&who.client())?;
    let player = app.people.newcomer(&name, PlayerKind::Guest).await?;
    let key = app.people.session(&player.id).await?;
    let me = Json(Me::new(&player, None));
    Ok((AppendHeaders(who::keep(&app, &headers, &key)), me).into_response())
}

/// Makes a link by which another device becomes known as me.
#[utoipa::path(post, path = "/api/me/link", tag = "people",
    responses((status = 200, body = Link), (status = 401, body = Problem)))]
pub(super) async fn link(State(app): State<Arc<App>>, who: Who) -> Result<Json<Link>, Problem> {
    let key = app.people.link(who.person()?).await?;
    // What stands behind the # stays in the browser: no server, proxy or log sees it.
    Ok(Json(Link { link: format!("/enter#{}", key.reveal()) }))
}

/// Makes this device known by a personal link.
#[utoipa::path(post, path = "/api/enter", tag = "people", request_body = Enter,
    responses((status = 200, body = Me), (status = 401, body = Problem)))]
pub(super) async fn enter(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Body(Enter { key }): Body<Enter>,
) -> Result<(Cookie, Json<Me>), Problem> {
    let (known, key) = app.people.enter(&key).await?;
    let me = Me::of(&app, &known.player).await?;
    Ok((AppendHeaders(who::keep(&app, &headers, &key)), Json(me)))
}
