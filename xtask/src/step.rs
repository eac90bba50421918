//! Running steps one after the other: each is announced and timed, a failed one does not stop the rest,
//! and the counts stand at the end.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::ValueEnum;

use crate::crates::Looking;
use crate::findings::Findings;
use crate::fuzz::Fuzzing;
use crate::project::Project;
use crate::python::Packing;
use crate::{
    cargo_checks, clauses, crates, deps, fuzz, graph, house, links, npm, python, site, tests_run, wasm, web,
};

/// A step of `cargo xtask test`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Step {
    /// Everything is formatted
    Format,
    /// No warning, the fuzz targets included
    Clippy,
    /// Unit and integration tests
    Tests,
    /// Examples in the documentation
    DocTests,
    /// Every clause of the rules has a test
    Clauses,
    /// Crates depend on what ARCHITECTURE.md says
    Graph,
    /// Other people's crates: licences, sources, bans, duplicates, and none unused
    Deps,
    /// The crates for the registry: described, and packed with all they need
    Crates,
    /// What the compiler does not check
    House,
    /// Links in the documents
    Links,
    /// Core, grid and the games build for the browser
    Wasm,
    /// The browser table builds, and works in Node and in a browser
    Web,
    /// The site without a server is written, its links lead somewhere, and it works in a browser
    Site,
    /// The npm package, packed and installed, works in Node and in a browser
    Npm,
    /// The package for Python, installed, has true types and works
    Python,
    /// Every fuzz target for a few seconds
    Fuzz,
}

impl Step {
    /// All steps, those that say most in the shortest time first.
    pub(crate) const ALL: &[Step] = &[
        Step::Format,
        Step::Clippy,
        Step::Tests,
        Step::DocTests,
        Step::Clauses,
        Step::Graph,
        Step::Deps,
        Step::Crates,
        Step::House,
        Step::Links,
        Step::Wasm,
        Step::Web,
        Step::Site,
        Step::Npm,
        Step::Python,
        Step::Fuzz,
    ];

    fn name(self) -> String {
        self.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
    }

    fn check(self, project: &Project, repeat: u32) -> anyhow::Result<Findings> {
        match self {
            Step::Format => cargo_checks::format(project),
            Step::Clippy => cargo_checks::clippy(project),
            Step::Tests => tests_run::tests(project),
            Step::DocTests => tests_run::doc_tests(project),
            Step::Clauses => clauses::check(project),
            Step::Graph => graph::check(project),
            Step::Deps => deps::check(project),
            Step::Crates => crates::check(project, &Looking::default()),
            Step::House => house::check(project),
            Step::Links => links::check(project),
            Step::Wasm => wasm::check(project),
            Step::Web => web::check(project, repeat),
            Step::Site => site::check(project),
            Step::Npm => npm::check(project),
            Step::Python => python::check(project, &Packing::default()),
            Step::Fuzz => fuzz::fuzz(project, &Fuzzing::short()),
        }
    }
}

/// How a step went.
struct Done {
    name: String,
    findings: Findings,
    took: Duration,
}

/// Runs the steps, all of them whatever happens, the tests in a browser so often, and prints the summary.
pub(crate) fn run(project: &Project, steps: &[Step], repeat: u32) -> ExitCode {
    let check = |step: &Step| attempt(&step.name(), || step.check(project, repeat));
    let done: Vec<Done> = steps.iter().map(check).collect();
    summarise(&done)
}

/// Runs one check under this name and prints its counts.
pub(crate) fn run_alone(name: &str, check: impl FnOnce() -> anyhow::Result<Findings>) -> ExitCode {
    summarise(&[attempt(name, check)])
}

fn attempt(name: &str, check: impl FnOnce() -> anyhow::Result<Findings>) -> Done {
    println!("── {name}");
    let start = Instant::now();
    let findings = check().unwrap_or_else(|error| Findings::fault(format!("{error:#}")));
    let took = start.elapsed();
    for fault in &findings.faults {
        println!("✗ {fault}");
    }
    println!("   {name}: {} in {:.1} s", counts(&findings), took.as_secs_f64());
    Done { name: name.to_owned(), findings, took }
}

fn counts(findings: &Findings) -> String {
    format!("{} passed, {} failed", findings.passed, findings.faults.len())
}

fn summarise(done: &[Done]) -> ExitCode {
    println!("\n{:<10} {:>7} {:>7} {:>9}", "step", "passed", "failed", "seconds");
    for Done { name, findings, took } in done {
        let (passed, failed) = (findings.passed, findings.faults.len());
        println!("{name:<10} {passed:>7} {failed:>7} {:>9.1}", took.as_secs_f64());
    }
    let all = done.iter().fold(Findings::default(), |sum, step| Findings {
        passed: sum.passed + step.findings.passed,
        faults: [sum.faults, step.findings.faults.clone()].concat(),
    });
    println!("{}", counts(&all));
    ExitCode::from(u8::from(!all.faults.is_empty()))
}
