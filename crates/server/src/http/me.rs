//! Who I am: a guest with a name, a second device, no password needed.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use cloverleaf_protocol::{Code, Enter, Link, Me, Name, Problem, Separate};

use super::answer::{Body, Failed};
use super::cookies::{Cookies, Jar};
use super::{App, Who, browser, cookies};
use crate::people::{Arrival, Known, People};
use crate::problem::problem;
use crate::store::{KeyKind, Player, PlayerKind};

/// How somebody is told who they are.
pub(super) async fn me_of(people: &People, player: &Player) -> Result<Me, Problem> {
    let login = people.login(player).await?;
    let also = people.brought(&player.id).await?.into_iter().map(|guest| guest.player).collect();
    let (player, name, kind) = (player.id.clone(), player.name.clone(), player.kind.into());
    Ok(Me { player, name, kind, login, also, before: None })
}

/// Whoever this browser was before it switched.
async fn before(app: &App, headers: &HeaderMap) -> Result<Option<Known>, Problem> {
    match cookies::before(headers) {
        Some(key) => app.people.by_key(key, KeyKind::Session).await,
        None => Ok(None),
    }
}

/// Makes a browser known as this player, and does what was decided with whoever it was.
pub(super) async fn arrive(
    app: &App,
    headers: &HeaderMap,
    who: &Who,
    player: &Player,
    arrival: Arrival,
) -> Result<(Cookies, Json<Me>), Problem> {
    app.people.settle(arrival, who.known().map(AsRef::as_ref), player).await?;
    let mut me = me_of(&app.people, player).await?;
    let known = match &me.login {
        Some(login) => app.people.device(&cookies::devices(headers), login).await?.is_some(),
        None => false,
    };
    let session = app.people.session(player, &browser::name(headers), known).await?;
    let jar = Jar::new(app, headers).key(&session.key).device(session.device.as_ref());
    let jar = match arrival {
        Arrival::Switch => {
            me.before = who.known().map(|before| before.player.name.clone());
            jar.way_back()
        }
        Arrival::Plain | Arrival::Bring => jar,
    };
    Ok((jar.close(), Json(me)))
}

/// Says who I am.
#[utoipa::path(get, path = "/api/me", tag = "people",
    responses((status = 200, body = Me), (status = 401, body = Problem)))]
pub(super) async fn me(
    State(app): State<Arc<App>>,
    who: Who,
    headers: HeaderMap,
) -> Result<Response, Failed> {
    let known = who.person()?;
    let mut me = me_of(&app.people, &known.player).await?;
    me.before = before(&app, &headers).await?.map(|before| before.player.name);
    Ok(match app.people.renewal(known).await? {
        Some(key) => (Jar::new(&app, &headers).key(&key).close(), Json(me)).into_response(),
        None => Json(me).into_response(),
    })
}

/// Makes a guest with this name, or gives me another name.
///
/// A guest is known by the cookie the answer sets.
#[utoipa::path(post, path = "/api/me", tag = "people", request_body = Name,
    responses((status = 200, body = Me), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 429, body = Problem)))]
pub(super) async fn name(
    State(app): State<Arc<App>>,
    who: Who,
    headers: HeaderMap,
    Body(Name { name }): Body<Name>,
) -> Result<Response, Failed> {
    if let Some(known) = who.known() {
        // A program has nothing but its token.
        let known = if known.player.kind == PlayerKind::Bot { known } else { who.owner()? };
        let player = app.people.rename(&known.player, &name).await?;
        return Ok(Json(me_of(&app.people, &player).await?).into_response());
    }
    app.limits.newcomer(who.network())?;
    let player = app.people.newcomer(&name, PlayerKind::Guest).await?;
    Ok(arrive(&app, &headers, &who, &player, Arrival::Plain).await?.into_response())
}

/// Makes a link by which another device becomes known as me, once.
#[utoipa::path(post, path = "/api/me/link", tag = "people",
    responses((status = 200, body = Link), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 429, body = Problem)))]
pub(super) async fn link(State(app): State<Arc<App>>, who: Who) -> Result<Json<Link>, Failed> {
    let key = app.people.link(who.owner()?).await?;
    // What stands behind the # stays in the browser: no server, proxy or log sees it.
    Ok(Json(Link { link: format!("/enter#{}", key.reveal()) }))
}

/// Makes this device known by a personal link.
#[utoipa::path(post, path = "/api/enter", tag = "people", request_body = Enter,
    responses((status = 200, body = Me), (status = 401, body = Problem), (status = 409, body = Problem)))]
pub(super) async fn enter(
    State(app): State<Arc<App>>,
    who: Who,
    headers: HeaderMap,
    Body(Enter { key, guest }): Body<Enter>,
) -> Result<(Cookies, Json<Me>), Failed> {
    let link = app.people.invited(&key).await?;
    let known = who.known().map(AsRef::as_ref);
    let arrival = app.people.arrival(known, &link.player, guest).await?;
    app.people.use_up(&link).await?;
    Ok(arrive(&app, &headers, &who, &link.player, arrival).await?)
}

/// Lets a guest go again whose games I had brought along: this browser is that guest again.
#[utoipa::path(post, path = "/api/me/separate", tag = "people", request_body = Separate,
    responses((status = 200, body = Me), (status = 401, body = Problem), (status = 404, body = Problem)))]
pub(super) async fn separate(
    State(app): State<Arc<App>>,
    who: Who,
    headers: HeaderMap,
    Body(Separate { player }): Body<Separate>,
) -> Result<(Cookies, Json<Me>), Failed> {
    let guest = app.people.separate(who.owner()?, &player).await?;
    Ok(arrive(&app, &headers, &who, &guest, Arrival::Switch).await?)
}

/// Switches back to whoever this browser was before; from there it can switch again.
#[utoipa::path(post, path = "/api/me/back", tag = "people",
    responses((status = 200, body = Me), (status = 401, body = Problem), (status = 409, body = Problem)))]
pub(super) async fn back(
    State(app): State<Arc<App>>,
    who: Who,
    headers: HeaderMap,
) -> Result<(Cookies, Json<Me>), Failed> {
    let known = who.owner()?;
    let before = before(&app, &headers).await?;
    let before = before.ok_or_else(|| problem(Code::Nothing, "server-nobody-before"))?;
    let mut me = me_of(&app.people, &before.player).await?;
    me.before = Some(known.player.name.clone());
    Ok((Jar::new(&app, &headers).back().way_back().close(), Json(me)))
}

/// Goes back to whoever this browser was before, if it was somebody, and forgets whoever it was now.
pub(super) async fn go_back(app: &App, headers: &HeaderMap) -> Result<Cookies, Problem> {
    let jar = Jar::new(app, headers);
    Ok(match before(app, headers).await? {
        Some(_) => jar.back().no_way_back().close(),
        None => jar.no_key().no_way_back().close(),
    })
}
