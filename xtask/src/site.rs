//! The page and the documentation as a folder that any host of plain files can serve, below any path.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::book;
use crate::findings::Findings;
use crate::project::Project;
use crate::web;

/// Where the page's build puts the site.
const BUILT: &str = "web/dist/site";
/// What a folder has that was written by us; what else lies in it, such as a `.git`, stays.
const OURS: &[&str] = &["assets", "book"];

/// Where to write the site.
#[derive(Args, Debug)]
pub(crate) struct Publishing {
    /// The folder to write into; `site` among what cargo builds when none is named
    #[arg(long, short, value_name = "FOLDER")]
    output: Option<PathBuf>,
}

/// Writes the site, and says where.
pub(crate) fn publish(project: &Project, publishing: &Publishing) -> Result<Findings> {
    let usual = project.target()?.join("site");
    let folder = publishing.output.as_ref().unwrap_or(&usual);
    let findings = write(project, folder)?;
    println!("The site is in {}; docs/site.md tells how to publish it.", folder.display());
    Ok(findings)
}

/// Writes the site and tests it in a browser, from a plain file server.
pub(crate) fn check(project: &Project) -> Result<Findings> {
    let folder = project.target()?.join("site");
    let written = write(project, &folder)?;
    Ok(written.and(web::site_in_a_browser(project, &folder)?))
}

fn write(project: &Project, folder: &Path) -> Result<Findings> {
    clear(folder)?;
    let pages = project.target()?.join("book");
    let book = book::write(project, &pages)?;
    web::build_site(project, &pages)?;
    let files = copy(&project.path(BUILT), folder)?;
    // Some hosts leave out files whose names they think special, unless this is there.
    fs::write(folder.join(".nojekyll"), "")
        .with_context(|| format!("cannot write into {}", folder.display()))?;
    println!("{files} files");
    Ok(book.and(Findings::passed(1)))
}

/// Takes an earlier site out of a folder, and refuses one in which something else lies.
fn clear(folder: &Path) -> Result<()> {
    let mut names = match fs::read_dir(folder) {
        Ok(entries) => entries.flatten().map(|entry| entry.file_name()),
        Err(_) => return Ok(()),
    };
    let is_empty = names.all(|name| name.to_string_lossy().starts_with('.'));
    if !is_empty && !folder.join("book/search.json").exists() {
        bail!("{} is not empty and has no site in it; name another folder by --output", folder.display());
    }
    for name in OURS.iter().map(|name| folder.join(name)).filter(|path| path.exists()) {
        fs::remove_dir_all(&name).with_context(|| format!("cannot remove {}", name.display()))?;
    }
    Ok(())
}

/// Copies a folder with everything in it, and counts the files.
fn copy(from: &Path, to: &Path) -> Result<usize> {
    fs::create_dir_all(to).with_context(|| format!("cannot make the folder {}", to.display()))?;
    let mut count = 0;
    for entry in fs::read_dir(from).with_context(|| format!("cannot list {}", from.display()))? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            count += copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), &target).with_context(|| format!("cannot write {}", target.display()))?;
            count += 1;
        }
    }
    Ok(count)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder_with(files: &[&str]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        for file in files {
            let path = folder.path().join(file);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, "").unwrap();
        }
        folder
    }

    #[test]
    fn a_folder_with_something_else_in_it_is_left_alone() {
        let folder = folder_with(&["thesis.txt", "assets/photo.jpg"]);
        let error = clear(folder.path()).unwrap_err().to_string();
        assert!(error.contains("is not empty and has no site in it"), "{error}");
        assert!(folder.path().join("assets/photo.jpg").exists());
    }

    #[test]
    fn an_earlier_site_makes_room_and_what_belongs_to_the_host_stays() {
        let folder = folder_with(&["book/search.json", "assets/old-1234.js", ".git/HEAD", "CNAME"]);
        clear(folder.path()).unwrap();
        assert!(!folder.path().join("assets").exists() && !folder.path().join("book").exists());
        assert!(folder.path().join(".git/HEAD").exists() && folder.path().join("CNAME").exists());
    }

    #[test]
    fn a_folder_that_is_new_or_holds_only_a_repository_is_welcome() {
        let folder = folder_with(&[".git/HEAD"]);
        clear(folder.path()).unwrap();
        clear(&folder.path().join("new")).unwrap();
    }

    #[test]
    fn a_folder_is_copied_with_everything_in_it() {
        let (from, to) = (folder_with(&["a", "b/c/d"]), tempfile::tempdir().unwrap());
        assert_eq!(copy(from.path(), &to.path().join("site")).unwrap(), 2);
        assert!(to.path().join("site/b/c/d").exists());
    }
}
