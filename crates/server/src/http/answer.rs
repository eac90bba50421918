//! How requests are read and answered: everything that goes wrong is a [`Problem`] as JSON.

use cloverleaf_core::Message;
use core::any::Any;

use axum::Json;
use axum::extract::rejection::{BytesRejection, FailedToBufferBody, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;

use crate::problem::problem;
use cloverleaf_protocol::{Code, Problem};

/// A problem as the answer to a request.
#[derive(Debug)]
pub(crate) struct Failed(pub(crate) Problem);

impl<T: Into<Problem>> From<T> for Failed {
    fn from(problem: T) -> Failed {
        Failed(problem.into())
    }
}

impl IntoResponse for Failed {
    fn into_response(self) -> Response {
        let Failed(problem) = self;
        let status = StatusCode::from_u16(problem.code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let wait = problem.wait.or((status == StatusCode::TOO_MANY_REQUESTS).then_some(1));
        let mut response = (status, Json(&problem)).into_response();
        if let Some(wait) = wait {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(wait));
        }
        response
    }
}

/// A body of JSON.
#[derive(Debug)]
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Failed;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Failed> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or("");
        if !kind.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json")) {
            let text = "server-send-json";
            return Err(problem(Code::Malformed, text).into());
        }
        let bytes = axum::body::Bytes::from_request(request, state).await.map_err(|error| unread(&error))?;
        Ok(Body(read(&bytes)?))
    }
}

fn unread(error: &BytesRejection) -> Problem {
    match error {
        BytesRejection::FailedToBufferBody(FailedToBufferBody::LengthLimitError(_)) => {
            problem(Code::TooLarge, "server-body-too-large")
        }
        _ => problem(Code::Malformed, "server-body-broken"),
    }
}

/// Reads JSON.
pub(crate) fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Problem> {
    serde_json::from_slice(bytes)
        .map_err(|error| problem(Code::Malformed, Message::new("server-unexpected").text("why", error)))
}

/// What stands behind the question mark.
#[derive(Debug)]
pub(super) struct Asked<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Asked<T>, Failed> {
        let wrong = |error: QueryRejection| {
            problem(Code::Malformed, Message::new("server-query").text("why", error.body_text()))
        };
        let Query(asked) = Query::from_request_parts(parts, state).await.map_err(wrong)?;
        Ok(Asked(asked))
    }
}

/// What stands in the path, in the place of a name in braces.
#[derive(Debug)]
pub(super) struct Path<T>(pub(super) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Path<T>, Failed> {
        let wrong = |error: PathRejection| {
            problem(Code::Malformed, Message::new("server-path").text("why", error.body_text()))
        };
        let axum::extract::Path(named) =
            axum::extract::Path::from_request_parts(parts, state).await.map_err(wrong)?;
        Ok(Path(named))
    }
}

/// What there is no address for.
pub(super) async fn not_found() -> Failed {
    problem(Code::NotFound, "server-no-such-address").into()
}

/// What an address does not do.
pub(super) async fn wrong_method() -> Failed {
    problem(Code::WrongMethod, "server-no-such-method").into()
}

/// What is said when a handler breaks down.
#[expect(clippy::needless_pass_by_value, reason = "the layer that catches it hands it over")]
pub(super) fn broke_down(panic: Box<dyn Any + Send + 'static>) -> Response {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no reason");
    tracing::error!(panic = text, "a request broke down");
    let text = "server-failed";
    Failed(problem(Code::Unavailable, text).wait(1)).into_response()
}
