//! Keeping a game for later.

use std::path::{Path, PathBuf};

use cloverleaf_table::AnyTable;

use crate::failure::Failure;
use crate::files;

/// Where a game is kept, if anywhere.
#[derive(Debug)]
pub(super) struct Save {
    file: Option<PathBuf>,
}

impl Save {
    pub(super) fn new(file: Option<PathBuf>) -> Save {
        Save { file }
    }

    pub(super) fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// Keeps the game from now on in this file.
    pub(super) fn keep_in(&mut self, file: &str) {
        self.file = Some(PathBuf::from(file));
    }

    /// Writes the game, if it is kept. The old save stays until the new one is whole.
    pub(super) fn write(&self, table: &dyn AnyTable) -> Result<(), Failure> {
        let Some(file) = &self.file else { return Ok(()) };
        let mut fresh = file.clone().into_os_string();
        fresh.push(".new");
        std::fs::write(&fresh, table.record(true).to_string())
            .and_then(|()| std::fs::rename(&fresh, file))
            .map_err(|error| files::unwritten(file, &error))
    }
}
