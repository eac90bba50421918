//! What browsers keep for the server: a key, the key of whoever they were before, and on which devices accounts
//! are at home. No script can read any of it.

use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::response::AppendHeaders;
use cookie::time::Duration;
use cookie::{Cookie, SameSite};

use super::App;
use crate::Key;

const KEY: &str = "cloverleaf";
const BEFORE: &str = "cloverleaf-before";
const DEVICE: &str = "cloverleaf-device";
/// As long as browsers keep a cookie.
const AGE: Duration = Duration::days(400);
/// Of so many accounts a browser stays a known device.
const MOST_DEVICES: usize = 4;

/// The headers by which a browser keeps or forgets cookies.
pub(super) type Cookies = AppendHeaders<Vec<(HeaderName, HeaderValue)>>;

/// The cookie of this name.
fn shown<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let shown = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut cookies = shown.flat_map(Cookie::split_parse).flatten();
    cookies.find(|cookie| cookie.name() == name)?.value_raw()
}

/// The key a browser is known by.
pub(super) fn key(headers: &HeaderMap) -> Option<&str> {
    shown(headers, KEY)
}

/// The key a browser was known by before it switched.
pub(super) fn before(headers: &HeaderMap) -> Option<&str> {
    shown(headers, BEFORE)
}

/// The keys that say of which accounts this browser is a known device.
pub(super) fn devices(headers: &HeaderMap) -> Vec<&str> {
    shown(headers, DEVICE).map_or_else(Vec::new, |keys| keys.split('.').take(MOST_DEVICES).collect())
}

/// Whether a cookie given now is to be sent by https alone.
pub(super) fn safely(app: &App, headers: &HeaderMap) -> bool {
    let proxied = || headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https");
    app.config.secure || app.config.trust_proxy && proxied()
}

/// Cookies to be kept or forgotten.
#[derive(Debug)]
pub(super) struct Jar<'a> {
    app: &'a App,
    headers: &'a HeaderMap,
    set: Vec<(HeaderName, HeaderValue)>,
}

impl<'a> Jar<'a> {
    pub(super) fn new(app: &'a App, headers: &'a HeaderMap) -> Jar<'a> {
        Jar { app, headers, set: Vec::new() }
    }

    /// Keeps the key the browser is known by.
    pub(super) fn key(self, key: &Key) -> Jar<'a> {
        self.with(KEY, key.reveal(), AGE)
    }

    /// Forgets it.
    pub(super) fn no_key(self) -> Jar<'a> {
        self.with(KEY, "", Duration::ZERO)
    }

    /// Keeps the key the browser shows now, to go back to.
    pub(super) fn way_back(self) -> Jar<'a> {
        let shown = key(self.headers).unwrap_or_default().to_owned();
        self.with(BEFORE, &shown, AGE)
    }

    /// Goes back to whoever the browser was before.
    pub(super) fn back(self) -> Jar<'a> {
        let shown = before(self.headers).unwrap_or_default().to_owned();
        self.with(KEY, &shown, AGE)
    }

    /// Forgets whoever the browser was before, if it knows.
    pub(super) fn no_way_back(self) -> Jar<'a> {
        match before(self.headers) {
            Some(_) => self.with(BEFORE, "", Duration::ZERO),
            None => self,
        }
    }

    /// Keeps that this browser is a known device of one more account.
    pub(super) fn device(self, key: Option<&Key>) -> Jar<'a> {
        let Some(key) = key else { return self };
        let known = devices(self.headers);
        let all: Vec<&str> = [key.reveal()].into_iter().chain(known).take(MOST_DEVICES).collect();
        let all = all.join(".");
        self.with(DEVICE, &all, AGE)
    }

    /// The headers.
    pub(super) fn close(self) -> Cookies {
        AppendHeaders(self.set)
    }

    fn with(mut self, name: &'static str, value: &str, age: Duration) -> Jar<'a> {
        let cookie = Cookie::build((name, value))
            .max_age(age)
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(safely(self.app, self.headers));
        // What a browser shows may be anything; what cannot be a header is not sent back.
        if let Ok(value) = HeaderValue::try_from(cookie.to_string()) {
            self.set.push((SET_COOKIE, value));
        }
        self
    }
}
