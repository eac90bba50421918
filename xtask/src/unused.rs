//! Every dependency is used: what a manifest names is named in its crate's sources too.
//!
//! What a crate is built with must be named outside its tests, or it belongs to what only tests use.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use cargo_metadata::{DependencyKind, MetadataCommand, Package};
use toml::de::DeTable;

use crate::findings::Findings;
use crate::project::Project;

/// Manifests of their own, beside the workspace's.
const APART: &[&str] = &["fuzz/Cargo.toml", "xtask/bindgen/Cargo.toml"];

/// Folders in a crate that are only for tests.
const FOR_TESTS: &[&str] = &["tests", "benches", "examples"];

/// Looks at every crate of ours.
pub(crate) fn check(project: &Project) -> Result<Findings> {
    let mut packages = project.metadata()?.packages;
    let mut findings = shared(&project.read("Cargo.toml")?, &packages)?;
    for manifest in APART {
        let mut command = MetadataCommand::new();
        let metadata = command.manifest_path(project.path(manifest)).no_deps().exec();
        packages.extend(metadata.with_context(|| format!("cannot read {manifest}"))?.packages);
    }
    for package in &packages {
        findings = findings.and(used(package)?);
    }
    Ok(findings)
}

/// What the workspace offers to its crates is taken by one of them.
fn shared(manifest: &str, packages: &[Package]) -> Result<Findings> {
    let taken: BTreeSet<&str> =
        packages.iter().flat_map(|package| &package.dependencies).map(|taken| taken.name.as_str()).collect();
    let mut findings = Findings::default();
    for name in offered(manifest)? {
        findings.expect(taken.contains(name.as_str()), || {
            format!("no crate uses the workspace's dependency {name}; take it out of Cargo.toml")
        });
    }
    Ok(findings)
}

fn offered(manifest: &str) -> Result<Vec<String>> {
    let manifest = DeTable::parse(manifest).context("cannot read Cargo.toml")?;
    let workspace = manifest.get_ref().get("workspace").and_then(|value| value.get_ref().as_table());
    let offered = workspace.and_then(|table| table.get("dependencies")?.get_ref().as_table());
    let names = offered.into_iter().flat_map(|table| table.keys());
    Ok(names.map(|name| name.get_ref().to_string()).collect())
}

fn used(package: &Package) -> Result<Findings> {
    let folder = package.manifest_path.parent().context("a manifest lies in a folder")?;
    let mut words = Words::default();
    words.gather(folder.as_std_path(), false)?;
    let mut findings = Findings::default();
    for dependency in &package.dependencies {
        let name = dependency.rename.as_ref().unwrap_or(&dependency.name);
        let for_tests = dependency.kind == DependencyKind::Development;
        findings.expect(words.have(&name.replace('-', "_"), for_tests), || {
            format!("{} does not use its dependency {name}; {}", package.name, words.advice(name, for_tests))
        });
    }
    Ok(findings)
}

/// The words of a crate's sources.
#[derive(Debug, Default)]
struct Words {
    built: BTreeSet<String>,
    tests: BTreeSet<String>,
}

impl Words {
    fn have(&self, word: &str, for_tests: bool) -> bool {
        self.built.contains(word) || for_tests && self.tests.contains(word)
    }

    fn advice(&self, name: &str, for_tests: bool) -> String {
        match self.have(&name.replace('-', "_"), true) && !for_tests {
            true => "only its tests do: move it to dev-dependencies".to_owned(),
            false => "take it out of the manifest".to_owned(),
        }
    }

    /// Reads a folder, but not the crates that lie in it.
    fn gather(&mut self, folder: &Path, for_tests: bool) -> Result<()> {
        let entries = fs::read_dir(folder).with_context(|| format!("cannot list {}", folder.display()))?;
        for entry in entries {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if path.is_dir() {
                if name != "target" && !path.join("Cargo.toml").exists() {
                    self.gather(&path, for_tests || FOR_TESTS.contains(&name.as_str()))?;
                }
            } else if name.ends_with(".rs") {
                self.include(&path, for_tests)?;
            } else if name == "README.md" {
                // Its example is a doc-test.
                self.include(&path, true)?;
            }
        }
        Ok(())
    }

