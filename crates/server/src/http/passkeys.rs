//! Passkeys: added, renamed and removed at the account they open, and shown to log in.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::HOST;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use cloverleaf_protocol::{Code, Confirm, Label, Me, NewPasskey, PasskeyLogin, PasskeyWish, Problem};
use serde_json::Value;

use super::account::{confirmed, guess, leaving};
use super::answer::{Body, Failed, Path};
use super::cookies::Cookies;
use super::me::{arrive, me_of};
use super::{App, Guesser, Who, browser};
use crate::people::{Arrival, Shown, Site};
use crate::problem::problem;
use crate::store::{Player, PlayerKind};

/// The host a request came to.
fn site(headers: &HeaderMap) -> Result<Site, Problem> {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    host.and_then(Site::new).ok_or_else(|| problem(Code::WrongOrigin, "server-no-passkeys-here"))
}

/// Whose passkey was shown. Trying is counted like trying passwords.
pub(super) async fn shown(
    app: &App,
    who: &Who,
    headers: &HeaderMap,
    credential: &Value,
) -> Result<Shown, Problem> {
    let passkey = credential.get("id").and_then(Value::as_str).unwrap_or_default();
    app.limits.guess(passkey, &Guesser::Stranger(who.network()))?;
    app.people.shown(&site(headers)?, credential).await
}

/// Says what a browser needs to make a passkey: for my account, or for a new one.
///
/// The answer is a `PublicKeyCredentialCreationOptionsJSON`. It can be answered once, for five minutes.
#[utoipa::path(post, path = "/api/passkeys/options", tag = "people", request_body = PasskeyWish,
    responses((status = 200, body = Value), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 409, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn options(
    State(app): State<Arc<App>>,
    who: Who,
    headers: HeaderMap,
    Body(PasskeyWish { login, password, passkey }): Body<PasskeyWish>,
) -> Result<Json<Value>, Failed> {
    let (player, site) = (&who.owner()?.player, site(&headers)?);
    app.limits.newcomer(who.network())?;
    let login = match (app.people.login(player).await?, login) {
        (Some(own), _) => {
            confirmed(&app, &who, &headers, Confirm { password, passkey }).await?;
            own
        }
        (None, Some(login)) => {
            guess(&app, &who, &headers, &login).await?;
            app.people.free_login(player, &login).await?
        }
        (None, None) => return Err(problem(Code::WrongLogin, "server-no-login").into()),
    };
    Ok(Json(app.people.ask_to_make(&site, player, &login).await?))
}

/// Adds a passkey to my account, or keeps my history under a new login that it opens.
#[utoipa::path(post, path = "/api/passkeys", tag = "people", request_body = NewPasskey,
    responses((status = 200, body = Me), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 409, body = Problem)))]
pub(super) async fn add(
    State(app): State<Arc<App>>,
    who: Who,
    headers: HeaderMap,
    Body(NewPasskey { credential, login }): Body<NewPasskey>,
) -> Result<Response, Failed> {
    let (player, site, label) = (&who.owner()?.player, site(&headers)?, browser::name(&headers));
    let Some(login) = login else {
        app.people.add_passkey(&site, player, &credential, &label).await?;
        return Ok(Json(me_of(&app.people, player).await?).into_response());
    };
    app.people.open_account_with(&site, player, &login, &credential, &label).await?;
    let player = Player { kind: PlayerKind::Account, ..player.clone() };
    Ok(arrive(&app, &headers, &who, &player, Arrival::Plain).await?.into_response())
}

/// Calls a passkey something else.
#[utoipa::path(post, path = "/api/passkeys/{id}", tag = "people", request_body = Label,
    params(("id" = String, Path, description = "Its id")),
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem)))]
pub(super) async fn label(
    State(app): State<Arc<App>>,
    who: Who,
    Path(id): Path<String>,
    Body(Label { label }): Body<Label>,
) -> Result<StatusCode, Failed> {
    app.people.label_passkey(who.owner()?, &id, &label).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Removes a passkey, unless it is the only way to log in.
#[utoipa::path(delete, path = "/api/passkeys/{id}", tag = "people",
    params(("id" = String, Path, description = "Its id")),
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(super) async fn remove(
    State(app): State<Arc<App>>,
    who: Who,
    Path(id): Path<String>,
) -> Result<StatusCode, Failed> {
    app.people.drop_passkey(who.owner()?, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Says what a browser needs to show a passkey.
///
/// The answer is a `PublicKeyCredentialRequestOptionsJSON`. It can be answered once, for five minutes.
#[utoipa::path(post, path = "/api/login/passkey/options", tag = "people",
    responses((status = 200, body = Value), (status = 403, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn log_in_options(
    State(app): State<Arc<App>>,
    who: Who,
    headers: HeaderMap,
) -> Result<Json<Value>, Failed> {
    app.limits.newcomer(who.network())?;
    Ok(Json(app.people.ask_to_show(&site(&headers)?).await?))
}

/// Logs in by a passkey.
#[utoipa::path(post, path = "/api/login/passkey", tag = "people", request_body = PasskeyLogin,
    responses((status = 200, body = Me), (status = 403, body = Problem), (status = 409, body = Problem),
        (status = 429, body = Problem)))]
pub(super) async fn log_in(
    State(app): State<Arc<App>>,
    who: Who,
    headers: HeaderMap,
    Body(PasskeyLogin { credential, guest: wish }): Body<PasskeyLogin>,
) -> Result<(Cookies, Json<Me>), Failed> {
    let shown = shown(&app, &who, &headers, &credential).await?;
    // Whoever has to be asked first can answer with the same passkey: it is not used up yet.
    let arrival = app.people.arrival(leaving(&who), &shown.player, wish).await?;
    app.people.let_in(&shown).await?;
    Ok(arrive(&app, &headers, &who, &shown.player, arrival).await?)
}
