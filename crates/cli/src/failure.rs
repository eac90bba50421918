//! How a command can fail, and what the caller's exit code is then.

use core::fmt;
use std::io;
use std::process::ExitCode;

use cloverleaf_lab::LabError;
use cloverleaf_report::{FolderError, StudyError};

use crate::language::{said, say};

/// Why a command stopped.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The reader of our output has gone.
    ClosedPipe,
    /// The answer is no.
    No(String),
    /// The command was used wrongly, or what it needs is not there.
    Use(String),
}

impl Failure {
    /// The answer is no, for this reason.
    pub(crate) fn no(reason: impl fmt::Display) -> Failure {
        Failure::No(reason.to_string())
    }

    /// It was used wrongly, in this way.
    pub(crate) fn wrong_use(reason: impl fmt::Display) -> Failure {
        Failure::Use(reason.to_string())
    }

    /// What the shell is told.
    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            Failure::ClosedPipe => ExitCode::SUCCESS,
            Failure::No(_) => ExitCode::from(1),
            Failure::Use(_) => ExitCode::from(2),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::ClosedPipe => f.write_str("the reader has gone"),
            Failure::No(reason) | Failure::Use(reason) => f.write_str(reason),
        }
    }
}

impl From<LabError> for Failure {
    fn from(error: LabError) -> Failure {
        match error {
            LabError::Fault(fault) => Failure::no(say(&fault.message())),
            error => Failure::wrong_use(say(&error.message())),
        }
    }
}

impl From<StudyError> for Failure {
    fn from(error: StudyError) -> Failure {
        match error {
            StudyError::Lab(error) => error.into(),
            error => Failure::wrong_use(say(&error.message())),
        }
    }
}

impl From<FolderError> for Failure {
    fn from(error: FolderError) -> Failure {
        Failure::wrong_use(say(&error.message()))
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::ClosedPipe,
            _ => Failure::Use(said!("input-output", why = error.to_string())),
        }
    }
}
