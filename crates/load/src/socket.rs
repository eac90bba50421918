//! A WebSocket to a table.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context, Result};
use cloverleaf_protocol::TableId;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::abuse::FORWARDED;
use crate::people::{Person, origin};

const PATIENCE: Duration = Duration::from_secs(10);
/// Thousands of sockets with the usual buffers would fill the memory that is meant for the server.
const BUFFER: usize = 4096;

pub(crate) type Socket = WebSocketStream<TcpStream>;

/// Connects somebody to a table, who has seen everything up to a version.
pub(crate) async fn connect(
    server: SocketAddr,
    table: &TableId,
    person: &Person,
    version: i64,
    legal: bool,
) -> Result<Socket> {
    let mut url = format!("ws://{server}/api/tables/{table}/socket?v={version}");
    if legal {
        url.push_str("&legal=true");
    }
    let mut request = url.into_client_request()?;
    request.headers_mut().insert("cookie", person.cookie().parse()?);
    request.headers_mut().insert("origin", origin(server).parse()?);
    if let Some(address) = person.forwarded {
        request.headers_mut().insert(FORWARDED, address.parse()?);
    }
    let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
    let greeting = async {
        let stream = TcpStream::connect(server).await?;
        stream.set_nodelay(true)?;
        Ok::<_, anyhow::Error>(client_async_with_config(request, stream, Some(config)).await?.0)
    };
    timeout(PATIENCE, greeting).await.context("the server does not answer")?
}
