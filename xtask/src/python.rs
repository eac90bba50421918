//! The package for Python: built as a wheel, installed into an environment of its own, its types checked and its tests
//! run there.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use clap::Args;

use crate::findings::Findings;
use crate::packages;
use crate::project::Project;
use crate::shell::{Heard, listen, run};
use crate::web;

const PACKAGE: &str = "bindings/python";
const REQUIREMENTS: &str = "bindings/python/requirements.txt";
/// Interpreters by name, and the oldest version that will do.
const INTERPRETERS: &[&str] = &["python3", "python3.14", "python3.13", "python3.12", "python3.11", "python"];
const OLDEST: (u32, u32) = (3, 11);
const DEBIAN: &[&str] = &["python3", "python3-venv"];
/// Says the version of an interpreter that can make environments.
const VERSION: &str = "import ensurepip, sys, venv; print(*sys.version_info[:2])";
/// What is checked without running a test: faults, format, types, and whether the stubs are true.
const GATES: &[&[&str]] = &[
    &["ruff", "check", "."],
    &["ruff", "format", "--check", "."],
    &["mypy", "--package", "cloverleaf"],
    &["mypy", "tests", "examples", "benchmarks"],
    &["mypy.stubtest", "cloverleaf._cloverleaf"],
];

/// How the package is built.
#[derive(Args, Debug, Default)]
pub(crate) struct Packing {
    /// As fast as people get it; for measuring. Without it, built quickly
    #[arg(long)]
    release: bool,
    /// Only build the wheel and install it into target/python/environment
    #[arg(long)]
    only_build: bool,
}

/// Builds the package and tries it.
pub(crate) fn check(project: &Project, packing: &Packing) -> Result<Findings> {
    let environment = Environment::ready(project)?;
    let wheel = environment.build(project, packing)?;
    println!("Packed {}", wheel.display());
    environment.install(&wheel)?;
    let built = Findings::passed(1);
    if packing.only_build {
        return Ok(built);
    }
    let gates = GATES.iter().map(|gate| environment.gate(project, gate));
    let gates = gates.fold(Findings::default(), Findings::and);
    Ok(built.and(gates).and(environment.tests(project)?))
}

/// An environment with what the package is built and tested with.
struct Environment {
    folder: PathBuf,
}

impl Environment {
    /// The environment in `target/python`, made anew if the interpreter or the requirements changed.
    fn ready(project: &Project) -> Result<Environment> {
        let (interpreter, version) = interpreter()?;
        let folder = project.target()?.join("python/environment");
        let made_of = format!("{interpreter} {version:?}\n{}", project.read(REQUIREMENTS)?);
        let environment = Environment { folder };
        let stamp = environment.folder.join("made-of.txt");
        if fs::read_to_string(&stamp).is_ok_and(|kept| kept == made_of) {
            return Ok(environment);
        }
        run(Command::new(interpreter).args(["-m", "venv", "--clear"]).arg(&environment.folder))?;
        let install = ["pip", "install", "--quiet", "--disable-pip-version-check", "--requirement"];
        run(environment.module(&install).arg(project.path(REQUIREMENTS)))?;
        fs::write(stamp, made_of).context("cannot write into target/python")?;
        Ok(environment)
    }

    /// A module of Python, run in here.
    fn module(&self, words: &[&str]) -> Command {
        let mut command = Command::new(self.folder.join("bin/python"));
        command.arg("-m").args(words).env("NO_COLOR", "1").env("PYTHONDONTWRITEBYTECODE", "1");
        command
    }

    /// The wheel.
    fn build(&self, project: &Project, packing: &Packing) -> Result<PathBuf> {
        let wheels = project.target()?.join("python/wheels");
        // One of before would hide that none was made.
        if wheels.exists() {
            fs::remove_dir_all(&wheels).context("cannot remove the wheel of before")?;
        }
        let profile = if packing.release { "release" } else { "dev" };
        let mut maturin =
            self.module(&["maturin", "build", "--quiet", "--profile", profile, "--interpreter"]);
        maturin.arg(self.folder.join("bin/python")).arg("--out").arg(&wheels);
        run(maturin.current_dir(project.path(PACKAGE)))?;
        let made = fs::read_dir(&wheels).ok().and_then(|mut made| made.next()?.ok());
        Ok(made.context("maturin made no wheel")?.path())
    }

