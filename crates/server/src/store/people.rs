//! Who sits at tables, and the logins they are known by.

use sqlx::any::AnyRow;

use super::sql::{Statement, number, query, text, word};
use super::{PlayerKind, Store, StoreError};
use crate::PlayerId;

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

/// A login and the password's hash.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// Whose it is.
    pub player: PlayerId,
    /// The name to log in with.
    pub login: String,
    /// The password's hash, in PHC form; empty for whoever logs in by passkeys alone.
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

    /// Gives a player a login; false if it is taken, or they have one.
    ///
    /// # Errors
    /// The player is not known, or the database failed.
    pub async fn open_account(&self, account: &Account) -> Result<bool, StoreError> {
        Ok(self.change(opening(account).into()).await? == 1)
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

/// Gives a player a login, if it is free and they have none.
pub(super) fn opening(Account { player, login, password }: &Account) -> [Statement; 2] {
    let open = "INSERT INTO accounts (player_id, login, password) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    let mark = "UPDATE players SET kind = 'account' \
                WHERE id = $1 AND EXISTS (SELECT login FROM accounts WHERE player_id = $1)";
    [
        Statement::new(open, [player.into(), login.into(), password.into()]),
        Statement::new(mark, [player.into()]),
    ]
}

pub(super) fn read_player(row: &AnyRow) -> Result<Player, StoreError> {
    Ok(Player {
        id: text(row, "player_id")?.into(),
        name: text(row, "name")?,
        kind: word(row, "player_kind", PlayerKind::read)?,
        created_at: number(row, "player_since")?,
    })
}

fn read_account(row: &AnyRow) -> Result<Account, StoreError> {
    Ok(Account {
        player: text(row, "player_id")?.into(),
        login: text(row, "login")?,
        password: text(row, "password")?,
    })
}
