//! Who sits at tables, and the keys and logins they are known by.

use sqlx::any::AnyRow;

use super::sql::{Statement, maybe, number, query, text, word};
use super::writer::Work;
use super::{KeyKind, PlayerKind, Store, StoreError};
use crate::PlayerId;

/// A key's last use is noted to the hour: a write for every request would be too dear.
const HOUR: i64 = 3_600_000;

/// Somebody who sits at tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// Their own name for the store.
    pub id: PlayerId,
    /// The name others see.
    pub name: String,
    /// What they are.
    pub kind: PlayerKind,
    /// Since when they are known.
    pub created_at: i64,
}

/// What is kept of a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyRow {
    /// The hash of the secret.
    pub hash: String,
    /// Whose it is.
    pub player: PlayerId,
    /// What it is for.
    pub kind: KeyKind,
    /// What its owner calls it.
    pub label: String,
    /// When it was made.
    pub created_at: i64,
    /// Until when it opens anything.
    pub expires_at: Option<i64>,
    /// When it was last used, to the hour.
    pub used_at: Option<i64>,
}

/// A login and the password's hash.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// Whose it is.
    pub player: PlayerId,
    /// The name to log in with.
    pub login: String,
    /// The password's hash, in PHC form.
    pub password: String,
}

impl Store {
    /// Keeps somebody new.
    ///
    /// # Errors
    /// The database failed.
    pub async fn new_player(&self, player: &Player) -> Result<(), StoreError> {
        let Player { id, name, kind, created_at } = player;
        let sql = "INSERT INTO players (id, name, kind, created_at) VALUES ($1, $2, $3, $4)";
        let values = [id.into(), name.into(), kind.as_str().into(), (*created_at).into()];
        self.change(vec![Statement::new(sql, values)]).await.map(drop)
    }

    /// Notes whose program somebody is.
    ///
    /// # Errors
    /// One of them is not known, or the database failed.
    pub async fn own(&self, program: &PlayerId, owner: &PlayerId) -> Result<(), StoreError> {
        let sql = "INSERT INTO programs (player_id, owner_id) VALUES ($1, $2)";
        self.change(vec![Statement::new(sql, [program.into(), owner.into()])]).await.map(drop)
    }

    /// Whose program somebody is, if a person made it known.
    ///
    /// # Errors
    /// The database failed.
    pub async fn owner_of(&self, program: &PlayerId) -> Result<Option<PlayerId>, StoreError> {
        let sql = "SELECT owner_id FROM programs WHERE player_id = $1";
        let row = query(sql, [program.into()]).fetch_optional(&self.pool).await?;
        row.map(|row| Ok(text(&row, "owner_id")?.into())).transpose()
    }

    /// Somebody who is known.
    ///
    /// # Errors
    /// The database failed.
    pub async fn player(&self, player: &PlayerId) -> Result<Option<Player>, StoreError> {
        let sql = "SELECT id AS player_id, name, kind AS player_kind, created_at AS player_since \
                   FROM players WHERE id = $1";
        let row = query(sql, [player.into()]).fetch_optional(&self.pool).await?;
        row.as_ref().map(read_player).transpose()
    }

    /// Gives somebody another name; false if there is nobody.
    ///
    /// # Errors
    /// The database failed.
    pub async fn rename(&self, player: &PlayerId, name: &str) -> Result<bool, StoreError> {
        let sql = "UPDATE players SET name = $2 WHERE id = $1";
        Ok(self.change(vec![Statement::new(sql, [player.into(), name.into()])]).await? == 1)
    }

    /// Keeps a key.
    ///
    /// # Errors
    /// Its player is not known, or the database failed.
    pub async fn add_key(&self, key: &KeyRow) -> Result<(), StoreError> {
        let KeyRow { hash, player, kind, label, created_at, expires_at, used_at } = key;
        let sql = "INSERT INTO keys (hash, player_id, kind, label, created_at, expires_at, used_at) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7)";
        let values = [
            hash.into(),
            player.into(),
            kind.as_str().into(),
            label.into(),
            (*created_at).into(),
            (*expires_at).into(),
            (*used_at).into(),
        ];
        self.change(vec![Statement::new(sql, values)]).await.map(drop)
    }

