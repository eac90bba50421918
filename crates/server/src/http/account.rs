//! A login and its password, for those who want to keep their history.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use cloverleaf_protocol::{Code, Codes, Confirm, Login, Me, NewPassword, Problem, Recover};

use super::answer::{Body, Failed};
use super::cookies::Cookies;
use super::me::{arrive, go_back};
use super::passkeys::shown;
use super::{App, Guesser, Who, cookies};
use crate::people::{Arrival, Known, check_password};
use crate::problem::problem;
use crate::store::{Player, PlayerKind};

/// Counts a password tried for a login; gives the key of this device if it knows the login.
pub(super) async fn guess(
    app: &App,
    who: &Who,
    headers: &HeaderMap,
    login: &str,
) -> Result<Option<String>, Problem> {
    let device = app.people.device(&cookies::devices(headers), login).await?;
    let stranger = || Guesser::Stranger(who.network());
    app.limits.guess(login, &device.clone().map_or_else(stranger, Guesser::Device))?;
    Ok(device)
}

/// The key by which this browser is a known device of somebody's login.
pub(super) async fn device(app: &App, known: &Known, headers: &HeaderMap) -> Result<Option<String>, Problem> {
    match app.people.login(&known.player).await? {
        Some(login) => app.people.device(&cookies::devices(headers), &login).await,
        None => Ok(None),
    }
}

/// The login of somebody who has one.
async fn login_of(app: &App, known: &Known) -> Result<String, Problem> {
    let login = app.people.login(&known.player).await?;
    login.ok_or_else(|| problem(Code::WrongLogin, "server-no-login"))
}

/// Keeps my history under a login.
#[utoipa::path(post, path = "/api/account", tag = "people", request_body = Login,
    responses((status = 200, body = Me), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 409, body = Problem)))]
pub(super) async fn open(
    State(app): State<Arc<App>>,
    who: Who,
    headers: HeaderMap,
    Body(Login { login, password, .. }): Body<Login>,
) -> Result<(Cookies, Json<Me>), Failed> {
    let known = who.owner()?;
    guess(&app, &who, &headers, &login).await?;
    app.people.open_account(&known.player, &login, password).await?;
    let player = Player { kind: PlayerKind::Account, ..known.player.clone() };
    // The key from before the login was opened is not worth what the new one is.
    Ok(arrive(&app, &headers, &who, &player, Arrival::Plain).await?)
}

/// Logs in.
#[utoipa::path(post, path = "/api/login", tag = "people", request_body = Login,
    responses((status = 200, body = Me), (status = 403, body = Problem), (status = 409, body = Problem),
        (status = 429, body = Problem)))]
pub(super) async fn log_in(
    State(app): State<Arc<App>>,
    who: Who,
    headers: HeaderMap,
    Body(Login { login, password, guest: wish }): Body<Login>,
) -> Result<(Cookies, Json<Me>), Failed> {
    guess(&app, &who, &headers, &login).await?;
    let (player, _) = app.people.log_in(&login, password).await?;
    let arrival = app.people.arrival(leaving(&who), &player, wish).await?;
    Ok(arrive(&app, &headers, &who, &player, arrival).await?)
}

/// The guest a browser is. Whoever types a login wants to leave another account.
pub(super) fn leaving(who: &Who) -> Option<&Known> {
    who.known().map(AsRef::as_ref).filter(|known| known.player.kind == PlayerKind::Guest)
}

/// Logs this browser out; whoever it was before is back. A guest without a login or another device is not found
/// again.
#[utoipa::path(post, path = "/api/logout", tag = "people",
    responses((status = 204), (status = 401, body = Problem)))]
pub(super) async fn log_out(
    State(app): State<Arc<App>>,
    who: Who,
    headers: HeaderMap,
) -> Result<(StatusCode, Cookies), Failed> {
    app.people.drop_key(&who.person()?.key).await?;
    Ok((StatusCode::NO_CONTENT, go_back(&app, &headers).await?))
}

/// Changes my password. Every other browser, link and token of mine ends.
#[utoipa::path(post, path = "/api/password", tag = "people", request_body = NewPassword,
    responses((status = 204), (status = 403, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn change_password(
    State(app): State<Arc<App>>,
    who: Who,
    headers: HeaderMap,
    Body(NewPassword { old, passkey, new }): Body<NewPassword>,
) -> Result<StatusCode, Failed> {
    let known = who.owner()?;
    login_of(&app, known).await?;
    check_password(&new)?;
    confirmed(&app, &who, &headers, Confirm { password: old, passkey }).await?;
    let device = device(&app, known, &headers).await?;
    app.people.set_password(known, new, device.as_deref()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Makes sure that it is me: by my password or a passkey, if I have a login.
pub(super) async fn confirmed(
    app: &App,
    who: &Who,
    headers: &HeaderMap,
    Confirm { password, passkey }: Confirm,
) -> Result<(), Problem> {
    let known = who.owner()?;
    let Some(login) = app.people.login(&known.player).await? else { return Ok(()) };
    if let Some(credential) = passkey {
        let shown = shown(app, who, headers, &credential).await?;
        if shown.player.id != known.player.id {
            return Err(problem(Code::WrongLogin, "server-other-passkey"));
        }
        return app.people.let_in(&shown).await;
    }
    if !app.people.has_password(&known.player).await? {
        return Err(problem(Code::WrongLogin, "server-show-passkey"));
    }
    guess(app, who, headers, &login).await?;
    app.people.log_in(&login, password.unwrap_or_default()).await?;
    Ok(())
}

/// Makes new recovery codes; the earlier ones open nothing any more.
#[utoipa::path(post, path = "/api/codes", tag = "people", request_body = Confirm,
    responses((status = 200, body = Codes), (status = 403, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn codes(
    State(app): State<Arc<App>>,
    who: Who,
    headers: HeaderMap,
    Body(confirm): Body<Confirm>,
) -> Result<Json<Codes>, Failed> {
    login_of(&app, who.owner()?).await?;
    confirmed(&app, &who, &headers, confirm).await?;
    Ok(Json(Codes { codes: app.people.new_codes(&who.owner()?.player).await? }))
}

/// Logs in by a recovery code, and sets a new password. Every browser, link, token and passkey of mine ends.
#[utoipa::path(post, path = "/api/recover", tag = "people", request_body = Recover,
    responses((status = 200, body = Me), (status = 403, body = Problem), (status = 409, body = Problem),
        (status = 429, body = Problem)))]
pub(super) async fn recover(
    State(app): State<Arc<App>>,
    who: Who,
    headers: HeaderMap,
    Body(Recover { login, code, password, guest: wish }): Body<Recover>,
) -> Result<(Cookies, Json<Me>), Failed> {
    guess(&app, &who, &headers, &login).await?;
    let player = app.people.by_code(&login, &code).await?;
    let arrival = app.people.arrival(leaving(&who), &player, wish).await?;
    app.people.recover(&player, &code, password).await?;
    Ok(arrive(&app, &headers, &who, &player, arrival).await?)
}
