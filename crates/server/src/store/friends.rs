//! Who is whose friend, and the links by which people become friends.

use sqlx::AssertSqlSafe;
use sqlx::any::AnyRow;

use super::aliases::everybody;
use super::people::read_player;
use super::sql::{Statement, Value, number, query, text, word};
use super::{Player, Status, Store, StoreError};
use crate::{PlayerId, TableId};

/// A friend, as whoever they are now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FriendRow {
    /// Who.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
    /// Since when.
    pub since: i64,
}

/// A listed table where somebody has had a seat, that is not over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeenAt {
    /// Who.
    pub player: PlayerId,
    /// The table.
    pub table: TableId,
    /// Its game.
    pub game: String,
    /// Open or running.
    pub status: Status,
}

impl Store {
    /// Keeps a friend link, and only so many of the same person's: the oldest go.
    ///
    /// # Errors
    /// The database failed.
    pub async fn add_friend_link(
        &self,
        hash: &str,
        player: &PlayerId,
        now: i64,
        until: i64,
        most: i64,
    ) -> Result<(), StoreError> {
        let add =
            "INSERT INTO friend_links (hash, player_id, created_at, expires_at) VALUES ($1, $2, $3, $4)";
        let drop_old = "DELETE FROM friend_links WHERE player_id = $1 AND hash NOT IN \
                        (SELECT hash FROM friend_links WHERE player_id = $1 ORDER BY created_at DESC, hash LIMIT $2)";
        let statements = vec![
            Statement::new(add, [hash.into(), player.into(), now.into(), until.into()]),
            Statement::new(drop_old, [player.into(), most.into()]),
        ];
        self.change(statements).await.map(drop)
    }

    /// Whose friend link this is, if it works.
    ///
    /// # Errors
    /// The database failed.
    pub async fn friend_link(&self, hash: &str, now: i64) -> Result<Option<Player>, StoreError> {
        let sql = "SELECT id AS player_id, name, kind AS player_kind, players.created_at AS player_since \
                   FROM friend_links JOIN players ON players.id = player_id \
                   WHERE hash = $1 AND expires_at > $2";
        let row = query(sql, [hash.into(), now.into()]).fetch_optional(&self.pool).await?;
        row.as_ref().map(read_player).transpose()
    }

    /// Makes two people friends, both ways.
    ///
    /// # Errors
    /// The database failed.
    pub async fn befriend(&self, one: &PlayerId, other: &PlayerId, now: i64) -> Result<(), StoreError> {
        let sql =
            "INSERT INTO friends (player_id, friend_id, since) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
        let statements = [(one, other), (other, one)]
            .map(|(one, other)| Statement::new(sql, [one.into(), other.into(), now.into()]));
        self.change(statements.into()).await.map(drop)
    }

    /// Ends a friendship, whoever either of them has been; false if there was none.
    ///
    /// # Errors
    /// The database failed.
    pub async fn unfriend(&self, one: &[PlayerId], other: &[PlayerId]) -> Result<bool, StoreError> {
        let sql = [
            "DELETE FROM friends WHERE (player_id = $1 AND friend_id = $2) OR (player_id = $2 AND friend_id = $1)",
            "DELETE FROM invitations WHERE (player_id = $1 AND by_id = $2) OR (player_id = $2 AND by_id = $1)",
        ];
        let mut ended = 0;
        for one in one {
            for other in other {
                let end = sql.map(|sql| Statement::new(sql, [one.into(), other.into()]));
                ended += self.change(end.into()).await?;
            }
        }
        Ok(ended > 0)
    }

    /// Somebody's friends by name. Who was a guest then and has an account now is that account.
    ///
    /// # Errors
    /// The database failed.
    pub async fn friends_of(&self, player: &PlayerId) -> Result<Vec<FriendRow>, StoreError> {
        let sql = concat!(
            "SELECT players.id AS id, players.name AS name, MIN(friends.since) AS since FROM friends \
             LEFT JOIN also_known_as ON guest_id = friend_id \
             JOIN players ON players.id = COALESCE(also_known_as.player_id, friend_id) \
             WHERE kind <> 'deleted' AND friends.player_id IN ",
            everybody!(),
            " GROUP BY players.id, players.name ORDER BY players.name, players.id"
        );
        let read = |row: &AnyRow| {
            let (player, name) = (text(row, "id")?.into(), text(row, "name")?);
            Ok(FriendRow { player, name, since: number(row, "since")? })
        };
        self.rows(sql, [player.into()]).await?.iter().map(read).collect()
    }

    /// The listed tables that are not over at which these people have had a seat, the latest first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn seen_at(&self, people: &[PlayerId]) -> Result<Vec<SeenAt>, StoreError> {
        if people.is_empty() {
            return Ok(Vec::new());
        }
        let places: Vec<String> = (1..=people.len()).map(|place| format!("${place}")).collect();
        let sql = format!(
            "SELECT player_id, tables.id AS id, game, status FROM sittings JOIN tables ON tables.id = table_id \
             WHERE listed = 1 AND status IN ('open', 'running') AND player_id IN ({}) \
             ORDER BY changed_at DESC, tables.id LIMIT 1000",
            places.join(", ")
        );
        let rows = query(AssertSqlSafe(sql), people.iter().map(Value::from)).persistent(false);
        let read = |row: &AnyRow| {
            let (player, table) = (text(row, "player_id")?.into(), text(row, "id")?.into());
            Ok(SeenAt { player, table, game: text(row, "game")?, status: word(row, "status", Status::read)? })
        };
        rows.fetch_all(&self.pool).await?.iter().map(read).collect()
    }
}
