//! What can be wrong with the words of a language.

use std::fmt;

/// Something wrong with one language. The others are not affected, and where this one has no words, the
/// English ones are shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The name of the folder is not the name of a language.
    NoLanguage {
        /// The folder.
        folder: String,
    },
    /// A part of a file is not Fluent.
    Malformed {
        /// The file, with the folder of its language.
        file: String,
        /// The line on which that part begins.
        line: usize,
        /// What is wrong with it.
        why: String,
    },
    /// The same key is there twice.
    Twice {
        /// The file, with the folder of its language.
        file: String,
        /// The key.
        key: String,
    },
    /// English has this message and the language does not.
    Missing {
        /// The language.
        language: String,
        /// The key.
        key: String,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NoLanguage { folder } => {
                write!(f, "'{folder}' is not the name of a language; use one such as 'fr' or 'pt-BR'")
            }
            Fault::Malformed { file, line, why } => {
                write!(f, "{file}, line {line}: {why}; the English words are shown instead")
            }
            Fault::Twice { file, key } => write!(f, "{file}: '{key}' is defined twice; remove one"),
            Fault::Missing { language, key } => {
                write!(f, "'{language}' has no words for '{key}'; the English ones are shown instead")
            }
        }
    }
}

impl std::error::Error for Fault {}
