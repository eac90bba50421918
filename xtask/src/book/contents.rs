//! The table of contents: which documents the book has, and in which order.

use std::collections::BTreeMap;

use anyhow::Result;

use super::address;
use crate::document;
use crate::findings::Findings;
use crate::project::Project;

/// The parts of the book. A `*` stands for whatever is there; a name that ends with `/` is a page that lists a folder.
const PARTS: &[(&str, &[&str])] = &[
    ("Start here", &["README.md", "CHANGELOG.md"]),
    ("Rules", &["docs/rules/README.md", "docs/rules/*.en.md"]),
    ("Regeln", &["docs/rules/*.de.md"]),
    (
        "Servers and sites",
        &["docs/installing.md", "docs/serving.md", "docs/site.md", "docs/load.md", "docs/ratings.md"],
    ),
    ("The lab", &["docs/lab/README.md", "docs/lab.md", "docs/lab-compare.md"]),
    (
        "For programs",
        &[
            "docs/python.md",
            "docs/encoding.md",
            "docs/scale.md",
            "docs/protocol.md",
            "docs/engine-protocol.md",
            "docs/records.md",
            "docs/boards.md",
            "docs/bots.md",
        ],
    ),
    (
        "How it is made",
        &[
            "ARCHITECTURE.md",
            "CONTRIBUTING.md",
            "docs/adding-a-game.md",
            "docs/translating.md",
            "docs/decisions/",
        ],
    ),
];

/// What each folder that is a page is called.
const FOLDERS: &[(&str, &str)] = &[("docs/decisions/", "Decisions")];

/// An entry of the table of contents.
pub(super) struct Entry {
    /// The document, or the folder without its slash.
    pub(super) path: String,
    pub(super) title: String,
    is_folder: bool,
}

impl Entry {
    /// The address of its page.
    pub(super) fn address(&self) -> String {
        if self.is_folder { format!("{}/index.html", self.path) } else { address::of(&self.path) }
    }
}

/// The table of contents.
pub(super) struct Contents {
    pub(super) parts: Vec<(&'static str, Vec<Entry>)>,
    documents: Vec<String>,
}

impl Contents {
    /// The documents of the project in their places, and which of them have none.
    pub(super) fn of(project: &Project) -> Result<(Contents, Findings)> {
        let mut documents = project.files(".md")?;
        // Other folders are parts of the program, and what is said there is for whoever works on them.
        documents.retain(|path| path.starts_with("docs/") || !path.contains('/'));
        let mut titles = BTreeMap::new();
        for path in &documents {
            titles
                .insert(path.clone(), document::title(&project.read(path)?).unwrap_or_else(|| path.clone()));
        }
        let part = |(title, patterns): &(&'static str, &[&str])| {
            (*title, patterns.iter().flat_map(|pattern| entries(pattern, &titles)).collect())
        };
        let contents = Contents { parts: PARTS.iter().map(part).collect(), documents };
        let findings = contents.unlisted();
        Ok((contents, findings))
    }

    /// The paths of all documents.
    pub(super) fn documents(&self) -> impl Iterator<Item = &String> {
        self.documents.iter()
    }

    /// Whether this file is a document of the book.
    pub(super) fn has(&self, path: &str) -> bool {
        self.documents.iter().any(|one| one == path)
    }

    /// The folders that have a page of their own.
    pub(super) fn folders(&self) -> impl Iterator<Item = &Entry> {
        self.entries().filter(|entry| entry.is_folder)
    }

    /// The documents in a folder.
    pub(super) fn inside(&self, folder: &str) -> Vec<&String> {
        let within = |path: &&String| path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/'));
        self.documents.iter().filter(within).collect()
    }

    /// The page that stands for a folder: its README or the list of what is in it.
    pub(super) fn page_of_folder(&self, folder: &str) -> Option<String> {
        let readme = format!("{folder}/README.md");
        let listed = || self.folders().find(|entry| entry.path == folder).map(Entry::address);
        if self.has(&readme) { Some(address::of(&readme)) } else { listed() }
    }

    fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.parts.iter().flat_map(|(_, entries)| entries)
    }

    fn unlisted(&self) -> Findings {
        let mut findings = Findings::default();
        for path in &self.documents {
            let is_in = |entry: &Entry| {
                entry.path == *path || entry.is_folder && path.starts_with(&format!("{}/", entry.path))
            };
            findings.expect(self.entries().any(is_in), || {
                format!("{path} is in no part of the book; give it a place in xtask/src/book/contents.rs")
            });
        }
        findings
    }
}

/// The entries that a line of the table stands for.
fn entries(pattern: &str, titles: &BTreeMap<String, String>) -> Vec<Entry> {
    if let Some((_, title)) = FOLDERS.iter().find(|(folder, _)| *folder == pattern) {
        let path = pattern.trim_end_matches('/').to_owned();
        return vec![Entry { path, title: (*title).to_owned(), is_folder: true }];
    }
    let found = titles.iter().filter(|(path, _)| is_meant(pattern, path));
    found.map(|(path, title)| Entry { path: path.clone(), title: title.clone(), is_folder: false }).collect()
}

fn is_meant(pattern: &str, path: &str) -> bool {
    match pattern.split_once('*') {
        Some((start, end)) => path.starts_with(start) && path.ends_with(end),
        None => pattern == path,
    }
}
