//! Links for others: by which address they reach this server, and the same as a picture for a phone's camera.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_TYPE, HOST, HeaderName};
use cloverleaf_protocol::{Code, Problem, Reach};
use qrcode::QrCode;
use qrcode::render::svg;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::answer::{Asked, Body, Failed};
use super::{App, cookies};
use crate::problem::problem;

/// The longest way to a table.
const LONGEST: usize = 200;

/// What the picture leads to.
#[derive(Debug, Deserialize, IntoParams, ToSchema)]
#[into_params(parameter_in = Query)]
pub(super) struct Way {
    /// The way on this server, such as `/t/ID`.
    path: String,
}

/// Says by which address others reach this server, where it is known: links from `localhost` lead nowhere.
#[utoipa::path(get, path = "/api/reach", tag = "people", responses((status = 200, body = Reach)))]
pub(super) async fn reach(State(app): State<Arc<App>>) -> Json<Reach> {
    Json(Reach { address: app.reached_at.clone() })
}

/// A link to this server as a picture for a phone's camera.
#[utoipa::path(get, path = "/api/qr", tag = "people", params(Way),
    responses((status = 200, body = String, content_type = "image/svg+xml"), (status = 400, body = Problem)))]
pub(super) async fn qr(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Asked(way): Asked<Way>,
) -> Result<([(HeaderName, &'static str); 1], String), Failed> {
    let wrong = || problem(Code::Malformed, "server-qr");
    if !way.path.starts_with('/') || way.path.len() > LONGEST {
        return Err(wrong().into());
    }
    let code = QrCode::new(format!("{}{}", base(&app, &headers), way.path)).map_err(|_| wrong())?;
    let picture = code.render::<svg::Color<'_>>().min_dimensions(160, 160).build();
    Ok(([(CONTENT_TYPE, "image/svg+xml")], picture))
}

/// The same for a link whose secret is not to stand in an address.
#[utoipa::path(post, path = "/api/qr", tag = "people", request_body = Way,
    responses((status = 200, body = String, content_type = "image/svg+xml"), (status = 400, body = Problem)))]
pub(super) async fn secret_qr(
    state: State<Arc<App>>,
    headers: HeaderMap,
    Body(way): Body<Way>,
) -> Result<([(HeaderName, &'static str); 1], String), Failed> {
    qr(state, headers, Asked(way)).await
}

/// The address of this server for others: as whoever asks has reached it, unless nobody else can.
pub(super) fn base(app: &App, headers: &HeaderMap) -> String {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).filter(|host| is_host(host));
    match (host, &app.reached_at) {
        (Some(host), Some(address)) if is_here(host) => address.clone(),
        (Some(host), _) => {
            format!("{}://{host}", if cookies::safely(app, headers) { "https" } else { "http" })
        }
        (None, address) => address.clone().unwrap_or_default(),
    }
}

/// Whether this is a name and a port, and nothing that could mean something in a document.
fn is_host(host: &str) -> bool {
    host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".:-_[]".contains(&byte))
}

/// Whether a name means this machine alone.
fn is_here(host: &str) -> bool {
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    name == "localhost" || name == "[::1]" || name.starts_with("127.")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_own_machine_is_known_by_its_names() {
        assert!(
            ["localhost", "localhost:8080", "127.0.0.1:80", "127.1.2.3", "[::1]:80"].into_iter().all(is_here)
        );
        assert!(!["table.org", "192.168.1.7:80", "localhost.org"].into_iter().any(is_here));
        assert!(!is_host("a\"b") && !is_host("a/b") && is_host("table.org:81"));
    }
}
