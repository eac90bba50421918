//! Statements of which each is only run if the one before changed something.
//!
//! SQLite works in a thread of its own, and every statement is a message there and back, which costs more than most
//! statements do. There a chain is one message.

use core::fmt::Write as _;

use sqlx::{AnyConnection, AssertSqlSafe};

use super::StoreError;
use super::connect::Kind;
use super::sql::{Statement, query};

/// The first returns a row if it changes something; the others end in a condition.
#[derive(Debug)]
pub(super) struct Chain(pub(super) Vec<Statement>);

impl Chain {
    /// Runs it as a part of a transaction; whether the first statement changed something.
    pub(super) async fn run(&self, connection: &mut AnyConnection, kind: Kind) -> Result<bool, StoreError> {
        match kind {
            Kind::Sqlite => self.run_as_one(connection, self.joined()).await,
            Kind::Postgres => {
                let mut changed = 0;
                for statement in &self.0 {
                    if statement.run(connection).await? == 0 {
                        break;
                    }
                    changed += 1;
                }
                Ok(changed > 0)
            }
        }
    }

    /// Runs it in SQLite as a transaction of its own.
    pub(super) async fn transact_in_sqlite(
        &self,
        connection: &mut AnyConnection,
    ) -> Result<bool, StoreError> {
        let sql = format!("{}; {}; COMMIT", Kind::Sqlite.begin_to_write(), self.joined());
        self.run_as_one(connection, sql).await
    }

    async fn run_as_one(&self, connection: &mut AnyConnection, sql: String) -> Result<bool, StoreError> {
        let values = self.0.iter().flat_map(|statement| statement.values.iter().cloned());
        let rows = query(AssertSqlSafe(sql), values).fetch_all(connection).await?;
        Ok(!rows.is_empty())
    }

    /// The statements as one text, whose values are numbered through.
    fn joined(&self) -> String {
        let (mut text, mut before) = (String::new(), 0);
        for Statement { sql, values } in &self.0 {
            let mut parts = sql.split('$');
            text += if before == 0 { "" } else { "; " };
            text += parts.next().unwrap_or_default();
            for part in parts {
                let digits = part.len() - part.trim_start_matches(|c: char| c.is_ascii_digit()).len();
                let place = part[..digits].parse::<usize>().unwrap_or(0);
                let _infallible = write!(text, "${}{}", place + before, &part[digits..]);
            }
            text += if before == 0 { "" } else { " AND changes() > 0" };
            before += values.len();
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_numbered_through_and_each_statement_asks_for_the_one_before() {
        let chain = Chain(vec![
            Statement::new("INSERT INTO a (b, c) VALUES ($1, $2) RETURNING b", [1.into(), 2.into()]),
            Statement::new("UPDATE d SET e = $2, f = $10 + $1 WHERE g = $1", [1.into(), 2.into()]),
            Statement::new("DELETE FROM h WHERE i = $1", [1.into()]),
        ]);
        assert_eq!(
            chain.joined(),
            "INSERT INTO a (b, c) VALUES ($1, $2) RETURNING b; \
             UPDATE d SET e = $4, f = $12 + $3 WHERE g = $3 AND changes() > 0; \
             DELETE FROM h WHERE i = $5 AND changes() > 0"
        );
    }
}
