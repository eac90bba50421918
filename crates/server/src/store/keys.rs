//! The keys people are known by. Of a secret only its hash is kept.

use sqlx::AssertSqlSafe;
use sqlx::any::AnyRow;

use super::people::read_player;
use super::sql::{Statement, Value, maybe, number, query, text, word};
use super::writer::Work;
use super::{KeyKind, Player, Store, StoreError};
use crate::PlayerId;

/// A key's last use is noted to the hour: a write for every request would be too dear.
const HOUR: i64 = 3_600_000;
/// Postgres and SQLite take more, but not by much.
const MOST_VALUES: usize = 1000;

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
    /// What a token may do besides looking, as words with spaces between.
    pub scopes: String,
}

impl Store {
    /// Keeps a key.
    ///
    /// # Errors
    /// Its player is not known, or the database failed.
    pub async fn add_key(&self, key: &KeyRow) -> Result<(), StoreError> {
        let KeyRow { hash, player, kind, label, created_at, expires_at, used_at, scopes } = key;
        let sql = "INSERT INTO keys (hash, player_id, kind, label, created_at, expires_at, used_at, scopes) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
        let values = [
            hash.into(),
            player.into(),
            kind.as_str().into(),
            label.into(),
            (*created_at).into(),
            (*expires_at).into(),
            (*used_at).into(),
            scopes.into(),
        ];
        self.change(vec![Statement::new(sql, values)]).await.map(drop)
    }

    /// Whom a key belongs to that has not expired, and the key; notes that it was used.
    ///
    /// # Errors
    /// The database failed.
    pub async fn player_by_key(&self, hash: &str, now: i64) -> Result<Option<(Player, KeyRow)>, StoreError> {
        let sql = "SELECT hash, player_id, keys.kind AS kind, label, keys.created_at AS created_at, expires_at, \
                   used_at, scopes, name, players.kind AS player_kind, players.created_at AS player_since \
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

    /// Takes all of a player's keys away but these two; says which.
    ///
    /// # Errors
    /// The database failed.
    pub async fn drop_keys_but(&self, player: &PlayerId, kept: [&str; 2]) -> Result<Vec<String>, StoreError> {
        let keys = self.keys_of(player).await?;
        let sql = "DELETE FROM keys WHERE player_id = $1 AND hash <> $2 AND hash <> $3";
        let values = [player.into(), kept[0].into(), kept[1].into()];
        self.change(vec![Statement::new(sql, values)]).await?;
        Ok(keys.into_iter().map(|key| key.hash).filter(|hash| !kept.contains(&hash.as_str())).collect())
    }

    /// Which of these keys open something now.
    ///
    /// # Errors
    /// The database failed.
    pub async fn living_keys(&self, hashes: &[String], now: i64) -> Result<Vec<String>, StoreError> {
        let mut living = Vec::with_capacity(hashes.len());
        for some in hashes.chunks(MOST_VALUES) {
            let places: Vec<String> = (2..some.len() + 2).map(|place| format!("${place}")).collect();
            let sql = format!(
                "SELECT hash FROM keys WHERE (expires_at IS NULL OR expires_at > $1) AND hash IN ({})",
                places.join(", ")
            );
            let values = [now.into()].into_iter().chain(some.iter().map(Value::from));
            for row in query(AssertSqlSafe(sql), values).persistent(false).fetch_all(&self.pool).await? {
                living.push(text(&row, "hash")?);
            }
        }
        Ok(living)
    }

    /// Calls a key something else; false if the player has none such.
    ///
    /// # Errors
    /// The database failed.
    pub async fn label_key(&self, player: &PlayerId, hash: &str, label: &str) -> Result<bool, StoreError> {
        let sql = "UPDATE keys SET label = $3 WHERE hash = $1 AND player_id = $2";
        let values = [hash.into(), player.into(), label.into()];
        Ok(self.change(vec![Statement::new(sql, values)]).await? == 1)
    }

    /// Lets a key expire at this time, if it would later.
    ///
    /// # Errors
    /// The database failed.
    pub async fn expire_key(&self, hash: &str, at: i64) -> Result<(), StoreError> {
        let sql =
            "UPDATE keys SET expires_at = $2 WHERE hash = $1 AND (expires_at IS NULL OR expires_at > $2)";
        self.change(vec![Statement::new(sql, [hash.into(), at.into()])]).await.map(drop)
    }

    /// Forgets the keys that have expired; says how many.
    ///
    /// # Errors
    /// The database failed.
    pub async fn forget_expired(&self, now: i64) -> Result<u64, StoreError> {
        let sql = [
            "DELETE FROM keys WHERE expires_at <= $1",
            "DELETE FROM friend_links WHERE expires_at <= $1",
            // A week old: nobody comes any more.
            "DELETE FROM invitations WHERE at <= $1 - 604800000",
        ];
        self.change(sql.map(|sql| Statement::new(sql, [now.into()])).into()).await
    }

    /// A player's keys, the oldest first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn keys_of(&self, player: &PlayerId) -> Result<Vec<KeyRow>, StoreError> {
        let sql = "SELECT hash, player_id, kind, label, created_at, expires_at, used_at, scopes FROM keys \
                   WHERE player_id = $1 ORDER BY created_at, hash";
        self.rows(sql, [player.into()]).await?.iter().map(read_key).collect()
    }
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
        scopes: text(row, "scopes")?,
    })
}
