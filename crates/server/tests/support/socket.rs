//! Somebody who follows a table over a WebSocket.

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value as Json, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Error, Message as Frame};

use super::client::{Client, PATIENCE};

/// A connection, and what was told over it.
pub(crate) struct Socket {
    frames: WebSocketStream<TcpStream>,
    /// The last `hello` or `news`.
    pub(crate) last: Json,
    /// Everything that happened, as it was told.
    pub(crate) happened: Vec<Json>,
    /// Every view that was told, with its version.
    pub(crate) views: Vec<(i64, Json)>,
    /// The code with which the server closed.
    pub(crate) closed: Option<u16>,
}

impl Socket {
    /// Follows a table; `query` may name a version and ask for what is legal.
    pub(crate) async fn connect(client: &Client, table: &str, query: &str) -> Socket {
        Socket::try_connect(client, table, query).await.expect("the server takes the connection")
    }

    /// Follows a table, or says with which status that was refused.
    pub(crate) async fn try_connect(client: &Client, table: &str, query: &str) -> Result<Socket, u16> {
        let address = format!("ws://{}/api/tables/{table}/socket{query}", client.address);
        let mut request = address.into_client_request().expect("an address");
        for (name, value) in client.headers() {
            request.headers_mut().insert(name, value.parse().expect("a header"));
        }
        let stream = TcpStream::connect(client.address).await.expect("the server listens");
        match tokio_tungstenite::client_async(request, stream).await {
            Ok((frames, _)) => {
                let (last, happened, views) = (Json::Null, Vec::new(), Vec::new());
                let mut socket = Socket { frames, last, happened, views, closed: None };
                socket.next().await.expect("a hello");
                Ok(socket)
            }
            Err(Error::Http(answer)) => Err(answer.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    /// The version last told.
    pub(crate) fn v(&self) -> i64 {
        self.now()["v"].as_i64().expect("a version")
    }

    /// How it stands.
    pub(crate) fn now(&self) -> &Json {
        &self.last["now"]
    }

    /// The own seat.
    pub(crate) fn seat(&self) -> Option<u64> {
        self.last["you"].as_u64()
    }

    /// What may be done.
    pub(crate) fn legal(&self) -> Vec<String> {
        let actions = self.now()["legal"].as_array().cloned().unwrap_or_default();
        actions.iter().map(|action| action.as_str().expect("text").to_owned()).collect()
    }

    /// The next message, or nothing when the server has closed.
    pub(crate) async fn next(&mut self) -> Option<Json> {
        loop {
            match timeout(PATIENCE, self.frames.next()).await.expect("a message in time") {
                Some(Ok(Frame::Text(text))) => {
                    let message: Json = serde_json::from_str(&text).expect("a message is JSON");
                    self.note(&message);
                    return Some(message);
                }
                Some(Ok(Frame::Close(frame))) => {
                    self.closed = frame.map(|frame| frame.code.into());
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }

    fn note(&mut self, message: &Json) {
        if message["type"] == "hello" || message["type"] == "news" {
            self.happened.extend(message["happened"].as_array().expect("a list").iter().cloned());
            self.last = message.clone();
            if let Some(view) = self.now().get("view") {
                self.views.push((self.v(), view.clone()));
            }
        }
        if message["type"] == "presence" {
            self.last["now"]["watchers"] = message["watchers"].clone();
            for told in message["seats"].as_array().expect("a list") {
                let seat = usize::try_from(told["seat"].as_u64().expect("a number")).expect("small");
                let place = &mut self.last["now"]["seats"][seat - 1];
                place["here"] = told["here"].clone();
                place["claim"] = told["claim"].clone();
            }
        }
    }

    /// Reads until everything up to a version has been told.
    pub(crate) async fn reach(&mut self, v: i64) {
        self.until(|socket| socket.v() >= v).await;
    }

    /// Reads until something is so.
    pub(crate) async fn until(&mut self, mut so: impl FnMut(&Socket) -> bool) {
        while !so(self) {
            self.next().await.expect("the server goes on");
        }
    }

    /// Asks whether the server is there, as a page does, and waits for its answer.
    pub(crate) async fn beat(&mut self) {
        self.say("").await;
        loop {
            match timeout(PATIENCE, self.frames.next()).await.expect("an answer in time") {
                Some(Ok(Frame::Text(text))) if text.is_empty() => return,
                Some(Ok(_)) => {}
                other => panic!("the server is gone: {other:?}"),
            }
        }
    }

    /// Sends any text.
    pub(crate) async fn say(&mut self, text: &str) {
        self.frames.send(Frame::text(text)).await.expect("the server reads");
    }

    /// Sends a text to a server that may hang up meanwhile.
    pub(crate) async fn try_say(&mut self, text: &str) {
        // Whether it went through shows in what comes back.
        let _ = self.frames.send(Frame::text(text)).await;
    }

    /// Reads until the next answer to a request.
    pub(crate) async fn answer(&mut self) -> Json {
        loop {
            let message = self.next().await.expect("an answer");
            if message["type"] == "done" || message["type"] == "refused" {
                return message;
            }
        }
    }

    /// Sends a request and reads up to its answer.
    pub(crate) async fn ask(&mut self, request: Json) -> Json {
        self.say(&request.to_string()).await;
        self.answer().await
    }

    /// Plays one action on the decision at hand, and gives the version at which it is done.
    pub(crate) async fn play(&mut self, action: &str) -> i64 {
        let decision = self.now()["decision"].clone();
        let done = self.ask(json!({"do": "play", "actions": [action], "decision": decision})).await;
        done["v"].as_i64().unwrap_or_else(|| panic!("'{action}' was refused: {done}"))
    }

    /// Cuts the connection.
    pub(crate) fn cut(self) {
        drop(self.frames);
    }
}
