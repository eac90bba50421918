//! What those who run a server ask: does it live, can it serve, how is it doing.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::{CONTENT_TYPE, HeaderName};

use super::App;
use super::answer::Failed;
use crate::problem::problem;
use cloverleaf_protocol::Code;

/// The process lives.
pub(super) async fn health() -> &'static str {
    "well\n"
}

/// The process can serve: its store answers, its bus is there, and it is not about to stop.
pub(super) async fn ready(State(app): State<Arc<App>>) -> Result<&'static str, Failed> {
    let not_now = |text: &'static str| Failed(problem(Code::Unavailable, text).wait(2));
    if *app.stopping.borrow() {
        return Err(not_now("server-stopping"));
    }
    if !app.tables.bus.is_up() {
        return Err(not_now("server-bus-down"));
    }
    app.tables.can_read().await?;
    Ok("ready\n")
}

/// What Prometheus reads.
pub(super) async fn metrics(State(app): State<Arc<App>>) -> ([(HeaderName, &'static str); 1], String) {
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], app.meters.render())
}
