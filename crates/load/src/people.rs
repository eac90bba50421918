//! Guests, and the tables they open: what goes over plain HTTP.

use std::net::SocketAddr;

use anyhow::{Context, Result, bail};
use cloverleaf_protocol::{PlayerId, Setup, TableId};
use cookie::Cookie;
use reqwest::header::{COOKIE, HeaderMap, ORIGIN, SET_COOKIE};
use serde::Deserialize;
use serde_json::json;

/// The cookie that says who somebody is.
const COOKIE_NAME: &str = "cloverleaf";

/// Somebody who plays.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    /// Who.
    pub(crate) player: PlayerId,
    /// Their key, which nobody else may ever see.
    pub(crate) key: String,
    /// Where a proxy says they are, if there is one.
    pub(crate) forwarded: Option<&'static str>,
}

#[derive(Deserialize)]
struct Me {
    player: PlayerId,
}

#[derive(Deserialize)]
struct Made {
    id: TableId,
}

impl Person {
    /// Comes as a guest.
    ///
    /// # Errors
    /// If the server does not want guests.
    pub(crate) async fn arrive(http: &reqwest::Client, server: SocketAddr, name: &str) -> Result<Person> {
        let url = format!("http://{server}/api/me");
        let answer = http.post(&url).json(&json!({ "name": name })).send().await?;
        let key = key_in(answer.headers()).context("a guest was given no cookie")?;
        let me: Me = read(answer).await?;
        Ok(Person { player: me.player, key, forwarded: None })
    }

    /// The header that says who this is.
    #[must_use]
    pub(crate) fn cookie(&self) -> String {
        format!("{COOKIE_NAME}={}", self.key)
    }

    /// Opens a table.
    ///
    /// # Errors
    /// If it cannot be opened.
    pub(crate) async fn open(
        &self,
        http: &reqwest::Client,
        server: SocketAddr,
        setup: &Setup,
    ) -> Result<TableId> {
        let url = format!("http://{server}/api/tables");
        let answer = http
            .post(&url)
            .header(COOKIE, self.cookie())
            .header(ORIGIN, origin(server))
            .json(setup)
            .send()
            .await?;
        Ok(read::<Made>(answer).await?.id)
    }
}

/// The server's own pages: who shows a cookie must come from one.
pub(crate) fn origin(server: SocketAddr) -> String {
    format!("http://{server}")
}

async fn read<T: for<'de> Deserialize<'de>>(answer: reqwest::Response) -> Result<T> {
    let (url, status) = (answer.url().clone(), answer.status());
    let text = answer.text().await?;
    if !status.is_success() {
        bail!("{url} answered {status}: {text}");
    }
    serde_json::from_str(&text).with_context(|| format!("{url} answered '{text}'"))
}

fn key_in(headers: &HeaderMap) -> Option<String> {
    let set =
        headers.get_all(SET_COOKIE).iter().filter_map(|header| Cookie::parse(header.to_str().ok()?).ok());
    let mut named = set.filter(|cookie| cookie.name() == COOKIE_NAME);
    named.next().map(|cookie| cookie.value().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_key_is_found_among_the_cookies() {
        let mut headers = HeaderMap::new();
        headers.append(SET_COOKIE, "other=1; Path=/".parse().unwrap());
        assert_eq!(key_in(&headers), None);
        headers.append(SET_COOKIE, "cloverleaf=abc; HttpOnly; SameSite=Lax".parse().unwrap());
        assert_eq!(key_in(&headers).as_deref(), Some("abc"));
    }
}
