//! The folder of a study: what belongs in it, and that nothing else does.

use core::fmt;
use std::path::{Path, PathBuf};

use cloverleaf_core::{Arg, Message};

use crate::Setup;
use crate::journal::Journal;
use crate::words::setup::{self as words, Trait};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A folder with a study in it.
#[derive(Debug)]
pub(crate) struct Folder {
    path: PathBuf,
}

impl Folder {
    /// Opens the folder of a study of this set-up, or makes it.
    pub(crate) fn open<S: Subject>(path: &Path, setup: &S) -> Result<Folder, FolderError> {
        std::fs::create_dir_all(path).map_err(|error| FolderError::file(path, error))?;
        let folder = Folder { path: path.to_owned() };
        let kept = folder.path.join(S::FILE);
        match std::fs::read_to_string(&kept) {
            Ok(text) => folder.compare(setup, &text)?,
            Err(_) => folder.write(S::FILE, pretty(setup).as_bytes())?,
        }
        Ok(folder)
    }

    /// The folder of a study that was opened before.
    pub(crate) fn at(path: &Path) -> Folder {
        Folder { path: path.to_owned() }
    }

    fn compare<S: Subject>(&self, setup: &S, text: &str) -> Result<(), FolderError> {
        let kept: S = serde_json::from_str(text)
            .map_err(|error| FolderError::line(&self.path.join(S::FILE), 1, error))?;
        let differences = words::differences(setup.traits(), kept.traits());
        if differences.is_empty() {
            return Ok(());
        }
        let differences: Vec<Arg> = differences.into_iter().map(Arg::from).collect();
        let message = Message::new("lab-another-study").text("folder", self.path.display());
        Err(FolderError(message.with("differences", differences)))
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

/// What a folder is about. Nothing else belongs into it.
pub(crate) trait Subject: Serialize + DeserializeOwned {
    /// The file that says it.
    const FILE: &'static str;

    /// All of it, by what it is: the same in the same order for every subject of a kind.
    fn traits(&self) -> Vec<Trait>;
}

impl Subject for Setup {
    const FILE: &'static str = "setup.json";

    fn traits(&self) -> Vec<Trait> {
        words::traits(self)
    }
}

fn pretty(setup: &impl Serialize) -> String {
    serde_json::to_string_pretty(setup).expect("a set-up is plain data") + "\n"
}

/// Why a folder cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FolderError(Message);

impl FolderError {
    pub(crate) fn file(path: &Path, error: impl fmt::Display) -> FolderError {
        FolderError(Message::new("lab-cannot-use").text("path", path.display()).text("why", error))
    }

    pub(crate) fn line(path: &Path, line: usize, error: impl fmt::Display) -> FolderError {
        let message = Message::new("lab-damaged").text("path", path.display());
        FolderError(message.with("line", line).text("why", error))
    }
}

impl FolderError {
    /// What is wrong, as a message.
    #[must_use]
    pub fn message(&self) -> Message {
        self.0.clone()
    }
}

impl fmt::Display for FolderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for FolderError {}
