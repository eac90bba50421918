//! A backup put back: what is missing is added, nothing is overwritten, and a backup that contradicts the
//! database adds nothing at all.

use std::io::BufRead;

use cloverleaf_core::Message;
use serde_json::{Map, Value as Json};
use sha2::{Digest as _, Sha256};
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _};

use super::backup::hex;
use super::sections::{Clash, END, FIXED, FORM, HEADER, SECTIONS, SUM, Section};
use super::sql::{Value, query, run};
use super::{Store, StoreError};

type Object = Map<String, Json>;

/// What a restore did, by kind of row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Restored {
    /// One for each kind, in the order of the backup.
    pub tallies: Vec<Tally>,
}

/// What a restore did with the rows of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// The kind.
    pub name: &'static str,
    /// So many were missing.
    pub added: u64,
    /// So many were there.
    pub there: u64,
    /// So many were there otherwise, and stayed as they were.
    pub kept: u64,
}

/// What became of one row.
enum Fate {
    Added,
    There,
    Kept,
}

impl Store {
    /// Adds what is missing from the database.
    ///
    /// # Errors
    /// The backup is damaged, or contradicts the database, or the database failed. Nothing has changed then.
    pub async fn restore(&self, backup: &mut (impl BufRead + Send)) -> Result<Restored, StoreError> {
        let mut connection = self.pool.acquire().await?;
        let mut transaction = connection.begin_with(self.kind.begin_to_write()).await?;
        let mut lines = Lines { backup, at: 0, sum: Sha256::new() };
        lines.header()?;
        let mut tallies: Vec<Tally> = SECTIONS.iter().map(Tally::of).collect();
        while let Some((section, row)) = lines.row(&tallies)? {
            let values = SECTIONS[section].parse(row).map_err(|reason| lines.damaged(reason))?;
            let fate = restore_row(&mut transaction, &SECTIONS[section], values).await;
            tallies[section].count(&fate.map_err(|error| lines.blame(error))?);
        }
        transaction.commit().await?;
        Ok(Restored { tallies })
    }
}

impl Tally {
    fn of(section: &Section) -> Tally {
        Tally { name: section.name, added: 0, there: 0, kept: 0 }
    }

    fn count(&mut self, fate: &Fate) {
        match fate {
            Fate::Added => self.added += 1,
            Fate::There => self.there += 1,
            Fate::Kept => self.kept += 1,
        }
    }

    /// How many of this kind there were.
    #[must_use]
    pub fn rows(&self) -> u64 {
        self.added + self.there + self.kept
    }
}

async fn restore_row(
    connection: &mut AnyConnection,
    section: &Section,
    values: Vec<Value>,
) -> Result<Fate, StoreError> {
    if run(connection, AssertSqlSafe(section.insert()), values.iter().cloned()).await? == 1 {
        return Ok(Fate::Added);
    }
    let key = values[..section.key].iter().cloned();
    let row = query(AssertSqlSafe(section.select_one()), key).fetch_optional(&mut *connection).await?;
    let there = row.map(|row| section.read(&row)).transpose()?;
    match (section.clash, there) {
        (_, Some(there)) if there == values => Ok(Fate::There),
        (Clash::Refuse, _) => Err(diverges(&values)),
        (Clash::Follow, Some(there)) if there[..FIXED] == values[..FIXED] => {
            follow(connection, &values).await?;
            Ok(Fate::There)
        }
        (Clash::Follow, _) => Err(diverges(&values)),
        // What clashes without being there has the same login as another.
        (Clash::Keep, _) => Ok(Fate::Kept),
    }
}

/// The table stands as its longer log says. The columns are those of the section, in its order.
async fn follow(connection: &mut AnyConnection, values: &[Value]) -> Result<(), StoreError> {
    let sql = "UPDATE tables SET status = $2, changed_at = $3, last_seq = $4, due_at = $5 \
               WHERE id = $1 AND last_seq < $4";
    let moving = [0, 6, 7, 8, 9].map(|column| values[column].clone());
    run(connection, sql, moving).await.map(drop)
}

