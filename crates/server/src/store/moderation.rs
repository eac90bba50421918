//! Whom people do not want to hear, what they report, and what whoever runs the server does about it.

use serde::Serialize;
use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::sql::{Statement, Value, maybe, number, query, text, word};
use super::{Act, PlayerKind, SanctionKind, SilenceKind, Store, StoreError, Via};
use crate::{PlayerId, TableId};

/// Somebody whom another does not want to hear.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Silence {
    /// Who.
    pub other: PlayerId,
    /// Their name now, if they are still known.
    pub name: Option<String>,
    /// How far it goes.
    pub kind: SilenceKind,
    /// Since when.
    pub since: i64,
}

/// What somebody reported.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Report {
    /// Its name.
    pub id: String,
    /// When.
    pub at: i64,
    /// Where.
    pub table: TableId,
    /// By whom.
    pub reporter: PlayerId,
    /// About whom.
    pub about: PlayerId,
    /// The name they had there.
    pub about_name: String,
    /// The entry of the log it is about, if it is one.
    pub seq: Option<i64>,
    /// What kind of thing it is, in a word.
    pub reason: String,
    /// What the reporter adds.
    pub words: String,
    /// What was said around it, as JSON.
    pub talk: String,
    /// When it was dealt with.
    pub closed_at: Option<i64>,
}

/// What whoever runs the server decided about a person or a range of addresses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Sanction {
    /// Its name.
    pub id: String,
    /// What it forbids.
    pub kind: SanctionKind,
    /// Whom it is for.
    pub player: Option<PlayerId>,
    /// Or which addresses.
    pub addresses: Option<String>,
    /// Why, as the person is told.
    pub reason: String,
    /// Since when.
    pub created_at: i64,
    /// Until when, if not for good.
    pub expires_at: Option<i64>,
}

/// One line of the log of what was done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ActRow {
    /// Its place, from 1.
    pub seq: i64,
    /// When.
    pub at: i64,
    /// By which way.
    pub via: Via,
    /// What was done.
    pub act: Act,
    /// To whom or what.
    pub subject: String,
    /// Why, or for how long.
    pub detail: String,
}

/// Somebody, as whoever runs the server sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PersonRow {
    /// Their name for the store.
    pub id: PlayerId,
    /// The name others see.
    pub name: String,
    /// What they are.
    pub kind: PlayerKind,
    /// Since when they are known.
    pub since: i64,
    /// When a key of theirs was last used, to the hour.
    pub seen: Option<i64>,
    /// At how many tables they had a seat.
    pub tables: i64,
    /// How often they were reported.
    pub reports: i64,
}

/// A table, as whoever runs the server sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TableGlance {
    /// Its name.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// How far it has come, in a word.
    pub status: String,
    /// When something last happened there.
    pub changed: i64,
    /// The people who had a seat, by name.
    pub people: String,
}

/// What is done, by which way, and when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Doing {
    /// By which way.
    pub via: Via,
    /// When.
    pub at: i64,
}

/// The line of the log for something that is done in the same transaction.
fn note(doing: Doing, act: Act, subject: &str, detail: &str) -> Statement {
    let sql = "INSERT INTO acts (seq, at, via, act, subject, detail) \
               SELECT COALESCE(MAX(seq), 0) + 1, $1, $2, $3, $4, $5 FROM acts";
    let values =
        [doing.at.into(), doing.via.as_str().into(), act.as_str().into(), subject.into(), detail.into()];
    Statement::new(sql, values)
}

impl Store {
    /// Notes that somebody does not want to hear another, or does again.
    ///
    /// # Errors
    /// The database failed.
    pub async fn silence(
        &self,
        player: &PlayerId,
        other: &PlayerId,
        kind: Option<SilenceKind>,
        now: i64,
    ) -> Result<(), StoreError> {
        let statement = match kind {
            None => {
                let sql = "DELETE FROM silences WHERE player_id = $1 AND other_id = $2";
                Statement::new(sql, [player.into(), other.into()])
            }
            Some(kind) => {
                let sql = "INSERT INTO silences (player_id, other_id, kind, created_at) VALUES ($1, $2, $3, $4) \
                           ON CONFLICT (player_id, other_id) DO UPDATE SET kind = excluded.kind";
                Statement::new(sql, [player.into(), other.into(), kind.as_str().into(), now.into()])
            }
        };
        self.change(vec![statement]).await.map(drop)
    }

