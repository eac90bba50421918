//! Other people's crates: their licences, where they come from, which of them we do not want, and which are
//! there in two versions. It needs no network once the crates are fetched.
//!
//! Known holes in crates are not looked up here, because their list has to be fetched anew each time.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use anyhow::{Context, Result};
use cargo_metadata::MetadataCommand;
use spdx::{Expression, ParseMode};

use crate::findings::Findings;
use crate::project::Project;
use crate::unused;

/// Licences under which we may pass on what we build.
const LICENCES: &[&str] = &[
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "NCSA",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// How the source of a crate from a package registry starts; others are a repository or a folder.
const REGISTRY: &str = "registry+";

/// Crates that must not come in, not even through others, each with the reason.
const BANNED: &[(&str, &str)] = &[
    ("atty", "nobody cares for it any more; std::io::IsTerminal does the same"),
    ("native-tls", "it needs a library of the system; rustls does not"),
    ("openssl-sys", "it needs a library of the system; rustls does not"),
    ("serde_yaml", "nobody cares for it any more; we write TOML and JSON"),
];

/// Crates that are there in two versions because those who use them have not moved yet.
const TWICE: &[(&str, &str)] = &[
    ("base64", "axum, sqlx and the exporter of metrics use the older"),
    ("block-buffer", "by the older digest"),
    ("const-oid", "the keys that passkeys are checked with use the older"),
    ("cpufeatures", "by the older sha1 and sha2"),
    ("crypto-common", "by the older digest"),
    ("digest", "by the older sha1 and sha2"),
    ("getrandom", "ring uses the oldest, governor and the older rand the one between"),
    ("hashbrown", "dashmap uses the oldest, governor, sqlx and metrics the one between"),
    ("hmac", "the curves of passkeys use the older"),
    ("miniz_oxide", "png uses the older"),
    ("rand", "governor, metrics and tungstenite use the older"),
    ("rand_chacha", "by the older rand"),
    ("rand_core", "by the older rand"),
    ("sha1", "axum and tungstenite use the older"),
    ("sha2", "sqlx uses the older"),
    ("syn", "half of the derive macros use the older"),
    ("tower-http", "reqwest uses the older"),
];

/// The manifests with a lock file of their own.
const MANIFESTS: &[&str] = &["Cargo.toml", "fuzz/Cargo.toml", "xtask/bindgen/Cargo.toml"];

/// What we build for: this machine, and the browser.
const BROWSER: &str = "wasm32-unknown-unknown";

/// A crate of somebody else.
#[derive(Clone, Debug)]
struct Foreign {
    name: String,
    version: String,
    licence: String,
    source: String,
}

/// Checks everything about dependencies.
pub(crate) fn check(project: &Project) -> Result<Findings> {
    let host = host()?;
    let mut findings = unused::check(project)?;
    for manifest in MANIFESTS {
        findings = findings.and(allowed(&foreign(project, manifest, &host)?));
    }
    Ok(findings.and(duplicates(&foreign(project, MANIFESTS[0], &host)?, TWICE)))
}

/// What this machine is called by compilers.
fn host() -> Result<String> {
    let output = Command::new("rustc").arg("-vV").output().context("cannot start `rustc -vV`")?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).context("`rustc -vV` does not say what this machine is called")
}

fn foreign(project: &Project, manifest: &str, host: &str) -> Result<Vec<Foreign>> {
    let mut command = MetadataCommand::new();
    let options = ["--locked", "--filter-platform", host, "--filter-platform", BROWSER];
    command.manifest_path(project.path(manifest)).other_options(options.map(str::to_owned));
    let metadata = command.exec().with_context(|| format!("cannot read what {manifest} depends on"))?;
    let crates = metadata.packages.into_iter().filter_map(|package| {
        Some(Foreign {
            source: package.source?.repr,
            name: package.name.to_string(),
            version: package.version.to_string(),
            licence: package.license.unwrap_or_else(|| "none".to_owned()),
        })
    });
    Ok(crates.collect())
}