/// The first column is the table; the second, in a log, is the place.
fn diverges(values: &[Value]) -> StoreError {
    let table = match &values[0] {
        Value::Text(Some(table)) => table.clone().into(),
        other => format!("{other:?}").into(),
    };
    let seq = match values[1] {
        Value::Number(Some(seq)) => seq,
        _ => 0,
    };
    StoreError::Diverges { table, seq }
}

/// The lines of a backup, and the sum of all that were read.
struct Lines<'r, R> {
    backup: &'r mut R,
    at: u64,
    sum: Sha256,
}

impl<R: BufRead> Lines<'_, R> {
    fn damaged(&self, why: impl Into<Message>) -> StoreError {
        StoreError::Damaged { line: self.at, why: why.into().into() }
    }

    /// A row that belongs to nothing is the backup's fault.
    fn blame(&self, error: StoreError) -> StoreError {
        match error {
            StoreError::Orphan => self.damaged("backup-orphan"),
            other => other,
        }
    }

    /// The next line, with its end.
    fn next(&mut self) -> Result<String, StoreError> {
        self.at += 1;
        let mut bytes = Vec::new();
        self.backup.read_until(b'\n', &mut bytes)?;
        match bytes.last() {
            Some(b'\n') => String::from_utf8(bytes).map_err(|_| self.damaged("backup-not-text")),
            _ => Err(self.damaged("backup-cut-off")),
        }
    }

    /// The next line as an object; what was read before it can be asked for its sum.
    fn object(&mut self) -> Result<(Object, Sha256), StoreError> {
        let line = self.next()?;
        let before = self.sum.clone();
        self.sum.update(&line);
        match serde_json::from_str(&line) {
            Ok(Json::Object(object)) => Ok((object, before)),
            Ok(_) => Err(self.damaged("backup-no-object")),
            Err(error) => Err(self.damaged(Message::new("backup-no-json").text("why", error))),
        }
    }

    fn header(&mut self) -> Result<(), StoreError> {
        let (header, _) = self.object().map_err(|_| self.damaged("backup-not-ours"))?;
        match header.get(HEADER).map(Json::as_i64) {
            Some(Some(FORM)) => Ok(()),
            Some(Some(form)) if form > FORM => {
                Err(self.damaged(Message::new("backup-newer").with("form", form)))
            }
            _ => Err(self.damaged("backup-not-ours")),
        }
    }

    /// The next row and its section; none at a sound end.
    fn row(&mut self, tallies: &[Tally]) -> Result<Option<(usize, Object)>, StoreError> {
        let (mut object, before) = self.object()?;
        if object.contains_key(END) {
            return self.end(&object, before, tallies).map(|()| None);
        }
        let section = SECTIONS.iter().position(|section| object.contains_key(section.name));
        let section = section.ok_or_else(|| self.damaged("backup-no-kind"))?;
        match object.remove(SECTIONS[section].name) {
            Some(Json::Object(row)) if object.is_empty() => Ok(Some((section, row))),
            _ => Err(self.damaged("backup-not-one-row")),
        }
    }

    fn end(&self, end: &Object, before: Sha256, tallies: &[Tally]) -> Result<(), StoreError> {
        for tally in tallies {
            let (name, rows) = (tally.name, tally.rows());
            // What an older version did not have yet, it does not count either.
            if end[END].get(name).map_or(Some(0), Json::as_u64) != Some(rows) {
                let why = Message::new("backup-count").text("rows", rows).text("name", name);
                return Err(self.damaged(why));
            }
        }
        match end.get(SUM).and_then(Json::as_str) == Some(hex(before).as_str()) {
            true => Ok(()),
            false => Err(self.damaged("backup-changed")),
        }
    }
}
