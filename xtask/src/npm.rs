//! The npm package: put together from the engine and the page's sources, packed, and tried in an empty project.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};

use crate::findings::Findings;
use crate::project::Project;
use crate::shell::{listen, run};
use crate::web;

const MANIFEST: &str = "bindings/npm/package.json";

/// Packs the package into `target/npm`, and tries it.
pub(crate) fn check(project: &Project) -> Result<Findings> {
    let tarball = pack(project)?;
    println!("Packed {}", tarball.display());
    web::need_browser()?;
    let heard = listen(web::npm(project).args(["run", "npm"]).env("CLOVERLEAF_TARBALL", &tarball))?;
    Ok(Findings::passed(1).and(web::told(&heard, "the npm package")))
}

/// The packed package.
fn pack(project: &Project) -> Result<PathBuf> {
    web::prepare(project)?;
    let folder = project.target()?.join("npm");
    let package = folder.join("package");
    run(web::npm(project).args(["run", "library", "--", "--outDir"]).arg(&package))?;
    let tarball = folder.join(format!("cloverleaf-{}.tgz", project.version()?));
    // One of before would hide that none was made.
    if tarball.exists() {
        fs::remove_file(&tarball).context("cannot remove the package of before")?;
    }
    run(web::npm(project).args(["pack", "--silent", "--pack-destination"]).arg(&folder).arg(&package))?;
    ensure!(tarball.exists(), "give {MANIFEST} the version of Cargo.toml, {}", project.version()?);
    Ok(tarball)
}
