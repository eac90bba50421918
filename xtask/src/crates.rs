//! The crates that other people may use: each says what it is, and its package has everything that its sources need.

use std::collections::BTreeSet;
use std::path::{Component, Path, PathBuf};

use anyhow::{Context, Result};
use cargo_metadata::Package;
use clap::Args;

use crate::findings::Findings;
use crate::project::Project;
use crate::shell::{cargo, overhear, run};

/// How a source names a file or a folder of its package, from itself or from the package's root.
const FROM_SOURCE: &[&str] = &["include_str!(\"", "include_bytes!(\"", "#[path = \""];
const FROM_ROOT: &[&str] = &["#[folder = \""];
/// Files outside Rust that say our version.
const VERSIONS: &[&str] = &["bindings/npm/package.json", "web/package.json", "web/package-lock.json"];

/// How closely to look.
#[derive(Args, Debug, Default)]
pub(crate) struct Looking {
    /// Also compile every package, as the registry gets it
    #[arg(long)]
    verify: bool,
}

/// Packs every crate that is published.
pub(crate) fn check(project: &Project, looking: &Looking) -> Result<Findings> {
    let metadata = project.metadata()?;
    // Cargo has an empty list of registries for a crate that is not published.
    let published = |package: &&Package| package.publish.is_none();
    let crates: Vec<&Package> = metadata.workspace_packages().into_iter().filter(published).collect();
    let mut findings = versions(project)?;
    for package in &crates {
        findings = findings.and(described(package)).and(whole(project, package)?);
    }
    Ok(findings.and(packed(project, &crates, looking)))
}

fn versions(project: &Project) -> Result<Findings> {
    let mut findings = Findings::default();
    let version = project.version()?;
    for file in VERSIONS {
        let told = project.read(file)?.contains(&format!("\"version\": \"{version}\""));
        findings.expect(told, || format!("give {file} the version of Cargo.toml, {version}"));
    }
    Ok(findings)
}

/// What the registry shows of a crate is there.
fn described(package: &Package) -> Findings {
    let mut findings = Findings::default();
    let readme = package.readme().is_some_and(|readme| readme.exists());
    let told = [
        ("a description", package.description.is_some()),
        ("keywords", !package.keywords.is_empty()),
        ("categories", !package.categories.is_empty()),
        ("a licence", package.license.is_some()),
        ("a rust-version", package.rust_version.is_some()),
        ("a README.md", readme),
    ];
    for (what, there) in told {
        findings.expect(there, || format!("{} is published and has no {what}", package.name));
    }
    findings
}

/// Everything that a crate's sources name is in its package.
fn whole(project: &Project, package: &Package) -> Result<Findings> {
    let list = ["package", "--list", "--allow-dirty", "--offline", "--package", package.name.as_str()];
    let packed: BTreeSet<PathBuf> =
        overhear(cargo(project).args(list))?.lines.iter().map(PathBuf::from).collect();
    let root = package.manifest_path.parent().context("a manifest lies in a folder")?.as_std_path();
    let mut findings = Findings::default();
    for source in packed.iter().filter(|file| file.extension().is_some_and(|ending| ending == "rs")) {
        let text = std::fs::read_to_string(root.join(source)).context("cannot read what is to be packed")?;
        for named in named(&text, source) {
            let there = packed.iter().any(|file| file.starts_with(&named));
            findings.expect(there, || missing(package, source, &named));
        }
    }
    findings
        .expect(packed.contains(Path::new("src/lib.rs")), || format!("{} packs no src/lib.rs", package.name));
    Ok(findings)
}

fn missing(package: &Package, source: &Path, named: &Path) -> String {
    let (source, named) = (source.display(), named.display());
    format!(
        "{}: {source} names {named}, which its package does not have; see `include` in its manifest",
        package.name
    )
}

/// The files and folders that a source names, as the package would have them.
fn named(text: &str, source: &Path) -> Vec<PathBuf> {
    let beside = source.parent().unwrap_or(Path::new(""));
    let found = |marks: &[&str], from: &Path| -> Vec<PathBuf> {
        let after = |mark: &&str| text.split(*mark).skip(1).map(str::to_owned).collect::<Vec<_>>();
        let paths = marks.iter().flat_map(after);
        paths.filter_map(|rest| Some(plain(&from.join(rest.split_once('"')?.0)))).collect()
    };
    [found(FROM_SOURCE, beside), found(FROM_ROOT, Path::new(""))].concat()
}

/// A path without the steps back; those that lead out of the package stay.
fn plain(path: &Path) -> PathBuf {
    path.components().fold(PathBuf::new(), |plain, part| match part {
        Component::ParentDir if plain.file_name().is_some() => {
            plain.parent().map(Path::to_owned).unwrap_or_default()
        }
        Component::CurDir => plain,
        part => plain.join(part),
    })
}

/// Cargo packs them all, each with the others as the registry would have them.
fn packed(project: &Project, crates: &[&Package], looking: &Looking) -> Findings {
    let mut command = cargo(project);
    command.args(["package", "--quiet", "--allow-dirty", "--offline"]);
    if !looking.verify {
        command.arg("--no-verify");
    }
    for package in crates {
        command.args(["--package", package.name.as_str()]);
    }
    match run(&mut command) {
        Ok(()) => Findings::passed(crates.len()),
        Err(error) => Findings::fault(error.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_source_names_is_found_from_where_it_lies() {
        let text = "include_str!(\"../README.md\") #[folder = \"../../locales\"] #[path = \"a/mod.rs\"]";
        let paths = named(text, Path::new("src/lib.rs"));
        assert_eq!(paths, ["README.md", "src/a/mod.rs", "../../locales"].map(PathBuf::from));
    }

    #[test]
    fn a_crate_is_packed_with_all_it_names() {
        let project = Project::find().unwrap();
        let metadata = project.metadata().unwrap();
        let words = metadata
            .workspace_packages()
            .into_iter()
            .find(|package| package.name.as_str() == "cloverleaf-words");
        assert_eq!(whole(&project, words.unwrap()).unwrap().faults, [""; 0]);
    }

    #[test]
    fn a_file_outside_the_package_is_a_fault() {
        let folder = tempfile::tempdir().unwrap();
        let project = Project::at(folder.path());
        let manifest = "[package]\nname = \"ours\"\nversion = \"0.1.0\"\nedition = \"2024\"\ninclude = [\"/src\"]\n[workspace]\n";
        std::fs::create_dir(project.path("src")).unwrap();
        std::fs::write(project.path("Cargo.toml"), manifest).unwrap();
        std::fs::write(project.path("board.toml"), "").unwrap();
        std::fs::write(project.path("src/lib.rs"), "#![doc = include_str!(\"../board.toml\")]").unwrap();
        let metadata = project.metadata().unwrap();
        let package = metadata.workspace_packages()[0];
        let faults = whole(&project, package).unwrap().faults;
        assert_eq!(
            faults,
            [
                "ours: src/lib.rs names board.toml, which its package does not have; see `include` in its manifest"
            ]
        );
        assert_eq!(described(package).faults.len(), 6, "and nobody would know what it is");
    }
}
