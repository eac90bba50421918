//! The languages there are.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, OnceLock};
use std::{fs, io};

use rust_embed::Embed;

use crate::{Fault, Language};

/// The language that has words for everything, and from which the others are translated.
pub const SOURCE: &str = "en";

#[derive(Embed)]
#[folder = "locales"]
struct Locales;

/// Files by language, each with its name and its text.
type Files = BTreeMap<String, Vec<(String, String)>>;

/// The languages there are. English is always among them.
#[derive(Clone, Debug)]
pub struct Languages {
    source: Arc<Language>,
    others: Vec<Language>,
}

impl Languages {
    /// The languages that are part of the program.
    pub fn embedded() -> &'static Languages {
        static EMBEDDED: OnceLock<Languages> = OnceLock::new();
        EMBEDDED.get_or_init(|| Languages::read(&embedded()).0)
    }

    /// The embedded languages with those of a folder added, or put in their place; and what is wrong with them.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn with_folder(folder: &Path) -> io::Result<(Languages, Vec<Fault>)> {
        let mut files = embedded();
        files.extend(from_folder(folder)?);
        Ok(Languages::read(&files))
    }

    /// The embedded languages with these files added to them; and what is wrong with them.
    #[must_use]
    pub fn with_files(more: &BTreeMap<String, Vec<(String, String)>>) -> (Languages, Vec<Fault>) {
        let mut files = embedded();
        for (language, added) in more {
            files.entry(language.clone()).or_default().extend(added.iter().cloned());
        }
        Languages::read(&files)
    }

    /// The languages in these files, and what is wrong with them.
    #[must_use]
    pub fn read(files: &BTreeMap<String, Vec<(String, String)>>) -> (Languages, Vec<Fault>) {
        let mut faults = Vec::new();
        let none = Vec::new();
        let named = |files: &'_ [(String, String)]| files.to_vec();
        let mut load = |code: &str, files: &[(String, String)], fallback| {
            let files = named(files);
            let pairs = files.iter().map(|(name, text)| (name.as_str(), text.as_str()));
            Language::read(code, pairs, fallback, &mut faults)
        };
        let source = load(SOURCE, files.get(SOURCE).unwrap_or(&none), None);
        let source = Arc::new(source.expect("the name of the source language is one"));
        let others = files.iter().filter(|(code, _)| *code != SOURCE);
        let others =
            others.filter_map(|(code, files)| load(code, files, Some(Arc::clone(&source)))).collect();
        (Languages { source, others }, faults)
    }

    /// What is wrong with the embedded languages: nothing, which a test sees to.
    #[must_use]
    pub fn embedded_faults() -> Vec<Fault> {
        Languages::read(&embedded()).1
    }

    /// English.
    #[must_use]
    pub fn source(&self) -> &Language {
        &self.source
    }

    /// Every language, English first.
    pub fn iter(&self) -> impl Iterator<Item = &Language> {
        std::iter::once(&*self.source).chain(&self.others)
    }

    /// The language of this name, or of its beginning: `de_AT.UTF-8` is `de` where there is no `de-AT`.
    #[must_use]
    pub fn get(&self, wanted: &str) -> Option<&Language> {
        let tag = wanted.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
        let short = tag.split('-').next().unwrap_or_default();
        let named = |code: &str| self.iter().find(|language| language.code().eq_ignore_ascii_case(code));
        named(&tag).or_else(|| named(short))
    }
}

fn embedded() -> Files {
    let mut files = Files::new();
    for path in Locales::iter() {
        let Some((language, name)) = path.split_once('/') else { continue };
        let Some(file) = Locales::get(&path) else { continue };
        let text = String::from_utf8_lossy(&file.data).into_owned();
        files.entry(language.to_owned()).or_default().push((name.to_owned(), text));
    }
    files
}

fn from_folder(folder: &Path) -> io::Result<Files> {
    let mut files = Files::new();
    for language in fs::read_dir(folder)? {
        let language = language?;
        if !language.file_type()?.is_dir() {
            continue;
        }
        let code = language.file_name().to_string_lossy().into_owned();
        files.insert(code, fluent_files(&language.path())?);
    }
    Ok(files)
}

fn fluent_files(folder: &Path) -> io::Result<Vec<(String, String)>> {
    let mut files = Vec::new();
    for file in fs::read_dir(folder)? {
        let file = file?;
        let name = file.file_name().to_string_lossy().into_owned();
        if name.ends_with(".ftl") {
            files.push((name, fs::read_to_string(file.path())?));
        }
    }
    files.sort();
    Ok(files)
}
