//! The little that is needed of a database: texts and numbers in, texts and numbers out.

use cloverleaf_core::Message;
use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, Row as _, SqlSafeStr};

use super::StoreError;

/// What stands in one column of one row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Value {
    Text(Option<String>),
    Number(Option<i64>),
}

macro_rules! value_from {
    ($($from:ty, $variant:ident, $value:ident => $into:expr;)*) => {
        $(impl From<$from> for Value {
            fn from($value: $from) -> Value {
                Value::$variant($into)
            }
        })*
    };
}

value_from! {
    &str, Text, text => Some(text.to_owned());
    &String, Text, text => Some(text.clone());
    &Option<String>, Text, text => text.clone();
    &crate::TableId, Text, id => Some(id.as_str().to_owned());
    &crate::PlayerId, Text, id => Some(id.as_str().to_owned());
    Option<&crate::PlayerId>, Text, id => id.map(|id| id.as_str().to_owned());
    i64, Number, number => Some(number);
    Option<i64>, Number, number => number;
    bool, Number, yes => Some(yes.into());
}

/// A statement and what stands for its `$1`, `$2`, …
#[derive(Debug)]
pub(super) struct Statement {
    pub(super) sql: &'static str,
    pub(super) values: Vec<Value>,
}

impl Statement {
    pub(super) fn new<const N: usize>(sql: &'static str, values: [Value; N]) -> Statement {
        Statement { sql, values: values.into() }
    }

    /// How many rows it changed.
    pub(super) async fn run(&self, connection: &mut AnyConnection) -> Result<u64, StoreError> {
        run(connection, self.sql, self.values.iter().cloned()).await
    }
}

/// Does it, and says how many rows that changed.
pub(super) async fn run(
    connection: &mut AnyConnection,
    sql: impl SqlSafeStr,
    values: impl IntoIterator<Item = Value>,
) -> Result<u64, StoreError> {
    Ok(query(sql, values).execute(connection).await?.rows_affected())
}

/// A query with its values in place.
pub(super) fn query<'q>(
    sql: impl SqlSafeStr,
    values: impl IntoIterator<Item = Value>,
) -> Query<'q, Any, AnyArguments> {
    values.into_iter().fold(sqlx::query(sql), |query, value| match value {
        Value::Text(text) => query.bind(text),
        Value::Number(number) => query.bind(number),
    })
}

/// The text in a column.
pub(super) fn text(row: &AnyRow, column: &str) -> Result<String, StoreError> {
    Ok(row.try_get(column)?)
}

/// The number in a column.
pub(super) fn number(row: &AnyRow, column: &str) -> Result<i64, StoreError> {
    Ok(row.try_get(column)?)
}

/// The number in a column that may be empty.
pub(super) fn maybe(row: &AnyRow, column: &str) -> Result<Option<i64>, StoreError> {
    Ok(row.try_get(column)?)
}

/// A word of ours in a column; another one there means somebody else wrote it.
pub(super) fn word<T>(row: &AnyRow, column: &str, read: fn(&str) -> Option<T>) -> Result<T, StoreError> {
    let text = text(row, column)?;
    read(&text).ok_or_else(|| {
        let why = Message::new("store-unknown-word").text("word", &text).text("column", column);
        StoreError::Failed(why.into())
    })
}
