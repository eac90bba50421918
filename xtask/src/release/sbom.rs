//! The list of everything inside the binary, as CycloneDX: the crates and the packages of the page, each with its
//! version, licence and sum.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use cargo_metadata::{DependencyKind, Metadata, MetadataCommand, Package, PackageId};
use serde_json::{Value, json};
use toml::de::{DeTable, DeValue};

use super::binary::Target;
use crate::project::Project;

/// The package that is released.
const ROOT: &str = "cloverleaf";

/// Writes the list.
pub(super) fn write(project: &Project, file: &Path) -> Result<()> {
    let metadata = metadata(project)?;
    let sums = sums(&project.read("Cargo.lock")?)?;
    let mut components = crates(&metadata, &sums)?;
    components.extend(of_the_page(&project.read("web/package-lock.json")?)?);
    let root = root(&metadata)?;
    let document = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": { "component": {
            "type": "application", "name": ROOT, "version": root.version.to_string(),
            "purl": purl("cargo", ROOT, &root.version.to_string()), "licenses": licence(root.license.as_deref()),
        } },
        "components": components,
    });
    let text = serde_json::to_string_pretty(&document)? + "\n";
    fs::write(file, text).with_context(|| format!("cannot write {}", file.display()))
}

fn metadata(project: &Project) -> Result<Metadata> {
    let mut command = MetadataCommand::new();
    let platforms = Target::ALL.iter().flat_map(|target| ["--filter-platform", target.triple()]);
    let options = ["--locked"].into_iter().chain(platforms).map(str::to_owned).collect::<Vec<_>>();
    command.manifest_path(project.path("Cargo.toml")).other_options(options);
    command.exec().context("cannot read what the binary depends on")
}

fn root(metadata: &Metadata) -> Result<&Package> {
    let found = metadata.packages.iter().find(|package| package.name.as_str() == ROOT);
    found.context("there is no crate 'cloverleaf'")
}

/// Every crate that is linked into the binary, without those that only build or test it.
fn crates(metadata: &Metadata, sums: &BTreeMap<(String, String), String>) -> Result<Vec<Value>> {
    let linked = linked(metadata, &root(metadata)?.id)?;
    let packages = metadata.packages.iter().filter(|package| linked.contains(&package.id));
    Ok(packages
        .filter(|package| package.name.as_str() != ROOT)
        .map(|package| component(package, sums))
        .collect())
}

fn linked(metadata: &Metadata, root: &PackageId) -> Result<BTreeSet<PackageId>> {
    let graph = metadata.resolve.as_ref().context("cargo does not say what depends on what")?;
    let uses: BTreeMap<_, _> = graph.nodes.iter().map(|node| (&node.id, node)).collect();
    let (mut found, mut open) = (BTreeSet::new(), vec![root.clone()]);
    while let Some(id) = open.pop() {
        let normal = |dep: &&cargo_metadata::NodeDep| {
            dep.dep_kinds.iter().any(|kind| kind.kind == DependencyKind::Normal)
        };
        let next = uses.get(&id).into_iter().flat_map(|node| &node.deps).filter(normal);
        open.extend(next.map(|dep| dep.pkg.clone()).filter(|dep| !found.contains(dep)));
        found.insert(id);
    }
    Ok(found)
}

fn component(package: &Package, sums: &BTreeMap<(String, String), String>) -> Value {
    let (name, version) = (package.name.to_string(), package.version.to_string());
    let mut component = json!({
        "type": "library", "name": name, "version": version, "purl": purl("cargo", &name, &version),
        "licenses": licence(package.license.as_deref()),
    });
    if let Some(sum) = sums.get(&(name, version)) {
        component["hashes"] = json!([{ "alg": "SHA-256", "content": sum }]);
    }
    component
}

fn purl(kind: &str, name: &str, version: &str) -> String {
    format!("pkg:{kind}/{}@{version}", name.replace('@', "%40"))
}

fn licence(expression: Option<&str>) -> Value {
    // Some old crates write a slash where an OR belongs.
    json!([{ "expression": expression.unwrap_or("NOASSERTION").replace('/', " OR ") }])
}

/// The sums of a lock file, by name and version.
fn sums(lock: &str) -> Result<BTreeMap<(String, String), String>> {
    let lock = DeTable::parse(lock).context("Cargo.lock is damaged")?;
    let packages = lock.get_ref().get("package").and_then(|packages| packages.get_ref().as_array());
    let packages = packages.context("Cargo.lock names no package")?;
    let text = |package: &DeValue<'_>, key| Some(package.get(key)?.get_ref().as_str()?.to_owned());
    let sum =
        |package| Some(((text(package, "name")?, text(package, "version")?), text(package, "checksum")?));
    Ok(packages.iter().filter_map(|package| sum(package.get_ref())).collect())
}

/// The packages that are part of the page, without those that only build or test it.
fn of_the_page(lock: &str) -> Result<Vec<Value>> {
    let lock: Value = serde_json::from_str(lock).context("web/package-lock.json is damaged")?;
    let packages = lock["packages"].as_object().context("web/package-lock.json names no package")?;
    let shipped = packages.iter().filter(|(path, package)| !path.is_empty() && package["dev"] != json!(true));
    let component = |(path, package): (&String, &Value)| {
        let name = path.rsplit("node_modules/").next().unwrap_or(path);
        let version = package["version"].as_str().unwrap_or_default();
        json!({
            "type": "library", "name": name, "version": version, "purl": purl("npm", name, version),
            "licenses": licence(package["license"].as_str()),
        })
    };
    Ok(shipped.map(component).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_has_what_is_linked_and_nothing_that_only_tests() {
        let project = Project::at(Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap());
        let file = tempfile::NamedTempFile::new().unwrap();
        write(&project, file.path()).unwrap();
        let list: Value = serde_json::from_str(&fs::read_to_string(file.path()).unwrap()).unwrap();
        let components = list["components"].as_array().unwrap();
        let has = |name: &str| components.iter().any(|component| component["name"] == name);
        assert!(has("axum") && has("libsqlite3-sys") && has("cloverleaf-core") && has("@fluent/bundle"));
        assert!(!has("tempfile") && !has("cloverleaf-testkit") && !has("vite"));
        for component in
            components.iter().filter(|one| one["purl"].as_str().unwrap().starts_with("pkg:cargo"))
        {
            let ours = component["name"].as_str().unwrap().starts_with("cloverleaf");
            assert!(ours || component["hashes"][0]["content"].as_str().unwrap().len() == 64, "{component}");
        }
    }
}
