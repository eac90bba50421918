//! The browser table: the engine as a module for the browser, the page around it, and the tests of both, in
//! Node and in a real browser.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use anyhow::{Context, Result};

use crate::findings::Findings;
use crate::packages;
use crate::project::Project;
use crate::repeat::repeat;
use crate::shell::{Heard, cargo, listen, run};
use crate::wasm;

/// Where the page finds the engine, and what the engine is made of.
const MODULE: &str = "web/src/engine/module";
const ENGINE_PARTS: &[&str] = &[".rs", ".toml", ".ftl"];
const ENGINE_PLACES: &[&str] = &["bindings/", "boards/", "crates/", "locales/", "Cargo.toml"];
/// The page, and what it is made of: how the names of its parts end, and where they lie.
const PAGE: &str = "web/dist/page/index.html";
const PARTS: &[&str] =
    &[".rs", ".ts", ".js", ".svelte", ".css", ".ftl", ".html", ".svg", ".png", ".json", ".md", ".toml"];
const PLACES: &[&str] = &["bindings/", "boards/", "crates/", "docs/rules/", "locales/", "web/"];
/// Scripts of the page's package: types, faults, dead exports and import cycles, how it is written.
const GATES: &[&str] = &["check", "lint", "unused", "cycles", "formatted"];
const ENGINE: &str = "cloverleaf-wasm";
const BROWSER: &str = "chromium";
/// The other browser, in which one game of each is played.
const FIREFOX: &str = "firefox-esr";

/// Builds the engine and the page into `web/dist/page`.
pub(crate) fn build(project: &Project) -> Result<Findings> {
    engine(project)?;
    install(project)?;
    run(npm(project).args(["run", "build"]))?;
    Ok(Findings::passed(1))
}

/// Builds the page for a host of plain files, with the pages of the documentation that lie in this folder.
pub(crate) fn build_site(project: &Project, book: &Path) -> Result<()> {
    prepare(project)?;
    run(npm(project).args(["run", "build", "--", "--mode", "site"]).env("CLOVERLEAF_BOOK", book))
}

/// The tests of a site in a browser.
pub(crate) fn site_in_a_browser(project: &Project, site: &Path) -> Result<Findings> {
    packages::need(&[BROWSER], &[BROWSER], "testing in a browser")?;
    let heard = listen(npm(project).args(["run", "site"]).env("CLOVERLEAF_SITE", site))?;
    Ok(told(&heard, "the site's tests in a browser"))
}

/// Whether the page is newer than everything it is made of.
pub(crate) fn is_fresh(project: &Project) -> Result<bool> {
    is_newest(project, PAGE, PARTS, PLACES)
}

/// Whether a file is newer than everything in these places whose name ends so.
fn is_newest(project: &Project, made: &str, endings: &[&str], places: &[&str]) -> Result<bool> {
    let changed = |file: &str| fs::metadata(project.path(file)).and_then(|found| found.modified()).ok();
    let Some(made) = changed(made) else { return Ok(false) };
    let mut parts = Vec::new();
    for ending in endings {
        parts.extend(project.files(ending)?);
    }
    parts.retain(|part| places.iter().any(|place| part.starts_with(place)));
    Ok(parts.iter().filter_map(|part| changed(part)).all(|part| part <= made))
}

/// Sees to it that the engine and what the page is made with are there.
pub(crate) fn prepare(project: &Project) -> Result<()> {
    if !is_newest(project, &format!("{MODULE}/cloverleaf_bg.wasm"), ENGINE_PARTS, ENGINE_PLACES)? {
        engine(project)?;
    }
    install(project)
}

/// Builds everything, checks types and code, and tests in Node and, so often, in a browser.
pub(crate) fn check(project: &Project, times: u32) -> Result<Findings> {
    let built = build(project)?;
    let checked = gates(project);
    let units = told(&listen(npm(project).args(["test"]))?, "the page's tests in Node");
    need_browser()?;
    let server = server(project)?;
    let pages = repeat(times, || browser(project, &server))?;
    Ok(built.and(checked).and(units).and(pages).and(firefox(project, &server)?))
}

/// The browser in which pages are tested.
pub(crate) fn need_browser() -> Result<()> {
    packages::need(&[BROWSER], &[BROWSER], "testing in a browser")
}

/// What is checked without running the page, all of it whatever is found.
fn gates(project: &Project) -> Findings {
    let gate = |script: &&str| match run(npm(project).args(["run", script])) {
        Ok(()) => Findings::passed(1),
        Err(error) => Findings::fault(error.to_string()),
    };
    GATES.iter().map(gate).fold(Findings::default(), Findings::and)
}

/// The tests in a browser, once.
fn browser(project: &Project, server: &Path) -> Result<Findings> {
    let heard = listen(npm(project).args(["run", "browser"]).env("CLOVERLEAF_BINARY", server))?;
    Ok(told(&heard, "the page's tests in a browser"))
}

/// One game of each in Firefox; where it is not and cannot be installed, that is said.
fn firefox(project: &Project, server: &Path) -> Result<Findings> {
    if let Err(why) = packages::need(&[FIREFOX], &[FIREFOX], "testing in Firefox") {
        println!("Not tested in Firefox: {why}");
        return Ok(Findings::default());
    }
    let heard = listen(npm(project).args(["run", "firefox"]).env("CLOVERLEAF_BINARY", server))?;
    Ok(told(&heard, "the page's tests in Firefox"))
}

