//! The privacy page says what is stored: whatever the database has stands in its list, and nothing else does.

use std::collections::{BTreeMap, BTreeSet};

use sqlx::{AnyConnection, Connection as _, Row as _};

use crate::databases::Databases;

/// The list the page is made of: what stands in the database, by the heading it is explained under.
const LIST: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/privacy/stored.json");

const OF_SQLITE: &str = "SELECT tables.name || '.' || columns.name AS name FROM sqlite_master AS tables, \
    pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'";
const OF_POSTGRES: &str = "SELECT table_name || '.' || column_name AS name FROM information_schema.columns \
    WHERE table_schema = current_schema()";

pub(crate) async fn every_column_is_on_the_privacy_page(databases: &Databases) {
    let address = databases.empty();
    cloverleaf_server::Store::open(&address).await.unwrap().close().await;
    let (address, sql) = match address.strip_prefix("sqlite:") {
        Some(path) => (format!("sqlite:{}", path.replace('%', "%25").replace('?', "%3F")), OF_SQLITE),
        None => (address, OF_POSTGRES),
    };
    let mut connection = AnyConnection::connect(&address).await.unwrap();
    let rows = sqlx::query(sql).fetch_all(&mut connection).await.unwrap();
    let there: BTreeSet<String> = rows.iter().map(|row| row.get("name")).collect();
    let list: BTreeMap<String, Vec<String>> =
        serde_json::from_str(&std::fs::read_to_string(LIST).unwrap()).unwrap();
    let told: BTreeSet<String> = list.values().flatten().cloned().collect();
    assert_eq!(told.len(), list.values().map(Vec::len).sum::<usize>(), "a column is told twice");
    let (missing, gone): (Vec<_>, Vec<_>) =
        (there.difference(&told).collect(), told.difference(&there).collect());
    assert!(
        missing.is_empty(),
        "not on the privacy page, add them to {LIST} and to locales/*/privacy.ftl: {missing:?}"
    );
    assert!(gone.is_empty(), "on the privacy page and not in the database: {gone:?}");
}
