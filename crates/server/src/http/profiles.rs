//! What everybody may know of people: their results, and the ladder.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use cloverleaf_protocol::{Ladder, Problem, Profile};
use serde::Deserialize;
use utoipa::IntoParams;

use super::answer::{Asked, Failed, Path};
use super::{App, Who};
use crate::PlayerId;

/// Which ladder.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Which {
    /// The game's id.
    game: String,
    /// The number of seats.
    seats: u8,
    /// How many to leave out at the top.
    #[serde(default)]
    from: u32,
}

/// Tells what everybody may know of somebody: results, ratings, public games.
#[utoipa::path(get, path = "/api/people/{id}", tag = "people", params(("id" = String, Path,)),
    responses((status = 200, body = Profile), (status = 404, body = Problem)))]
pub(super) async fn profile(
    State(app): State<Arc<App>>,
    who: Who,
    Path(id): Path<String>,
) -> Result<Json<Profile>, Failed> {
    let viewer = who.visitor()?.map(AsRef::as_ref);
    Ok(Json(app.people.profile(viewer, &PlayerId::from(id)).await?))
}

/// Tells who is how strong at a game with so many seats, people and bots, a page of fifty.
#[utoipa::path(get, path = "/api/ladder", tag = "people", params(Which),
    responses((status = 200, body = Ladder), (status = 404, body = Problem)))]
pub(super) async fn ladder(
    State(app): State<Arc<App>>,
    who: Who,
    Asked(which): Asked<Which>,
) -> Result<Json<Ladder>, Failed> {
    let viewer = who.visitor()?.map(AsRef::as_ref);
    Ok(Json(app.people.ladder(viewer, &which.game, which.seats, which.from).await?))
}
