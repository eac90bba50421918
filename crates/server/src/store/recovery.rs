//! Codes for whoever has forgotten a password. Only their hashes are kept.

use super::sql::{Statement, number, query};
use super::{Store, StoreError};
use crate::PlayerId;

impl Store {
    /// Gives a player these codes instead of the ones they had.
    ///
    /// # Errors
    /// The player is not known, or the database failed.
    pub async fn set_codes(&self, player: &PlayerId, hashes: &[String], now: i64) -> Result<(), StoreError> {
        let clear = Statement::new("DELETE FROM recovery_codes WHERE player_id = $1", [player.into()]);
        let sql = "INSERT INTO recovery_codes (hash, player_id, created_at) VALUES ($1, $2, $3)";
        let add = hashes.iter().map(|hash| Statement::new(sql, [hash.into(), player.into(), now.into()]));
        self.change([clear].into_iter().chain(add).collect()).await.map(drop)
    }

    /// How many codes a player has left.
    ///
    /// # Errors
    /// The database failed.
    pub async fn count_codes(&self, player: &PlayerId) -> Result<usize, StoreError> {
        let sql = "SELECT COUNT(*) AS codes FROM recovery_codes WHERE player_id = $1";
        let row = query(sql, [player.into()]).fetch_one(&self.pool).await?;
        Ok(usize::try_from(number(&row, "codes")?).unwrap_or(0))
    }

    /// Whether a player has this code.
    ///
    /// # Errors
    /// The database failed.
    pub async fn has_code(&self, player: &PlayerId, hash: &str) -> Result<bool, StoreError> {
        let sql = "SELECT hash FROM recovery_codes WHERE hash = $1 AND player_id = $2";
        let row = query(sql, [hash.into(), player.into()]).fetch_optional(&self.pool).await?;
        Ok(row.is_some())
    }

    /// Uses a code up for a new password, and removes the passkeys; false if the player does not have it any more.
    ///
    /// # Errors
    /// The database failed.
    pub async fn use_code(&self, player: &PlayerId, hash: &str, password: &str) -> Result<bool, StoreError> {
        // The password changes as long as the code is there; both happen at once or not at all.
        let set = "UPDATE accounts SET password = $3 WHERE player_id = $2 \
                   AND EXISTS (SELECT hash FROM recovery_codes WHERE hash = $1 AND player_id = $2)";
        let passkeys = "DELETE FROM passkeys WHERE player_id = $2 \
                        AND EXISTS (SELECT hash FROM recovery_codes WHERE hash = $1 AND player_id = $2)";
        let take = "DELETE FROM recovery_codes WHERE hash = $1 AND player_id = $2";
        let statements = vec![
            Statement::new(set, [hash.into(), player.into(), password.into()]),
            Statement::new(passkeys, [hash.into(), player.into()]),
            Statement::new(take, [hash.into(), player.into()]),
        ];
        Ok(self.change(statements).await? == 1)
    }
}
