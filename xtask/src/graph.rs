//! The crates and what they depend on are those that ARCHITECTURE.md lists, so that a new dependency is a
//! decision and not an accident.
//!
//! The list is the fenced block after the mark `<!-- crate graph -->`, one crate a line:
//! `tango → core; outside serde; tests testkit`. Before the first `;` stand our own crates, after `outside`
//! those of others, after `tests` our own that only its tests use. `(nothing)` stands for none.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, bail};
use cargo_metadata::{DependencyKind, Metadata, Package};

use crate::findings::Findings;
use crate::project::Project;

const DOCUMENT: &str = "ARCHITECTURE.md";
const MARK: &str = "<!-- crate graph -->";

type Graph = BTreeMap<String, Uses>;

/// What a crate depends on.
#[derive(Debug, Default, PartialEq, Eq)]
struct Uses {
    ours: BTreeSet<String>,
    outside: BTreeSet<String>,
    tests: BTreeSet<String>,
}

/// Compares the document with what cargo knows.
pub(crate) fn check(project: &Project) -> Result<Findings> {
    Ok(compare(&listed(&project.read(DOCUMENT)?)?, &real(&project.metadata()?)))
}

fn compare(listed: &Graph, real: &Graph) -> Findings {
    let mut findings = Findings::default();
    for (name, uses) in real {
        let said = listed.get(name);
        findings.expect(said == Some(uses), || difference(name, said, uses));
    }
    for name in listed.keys().filter(|name| !real.contains_key(*name)) {
        findings.faults.push(format!("{DOCUMENT} lists the crate '{name}', which is not there"));
    }
    findings
}

fn difference(name: &str, said: Option<&Uses>, uses: &Uses) -> String {
    let right = line(name, uses);
    let Some(said) = said else {
        return format!(
            "the crate '{name}' is a stranger: it is not listed in {DOCUMENT}, where it would be `{right}`"
        );
    };
    let parts = [(&said.ours, &uses.ours), (&said.outside, &uses.outside), (&said.tests, &uses.tests)];
    let strangers = join(parts.iter().flat_map(|(said, uses)| uses.difference(said)));
    let missing = join(parts.iter().flat_map(|(said, uses)| said.difference(uses)));
    let mut sentence = format!("the crate '{name}' is not as {DOCUMENT} has it:");
    if !strangers.is_empty() {
        sentence += &format!(" it also depends on {strangers};");
    }
    if !missing.is_empty() {
        sentence += &format!(" it does not depend on {missing};");
    }
    sentence + &format!(" change the one or the other (as it is: `{right}`)")
}

fn join<'a>(names: impl Iterator<Item = &'a String>) -> String {
    names.map(String::as_str).collect::<Vec<_>>().join(", ")
}

/// A crate's line as the document should have it.
fn line(name: &str, uses: &Uses) -> String {
    let ours = if uses.ours.is_empty() { "(nothing)".to_owned() } else { join(uses.ours.iter()) };
    let mut line = format!("{name} → {ours}");
    for (word, names) in [("outside", &uses.outside), ("tests", &uses.tests)] {
        if !names.is_empty() {
            line += &format!("; {word} {}", join(names.iter()));
        }
    }
    line
}

fn listed(document: &str) -> Result<Graph> {
    let (_, rest) = document.split_once(MARK).with_context(|| format!("{DOCUMENT} has no mark `{MARK}`"))?;
    let block = rest.split("```").nth(1).with_context(|| format!("no fenced block follows `{MARK}`"))?;
    // The first line holds the fence's own word, if any.
    block.lines().skip(1).filter(|line| !line.trim().is_empty()).map(read_line).collect()
}

fn read_line(line: &str) -> Result<(String, Uses)> {
    let Some((name, rest)) = line.split_once('→') else {
        bail!("the line '{line}' of the crate graph in {DOCUMENT} has no '→'");
    };
    let mut uses = Uses::default();
    let mut parts = rest.split(';');
    uses.ours = names(parts.next().unwrap_or_default());
    for part in parts {
        match part.trim().split_once(' ') {
            Some(("outside", rest)) => uses.outside = names(rest),
            Some(("tests", rest)) => uses.tests = names(rest),
            _ => bail!(
                "in '{line}' of the crate graph, '{}' is neither 'outside …' nor 'tests …'",
                part.trim()
            ),
        }
    }
    Ok((name.trim().to_owned(), uses))
}

fn names(list: &str) -> BTreeSet<String> {
    let names = list.split(',').map(str::trim).filter(|name| !name.is_empty() && *name != "(nothing)");
    names.map(str::to_owned).collect()
}

fn real(metadata: &Metadata) -> Graph {
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
            (_, None) => uses.outside.insert(dependency.name.clone()),
        };
    }
    uses
}

#[cfg(test)]
mod tests {
    use super::*;

    fn graph(lines: &str) -> Graph {
        listed(&format!("# House\n{MARK}\n```text\n{lines}\n```\n{MARK}\n")).unwrap()
    }

    const HOUSE: &str = "core → (nothing)\ntango → core; outside serde; tests testkit";

    #[test]
    fn the_same_graph_is_in_order() {
        assert_eq!(compare(&graph(HOUSE), &graph(HOUSE)), Findings::passed(2));
    }

    #[test]
    fn a_line_reads_back_as_written() {
        for (name, uses) in graph(HOUSE) {
            assert_eq!(read_line(&line(&name, &uses)).unwrap(), (name, uses));
        }
    }

    #[test]
    fn a_new_dependency_is_a_stranger() {
        for (real, stranger) in [
            ("core → (nothing); outside rand\ntango → core; outside serde; tests testkit", "rand"),
            ("core → (nothing)\ntango → core, grid; outside serde; tests testkit", "grid"),
            ("core → (nothing)\ntango → core; outside serde; tests testkit, table", "table"),
        ] {
            let faults = compare(&graph(HOUSE), &graph(real)).faults;
            assert_eq!(faults.len(), 1, "{faults:?}");
            assert!(faults[0].contains(&format!("also depends on {stranger};")), "{faults:?}");
        }
    }

    #[test]
    fn a_dependency_that_went_is_missed() {
        let real = graph("core → (nothing)\ntango → core; outside serde");
        let faults = compare(&graph(HOUSE), &real).faults;
        assert!(faults[0].contains("does not depend on testkit;"), "{faults:?}");
    }

    #[test]
    fn a_crate_only_on_one_side_is_a_fault() {
        let more = graph(&format!("{HOUSE}\ngrid → (nothing)"));
        let less = graph(HOUSE);
        assert!(compare(&less, &more).faults[0].contains("'grid' is a stranger"));
        assert!(compare(&more, &less).faults[0].contains("lists the crate 'grid', which is not there"));
    }

    #[test]
    fn a_document_without_the_list_is_an_error() {
        assert!(listed("# House").unwrap_err().to_string().contains("no mark"));
        assert!(listed(MARK).unwrap_err().to_string().contains("no fenced block"));
        assert!(read_line("core -> nothing").is_err());
        assert!(read_line("core → (nothing); perhaps serde").is_err());
    }

    #[test]
    fn cargo_and_the_folders_agree_on_names() {
        let real = real(&Project::find().unwrap().metadata().unwrap());
        assert_eq!(real["core"], Uses::default());
        assert!(real["xtask"].outside.contains("clap"));
    }
}
