//! The folder of a study: what belongs in it, and that nothing else does.

use core::fmt;
use std::path::{Path, PathBuf};

use crate::Setup;
use crate::journal::Journal;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A folder with a study in it.
#[derive(Debug)]
pub(crate) struct Folder {
    path: PathBuf,
}

impl Folder {
    /// Opens the folder of a study of this set-up, or makes it.
    pub(crate) fn open(path: &Path, setup: &Setup) -> Result<Folder, FolderError> {
        std::fs::create_dir_all(path).map_err(|error| FolderError::file(path, error))?;
        let folder = Folder { path: path.to_owned() };
        let kept = folder.path.join("setup.json");
        match std::fs::read_to_string(&kept) {
            Ok(text) => folder.compare(setup, &text)?,
            Err(_) => folder.write("setup.json", pretty(setup).as_bytes())?,
        }
        Ok(folder)
    }

    fn compare(&self, setup: &Setup, text: &str) -> Result<(), FolderError> {
        let kept = serde_json::from_str(text)
            .map_err(|error| FolderError::line(&self.path.join("setup.json"), 1, error))?;
        match setup.difference(&kept) {
            None => Ok(()),
            Some(difference) => {
                let folder = self.path.display();
                let text = format!(
                    "{folder} has another study: {difference}; name another folder, or delete this one"
                );
                Err(FolderError(text))
            }
        }
    }

    /// A list that is kept in it.
    pub(crate) fn journal<T: Serialize + DeserializeOwned>(
        &self,
        name: &str,
    ) -> Result<Journal<T>, FolderError> {
        Journal::open(self.path.join(name))
    }

    /// Writes a file into it, whole or not at all.
    pub(crate) fn write(&self, name: &str, content: &[u8]) -> Result<(), FolderError> {
        let (path, draft) = (self.path.join(name), self.path.join(format!("{name}.draft")));
        let failed = |error| FolderError::file(&path, error);
        if let Some(parent) = path.parent() {
            std::fs::create_dir_all(parent).map_err(failed)?;
        }
        std::fs::write(&draft, content).map_err(failed)?;
        std::fs::rename(&draft, &path).map_err(failed)
    }
}

fn pretty(setup: &Setup) -> String {
    serde_json::to_string_pretty(setup).expect("a set-up is plain data") + "\n"
}

/// Why a folder cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FolderError(String);

impl FolderError {
    pub(crate) fn file(path: &Path, error: impl fmt::Display) -> FolderError {
        FolderError(format!("cannot use {}: {error}", path.display()))
    }

    pub(crate) fn line(path: &Path, line: usize, error: impl fmt::Display) -> FolderError {
        FolderError(format!("{}: line {line} is damaged: {error}", path.display()))
    }
}

impl fmt::Display for FolderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for FolderError {}
