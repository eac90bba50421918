//! A record together with the files that it only names by their hash, such as the city it was played in. That is how
//! a page keeps a record and a link carries it; a file to which nothing is attached is a record like any other.

use cloverleaf_table::{Record, RecordError};

use crate::supply;

/// Stands before the name of the option to which an attached file belongs.
const FILE: &str = "\nfile ";

/// Reads a record and takes over the files attached to it. Grammar: `docs/records.md`.
///
/// # Errors
/// The line that is not as it should be, or names another file than the one attached.
pub fn read_record(text: &str) -> Result<Record, RecordError> {
    let mut parts = text.split(FILE);
    let mut record = Record::read(parts.next().unwrap_or_default())?;
    for (option, file) in parts.filter_map(|part| part.split_once('\n')) {
        supply(&mut record, option.trim_end(), file)?;
    }
    Ok(record)
}
