//! A table over a WebSocket: messages one way, requests the other.

use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::response::Response;
use serde::Deserialize;
use tokio::time::timeout;

use crate::http::{MOST_BYTES, read};
use crate::problem::problem;
use crate::room::Told;
use crate::visitor::{PATIENCE, Stir, Visitor, told};
use crate::websocket::{CloseCode, CloseFrame, Error, Frame, Socket, Upgrade};
use cloverleaf_protocol::{Code, Message, Problem, Request};

/// A frame longer than this is not even read to its end.
const LONGEST_FRAME: usize = 16 * MOST_BYTES;
/// So many messages that are no requests, or come too fast, are abuse.
const MOST_STRIKES: u32 = 100;
/// How long to wait until the other side has heard that the connection ends.
const FAREWELL: Duration = Duration::from_secs(2);

/// Takes a connection over.
pub(crate) fn answer(upgrade: Upgrade, visitor: Visitor) -> Response {
    upgrade.hold(LONGEST_FRAME, |socket| {
        Conversation { socket, visitor, strikes: 0, heard: Instant::now() }.hold()
    })
}

struct Conversation {
    socket: Socket,
    visitor: Visitor,
    strikes: u32,
    heard: Instant,
}

/// Why a conversation ends.
enum End {
    /// The other side has gone, or does not take what it is sent.
    Gone,
    /// It is told why.
    Close(CloseCode, &'static str),
}

impl Conversation {
    async fn hold(mut self) {
        if let Err(End::Close(code, reason)) = self.talk().await {
            let close = CloseFrame { code, reason: reason.into() };
            // Whoever has gone needs no farewell; whoever is still speaking shall not miss it.
            let _ = timeout(FAREWELL, async {
                let _ = self.socket.send(Frame::Close(Some(close)), FAREWELL).await;
                while let Some(Ok(_)) = self.socket.recv().await {}
            })
            .await;
        }
    }

    async fn talk(&mut self) -> Result<(), End> {
        let hello = self.visitor.hello();
        self.tell_or_fail(hello).await?;
        let mut heartbeat = self.visitor.beats();
        loop {
            tokio::select! {
                stir = self.visitor.stirred() => self.pass_on(stir).await?,
                frame = self.socket.recv() => self.hear(frame).await?,
                _ = heartbeat.tick() => self.keep_alive().await?,
            }
        }
    }

    async fn pass_on(&mut self, stir: Stir) -> Result<(), End> {
        match stir {
            Stir::Stop => {
                self.tell(&told(&Visitor::bye())).await?;
                Err(End::Close(CloseCode::Restart, "the server stops; come back in a moment"))
            }
            Stir::Out => {
                self.tell(&told(&Visitor::out())).await?;
                Err(End::Close(CloseCode::Policy, "the key opens nothing any more"))
            }
            Stir::Presence => {
                let presence = self.visitor.presence();
                self.tell(&presence).await
            }
            Stir::News => {
                let news = self.visitor.news();
                self.tell_or_fail(news).await
            }
        }
    }

    /// Asks whoever is silent whether they are there. Whoever does not answer has gone, which others see in less than
    /// four heartbeats.
    async fn keep_alive(&mut self) -> Result<(), End> {
        let (silent, heartbeat) = (self.heard.elapsed(), self.visitor.heartbeat());
        if silent > heartbeat * 5 / 2 {
            return Err(End::Gone);
        }
        if silent < heartbeat { Ok(()) } else { self.send(Frame::Ping(Bytes::new())).await }
    }

    async fn hear(&mut self, frame: Option<Result<Frame, Error>>) -> Result<(), End> {
        self.heard = Instant::now();
        match frame {
            None | Some(Ok(Frame::Close(_))) => Err(End::Gone),
            // Not WebSocket, or too long to be read.
            Some(Err(_)) => Err(End::Close(CloseCode::Size, "the frame is far too long, or no frame")),
            Some(Ok(Frame::Ping(_) | Frame::Pong(_) | Frame::Frame(_))) => Ok(()),
            // Pages cannot see pings; an empty message is theirs.
            Some(Ok(Frame::Text(text))) if text.is_empty() => self.send(Frame::Text("".into())).await,
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
        self.tell(&told(&answer)).await?;
        if self.strikes > MOST_STRIKES {
            return Err(End::Close(CloseCode::Policy, "too many messages that cannot be answered"));
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

    async fn tell_or_fail(&mut self, message: Result<Told, Problem>) -> Result<(), End> {
        match message {
            Ok(message) => self.tell(&message).await,
            Err(problem) => {
                self.tell(&told(&Message::Refused { id: None, problem })).await?;
                Err(End::Close(CloseCode::Error, "the table cannot be read now; come back in a moment"))
            }
        }
    }

    async fn send(&mut self, frame: Frame) -> Result<(), End> {
        self.socket.send(frame, PATIENCE).await.ok_or(End::Gone)
    }

    async fn tell(&mut self, message: &Told) -> Result<(), End> {
        self.socket.tell(message, PATIENCE).await.ok_or(End::Gone)
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
