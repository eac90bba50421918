//! What the server offers, described for programs (OpenAPI) and for people (the same as a page).

use core::fmt::Write as _;
use std::sync::Arc;

use axum::Router;
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT, CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use utoipa::OpenApi;
use utoipa::openapi::path::{Operation, PathItem};

use super::App;
use cloverleaf_protocol::{
    Attendance, Card, ChatRoom, Clock, Code, Command, Happened, Message, Moment, Now, Place, Problem,
    Request, Result, Seen, Setup, Sitter, Start, Summary, Talk, TurnNow, Undo, UndoNow, Vote,
};

/// The parts of the description that belong to no single address.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Cloverleaf",
        description = "Four road games on one online table. Identify yourself by the cookie that POST /api/me \
            sets, or by a token: Authorization: Bearer …. Everything that goes wrong is answered by a Problem; \
            nothing has changed then."
    ),
    components(schemas(
        Attendance, Card, ChatRoom, Clock, Code, Command, Happened, Message, Moment, Now, Place, Problem, Request, Result,
        Seen, Setup, Sitter, Start, Summary, Talk, TurnNow, Undo, UndoNow, Vote
    )),
    tags(
        (name = "games", description = "What can be played."),
        (name = "people", description = "Who somebody is."),
        (name = "notices", description = "Being told that it is my turn."),
        (name = "programs", description = "Tokens for programs."),
        (name = "tables", description = "Tables, and everything that happens there.")
    )
)]
pub(super) struct Description;

/// The address of the description.
pub(super) fn router(description: &utoipa::openapi::OpenApi) -> Router<Arc<App>> {
    let json: Arc<str> = description.to_json().expect("a description is JSON").into();
    let page: Arc<str> = page(description).into();
    Router::new().route("/api", get(move |headers: HeaderMap| async move { answer(&headers, json, page) }))
}

/// Browsers ask for a page, programs do not.
fn answer(headers: &HeaderMap, json: Arc<str>, page: Arc<str>) -> Response {
    let wanted = headers.get(ACCEPT).and_then(|accept| accept.to_str().ok()).unwrap_or_default();
    let (kind, text) = if wanted.contains("text/html") {
        ("text/html; charset=utf-8", page)
    } else {
        ("application/json", json)
    };
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "public, max-age=300")], text.to_string()).into_response()
}

fn page(description: &utoipa::openapi::OpenApi) -> String {
    let mut rows = String::new();
    for (path, item) in &description.paths.paths {
        for (method, operation) in operations(item) {
            let says = operation.summary.as_deref().unwrap_or_default();
            // Writing to a text cannot fail.
            let _ = writeln!(rows, "<tr><td>{method}</td><td><code>{path}</code></td><td>{says}</td></tr>");
        }
    }
    let about = description.info.description.as_deref().unwrap_or_default();
    let codes: String = Code::ALL
        .iter()
        .map(|code| {
            let (status, meaning) = (code.status(), code.meaning());
            format!("<tr><td>{status}</td><td><code>{code}</code></td><td>{meaning}</td></tr>\n")
        })
        .collect();
    format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Cloverleaf for programs</title>\n\
         <link rel=\"stylesheet\" href=\"/style.css\"></head><body>\n<h1>Cloverleaf for programs</h1>\n\
         <p>{about}</p>\n<p>Programs get this as OpenAPI: ask for JSON at the same address.</p>\n\
         <h2>Addresses</h2>\n<table>\n{rows}</table>\n<h2>Codes of problems</h2>\n<table>\n{codes}</table>\n\
         </body></html>\n"
    )
}

fn operations(item: &PathItem) -> impl Iterator<Item = (&'static str, &Operation)> {
    let all = [("GET", &item.get), ("POST", &item.post), ("DELETE", &item.delete)];
    all.into_iter().filter_map(|(method, operation)| Some((method, operation.as_ref()?)))
}
