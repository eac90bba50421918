//! What the server sees of a request, for whoever sets it up.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Request, State};
use cloverleaf_protocol::Mirror;

use super::{App, cookies, forwarded};
use crate::now;

/// Says how this request arrived: from where, by a proxy or not, and whether cookies would be safe.
#[utoipa::path(get, path = "/api/mirror", tag = "people", responses((status = 200, body = Mirror)))]
pub(super) async fn mirror(State(app): State<Arc<App>>, request: Request) -> Json<Mirror> {
    let headers = request.headers();
    Json(Mirror {
        address: forwarded::peer(&app.config, headers, request.extensions()).to_string(),
        forwarded: forwarded::by_a_proxy(headers),
        trusted: app.config.trust_proxy,
        secure: cookies::safely(&app, headers),
        time: now(),
    })
}
