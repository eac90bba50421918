//! Tokens, by which programs come as people do.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use cloverleaf_protocol::{Name, NewBot, NewToken, Problem, Token, TokenWish};

use super::answer::{Body, Failed, Path};
use super::{App, Who};
use crate::people::id_of;
use crate::store::{KeyKind, KeyRow};

fn token_of(row: &KeyRow) -> Token {
    Token { id: id_of(row), label: row.label.clone(), made: row.created_at, used: row.used_at }
}

/// Lists my tokens.
#[utoipa::path(get, path = "/api/tokens", tag = "programs",
    responses((status = 200, body = Vec<Token>), (status = 401, body = Problem), (status = 403, body = Problem)))]
pub(super) async fn tokens(State(app): State<Arc<App>>, who: Who) -> Result<Json<Vec<Token>>, Failed> {
    let rows = app.people.keys(&who.owner()?.player.id).await?;
    Ok(Json(rows.iter().filter(|row| row.kind == KeyKind::Token).map(token_of).collect()))
}

/// Makes a token with which a program acts as me.
#[utoipa::path(post, path = "/api/tokens", tag = "programs", request_body = TokenWish,
    responses((status = 201, body = NewToken), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 429, body = Problem)))]
pub(super) async fn make(
    State(app): State<Arc<App>>,
    who: Who,
    Body(wish): Body<TokenWish>,
) -> Result<(StatusCode, Json<NewToken>), Failed> {
    let (key, row) = app.people.token(&who.owner()?.player.id, &wish).await?;
    let new = NewToken { id: id_of(&row), token: key.reveal().to_owned() };
    Ok((StatusCode::CREATED, Json(new)))
}

/// Takes a token back: it opens nothing any more, and its connections end.
#[utoipa::path(delete, path = "/api/tokens/{id}", tag = "programs",
    params(("id" = String, Path, description = "The token's id")),
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem)))]
pub(super) async fn take_back(
    State(app): State<Arc<App>>,
    who: Who,
    Path(id): Path<String>,
) -> Result<StatusCode, Failed> {
    let row = app.people.key_of(&who.owner()?.player.id, &id).await?;
    app.people.drop_key(&row).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Makes a program known: it has a name of its own and is marked as a program at every table. Whoever is known
/// shares their limits with the programs they make known.
#[utoipa::path(post, path = "/api/bots", tag = "programs", request_body = Name,
    responses((status = 201, body = NewBot), (status = 400, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn bot(
    State(app): State<Arc<App>>,
    who: Who,
    Body(Name { name }): Body<Name>,
) -> Result<(StatusCode, Json<NewBot>), Failed> {
    app.limits.newcomer(who.network())?;
    let owner = who.visitor()?.map(|known| &known.payer);
    let player = app.people.program(&name, owner).await?;
    let wish = TokenWish { label: "its own".to_owned(), scopes: None };
    let (key, _) = app.people.token(&player.id, &wish).await?;
    Ok((StatusCode::CREATED, Json(NewBot { player: player.id, token: key.reveal().to_owned() })))
}
