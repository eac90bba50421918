//! A container image from nothing but the binary, made without a daemon.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::archive::{files, name};
use super::binary::Target;
use super::container;
use crate::packages;
use crate::project::Project;
use crate::shell::run;

/// What it is called on this machine.
const IMAGE: &str = "localhost/cloverleaf";
/// The certificates that the image trusts.
const CERTIFICATES: &str = "/etc/ssl/certs/ca-certificates.crt";

/// Builds the image for this machine's processor, keeps it as an archive, and runs it.
pub(super) fn make(project: &Project, output: &Path) -> Result<()> {
    packages::need(&["buildah"], &["buildah"], "making a container image")?;
    let (version, target) = (project.version()?, Target::own());
    let context = gathering(project)?;
    unpack(output, target, &version, &context)?;
    let tag = format!("{IMAGE}:{version}");
    let mut build = Command::new("buildah");
    build.args(["build", "--isolation", "chroot", "--format", "docker", "--timestamp", "0", "--tag", &tag]);
    run(build.arg("--file").arg(project.path("packaging/Containerfile")).arg(&context))?;
    let file = output.join(format!("cloverleaf-{version}-{}.image.tar", target.debian()));
    run(Command::new("buildah")
        .args(["push", &tag])
        .arg(format!("docker-archive:{}:{tag}", file.display())))?;
    container::try_out(&tag)
}

fn gathering(project: &Project) -> Result<PathBuf> {
    let folder = project.target()?.join("image");
    super::empty(&folder)?;
    fs::create_dir(folder.join("data"))?;
    Ok(folder)
}

/// The binary from its archive, as everybody else gets it, and the certificates.
fn unpack(output: &Path, target: Target, version: &str, context: &Path) -> Result<()> {
    let archive = format!("{}.tar.gz", name(target, version));
    if !files(output)?.contains(&archive) {
        bail!("the image needs {archive}; release for this processor too");
    }
    let mut tar = Command::new("tar");
    tar.args(["--strip-components=1", "-xzf"]).arg(output.join(&archive)).arg("-C").arg(context);
    run(tar.arg(format!("{}/cloverleaf", name(target, version))))?;
    fs::copy(CERTIFICATES, context.join("ca-certificates.crt"))
        .with_context(|| format!("cannot read {CERTIFICATES}; install ca-certificates"))?;
    Ok(())
}
