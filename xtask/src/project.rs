//! Where the project lies on disk and what is in it.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use cargo_metadata::{Metadata, MetadataCommand};

/// Folders that hold what was built or downloaded, never what was written.
const NOT_OURS: &[&str] = &["target", "node_modules", "corpus", "artifacts", "dist"];

/// The project's root folder.
#[derive(Debug)]
pub(crate) struct Project {
    root: PathBuf,
}

impl Project {
    /// The project this program was started for: cargo says where its own crate lies.
    pub(crate) fn find() -> Result<Project> {
        let own = env::var_os("CARGO_MANIFEST_DIR").context("start this as `cargo xtask`, not by itself")?;
        match Path::new(&own).parent() {
            Some(root) => Ok(Project::at(root)),
            None => bail!("the crate 'xtask' lies in no project"),
        }
    }

    /// The project in this folder.
    pub(crate) fn at(root: &Path) -> Project {
        Project { root: root.to_owned() }
    }

    /// The root folder.
    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    /// A path inside the project, written with slashes.
    pub(crate) fn path(&self, inside: &str) -> PathBuf {
        self.root.join(inside)
    }

    /// The text of a file inside the project.
    pub(crate) fn read(&self, inside: &str) -> Result<String> {
        fs::read_to_string(self.path(inside)).with_context(|| format!("cannot read {inside}"))
    }

    /// Every file we wrote whose name ends so, as paths inside the project with slashes, in order.
    pub(crate) fn files(&self, ending: &str) -> Result<Vec<String>> {
        let mut found = Vec::new();
        self.gather(&self.root, ending, &mut found)?;
        found.sort();
        Ok(found)
    }

    fn gather(&self, folder: &Path, ending: &str, found: &mut Vec<String>) -> Result<()> {
        let entries = fs::read_dir(folder).with_context(|| format!("cannot list {}", folder.display()))?;
        for entry in entries {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let kind = entry.file_type()?;
            if kind.is_symlink() {
                // What it leads to is found where it lies.
                continue;
            }
            if kind.is_dir() {
                if !NOT_OURS.contains(&name.as_str()) && !name.starts_with('.') {
                    self.gather(&entry.path(), ending, found)?;
                }
            } else if name.ends_with(ending) {
                found.push(self.inside(&entry.path()));
            }
        }
        Ok(())
    }

    fn inside(&self, path: &Path) -> String {
        path.strip_prefix(&self.root).unwrap_or(path).to_string_lossy().replace('\\', "/")
    }

    /// The games there are: the folders of `crates/games` with a crate in them.
    pub(crate) fn games(&self) -> Result<Vec<String>> {
        let entries = fs::read_dir(self.path("crates/games")).context("cannot list crates/games")?;
        let mut games = Vec::new();
        for entry in entries {
            let entry = entry?;
            if entry.path().join("Cargo.toml").exists() {
                games.push(entry.file_name().to_string_lossy().into_owned());
            }
        }
        games.sort();
        Ok(games)
    }

    /// What cargo knows of the workspace's own crates.
    pub(crate) fn metadata(&self) -> Result<Metadata> {
        let manifest = self.path("Cargo.toml");
        MetadataCommand::new().manifest_path(manifest).no_deps().exec().context("cannot read Cargo.toml")
    }

    /// The version that all our crates have.
    pub(crate) fn version(&self) -> Result<String> {
        let metadata = self.metadata()?;
        let ours = metadata.workspace_packages().into_iter().find(|package| package.name.as_str() == "xtask");
        Ok(ours.context("the workspace has no crate 'xtask'")?.version.to_string())
    }

    /// Where cargo puts what it builds.
    pub(crate) fn target(&self) -> Result<PathBuf> {
        Ok(self.metadata()?.target_directory.into_std_path_buf())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_ours_in_order_and_by_ending() {
        let folder = tempfile::tempdir().unwrap();
        for path in ["b.md", "a.rs", "docs/c.md", "target/d.md", ".git/e.md", "web/node_modules/f.md"] {
            let path = folder.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, "").unwrap();
        }
        assert_eq!(Project::at(folder.path()).files(".md").unwrap(), ["b.md", "docs/c.md"]);
    }

    #[test]
    fn a_game_is_a_folder_with_a_crate_in_it() {
        let folder = tempfile::tempdir().unwrap();
        for game in ["tango", "congestion", "empty"] {
            fs::create_dir_all(folder.path().join("crates/games").join(game)).unwrap();
        }
        for game in ["tango", "congestion"] {
            fs::write(folder.path().join("crates/games").join(game).join("Cargo.toml"), "").unwrap();
        }
        assert_eq!(Project::at(folder.path()).games().unwrap(), ["congestion", "tango"]);
    }
}
