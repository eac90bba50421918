//! Who I am: a guest with a name, a second device, no password needed.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::response::{AppendHeaders, IntoResponse, Response};
use cloverleaf_protocol::{Enter, Link, Me, Name, Problem};

use super::answer::{Body, Failed};
use super::{App, Who, who};
use crate::store::{Player, PlayerKind};

/// How somebody is told who they are.
pub(super) fn me_of(player: &Player, login: Option<String>) -> Me {
    Me { player: player.id.clone(), name: player.name.clone(), kind: player.kind.into(), login }
}

async fn with_login(app: &App, player: &Player) -> Result<Me, Problem> {
    Ok(me_of(player, app.people.login(player).await?))
}

type Cookie = AppendHeaders<[(HeaderName, HeaderValue); 1]>;

/// Says who I am.
#[utoipa::path(get, path = "/api/me", tag = "people",
    responses((status = 200, body = Me), (status = 401, body = Problem)))]
pub(super) async fn me(
    State(app): State<Arc<App>>,
    who: Who,
    headers: HeaderMap,
) -> Result<Response, Failed> {
    let known = who.person()?;
    let me = Json(with_login(&app, &known.player).await?);
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
) -> Result<Response, Failed> {
    if let Some(known) = who.known() {
        let player = app.people.rename(&known.player, &name).await?;
        return Ok(Json(with_login(&app, &player).await?).into_response());
    }
    app.limits.newcomer(who.network())?;
    let player = app.people.newcomer(&name, PlayerKind::Guest).await?;
    let key = app.people.session(&player.id).await?;
    let me = Json(me_of(&player, None));
    Ok((AppendHeaders(who::keep(&app, &headers, &key)), me).into_response())
}

/// Makes a link by which another device becomes known as me.
#[utoipa::path(post, path = "/api/me/link", tag = "people",
    responses((status = 200, body = Link), (status = 401, body = Problem)))]
pub(super) async fn link(State(app): State<Arc<App>>, who: Who) -> Result<Json<Link>, Failed> {
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
) -> Result<(Cookie, Json<Me>), Failed> {
    let (known, key) = app.people.enter(&key).await?;
    let me = with_login(&app, &known.player).await?;
    Ok((AppendHeaders(who::keep(&app, &headers, &key)), Json(me)))
}
