//! Who somebody is: guests known by a key in a cookie, accounts known by a password too, programs by a token.

mod password;

use cloverleaf_core::Message;
use core::fmt;

use crate::problem::problem;
use crate::store::{Account, KeyKind, KeyRow, Player, PlayerKind, Store};
use crate::{Key, PlayerId, hash_of, new_player_id, now, text};
use cloverleaf_protocol::{Code, Problem};
use password::Passwords;

const DAY: i64 = 86_400_000;
/// How long a browser stays known: as long as browsers keep a cookie.
const SESSION: i64 = 400 * DAY;
/// After so long a browser gets a new key.
const RENEWAL: i64 = 100 * DAY;
/// How long a personal link opens.
const LINK: i64 = 7 * DAY;
/// The most tokens, and the most links, of one person.
const MOST_KEYS: usize = 50;

/// All who are known.
#[derive(Clone, Debug)]
pub(crate) struct People {
    store: Store,
    passwords: Passwords,
}

/// Somebody, and the key they showed.
#[derive(Clone, Debug)]
pub(crate) struct Known {
    pub(crate) player: Player,
    pub(crate) key: KeyRow,
    /// Whose limits hold: a person's own, and for their programs too.
    pub(crate) payer: PlayerId,
}

impl People {
    pub(crate) fn new(store: Store) -> People {
        People { store, passwords: Passwords::new() }
    }

    /// Whose key this is, if it is one of this kind.
    pub(crate) async fn by_key(&self, secret: &str, kind: KeyKind) -> Result<Option<Known>, Problem> {
        if !Key::looks_right(secret) {
            return Ok(None);
        }
        let found = self.store.player_by_key(&hash_of(secret), now()).await?;
        match found.filter(|(_, key)| key.kind == kind) {
            Some((player, key)) => Ok(Some(Known { payer: self.payer(&player).await?, player, key })),
            None => Ok(None),
        }
    }

