//! A list on disk that grows line by line and survives being cut off anywhere.

use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::marker::PhantomData;
use std::path::{Path, PathBuf};

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::folder::FolderError;

/// Items of one kind, one JSON line each, in the order they came about.
#[derive(Debug)]
pub(crate) struct Journal<T> {
    path: PathBuf,
    file: File,
    length: u64,
    items: PhantomData<T>,
}

impl<T: Serialize + DeserializeOwned> Journal<T> {
    /// Opens the journal, or begins it. A last line that was never finished is taken off.
    pub(crate) fn open(path: PathBuf) -> Result<Journal<T>, FolderError> {
        let failed = |error| FolderError::file(&path, error);
        let file = OpenOptions::new().create(true).append(true).read(true).open(&path).map_err(failed)?;
        let (bytes, length) = whole_lines(&path)?;
        file.set_len(bytes).map_err(failed)?;
        Ok(Journal { path, file, length, items: PhantomData })
    }

    /// How many items it has.
    pub(crate) fn len(&self) -> u64 {
        self.length
    }

    /// One more item, safe as soon as this returns.
    pub(crate) fn push(&mut self, item: &T) -> Result<(), FolderError> {
        let mut line = serde_json::to_vec(item).map_err(|error| FolderError::line(&self.path, 0, error))?;
        line.push(b'\n');
        self.file.write_all(&line).map_err(|error| FolderError::file(&self.path, error))?;
        self.length += 1;
        Ok(())
    }

    /// The items again, from the first.
    pub(crate) fn read(&self) -> Result<impl Iterator<Item = Result<T, FolderError>> + use<T>, FolderError> {
        let path = self.path.clone();
        let file = File::open(&path).map_err(|error| FolderError::file(&path, error))?;
        Ok(BufReader::new(file).lines().enumerate().map(move |(index, line)| {
            let line = line.map_err(|error| FolderError::file(&path, error))?;
            serde_json::from_str(&line).map_err(|error| FolderError::line(&path, index + 1, error))
        }))
    }
}

/// How many bytes and lines there are up to the last line that is finished.
fn whole_lines(path: &Path) -> Result<(u64, u64), FolderError> {
    let failed = |error| FolderError::file(path, error);
    let mut reader = BufReader::new(File::open(path).map_err(failed)?);
    let (mut bytes, mut lines, mut line) = (0, 0, Vec::new());
    while reader.read_until(b'\n', &mut line).map_err(failed)? > 0 {
        if line.ends_with(b"\n") {
            bytes += line.len() as u64;
            lines += 1;
        }
        line.clear();
    }
    Ok((bytes, lines))
}

#[cfg(test)]
mod tests {
    use super::*;
    use cloverleaf_core::Say as _;
    use cloverleaf_words::english;

    #[test]
    fn a_line_cut_off_is_taken_off_and_the_rest_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("numbers.jsonl");
        std::fs::write(&path, "1\n22\n33").expect("it can be written");
        let mut journal = Journal::<u32>::open(path.clone()).expect("it opens");
        assert_eq!(journal.len(), 2);
        journal.push(&44).expect("it can be written");
        let items: Vec<u32> = journal.read().expect("it opens").map(|item| item.expect("a number")).collect();
        assert_eq!(items, [1, 22, 44]);
        assert_eq!(Journal::<u32>::open(path).expect("it opens again").len(), 3);
    }

    #[test]
    fn a_line_that_is_damaged_is_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("numbers.jsonl");
        std::fs::write(&path, "1\nx\n").expect("it can be written");
        let journal = Journal::<u32>::open(path).expect("it opens");
        let error = journal.read().expect("it opens").last().expect("two lines").expect_err("no number");
        let said = english().say(&error.message());
        assert!(said.contains("numbers.jsonl: line 2"), "{said}");
    }
}
