//! Games that are over, counted once: how each seat ended, and what becomes of the ratings, in one transaction.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Connection as _, Executor as _};

use super::connect::Kind;
use super::sql::{number, query, run, text};
use super::{Store, StoreError};
use crate::TableId;

/// What bots' names begin with; people's have no colon.
pub const BOT: &str = "bot:";

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counted {
    /// The table.
    pub table: TableId,
    /// The game.
    pub game: String,
    /// Whether the ratings change.
    pub rated: bool,
    /// When it ended.
    pub at: i64,
    /// A row a seat, in their order.
    pub results: Vec<SeatResult>,
}

/// How a seat ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatResult {
    /// The person who sat there, or [`BOT`] and the level.
    pub player: String,
    /// The place, from 1.
    pub place: u8,
    /// Whether a bot stood in at the end.
    pub stood_in: bool,
}

/// How strong a player is, in thousandths of a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The rating.
    pub points: i64,
    /// Its standard deviation.
    pub deviation: i64,
    /// What they surely reach: by this the ladder is ordered.
    pub surely: i64,
    /// By how many games.
    pub games: i64,
}

impl Counted {
    /// Those who played, each once, in the order of their first seat.
    #[must_use]
    pub fn players(&self) -> Vec<&str> {
        let mut players = Vec::new();
        for SeatResult { player, .. } in &self.results {
            if !players.contains(&player.as_str()) {
                players.push(player);
            }
        }
        players
    }

    fn seats(&self) -> i64 {
        i64::try_from(self.results.len()).unwrap_or(i64::MAX)
    }
}

impl Store {
    /// Counts a game that is over, unless that was done; says whether it was done now. `rate` is given how strong each
    /// of [`Counted::players`] was, where that is known, and says how strong they are.
    ///
    /// # Errors
    /// The database failed. Nothing has changed then.
    pub async fn count(
        &self,
        counted: &Counted,
        now: i64,
        rate: impl FnOnce(&[Option<Standing>]) -> Vec<Standing> + Send,
    ) -> Result<bool, StoreError> {
        let mut connection = self.pool.acquire().await?;
        let mut transaction = connection.begin_with(self.kind.begin_to_write()).await?;
        one_at_a_time(&mut transaction, self.kind).await?;
        let sql =
            "UPDATE tables SET counted_at = $2 WHERE id = $1 AND counted_at IS NULL AND status = 'finished'";
        if run(&mut transaction, sql, [(&counted.table).into(), now.into()]).await? == 0 {
            return Ok(false);
        }
        let gone = forgotten(&mut transaction, counted).await?;
        keep_results(&mut transaction, counted, &gone).await?;
        if counted.rated {
            let before = standings(&mut transaction, counted).await?;
            keep_standings(&mut transaction, counted, &gone, rate(&before)).await?;
        }
        transaction.commit().await?;
        Ok(true)
    }

    /// Tables whose games are over and not counted, after this one.
    ///
    /// # Errors
    /// The database failed.
    pub async fn uncounted(&self, after: &TableId, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables WHERE status = 'finished' AND counted_at IS NULL AND id > $1 \
                   ORDER BY id LIMIT $2";
        let rows = self.rows(sql, [after.into(), i64::from(limit).into()]).await?;
        rows.iter().map(|row| Ok(text(row, "id")?.into())).collect()
    }
}

/// Two processes that rate the same player at once would each forget what the other did. SQLite has one writer anyway.
async fn one_at_a_time(connection: &mut AnyConnection, kind: Kind) -> Result<(), StoreError> {
    if kind == Kind::Postgres {
        // The number is nobody else's: one after that of the migrations.
        connection.execute("SELECT pg_advisory_xact_lock(109317377647987)").await?;
    }
    Ok(())
}

/// Those who were forgotten since they played: nothing is kept of them.
async fn forgotten(connection: &mut AnyConnection, counted: &Counted) -> Result<Vec<String>, StoreError> {
    let mut gone = Vec::new();
    for player in counted.players() {
        let sql = "SELECT id FROM players WHERE id = $1 AND kind = 'deleted'";
        if query(sql, [player.into()]).fetch_optional(&mut *connection).await?.is_some() {
            gone.push(player.to_owned());
        }
    }
    Ok(gone)
}

async fn keep_results(
    connection: &mut AnyConnection,
    counted: &Counted,
    gone: &[String],
) -> Result<(), StoreError> {
    let sql = "INSERT INTO results (table_id, seat, player_id, game, seats, place, behind, stood_in, rated, at) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING";
    for (result, seat) in counted.results.iter().zip(1..) {
        if gone.contains(&result.player) {
            continue;
        }
        let behind = counted.results.iter().filter(|other| other.place > result.place).count();
        let values = [
            (&counted.table).into(),
            i64::from(seat).into(),
            (&result.player).into(),
            (&counted.game).into(),
            counted.seats().into(),
            i64::from(result.place).into(),
            i64::try_from(behind).unwrap_or(i64::MAX).into(),
            result.stood_in.into(),
            counted.rated.into(),
            counted.at.into(),
        ];
        run(connection, sql, values).await?;
    }
    Ok(())
}

async fn standings(
    connection: &mut AnyConnection,
    counted: &Counted,
) -> Result<Vec<Option<Standing>>, StoreError> {
    let sql = "SELECT points, deviation, surely, games FROM ratings \
               WHERE game = $1 AND seats = $2 AND player_id = $3";
    let mut all = Vec::new();
    for player in counted.players() {
        let values = [(&counted.game).into(), counted.seats().into(), player.into()];
        let row = query(sql, values).fetch_optional(&mut *connection).await?;
        all.push(row.as_ref().map(read_standing).transpose()?);
    }
    Ok(all)
}

async fn keep_standings(
    connection: &mut AnyConnection,
    counted: &Counted,
    gone: &[String],
    standings: Vec<Standing>,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO ratings (game, seats, player_id, points, deviation, surely, games, changed_at) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (game, seats, player_id) DO UPDATE SET \
               points = $4, deviation = $5, surely = $6, games = $7, changed_at = $8";
    for (player, standing) in counted.players().into_iter().zip(standings) {
        if gone.iter().any(|gone| gone == player) {
            continue;
        }
        let Standing { points, deviation, surely, games } = standing;
        let values = [
            (&counted.game).into(),
            counted.seats().into(),
            player.into(),
            points.into(),
            deviation.into(),
            surely.into(),
            games.into(),
            counted.at.into(),
        ];
        run(connection, sql, values).await?;
    }
    Ok(())
}

pub(super) fn read_standing(row: &AnyRow) -> Result<Standing, StoreError> {
    Ok(Standing {
        points: number(row, "points")?,
        deviation: number(row, "deviation")?,
        surely: number(row, "surely")?,
        games: number(row, "games")?,
    })
}
