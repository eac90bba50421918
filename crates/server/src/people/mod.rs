//! Who somebody is: guests known by a key in a cookie, accounts known by a password or a passkey too, programs by a token.

mod access;
mod account;
mod arrival;
mod friends;
mod held;
mod leaving;
mod passkeys;
mod password;
mod profile;
mod webauthn;

use core::fmt;

use crate::store::{KeyKind, KeyRow, Player, PlayerKind, Store};
use crate::{Bus, Key, PlayerId, hash_of, new_player_id, now, text};
use cloverleaf_protocol::{Problem, Scope};
use password::Passwords;

pub(crate) use access::{id_of, told};
pub(crate) use arrival::Arrival;
pub(crate) use held::{Held, Hold};
pub(crate) use passkeys::Shown;
pub(crate) use password::check as check_password;
pub(crate) use webauthn::Site;

const DAY: i64 = 86_400_000;

/// All who are known.
#[derive(Clone, Debug)]
pub(crate) struct People {
    store: Store,
    bus: Bus,
    held: Held,
    passwords: Passwords,
}

/// Somebody, and the key they showed.
#[derive(Clone, Debug)]
pub(crate) struct Known {
    pub(crate) player: Player,
    pub(crate) key: KeyRow,
    /// Whose limits hold: a person's own, and for their programs too.
    pub(crate) payer: PlayerId,
    /// Everybody they are at tables: first themselves, then the guests whose games they brought along.
    pub(crate) everybody: Vec<PlayerId>,
}

impl Known {
    /// Whether their key is a browser's.
    pub(crate) fn by_browser(&self) -> bool {
        self.key.kind == KeyKind::Session
    }

    /// Whether their key may do this.
    pub(crate) fn may(&self, scope: Scope) -> bool {
        self.by_browser() || access::scopes_of(&self.key).contains(&scope)
    }
}

impl People {
    /// Those of this store. Connections are held, and the other processes told, by these.
    pub(crate) fn new(store: Store, bus: Bus, held: Held) -> People {
        People { store, bus, held, passwords: Passwords::new() }
    }

    /// Whose key this is, if it is one of this kind.
    pub(crate) async fn by_key(&self, secret: &str, kind: KeyKind) -> Result<Option<Known>, Problem> {
        if !Key::looks_right(secret) {
            return Ok(None);
        }
        let found = self.store.player_by_key(&hash_of(secret), now()).await?;
        let Some((player, key)) = found.filter(|(_, key)| key.kind == kind) else { return Ok(None) };
        let (payer, everybody) = (self.payer(&player).await?, self.everybody(&player.id).await?);
        Ok(Some(Known { player, key, payer, everybody }))
    }

    /// Everybody that somebody is at tables.
    async fn everybody(&self, player: &PlayerId) -> Result<Vec<PlayerId>, Problem> {
        let others = self.store.aliases(player).await?.into_iter().map(|alias| alias.guest);
        Ok([player.clone()].into_iter().chain(others).collect())
    }

    async fn payer(&self, player: &Player) -> Result<PlayerId, Problem> {
        let owner = match player.kind {
            PlayerKind::Bot => self.store.owner_of(&player.id).await?,
            PlayerKind::Guest | PlayerKind::Account | PlayerKind::Deleted => None,
        };
        Ok(owner.unwrap_or_else(|| player.id.clone()))
    }

    /// A new program, of this person if it is somebody's.
    pub(crate) async fn program(&self, name: &str, owner: Option<&PlayerId>) -> Result<Player, Problem> {
        let program = self.newcomer(name, PlayerKind::Bot).await?;
        if let Some(owner) = owner {
            self.store.own(&program.id, owner).await?;
        }
        Ok(program)
    }

    /// Somebody new.
    pub(crate) async fn newcomer(&self, name: &str, kind: PlayerKind) -> Result<Player, Problem> {
        let player = Player { id: new_player_id(), name: text::name(name, kind)?, kind, created_at: now() };
        self.store.new_player(&player).await?;
        Ok(player)
    }

    /// Another name for somebody.
    pub(crate) async fn rename(&self, player: &Player, name: &str) -> Result<Player, Problem> {
        let name = text::name(name, player.kind)?;
        self.store.rename(&player.id, &name).await?;
        Ok(Player { name, ..player.clone() })
    }

    /// The name that somebody goes by now.
    pub(crate) async fn name_now(&self, player: &Player) -> Result<String, Problem> {
        Ok(self.store.player(&player.id).await?.map_or_else(|| player.name.clone(), |player| player.name))
    }

    /// Somebody's login, if they have one.
    pub(crate) async fn login(&self, player: &Player) -> Result<Option<String>, Problem> {
        match player.kind {
            PlayerKind::Account => Ok(self.store.account_of(&player.id).await?.map(|account| account.login)),
            PlayerKind::Guest | PlayerKind::Bot | PlayerKind::Deleted => Ok(None),
        }
    }
}

/// Whoever is known is told by their name, never by their key.
impl fmt::Display for Known {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.player.name)
    }
}
