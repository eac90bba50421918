//! A table as lines of JSON, for programs without WebSockets.

use core::convert::Infallible;

use axum::body::{Body, Bytes};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::room::Told;
use crate::visitor::{PATIENCE, Stir, Visitor, told};
use crate::websocket::shared;
use cloverleaf_protocol::{Message, Problem};

/// The body that tells a visitor everything, until the server stops or the visitor goes.
pub(crate) fn answer(visitor: Visitor) -> Response {
    // One part of a line waits while another is being taken; what happens meanwhile is gathered in the next line.
    let (sender, receiver) = mpsc::channel(1);
    tokio::spawn(Teller { visitor, lines: sender }.tell_everything());
    let lines = futures_util::stream::unfold(receiver, |mut receiver| async move {
        let line: Bytes = receiver.recv().await?;
        Some((Ok::<_, Infallible>(line), receiver))
    });
    let headers = [(CONTENT_TYPE, "application/x-ndjson"), (axum::http::header::CACHE_CONTROL, "no-store")];
    (headers, Body::from_stream(lines)).into_response()
}

struct Teller {
    visitor: Visitor,
    lines: mpsc::Sender<Bytes>,
}

impl Teller {
    /// Ends, with nothing to return, when there is nobody to tell any more.
    async fn tell_everything(mut self) -> Option<()> {
        let hello = self.visitor.hello();
        self.tell(hello).await?;
        let mut heartbeat = self.visitor.beats();
        loop {
            tokio::select! {
                () = self.lines.closed() => return None,
                stir = self.visitor.stirred() => match stir {
                    Stir::Stop => return self.tell(Ok(told(&Visitor::bye()))).await,
                    Stir::Out => return self.tell(Ok(told(&Visitor::out()))).await,
                    Stir::Presence => {
                        let presence = self.visitor.presence();
                        self.tell(Ok(presence)).await?;
                    }
                    Stir::News => {
                        let news = self.visitor.news();
                        self.tell(news).await?;
                    }
                },
                _ = heartbeat.tick() => self.send("\n".into()).await?,
            }
        }
    }

    async fn tell(&self, message: Result<Told, Problem>) -> Option<()> {
        let (message, last) = match message {
            Ok(message) => (message, false),
            Err(problem) => (told(&Message::Refused { id: None, problem }), true),
        };
        for part in message.parts {
            self.send(shared(part)).await?;
        }
        self.send("\n".into()).await.filter(|()| !last)
    }

    async fn send(&self, part: Bytes) -> Option<()> {
        timeout(PATIENCE, self.lines.send(part)).await.ok()?.ok()
    }
}
