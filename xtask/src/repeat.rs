//! A check run several times over, to find what fails only now and then.

use std::fmt;
use std::time::{Duration, Instant};

use anyhow::Result;

use crate::findings::Findings;

/// How one run went.
struct Run {
    passed: usize,
    failed: usize,
    took: Duration,
}

impl fmt::Display for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed in {:.1} s", self.passed, self.failed, self.took.as_secs_f64())
    }
}

/// Runs a check this many times, whatever it finds, says how each run went, and counts all of them together.
pub(crate) fn repeat(times: u32, mut check: impl FnMut() -> Result<Findings>) -> Result<Findings> {
    let mut all = Findings::default();
    let mut runs = Vec::new();
    for number in 1..=times {
        let start = Instant::now();
        let found = check()?;
        let run = Run { passed: found.passed, failed: found.faults.len(), took: start.elapsed() };
        println!("   run {number} of {times}: {run}");
        runs.push(run);
        all = all.and(found);
    }
    if times > 1 {
        println!("{}", summary(&runs));
    }
    Ok(all)
}

fn summary(runs: &[Run]) -> String {
    let lines = runs.iter().enumerate().map(|(at, run)| format!("   run {}: {run}\n", at + 1));
    let clean = runs.iter().filter(|run| run.failed == 0).count();
    format!("\n{}   {clean} of {} runs without a failure", lines.collect::<String>(), runs.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_run_counts_also_after_one_that_failed() {
        let mut faults = vec![vec![], vec!["one fails".to_owned()], vec![]].into_iter();
        let found = repeat(3, || Ok(Findings { passed: 2, faults: faults.next().unwrap() })).unwrap();
        assert_eq!(found, Findings { passed: 6, faults: vec!["one fails".to_owned()] });
    }

    #[test]
    fn the_summary_says_how_many_runs_were_clean() {
        let run = |failed| Run { passed: 60, failed, took: Duration::from_millis(1_500) };
        let said = summary(&[run(0), run(2), run(0)]);
        assert!(said.contains("run 2: 60 passed, 2 failed in 1.5 s"), "{said}");
        assert!(said.ends_with("2 of 3 runs without a failure"), "{said}");
    }
}
