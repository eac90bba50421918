//! Passkeys, and the challenges their devices sign. Nothing of either is secret.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::people::opening;
use super::sql::{Statement, maybe, number, query, text, word};
use super::{Account, Purpose, Store, StoreError};
use crate::PlayerId;

/// What is kept of a passkey.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PasskeyRow {
    /// What its device calls it.
    pub id: String,
    /// Whose it is.
    pub player: PlayerId,
    /// What its owner calls it.
    pub label: String,
    /// What its signatures are checked with.
    pub public_key: String,
    /// What changes with its use: among others, how often it has signed.
    pub state: String,
    /// When it was added.
    pub created_at: i64,
    /// When it was last used.
    pub used_at: Option<i64>,
}

/// What a device was asked to sign.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Challenge {
    /// The challenge, by which it is found again.
    pub challenge: String,
    /// What for.
    pub purpose: Purpose,
    /// Who was asked, if that is known yet.
    pub player: Option<PlayerId>,
    /// The host they were asked by.
    pub host: String,
    /// What the answer is checked against.
    pub state: String,
    /// Until when it can be answered.
    pub expires_at: i64,
}

/// Adds a passkey, if its player has a login.
fn adding(passkey: &PasskeyRow) -> Statement {
    let PasskeyRow { id, player, label, public_key, state, created_at, used_at } = passkey;
    let sql = "INSERT INTO passkeys (id, player_id, label, public_key, state, created_at, used_at) \
               SELECT $1, $2, $3, $4, $5, CAST($6 AS BIGINT), CAST($7 AS BIGINT) \
               WHERE EXISTS (SELECT login FROM accounts WHERE player_id = $2) ON CONFLICT DO NOTHING";
    let values = [
        id.into(),
        player.into(),
        label.into(),
        public_key.into(),
        state.into(),
        (*created_at).into(),
        (*used_at).into(),
    ];
    Statement::new(sql, values)
}

impl Store {
    /// Keeps a passkey of somebody with a login; false if they have none, or the passkey is known already.
    ///
    /// # Errors
    /// The database failed.
    pub async fn add_passkey(&self, passkey: &PasskeyRow) -> Result<bool, StoreError> {
        Ok(self.change(vec![adding(passkey)]).await? == 1)
    }

    /// Gives a player a login together with its first passkey; false if the login is taken, or they have one.
    ///
    /// # Errors
    /// The player is not known, or the database failed.
    pub async fn open_account_with(
        &self,
        account: &Account,
        passkey: &PasskeyRow,
    ) -> Result<bool, StoreError> {
        let statements = opening(account).into_iter().chain([adding(passkey)]);
        Ok(self.change(statements.collect()).await? == 1)
    }

    /// The passkey that its device calls so.
    ///
    /// # Errors
    /// The database failed.
    pub async fn passkey(&self, id: &str) -> Result<Option<PasskeyRow>, StoreError> {
        let sql = "SELECT id, player_id, label, public_key, state, created_at, used_at FROM passkeys \
                   WHERE id = $1";
        let row = query(sql, [id.into()]).fetch_optional(&self.pool).await?;
        row.as_ref().map(read_passkey).transpose()
    }

