//! The proof of the finished book: every address on its pages leads to a file of it, and every anchor to a place there.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::document::values;
use crate::findings::Findings;
use crate::links::{is_elsewhere, target};

/// What the pages take from the site around the book.
const AROUND: &[&str] = &["index.html", "icon.svg"];

/// Looks at every file in this folder.
pub(super) fn check(folder: &Path) -> Result<Findings> {
    let mut files = BTreeMap::new();
    gather(folder, folder, &mut files)?;
    let mut findings = Findings::default();
    for (path, page) in &files {
        let ours = page.leads.iter().filter(|to| !is_elsewhere(to));
        let lost: Vec<_> = ours.filter(|to| !leads_somewhere(&files, path, to)).collect();
        let fault = |to| format!("the book's page {}: '{to}' leads nowhere", path.display());
        findings.passed += usize::from(lost.is_empty());
        findings.faults.extend(lost.into_iter().map(fault));
    }
    Ok(findings)
}

/// A file of the book as far as links are concerned.
#[derive(Default)]
struct Page {
    leads: BTreeSet<String>,
    anchors: BTreeSet<String>,
}

fn gather(root: &Path, folder: &Path, files: &mut BTreeMap<PathBuf, Page>) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| format!("cannot list {}", folder.display()))? {
        let path = entry?.path();
        if path.is_dir() {
            gather(root, &path, files)?;
            continue;
        }
        let is_page = path.extension().is_some_and(|ending| ending == "html");
        let page = if is_page { read(&fs::read_to_string(&path)?) } else { Page::default() };
        files.insert(path.strip_prefix(root).unwrap_or(&path).to_owned(), page);
    }
    Ok(())
}

fn read(html: &str) -> Page {
    let mut page = Page::default();
    // Between tags there is text, in which nothing leads anywhere.
    for tag in html.split('<').skip(1).map(|rest| rest.split('>').next().unwrap_or_default()) {
        for name in ["href", "src"] {
            page.leads.extend(values(tag, name).map(|value| value.replace("&amp;", "&")));
        }
        page.anchors.extend(values(tag, "id").map(str::to_owned));
    }
    page
}

fn leads_somewhere(files: &BTreeMap<PathBuf, Page>, from: &Path, to: &str) -> bool {
    let (file, anchor) = to.split_once('#').map_or((to, None), |(file, anchor)| (file, Some(anchor)));
    // The book lies one folder below the page.
    let inside = Path::new("book").join(from);
    let Some(path) = target(&inside, file) else { return false };
    let Ok(path) = path.strip_prefix("book") else {
        return AROUND.iter().any(|known| Path::new(known) == path);
    };
    files.get(path).is_some_and(|page| anchor.is_none_or(|anchor| page.anchors.contains(&decoded(anchor))))
}

/// An anchor without the escapes that letters beyond ASCII get in an address.
fn decoded(anchor: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = anchor.as_bytes();
    while let Some((first, others)) = rest.split_first() {
        let escape = others.get(..2).and_then(|digits| std::str::from_utf8(digits).ok());
        match escape.and_then(|digits| u8::from_str_radix(digits, 16).ok()).filter(|_| *first == b'%') {
            Some(byte) => (bytes.push(byte), rest = &others[2..]),
            None => (bytes.push(*first), rest = others),
        };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
