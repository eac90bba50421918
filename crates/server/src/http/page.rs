//! How the page's files are answered: the right kind, compressed where the browser takes it, kept for as long as
//! they are good.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{
    ACCEPT, ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderName, IF_NONE_MATCH,
    VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};

use super::{App, answer};
use crate::page::{INDEX, Page};

/// Names in this folder change with what is in them.
const HASHED: &str = "assets/";

/// Of the pages the server itself writes: the description, and the one that stands in for the real page.
const STYLE: &str =
    "body { font: 1.1rem/1.5 system-ui, sans-serif; max-width: 42rem; margin: 3rem auto; padding: 0 1rem; }
h1, h2 { color: #006747; }
code { background: #eef3ef; padding: 0 .2em; }
table { border-collapse: collapse; }
td { border-bottom: 1px solid #ccc; padding: .3em .6em; vertical-align: top; }
@media (prefers-color-scheme: dark) {
  body { background: #10201a; color: #eee; }
  h1, h2 { color: #7fd6b0; }
  a { color: #9fc5ff; }
  code { background: #1d332a; }
}
";

pub(super) async fn style() -> ([(HeaderName, &'static str); 1], &'static str) {
    ([(CONTENT_TYPE, "text/css; charset=utf-8")], STYLE)
}

/// A file of the page, at every address that nothing else has.
pub(super) async fn page(State(app): State<Arc<App>>, request: Request) -> Response {
    let (headers, path) = (request.headers(), request.uri().path());
    let name = match path {
        "/" | "/enter" => INDEX,
        "/admin" if app.admin.is_some() => INDEX,
        path => path.trim_start_matches('/'),
    };
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    if !reads || name == "api" || name.starts_with("api/") {
        return answer::not_found().await.into_response();
    }
    match give(&app.page, name, headers) {
        Some(response) => response,
        None if text(headers, &ACCEPT).contains("text/html") => lost(&app.page, headers),
        None => answer::not_found().await.into_response(),
    }
}

/// Who types an address that leads nowhere still gets a page to go on from.
fn lost(page: &Page, headers: &HeaderMap) -> Response {
    let mut headers = headers.clone();
    headers.remove(IF_NONE_MATCH);
    let found = give(page, INDEX, &headers);
    found.map(|page| (StatusCode::NOT_FOUND, page)).ok_or(StatusCode::NOT_FOUND).into_response()
}

fn text<'a>(headers: &'a HeaderMap, name: &HeaderName) -> &'a str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

fn give(page: &Page, name: &str, headers: &HeaderMap) -> Option<Response> {
    let (file, encoding) = page.find(name, text(headers, &ACCEPT_ENCODING))?;
    let mut response = if text(headers, &IF_NONE_MATCH).contains(&file.tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        ([(CONTENT_TYPE, kind(name))], file.bytes.clone()).into_response()
    };
    let given = response.headers_mut();
    given.insert(CACHE_CONTROL, HeaderValue::from_static(keeps(name)));
    given.insert(VARY, HeaderValue::from_static("accept-encoding"));
    given.extend(HeaderValue::from_str(&file.tag).ok().map(|tag| (ETAG, tag)));
    given.extend(encoding.map(|encoding| (CONTENT_ENCODING, HeaderValue::from_static(encoding))));
    Some(response)
}

/// How long a browser may keep a file without asking again.
fn keeps(name: &str) -> &'static str {
    if name.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" }
}

/// What a file is, by its name.
fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, end)| end) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "txt" | "record" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" => "image/jpeg",
        "woff" => "font/woff",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        _ => "application/octet-stream",
    }
}
