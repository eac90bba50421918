//! Who makes a request: whom its cookie or its token belongs to, where it comes from, and who is to be counted.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};

use super::answer::Failed;
use super::connections::Held;
use super::{App, cookies, forwarded};
use crate::PlayerId;
use crate::client::{Client, Network};
use crate::people::Known;
use crate::problem::problem;
use crate::room::{Caller, Room};
use crate::store::{KeyKind, PlayerKind};
use cloverleaf_protocol::{Code, Command, Problem, Scope};

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
    cookies::key(headers).map_or(Shown::Nothing, Shown::Cookie)
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

    /// Who is to be counted.
    pub(crate) fn client(&self) -> Client {
        Client { network: self.network(), person: self.known().map(|known| known.payer.clone()) }
    }

    /// Where the request comes from.
    pub(crate) fn network(&self) -> Network {
        Network::from(self.peer)
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

    /// The person, at their own browser: a token is not enough to change who they are, or who else is let in.
    ///
    /// # Errors
    /// If it is nobody known, or a token.
    pub(crate) fn owner(&self) -> Result<&Arc<Known>, Problem> {
        let known = self.person()?;
        if known.by_browser() {
            return Ok(known);
        }
        Err(problem(Code::OutOfScope, "server-not-for-tokens"))
    }

    /// Who they are.
    pub(crate) fn player(&self) -> Option<&PlayerId> {
        self.known().map(|known| &known.player.id)
    }

    /// Everybody they are at tables.
    pub(crate) fn everybody(&self) -> &[PlayerId] {
        self.known().map_or(&[], |known| &known.everybody)
    }

    /// As whom they are at this table.
    pub(crate) fn player_at(&self, room: &Room) -> Option<PlayerId> {
        self.known().and_then(|known| room.same_person(&known.everybody).cloned())
    }

    /// Who asks something of this table.
    pub(crate) fn caller_at(&self, room: &Room) -> Result<Caller, Problem> {
        let caller = self.caller()?;
        let player = self.player_at(room).unwrap_or(caller.player);
        Ok(Caller { player, ..caller })
    }

    /// Whether what they showed lets them ask this of a table.
    pub(crate) fn may(&self, command: &Command) -> Result<(), Problem> {
        let scope = match command {
            Command::Say { .. } => Scope::Talk,
            _ => Scope::Play,
        };
        self.within(scope)
    }

    /// Whether what they showed lets them open tables.
    pub(crate) fn may_play(&self) -> Result<(), Problem> {
        self.within(Scope::Play)
    }

    /// Whether they may play rated games: as somebody with an account, by themselves and not by a program.
    pub(crate) fn may_be_rated(&self) -> Result<(), Problem> {
        let known = self.person()?;
        match known.player.kind {
            PlayerKind::Account if known.by_browser() => Ok(()),
            PlayerKind::Account => Err(problem(Code::OutOfScope, "server-rated-token")),
            _ => Err(problem(Code::NeedsAccount, "server-rated-account")),
        }
    }

    fn within(&self, scope: Scope) -> Result<(), Problem> {
        match self.known() {
            Some(known) if !known.may(scope) => Err(problem(Code::OutOfScope, "server-out-of-scope")),
            _ => Ok(()),
        }
    }

    /// Who wants to open a table.
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

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;
    use axum::http::header::COOKIE;

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