    fn install(&self, wheel: &Path) -> Result<()> {
        let words =
            ["pip", "install", "--quiet", "--disable-pip-version-check", "--force-reinstall", "--no-deps"];
        run(self.module(&words).arg(wheel))
    }

    fn gate(&self, project: &Project, words: &[&str]) -> Findings {
        match run(self.module(words).current_dir(project.path(PACKAGE))) {
            Ok(()) => Findings::passed(1),
            Err(error) => Findings::fault(error.to_string()),
        }
    }

    /// The tests, some of which compare with the command line.
    fn tests(&self, project: &Project) -> Result<Findings> {
        let binary = match env::var_os("CLOVERLEAF_BINARY") {
            Some(named) => project.root().join(named),
            None => web::server(project)?,
        };
        let words = ["pytest", "-p", "no:cacheprovider", "--quiet", "-rfE"];
        let mut pytest = self.module(&words);
        Ok(told(&listen(pytest.current_dir(project.path(PACKAGE)).env("CLOVERLEAF_BINARY", binary))?))
    }
}

/// An interpreter that is new enough and can make environments; fetched if that may be done.
fn interpreter() -> Result<(&'static str, (u32, u32))> {
    let found = found().or_else(|| packages::bring(DEBIAN).then(found).flatten());
    found.with_context(|| {
        let (major, minor) = OLDEST;
        format!(
            "the package for Python needs Python {major}.{minor} or later with its module 'venv'; on Debian install it with \
             `apt-get install {}`",
            DEBIAN.join(" ")
        )
    })
}

fn found() -> Option<(&'static str, (u32, u32))> {
    INTERPRETERS.iter().find_map(|name| Some((*name, version(name)?)))
}

fn version(interpreter: &str) -> Option<(u32, u32)> {
    let output = Command::new(interpreter).args(["-c", VERSION]).output().ok()?;
    let said = String::from_utf8(output.stdout).ok().filter(|_| output.status.success())?;
    read_version(&said).filter(|version| *version >= OLDEST)
}

fn read_version(said: &str) -> Option<(u32, u32)> {
    let (major, minor) = said.trim().split_once(' ')?;
    Some((major.parse().ok()?, minor.parse().ok()?))
}

/// Reads lines like `2 failed, 41 passed in 3.2s` and `FAILED tests/test_game.py::test_one - why`.
fn told(heard: &Heard) -> Findings {
    let passed = heard.lines.iter().rev().find_map(|line| passed_in(line)).unwrap_or(0);
    let failed = heard.lines.iter().filter_map(|line| {
        let test = line.strip_prefix("FAILED ").or_else(|| line.strip_prefix("ERROR "))?;
        Some(test.split_once(" - ").map_or(test, |(test, _)| test))
    });
    let mut faults: Vec<String> = failed.map(|test| format!("the test {test} fails")).collect();
    if !heard.ok && faults.is_empty() {
        faults.push("the tests in Python did not run to the end; what is printed above says why".to_owned());
    }
    Findings { passed, faults }
}

fn passed_in(line: &str) -> Option<usize> {
    let (counts, _) = line.trim_matches(['=', ' ']).split_once(" in ")?;
    counts.split(", ").find_map(|part| part.strip_suffix(" passed")?.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heard(ok: bool, text: &str) -> Heard {
        Heard { ok, lines: text.lines().map(str::to_owned).collect() }
    }

    #[test]
    fn pytest_is_understood() {
        assert_eq!(told(&heard(true, "....\n41 passed in 3.20s")), Findings::passed(41));
        let said = "..F\nFAILED tests/test_game.py::test_one[a - b] - assert 1 == 2\nERROR tests/x.py\n1 failed, 2 passed, 1 error in 0.1s";
        let found = told(&heard(false, said));
        assert_eq!((found.passed, found.faults.len()), (2, 2), "{found:?}");
        assert_eq!(found.faults[1], "the test tests/x.py fails");
    }

    #[test]
    fn a_run_that_breaks_off_is_a_fault() {
        assert_eq!(told(&heard(false, "INTERNALERROR")).faults.len(), 1);
    }

    #[test]
    fn a_version_is_two_numbers() {
        assert_eq!(read_version("3 11\n"), Some((3, 11)));
        assert!(read_version("3 9\n").is_some_and(|version| version < OLDEST));
        assert_eq!(read_version("three"), None);
        assert_eq!(version("no-such-program-anywhere"), None);
    }
}
