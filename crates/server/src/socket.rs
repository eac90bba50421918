//! A table over a WebSocket: messages one way, requests the other.

use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use serde::Deserialize;
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::http::{MOST_BYTES, read};
use crate::problem::problem;
use crate::visitor::{HEARTBEAT, PATIENCE, Stir, Visitor, text_of};
use cloverleaf_protocol::{Code, Message, Problem, Request};

/// A frame longer than this is not even read to its end.
const LONGEST_FRAME: usize = 16 * MOST_BYTES;
/// Requests are short, and thousands of idle connections with the usual 128 KiB each would fill the memory.
const BUFFER: usize = 4096;
/// So many messages that are no requests, or come too fast, are abuse.
const MOST_STRIKES: u32 = 100;

/// How long to wait until the other side has heard that the connection ends.
const FAREWELL: Duration = Duration::from_secs(2);

/// Takes a connection over.
pub(crate) fn answer(upgrade: WebSocketUpgrade, visitor: Visitor) -> Response {
    upgrade
        .read_buffer_size(BUFFER)
        .max_message_size(LONGEST_FRAME)
        .max_frame_size(LONGEST_FRAME)
        .on_upgrade(|socket| Conversation { socket, visitor, strikes: 0, heard: Instant::now() }.hold())
}

struct Conversation {
    socket: WebSocket,
    visitor: Visitor,
    strikes: u32,
    heard: Instant,
}

/// Why a conversation ends.
enum End {
    /// The other side has gone, or does not take what it is sent.
    Gone,
    /// It is told why.
    Close(u16, &'static str),
}

impl Conversation {
    async fn hold(mut self) {
        if let Err(End::Close(code, reason)) = self.talk().await {
            let close = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
            // Whoever has gone needs no farewell; whoever is still speaking shall not miss it.
            let _ = timeout(FAREWELL, async {
                let _ = self.socket.send(Frame::Close(Some(close))).await;
                while let Some(Ok(_)) = self.socket.recv().await {}
            })
            .await;
        }
    }

    async fn talk(&mut self) -> Result<(), End> {
        let hello = self.visitor.hello();
        self.tell_or_fail(hello).await?;
        let mut heartbeat = interval(HEARTBEAT);
        heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        heartbeat.reset();
        loop {
            tokio::select! {
                stir = self.visitor.stirred() => self.pass_on(stir).await?,
                frame = self.socket.recv() => self.hear(frame).await?,
                _ = heartbeat.tick() => self.keep_alive().await?,
            }
        }
    }

    async fn pass_on(&mut self, stir: Stir) -> Result<(), End> {
        if stir == Stir::Stop {
            self.tell(&Visitor::bye()).await?;
            return Err(End::Close(close_code::RESTART, "the server stops; come back in a moment"));
        }
        if stir == Stir::Out {
            self.tell(&Visitor::out()).await?;
            return Err(End::Close(close_code::POLICY, "the key opens nothing any more"));
        }
        let news = self.visitor.news();
        self.tell_or_fail(news).await
    }

    /// A client that answers no ping for three of them has gone.
    async fn keep_alive(&mut self) -> Result<(), End> {
        if self.heard.elapsed() > 3 * HEARTBEAT {
            return Err(End::Gone);
        }
        self.send(Frame::Ping(axum::body::Bytes::new())).await
    }

    async fn hear(&mut self, frame: Option<Result<Frame, axum::Error>>) -> Result<(), End> {
        self.heard = Instant::now();
        match frame {
            None | Some(Ok(Frame::Close(_))) => Err(End::Gone),
            // Not WebSocket, or too long to be read.
            Some(Err(_)) => Err(End::Close(close_code::SIZE, "the frame is far too long, or no frame")),
            Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => Ok(()),
            Some(Ok(Frame::Text(text))) => self.answer(text.as_bytes()).await,
            Some(Ok(Frame::Binary(bytes))) => self.answer(&bytes).await,
        }
    }

    async fn answer(&mut self, bytes: &[u8]) -> Result<(), End> {
        let answer = match self.understand(bytes) {
            Ok(request) => self.visitor.act(request).await,
            Err(problem) => {
                self.strikes += 1;
                Message::Refused { id: id_in(bytes), problem }
            }
        };
        self.tell(&answer).await?;
        if self.strikes > MOST_STRIKES {
            return Err(End::Close(close_code::POLICY, "too many messages that cannot be answered"));
        }
        Ok(())
    }

    fn understand(&self, bytes: &[u8]) -> Result<Request, Problem> {
        self.visitor.count()?;
        if bytes.len() > MOST_BYTES {
            let text = cloverleaf_core::Message::new("server-message-too-large").with("most", MOST_BYTES);
            return Err(problem(Code::TooLarge, text));
        }
        read(bytes)
    }

    async fn tell_or_fail(&mut self, message: Result<Message, Problem>) -> Result<(), End> {
        match message {
            Ok(message) => self.tell(&message).await,
            Err(problem) => {
                self.tell(&Message::Refused { id: None, problem }).await?;
                Err(End::Close(close_code::ERROR, "the table cannot be read now; come back in a moment"))
            }
        }
    }

    async fn tell(&mut self, message: &Message) -> Result<(), End> {
        self.send(Frame::Text(text_of(message).into())).await
    }

    async fn send(&mut self, frame: Frame) -> Result<(), End> {
        match timeout(PATIENCE, self.socket.send(frame)).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(End::Gone),
        }
    }
}

/// The sender's name for a request that was not understood, if that much can be.
fn id_in(bytes: &[u8]) -> Option<String> {
    #[derive(Deserialize)]
    struct Named {
        id: String,
    }
    let bytes = if bytes.len() > MOST_BYTES { &[] } else { bytes };
    serde_json::from_slice::<Named>(bytes).ok().map(|named| named.id).filter(|id| id.len() <= 64)
}
