//! As much of an HTTP client as a test needs: JSON in, JSON out, and a stream of lines.

use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use serde_json::Value;

/// Asks and gives the status and the body.
pub(crate) fn ask(
    server: SocketAddr,
    token: Option<&str>,
    path: &str,
    body: Option<&Value>,
) -> io::Result<(u16, Value)> {
    let (status, mut reader) = send(server, token, path, body)?;
    let mut text = String::new();
    reader.read_to_string(&mut text)?;
    let json = serde_json::from_str(&text).map_err(io::Error::other)?;
    Ok((status, json))
}

/// The JSON texts of a stream, line by line, until it ends or breaks.
pub(crate) fn lines(
    server: SocketAddr,
    token: &str,
    path: &str,
) -> io::Result<impl Iterator<Item = Value> + use<>> {
    let (status, reader) = send(server, Some(token), path, None)?;
    if status != 200 {
        return Err(io::Error::other(format!("status {status}")));
    }
    let lines = BufReader::new(Chunks { reader, left: 0 }).lines().map_while(Result::ok);
    Ok(lines.filter_map(|line| serde_json::from_str(&line).ok()))
}

/// A body in chunks, each with its length on a line before it: a message may come in several.
struct Chunks {
    reader: BufReader<TcpStream>,
    left: usize,
}

impl io::Read for Chunks {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while self.left == 0 {
            let mut length = String::new();
            if self.reader.read_line(&mut length)? == 0 {
                return Ok(0);
            }
            // The line after a chunk is empty.
            self.left = usize::from_str_radix(length.trim(), 16).unwrap_or(0);
        }
        let most = buffer.len().min(self.left);
        let read = self.reader.read(&mut buffer[..most])?;
        self.left -= read;
        Ok(read)
    }
}

fn send(
    server: SocketAddr,
    token: Option<&str>,
    path: &str,
    body: Option<&Value>,
) -> io::Result<(u16, BufReader<TcpStream>)> {
    let mut socket = TcpStream::connect(server)?;
    socket.set_read_timeout(Some(Duration::from_secs(60)))?;
    let method = if body.is_some() { "POST" } else { "GET" };
    let body = body.map(Value::to_string).unwrap_or_default();
    let bearer = token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\n{bearer}Content-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    socket.write_all(head.as_bytes())?;
    socket.write_all(body.as_bytes())?;
    let mut reader = BufReader::new(socket);
    let mut line = String::new();
    reader.read_line(&mut line)?;
    let status = line.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status = status.ok_or_else(|| io::Error::new(io::ErrorKind::UnexpectedEof, "no status"))?;
    while line.trim() != "" {
        line.clear();
        if reader.read_line(&mut line)? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
    }
    Ok((status, reader))
}

/// A program that may take seats: its token.
pub(crate) fn program(server: SocketAddr, name: &str) -> String {
    let body = serde_json::json!({ "name": name });
    let (status, answer) = ask(server, None, "/api/bots", Some(&body)).expect("the server answers");
    assert!((200..300).contains(&status), "{status}: {answer}");
    answer["token"].as_str().expect("a token").to_owned()
}

/// Opens a table and gives its id.
pub(crate) fn open(server: SocketAddr, token: &str, setup: &Value) -> String {
    let (status, answer) = ask(server, Some(token), "/api/tables", Some(setup)).expect("the server answers");
    assert_eq!(status, 201, "{answer}");
    answer["id"].as_str().expect("an id").to_owned()
}
