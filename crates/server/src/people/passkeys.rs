//! Passkeys: made and shown at the device that has them, kept by account.

use cloverleaf_core::Message;
use serde_json::Value as Json;

use super::account::taken;
use super::webauthn::{self, Made, Question, Signed, Site};
use super::{Known, People};
use crate::problem::problem;
use crate::store::{Account, Challenge, PasskeyRow, Player, Purpose};
use crate::{PlayerId, hash_of, now, text};
use cloverleaf_protocol::{Code, Passkey, Problem};

/// How long a challenge can be answered.
const PATIENCE: i64 = 5 * 60_000;
/// The most passkeys of one person.
const MOST: usize = 20;

/// A passkey that was shown, and how it stands after that. It has not been used up yet.
#[derive(Debug)]
pub(crate) struct Shown {
    pub(crate) player: Player,
    passkey: PasskeyRow,
    challenge: String,
    state: String,
}

impl People {
    /// What a browser is told to make a passkey for this login.
    pub(crate) async fn ask_to_make(
        &self,
        site: &Site,
        player: &Player,
        login: &str,
    ) -> Result<Json, Problem> {
        let passkeys = self.store.passkeys_of(&player.id).await?;
        if passkeys.len() >= MOST {
            return Err(problem(Code::TooMany, Message::new("server-too-many-keys").with("most", MOST)));
        }
        let question = webauthn::ask_to_make(site, &player.id, &player.name, login, &passkeys);
        self.ask(site, question, Purpose::Add, Some(&player.id)).await
    }

    /// What a browser is told to show a passkey of anybody.
    pub(crate) async fn ask_to_show(&self, site: &Site) -> Result<Json, Problem> {
        self.ask(site, webauthn::ask_to_show(site), Purpose::Show, None).await
    }

    async fn ask(
        &self,
        site: &Site,
        question: Option<Question>,
        purpose: Purpose,
        player: Option<&PlayerId>,
    ) -> Result<Json, Problem> {
        let Some(Question { challenge, state, options }) = question else {
            return Err(problem(Code::Unavailable, "server-failed").wait(1));
        };
        let (player, host, expires_at) = (player.cloned(), site.host.clone(), now() + PATIENCE);
        let asked = Challenge { challenge, purpose, player, host, state, expires_at };
        self.store.add_challenge(&asked, now()).await?;
        Ok(options)
    }

    /// What was asked by this challenge, for this and here, if it can still be answered.
    async fn asked(
        &self,
        site: &Site,
        purpose: Purpose,
        challenge: Option<String>,
    ) -> Result<Challenge, Problem> {
        let asked = match challenge {
            Some(challenge) => self.store.challenge(&challenge, now()).await?,
            None => None,
        };
        let asked = asked.filter(|asked| asked.purpose == purpose && asked.host == site.host);
        asked.ok_or_else(|| problem(Code::WrongLogin, "server-passkey-late"))
    }

    async fn take(&self, challenge: &str) -> Result<(), Problem> {
        match self.store.take_challenge(challenge).await? {
            true => Ok(()),
            false => Err(problem(Code::WrongLogin, "server-passkey-late")),
        }
    }

    /// A passkey as it will be kept, if it was made as this player was asked to.
    async fn made(
        &self,
        site: &Site,
        player: &Player,
        credential: &Json,
        label: &str,
    ) -> Result<PasskeyRow, Problem> {
        let made = Made::read(credential).ok_or_else(|| wrong("not a credential"))?;
        let asked = self.asked(site, Purpose::Add, made.challenge()).await?;
        if asked.player.as_ref() != Some(&player.id) {
            return Err(wrong("it was asked of somebody else"));
        }
        let [id, public_key, state] =
            made.check(site, &asked.state, &player.id).map_err(|why| wrong(&why))?;
        self.take(&asked.challenge).await?;
        if self.store.passkey(&id).await?.is_some() {
            return Err(problem(Code::Nothing, "server-passkey-there"));
        }
        let (player, label) = (player.id.clone(), label.to_owned());
        Ok(PasskeyRow { id, player, label, public_key, state, created_at: now(), used_at: None })
    }

