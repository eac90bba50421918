//! What I plan at a table.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use cloverleaf_protocol::{Plan, PlanNow, Problem, TableId};

use super::answer::{Body, Failed, Path};
use super::{App, Who};
use crate::{Live, PlayerId};

/// The table, and as whom I am there.
async fn there(app: &App, who: &Who, id: String) -> Result<(Arc<Live>, PlayerId), Problem> {
    who.may_play()?;
    let live = app.tables.live(&TableId::from(id)).await?;
    let player = who.caller_at(&live.room())?.player;
    Ok((live, player))
}

/// Says what I plan at a table. Nobody else is told that I plan anything.
#[utoipa::path(get, path = "/api/tables/{id}/plan", tag = "tables", params(("id" = String, Path,)),
    responses((status = 200, body = PlanNow), (status = 401, body = Problem), (status = 404, body = Problem)))]
pub(super) async fn plan(
    State(app): State<Arc<App>>,
    who: Who,
    Path(id): Path<String>,
) -> Result<Json<PlanNow>, Failed> {
    let (live, player) = there(&app, &who, id).await?;
    let table = live.room().id().clone();
    Ok(Json(app.plans.of(&table, &player).await?))
}

/// Keeps what I plan at a table, in the place of what I planned before. It answers by itself when what I see is what I
/// foresaw; anything else ends it.
#[utoipa::path(put, path = "/api/tables/{id}/plan", tag = "tables", params(("id" = String, Path,)),
    request_body = Plan,
    responses((status = 200, body = PlanNow), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(super) async fn keep(
    State(app): State<Arc<App>>,
    who: Who,
    Path(id): Path<String>,
    Body(plan): Body<Plan>,
) -> Result<Json<PlanNow>, Failed> {
    let (live, player) = there(&app, &who, id).await?;
    Ok(Json(app.plans.keep(&live, &player, plan).await?))
}

/// Forgets what I plan at a table.
#[utoipa::path(delete, path = "/api/tables/{id}/plan", tag = "tables", params(("id" = String, Path,)),
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem)))]
pub(super) async fn forget(
    State(app): State<Arc<App>>,
    who: Who,
    Path(id): Path<String>,
) -> Result<StatusCode, Failed> {
    let (live, player) = there(&app, &who, id).await?;
    let table = live.room().id().clone();
    app.plans.forget(&table, &player).await?;
    Ok(StatusCode::NO_CONTENT)
}
