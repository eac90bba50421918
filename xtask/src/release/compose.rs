//! `packaging/compose.yaml` is read by a program that people run it with, without anything being started.

use std::process::Command;

use anyhow::{Result, bail};

use crate::packages;
use crate::project::Project;
use crate::shell::works;

const FILE: &str = "packaging/compose.yaml";
/// What whoever uses the file has to choose.
const PASSWORD: &str = "CLOVERLEAF_DATABASE_PASSWORD";
/// What reads the file: Docker's plugin, or a program of its own as in Debian.
const CLIENTS: &[&[&str]] = &[&["docker", "compose"], &["docker-compose"]];

/// Checks the file, if something can be had that reads it.
pub(super) fn check(project: &Project) -> Result<()> {
    if client().is_none()
        && let Err(why) = packages::need(&["docker-compose"], &["docker-compose"], "reading compose.yaml")
    {
        println!("   {FILE} was not checked: {why:#}");
    }
    client().map_or(Ok(()), |client| check_by(client, project))
}

fn client() -> Option<&'static [&'static str]> {
    CLIENTS.iter().copied().find(|client| works(called(client).arg("version")))
}

fn called(client: &[&str]) -> Command {
    let mut command = Command::new(client[0]);
    command.args(&client[1..]);
    command
}

/// It is well formed, and not to be used without a password.
fn check_by(client: &[&str], project: &Project) -> Result<()> {
    let reading = || {
        let mut command = called(client);
        command.arg("--file").arg(project.path(FILE)).args(["config", "--quiet"]).env_remove(PASSWORD);
        command
    };
    let output = reading().env(PASSWORD, "a long password").output()?;
    if !output.status.success() {
        bail!("{FILE} is not well formed: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    if works(&mut reading()) {
        bail!("{FILE} can be used without a password for the database");
    }
    println!("   {FILE} is well formed, says {}", client.join(" "));
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    fn project() -> Project {
        Project::at(Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap())
    }

    #[test]
    fn what_is_set_for_the_program_is_a_setting_of_it() {
        let settings = project().read("crates/server/src/config.rs").unwrap();
        let mut seen = 0;
        for file in [FILE, "packaging/Containerfile", "packaging/cloverleaf.service"] {
            let text = project().read(file).unwrap();
            // As in `  CLOVERLEAF_BUS: nats://…`, `ENV CLOVERLEAF_LISTEN=…` and `Environment=CLOVERLEAF_DATABASE=…`.
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                let line = line.trim_start().trim_start_matches("ENV ").trim_start_matches("Environment=");
                let Some((name, _)) = line.split_once([':', '=']) else { continue };
                if name.starts_with("CLOVERLEAF_") {
                    seen += 1;
                    assert!(settings.contains(&format!("env = \"{name}\"")), "{file}: {name} is no setting");
                }
            }
        }
        assert_eq!(seen, 6);
    }

    #[test]
    fn the_file_is_well_formed_and_wants_a_password() {
        let Some(client) = client() else {
            println!("not tried: there is neither `docker compose` nor `docker-compose`");
            return;
        };
        check_by(client, &project()).unwrap();
        let broken = tempfile::tempdir().unwrap();
        fs::create_dir(broken.path().join("packaging")).unwrap();
        for (was, is) in [("depends_on:", "depend_on:"), (":?set a password for the database", "")] {
            let text = project().read(FILE).unwrap().replace(was, is);
            fs::write(broken.path().join(FILE), text).unwrap();
            assert!(check_by(client, &Project::at(broken.path())).is_err(), "{is}");
        }
    }
}
