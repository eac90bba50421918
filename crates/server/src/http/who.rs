//! Who makes a request: whom its cookie or its token belongs to, and which client is to be counted.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderName, HeaderValue};
use cookie::time::Duration;
use cookie::{Cookie, SameSite};

use super::App;
use super::answer::Failed;
use super::connections::Held;
use super::forwarded;
use super::limits::Client;
use crate::people::Known;
use crate::problem::problem;
use crate::room::Caller;
use crate::store::{KeyKind, PlayerKind};
use crate::{Key, PlayerId};
use cloverleaf_protocol::{Code, Problem};

const COOKIE_NAME: &str = "cloverleaf";
/// As long as browsers keep a cookie.
const COOKIE_AGE: Duration = Duration::days(400);

/// Who makes a request.
#[derive(Clone, Debug)]
pub(crate) struct Who {
    pub(crate) peer: IpAddr,
    pub(crate) identity: Identity,
    /// The connection's place, for as long as anybody remembers who came by it.
    _held: Option<Held>,
}

/// What the key that was shown says.
#[derive(Clone, Debug)]
pub(crate) enum Identity {
    /// None was shown, or a cookie that nobody has.
    None,
    /// A token that opens nothing: forged, or taken back.
    Unknown,
    /// It is this person's.
    Known(Arc<Known>),
}

/// The key a request shows, and how.
#[derive(Debug)]
pub(super) enum Shown<'a> {
    Nothing,
    Cookie(&'a str),
    Token(&'a str),
}

/// The key in these headers. A token goes before a cookie.
pub(super) fn shown(headers: &HeaderMap) -> Shown<'_> {
    let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    if let Some(token) = bearer {
        return Shown::Token(token.trim());
    }
    let shown = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut cookies = shown.flat_map(Cookie::split_parse).flatten();
    let found = cookies.find(|cookie| cookie.name() == COOKIE_NAME);
    found.and_then(|cookie| cookie.value_raw()).map_or(Shown::Nothing, Shown::Cookie)
}

impl Who {
    /// Finds out.
    pub(super) async fn ask(app: &App, headers: &HeaderMap, extensions: &Extensions) -> Result<Who, Problem> {
        let known = |known| Identity::Known(Arc::new(known));
        let identity = match shown(headers) {
            Shown::Nothing => Identity::None,
            // A browser shows what another server on this host gave it, or this one before its database was
            // emptied. Its owner is a stranger here like any other.
            Shown::Cookie(key) => {
                app.people.by_key(key, KeyKind::Session).await?.map_or(Identity::None, known)
            }
            Shown::Token(key) => {
                app.people.by_key(key, KeyKind::Token).await?.map_or(Identity::Unknown, known)
            }
        };
        let peer = forwarded::peer(&app.config, headers, extensions);
        Ok(Who { peer, identity, _held: extensions.get().cloned() })
    }

    /// The client to be counted.
    pub(crate) fn client(&self) -> Client {
        match &self.identity {
            Identity::Known(known) => Client::Player(known.player.id.clone()),
            _ => Client::peer(self.peer),
        }
    }

    /// The person, if the key is somebody's, or nobody in particular if none was shown.
    ///
    /// # Errors
    /// If a token was shown that opens nothing.
    pub(crate) fn visitor(&self) -> Result<Option<&Arc<Known>>, Problem> {
        match &self.identity {
            Identity::Known(known) => Ok(Some(known)),
            Identity::None => Ok(None),
            Identity::Unknown => {
                let text = "server-key-unknown";
                Err(problem(Code::WhoAreYou, text))
            }
        }
    }

    /// The person.
    ///
    /// # Errors
    /// If it is nobody known.
    pub(crate) fn person(&self) -> Result<&Arc<Known>, Problem> {
        let text = "server-nobody-yet";
        self.visitor()?.ok_or_else(|| problem(Code::WhoAreYou, text))
    }

    /// The person, if any, whatever was shown.
    pub(crate) fn known(&self) -> Option<&Arc<Known>> {
        match &self.identity {
            Identity::Known(known) => Some(known),
            _ => None,
        }
    }

    /// Their name for tables.
    pub(crate) fn player(&self) -> Option<&PlayerId> {
        self.known().map(|known| &known.player.id)
    }

    /// Who asks something of a table.
    pub(crate) fn caller(&self) -> Result<Caller, Problem> {
        let player = &self.person()?.player;
        let program = player.kind == PlayerKind::Bot;
        Ok(Caller { player: player.id.clone(), name: player.name.clone(), program })
    }
}

/// The guard has asked before anything else happens.
impl FromRequestParts<Arc<App>> for Who {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Who, Failed> {
        match parts.extensions.get::<Who>() {
            Some(who) => Ok(who.clone()),
            None => Ok(Who::ask(app, &parts.headers, &parts.extensions).await?),
        }
    }
}

/// The header by which a browser keeps a key.
pub(super) fn keep(app: &App, headers: &HeaderMap, key: &Key) -> [(HeaderName, HeaderValue); 1] {
    cookie(app, headers, key.reveal(), COOKIE_AGE)
}

/// The header by which a browser forgets its key.
pub(super) fn forget(app: &App, headers: &HeaderMap) -> [(HeaderName, HeaderValue); 1] {
    cookie(app, headers, "", Duration::ZERO)
}

/// Whether a cookie given now is to be sent by https alone.
pub(super) fn safely(app: &App, headers: &HeaderMap) -> bool {
    let proxied = || headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https");
    app.config.secure || app.config.trust_proxy && proxied()
}

fn cookie(app: &App, headers: &HeaderMap, value: &str, age: Duration) -> [(HeaderName, HeaderValue); 1] {
    let cookie = Cookie::build((COOKIE_NAME, value))
        .max_age(age)
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(safely(app, headers));
    [(SET_COOKIE, HeaderValue::try_from(cookie.to_string()).expect("keys have no odd letters"))]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_goes_before_a_cookie() {
        let mut headers = HeaderMap::new();
        assert!(matches!(shown(&headers), Shown::Nothing));
        headers.insert(COOKIE, HeaderValue::from_static("theme=dark; cloverleaf=abc"));
        assert!(matches!(shown(&headers), Shown::Cookie("abc")));
        headers.insert(AUTHORIZATION, HeaderValue::from_static("Bearer xyz"));
        assert!(matches!(shown(&headers), Shown::Token("xyz")));
    }
}
