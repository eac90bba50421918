//! Whether a request comes from a page of this very site, so that no other page can act for whoever
//! visits it.

use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, Method};

use super::who::{Shown, shown};
use crate::problem::problem;
use cloverleaf_protocol::{Code, Problem};

/// Lets a request pass that changes nothing, that shows a token no browser would send by itself, or that
/// comes from a page of this site.
///
/// # Errors
/// If it comes from a page of another site, or does not say where from and shows a cookie.
pub(super) fn check(method: &Method, headers: &HeaderMap) -> Result<(), Problem> {
    let reads = matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS);
    let upgrades = headers.contains_key("upgrade");
    let shown = shown(headers);
    if (reads && !upgrades) || matches!(shown, Shown::Token(_)) {
        return Ok(());
    }
    match (site(headers), shown) {
        (Some(true), _) | (None, Shown::Nothing) => Ok(()),
        (Some(false), _) => Err(wrong("server-other-site")),
        (None, _) => Err(wrong("server-no-origin")),
    }
}

fn wrong(text: &'static str) -> Problem {
    problem(Code::WrongOrigin, text)
}

/// Whether the page the request comes from is this site's, if the request tells.
fn site(headers: &HeaderMap) -> Option<bool> {
    let fetch = headers.get("sec-fetch-site").map(|site| site == "same-origin" || site == "none");
    let origin = headers.get(ORIGIN).map(|origin| {
        let origin = origin.to_str().unwrap_or_default();
        let place = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
        let host = headers.get(HOST).and_then(|host| host.to_str().ok());
        place.zip(host).is_some_and(|(place, host)| place.eq_ignore_ascii_case(host))
    });
    match (fetch, origin) {
        (Some(fetch), Some(origin)) => Some(fetch && origin),
        (fetch, origin) => fetch.or(origin),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::{HeaderName, HeaderValue};

    fn passes(method: &Method, pairs: &[(&'static str, &'static str)]) -> bool {
        let pair = |(name, value): &(&'static str, &'static str)| {
            (HeaderName::from_static(name), HeaderValue::from_static(value))
        };
        let headers = pairs.iter().map(pair).chain([(HOST, HeaderValue::from_static("table.org"))]);
        check(method, &headers.collect()).is_ok()
    }

    #[test]
    fn another_sites_page_changes_nothing() {
        let cookie = ("cookie", "cloverleaf=k");
        assert!(passes(&Method::GET, &[cookie, ("origin", "https://evil.org")]));
        assert!(!passes(&Method::GET, &[cookie, ("origin", "https://evil.org"), ("upgrade", "websocket")]));
        assert!(!passes(&Method::POST, &[cookie, ("origin", "https://evil.org")]));
        assert!(!passes(&Method::POST, &[("origin", "https://evil.org")]), "nor without a cookie");
        assert!(!passes(&Method::POST, &[cookie, ("origin", "null")]));
        assert!(!passes(&Method::POST, &[cookie, ("sec-fetch-site", "cross-site")]));
        assert!(!passes(&Method::POST, &[cookie, ("sec-fetch-site", "same-site")]));
        assert!(!passes(&Method::DELETE, &[cookie]), "a browser says where from");
    }

    #[test]
    fn the_own_page_and_programs_pass() {
        let cookie = ("cookie", "cloverleaf=k");
        assert!(passes(&Method::POST, &[cookie, ("origin", "https://Table.org")]));
        assert!(passes(&Method::POST, &[cookie, ("sec-fetch-site", "same-origin")]));
        assert!(passes(&Method::POST, &[]));
        assert!(passes(&Method::POST, &[("authorization", "Bearer t"), ("origin", "https://evil.org")]));
    }
}