    /// Reads a source, and those of other folders that it names by their path.
    fn include(&mut self, path: &Path, for_tests: bool) -> Result<()> {
        let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
        let paths =
            text.lines().filter_map(|line| line.trim().strip_prefix("#[path = \"")?.strip_suffix("\"]"));
        for named in paths {
            self.include(&path.parent().unwrap_or(path).join(named), for_tests)?;
        }
        self.read(&text, for_tests);
        Ok(())
    }

    /// The words of a source, without those of its comments.
    fn read(&mut self, text: &str, for_tests: bool) {
        let code = text.lines().map(|line| line.split_once("//").map_or(line, |(code, _)| code));
        let words =
            code.flat_map(|line| line.split(|letter: char| !letter.is_alphanumeric() && letter != '_'));
        let known = if for_tests { &mut self.tests } else { &mut self.built };
        known.extend(words.filter(|word| !word.is_empty()).map(str::to_owned));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is wrong with a crate that has this source, this test and these lines in its manifest.
    fn faults(manifest: &str, source: &str, test: &str) -> Vec<String> {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        fs::create_dir_all(path("src")).unwrap();
        fs::create_dir_all(path("tests")).unwrap();
        let head = "[package]\nname = \"ours\"\nversion = \"0.1.0\"\nedition = \"2024\"\n[workspace]\n";
        fs::write(path("Cargo.toml"), format!("{head}{manifest}")).unwrap();
        fs::write(path("src/lib.rs"), source).unwrap();
        fs::write(path("tests/all.rs"), test).unwrap();
        let mut command = MetadataCommand::new();
        let metadata = command.manifest_path(path("Cargo.toml")).no_deps().exec().unwrap();
        used(&metadata.packages[0]).unwrap().faults
    }

    #[test]
    fn what_is_named_is_used() {
        let manifest =
            "[dependencies]\nserde_json = \"1\"\nsome-thing = \"1\"\n[dev-dependencies]\ntempfile = \"3\"\n";
        let source = "use serde_json::Value;\nfn f() { some_thing::go() }";
        assert_eq!(faults(manifest, source, "use tempfile::tempdir;"), [""; 0]);
    }

    #[test]
    fn what_is_not_named_or_in_a_comment_only_is_unused() {
        let manifest = "[dependencies]\nserde = \"1\"\n";
        for source in ["", "// serde would do that", "fn my_serde() {}"] {
            assert_eq!(
                faults(manifest, source, ""),
                ["ours does not use its dependency serde; take it out of the manifest"]
            );
        }
        assert_eq!(faults("[dev-dependencies]\nserde = \"1\"\n", "", "").len(), 1);
    }

    #[test]
    fn what_only_tests_use_is_for_tests() {
        let found = faults("[dependencies]\nserde = \"1\"\n", "", "use serde::Serialize;");
        assert!(found[0].contains("move it to dev-dependencies"), "{found:?}");
    }

    #[test]
    fn a_source_named_by_its_path_counts() {
        let manifest = "[dependencies]\nserde = \"1\"\n";
        let source = "#[path = \"../tests/all.rs\"]\nmod all;";
        assert_eq!(faults(manifest, source, "use serde::Serialize;"), [""; 0]);
    }

    #[test]
    fn a_name_of_ones_own_counts() {
        let manifest = "[dependencies]\nwords = { package = \"serde\", version = \"1\" }\n";
        assert_eq!(faults(manifest, "use words::Serialize;", ""), [""; 0]);
        assert_eq!(faults(manifest, "use serde::Serialize;", "").len(), 1);
    }

    #[test]
    fn what_the_workspace_offers_is_taken() {
        let manifest = "[workspace.dependencies]\nanyhow = \"1.0\"\nno-such-thing = { version = \"1\" }\n";
        let packages = Project::find().unwrap().metadata().unwrap().packages;
        let found = shared(manifest, &packages).unwrap();
        assert_eq!(found.passed, 1);
        assert!(found.faults[0].contains("no-such-thing"), "{found:?}");
    }
}
