//! The documentation as a book: plain pages with a table of contents and a search, for any host and any path.
//!
//! Every Markdown document of the project is a page. Source files that documents link to are pages too, and pictures
//! and reports are copied, so that every link leads somewhere without the project at hand.
//!
//! It is made here and not by mdBook, whose build alone takes longer than everything else about the site.

mod address;
mod contents;
mod frame;
mod markdown;
mod proof;
mod search;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::findings::Findings;
use crate::links;
use crate::project::Project;
use contents::Contents;
use markdown::Rendered;

/// How the book looks and searches.
const LOOKS: &[&str] = &["book.css", "book.js", "theme.js"];
const LOOKS_FOLDER: &str = "web/book";
/// The reports of the lab are all there, whether or not something links to them.
const REPORTS: &str = "docs/lab/";
const REPORT_ENDINGS: &[&str] = &[".html", ".svg", ".csv"];

/// Writes the book into this folder, which it empties first, and checks that every link in it leads somewhere.
pub(crate) fn write(project: &Project, folder: &Path) -> Result<Findings> {
    let mut book = Book { project, folder, linked: BTreeSet::new() };
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("cannot empty {}", folder.display()))?;
    }
    let (contents, unlisted) = Contents::of(project)?;
    let pages = book.documents(&contents)?;
    book.folders(&contents, &pages)?;
    book.put("search.json", search::index(&pages)?)?;
    book.linked_files(&contents)?;
    for name in LOOKS {
        book.copy(&format!("{LOOKS_FOLDER}/{name}"), name)?;
    }
    Ok(unlisted.and(proof::check(folder)?))
}

/// A book in the making.
struct Book<'a> {
    project: &'a Project,
    folder: &'a Path,
    /// Files that documents link to and that are no documents.
    linked: BTreeSet<String>,
}

impl Book<'_> {
    /// Writes a page for every document, and hands back what is on it, by its address.
    fn documents(&mut self, contents: &Contents) -> Result<BTreeMap<String, Rendered>> {
        let mut pages = BTreeMap::new();
        for path in contents.documents() {
            let text = self.project.read(path)?;
            let rendered = markdown::render(&text, &mut |to| self.lead(contents, path, to));
            let here = address::of(path);
            self.put(&here, frame::page(contents, &here, &rendered.title, &rendered.html))?;
            pages.insert(here, rendered);
        }
        Ok(pages)
    }

    /// Writes a page for every folder of the contents: a list of the documents in it.
    fn folders(&self, contents: &Contents, pages: &BTreeMap<String, Rendered>) -> Result<()> {
        for folder in contents.folders() {
            let here = format!("{}/index.html", folder.path);
            let root = address::root(&here);
            let line = |path: &&String| {
                let to = address::of(path);
                let title = pages.get(&to).map_or(path.as_str(), |page| page.title.as_str());
                format!("<li><a href=\"{root}{to}\">{}</a></li>\n", frame::escape(title))
            };
            let list: String = contents.inside(&folder.path).iter().map(line).collect();
            let title = frame::escape(&folder.title);
            let html = format!("<h1>{title}</h1>\n<ul>\n{list}</ul>\n");
            self.put(&here, frame::page(contents, &here, &folder.title, &html))?;
        }
        Ok(())
    }

    /// Copies pictures and reports, and writes pages for source files.
    fn linked_files(&mut self, contents: &Contents) -> Result<()> {
        for ending in REPORT_ENDINGS {
            let reports = self.project.files(ending)?;
            self.linked.extend(reports.into_iter().filter(|path| path.starts_with(REPORTS)));
        }
        for path in &self.linked {
            let here = address::of(path);
            if path.ends_with(".html") {
                self.put(&here, frame::with_icon(&self.project.read(path)?, &here))?;
            } else if address::is_copied(path) {
                self.copy(path, &here)?;
            } else {
                let text = frame::escape(&self.project.read(path)?);
                let name = frame::escape(path);
                let html = format!(
                    "<h1 class=\"path\">{name}</h1>\n<pre tabindex=\"0\"><code>{text}</code></pre>\n"
                );
                self.put(&here, frame::page(contents, &here, path, &html))?;
            }
        }
        Ok(())
    }

    /// Where a link of a document leads in the book; nothing if the book has no page for it.
    fn lead(&mut self, contents: &Contents, from: &str, to: &str) -> Option<String> {
        let (file, anchor) = to.split_once('#').map_or((to, ""), |(file, _)| (file, &to[file.len()..]));
        let Some(path) = links::target(Path::new(from), file) else { return Some(to.to_owned()) };
        let path = path.to_string_lossy().replace('\\', "/");
        let here = address::of(from);
        let reach = |address: &str| Some(format!("{}{address}{anchor}", address::root(&here)));
        if self.project.path(&path).is_dir() {
            return contents.page_of_folder(&path).and_then(|address| reach(&address));
        }
        if !contents.has(&path) && self.project.path(&path).exists() {
            self.linked.insert(path.clone());
        }
        reach(&address::of(&path))
    }

    fn put(&self, address: &str, text: String) -> Result<()> {
        let path = self.place(address)?;
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))
    }

    fn copy(&self, from: &str, address: &str) -> Result<()> {
        let path = self.place(address)?;
        fs::copy(self.project.path(from), path).with_context(|| format!("cannot copy {from}"))?;
        Ok(())
    }

    /// The path of a file of the book, whose folder is made.
    fn place(&self, address: &str) -> Result<std::path::PathBuf> {
        let path = self.folder.join(address);
        let folder = path.parent().unwrap_or(self.folder);
        fs::create_dir_all(folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
        Ok(path)
    }
}

#[cfg(test)]
mod tests;
