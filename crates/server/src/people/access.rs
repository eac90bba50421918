//! Everything that lets somebody in: browsers, links and tokens. Each can be ended, and ends its connections.

use cloverleaf_core::Message;

use super::{DAY, Known, People};
use crate::bus::Note;
use crate::problem::problem;
use crate::store::{KeyKind, KeyRow, Player, PlayerKind};
use crate::{Key, PlayerId, hash_of, now, text};
use cloverleaf_protocol::{AccessKey, AccessKind, Code, Problem, Scope, TokenWish};

/// How long a browser stays known: as long as browsers keep a cookie.
const SESSION: i64 = 400 * DAY;
/// After so long a browser gets a new key.
const RENEWAL: i64 = 100 * DAY;
/// So long the old key still works: a request may be under way, or the answer get lost.
const OVERLAP: i64 = DAY;
/// How long a personal link opens.
const LINK: i64 = 7 * DAY;
/// The most tokens of one person.
const MOST_TOKENS: usize = 50;
/// The most links of one person that nobody has opened yet.
const MOST_LINKS: usize = 5;

/// A key for a browser, and the one by which it stays a known device of an account.
#[derive(Debug)]
pub(crate) struct Session {
    pub(crate) key: Key,
    pub(crate) device: Option<Key>,
}

impl People {
    /// A key for a browser, which calls itself so. The browser becomes a known device of an account, unless it
    /// is one.
    pub(crate) async fn session(
        &self,
        player: &Player,
        browser: &str,
        known: bool,
    ) -> Result<Session, Problem> {
        let key = self.new_key(&player.id, KeyKind::Session, browser, Some(SESSION), "").await?;
        let device = match player.kind {
            PlayerKind::Account if !known => {
                Some(self.new_key(&player.id, KeyKind::Device, browser, Some(SESSION), "").await?)
            }
            _ => None,
        };
        Ok(Session { key, device })
    }

    /// Which of these keys, as a browser has kept them, says that it is a known device of this login.
    pub(crate) async fn device(&self, secrets: &[&str], login: &str) -> Result<Option<String>, Problem> {
        let Some(account) = self.store.account(&login.trim().to_lowercase()).await? else { return Ok(None) };
        for secret in secrets.iter().filter(|secret| Key::looks_right(secret)) {
            let found = self.store.player_by_key(&hash_of(secret), now()).await?;
            if let Some((player, key)) = found
                && key.kind == KeyKind::Device
                && player.id == account.player
            {
                return Ok(Some(key.hash));
            }
        }
        Ok(None)
    }

    /// A new key for a browser that has had its own for long.
    pub(crate) async fn renewal(&self, known: &Known) -> Result<Option<Key>, Problem> {
        let at = now();
        if !known.by_browser() || known.key.created_at > at - RENEWAL {
            return Ok(None);
        }
        // Of requests that come at once only the first gets a new key.
        if known.key.expires_at.is_some_and(|expires| expires <= at + OVERLAP) {
            return Ok(None);
        }
        self.store.expire_key(&known.key.hash, at + OVERLAP).await?;
        let key = self.new_key(&known.player.id, KeyKind::Session, &known.key.label, Some(SESSION), "");
        key.await.map(Some)
    }

    /// A key for a second device of the same person. It opens once.
    pub(crate) async fn link(&self, known: &Known) -> Result<Key, Problem> {
        self.room_for(&known.player.id, KeyKind::Link, MOST_LINKS).await?;
        self.new_key(&known.player.id, KeyKind::Link, "", Some(LINK), "").await
    }

    /// A token for a program that acts for somebody.
    pub(crate) async fn token(&self, player: &PlayerId, wish: &TokenWish) -> Result<(Key, KeyRow), Problem> {
        self.room_for(player, KeyKind::Token, MOST_TOKENS).await?;
        let label = text::line(&wish.label)?;
        let scopes = wish.scopes.as_deref().unwrap_or(&[Scope::Play, Scope::Talk]);
        let key = self.new_key(player, KeyKind::Token, &label, None, &written(scopes)).await?;
        let row = self.store.keys_of(player).await?.into_iter().find(|row| row.hash == key.hash());
        let row = row.ok_or_else(|| problem(Code::NotFound, "server-token-gone"))?;
        Ok((key, row))
    }

    /// Somebody's keys that let somebody in.
    pub(crate) async fn keys(&self, player: &PlayerId) -> Result<Vec<KeyRow>, Problem> {
        let (keys, at) = (self.store.keys_of(player).await?, now());
        let lets_in =
            |key: &KeyRow| key.kind != KeyKind::Device && key.expires_at.is_none_or(|expires| expires > at);
        Ok(keys.into_iter().filter(lets_in).collect())
    }

