//! My data: to take along, or to be deleted.

use core::convert::Infallible;
use std::sync::Arc;

use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use cloverleaf_protocol::{Confirm, Problem};
use futures_util::stream;
use serde_json::{Value as Json, json};

use super::account::confirmed;
use super::answer::{Body, Failed};
use super::cookies::Cookies;
use super::me::go_back;
use super::{App, Who};
use crate::TableId;
use crate::people::{Known, told};

/// Everything the server knows of me, as a file: one JSON document.
#[utoipa::path(get, path = "/api/me/export", tag = "people",
    responses((status = 200, content_type = "application/json"), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn export(State(app): State<Arc<App>>, who: Who) -> Result<Response, Failed> {
    let known = who.owner()?.clone();
    app.limits.newcomer(who.network())?;
    app.tables.learn_speakers().await?;
    let mut head = about(&app, &known).await?.to_string();
    // The tables follow, a page at a time, however many there are.
    head.pop();
    head.push_str(",\"tables\":[");
    let pages = stream::unfold(Pages::First(head, app, known), |pages| async move {
        let (text, rest) = pages.next().await?;
        Some((Ok::<_, Infallible>(text), rest))
    });
    let headers = [
        (CONTENT_TYPE, "application/json"),
        (CONTENT_DISPOSITION, "attachment; filename=\"cloverleaf.json\""),
    ];
    Ok((headers, axum::body::Body::from_stream(pages)).into_response())
}

/// What is known of somebody apart from their tables.
async fn about(app: &App, known: &Known) -> Result<Json, Problem> {
    let player = &known.player;
    let keys = app.people.keys(&player.id).await?;
    Ok(json!({
        "player": player.id, "name": player.name, "kind": player.kind.as_str(), "since": player.created_at,
        "login": app.people.login(player).await?,
        "guests": app.people.brought(&player.id).await?,
        "notices": app.notices.export(known).await?,
        "plans": app.plans.export(&known.everybody).await?,
        "played": app.people.export_results(known).await?,
        "passkeys": app.people.passkeys(&player.id).await?,
        "access": keys.iter().filter_map(|key| told(key, &known.key)).collect::<Vec<_>>(),
    }))
}

/// What is still to be written.
enum Pages {
    First(String, Arc<App>, Arc<Known>),
    After(TableId, Arc<App>, Arc<Known>),
    Done,
}

impl Pages {
    async fn next(self) -> Option<(String, Pages)> {
        match self {
            Pages::First(head, app, known) => {
                Some((head, Pages::After(TableId::from(String::new()), app, known)))
            }
            Pages::After(after, app, known) => Some(page(after, app, known).await),
            Pages::Done => None,
        }
    }
}

/// The tables after this one, and what comes after them. Where the store fails the document ends unfinished, and
/// nobody takes it for a whole one.
async fn page(after: TableId, app: Arc<App>, known: Arc<Known>) -> (String, Pages) {
    let Ok(ids) = app.tables.page_of(&known.player.id, &after).await else {
        return (String::new(), Pages::Done);
    };
    let Some(last) = ids.last().cloned() else { return ("]}".to_owned(), Pages::Done) };
    let mut text = String::new();
    for id in &ids {
        let table = app.tables.export(id, &known.everybody).await;
        let table = table.unwrap_or_else(|problem| json!({ "id": id, "problem": problem.text }));
        if !text.is_empty() || !after.as_str().is_empty() {
            text.push(',');
        }
        text.push_str(&table.to_string());
    }
    (text, Pages::After(last, app, known))
}

/// Deletes me: my keys, my login and my name. Games that are being played are resigned.
#[utoipa::path(post, path = "/api/me/delete", tag = "people", request_body = Confirm,
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 429, body = Problem)))]
pub(super) async fn delete(
    State(app): State<Arc<App>>,
    who: Who,
    headers: HeaderMap,
    Body(confirm): Body<Confirm>,
) -> Result<(StatusCode, Cookies), Failed> {
    confirmed(&app, &who, &headers, confirm).await?;
    let known = who.owner()?;
    app.tables.leave_all(known, &who.client()).await?;
    app.people.forget(known).await?;
    app.tables.forget(&known.everybody).await;
    Ok((StatusCode::NO_CONTENT, go_back(&app, &headers).await?))
}
