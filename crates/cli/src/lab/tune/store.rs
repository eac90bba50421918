//! The games of a search, kept so that one that was broken off goes on where it was.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::ops::Range;
use std::path::{Path, PathBuf};

use crate::failure::Failure;
use crate::lab::figure::Figure;

/// What was measured of one game.
pub(crate) type Row = [f64; Figure::ALL.len()];

/// The games played so far, by candidate and then by deal; in a file if there is a folder.
#[derive(Debug, Default)]
pub(crate) struct Store {
    file: Option<PathBuf>,
    games: HashMap<String, Vec<Row>>,
}

impl Store {
    /// The games in this folder, if they are of the same search.
    pub(crate) fn open(folder: Option<&Path>, title: &str) -> Result<Store, Failure> {
        let Some(folder) = folder else { return Ok(Store::default()) };
        let file = folder.join("trials.csv");
        let wrong = |error| Failure::wrong_use(format!("cannot use {}: {error}", file.display()));
        fs::create_dir_all(folder).map_err(wrong)?;
        if !file.exists() {
            fs::write(&file, head(title)).map_err(wrong)?;
        }
        let text = fs::read_to_string(&file).map_err(wrong)?;
        let Some(rows) = text.strip_prefix(&head(title)) else {
            let text = format!("{} is of another search; take another folder", file.display());
            return Err(Failure::wrong_use(text));
        };
        let mut store = Store { games: HashMap::new(), file: None };
        // A line that was cut off by a crash is no game yet, and whatever would follow it is out of order.
        let whole = rows.rfind('\n').map_or("", |end| &rows[..=end]);
        for (candidate, row) in whole.lines().map_while(read_row) {
            store.games.entry(candidate).or_default().push(row);
        }
        fs::write(&file, head(title) + whole).map_err(wrong)?;
        Ok(Store { file: Some(file), ..store })
    }

    /// The games of these deals, if all of them have been played.
    pub(crate) fn known(&self, candidate: &str, deals: &Range<u64>) -> Option<Vec<Row>> {
        let deals = usize::try_from(deals.start).ok()?..usize::try_from(deals.end).ok()?;
        Some(self.games.get(candidate)?.get(deals)?.to_vec())
    }

    /// Keeps the games of these deals, unless they were kept before.
    pub(crate) fn keep(&mut self, candidate: &str, start: u64, rows: &[Row]) -> Result<(), Failure> {
        let games = self.games.entry(candidate.to_owned()).or_default();
        let fresh = rows.get(games.len().saturating_sub(start as usize)..).unwrap_or_default();
        games.extend(fresh);
        let Some(file) = &self.file else { return Ok(()) };
        let mut lines = String::new();
        for row in fresh {
            write_row(&mut lines, candidate, row);
        }
        let append = OpenOptions::new().append(true).open(file);
        let written = append.and_then(|mut file| file.write_all(lines.as_bytes()));
        written.map_err(|error| Failure::wrong_use(format!("cannot write {}: {error}", file.display())))
    }
}

fn head(title: &str) -> String {
    let figures = Figure::ALL.map(Figure::word).join(",");
    format!("# {title}\n{figures},candidate\n")
}

fn write_row(lines: &mut String, candidate: &str, row: &Row) {
    for figure in row {
        // Writing to a string cannot fail.
        let _ = write!(lines, "{figure},");
    }
    let _ = writeln!(lines, "\"{candidate}\"");
}

fn read_row(line: &str) -> Option<(String, Row)> {
    let mut parts = line.splitn(Figure::ALL.len() + 1, ',');
    let mut row = [0.0; Figure::ALL.len()];
    for figure in &mut row {
        *figure = parts.next()?.parse().ok()?;
    }
    Some((parts.next()?.trim_matches('"').to_owned(), row))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_kept_is_known_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let open = || Store::open(Some(folder.path()), "tango, seed 1");
        let rows = [[0.1; 8], [2.0 / 3.0; 8], [1e-9; 8]];
        let mut store = open().expect("a new one");
        store.keep("a=1, b=2", 0, &rows[..2]).expect("it can be written");
        store.keep("a=1, b=2", 1, &rows[1..]).expect("it can be written");
        let mut again = open().expect("the same one");
        assert_eq!(again.known("a=1, b=2", &(0..3)), Some(rows.to_vec()), "none twice, none changed");
        assert_eq!(again.known("a=1, b=2", &(2..4)), None);
        again.keep("c", 0, &rows).expect("it can be written");
        let file = folder.path().join("trials.csv");
        let text = fs::read_to_string(&file).expect("it is there");
        fs::write(&file, &text[..text.len() - 4]).expect("it can be written");
        let torn = open().expect("all but the torn line");
        assert_eq!((torn.known("c", &(0..2)), torn.known("c", &(0..3))), (Some(rows[..2].to_vec()), None));
        assert!(Store::open(Some(folder.path()), "tango, seed 2").is_err(), "another search");
    }
}