/// The program that tests in a browser and in Python talk to.
pub(crate) fn server(project: &Project) -> Result<PathBuf> {
    // As the Rust tests have built it, whose dependencies have other features than a plain build's: by a test that is
    // run against the program, everything else is there already.
    run(cargo(project).args(["test", "--workspace", "--no-run", "--test", "binary"]))?;
    Ok(project.target()?.join("debug").join("cloverleaf"))
}

/// The engine with its glue, made anew.
fn engine(project: &Project) -> Result<()> {
    let module = wasm::build(project, "web", &[ENGINE])?.join("cloverleaf_wasm.wasm");
    let folder = project.path(MODULE);
    fs::create_dir_all(&folder).with_context(|| format!("cannot make the folder {MODULE}"))?;
    let mut bindgen = cargo(project);
    bindgen.args(["run", "--quiet", "--manifest-path", "xtask/bindgen/Cargo.toml", "--target-dir"]);
    bindgen.arg(project.target()?.join("bindgen")).arg("--").arg(module).arg(folder);
    run(&mut bindgen)
}

/// What the page is made with, exactly as the lock says, and only when the lock is newer.
fn install(project: &Project) -> Result<()> {
    packages::need(&["node", "npm"], &["nodejs", "npm"], "building the page")?;
    let when = |file: &str| fs::metadata(project.path(file)).and_then(|found| found.modified());
    let installed = when("web/node_modules/.package-lock.json").unwrap_or(SystemTime::UNIX_EPOCH);
    if installed >= when("web/package-lock.json").context("web/package-lock.json is missing")? {
        return Ok(());
    }
    // `npm ci` wants the packages of every platform in a lock file that names no registry; `install` keeps to
    // the lock file too, and takes it as it is.
    run(npm(project).args(["install", "--no-save", "--no-audit", "--no-fund"]))
}

/// npm in the page's package.
pub(crate) fn npm(project: &Project) -> Command {
    let mut command = Command::new("npm");
    // Colours would stand between us and the counts.
    command.current_dir(project.path("web")).env("NO_COLOR", "1").env("FORCE_COLOR", "0");
    command
}

/// Reads lines like `Tests  3 failed | 25 passed (28)` and `  12 passed (1.2m)`, and the names of tests that
/// failed, each after a cross.
pub(crate) fn told(heard: &Heard, what: &str) -> Findings {
    let passed = heard.lines.iter().rev().find_map(|line| passed_in(line)).unwrap_or(0);
    let failed = heard.lines.iter().filter_map(|line| failed_in(line));
    let mut faults: Vec<String> = failed.map(|test| format!("{what}: '{test}' fails")).collect();
    faults.dedup();
    if !heard.ok && faults.is_empty() {
        faults.push(format!("{what} did not run to the end; what is printed above says why"));
    }
    Findings { passed, faults }
}

fn passed_in(line: &str) -> Option<usize> {
    let line = line.trim_start();
    let summary =
        line.starts_with("Tests ") || line.chars().next().is_some_and(|first| first.is_ascii_digit());
    let words: Vec<&str> = line.split_whitespace().collect();
    let at = words.iter().position(|word| *word == "passed").filter(|_| summary)?;
    words.get(at.checked_sub(1)?)?.parse().ok()
}

fn failed_in(line: &str) -> Option<&str> {
    let rest = line.trim_start();
    ["✘", "×", "FAIL "].into_iter().find_map(|mark| rest.strip_prefix(mark)).map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_fresh_until_something_it_is_made_of_changes() {
        let folder = tempfile::tempdir().unwrap();
        let project = Project::at(folder.path());
        let write = |file: &str, second: u64| {
            let path = project.path(file);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            let when = SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(second);
            fs::File::create(path).unwrap().set_modified(when).unwrap();
        };
        write("web/src/main.ts", 1);
        assert!(!is_fresh(&project).unwrap(), "there is none yet");
        write(PAGE, 2);
        write("README.md", 3);
        assert!(is_fresh(&project).unwrap());
        write("crates/core/src/lib.rs", 3);
        assert!(!is_fresh(&project).unwrap());
    }

    fn heard(ok: bool, text: &str) -> Heard {
        Heard { ok, lines: text.lines().map(str::to_owned).collect() }
    }

    #[test]
    fn tests_in_node_are_counted() {
        let said = heard(
            true,
            " ✓ tests/a.test.ts (3 tests)\n Test Files  2 passed (2)\n      Tests  25 passed (25)\n",
        );
        assert_eq!(told(&said, "x"), Findings::passed(25));
        let said = heard(false, " FAIL  tests/a.test.ts > one\n      Tests  1 failed | 24 passed (25)\n");
        let faults = vec!["x: 'tests/a.test.ts > one' fails".to_owned()];
        assert_eq!(told(&said, "x"), Findings { passed: 24, faults });
    }

    #[test]
    fn tests_in_a_browser_are_counted() {
        let said = heard(
            false,
            "  ✓  1 a.spec.ts:3:1 › one (1s)\n  ✘  2 a.spec.ts:9:1 › two (2s)\n  1 failed\n  1 passed (12.0s)",
        );
        let found = told(&said, "x");
        assert_eq!((found.passed, found.faults.len()), (1, 1));
        assert!(found.faults[0].contains("two"), "{found:?}");
    }

    #[test]
    fn a_run_that_breaks_off_is_a_fault() {
        assert_eq!(told(&heard(false, "Error: no browser"), "x").faults.len(), 1);
    }
}
