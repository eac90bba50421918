//! Tokens, by which programs come as people do.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::answer::Body;
use super::me::Name;
use super::{App, Who};
use crate::PlayerId;
use crate::store::{KeyRow, PlayerKind};
use crate::wire::{Code, Problem};

/// A token, without its secret.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub(super) struct Token {
    /// By which it can be taken back.
    id: String,
    /// What I call it.
    label: String,
    /// When it was made, in milliseconds since 1970.
    made: i64,
    /// When it was last used, to the hour.
    #[serde(skip_serializing_if = "Option::is_none")]
    used: Option<i64>,
}

impl From<&KeyRow> for Token {
    fn from(row: &KeyRow) -> Token {
        let id = row.hash.chars().take(16).collect();
        Token { id, label: row.label.clone(), made: row.created_at, used: row.used_at }
    }
}

/// What I call a token.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct Label {
    /// From 1 to 32 letters.
    label: String,
}

/// A token that has just been made.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct NewToken {
    /// By which it can be taken back.
    id: String,
    /// The secret, shown this once: send it as `Authorization: Bearer …`.
    token: String,
}

/// A program that has just been made known.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct NewBot {
    /// Its name for programs.
    player: PlayerId,
    /// Its secret, shown this once: send it as `Authorization: Bearer …`.
    token: String,
}

/// Lists my tokens.
#[utoipa::path(get, path = "/api/tokens", tag = "programs",
    responses((status = 200, body = Vec<Token>), (status = 401, body = Problem)))]
pub(super) async fn tokens(State(app): State<Arc<App>>, who: Who) -> Result<Json<Vec<Token>>, Problem> {
    let rows = app.people.tokens(&who.person()?.player.id).await?;
    Ok(Json(rows.iter().map(Token::from).collect()))
}

/// Makes a token with which a program acts as me.
#[utoipa::path(post, path = "/api/tokens", tag = "programs", request_body = Label,
    responses((status = 201, body = NewToken), (status = 401, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn make(
    State(app): State<Arc<App>>,
    who: Who,
    Body(Label { label }): Body<Label>,
) -> Result<(StatusCode, Json<NewToken>), Problem> {
    let (key, row) = app.people.token(&who.person()?.player.id, &label).await?;
    let new = NewToken { id: Token::from(&row).id, token: key.reveal().to_owned() };
    Ok((StatusCode::CREATED, Json(new)))
}

/// Takes a token back: it opens nothing any more.
#[utoipa::path(delete, path = "/api/tokens/{id}", tag = "programs",
    params(("id" = String, Path, description = "The token's id")),
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem)))]
pub(super) async fn take_back(
    State(app): State<Arc<App>>,
    who: Who,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    let rows = app.people.tokens(&who.person()?.player.id).await?;
    let row = rows.iter().find(|row| Token::from(*row).id == id);
    let row = row.ok_or_else(|| Problem::new(Code::NotFound, "you have no such token"))?;
    app.people.drop_key(row).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Makes a program known: it has a name of its own and is marked as a program at every table.
#[utoipa::path(post, path = "/api/bots", tag = "programs", request_body = Name,
    responses((status = 201, body = NewBot), (status = 400, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn bot(
    State(app): State<Arc<App>>,
    who: Who,
    Body(Name { name }): Body<Name>,
) -> Result<(StatusCode, Json<NewBot>), Problem> {
    app.limits.newcomer(&who.client())?;
    let player = app.people.newcomer(&name, PlayerKind::Bot).await?;
    let (key, _) = app.people.token(&player.id, "its own").await?;
    Ok((StatusCode::CREATED, Json(NewBot { player: player.id, token: key.reveal().to_owned() })))
}
