//! Random bytes for every fuzz target, with the ordinary compiler and no further tool.
//!
//! `fuzz/` is laid out as cargo-fuzz expects, so that with it and a nightly compiler the targets run too.
//! What cargo-fuzz adds on top, the address sanitizer, finds nothing in a project without unsafe code.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::findings::Findings;
use crate::packages;
use crate::project::Project;
use crate::shell::{self, Heard, overhear, run};

/// Lets the compiler count which branches are taken, so that the fuzzer sees which bytes lead anywhere.
const COMPILER: &str = "fuzz/rustc.sh";
const MAX_INPUT: &str = "-max_len=1024";

/// What to fuzz, and how long.
#[derive(Args, Debug)]
pub(crate) struct Fuzzing {
    /// A target of fuzz/fuzz_targets; all of them when none is named
    target: Option<String>,
    /// How long each target runs
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    seconds: u32,
    /// Run the target once on this input, such as one it failed on before
    #[arg(long, requires = "target")]
    input: Option<PathBuf>,
}

impl Fuzzing {
    /// Every target, long enough to see that it runs and finds nothing near.
    pub(crate) fn short() -> Fuzzing {
        Fuzzing { target: None, seconds: 5, input: None }
    }
}

/// Builds the targets and runs them.
pub(crate) fn fuzz(project: &Project, fuzzing: &Fuzzing) -> Result<Findings> {
    let targets = chosen(&targets(project)?, fuzzing.target.as_deref())?;
    run(&mut build(project)?)?;
    let mut findings = Findings::default();
    for target in targets {
        let heard = overhear(&mut command(project, &target, fuzzing)?)?;
        println!("   {target}: {} inputs", runs(&heard).unwrap_or("no"));
        let fault = fault(&target, &heard);
        findings.expect(fault.is_none(), || fault.unwrap_or_default());
    }
    Ok(findings)
}

/// Clippy on the fuzz targets. It shares its folder and its profile with the workspace, so that what has been checked
/// there is not checked again.
pub(crate) fn clippy(project: &Project) -> Result<Command> {
    let mut command = cargo(project, "clippy")?;
    command.arg("--target-dir").arg(project.target()?);
    Ok(command)
}

fn build(project: &Project) -> Result<Command> {
    let mut command = cargo(project, "build")?;
    command.args(["--release", "--target-dir", "fuzz/target", "--target", &host()?]);
    command.env("RUSTC_WRAPPER", project.path(COMPILER)).env("CLOVERLEAF_ROOT", project.root());
    command.env("RUSTFLAGS", "--cfg=fuzzing").env_remove("CARGO_ENCODED_RUSTFLAGS");
    Ok(command)
}

fn cargo(project: &Project, verb: &str) -> Result<Command> {
    packages::need(&["g++"], &["g++"], "building the fuzzer")?;
    let mut command = shell::cargo(project);
    command.args([verb, "--bins", "--manifest-path", "fuzz/Cargo.toml"]);
    Ok(command)
}

/// The names of the targets: the files in `fuzz/fuzz_targets`.
pub(crate) fn targets(project: &Project) -> Result<Vec<String>> {
    let files = project.files(".rs")?;
    let names = files.iter().filter_map(|path| path.strip_prefix("fuzz/fuzz_targets/")?.strip_suffix(".rs"));
    Ok(names.filter(|name| !name.contains('/')).map(str::to_owned).collect())
}

fn chosen(targets: &[String], one: Option<&str>) -> Result<Vec<String>> {
    match one {
        None => Ok(targets.to_vec()),
        Some(name) if targets.iter().any(|target| target == name) => Ok(vec![name.to_owned()]),
        Some(name) => bail!("there is no fuzz target '{name}'; there are: {}", targets.join(", ")),
    }
}

/// The machine's own target, named so that the flags spare build scripts.
fn host() -> Result<String> {
    let said = Command::new("rustc").arg("-vV").output().context("cannot ask `rustc -vV`")?;
    let said = String::from_utf8_lossy(&said.stdout).into_owned();
    let host = said.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).context("`rustc -vV` does not name its host")
}

fn command(project: &Project, target: &str, fuzzing: &Fuzzing) -> Result<Command> {
    let (corpus, artifacts) = (format!("fuzz/corpus/{target}"), format!("fuzz/artifacts/{target}/"));
    for folder in [&corpus, &artifacts] {
        fs::create_dir_all(project.path(folder)).with_context(|| format!("cannot make {folder}"))?;
    }
    let mut command = Command::new(project.path("fuzz/target").join(host()?).join("release").join(target));
    command.current_dir(project.root()).args([MAX_INPUT, "-timeout=10", "-print_final_stats=1"]);
    command.arg(format!("-artifact_prefix={artifacts}"));
    match &fuzzing.input {
        Some(input) => command.arg(input),
        None => command.arg(format!("-max_total_time={}", fuzzing.seconds)).arg(corpus),
    };
    Ok(command)
}

/// What is wrong with a target's run, if anything: it failed, or it never got to run.
fn fault(target: &str, heard: &Heard) -> Option<String> {
    if !heard.ok {
        let input =
            heard.lines.iter().find_map(|line| line.split_once("Test unit written to ")).map(|line| line.1);
        let again =
            input.map(|path| format!("; see it again with `cargo xtask fuzz {target} --input {path}`"));
        return Some(format!("the fuzz target {target} fails{}", again.unwrap_or_default()));
    }
    runs(heard).is_none_or(|runs| runs == "0").then(|| format!("the fuzz target {target} never ran"))
}

/// How many inputs a target was given, as it says at its end.
fn runs(heard: &Heard) -> Option<&str> {
    heard.lines.iter().find_map(|line| line.strip_prefix("stat::number_of_executed_units:")).map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heard(ok: bool, line: &str) -> Heard {
        Heard { ok, lines: vec![line.to_owned()] }
    }

    #[test]
    fn a_target_that_fails_says_how_to_see_it_again() {
        let said = heard(false, "artifact_prefix='a/'; Test unit written to fuzz/artifacts/t/crash-1");
        let fault = fault("t", &said).unwrap();
        assert!(fault.ends_with("`cargo xtask fuzz t --input fuzz/artifacts/t/crash-1`"), "{fault}");
    }

    #[test]
    fn a_target_that_runs_is_in_order_and_one_that_does_not_is_a_fault() {
        assert_eq!(fault("t", &heard(true, "stat::number_of_executed_units: 9120")), None);
        assert!(fault("t", &heard(true, "stat::number_of_executed_units: 0")).is_some());
        assert!(fault("t", &heard(true, "nothing of the kind")).is_some());
    }

    #[test]
    fn an_unknown_target_is_refused_with_those_there_are() {
        let targets = ["tango_laws".to_owned(), "records".to_owned()];
        assert_eq!(chosen(&targets, Some("records")).unwrap(), ["records"]);
        let error = chosen(&targets, Some("record")).unwrap_err().to_string();
        assert_eq!(error, "there is no fuzz target 'record'; there are: tango_laws, records");
    }
}