    /// A player's passkeys, the oldest first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn passkeys_of(&self, player: &PlayerId) -> Result<Vec<PasskeyRow>, StoreError> {
        let sql = "SELECT id, player_id, label, public_key, state, created_at, used_at FROM passkeys \
                   WHERE player_id = $1 ORDER BY created_at, id";
        self.rows(sql, [player.into()]).await?.iter().map(read_passkey).collect()
    }

    /// Notes that a passkey was used; false if it is gone, or was used by somebody else at the same time.
    ///
    /// # Errors
    /// The database failed.
    pub async fn use_passkey(&self, before: &PasskeyRow, state: &str, now: i64) -> Result<bool, StoreError> {
        let sql = "UPDATE passkeys SET state = $3, used_at = $4 WHERE id = $1 AND state = $2";
        let values = [(&before.id).into(), (&before.state).into(), state.into(), now.into()];
        Ok(self.change(vec![Statement::new(sql, values)]).await? == 1)
    }

    /// Calls a passkey something else; false if the player has none such.
    ///
    /// # Errors
    /// The database failed.
    pub async fn label_passkey(&self, player: &PlayerId, id: &str, label: &str) -> Result<bool, StoreError> {
        let sql = "UPDATE passkeys SET label = $3 WHERE id = $1 AND player_id = $2";
        let values = [id.into(), player.into(), label.into()];
        Ok(self.change(vec![Statement::new(sql, values)]).await? == 1)
    }

    /// Removes a passkey; false if it is the last way to log in, or gone.
    ///
    /// # Errors
    /// The database failed.
    pub async fn drop_passkey(&self, player: &PlayerId, id: &str) -> Result<bool, StoreError> {
        let sql = "DELETE FROM passkeys WHERE id = $1 AND player_id = $2 \
                   AND (EXISTS (SELECT login FROM accounts WHERE player_id = $2 AND password <> '') \
                   OR EXISTS (SELECT id FROM passkeys WHERE player_id = $2 AND id <> $1))";
        Ok(self.change(vec![Statement::new(sql, [id.into(), player.into()])]).await? == 1)
    }

    /// Keeps a challenge, and forgets those that nobody answered in time.
    ///
    /// # Errors
    /// Its player is not known, or the database failed.
    pub async fn add_challenge(&self, asked: &Challenge, now: i64) -> Result<(), StoreError> {
        let Challenge { challenge, purpose, player, host, state, expires_at } = asked;
        let late = Statement::new("DELETE FROM passkey_challenges WHERE expires_at <= $1", [now.into()]);
        let sql = "INSERT INTO passkey_challenges (challenge, purpose, player_id, host, state, expires_at) \
                   VALUES ($1, $2, $3, $4, $5, $6)";
        let values = [
            challenge.into(),
            purpose.as_str().into(),
            player.as_ref().into(),
            host.into(),
            state.into(),
            (*expires_at).into(),
        ];
        self.change(vec![late, Statement::new(sql, values)]).await.map(drop)
    }

    /// A challenge that can still be answered.
    ///
    /// # Errors
    /// The database failed.
    pub async fn challenge(&self, challenge: &str, now: i64) -> Result<Option<Challenge>, StoreError> {
        let sql = "SELECT challenge, purpose, player_id, host, state, expires_at FROM passkey_challenges \
                   WHERE challenge = $1 AND expires_at > $2";
        let row = query(sql, [challenge.into(), now.into()]).fetch_optional(&self.pool).await?;
        row.as_ref().map(read_challenge).transpose()
    }

    /// Uses a challenge up; false if somebody else has.
    ///
    /// # Errors
    /// The database failed.
    pub async fn take_challenge(&self, challenge: &str) -> Result<bool, StoreError> {
        let sql = "DELETE FROM passkey_challenges WHERE challenge = $1";
        Ok(self.change(vec![Statement::new(sql, [challenge.into()])]).await? == 1)
    }
}

fn read_passkey(row: &AnyRow) -> Result<PasskeyRow, StoreError> {
    Ok(PasskeyRow {
        id: text(row, "id")?,
        player: text(row, "player_id")?.into(),
        label: text(row, "label")?,
        public_key: text(row, "public_key")?,
        state: text(row, "state")?,
        created_at: number(row, "created_at")?,
        used_at: maybe(row, "used_at")?,
    })
}

fn read_challenge(row: &AnyRow) -> Result<Challenge, StoreError> {
    Ok(Challenge {
        challenge: text(row, "challenge")?,
        purpose: word(row, "purpose", Purpose::read)?,
        player: row.try_get::<Option<String>, _>("player_id")?.map(PlayerId::from),
        host: text(row, "host")?,
        state: text(row, "state")?,
        expires_at: number(row, "expires_at")?,
    })
}
