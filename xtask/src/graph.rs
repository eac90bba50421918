//! The crates and what they depend on are those that ARCHITECTURE.md lists, so that a new dependency is a
//! decision and not an accident.
//!
//! The list is the fenced block after the mark `<!-- crate graph -->`, one crate a line: `draw → core, tango`,
//! with `(nothing)` for none. It is about our own crates. What only its tests use stands behind, in brackets:
//! `search → core (tests: tango)`; `testkit` any test may use. And the rules depend on no one else's crate but
//! serde, for what crosses their border, and arrayvec, for lists in it that take no memory from the heap.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, bail};
use cargo_metadata::{DependencyKind, Metadata, Package};

use crate::findings::Findings;
use crate::project::Project;

const DOCUMENT: &str = "ARCHITECTURE.md";
const MARK: &str = "<!-- crate graph -->";
/// The only crate of ours that tests may use although the list does not say so.
const FOR_TESTS: &str = "testkit";
/// The only crates of others that a game may use.
const FOR_GAMES: &[&str] = &["arrayvec", "serde"];

type Names = BTreeSet<String>;

/// A crate as cargo knows it.
#[derive(Debug, Default, PartialEq, Eq)]
struct Uses {
    ours: Names,
    tests: Names,
    outside: Names,
}

/// Compares the document with what cargo knows.
pub(crate) fn check(project: &Project) -> Result<Findings> {
    let real = real(&project.metadata()?);
    let findings = compare(&listed(&project.read(DOCUMENT)?)?, &real);
    Ok(findings.and(pure(&real, &project.games()?)))
}

/// A crate as the document has it.
#[derive(Debug, Default, PartialEq, Eq)]
struct Said {
    ours: Names,
    tests: Names,
}

fn compare(listed: &BTreeMap<String, Said>, real: &BTreeMap<String, Uses>) -> Findings {
    let mut findings = Findings::default();
    for (name, uses) in real {
        let Some(said) = listed.get(name) else {
            findings.faults.push(format!(
                "the crate '{name}' is a stranger: {DOCUMENT} does not list it; {}",
                fix(name, uses)
            ));
            continue;
        };
        let strangers: Names = &(&uses.ours - &said.ours) | &strangers_in_tests(said, uses);
        let missing = &(&said.ours - &uses.ours) | &(&said.tests - &uses.tests);
        findings.expect(strangers.is_empty() && missing.is_empty(), || {
            let sentence = [(" it also depends on", &strangers), (" it does not depend on", &missing)];
            let sentence = sentence.into_iter().filter(|(_, names)| !names.is_empty());
            let sentence: String =
                sentence.map(|(words, names)| format!("{words} {};", join(names))).collect();
            format!("the crate '{name}' is not as {DOCUMENT} has it:{sentence} {}", fix(name, uses))
        });
    }
    for name in listed.keys().filter(|name| !real.contains_key(*name)) {
        findings.faults.push(format!("{DOCUMENT} lists the crate '{name}', which is not there"));
    }
    findings
}

fn strangers_in_tests(said: &Said, uses: &Uses) -> Names {
    let known = &said.ours | &said.tests;
    uses.tests.iter().filter(|name| *name != FOR_TESTS && !known.contains(*name)).cloned().collect()
}

/// Core, grid and the games can be taken alone and run anywhere.
fn pure(real: &BTreeMap<String, Uses>, games: &[String]) -> Findings {
    let mut findings = Findings::default();
    let rules = ["core", "grid"].map(|name| (name, &[][..])).into_iter();
    for (name, allowed) in rules.chain(games.iter().map(|game| (game.as_str(), FOR_GAMES))) {
        let Some(uses) = real.get(name) else { continue };
        let strange: Names =
            uses.outside.iter().filter(|other| !allowed.contains(&other.as_str())).cloned().collect();
        findings.expect(strange.is_empty(), || {
            let limit = if allowed.is_empty() { "nothing".to_owned() } else { allowed.join(" and ") };
            format!(
                "the crate '{name}' depends on {}; of other people's crates it may use {limit} only",
                join(&strange)
            )
        });
    }
    findings
}

fn fix(name: &str, uses: &Uses) -> String {
    let ours = if uses.ours.is_empty() { "(nothing)".to_owned() } else { join(&uses.ours) };
    format!("change the one or the other (as it is: `{name} → {ours}`)")
}

fn join(names: &Names) -> String {
    names.iter().map(String::as_str).collect::<Vec<_>>().join(", ")
}

fn listed(document: &str) -> Result<BTreeMap<String, Said>> {
    let (_, rest) = document.split_once(MARK).with_context(|| format!("{DOCUMENT} has no mark `{MARK}`"))?;
    let block = rest.split("```").nth(1).with_context(|| format!("no fenced block follows `{MARK}`"))?;
    // The first line holds the fence's own word, if any.
    block.lines().skip(1).filter(|line| !line.trim().is_empty()).map(read_line).collect()
}

fn read_line(line: &str) -> Result<(String, Said)> {
    let Some((name, said)) = line.split_once('→') else {
        bail!("the line '{line}' of the crate graph in {DOCUMENT} has no '→'");
    };
    let (ours, tests) = said.split_once("(tests:").unwrap_or((said, ""));
    let said = Said { ours: names(ours), tests: names(tests.trim().trim_end_matches(')')) };
    Ok((name.trim().to_owned(), said))
}

fn names(list: &str) -> Names {
    let names = list.split(',').map(str::trim).filter(|name| !name.is_empty() && *name != "(nothing)");
    names.map(str::to_owned).collect()
}

