//! What is counted and timed while clients play.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use cloverleaf_protocol::Code;
use hdrhistogram::Histogram;

/// The counts of a run.
#[derive(Debug)]
pub(crate) struct Tally {
    counts: [AtomicU64; Count::ALL.len()],
    refused: Mutex<BTreeMap<&'static str, u64>>,
    prompt: Mutex<Histogram<u64>>,
    retried: Mutex<Histogram<u64>>,
}

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// Requests sent, copies not counted.
    Sent,
    /// Requests acknowledged.
    Acknowledged,
    /// Messages received.
    Heard,
    /// Bytes received.
    Bytes,
    /// Connections cut by the client.
    Cut,
    /// Connections opened again, for whatever reason.
    Reconnected,
    /// Requests sent twice.
    Doubled,
    /// Requests sent after a later one, or long after their answer.
    Reordered,
    /// Tables whose game ended.
    Finished,
}

impl Count {
    /// All of them.
    pub const ALL: [Count; 9] = [
        Count::Sent,
        Count::Acknowledged,
        Count::Heard,
        Count::Bytes,
        Count::Cut,
        Count::Reconnected,
        Count::Doubled,
        Count::Reordered,
        Count::Finished,
    ];
}

impl Default for Tally {
    fn default() -> Tally {
        Tally {
            counts: core::array::from_fn(|_| AtomicU64::new(0)),
            refused: Mutex::default(),
            prompt: Mutex::new(micros()),
            retried: Mutex::new(micros()),
        }
    }
}

/// From a microsecond to ten minutes, to three digits.
fn micros() -> Histogram<u64> {
    Histogram::new_with_bounds(1, 600_000_000, 3).expect("these bounds are in order")
}

impl Tally {
    /// Counts one more.
    pub(crate) fn count(&self, what: Count) {
        self.add(what, 1);
    }

    /// Counts so many more.
    pub(crate) fn add(&self, what: Count, many: u64) {
        self.counts[what as usize].fetch_add(many, Ordering::Relaxed);
    }

    /// How many there were.
    #[must_use]
    pub(crate) fn of(&self, what: Count) -> u64 {
        self.counts[what as usize].load(Ordering::Relaxed)
    }

    /// Notes a refusal.
    pub(crate) fn refuse(&self, code: Code) {
        *self.refused.lock().unwrap_or_else(PoisonError::into_inner).entry(code.text()).or_default() += 1;
    }

    /// The refusals, by code.
    #[must_use]
    pub(crate) fn refused(&self) -> BTreeMap<&'static str, u64> {
        self.refused.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Notes how long an acknowledgement took, on one connection or over a cut.
    pub(crate) fn took(&self, time: Duration, over_a_cut: bool) {
        let histogram = if over_a_cut { &self.retried } else { &self.prompt };
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        histogram.lock().unwrap_or_else(PoisonError::into_inner).saturating_record(micros.max(1));
    }

    /// How long acknowledgements took on a connection that held.
    #[must_use]
    pub(crate) fn prompt(&self) -> Histogram<u64> {
        self.prompt.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// How long they took when the connection was lost meanwhile.
    #[must_use]
    pub(crate) fn retried(&self) -> Histogram<u64> {
        self.retried.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}