    /// Whom somebody does not want to hear, the latest first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn silences_of(&self, player: &PlayerId) -> Result<Vec<Silence>, StoreError> {
        let sql = "SELECT other_id, name, silences.kind AS kind, silences.created_at AS created_at \
                   FROM silences LEFT JOIN players ON players.id = other_id WHERE player_id = $1 \
                   ORDER BY silences.created_at DESC, other_id";
        self.rows(sql, [player.into()]).await?.iter().map(read_silence).collect()
    }

    /// How far somebody does not want to hear another.
    ///
    /// # Errors
    /// The database failed.
    pub async fn silence_between(
        &self,
        player: &PlayerId,
        other: &PlayerId,
    ) -> Result<Option<SilenceKind>, StoreError> {
        let sql = "SELECT kind FROM silences WHERE player_id = $1 AND other_id = $2";
        let row = query(sql, [player.into(), other.into()]).fetch_optional(&self.pool).await?;
        row.map(|row| word(&row, "kind", SilenceKind::read)).transpose()
    }

    /// Keeps a report.
    ///
    /// # Errors
    /// The database failed.
    pub async fn add_report(&self, report: &Report) -> Result<(), StoreError> {
        let sql = "INSERT INTO reports (id, at, table_id, reporter_id, about_id, about_name, seq, reason, words, \
                   talk, closed_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";
        let values = [
            (&report.id).into(),
            report.at.into(),
            (&report.table).into(),
            (&report.reporter).into(),
            (&report.about).into(),
            (&report.about_name).into(),
            report.seq.into(),
            (&report.reason).into(),
            (&report.words).into(),
            (&report.talk).into(),
            report.closed_at.into(),
        ];
        self.change(vec![Statement::new(sql, values)]).await.map(drop)
    }

    /// Reports, the latest first: those nobody has dealt with, or all.
    ///
    /// # Errors
    /// The database failed.
    pub async fn reports(&self, all: bool, limit: u32) -> Result<Vec<Report>, StoreError> {
        let sql = "SELECT id, at, table_id, reporter_id, about_id, about_name, seq, reason, words, talk, closed_at \
                   FROM reports WHERE closed_at IS NULL OR $1 = 1 ORDER BY at DESC, id LIMIT $2";
        let values = [Value::from(all), i64::from(limit).into()];
        self.rows(sql, values).await?.iter().map(read_report).collect()
    }

    /// One report.
    ///
    /// # Errors
    /// The database failed.
    pub async fn report(&self, id: &str) -> Result<Option<Report>, StoreError> {
        let sql = "SELECT id, at, table_id, reporter_id, about_id, about_name, seq, reason, words, talk, closed_at \
                   FROM reports WHERE id = $1";
        let row = query(sql, [id.into()]).fetch_optional(&self.pool).await?;
        row.as_ref().map(read_report).transpose()
    }

    /// Notes that a report was dealt with; false if there is none such, or it was before.
    ///
    /// # Errors
    /// The database failed.
    pub async fn close_report(&self, id: &str, doing: Doing) -> Result<bool, StoreError> {
        if self.report(id).await?.is_none_or(|report| report.closed_at.is_some()) {
            return Ok(false);
        }
        let sql = "UPDATE reports SET closed_at = $2 WHERE id = $1 AND closed_at IS NULL";
        let change = Statement::new(sql, [id.into(), doing.at.into()]);
        self.change(vec![change, note(doing, Act::Close, id, "")]).await.map(|rows| rows == 1)
    }

    /// Keeps a sanction, and notes it in the log.
    ///
    /// # Errors
    /// The database failed.
    pub async fn sanction(&self, sanction: &Sanction, doing: Doing) -> Result<(), StoreError> {
        let Sanction { id, kind, player, addresses, reason, created_at, expires_at } = sanction;
        let sql = "INSERT INTO sanctions (id, kind, player_id, addresses, reason, created_at, expires_at, ended_at) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
        let player = player.as_ref().map(ToString::to_string);
        let values = [
            id.into(),
            kind.as_str().into(),
            (&player).into(),
            addresses.into(),
            reason.into(),
            (*created_at).into(),
            (*expires_at).into(),
            Value::Number(None),
        ];
        let subject = player.as_ref().or(addresses.as_ref()).map_or("", String::as_str);
        let act = match kind {
            SanctionKind::Warning => Act::Warn,
            SanctionKind::Mute => Act::Mute,
            SanctionKind::Ban => Act::Ban,
        };
        self.change(vec![Statement::new(sql, values), note(doing, act, subject, reason)]).await.map(drop)
    }

    /// The sanctions that nobody has lifted and that have not run out, the latest first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn sanctions(&self, now: i64) -> Result<Vec<Sanction>, StoreError> {
        let sql = "SELECT id, kind, player_id, addresses, reason, created_at, expires_at FROM sanctions \
                   WHERE ended_at IS NULL AND (expires_at IS NULL OR expires_at > $1) \
                   ORDER BY created_at DESC, id";
        self.rows(sql, [now.into()]).await?.iter().map(read_sanction).collect()
    }

    /// Ends a sanction before its time; false if it is not in force.
    ///
    /// # Errors
    /// The database failed.
    pub async fn lift(&self, id: &str, doing: Doing) -> Result<bool, StoreError> {
        let there = self.sanctions(doing.at).await?.into_iter().find(|sanction| sanction.id == id);
        let Some(Sanction { player, addresses, .. }) = there else { return Ok(false) };
        let sql = "UPDATE sanctions SET ended_at = $2 WHERE id = $1 AND ended_at IS NULL";
        let subject = player.map(|player| player.to_string()).or(addresses).unwrap_or_default();
        let change = Statement::new(sql, [id.into(), doing.at.into()]);
        self.change(vec![change, note(doing, Act::Lift, &subject, id)]).await.map(|rows| rows == 1)
    }

    /// The warnings somebody has not read yet, the oldest first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn warnings_of(&self, player: &PlayerId) -> Result<Vec<Sanction>, StoreError> {
        let sql = "SELECT id, kind, player_id, addresses, reason, created_at, expires_at FROM sanctions \
                   WHERE ended_at IS NULL AND kind = 'warning' AND player_id = $1 ORDER BY created_at, id";
        self.rows(sql, [player.into()]).await?.iter().map(read_sanction).collect()
    }

    /// Notes that somebody has read a warning.
    ///
    /// # Errors
    /// The database failed.
    pub async fn read_warning(&self, id: &str, player: &PlayerId, now: i64) -> Result<bool, StoreError> {
        let sql = "UPDATE sanctions SET ended_at = $3 \
                   WHERE id = $1 AND player_id = $2 AND kind = 'warning' AND ended_at IS NULL";
        self.change(vec![Statement::new(sql, [id.into(), player.into(), now.into()])])
            .await
            .map(|rows| rows == 1)
    }

    /// Orders a table to be closed, which the processes that run do when they see it.
    ///
    /// # Errors
    /// The database failed.
    pub async fn order_closing(&self, table: &TableId, why: &str, doing: Doing) -> Result<(), StoreError> {
        self.change(vec![note(doing, Act::CloseTable, table.as_str(), why)]).await.map(drop)
    }

    /// The tables that are to be closed, and are not yet.
    ///
    /// # Errors
    /// The database failed.
    pub async fn to_be_closed(&self) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT DISTINCT id FROM acts JOIN tables ON id = subject \
                   WHERE act = 'close-table' AND status IN ('open', 'running')";
        self.rows(sql, []).await?.iter().map(|row| Ok(text(row, "id")?.into())).collect()
    }

    /// How far the log of what was done has grown.
    ///
    /// # Errors
    /// The database failed.
    pub async fn last_act(&self) -> Result<i64, StoreError> {
        let row = query("SELECT COALESCE(MAX(seq), 0) AS last FROM acts", []).fetch_one(&self.pool).await?;
        number(&row, "last")
    }

    /// What was done, the latest first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn acts(&self, limit: u32) -> Result<Vec<ActRow>, StoreError> {
        let sql = "SELECT seq, at, via, act, subject, detail FROM acts ORDER BY seq DESC LIMIT $1";
        self.rows(sql, [i64::from(limit).into()]).await?.iter().map(read_act).collect()
    }

    /// People whose name, login or name for the store has these letters, those who came last first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn find_people(&self, letters: &str, limit: u32) -> Result<Vec<PersonRow>, StoreError> {
        let sql = "SELECT id, name, kind, created_at, \
                   (SELECT MAX(used_at) FROM keys WHERE keys.player_id = players.id) AS seen, \
                   (SELECT COUNT(*) FROM sittings WHERE sittings.player_id = players.id) AS seats, \
                   (SELECT COUNT(*) FROM reports WHERE about_id = players.id) AS reports \
                   FROM players WHERE LOWER(name) LIKE $1 OR id = $2 \
                   OR id IN (SELECT player_id FROM accounts WHERE login LIKE $1) \
                   ORDER BY created_at DESC, id LIMIT $3";
        let plain = letters.to_lowercase();
        let pattern = format!("%{}%", plain.replace(['%', '_'], ""));
        let values = [(&pattern).into(), letters.into(), i64::from(limit).into()];
        self.rows(sql, values).await?.iter().map(read_person).collect()
    }

    /// Tables that changed last, with the people who sat there; only one of this name, if it is given.
    ///
    /// # Errors
    /// The database failed.
    pub async fn glance(&self, table: &str, limit: u32) -> Result<Vec<TableGlance>, StoreError> {
        let sql = "SELECT id, game, status, changed_at FROM tables WHERE id = $1 OR $1 = '' \
                   ORDER BY changed_at DESC, id LIMIT $2";
        let mut tables = Vec::new();
        for row in self.rows(sql, [table.into(), i64::from(limit).into()]).await? {
            let id = text(&row, "id")?;
            let sql = "SELECT name FROM sittings JOIN players ON players.id = player_id \
                       WHERE table_id = $1 ORDER BY name";
            let people = self.rows(sql, [(&id).into()]).await?;
            let names: Result<Vec<_>, _> = people.iter().map(|row| text(row, "name")).collect();
            tables.push(TableGlance {
                id: id.into(),
                game: text(&row, "game")?,
                status: text(&row, "status")?,
                changed: number(&row, "changed_at")?,
                people: names?.join(", "),
            });
        }
        Ok(tables)
    }
}

