//! The tests: by nextest, and the examples in the documentation by cargo.

use std::collections::BTreeSet;

use anyhow::Result;

use crate::findings::Findings;
use crate::packages;
use crate::project::Project;
use crate::shell::{Heard, cargo, listen, run, works};

/// What the tests of the online table start beside it, and the Debian packages it comes in.
const BESIDE: &[(&str, &str)] = &[("postgres", "postgresql"), ("nats-server", "nats-server")];

/// Unit and integration tests of the whole workspace.
pub(crate) fn tests(project: &Project) -> Result<Findings> {
    for (program, package) in BESIDE {
        packages::need(&[program], &[package], "testing the online table")?;
    }
    if !has_nextest(project) {
        println!("cargo-nextest cannot be had here, so cargo runs the tests itself");
        let heard = listen(cargo(project).args(["test", "--workspace", "--all-targets", "--no-fail-fast"]))?;
        return Ok(told_by_cargo(&heard));
    }
    let words = ["nextest", "run", "--workspace", "--no-fail-fast", "--status-level", "slow"];
    Ok(told_by_nextest(&listen(cargo(project).args(words))?))
}

/// Examples in the documentation.
pub(crate) fn doc_tests(project: &Project) -> Result<Findings> {
    let heard = listen(cargo(project).args(["test", "--workspace", "--doc", "--no-fail-fast"]))?;
    Ok(told_by_cargo(&heard))
}

fn has_nextest(project: &Project) -> bool {
    let there = || works(cargo(project).args(["nextest", "--version"]));
    let install =
        |locked: &[&str]| run(cargo(project).args(["install", "cargo-nextest"]).args(locked)).is_ok();
    there() || ((install(&["--locked"]) || install(&[])) && there())
}

/// Reads lines like `Summary [ 1.2s] 3 tests run: 2 passed, 1 failed, 0 skipped` and
/// `FAIL [ 0.1s] crate::binary test`.
fn told_by_nextest(heard: &Heard) -> Findings {
    let summary = heard.lines.iter().rev().find(|line| line.trim_start().starts_with("Summary ["));
    let passed = summary.map_or(0, |line| number_before(line, "passed"));
    let failed: BTreeSet<&str> = heard.lines.iter().filter_map(|line| failed_test(line)).collect();
    let faults = failed.into_iter().map(|test| format!("the test {test} fails")).collect();
    settled(heard, Findings { passed, faults })
}

fn failed_test(line: &str) -> Option<&str> {
    let (status, rest) = line.trim_start().split_once(" [")?;
    let failed =
        ["FAIL", "TIMEOUT", "ABORT", "LEAK-FAIL", "EXECFAIL"].contains(&status) || status.starts_with("SIG");
    let (_, test) = rest.split_once("] ")?;
    // Newer versions put the running number, such as `(12/90)`, before the name.
    let test = test.trim_start();
    let name = test.strip_prefix('(').and_then(|test| test.split_once(") ")).map_or(test, |(_, name)| name);
    failed.then_some(name.trim())
}

/// Reads lines like `test result: FAILED. 2 passed; 1 failed; …` and `test name ... FAILED`.
fn told_by_cargo(heard: &Heard) -> Findings {
    let results = heard.lines.iter().filter(|line| line.starts_with("test result: "));
    let passed = results.map(|line| number_before(line, "passed")).sum();
    let failed =
        heard.lines.iter().filter_map(|line| line.strip_prefix("test ")?.strip_suffix(" ... FAILED"));
    let faults = failed.map(|test| format!("the test {test} fails")).collect();
    settled(heard, Findings { passed, faults })
}

/// A run that failed without naming a test did not get as far as running them.
fn settled(heard: &Heard, mut findings: Findings) -> Findings {
    if !heard.ok && findings.faults.is_empty() {
        findings.faults.push("the tests did not run to the end; what is printed above says why".to_owned());
    }
    findings
}

fn number_before(line: &str, word: &str) -> usize {
    let words: Vec<&str> = line.split_whitespace().collect();
    let at = words.iter().position(|found| found.trim_end_matches([',', ';']) == word);
    at.and_then(|at| words[..at].last()?.parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heard(ok: bool, text: &str) -> Heard {
        Heard { ok, lines: text.lines().map(str::to_owned).collect() }
    }

    #[test]
    fn nextest_is_understood() {
        let said = heard(
            false,
            "        FAIL [   0.003s] (1/3) xtask links::tests::one
       SIGABRT [   0.003s] (2/3) xtask two
     Summary [   0.005s] 3 tests run: 1 passed (1 slow), 2 failed, 4 skipped
        FAIL [   0.003s] (1/3) xtask links::tests::one
       SIGABRT [   0.003s] (2/3) xtask two",
        );
        let faults = vec!["the test xtask links::tests::one fails".into(), "the test xtask two fails".into()];
        assert_eq!(told_by_nextest(&said), Findings { passed: 1, faults });
    }

    #[test]
    fn the_number_of_tests_passed_is_read_from_the_summary() {
        let said =
            heard(true, "  PASS [ 0.1s] a b\n     Summary [   0.005s] 311 tests run: 311 passed, 0 skipped");
        assert_eq!(told_by_nextest(&said), Findings::passed(311));
    }

    #[test]
    fn cargo_is_understood() {
        let said = heard(
            false,
            "test crates/core/src/lib.rs - (line 3) ... ok
test crates/core/src/seat.rs - seat (line 9) ... FAILED
test result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.1s
test result: ok. 5 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.1s",
        );
        let faults = vec!["the test crates/core/src/seat.rs - seat (line 9) fails".to_owned()];
        assert_eq!(told_by_cargo(&said), Findings { passed: 6, faults });
    }

    #[test]
    fn a_run_that_breaks_off_is_a_fault() {
        assert_eq!(told_by_cargo(&heard(false, "error: could not compile")).faults.len(), 1);
        assert_eq!(told_by_nextest(&heard(false, "error: could not compile")).faults.len(), 1);
    }
}
