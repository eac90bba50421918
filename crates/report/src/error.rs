//! Why a study, a comparison or a search could not be made.

use core::fmt;

use cloverleaf_core::{Message, OptionError};
use cloverleaf_lab::{Fault, LabError};
use cloverleaf_table::RecordError;

use crate::FolderError;

/// Why a study could not be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StudyError {
    /// The lab cannot answer: no such set-up, or a player did what cannot be done.
    Lab(LabError),
    /// The folder cannot be used.
    Folder(FolderError),
    /// A record in the folder is not valid.
    Record(RecordError),
}

macro_rules! from {
    ($($error:ty => $made:expr),+ $(,)?) => {$(
        impl From<$error> for StudyError {
            fn from(error: $error) -> StudyError {
                $made(error)
            }
        }
    )+};
}

from!(
    LabError => StudyError::Lab,
    OptionError => |error| StudyError::Lab(LabError::Options(error)),
    Fault => |fault| StudyError::Lab(LabError::Fault(fault)),
    FolderError => StudyError::Folder,
    RecordError => StudyError::Record,
);

impl StudyError {
    /// What is wrong, as a message.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            StudyError::Lab(error) => error.message(),
            StudyError::Folder(error) => error.message(),
            StudyError::Record(error) => Message::new("lab-record").with("why", error.message()),
        }
    }
}

impl fmt::Display for StudyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for StudyError {}
