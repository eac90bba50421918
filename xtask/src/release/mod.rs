//! What people download: binaries that run on any Linux, packages, a container image, and what tells that they are
//! what they should be.

mod archive;
mod binary;
mod browser;
mod compose;
mod container;
mod debian;
mod image;
mod proof;
mod sbom;
mod templates;
mod tools;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::project::Project;
use crate::web;
use binary::{Target, compile};
use tools::Tools;

/// What to make.
#[derive(Args, Debug)]
pub(crate) struct Releasing {
    /// Only for these processors; by default for both
    #[arg(long = "target", value_enum)]
    targets: Vec<Target>,
    /// The folder for what is made; what lies there is replaced
    #[arg(long, default_value = "target/release-files")]
    output: PathBuf,
    /// The address below which the files will be found, for the installer and the Homebrew formula
    #[arg(long, value_name = "URL")]
    from: Option<String>,
    /// Compile everything once more in another folder, and compare byte by byte
    #[arg(long)]
    twice: bool,
    /// Make a container image too, and run it (needs buildah and podman)
    #[arg(long)]
    image: bool,
}

/// Makes everything, says how long each part took, and lists what there is.
pub(crate) fn release(project: &Project, releasing: &Releasing) -> Result<ExitCode> {
    let output = project.root().join(&releasing.output);
    if !web::is_fresh(project)? {
        timed("the page", || web::build(project))?;
    }
    let tools = timed("the tools", || Tools::get(project))?;
    empty(&output)?;
    for &target in chosen(&releasing.targets) {
        timed(target.triple(), || one(project, &tools, target, releasing, &output))?;
    }
    let version = project.version()?;
    sbom::write(project, &output.join(format!("cloverleaf-{version}.cdx.json")))?;
    let sums = archive::sums(&output)?;
    templates::write(project, &version, releasing.from.as_deref(), &sums, &output)?;
    for &target in chosen(&releasing.targets) {
        timed("trying it out", || proof::try_out(project, &output, target))?;
    }
    compose::check(project)?;
    if releasing.image {
        timed("the image", || image::make(project, &output))?;
    }
    list(&output)?;
    Ok(ExitCode::SUCCESS)
}

fn chosen(targets: &[Target]) -> &[Target] {
    if targets.is_empty() { Target::ALL } else { targets }
}

/// The binary for one kind of processor, alone and as a package.
fn one(project: &Project, tools: &Tools, target: Target, releasing: &Releasing, output: &Path) -> Result<()> {
    let binary = compile(project, tools, target, "dist")?;
    if releasing.twice {
        let again = compile(project, tools, target, "dist-again")?;
        same(&binary, &again)?;
    }
    archive::pack(project, &binary, target, &project.version()?, output)?;
    debian::pack(project, tools, target, output)
}

fn same(one: &Path, other: &Path) -> Result<()> {
    if fs::read(one)? != fs::read(other)? {
        bail!("two builds differ: compare {} with {}", one.display(), other.display());
    }
    println!("   built twice, the same bytes");
    Ok(())
}

fn empty(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("cannot empty {}", folder.display()))?;
    }
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))
}

fn timed<T>(what: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    let begun = Instant::now();
    println!("== {what}");
    let done = work()?;
    println!("   {what}: {:.0} s", begun.elapsed().as_secs_f64());
    Ok(done)
}

fn list(folder: &Path) -> Result<()> {
    println!("\nIn {}:", folder.display());
    for file in archive::files(folder)? {
        let size = fs::metadata(folder.join(&file))?.len();
        println!("   {:8.2} MiB  {file}", size as f64 / f64::from(1 << 20));
    }
    Ok(())
}
