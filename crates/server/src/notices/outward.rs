//! Requests to addresses that people name. They must not lead into the network of whoever runs the server: only public
//! addresses are connected to, by https, no redirect is followed, and nothing of the answer is told but its status.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::body::Body;
use axum::http::header::{CONTENT_LENGTH, HOST, USER_AGENT};
use axum::http::{Request, Uri};
use cloverleaf_core::Message;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// How long a request may take: shorter than a stop waits.
const PATIENCE: Duration = Duration::from_secs(8);
/// The most letters of an address.
const LONGEST: usize = 1024;

/// The way out.
#[derive(Debug)]
pub(super) struct Outward {
    /// Whether it may lead to this machine and its network.
    private: bool,
}

/// What an address says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Place {
    secure: bool,
    host: String,
    port: u16,
    /// The part by which the other side knows itself.
    authority: String,
    path: String,
}

impl Place {
    /// The address without a path.
    pub(super) fn origin(&self) -> String {
        format!("{}://{}", if self.secure { "https" } else { "http" }, self.authority)
    }
}

impl Outward {
    pub(super) fn new(private: bool) -> Outward {
        Outward { private }
    }

    /// Reads an address that may be connected to, as far as it can be told from looking at it.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(super) fn place(&self, url: &str) -> Result<Place, Message> {
        let bad = || Message::new("server-notice-address");
        let uri: Uri = url.parse().ok().filter(|_| url.len() <= LONGEST).ok_or_else(bad)?;
        let secure = match uri.scheme_str() {
            Some("https") => true,
            Some("http") if self.private => false,
            _ => return Err(Message::new("server-notice-https")),
        };
        let authority =
            uri.authority().filter(|authority| !authority.as_str().contains('@')).ok_or_else(bad)?;
        let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_owned();
        let port = authority.port_u16().unwrap_or(if secure { 443 } else { 80 });
        let named: Option<IpAddr> = host.parse().ok();
        if named.is_some_and(|address| !self.allows(address)) {
            return Err(Message::new("server-notice-private"));
        }
        let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
        Ok(Place { secure, host, port, authority: authority.to_string(), path })
    }

    fn allows(&self, address: IpAddr) -> bool {
        self.private || is_public(address)
    }

    /// Sends a body there: the status of the answer.
    ///
    /// # Errors
    /// Why there is none, for the server's log.
    pub(super) async fn post(
        &self,
        url: &str,
        headers: &[(&'static str, String)],
        body: Vec<u8>,
    ) -> Result<u16, String> {
        let place = self.place(url).map_err(|why| why.key.into_owned())?;
        let posted = timeout(PATIENCE, self.exchange(&place, headers, body)).await;
        posted.unwrap_or_else(|_| Err("no answer in time".to_owned()))
    }

    async fn exchange(
        &self,
        place: &Place,
        headers: &[(&'static str, String)],
        body: Vec<u8>,
    ) -> Result<u16, String> {
        let request = request(place, headers, body)?;
        let stream = self.connect(place).await?;
        if !place.secure {
            return converse(stream, request).await;
        }
        let name = place.host.clone().try_into().map_err(in_words)?;
        converse(tls().connect(name, stream).await.map_err(in_words)?, request).await
    }

    /// Connects to an address that was looked at: asking for the name again could give another.
    async fn connect(&self, place: &Place) -> Result<TcpStream, String> {
        let found = tokio::net::lookup_host((place.host.as_str(), place.port)).await.map_err(in_words)?;
        let allowed: Vec<SocketAddr> = found.filter(|address| self.allows(address.ip())).collect();
        if allowed.is_empty() {
            return Err("no public address".to_owned());
        }
        TcpStream::connect(allowed.as_slice()).await.map_err(in_words)
    }
}

fn in_words(error: impl core::fmt::Display) -> String {
    error.to_string()
}

fn request(
    place: &Place,
    headers: &[(&'static str, String)],
    body: Vec<u8>,
) -> Result<Request<Body>, String> {
    let mut request = Request::post(&place.path)
        .header(HOST, &place.authority)
        .header(USER_AGENT, "cloverleaf")
        .header(CONTENT_LENGTH, body.len());
    for (name, value) in headers {
        request = request.header(*name, value);
    }
    request.body(Body::from(body)).map_err(in_words)
}

async fn converse(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Body>,
) -> Result<u16, String> {
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(in_words)?;
    let carried = tokio::spawn(connection);
    let answer = sender.send_request(request).await.map(|answer| answer.status().as_u16());
    // Whatever else the other side has to say is not read.
    carried.abort();
    answer.map_err(in_words)
}

/// Trusts whom this machine trusts.
fn tls() -> TlsConnector {
    static CONFIG: OnceLock<Arc<ClientConfig>> = OnceLock::new();
    let config = CONFIG.get_or_init(|| {
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        Arc::new(ClientConfig::builder().with_root_certificates(roots).with_no_client_auth())
    });
    TlsConnector::from(config.clone())
}

/// Whether an address is anybody's on the internet.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let reserved = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_broadcast()
        || address.is_documentation()
        || address.is_multicast();
    // This network, those behind a provider, those of protocols and measurements, and what is kept for later.
    let special = a == 0
        || a == 100 && (64..128).contains(&b)
        || (a, b, c) == (192, 0, 0)
        || (a, b) == (198, 18)
        || (a, b) == (198, 19)
        || a >= 240;
    !reserved && !special
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    // Of what is given out, without documentation and without what carries an address of the other kind.
    a & 0xe000 == 0x2000 && a != 0x2002 && !(a == 0x2001 && (b == 0 || b == 0x0db8))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn private_addresses_are_not_public() {
        let inside = "127.0.0.1 10.1.2.3 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 \
            198.18.0.1 240.0.0.1 255.255.255.255 192.0.2.1 ::1 :: fe80::1 fd00::1 ff02::1 ::ffff:10.0.0.1 \
            ::ffff:127.0.0.1 64:ff9b::a00:1 2002:a00:1:: 2001:db8::1 2001::1";
        for text in inside.split_whitespace() {
            assert!(!is_public(text.parse().expect("an address")), "{text}");
        }
        for text in ["1.1.1.1", "203.0.114.1", "2606:4700:4700::1111", "2a00:1450::1"] {
            assert!(is_public(text.parse().expect("an address")), "{text}");
        }
    }

    #[test]
    fn an_address_is_looked_at_before_it_is_kept() {
        let outward = Outward::new(false);
        let key = |url: &str| outward.place(url).err().map(|why| why.key.into_owned());
        assert_eq!(key("https://table.example/hook?x=1"), None);
        assert_eq!(key("https://table.example:8443"), None);
        for url in ["http://table.example/", "ftp://table.example/", "/hook", "table.example"] {
            assert_eq!(key(url).as_deref(), Some("server-notice-https"), "{url}");
        }
        for url in ["https://127.0.0.1/", "https://[::1]/", "https://10.0.0.1:8080/hook"] {
            assert_eq!(key(url).as_deref(), Some("server-notice-private"), "{url}");
        }
        for url in ["https://me@table.example/", "https://", "https://a b/"] {
            assert!(key(url).is_some(), "{url}");
        }
        let place = Outward::new(true).place("http://127.0.0.1:80/a?b").expect("allowed at home");
        assert_eq!(place.origin(), "http://127.0.0.1:80");
    }
}