    /// Adds a passkey to somebody's account.
    pub(crate) async fn add_passkey(
        &self,
        site: &Site,
        player: &Player,
        credential: &Json,
        label: &str,
    ) -> Result<(), Problem> {
        let passkey = self.made(site, player, credential, label).await?;
        match self.store.add_passkey(&passkey).await? {
            true => Ok(()),
            false => Err(problem(Code::Nothing, "server-passkey-there")),
        }
    }

    /// Keeps a guest's history under a login with a passkey and without a password.
    pub(crate) async fn open_account_with(
        &self,
        site: &Site,
        player: &Player,
        login: &str,
        credential: &Json,
        label: &str,
    ) -> Result<(), Problem> {
        let login = self.free_login(player, login).await?;
        let passkey = self.made(site, player, credential, label).await?;
        let (player, password) = (player.id.clone(), String::new());
        let account = Account { player, login, password };
        match self.store.open_account_with(&account, &passkey).await? {
            true => Ok(()),
            false => Err(taken(account.login)),
        }
    }

    /// Whose passkey was shown, if it was shown as asked.
    pub(crate) async fn shown(&self, site: &Site, credential: &Json) -> Result<Shown, Problem> {
        let signed = Signed::read(credential).ok_or_else(|| wrong("not a credential"))?;
        let asked = self.asked(site, Purpose::Show, signed.challenge()).await?;
        let unknown = || problem(Code::WrongLogin, "server-passkey-unknown");
        let passkey = self.store.passkey(&signed.passkey()).await?.ok_or_else(unknown)?;
        let state = signed.check(site, &asked.state, &passkey).map_err(|why| wrong(&why))?;
        let player = self.store.player(&passkey.player).await?.ok_or_else(unknown)?;
        Ok(Shown { player, passkey, challenge: asked.challenge, state })
    }

    /// Uses up what was shown. Of two who show the same only one comes in.
    pub(crate) async fn let_in(&self, shown: &Shown) -> Result<(), Problem> {
        self.take(&shown.challenge).await?;
        match self.store.use_passkey(&shown.passkey, &shown.state, now()).await? {
            true => Ok(()),
            false => Err(wrong("it was used or removed meanwhile")),
        }
    }

    /// Somebody's passkeys, as they are told of them.
    pub(crate) async fn passkeys(&self, player: &PlayerId) -> Result<Vec<Passkey>, Problem> {
        let told = |row: &PasskeyRow| Passkey {
            id: id_of(row),
            label: row.label.clone(),
            made: row.created_at,
            used: row.used_at,
        };
        Ok(self.store.passkeys_of(player).await?.iter().map(told).collect())
    }

    async fn passkey_of(&self, known: &Known, id: &str) -> Result<PasskeyRow, Problem> {
        let found = self.store.passkeys_of(&known.player.id).await?.into_iter().find(|row| id_of(row) == id);
        found.ok_or_else(|| problem(Code::NotFound, "server-no-such-passkey"))
    }

    /// Calls a passkey something else.
    pub(crate) async fn label_passkey(&self, known: &Known, id: &str, label: &str) -> Result<(), Problem> {
        let passkey = self.passkey_of(known, id).await?;
        self.store.label_passkey(&passkey.player, &passkey.id, &text::line(label)?).await?;
        Ok(())
    }

    /// Removes a passkey, unless it is the only way to log in.
    pub(crate) async fn drop_passkey(&self, known: &Known, id: &str) -> Result<(), Problem> {
        let passkey = self.passkey_of(known, id).await?;
        match self.store.drop_passkey(&passkey.player, &passkey.id).await? {
            true => Ok(()),
            false => Err(problem(Code::LastLogin, "server-last-login")),
        }
    }
}

/// By which a passkey can be removed: what its device calls it can be long.
fn id_of(row: &PasskeyRow) -> String {
    hash_of(&row.id).chars().take(16).collect()
}

/// The sender is not told which check failed.
fn wrong(why: &str) -> Problem {
    tracing::info!(why, "a passkey was refused");
    problem(Code::WrongLogin, "server-wrong-passkey")
}