fn real(metadata: &Metadata) -> BTreeMap<String, Uses> {
    let packages = metadata.workspace_packages();
    let ours: BTreeMap<&str, String> =
        packages.iter().map(|package| (package.name.as_str(), folder(package))).collect();
    packages.iter().map(|package| (folder(package), uses(package, &ours))).collect()
}

/// A crate goes by the name of its folder: `cloverleaf-tango` is `tango`.
fn folder(package: &Package) -> String {
    let folder = package.manifest_path.parent().and_then(|folder| folder.file_name());
    folder.unwrap_or(package.name.as_str()).to_owned()
}

fn uses(package: &Package, ours: &BTreeMap<&str, String>) -> Uses {
    let mut uses = Uses::default();
    for dependency in &package.dependencies {
        let own = ours.get(dependency.name.as_str());
        match (dependency.kind, own) {
            (DependencyKind::Development, Some(name)) => uses.tests.insert(name.clone()),
            // What tests use of others never reaches a user.
            (DependencyKind::Development, None) => false,
            (_, Some(name)) => uses.ours.insert(name.clone()),
            // What only a feature brings in is no part of the rules.
            (_, None) if dependency.optional => false,
            (_, None) => uses.outside.insert(dependency.name.clone()),
        };
    }
    uses
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUSE: &str = "core → (nothing)\ntango → core\ndraw → core, tango";

    fn list(lines: &str) -> BTreeMap<String, Said> {
        listed(&format!("# House\n{MARK}\n```text\n{lines}\n```\n{MARK}\n")).unwrap()
    }

    /// Crates as cargo would know them if the lines were true.
    fn built(lines: &str) -> BTreeMap<String, Uses> {
        let uses = |Said { ours, tests }| Uses { ours, tests, ..Uses::default() };
        list(lines).into_iter().map(|(name, said)| (name, uses(said))).collect()
    }

    #[test]
    fn the_same_graph_is_in_order() {
        assert_eq!(compare(&list(HOUSE), &built(HOUSE)), Findings::passed(3));
    }

    #[test]
    fn a_new_dependency_is_a_stranger() {
        let faults =
            compare(&list(HOUSE), &built(&HOUSE.replace("tango → core", "tango → core, grid"))).faults;
        assert_eq!(
            faults,
            ["the crate 'tango' is not as ARCHITECTURE.md has it: it also depends on grid; \
              change the one or the other (as it is: `tango → core, grid`)"]
        );
    }

    #[test]
    fn a_dependency_that_went_is_missed() {
        let faults = compare(&list(HOUSE), &built(&HOUSE.replace("core, tango", "core"))).faults;
        assert!(faults[0].contains("does not depend on tango;"), "{faults:?}");
    }

    #[test]
    fn tests_may_use_the_testkit_and_nothing_else_of_ours() {
        let mut real = built(HOUSE);
        real.get_mut("tango").unwrap().tests = names("testkit, core");
        assert_eq!(compare(&list(HOUSE), &real).faults, [""; 0]);
        real.get_mut("tango").unwrap().tests = names("testkit, draw");
        assert!(compare(&list(HOUSE), &real).faults[0].contains("also depends on draw;"));
        // The testkit itself is for tests: to build on it must be listed.
        real = built(&HOUSE.replace("tango → core", "tango → core, testkit"));
        assert!(compare(&list(HOUSE), &real).faults[0].contains("also depends on testkit;"));
    }

    #[test]
    fn what_only_tests_use_is_listed_too() {
        let house = HOUSE.replace("draw → core, tango", "draw → core (tests: tango)");
        assert_eq!(compare(&list(&house), &built(&house)), Findings::passed(3));
        assert!(compare(&list(&house), &built(HOUSE)).faults[0].contains("also depends on tango;"));
        let fewer = HOUSE.replace("draw → core, tango", "draw → core");
        assert!(compare(&list(&house), &built(&fewer)).faults[0].contains("does not depend on tango;"));
    }

    #[test]
    fn a_crate_only_on_one_side_is_a_fault() {
        let more = format!("{HOUSE}\ngrid → (nothing)");
        assert!(compare(&list(HOUSE), &built(&more)).faults[0].contains("'grid' is a stranger"));
        assert!(
            compare(&list(&more), &built(HOUSE)).faults[0]
                .contains("lists the crate 'grid', which is not there")
        );
    }

    #[test]
    fn the_rules_depend_on_nobody_else() {
        let mut real = built(HOUSE);
        real.get_mut("tango").unwrap().outside = names("arrayvec, serde");
        assert_eq!(pure(&real, &["tango".to_owned()]), Findings::passed(2));
        real.get_mut("tango").unwrap().outside = names("rand, serde");
        real.get_mut("core").unwrap().outside = names("serde");
        let faults = pure(&real, &["tango".to_owned()]).faults;
        assert!(faults[0].starts_with("the crate 'core' depends on serde;"), "{faults:?}");
        assert!(faults[1].starts_with("the crate 'tango' depends on rand;"), "{faults:?}");
    }

    #[test]
    fn a_document_without_the_list_is_an_error() {
        assert!(listed("# House").unwrap_err().to_string().contains("no mark"));
        assert!(listed(MARK).unwrap_err().to_string().contains("no fenced block"));
        assert!(read_line("core -> nothing").is_err());
    }

    #[test]
    fn cargo_and_the_folders_agree_on_names() {
        let real = real(&Project::find().unwrap().metadata().unwrap());
        assert_eq!(real["core"].ours, Names::new());
        assert!(real["xtask"].outside.contains("clap"));
        assert!(real["tango"].ours.contains("core"));
    }
}
