//! Where a request comes from: what the connection says, or what a proxy says that is trusted.

use std::net::{IpAddr, SocketAddr};

use axum::extract::ConnectInfo;
use axum::http::{Extensions, HeaderMap};

use crate::Config;

/// Headers by which proxies tell for whom they ask.
const PROXIES: [&str; 4] = ["x-forwarded-for", "x-real-ip", "forwarded", "via"];

/// Who is at the other end of the connection.
fn direct(extensions: &Extensions) -> IpAddr {
    let peer = extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(address)| address.ip());
    peer.unwrap_or(IpAddr::from([127, 0, 0, 1]))
}

/// Where a request comes from: behind a proxy, what the nearest one says.
pub(super) fn peer(config: &Config, headers: &HeaderMap, extensions: &Extensions) -> IpAddr {
    let told = config.trust_proxy.then(|| told(headers)).flatten();
    told.unwrap_or_else(|| direct(extensions))
}

/// Whether a program on this machine asks, and not a proxy for somebody else.
pub(super) fn local(headers: &HeaderMap, extensions: &Extensions) -> bool {
    direct(extensions).to_canonical().is_loopback() && !by_a_proxy(headers)
}

/// Whether a proxy says that it passed a request on.
pub(super) fn by_a_proxy(headers: &HeaderMap) -> bool {
    PROXIES.iter().any(|name| headers.contains_key(*name))
}

/// The address the nearest proxy names, which it adds as the last.
fn told(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?;
    address(last.to_str().ok()?.rsplit(',').next()?)
}

/// An address as proxies write it: alone, with a port, or in brackets.
fn address(text: &str) -> Option<IpAddr> {
    let text = text.trim().trim_matches('"');
    let bare = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    text.parse().ok().or_else(with_port).or_else(bare)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn an_address_is_read_with_and_without_its_port() {
        let (four, six) =
            (IpAddr::from([203, 0, 113, 7]), "2001:db8::7".parse::<IpAddr>().expect("an address"));
        for text in ["203.0.113.7", " 203.0.113.7:4711 ", "\"203.0.113.7:80\""] {
            assert_eq!(address(text), Some(four), "{text}");
        }
        for text in ["2001:db8::7", "[2001:db8::7]", "[2001:db8::7]:4711"] {
            assert_eq!(address(text), Some(six), "{text}");
        }
        for text in ["", "unknown", "203.0.113.7:", "[2001:db8::7", "1.2.3.4:99999"] {
            assert_eq!(address(text), None, "{text}");
        }
    }

    #[test]
    fn only_a_trusted_proxy_is_believed_and_only_the_nearest() {
        let mut headers = HeaderMap::new();
        headers.append("x-forwarded-for", HeaderValue::from_static("10.9.9.9, 198.51.100.2:50000"));
        let nothing = Extensions::new();
        let config = |trust_proxy| Config { trust_proxy, ..Config::local("sqlite:none") };
        assert_eq!(peer(&config(true), &headers, &nothing), IpAddr::from([198, 51, 100, 2]));
        assert_eq!(peer(&config(false), &headers, &nothing), IpAddr::from([127, 0, 0, 1]));
        assert!(!local(&headers, &nothing), "a proxy on this machine asks for others");
        assert!(local(&HeaderMap::new(), &nothing));
    }
}
