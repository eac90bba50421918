//! How many connections an address may have: counted before any request is read, or, behind a trusted proxy
//! whose connections are everybody's, by the address the proxy names.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use cloverleaf_core::Message;
use tokio::net::TcpStream;

use super::answer::Failed;
use super::{App, forwarded};
use crate::Config;
use crate::client::Network;
use crate::problem::problem;
use cloverleaf_protocol::{Code, Problem};

type Counts = Arc<Mutex<HashMap<Network, u32>>>;

/// The connections that are open, by address.
#[derive(Debug)]
pub(crate) struct Connections {
    open: Counts,
    most: u32,
    /// Whether a trusted proxy says who comes.
    forwarded: bool,
}

/// A connection's place, counted until nobody holds it any more.
#[derive(Clone, Debug)]
pub(crate) struct Held(#[expect(dead_code, reason = "it is held to be dropped")] Option<Arc<Place>>);

#[derive(Debug)]
struct Place {
    open: Counts,
    address: Network,
}

impl Connections {
    pub(crate) fn new(config: &Config) -> Connections {
        let (most, forwarded) = (config.connections_per_address, config.trust_proxy);
        Connections { open: Arc::default(), most, forwarded }
    }

    /// A place for a connection from there; a proxy's connections are not counted.
    pub(crate) fn direct(&self, address: IpAddr) -> Result<Held, Problem> {
        if self.forwarded { Ok(Held(None)) } else { self.enter(address) }
    }

    fn enter(&self, address: IpAddr) -> Result<Held, Problem> {
        let address = Network::from(address);
        let mut counts = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let open = counts.entry(address).or_insert(0);
        if *open >= self.most {
            let text = Message::new("server-crowded-address").with("most", *open);
            return Err(problem(Code::TooMany, text).wait(5));
        }
        *open += 1;
        Ok(Held(Some(Arc::new(Place { open: self.open.clone(), address }))))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        match counts.get_mut(&self.address) {
            Some(open) if *open > 1 => *open -= 1,
            _ => drop(counts.remove(&self.address)),
        }
    }
}

/// Counts a request that comes by a trusted proxy until it is answered; who follows a table holds the place on.
pub(super) async fn admit(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    if !app.connections.forwarded {
        return next.run(request).await;
    }
    let peer = forwarded::peer(&app.config, request.headers(), request.extensions());
    match app.connections.enter(peer) {
        Ok(held) => {
            request.extensions_mut().insert(held.clone());
            let answer = next.run(request).await;
            drop(held);
            answer
        }
        Err(problem) => Failed(problem).into_response(),
    }
}

/// Says why a connection is not taken, as far as that fits into it at once, and hangs up.
#[expect(clippy::needless_pass_by_value, reason = "nobody needs the problem afterwards")]
pub(crate) fn turn_away(stream: &TcpStream, problem: Problem) {
    let body = serde_json::to_string(&problem).unwrap_or_default();
    let answer = format!(
        "HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\
         Retry-After: 5\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    // Whoever does not take it is turned away all the same.
    let _ = stream.try_write(answer.as_bytes());
}
