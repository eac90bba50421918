//! Friends who are asked to a table: they see it in their lobby.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use cloverleaf_protocol::{Code, Invitation, Invite, Problem};

use super::answer::{Body, Failed, Path};
use super::{App, Who};
use crate::problem::problem;
use crate::store::{InvitationRow, Status};
use crate::{TableId, now};

/// Asks a friend of mine to a table where I sit, or which I opened, before its game starts.
#[utoipa::path(post, path = "/api/tables/{id}/invite", tag = "people", params(("id" = String, Path,)),
    request_body = Invite,
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(super) async fn invite(
    State(app): State<Arc<App>>,
    who: Who,
    Path(id): Path<String>,
    Body(Invite { player }): Body<Invite>,
) -> Result<StatusCode, Failed> {
    let (known, table) = (who.owner()?, TableId::from(id));
    {
        let live = app.tables.live(&table).await?;
        let room = live.room();
        let own = |me: &crate::PlayerId| room.host() == me || room.seat_of(me).is_some();
        if !known.everybody.iter().any(own) {
            return Err(problem(Code::NotYours, "server-invite-seat").into());
        }
        if room.status() != Status::Open {
            return Err(problem(Code::Started, "server-game-started").into());
        }
    }
    if !app.people.friends(known).await?.iter().any(|friend| friend.player == player) {
        return Err(problem(Code::NotFound, "server-no-such-friend").into());
    }
    app.tables.store.invite(&table, &player, &known.player.id, now()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// With the key of a seat, where it was the host who asked and every free seat has one.
async fn told(app: &App, InvitationRow { table, game, by, name, at }: InvitationRow) -> Invitation {
    let live = app.tables.live(&table).await.ok();
    let invite = live.and_then(|live| {
        let room = live.room();
        (*room.host() == by).then(|| room.key_for_a_guest()).flatten()
    });
    Invitation { table, game, by: name, at, invite }
}

/// Lists the tables to which friends ask me, as long as they wait for players.
#[utoipa::path(get, path = "/api/invitations", tag = "people",
    responses((status = 200, body = Vec<Invitation>), (status = 401, body = Problem)))]
pub(super) async fn list(State(app): State<Arc<App>>, who: Who) -> Result<Json<Vec<Invitation>>, Failed> {
    let rows = app.tables.store.invitations_of(&who.person()?.player.id).await?;
    let mut invitations = Vec::with_capacity(rows.len());
    for row in rows {
        invitations.push(told(&app, row).await);
    }
    Ok(Json(invitations))
}

/// Says no to an invitation.
#[utoipa::path(delete, path = "/api/invitations/{table}", tag = "people", params(("table" = String, Path,)),
    responses((status = 204), (status = 401, body = Problem)))]
pub(super) async fn decline(
    State(app): State<Arc<App>>,
    who: Who,
    Path(table): Path<String>,
) -> Result<StatusCode, Failed> {
    app.tables.store.drop_invitation(&TableId::from(table), &who.person()?.everybody).await?;
    Ok(StatusCode::NO_CONTENT)
}
