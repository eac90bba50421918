//! The game that the first page shows.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderName};
use cloverleaf_protocol::Featured;

use super::answer::Failed;
use super::{App, Who};
use crate::now;
use crate::websocket::shared;

/// A public game that is being played now, chosen by the server; `null` if there is none.
#[utoipa::path(get, path = "/api/featured", tag = "tables",
    responses((status = 200, body = Option<Featured>)))]
pub(super) async fn featured(
    State(app): State<Arc<App>>,
    who: Who,
) -> Result<([(HeaderName, &'static str); 2], Body), Failed> {
    who.visitor()?;
    let told = app.show.told(&app.tables, now());
    Ok(([(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store")], Body::from(shared(told))))
}