    /// Whom a key belongs to that has not expired, and the key; notes that it was used.
    ///
    /// # Errors
    /// The database failed.
    pub async fn player_by_key(&self, hash: &str, now: i64) -> Result<Option<(Player, KeyRow)>, StoreError> {
        let sql = "SELECT hash, player_id, keys.kind AS kind, label, keys.created_at AS created_at, expires_at, \
                   used_at, name, players.kind AS player_kind, players.created_at AS player_since \
                   FROM keys JOIN players ON players.id = player_id \
                   WHERE hash = $1 AND (expires_at IS NULL OR expires_at > $2)";
        let row = query(sql, [hash.into(), now.into()]).fetch_optional(&self.pool).await?;
        let Some(row) = row else { return Ok(None) };
        let (player, key) = (read_player(&row)?, read_key(&row)?);
        if key.used_at.is_none_or(|used| used <= now - HOUR) {
            let sql = "UPDATE keys SET used_at = $2 WHERE hash = $1";
            let note = Statement::new(sql, [hash.into(), now.into()]);
            // Nobody needs to wait for a note.
            drop(self.writer.hand_in(Work::Change(vec![note])).await?);
        }
        Ok(Some((player, key)))
    }

    /// Takes a key away from its player; false if they have none such.
    ///
    /// # Errors
    /// The database failed.
    pub async fn drop_key(&self, player: &PlayerId, hash: &str) -> Result<bool, StoreError> {
        let sql = "DELETE FROM keys WHERE hash = $1 AND player_id = $2";
        Ok(self.change(vec![Statement::new(sql, [hash.into(), player.into()])]).await? == 1)
    }

    /// Forgets the keys that have expired; says how many.
    ///
    /// # Errors
    /// The database failed.
    pub async fn forget_expired(&self, now: i64) -> Result<u64, StoreError> {
        let sql = "DELETE FROM keys WHERE expires_at <= $1";
        self.change(vec![Statement::new(sql, [now.into()])]).await
    }

    /// A player's keys, the oldest first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn keys_of(&self, player: &PlayerId) -> Result<Vec<KeyRow>, StoreError> {
        let sql = "SELECT hash, player_id, kind, label, created_at, expires_at, used_at FROM keys \
                   WHERE player_id = $1 ORDER BY created_at, hash";
        self.rows(sql, [player.into()]).await?.iter().map(read_key).collect()
    }

    /// Gives a player a login; false if it is taken, or they have one.
    ///
    /// # Errors
    /// The player is not known, or the database failed.
    pub async fn open_account(&self, account: &Account) -> Result<bool, StoreError> {
        let Account { player, login, password } = account;
        let open =
            "INSERT INTO accounts (player_id, login, password) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
        let mark = "UPDATE players SET kind = 'account' \
                    WHERE id = $1 AND EXISTS (SELECT login FROM accounts WHERE player_id = $1)";
        let statements = vec![
            Statement::new(open, [player.into(), login.into(), password.into()]),
            Statement::new(mark, [player.into()]),
        ];
        Ok(self.change(statements).await? == 1)
    }

    /// Changes a password; false if the player has no login.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_password(&self, player: &PlayerId, password: &str) -> Result<bool, StoreError> {
        let sql = "UPDATE accounts SET password = $2 WHERE player_id = $1";
        Ok(self.change(vec![Statement::new(sql, [player.into(), password.into()])]).await? == 1)
    }

    /// The account of this player.
    ///
    /// # Errors
    /// The database failed.
    pub async fn account_of(&self, player: &PlayerId) -> Result<Option<Account>, StoreError> {
        let sql = "SELECT player_id, login, password FROM accounts WHERE player_id = $1";
        let row = query(sql, [player.into()]).fetch_optional(&self.pool).await?;
        row.as_ref().map(read_account).transpose()
    }

    /// The account of this login.
    ///
    /// # Errors
    /// The database failed.
    pub async fn account(&self, login: &str) -> Result<Option<Account>, StoreError> {
        let sql = "SELECT player_id, login, password FROM accounts WHERE login = $1";
        let row = query(sql, [login.into()]).fetch_optional(&self.pool).await?;
        row.as_ref().map(read_account).transpose()
    }
}

fn read_player(row: &AnyRow) -> Result<Player, StoreError> {
    Ok(Player {
        id: text(row, "player_id")?.into(),
        name: text(row, "name")?,
        kind: word(row, "player_kind", PlayerKind::read)?,
        created_at: number(row, "player_since")?,
    })
}

fn read_key(row: &AnyRow) -> Result<KeyRow, StoreError> {
    Ok(KeyRow {
        hash: text(row, "hash")?,
        player: text(row, "player_id")?.into(),
        kind: word(row, "kind", KeyKind::read)?,
        label: text(row, "label")?,
        created_at: number(row, "created_at")?,
        expires_at: maybe(row, "expires_at")?,
        used_at: maybe(row, "used_at")?,
    })
}

fn read_account(row: &AnyRow) -> Result<Account, StoreError> {
    Ok(Account {
        player: text(row, "player_id")?.into(),
        login: text(row, "login")?,
        password: text(row, "password")?,
    })
}