    async fn payer(&self, player: &Player) -> Result<PlayerId, Problem> {
        let owner = match player.kind {
            PlayerKind::Bot => self.store.owner_of(&player.id).await?,
            PlayerKind::Guest | PlayerKind::Account => None,
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

    /// A key for a browser.
    pub(crate) async fn session(&self, player: &PlayerId) -> Result<Key, Problem> {
        self.new_key(player, KeyKind::Session, "", Some(SESSION)).await
    }

    /// Somebody's login, if they have one.
    pub(crate) async fn login(&self, player: &Player) -> Result<Option<String>, Problem> {
        match player.kind {
            PlayerKind::Account => Ok(self.store.account_of(&player.id).await?.map(|account| account.login)),
            PlayerKind::Guest | PlayerKind::Bot => Ok(None),
        }
    }

    /// A new key for a browser that has had its own for long.
    pub(crate) async fn renewal(&self, known: &Known) -> Result<Option<Key>, Problem> {
        let old = known.key.kind == KeyKind::Session && known.key.created_at < now() - RENEWAL;
        if !old {
            return Ok(None);
        }
        self.session(&known.player.id).await.map(Some)
    }

    /// A key for a second device of the same person.
    pub(crate) async fn link(&self, known: &Known) -> Result<Key, Problem> {
        self.store.forget_expired(now()).await?;
        self.room_for(&known.player.id, KeyKind::Link).await?;
        self.new_key(&known.player.id, KeyKind::Link, "", Some(LINK)).await
    }

    /// Whom a personal link makes known, and the key of the browser that came by it.
    pub(crate) async fn enter(&self, secret: &str) -> Result<(Known, Key), Problem> {
        let Some(known) = self.by_key(secret.trim(), KeyKind::Link).await? else {
            let text = "server-link-unknown";
            return Err(problem(Code::WhoAreYou, text));
        };
        let key = self.session(&known.player.id).await?;
        Ok((known, key))
    }

    /// A token for a program that acts for somebody.
    pub(crate) async fn token(&self, player: &PlayerId, label: &str) -> Result<(Key, KeyRow), Problem> {
        self.room_for(player, KeyKind::Token).await?;
        let label = text::line(label)?;
        let key = self.new_key(player, KeyKind::Token, &label, None).await?;
        let row = self.store.keys_of(player).await?.into_iter().find(|row| row.hash == key.hash());
        let row = row.ok_or_else(|| problem(Code::NotFound, "server-token-gone"))?;
        Ok((key, row))
    }

    /// Somebody's tokens.
    pub(crate) async fn tokens(&self, player: &PlayerId) -> Result<Vec<KeyRow>, Problem> {
        let keys = self.store.keys_of(player).await?;
        Ok(keys.into_iter().filter(|key| key.kind == KeyKind::Token).collect())
    }

    /// Takes a key away.
    pub(crate) async fn drop_key(&self, key: &KeyRow) -> Result<(), Problem> {
        self.store.drop_key(&key.player, &key.hash).await?;
        Ok(())
    }

    /// Keeps somebody's history under a login.
    pub(crate) async fn open_account(
        &self,
        player: &Player,
        login: &str,
        password: String,
    ) -> Result<String, Problem> {
        if player.kind != PlayerKind::Guest {
            return Err(problem(Code::Nothing, "server-login-there"));
        }
        let login = login_of(login)?;
        password::check(&password)?;
        let password = self.passwords.hash(password).await?;
        let account = Account { player: player.id.clone(), login: login.clone(), password };
        if self.store.open_account(&account).await? {
            Ok(login)
        } else {
            Err(problem(Code::LoginTaken, Message::new("server-login-taken").text("login", login)))
        }
    }

    /// Whose login and password these are. Takes equally long whether or not there is such a login.
    pub(crate) async fn log_in(&self, login: &str, password: String) -> Result<(Player, String), Problem> {
        let wrong = || problem(Code::WrongLogin, "server-wrong-login");
        let login = login.trim().to_lowercase();
        let account = self.store.account(&login).await?;
        let kept = account.as_ref().map(|account| account.password.clone());
        if !self.passwords.verify(password, kept).await? {
            return Err(wrong());
        }
        let account = account.ok_or_else(wrong)?;
        let player = self.store.player(&account.player).await?.ok_or_else(wrong)?;
        Ok((player, login))
    }

    /// Changes a password, for somebody who knows the old one.
    pub(crate) async fn change_password(&self, login: &str, old: String, new: String) -> Result<(), Problem> {
        password::check(&new)?;
        let (player, _) = self.log_in(login, old).await?;
        let hash = self.passwords.hash(new).await?;
        self.store.set_password(&player.id, &hash).await?;
        Ok(())
    }

    async fn room_for(&self, player: &PlayerId, kind: KeyKind) -> Result<(), Problem> {
        let keys = self.store.keys_of(player).await?;
        if keys.iter().filter(|key| key.kind == kind).count() < MOST_KEYS {
            return Ok(());
        }
        Err(problem(Code::TooMany, Message::new("server-too-many-keys").with("most", MOST_KEYS)))
    }

    async fn new_key(
        &self,
        player: &PlayerId,
        kind: KeyKind,
        label: &str,
        lasting: Option<i64>,
    ) -> Result<Key, Problem> {
        let (key, created_at) = (Key::random(), now());
        let expires_at = lasting.map(|lasting| created_at + lasting);
        let (player, label) = (player.clone(), label.to_owned());
        let row = KeyRow { hash: key.hash(), player, kind, label, created_at, expires_at, used_at: None };
        self.store.add_key(&row).await?;
        Ok(key)
    }
}

/// A login as it is kept.
fn login_of(text: &str) -> Result<String, Problem> {
    let login = text.trim().to_lowercase();
    let fine = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"._-".contains(&byte);
    if !(3..=32).contains(&login.len()) || !login.bytes().all(fine) {
        let text = "server-bad-login";
        return Err(problem(Code::Malformed, text));
    }
    Ok(login)
}

/// Whoever is known is told by their name, never by their key.
impl fmt::Display for Known {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.player.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_login_is_kept_in_small_letters() {
        assert_eq!(login_of(" Ada.L ").expect("a login"), "ada.l");
        for wrong in ["ad", "a b c", "ädä", &"x".repeat(33)] {
            assert!(login_of(wrong).is_err(), "{wrong:?}");
        }
    }
}
