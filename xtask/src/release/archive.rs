//! Archives with the same bytes for the same content, and the sums by which they are checked.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};
use sha2::{Digest as _, Sha256};

use super::binary::Target;
use crate::project::Project;
use crate::shell::run;

/// What lies beside the binary: files of the project, as they are called there.
const BESIDE: &[(&str, &str)] = &[
    ("README.md", "README.md"),
    ("CHANGELOG.md", "CHANGELOG.md"),
    ("LICENSE", "LICENSE"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("docs/serving.md", "docs/serving.md"),
    ("packaging/cloverleaf.service", "cloverleaf.service"),
];

/// The file with the sums.
pub(super) const SUMS: &str = "SHA256SUMS";

/// The name of an archive without its end, which is also the folder inside.
pub(super) fn name(target: Target, version: &str) -> String {
    format!("cloverleaf-{version}-{}", target.triple())
}

/// Packs the binary and what lies beside it.
pub(super) fn pack(
    project: &Project,
    binary: &Path,
    target: Target,
    version: &str,
    output: &Path,
) -> Result<()> {
    let name = name(target, version);
    let folder = output.join(&name);
    fs::create_dir_all(folder.join("docs"))?;
    fs::copy(binary, folder.join("cloverleaf")).context("the binary is not where it should be")?;
    for (from, to) in BESIDE {
        fs::copy(project.path(from), folder.join(to)).with_context(|| format!("cannot copy {from}"))?;
    }
    let mut tar = Command::new("tar");
    tar.args(["--sort=name", "--mtime=@0", "--owner=0", "--group=0", "--numeric-owner", "--mode=u+rw,go=rX"]);
    tar.args(["--use-compress-program", "gzip -9n", "-cf"]).arg(output.join(format!("{name}.tar.gz")));
    run(tar.arg("-C").arg(output).arg(&name))?;
    Ok(fs::remove_dir_all(&folder)?)
}

/// Writes the sum of every file in a folder as `sha256sum` does, and gives them.
pub(super) fn sums(folder: &Path) -> Result<Vec<(String, String)>> {
    let mut sums = Vec::new();
    for file in files(folder)?.into_iter().filter(|file| file != SUMS) {
        let sum = sum(&folder.join(&file))?;
        sums.push((file, sum));
    }
    let lines: String = sums.iter().map(|(file, sum)| format!("{sum}  {file}\n")).collect();
    fs::write(folder.join(SUMS), lines)?;
    Ok(sums)
}

fn sum(file: &Path) -> Result<String> {
    let digest = Sha256::digest(fs::read(file).with_context(|| format!("cannot read {}", file.display()))?);
    Ok(digest.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// The names of the files in a folder, in order.
pub(super) fn files(folder: &Path) -> Result<Vec<String>> {
    let entries = fs::read_dir(folder)?.collect::<Result<Vec<_>, _>>()?;
    let files = entries.into_iter().filter(|entry| entry.path().is_file());
    let mut names: Vec<_> = files.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_those_that_sha256sum_checks() {
        let folder = tempfile::tempdir().unwrap();
        for (name, text) in [("b.deb", "two"), ("a.tar.gz", "one")] {
            fs::write(folder.path().join(name), text).unwrap();
        }
        let sums = sums(folder.path()).unwrap();
        assert_eq!(sums.iter().map(|(file, _)| file.as_str()).collect::<Vec<_>>(), ["a.tar.gz", "b.deb"]);
        let checked = |folder: &Path| {
            let mut command = Command::new("sha256sum");
            command.args(["--check", "--quiet", SUMS]).current_dir(folder).output().unwrap().status.success()
        };
        assert!(checked(folder.path()));
        fs::write(folder.path().join("b.deb"), "three").unwrap();
        assert!(!checked(folder.path()));
    }
}
