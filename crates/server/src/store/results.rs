//! What is asked of games that were counted: somebody's results, and the ladder.

use std::collections::HashMap;

use sqlx::any::AnyRow;

use super::aliases::everybody;
use super::counted::read_standing;
use super::sql::{Value, number, query, text};
use super::{Standing, Store, StoreError};
use crate::{PlayerId, TableId};

/// Somebody's results at a game with so many seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultTally {
    /// The game.
    pub game: String,
    /// The seats.
    pub seats: i64,
    /// How many games were played to an end.
    pub games: i64,
    /// How many were won, not by a bot that stood in.
    pub wins: i64,
}

/// A game that somebody played to an end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PastRow {
    /// The table.
    pub table: TableId,
    /// The game.
    pub game: String,
    /// The seats.
    pub seats: i64,
    /// The place.
    pub place: i64,
    /// Whether it was rated.
    pub rated: bool,
    /// When it ended.
    pub at: i64,
    /// Whether everybody may find it.
    pub listed: bool,
    /// Who else played, by name; bots by their own.
    pub against: Vec<String>,
}

/// Somebody on a ladder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RungRow {
    /// The person or bot.
    pub player: String,
    /// The person's name.
    pub name: Option<String>,
    /// How strong they are.
    pub standing: Standing,
}

impl Store {
    /// Somebody's results, by game and number of seats.
    ///
    /// # Errors
    /// The database failed.
    pub async fn results_of(&self, player: &PlayerId) -> Result<Vec<ResultTally>, StoreError> {
        let sql = concat!(
            "SELECT game, seats, COUNT(*) AS games, \
             CAST(SUM(CASE WHEN place = 1 AND behind > 0 AND stood_in = 0 THEN 1 ELSE 0 END) AS BIGINT) AS wins \
             FROM results WHERE player_id IN ",
            everybody!(),
            " GROUP BY game, seats ORDER BY game, seats"
        );
        let read = |row: &AnyRow| {
            let (game, seats) = (text(row, "game")?, number(row, "seats")?);
            Ok(ResultTally { game, seats, games: number(row, "games")?, wins: number(row, "wins")? })
        };
        self.rows(sql, [player.into()]).await?.iter().map(read).collect()
    }

    /// The bots somebody has come in before, as game and name of the bot.
    ///
    /// # Errors
    /// The database failed.
    pub async fn bots_beaten(&self, player: &PlayerId) -> Result<Vec<(String, String)>, StoreError> {
        let sql = concat!(
            "SELECT DISTINCT mine.game AS game, bot.player_id AS bot FROM results AS mine \
             JOIN results AS bot ON bot.table_id = mine.table_id AND bot.place > mine.place \
             WHERE mine.stood_in = 0 AND bot.player_id LIKE 'bot:%' AND mine.player_id IN ",
            everybody!(),
            " ORDER BY game, bot"
        );
        let rows = self.rows(sql, [player.into()]).await?;
        rows.iter().map(|row| Ok((text(row, "game")?, text(row, "bot")?))).collect()
    }

    /// Somebody's latest games, the last one first; those that not everybody may find only if asked for.
    ///
    /// # Errors
    /// The database failed.
    pub async fn past_games(
        &self,
        player: &PlayerId,
        unlisted: bool,
        limit: u32,
    ) -> Result<Vec<PastRow>, StoreError> {
        let sql = concat!(
            "SELECT table_id, seat, results.game AS game, seats, place, rated, at, listed FROM results \
             JOIN tables ON tables.id = table_id WHERE (listed = 1 OR $2 = 1) AND player_id IN ",
            everybody!(),
            " ORDER BY at DESC, table_id LIMIT $3"
        );
        let rows = self.rows(sql, [player.into(), unlisted.into(), i64::from(limit).into()]).await?;
        let mut games = Vec::with_capacity(rows.len());
        for row in &rows {
            let table: TableId = text(row, "table_id")?.into();
            let against = self.others_at(&table, number(row, "seat")?).await?;
            games.push(PastRow {
                game: text(row, "game")?,
                seats: number(row, "seats")?,
                place: number(row, "place")?,
                rated: number(row, "rated")? != 0,
                at: number(row, "at")?,
                listed: number(row, "listed")? != 0,
                against,
                table,
            });
        }
        Ok(games)
    }

