//! Everything as lines of text, as it is at one moment, while others go on writing.
//!
//! A line is a JSON object: first `{"cloverleaf-backup":1}`, then a row a line, such as `{"log":{…}}`, then
//! `{"end":{…how many of each…},"sha256":"…"}`, so that a backup which was cut off or damaged is known as one.

use std::io::Write;

use futures_util::TryStreamExt as _;
use serde_json::json;
use sha2::{Digest as _, Sha256};
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _};

use super::sections::{END, FORM, HEADER, SECTIONS, SUM, Section};
use super::sql::query;
use super::{Store, StoreError};

impl Store {
    /// Writes everything there is, as it is at one moment; says how many rows of each kind.
    ///
    /// # Errors
    /// The database failed, or the writer.
    pub async fn dump(&self, out: &mut (impl Write + Send)) -> Result<Vec<(&'static str, u64)>, StoreError> {
        let mut connection = self.pool.acquire().await?;
        let mut snapshot = connection.begin_with(self.kind.begin_to_read()).await?;
        let mut lines = Lines { out, sum: Sha256::new() };
        lines.write(&json!({ HEADER: FORM }).to_string())?;
        let mut counts = Vec::with_capacity(SECTIONS.len());
        for section in SECTIONS {
            counts.push((section.name, dump_section(&mut snapshot, section, &mut lines).await?));
        }
        let all: serde_json::Map<_, _> =
            counts.iter().map(|(name, count)| ((*name).to_owned(), (*count).into())).collect();
        let sum = hex(lines.sum.clone());
        lines.write(&json!({ END: all, SUM: sum }).to_string())?;
        lines.out.flush()?;
        snapshot.rollback().await?;
        Ok(counts)
    }
}

async fn dump_section<W: Write + Send>(
    snapshot: &mut AnyConnection,
    section: &Section,
    lines: &mut Lines<'_, W>,
) -> Result<u64, StoreError> {
    let mut rows = query(AssertSqlSafe(section.select_all()), []).fetch(snapshot);
    let mut count = 0;
    while let Some(row) = rows.try_next().await? {
        let row = section.to_json(section.read(&row)?);
        lines.write(&json!({ section.name: row }).to_string())?;
        count += 1;
    }
    Ok(count)
}

/// Lines, and the sum of all that were written.
struct Lines<'w, W> {
    out: &'w mut W,
    sum: Sha256,
}

impl<W: Write> Lines<'_, W> {
    fn write(&mut self, line: &str) -> Result<(), StoreError> {
        for part in [line.as_bytes(), b"\n"] {
            self.sum.update(part);
            self.out.write_all(part)?;
        }
        Ok(())
    }
}

/// The sum as it is written down.
pub(super) fn hex(sum: Sha256) -> String {
    sum.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}
