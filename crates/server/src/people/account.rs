//! Accounts: a login, a password for those who want one, and codes for whoever has forgotten it.

use cloverleaf_core::Message;

use super::{Known, People, password};
use crate::problem::problem;
use crate::store::{Account, Player, PlayerKind};
use crate::{hash_of, id, now};
use cloverleaf_protocol::{Code, Problem};

/// So many recovery codes are made at once.
const CODES: usize = 10;

impl People {
    /// Keeps somebody's history under a login.
    pub(crate) async fn open_account(
        &self,
        player: &Player,
        login: &str,
        password: String,
    ) -> Result<String, Problem> {
        let login = self.free_login(player, login).await?;
        password::check(&password)?;
        let password = self.passwords.hash(password).await?;
        let account = Account { player: player.id.clone(), login: login.clone(), password };
        match self.store.open_account(&account).await? {
            true => Ok(login),
            false => Err(taken(login)),
        }
    }

    /// A login as it is kept, if this player may have it and nobody has.
    pub(crate) async fn free_login(&self, player: &Player, login: &str) -> Result<String, Problem> {
        if player.kind != PlayerKind::Guest {
            return Err(problem(Code::Nothing, "server-login-there"));
        }
        if self.store.is_brought(&player.id).await? {
            return Err(problem(Code::Nothing, "server-brought-already"));
        }
        let login = login_of(login)?;
        match self.store.account(&login).await? {
            Some(_) => Err(taken(login)),
            None => Ok(login),
        }
    }

    /// Whether somebody has a password.
    pub(crate) async fn has_password(&self, player: &Player) -> Result<bool, Problem> {
        let account = self.store.account_of(&player.id).await?;
        Ok(account.is_some_and(|account| !account.password.is_empty()))
    }

    /// Whose login and password these are. Takes equally long whether or not there is such a login.
    pub(crate) async fn log_in(&self, login: &str, password: String) -> Result<(Player, String), Problem> {
        let wrong = || problem(Code::WrongLogin, "server-wrong-login");
        let login = login.trim().to_lowercase();
        let account = self.store.account(&login).await?;
        let kept = account.as_ref().map(|account| account.password.clone()).filter(|kept| !kept.is_empty());
        if !self.passwords.verify(password, kept).await? {
            return Err(wrong());
        }
        let account = account.ok_or_else(wrong)?;
        let player = self.store.player(&account.player).await?.ok_or_else(wrong)?;
        Ok((player, login))
    }

    /// Gives somebody another password, or their first. Every other browser, link and token ends.
    pub(crate) async fn set_password(
        &self,
        known: &Known,
        new: String,
        device: Option<&str>,
    ) -> Result<(), Problem> {
        let hash = self.passwords.hash(new).await?;
        self.store.set_password(&known.player.id, &hash).await?;
        self.drop_others(known, device).await
    }

    /// New recovery codes; the earlier ones open nothing any more.
    pub(crate) async fn new_codes(&self, player: &Player) -> Result<Vec<String>, Problem> {
        let codes: Vec<String> = (0..CODES).map(|_| id::new_code()).collect();
        let hashes: Vec<String> = codes.iter().map(hash_of).collect();
        self.store.set_codes(&player.id, &hashes, now()).await?;
        Ok(codes)
    }

    /// How many recovery codes are left.
    pub(crate) async fn codes_left(&self, player: &Player) -> Result<usize, Problem> {
        Ok(self.store.count_codes(&player.id).await?)
    }

    /// Whose login this is, if the code is one of theirs. It has not been used up yet.
    pub(crate) async fn by_code(&self, login: &str, code: &str) -> Result<Player, Problem> {
        let wrong = || problem(Code::WrongLogin, "server-wrong-code");
        let account = self.store.account(&login.trim().to_lowercase()).await?.ok_or_else(wrong)?;
        let good = self.store.has_code(&account.player, &hash_of(plain(code))).await?;
        let player = if good { self.store.player(&account.player).await? } else { None };
        player.ok_or_else(wrong)
    }

    /// Uses a code up for a new password. Everything that let somebody in before ends, passkeys too.
    pub(crate) async fn recover(&self, player: &Player, code: &str, new: String) -> Result<(), Problem> {
        password::check(&new)?;
        let hash = self.passwords.hash(new).await?;
        if !self.store.use_code(&player.id, &hash_of(plain(code)), &hash).await? {
            return Err(problem(Code::WrongLogin, "server-wrong-code"));
        }
        let gone = self.store.drop_keys_but(&player.id, ["", ""]).await?;
        self.end(gone).await;
        Ok(())
    }
}

/// What is said of a login that somebody else has.
pub(super) fn taken(login: String) -> Problem {
    problem(Code::LoginTaken, Message::new("server-login-taken").text("login", login))
}

/// A code as it was made, however somebody has written it down.
fn plain(code: &str) -> String {
    let letters: Vec<char> = code.chars().filter(char::is_ascii_alphanumeric).collect();
    let groups = letters.chunks(4).map(|group| group.iter().collect::<String>().to_lowercase());
    groups.collect::<Vec<_>>().join("-")
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

    #[test]
    fn a_code_is_read_however_it_is_written_down() {
        let code = id::new_code();
        assert_eq!(code.len(), 19);
        assert_eq!(plain(&code), code);
        assert_eq!(plain(&format!(" {} ", code.replace('-', " ").to_uppercase())), code);
        assert_eq!(plain(&code.replace('-', "")), code);
    }
}
