//! A login and a password, for those who want to keep their history.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::AppendHeaders;
use cloverleaf_protocol::{Code, Login, Me, NewPassword, Problem};

use super::answer::{Body, Failed};
use super::me::me_of;
use super::{App, Who, who};
use crate::problem::problem;
use crate::store::{Player, PlayerKind};

type Cookie = AppendHeaders<[(HeaderName, HeaderValue); 1]>;

/// Keeps my history under a login.
#[utoipa::path(post, path = "/api/account", tag = "people", request_body = Login,
    responses((status = 200, body = Me), (status = 401, body = Problem), (status = 409, body = Problem)))]
pub(super) async fn open(
    State(app): State<Arc<App>>,
    who: Who,
    headers: HeaderMap,
    Body(Login { login, password }): Body<Login>,
) -> Result<(Cookie, Json<Me>), Failed> {
    let known = who.person()?;
    app.limits.guess(&login, who.network())?;
    let login = app.people.open_account(&known.player, &login, password).await?;
    // The key from before the login was opened is not worth what the new one is.
    app.people.drop_key(&known.key).await?;
    let key = app.people.session(&known.player.id).await?;
    let player = Player { kind: PlayerKind::Account, ..known.player.clone() };
    Ok((AppendHeaders(who::keep(&app, &headers, &key)), Json(me_of(&player, Some(login)))))
}

/// Logs in.
#[utoipa::path(post, path = "/api/login", tag = "people", request_body = Login,
    responses((status = 200, body = Me), (status = 403, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn log_in(
    State(app): State<Arc<App>>,
    who: Who,
    headers: HeaderMap,
    Body(Login { login, password }): Body<Login>,
) -> Result<(Cookie, Json<Me>), Failed> {
    app.limits.guess(&login, who.network())?;
    let (player, login) = app.people.log_in(&login, password).await?;
    let key = app.people.session(&player.id).await?;
    Ok((AppendHeaders(who::keep(&app, &headers, &key)), Json(me_of(&player, Some(login)))))
}

/// Logs this browser out. A guest without a login or another device is not found again.
#[utoipa::path(post, path = "/api/logout", tag = "people",
    responses((status = 204), (status = 401, body = Problem)))]
pub(super) async fn log_out(
    State(app): State<Arc<App>>,
    who: Who,
    headers: HeaderMap,
) -> Result<(StatusCode, Cookie), Failed> {
    app.people.drop_key(&who.person()?.key).await?;
    Ok((StatusCode::NO_CONTENT, AppendHeaders(who::forget(&app, &headers))))
}

/// Changes my password.
#[utoipa::path(post, path = "/api/password", tag = "people", request_body = NewPassword,
    responses((status = 204), (status = 403, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn change_password(
    State(app): State<Arc<App>>,
    who: Who,
    Body(NewPassword { old, new }): Body<NewPassword>,
) -> Result<StatusCode, Failed> {
    let login = app.people.login(&who.person()?.player).await?;
    let login = login.ok_or_else(|| problem(Code::WrongLogin, "server-no-login"))?;
    app.limits.guess(&login, who.network())?;
    app.people.change_password(&login, old, new).await?;
    Ok(StatusCode::NO_CONTENT)
}