fn read_silence(row: &AnyRow) -> Result<Silence, StoreError> {
    Ok(Silence {
        other: text(row, "other_id")?.into(),
        name: row.try_get("name")?,
        kind: word(row, "kind", SilenceKind::read)?,
        since: number(row, "created_at")?,
    })
}

fn read_report(row: &AnyRow) -> Result<Report, StoreError> {
    Ok(Report {
        id: text(row, "id")?,
        at: number(row, "at")?,
        table: text(row, "table_id")?.into(),
        reporter: text(row, "reporter_id")?.into(),
        about: text(row, "about_id")?.into(),
        about_name: text(row, "about_name")?,
        seq: maybe(row, "seq")?,
        reason: text(row, "reason")?,
        words: text(row, "words")?,
        talk: text(row, "talk")?,
        closed_at: maybe(row, "closed_at")?,
    })
}

fn read_sanction(row: &AnyRow) -> Result<Sanction, StoreError> {
    let player: Option<String> = row.try_get("player_id")?;
    Ok(Sanction {
        id: text(row, "id")?,
        kind: word(row, "kind", SanctionKind::read)?,
        player: player.map(PlayerId::from),
        addresses: row.try_get("addresses")?,
        reason: text(row, "reason")?,
        created_at: number(row, "created_at")?,
        expires_at: maybe(row, "expires_at")?,
    })
}

fn read_act(row: &AnyRow) -> Result<ActRow, StoreError> {
    Ok(ActRow {
        seq: number(row, "seq")?,
        at: number(row, "at")?,
        via: word(row, "via", Via::read)?,
        act: word(row, "act", Act::read)?,
        subject: text(row, "subject")?,
        detail: text(row, "detail")?,
    })
}

fn read_person(row: &AnyRow) -> Result<PersonRow, StoreError> {
    Ok(PersonRow {
        id: text(row, "id")?.into(),
        name: text(row, "name")?,
        kind: word(row, "kind", PlayerKind::read)?,
        since: number(row, "created_at")?,
        seen: maybe(row, "seen")?,
        tables: number(row, "seats")?,
        reports: number(row, "reports")?,
    })
}
