//! What a run found, in figures and sentences.

use core::fmt;
use std::collections::BTreeMap;
use std::time::Duration;

use hdrhistogram::Histogram;

use crate::settings::Wanted;
use crate::tally::{Count, Tally};
use crate::world::World;

/// The most faults that are told one by one.
const MOST_TOLD: usize = 20;

/// How everybody came back after the server was killed; all times are from the kill.
#[derive(Clone, Copy, Debug)]
pub struct Comeback {
    /// When the server listened again.
    pub up: Duration,
    /// When all were back in play, or waiting was given up.
    pub all: Duration,
    /// How many were not.
    pub missing: usize,
}

/// What a run found.
#[derive(Clone, Debug)]
pub struct Report {
    /// How many people came.
    pub people: usize,
    /// How many tables were played, one after the other counted.
    pub tables: usize,
    /// How many entries their logs have.
    pub entries: usize,
    /// How many words were looked for where they may not be.
    pub canaries: usize,
    /// How long it took to seat everybody.
    pub seated: Duration,
    /// How long was played.
    pub played: Duration,
    /// How long everything took to be checked.
    pub checking: Duration,
    /// How everybody came back after the server was killed.
    pub comeback: Option<Comeback>,
    /// The most memory the server had, in KiB.
    pub peak: u64,
    /// The memory it had at the end, in KiB.
    pub resident: u64,
    /// The processor time the server took while people played.
    pub worked: Duration,
    /// By how many KiB the server grew while people came, with a socket each.
    pub seating: u64,
    /// What was counted.
    pub counts: Vec<(Count, u64)>,
    /// Refusals by code.
    pub refused: BTreeMap<&'static str, u64>,
    /// How long acknowledgements took, in microseconds.
    pub prompt: Histogram<u64>,
    /// The same for those asked before a connection was lost and answered after.
    pub retried: Histogram<u64>,
    /// Everything that is wrong.
    pub faults: Vec<String>,
}

impl Report {
    pub(crate) fn new(
        world: &World,
        people: usize,
        seated: Duration,
        played: Duration,
        comeback: Option<Comeback>,
    ) -> Report {
        let tally: &Tally = &world.tally;
        Report {
            people,
            tables: 0,
            entries: 0,
            canaries: 0,
            seated,
            played,
            checking: Duration::ZERO,
            comeback,
            peak: 0,
            resident: 0,
            worked: Duration::ZERO,
            seating: 0,
            counts: Count::ALL.map(|count| (count, tally.of(count))).into(),
            refused: tally.refused(),
            prompt: tally.prompt(),
            retried: tally.retried(),
            faults: Vec::new(),
        }
    }

    /// How many of these there were.
    #[must_use]
    pub fn of(&self, what: Count) -> u64 {
        self.counts[what as usize].1
    }

    /// Notes which of the figures were not reached.
    pub(crate) fn judge(&mut self, wanted: &Wanted) {
        let latency = self.prompt.value_at_quantile(0.99) / 1000;
        if latency >= wanted.latency {
            let text = format!("99 % were acknowledged within {latency} ms; wanted: {} ms", wanted.latency);
            self.faults.push(text);
        }
        let memory = self.peak / 1024;
        if memory >= wanted.memory {
            let text = format!("the server had {memory} MiB of memory; wanted: {} MiB", wanted.memory);
            self.faults.push(text);
        }
        if let Some(Comeback { all, missing, .. }) = self.comeback {
            let (took, wanted) = (all.as_secs_f64(), wanted.comeback);
            if missing > 0 {
                self.faults.push(format!("{missing} clients were not back in play after {took:.1} s"));
            } else if all.as_secs() >= wanted {
                self.faults.push(format!("all were back in play after {took:.1} s; wanted: {wanted} s"));
            }
        }
    }

    /// The microseconds of the server's processor an acknowledged request took, everything else it did included.
    #[must_use]
    pub fn work_an_action(&self) -> u64 {
        let micros = u64::try_from(self.worked.as_micros()).unwrap_or(u64::MAX);
        micros / self.of(Count::Acknowledged).max(1)
    }

    fn rate(&self) -> f64 {
        self.of(Count::Acknowledged) as f64 / self.played.as_secs_f64().max(0.001)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let of = |what| self.of(what);
        let (seated, played) = (self.seated.as_secs_f64(), self.played.as_secs_f64());
        writeln!(f, "tables            {} of {} people, seated in {seated:.1} s", self.tables, self.people)?;
        writeln!(f, "                  {} games were played to an end", of(Count::Finished))?;
        writeln!(
            f,
            "requests          {} sent, {} acknowledged in {played:.1} s: {:.0} a second",
            of(Count::Sent),
            of(Count::Acknowledged),
            self.rate()
        )?;
        writeln!(f, "acknowledged      {}", Times(&self.prompt))?;
        writeln!(f, "  over a cut      {}", Times(&self.retried))?;
        writeln!(f, "refused           {}", Refused(&self.refused))?;
        writeln!(
            f,
            "faults injected   {} cuts, {} doubled, {} reordered; {} reconnects",
            of(Count::Cut),
            of(Count::Doubled),
            of(Count::Reordered),
            of(Count::Reconnected)
        )?;
        let megabytes = of(Count::Bytes) as f64 / 1e6;
        writeln!(f, "heard             {} messages, {megabytes:.0} MB", of(Count::Heard))?;
        let (peak, resident) = (self.peak / 1024, self.resident / 1024);
        writeln!(f, "server's memory   {peak} MiB at most, {resident} MiB at the end")?;
        let socket = self.seating as f64 / self.people.max(1) as f64;
        writeln!(
            f,
            "server's work     {} µs of processor an action; {socket:.1} KiB of memory a person who came",
            self.work_an_action()
        )?;
        if let Some(Comeback { up, all, .. }) = self.comeback {
            let (up, all) = (up.as_secs_f64(), all.as_secs_f64());
            writeln!(f, "killed            up again after {up:.2} s, all back in play after {all:.2} s")?;
        }
        writeln!(
            f,
            "checked           {} entries, every message, {} canaries, in {:.1} s",
            self.entries,
            self.canaries,
            self.checking.as_secs_f64()
        )?;
        verdict(f, &self.faults)
    }
}

fn verdict(f: &mut fmt::Formatter<'_>, faults: &[String]) -> fmt::Result {
    if faults.is_empty() {
        return f.write_str(
            "✓ every acknowledged request is in the log once, everybody saw all of it and no more than they may",
        );
    }
    for fault in faults.iter().take(MOST_TOLD) {
        writeln!(f, "✗ {fault}")?;
    }
    write!(f, "✗ {} faults in all", faults.len())
}

/// The quantiles of some times.
struct Times<'a>(&'a Histogram<u64>);

impl fmt::Display for Times<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, quantile) in [("50 %", 0.5), ("90 %", 0.9), ("99 %", 0.99), ("99.9 %", 0.999)] {
            write!(f, "{name} {:.1} ms, ", self.0.value_at_quantile(quantile) as f64 / 1000.0)?;
        }
        write!(f, "most {:.1} ms ({})", self.0.max() as f64 / 1000.0, self.0.len())
    }
}

struct Refused<'a>(&'a BTreeMap<&'static str, u64>);

impl fmt::Display for Refused<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes: Vec<String> = self.0.iter().map(|(code, count)| format!("{count} {code}")).collect();
        f.write_str(if codes.is_empty() { "none" } else { "" })?;
        f.write_str(&codes.join(", "))
    }
}