    /// Who played on the other seats, by name; bots by their own.
    async fn others_at(&self, table: &TableId, seat: i64) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT COALESCE(name, player_id) AS called FROM results LEFT JOIN players ON players.id = player_id \
                   WHERE table_id = $1 AND seat <> $2 ORDER BY seat";
        let rows = self.rows(sql, [table.into(), seat.into()]).await?;
        rows.iter().map(|row| text(row, "called")).collect()
    }

    /// Somebody's ratings, by game and number of seats.
    ///
    /// # Errors
    /// The database failed.
    pub async fn ratings_of(
        &self,
        player: &PlayerId,
    ) -> Result<HashMap<(String, i64), Standing>, StoreError> {
        let sql = "SELECT game, seats, points, deviation, surely, games FROM ratings WHERE player_id = $1";
        let read = |row: &AnyRow| Ok(((text(row, "game")?, number(row, "seats")?), read_standing(row)?));
        self.rows(sql, [player.into()]).await?.iter().map(read).collect()
    }

    /// A page of a ladder, the strongest first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn ladder(
        &self,
        game: &str,
        seats: i64,
        from: i64,
        limit: u32,
    ) -> Result<Vec<RungRow>, StoreError> {
        let sql = "SELECT player_id, name, points, deviation, surely, games FROM ratings \
                   LEFT JOIN players ON players.id = player_id WHERE game = $1 AND seats = $2 \
                   ORDER BY surely DESC, player_id LIMIT $3 OFFSET $4";
        let values = [game.into(), seats.into(), i64::from(limit).into(), from.into()];
        self.rows(sql, values).await?.iter().map(read_rung).collect()
    }

    /// How many are on a ladder.
    ///
    /// # Errors
    /// The database failed.
    pub async fn ladder_size(&self, game: &str, seats: i64) -> Result<i64, StoreError> {
        let sql = "SELECT COUNT(*) AS players FROM ratings WHERE game = $1 AND seats = $2";
        number(&query(sql, [game.into(), seats.into()]).fetch_one(&self.pool).await?, "players")
    }

    /// Where somebody is on a ladder, from 1.
    ///
    /// # Errors
    /// The database failed.
    pub async fn place_on_ladder(
        &self,
        game: &str,
        seats: i64,
        player: &PlayerId,
    ) -> Result<Option<(i64, RungRow)>, StoreError> {
        let own = "SELECT player_id, name, points, deviation, surely, games FROM ratings \
                   LEFT JOIN players ON players.id = player_id \
                   WHERE game = $1 AND seats = $2 AND player_id = $3";
        let values: [Value; 3] = [game.into(), seats.into(), player.into()];
        let row = query(own, values.clone()).fetch_optional(&self.pool).await?;
        let Some(rung) = row.as_ref().map(read_rung).transpose()? else { return Ok(None) };
        let sql = "SELECT COUNT(*) AS ahead FROM ratings WHERE game = $1 AND seats = $2 \
                   AND (surely > $4 OR surely = $4 AND player_id < $3)";
        let values = values.into_iter().chain([rung.standing.surely.into()]);
        let ahead = number(&query(sql, values).fetch_one(&self.pool).await?, "ahead")?;
        Ok(Some((ahead + 1, rung)))
    }
}

fn read_rung(row: &AnyRow) -> Result<RungRow, StoreError> {
    use sqlx::Row as _;
    Ok(RungRow { player: text(row, "player_id")?, name: row.try_get("name")?, standing: read_standing(row)? })
}
