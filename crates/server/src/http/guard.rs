//! What every request passes: who asks, how often, from where; and what every answer carries.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS};
use axum::http::request::Parts;
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::answer::Failed;
use super::who::Who;
use super::{App, origin};
use crate::now;
use crate::problem::problem;
use cloverleaf_protocol::{Code, Problem};

/// How long a request may take, its body included.
const PATIENCE: Duration = Duration::from_secs(30);

/// How much of a path is logged.
const LONGEST_PATH: usize = 200;

/// Everything a page may do is here; nothing is loaded from elsewhere, nothing runs that stands in a page.
const CONTENT_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
    media-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 6] = [
    (CONTENT_SECURITY_POLICY, CONTENT_POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // The name of a table is known to those who have its link; other sites are not told.
    (REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
];

/// Finds out who asks, and lets nobody ask too often or from a page of another site.
pub(super) async fn admit(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    match ask(&app, &parts).await {
        Ok(who) => parts.extensions.insert(who),
        Err(problem) => return Failed(problem).into_response(),
    };
    let request = Request::from_parts(parts, body);
    let late = || Failed(problem(Code::Unavailable, "server-too-slow").wait(1));
    let answer = tokio::time::timeout(PATIENCE, next.run(request)).await;
    let mut answer = answer.unwrap_or_else(|_| late().into_response());
    answer.headers_mut().entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    answer
}

async fn ask(app: &App, parts: &Parts) -> Result<Who, Problem> {
    let who = Who::ask(app, &parts.headers, &parts.extensions).await?;
    app.limits.request(&who.client())?;
    app.moderation.admit(who.everybody(), who.peer)?;
    origin::check(&parts.method, &parts.headers)?;
    app.tables.seen.note(who.everybody(), now());
    Ok(who)
}

/// Adds what every answer carries.
pub(super) async fn seal(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    if app.config.secure {
        let always = HeaderValue::from_static("max-age=31536000");
        headers.insert("strict-transport-security", always);
    }
    response
}

/// Counts and logs. Of an address only the path is logged: what follows may be secret.
pub(super) async fn count(request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let route = request.extensions().get::<MatchedPath>().map_or("none", MatchedPath::as_str).to_owned();
    let method = method_of(&request);
    let path: String = request.uri().path().chars().take(LONGEST_PATH).collect();
    let response = next.run(request).await;
    let (status, taken) = (response.status(), begun.elapsed());
    let labels = [("method", method.to_owned()), ("route", route), ("status", status.as_str().to_owned())];
    metrics::counter!("cloverleaf_requests_total", &labels).increment(1);
    metrics::histogram!("cloverleaf_request_seconds", "route" => labels[1].1.clone())
        .record(taken.as_secs_f64());
    let micros = u64::try_from(taken.as_micros()).unwrap_or(u64::MAX);
    tracing::info!(target: "cloverleaf::requests", method, path, status = status.as_u16(), micros);
    response
}

/// The method, if it is one anybody uses: strangers do not get to make up metrics.
fn method_of(request: &Request) -> &'static str {
    match request.method().as_str() {
        "GET" => "GET",
        "HEAD" => "HEAD",
        "POST" => "POST",
        "DELETE" => "DELETE",
        _ => "other",
    }
}