/// Licence, source and ban of each crate.
fn allowed(crates: &[Foreign]) -> Findings {
    let mut findings = Findings::default();
    for Foreign { name, version, licence, source } in crates {
        findings.expect(source.starts_with(REGISTRY), || {
            format!("the crate {name} {version} comes from {source}; take it from the package registry")
        });
        findings.expect(may_use(licence), || {
            format!("the crate {name} {version} has the licence '{licence}', which is not in the list; use another")
        });
        let ban = BANNED.iter().find(|(banned, _)| banned == name);
        findings.expect(ban.is_none(), || {
            let reason = ban.map_or("", |(_, reason)| reason);
            format!("the crate {name} is banned: {reason}; `cargo tree -i {name}` says who uses it")
        });
    }
    findings
}

/// Whether the licence, written as SPDX or the older way with a slash, leaves us one of the list.
fn may_use(licence: &str) -> bool {
    let listed =
        |wanted: &spdx::LicenseReq| wanted.license.id().is_some_and(|id| LICENCES.contains(&id.name));
    Expression::parse_mode(licence, ParseMode::LAX).is_ok_and(|expression| expression.evaluate(listed))
}

/// Crates in several versions are those we know of, and those we know of are still so.
fn duplicates(crates: &[Foreign], known: &[(&str, &str)]) -> Findings {
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for Foreign { name, version, .. } in crates {
        versions.entry(name).or_default().insert(version);
    }
    versions.retain(|_, versions| versions.len() > 1);
    let mut findings = Findings::default();
    for (name, versions) in &versions {
        findings.expect(known.iter().any(|(known, _)| known == name), || {
            let list: Vec<_> = versions.iter().copied().collect();
            format!(
                "the crate {name} is there as {}; `cargo tree --duplicates` says by whom: bring them together, or \
                 add it with the reason to the list in xtask/src/deps.rs",
                list.join(" and ")
            )
        });
    }
    for (name, _) in known {
        findings.expect(versions.contains_key(name), || {
            format!("the crate {name} is there once only now; take it off the list in xtask/src/deps.rs")
        });
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn foreign(name: &str, version: &str) -> Foreign {
        let [name, version, licence, source] = [name, version, "MIT", REGISTRY].map(str::to_owned);
        Foreign { name, version, licence, source }
    }

    #[test]
    fn a_licence_must_leave_us_one_of_the_list() {
        for fine in
            ["MIT", "MIT/Apache-2.0", "LGPL-2.1-or-later OR MIT", "(MIT OR GPL-3.0-only) AND Unicode-3.0"]
        {
            assert!(may_use(fine), "{fine}");
        }
        for wrong in ["GPL-3.0-only", "MIT AND AGPL-3.0-only", "none", "", "MIT AND", "Proprietary"] {
            assert!(!may_use(wrong), "{wrong}");
        }
    }

    #[test]
    fn a_crate_in_order_passes_every_check() {
        assert_eq!(allowed(&[foreign("serde", "1.0.0")]), Findings::passed(3));
    }

    #[test]
    fn a_licence_a_source_and_a_ban_are_found() {
        let copyleft = Foreign { licence: "GPL-3.0-only".to_owned(), ..foreign("readline", "1.0.0") };
        let forked =
            Foreign { source: "git+https://example.org/fork".to_owned(), ..foreign("serde", "1.0.0") };
        let banned = foreign("openssl-sys", "0.9.0");
        for (wrong, part) in [(copyleft, "GPL-3.0-only"), (forked, "git+https"), (banned, "rustls")] {
            let findings = allowed(&[wrong]);
            assert_eq!((findings.passed, findings.faults.len()), (2, 1), "{findings:?}");
            assert!(findings.faults[0].contains(part), "{findings:?}");
        }
    }

    #[test]
    fn a_second_version_needs_a_reason_and_an_old_reason_goes() {
        let two = [foreign("rand", "0.9.1"), foreign("rand", "0.10.0"), foreign("serde", "1.0.0")];
        assert!(duplicates(&two, &[]).faults[0].contains("rand is there as 0.10.0 and 0.9.1"));
        assert_eq!(duplicates(&two, &[("rand", "because")]).faults, [""; 0]);
        assert!(duplicates(&two[1..], &[("rand", "because")]).faults[0].contains("take it off"));
    }
}