    /// Somebody's key with this id.
    pub(crate) async fn key_of(&self, player: &PlayerId, id: &str) -> Result<KeyRow, Problem> {
        let found = self.keys(player).await?.into_iter().find(|key| id_of(key) == id);
        found.ok_or_else(|| problem(Code::NotFound, "server-no-such-key"))
    }

    /// Calls a key something else.
    pub(crate) async fn label(&self, key: &KeyRow, label: &str) -> Result<(), Problem> {
        self.store.label_key(&key.player, &key.hash, &text::line(label)?).await?;
        Ok(())
    }

    /// Takes a key away, and ends the connections it opened. Whether it was still there.
    pub(crate) async fn drop_key(&self, key: &KeyRow) -> Result<bool, Problem> {
        let there = self.store.drop_key(&key.player, &key.hash).await?;
        self.end(vec![key.hash.clone()]).await;
        Ok(there)
    }

    /// Takes all of somebody's keys away but the one they show and their device's.
    pub(crate) async fn drop_others(&self, known: &Known, device: Option<&str>) -> Result<(), Problem> {
        let kept = [known.key.hash.as_str(), device.unwrap_or_default()];
        let gone = self.store.drop_keys_but(&known.player.id, kept).await?;
        self.end(gone).await;
        Ok(())
    }

    /// Ends the connections of keys that open nothing any more, here and in the other processes.
    pub(super) async fn end(&self, keys: Vec<String>) {
        self.held.end(&keys);
        if keys.is_empty() {
            return;
        }
        self.bus.tell(Note::Ended { keys }).await;
    }

    /// Ends the connections whose keys have expired, or were taken away without a note.
    pub(crate) async fn end_the_dead(&self) {
        let held = self.held.hashes();
        match self.store.living_keys(&held, now()).await {
            Ok(living) => {
                let living: std::collections::HashSet<String> = living.into_iter().collect();
                self.held.end(held.iter().filter(|hash| !living.contains(*hash)));
            }
            Err(error) => tracing::warn!(%error, "the store does not say which keys are still good"),
        }
    }

    async fn room_for(&self, player: &PlayerId, kind: KeyKind, most: usize) -> Result<(), Problem> {
        let keys = self.keys(player).await?;
        if keys.iter().filter(|key| key.kind == kind).count() < most {
            return Ok(());
        }
        Err(problem(Code::TooMany, Message::new("server-too-many-keys").with("most", most)))
    }

    async fn new_key(
        &self,
        player: &PlayerId,
        kind: KeyKind,
        label: &str,
        lasting: Option<i64>,
        scopes: &str,
    ) -> Result<Key, Problem> {
        let (key, created_at) = (Key::random(), now());
        let expires_at = lasting.map(|lasting| created_at + lasting);
        let (player, label, scopes) = (player.clone(), label.to_owned(), scopes.to_owned());
        let row =
            KeyRow { hash: key.hash(), player, kind, label, created_at, expires_at, used_at: None, scopes };
        self.store.add_key(&row).await?;
        Ok(key)
    }
}

/// By which a key can be ended.
pub(crate) fn id_of(row: &KeyRow) -> String {
    row.hash.chars().take(16).collect()
}

/// What a token may do besides looking. Words of a newer version mean nothing here.
pub(super) fn scopes_of(key: &KeyRow) -> Vec<Scope> {
    let read = |word: &str| match word {
        "play" => Some(Scope::Play),
        "talk" => Some(Scope::Talk),
        _ => None,
    };
    key.scopes.split(' ').filter_map(read).collect()
}

fn written(scopes: &[Scope]) -> String {
    let word = |(scope, word): (Scope, &'static str)| scopes.contains(&scope).then_some(word);
    let words: Vec<_> = [(Scope::Play, "play"), (Scope::Talk, "talk")].into_iter().filter_map(word).collect();
    words.join(" ")
}

/// How somebody is told of a key.
pub(crate) fn told(key: &KeyRow, shown: &KeyRow) -> Option<AccessKey> {
    let kind = match key.kind {
        KeyKind::Session => AccessKind::Session,
        KeyKind::Link => AccessKind::Link,
        KeyKind::Token => AccessKind::Token,
        KeyKind::Device => return None,
    };
    Some(AccessKey {
        id: id_of(key),
        kind,
        label: key.label.clone(),
        made: key.created_at,
        used: key.used_at,
        expires: key.expires_at,
        current: key.hash == shown.hash,
        scopes: (kind == AccessKind::Token).then(|| scopes_of(key)),
    })
}
