//! What the page for operators asks for. Without its key there is nothing here.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::{Deserialize, Serialize};

use super::answer::{Asked, Body, Failed};
use super::who::{Shown, shown};
use super::{App, forwarded, page};
use crate::client::Client;
use crate::moderation::Order;
use crate::now;
use crate::problem::problem;
use crate::secret::Secret;
use crate::store::{Store, StoreError, Via};
use cloverleaf_protocol::{Code, Problem};

/// How many of anything are listed.
const PAGE: u32 = 100;

/// What the page for operators needs.
#[derive(Debug)]
pub(crate) struct Admin {
    key: Secret,
    store: Store,
}

impl Admin {
    pub(crate) fn new(key: Secret, store: Store) -> Admin {
        Admin { key, store }
    }
}

/// What is looked for.
#[derive(Debug, Deserialize)]
struct Find {
    #[serde(default)]
    find: String,
    #[serde(default)]
    all: bool,
}

/// The addresses of the page for operators.
pub(super) fn router(app: &Arc<App>) -> Router<Arc<App>> {
    Router::new()
        .route("/api/admin/reports", get(reports))
        .route("/api/admin/people", get(people))
        .route("/api/admin/tables", get(tables))
        .route("/api/admin/sanctions", get(sanctions))
        .route("/api/admin/log", get(log))
        .route("/api/admin/do", post(perform))
        .layer(from_fn_with_state(app.clone(), admit))
        .route("/admin", get(page::page))
}

/// Lets in who shows the key.
async fn admit(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let peer = forwarded::peer(&app.config, request.headers(), request.extensions());
    let known = match shown(request.headers()) {
        Shown::Token(key) => app.admin.as_ref().is_some_and(|admin| admin.key.is(key)),
        _ => false,
    };
    let admitted =
        app.limits.request(&Client { network: peer.into(), person: None }).and_then(|()| match known {
            true => Ok(()),
            false => Err(problem(Code::WhoAreYou, "server-admin-key")),
        });
    match admitted {
        Ok(()) => {
            let mut answer = next.run(request).await;
            answer.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
            answer
        }
        Err(problem) => Failed(problem).into_response(),
    }
}

fn store(app: &App) -> Result<&Store, Problem> {
    app.admin
        .as_ref()
        .map(|admin| &admin.store)
        .ok_or_else(|| problem(Code::NotFound, "server-no-such-address"))
}

fn listed<T: Serialize>(rows: Result<Vec<T>, StoreError>) -> Result<Json<Vec<T>>, Failed> {
    Ok(Json(rows?))
}

async fn reports(
    State(app): State<Arc<App>>,
    Asked(asked): Asked<Find>,
) -> Result<Json<Vec<impl Serialize>>, Failed> {
    listed(store(&app)?.reports(asked.all, PAGE).await)
}

async fn people(
    State(app): State<Arc<App>>,
    Asked(asked): Asked<Find>,
) -> Result<Json<Vec<impl Serialize>>, Failed> {
    listed(store(&app)?.find_people(&asked.find, PAGE).await)
}

async fn tables(
    State(app): State<Arc<App>>,
    Asked(asked): Asked<Find>,
) -> Result<Json<Vec<impl Serialize>>, Failed> {
    listed(store(&app)?.glance(&asked.find, PAGE).await)
}

async fn sanctions(State(app): State<Arc<App>>) -> Result<Json<Vec<impl Serialize>>, Failed> {
    listed(store(&app)?.sanctions(now()).await)
}

async fn log(State(app): State<Arc<App>>) -> Result<Json<Vec<impl Serialize>>, Failed> {
    listed(store(&app)?.acts(PAGE).await)
}

/// Does something. It holds for this process at once, and for others within a second or two.
async fn perform(State(app): State<Arc<App>>, Body(order): Body<Order>) -> Result<StatusCode, Failed> {
    let wrong = |message| problem(Code::NotFound, message);
    order.perform(store(&app)?, Via::Page).await.map_err(wrong)?;
    app.moderation.look(&app.tables).await?;
    Ok(StatusCode::NO_CONTENT)
}
