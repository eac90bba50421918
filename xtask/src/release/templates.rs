//! The installer and the Homebrew formula, filled in with the version, the address and the sums of a release.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::archive::name;
use super::binary::Target;
use crate::project::Project;

/// What is filled in, and how it is called in the release.
const TEMPLATES: &[(&str, &str)] =
    &[("packaging/install.sh", "install.sh"), ("packaging/cloverleaf.rb", "cloverleaf.rb")];

/// Writes what is made from templates into a folder. Without an address, whoever uses them has to name it.
pub(super) fn write(
    project: &Project,
    version: &str,
    from: Option<&str>,
    sums: &[(String, String)],
    output: &Path,
) -> Result<()> {
    for (template, to) in TEMPLATES {
        let text = filled(&project.read(template)?, version, from.unwrap_or_default(), sums);
        fs::write(output.join(to), text).with_context(|| format!("cannot write {to}"))?;
    }
    Ok(())
}

fn filled(template: &str, version: &str, from: &str, sums: &[(String, String)]) -> String {
    let sum = |target: Target| {
        let archive = format!("{}.tar.gz", name(target, version));
        sums.iter().find(|(file, _)| *file == archive).map_or("", |(_, sum)| sum)
    };
    let parts = [
        ("@VERSION@", version),
        ("@FROM@", from),
        ("@SUM_X86_64@", sum(Target::X86_64)),
        ("@SUM_ARM64@", sum(Target::Arm64)),
    ];
    parts.iter().fold(template.to_owned(), |text, (part, value)| text.replace(part, value))
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt as _;
    use std::path::PathBuf;
    use std::process::{Command, Output};

    use super::*;

    /// A release of one archive for this machine, with a program that says its version.
    struct Released(tempfile::TempDir);

    impl Released {
        fn new() -> Released {
            let folder = tempfile::tempdir().unwrap();
            let name = name(Target::own(), "9.9.9");
            let inside = folder.path().join(&name);
            fs::create_dir(&inside).unwrap();
            fs::write(inside.join("cloverleaf"), "#!/bin/sh\necho cloverleaf 9.9.9\n").unwrap();
            fs::set_permissions(inside.join("cloverleaf"), fs::Permissions::from_mode(0o755)).unwrap();
            let mut tar = Command::new("tar");
            tar.arg("-C").arg(folder.path()).args(["-czf", &format!("{name}.tar.gz"), &name]);
            assert!(tar.current_dir(folder.path()).status().unwrap().success());
            fs::remove_dir_all(&inside).unwrap();
            super::super::archive::sums(folder.path()).unwrap();
            let project = Project::at(Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap());
            write(&project, "9.9.9", None, &[], folder.path()).unwrap();
            Released(folder)
        }

        fn archive(&self) -> PathBuf {
            let files = super::super::archive::files(self.0.path()).unwrap();
            self.0.path().join(files.into_iter().find(|file| file.ends_with(".tar.gz")).unwrap())
        }

        fn install(&self, to: &Path) -> Output {
            let mut sh = Command::new("sh");
            sh.arg(self.0.path().join("install.sh")).arg("--from").arg(self.0.path()).arg("--to").arg(to);
            sh.output().unwrap()
        }
    }

    #[test]
    fn the_installer_puts_the_program_where_it_is_told() {
        let (released, to) = (Released::new(), tempfile::tempdir().unwrap());
        let output = released.install(to.path());
        assert!(output.status.success(), "{output:?}");
        assert!(String::from_utf8_lossy(&output.stdout).contains("cloverleaf 9.9.9"), "{output:?}");
        assert!(to.path().join("cloverleaf").exists());
    }

    #[test]
    fn the_installer_refuses_what_was_changed_and_overwrites_nothing() {
        let (released, to) = (Released::new(), tempfile::tempdir().unwrap());
        fs::write(to.path().join("cloverleaf"), "an older one").unwrap();
        let mut bytes = fs::read(released.archive()).unwrap();
        bytes.push(0);
        fs::write(released.archive(), bytes).unwrap();
        let output = released.install(to.path());
        assert_eq!(output.status.code(), Some(1));
        assert!(String::from_utf8_lossy(&output.stderr).contains("checksum"), "{output:?}");
        assert_eq!(fs::read_to_string(to.path().join("cloverleaf")).unwrap(), "an older one");
    }

    #[test]
    fn the_installer_says_what_is_missing() {
        let (released, to) = (Released::new(), tempfile::tempdir().unwrap());
        fs::remove_file(released.archive()).unwrap();
        let output = released.install(to.path());
        assert_eq!(output.status.code(), Some(1));
        assert!(String::from_utf8_lossy(&output.stderr).contains("cannot get"), "{output:?}");
        let alone = Command::new("sh").arg(released.0.path().join("install.sh")).output().unwrap();
        assert_eq!(alone.status.code(), Some(2), "nobody said from where: {alone:?}");
    }

    #[test]
    fn a_formula_names_address_and_sums() {
        let sums = [("cloverleaf-9.9.9-x86_64-unknown-linux-musl.tar.gz".to_owned(), "ab12".to_owned())];
        let text =
            filled("@FROM@/v@VERSION@ @SUM_X86_64@ @SUM_ARM64@.", "9.9.9", "https://table.example", &sums);
        assert_eq!(text, "https://table.example/v9.9.9 ab12 .");
    }
}
