//! WebSockets whose messages go out in pieces: whatever somebody is told, and however slowly they read, their
//! connection holds one piece of it, and the rest is shared with everybody who is told the same.

use core::pin::Pin;
use core::task::{Context, Poll};
use std::collections::VecDeque;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::FromRequestParts;
use axum::http::header::{CONNECTION, CONTENT_TYPE, HeaderName, UPGRADE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt as _, StreamExt as _};
use hyper::body::{Frame as BodyFrame, SizeHint};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::Frame as Piece;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

use crate::room::Told;

pub(crate) use tokio_tungstenite::tungstenite::protocol::CloseFrame;
pub(crate) use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
pub(crate) use tokio_tungstenite::tungstenite::{Error, Message as Frame};

/// The most bytes of a piece. Requests are short too, and thousands of idle connections with the usual 128 KiB each
/// would fill the memory.
const PIECE: usize = 4096;

const KEY: HeaderName = HeaderName::from_static("sec-websocket-key");
const VERSION: HeaderName = HeaderName::from_static("sec-websocket-version");
const ACCEPT: HeaderName = HeaderName::from_static("sec-websocket-accept");

/// A request that wants to speak WebSocket.
pub(crate) struct Upgrade {
    accept: HeaderValue,
    connection: OnUpgrade,
}

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = &'static str;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Upgrade, &'static str> {
        let names = |header: &HeaderName, word: &str| has_word(&parts.headers, header, word);
        if parts.method != Method::GET || !names(&CONNECTION, "upgrade") || !names(&UPGRADE, "websocket") {
            return Err("send Connection: upgrade and Upgrade: websocket");
        }
        if !names(&VERSION, "13") {
            return Err("send Sec-WebSocket-Version: 13");
        }
        let key = parts.headers.get(&KEY).ok_or("send a Sec-WebSocket-Key")?;
        let accept =
            HeaderValue::try_from(derive_accept_key(key.as_bytes())).map_err(|_| "send another key")?;
        let connection = parts.extensions.remove::<OnUpgrade>().ok_or("this connection cannot change")?;
        Ok(Upgrade { accept, connection })
    }
}

/// Whether a list in a header has this word.
fn has_word(headers: &HeaderMap, name: &HeaderName, word: &str) -> bool {
    let values = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|item| item.trim().eq_ignore_ascii_case(word))
}

impl Upgrade {
    /// Takes the connection over, with frames up to so many bytes from the other side.
    pub(crate) fn hold<F>(self, longest: usize, hold: impl FnOnce(Socket) -> F + Send + 'static) -> Response
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let config = WebSocketConfig::default()
            .read_buffer_size(PIECE)
            .write_buffer_size(0)
            .max_message_size(Some(longest))
            .max_frame_size(Some(longest));
        tokio::spawn(async move {
            // Whoever has gone meanwhile needs nothing.
            if let Ok(upgraded) = self.connection.await {
                let io = TokioIo::new(upgraded);
                hold(Socket(WebSocketStream::from_raw_socket(io, Role::Server, Some(config)).await)).await;
            }
        });
        let headers = [
            (CONNECTION, HeaderValue::from_static("upgrade")),
            (UPGRADE, HeaderValue::from_static("websocket")),
            (ACCEPT, self.accept),
        ];
        (StatusCode::SWITCHING_PROTOCOLS, headers, Body::empty()).into_response()
    }
}

/// A connection that speaks WebSocket.
pub(crate) struct Socket(WebSocketStream<TokioIo<Upgraded>>);

impl Socket {
    /// The next frame from the other side.
    pub(crate) async fn recv(&mut self) -> Option<Result<Frame, Error>> {
        self.0.next().await
    }

    /// Sends a short frame, unless that takes too long.
    pub(crate) async fn send(&mut self, frame: Frame, patience: Duration) -> Option<()> {
        timeout(patience, self.0.send(frame)).await.ok()?.ok()
    }

    /// Sends a message in pieces, unless the other side takes too long for one.
    pub(crate) async fn tell(&mut self, told: &Told, patience: Duration) -> Option<()> {
        let (mut left, mut code) = (told.len(), OpCode::Data(Data::Text));
        let mut piece = Vec::with_capacity(left.min(PIECE));
        for part in &told.parts {
            let mut part = part.as_bytes();
            while !part.is_empty() {
                let (fits, rest) = part.split_at(part.len().min(PIECE - piece.len()));
                piece.extend_from_slice(fits);
                (part, left) = (rest, left - fits.len());
                if piece.len() == PIECE || left == 0 {
                    let full = core::mem::replace(&mut piece, Vec::with_capacity(left.min(PIECE)));
                    self.send(Frame::Frame(Piece::message(full, code, left == 0)), patience).await?;
                    code = OpCode::Data(Data::Continue);
                }
            }
        }
        Some(())
    }
}

/// A text others have too, as bytes.
pub(crate) fn shared(text: Arc<str>) -> Bytes {
    struct Shared(Arc<str>);
    impl AsRef<[u8]> for Shared {
        fn as_ref(&self) -> &[u8] {
            self.0.as_bytes()
        }
    }
    Bytes::from_owner(Shared(text))
}

/// A message as the answer to a request, without a copy of what is shared.
pub(crate) fn whole(told: Told) -> Response {
    let parts = Shares(told.parts.into_iter().map(shared).collect());
    ([(CONTENT_TYPE, "application/json")], Body::new(parts)).into_response()
}

struct Shares(VecDeque<Bytes>);

impl hyper::body::Body for Shares {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<BodyFrame<Bytes>, Infallible>>> {
        Poll::Ready(self.0.pop_front().map(|part| Ok(BodyFrame::data(part))))
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(self.0.iter().map(|part| part.len() as u64).sum())
    }

    fn is_end_stream(&self) -> bool {
        self.0.is_empty()
    }
}
