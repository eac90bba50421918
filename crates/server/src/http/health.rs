//! What those who run a server ask: does it live, can it serve, how is it doing.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{Request, State};
use axum::http::header::{CONTENT_TYPE, HeaderName};
use tokio::sync::Mutex;

use super::answer::Failed;
use super::who::{Shown, shown};
use super::{App, forwarded};
use crate::problem::problem;
use cloverleaf_protocol::{Code, Problem};

/// For how long an answer of the database is good, so that asking often costs nothing.
const FRESH: Duration = Duration::from_secs(1);

/// Whether the database could be read and written when it was last tried.
#[derive(Default, Debug)]
pub(crate) struct Readiness(Mutex<Option<(Instant, Result<(), Problem>)>>);

impl Readiness {
    /// Tries, unless somebody has just done so. Who asks meanwhile waits for the same answer.
    async fn ask(&self, app: &App) -> Result<(), Problem> {
        let mut last = self.0.lock().await;
        match &*last {
            Some((at, answer)) if at.elapsed() < FRESH => answer.clone(),
            _ => {
                let answer = app.tables.can_write().await;
                *last = Some((Instant::now(), answer.clone()));
                answer
            }
        }
    }
}

/// The process lives.
pub(super) async fn health() -> &'static str {
    "well\n"
}

/// The process can serve: its store takes what it is given, its bus is there, and it is not about to stop.
pub(super) async fn ready(State(app): State<Arc<App>>) -> Result<&'static str, Failed> {
    let not_now = |text: &'static str| Failed(problem(Code::Unavailable, text).wait(2));
    if *app.stopping.borrow() {
        return Err(not_now("server-stopping"));
    }
    if !app.tables.bus.is_up() {
        return Err(not_now("server-bus-down"));
    }
    app.readiness.ask(&app).await?;
    Ok("ready\n")
}

type Metrics = ([(HeaderName, &'static str); 1], String);

/// What Prometheus reads.
pub(super) async fn metrics(State(app): State<Arc<App>>) -> Metrics {
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], app.meters.render())
}

/// The same among the addresses for everybody: for programs on this machine, and for whoever has the key.
pub(super) async fn guarded_metrics(
    State(app): State<Arc<App>>,
    request: Request,
) -> Result<Metrics, Failed> {
    let key = match shown(request.headers()) {
        Shown::Token(key) => app.metrics_key.as_ref().is_some_and(|secret| secret.is(key)),
        _ => false,
    };
    if !key && !forwarded::local(request.headers(), request.extensions()) {
        return Err(problem(Code::WhoAreYou, "server-metrics-closed").into());
    }
    Ok(metrics(State(app)).await)
}
