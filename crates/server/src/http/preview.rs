//! A table's link as messengers show it: a title, a sentence and a picture of the board, and nothing that is anybody's
//! business. Whoever opens it gets the page.

use core::fmt::Write as _;
use std::sync::Arc;

use axum::extract::State;
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use cloverleaf_core::{Message, Say as _};
use cloverleaf_words::{Language, Languages, english};

use super::answer::Path;
use super::{App, reach};
use crate::TableId;
use crate::page::INDEX;
use crate::room::Preview;

/// The page at a table's own address, with what messengers show of it.
pub(super) async fn preview(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    let page = app
        .page
        .find(INDEX, "")
        .map_or_else(String::new, |(file, _)| String::from_utf8_lossy(&file.bytes).into_owned());
    let live = app.tables.live(&TableId::from(id.clone())).await;
    let (status, page) = match live {
        Ok(live) => {
            let shown = live.room().preview();
            let base = reach::base(&app, &headers);
            (
                StatusCode::OK,
                page.replacen("</head>", &(tags(&shown, &base, &id, words(&headers)) + "</head>"), 1),
            )
        }
        Err(_) => (StatusCode::NOT_FOUND, page),
    };
    (status, [(CONTENT_TYPE, "text/html; charset=utf-8")], page).into_response()
}

/// The language somebody asks for, if it is spoken here.
fn words(headers: &HeaderMap) -> &'static Language {
    let wanted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let first = wanted.split([',', ';']).next().unwrap_or_default().trim();
    Languages::embedded().get(first).unwrap_or_else(|| english())
}

fn tags(shown: &Preview, base: &str, id: &str, words: &Language) -> String {
    let about = match shown {
        Preview { invitation: true, .. } => Message::new("preview-invitation"),
        Preview { free: Some(0), .. } => Message::new("preview-full"),
        Preview { free: Some(free), .. } => Message::new("preview-free").with("count", *free),
        Preview { over: true, .. } => Message::new("preview-over"),
        _ => Message::new("preview-running"),
    };
    let title = words.say(&Message::new("preview-title").text("game", shown.title));
    let mut tags = String::new();
    for (name, content) in [
        ("og:type", "website"),
        ("og:site_name", "Cloverleaf"),
        ("og:title", &title),
        ("og:description", &words.say(&about)),
        ("og:url", &format!("{base}/t/{id}")),
        ("og:image", &format!("{base}/previews/{}.jpg", shown.game)),
        ("og:image:width", "1200"),
        ("og:image:height", "630"),
        ("twitter:card", "summary_large_image"),
    ] {
        // Writing into memory does not fail.
        let _ = write!(tags, "<meta property=\"{name}\" content=\"{}\" />", escaped(content));
    }
    tags
}

/// Text in an attribute.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
