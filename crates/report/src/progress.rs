//! How far something has got, for whoever waits.

use cloverleaf_core::Message;

/// How far a study, a comparison or a search has got.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Progress {
    /// What is being played.
    pub stage: Message,
    /// How many games of it are played.
    pub done: u64,
    /// How many there will be.
    pub total: u64,
}
