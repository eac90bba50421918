//! Tokens, by which programs come as people do.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use cloverleaf_protocol::{Code, Label, Name, NewBot, NewToken, Problem, Token};

use super::answer::{Body, Failed, Path};
use super::{App, Who};
use crate::problem::problem;
use crate::store::{KeyRow, PlayerKind};

fn token_of(row: &KeyRow) -> Token {
    Token { id: id_of(row), label: row.label.clone(), made: row.created_at, used: row.used_at }
}

/// By which a token can be taken back.
fn id_of(row: &KeyRow) -> String {
    row.hash.chars().take(16).collect()
}

/// Lists my tokens.
#[utoipa::path(get, path = "/api/tokens", tag = "programs",
    responses((status = 200, body = Vec<Token>), (status = 401, body = Problem)))]
pub(super) async fn tokens(State(app): State<Arc<App>>, who: Who) -> Result<Json<Vec<Token>>, Failed> {
    let rows = app.people.tokens(&who.person()?.player.id).await?;
    Ok(Json(rows.iter().map(token_of).collect()))
}

/// Makes a token with which a program acts as me.
#[utoipa::path(post, path = "/api/tokens", tag = "programs", request_body = Label,
    responses((status = 201, body = NewToken), (status = 401, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn make(
    State(app): State<Arc<App>>,
    who: Who,
    Body(Label { label }): Body<Label>,
) -> Result<(StatusCode, Json<NewToken>), Failed> {
    let (key, row) = app.people.token(&who.person()?.player.id, &label).await?;
    let new = NewToken { id: id_of(&row), token: key.reveal().to_owned() };
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
) -> Result<StatusCode, Failed> {
    let rows = app.people.tokens(&who.person()?.player.id).await?;
    let row = rows.iter().find(|row| id_of(row) == id);
    let row = row.ok_or_else(|| problem(Code::NotFound, "server-no-such-token"))?;
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
) -> Result<(StatusCode, Json<NewBot>), Failed> {
    app.limits.newcomer(&who.client())?;
    let player = app.people.newcomer(&name, PlayerKind::Bot).await?;
    let (key, _) = app.people.token(&player.id, "its own").await?;
    Ok((StatusCode::CREATED, Json(NewBot { player: player.id, token: key.reveal().to_owned() })))
}
