//! A table as lines of JSON, for programs without WebSockets.

use core::convert::Infallible;

use axum::body::{Body, Bytes};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::visitor::{HEARTBEAT, PATIENCE, Stir, Visitor, text_of};
use cloverleaf_protocol::{Message, Problem};

/// The body that tells a visitor everything, until the server stops or the visitor goes.
pub(crate) fn answer(visitor: Visitor) -> Response {
    // One line waits while another is being taken; what happens meanwhile is gathered in the next.
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
        let mut heartbeat = interval(HEARTBEAT);
        heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        heartbeat.reset();
        loop {
            tokio::select! {
                () = self.lines.closed() => return None,
                stir = self.visitor.stirred() => match stir {
                    Stir::Stop => return self.tell(Ok(Visitor::bye())).await,
                    Stir::Out => return self.tell(Ok(Visitor::out())).await,
                    Stir::News => {
                        let news = self.visitor.news();
                        self.tell(news).await?;
                    }
                },
                _ = heartbeat.tick() => self.send("\n".into()).await?,
            }
        }
    }

    async fn tell(&self, message: Result<Message, Problem>) -> Option<()> {
        let (message, last) = match message {
            Ok(message) => (message, false),
            Err(problem) => (Message::Refused { id: None, problem }, true),
        };
        self.send(text_of(&message) + "\n").await.filter(|()| !last)
    }

    async fn send(&self, line: String) -> Option<()> {
        timeout(PATIENCE, self.lines.send(line.into())).await.ok()?.ok()
    }
}
