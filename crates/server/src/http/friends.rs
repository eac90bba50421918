//! Friends: links that make them, who they are, and whether they are here.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use cloverleaf_protocol::{Code, Friend, FriendKey, FriendLink, FriendOffer, FriendTable, Problem};

use super::answer::{Body, Failed, Path};
use super::{App, Who};
use crate::problem::problem;
use crate::store::SeenAt;
use crate::{PlayerId, now};

/// Lists my friends, whether they are here, and at which public table.
#[utoipa::path(get, path = "/api/friends", tag = "people",
    responses((status = 200, body = Vec<Friend>), (status = 401, body = Problem)))]
pub(super) async fn list(State(app): State<Arc<App>>, who: Who) -> Result<Json<Vec<Friend>>, Failed> {
    let friends = app.people.friends(who.person()?).await?;
    let people: Vec<PlayerId> = friends.iter().map(|friend| friend.player.clone()).collect();
    let seen = app.tables.store.seen_at(&people).await?;
    let mut told = Vec::with_capacity(friends.len());
    for friend in friends {
        let here = app.tables.seen.is_here(&friend.player, now());
        let table = table_of(&app, &friend.player, &seen).await;
        told.push(Friend { player: friend.player, name: friend.name, since: friend.since, here, table });
    }
    Ok(Json(told))
}

/// The latest of these tables where somebody still sits.
async fn table_of(app: &App, player: &PlayerId, seen: &[SeenAt]) -> Option<FriendTable> {
    for at in seen.iter().filter(|at| at.player == *player) {
        if let Ok(live) = app.tables.live(&at.table).await
            && live.room().seat_of(player).is_some()
        {
            return Some(FriendTable {
                id: at.table.clone(),
                game: at.game.clone(),
                status: at.status.into(),
            });
        }
    }
    None
}

/// Makes a link by which others become my friends, for seven days.
#[utoipa::path(post, path = "/api/friends/link", tag = "people",
    responses((status = 201, body = FriendLink), (status = 401, body = Problem), (status = 403, body = Problem)))]
pub(super) async fn link(
    State(app): State<Arc<App>>,
    who: Who,
) -> Result<(StatusCode, Json<FriendLink>), Failed> {
    let (key, until) = app.people.friend_link(who.owner()?).await?;
    // What stands behind the # stays in the browser: no server, proxy or log sees it.
    Ok((StatusCode::CREATED, Json(FriendLink { link: format!("/#/friend/{}", key.reveal()), until })))
}

/// Tells whose friend link it is.
#[utoipa::path(post, path = "/api/friends/offer", tag = "people", request_body = FriendKey,
    responses((status = 200, body = FriendOffer), (status = 404, body = Problem)))]
pub(super) async fn offer(
    State(app): State<Arc<App>>,
    who: Who,
    Body(FriendKey { key }): Body<FriendKey>,
) -> Result<Json<FriendOffer>, Failed> {
    Ok(Json(app.people.friend_offer(who.visitor()?.map(AsRef::as_ref), &key).await?))
}

/// Agrees to a friend link: both are friends then.
#[utoipa::path(post, path = "/api/friends", tag = "people", request_body = FriendKey,
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn agree(
    State(app): State<Arc<App>>,
    who: Who,
    Body(FriendKey { key }): Body<FriendKey>,
) -> Result<StatusCode, Failed> {
    app.people.befriend(who.owner()?, &key).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Ends a friendship, for both.
#[utoipa::path(delete, path = "/api/friends/{player}", tag = "people", params(("player" = String, Path,)),
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem)))]
pub(super) async fn end(
    State(app): State<Arc<App>>,
    who: Who,
    Path(player): Path<String>,
) -> Result<StatusCode, Failed> {
    match app.people.unfriend(who.owner()?, &PlayerId::from(player)).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(problem(Code::NotFound, "server-no-such-friend").into()),
    }
}
