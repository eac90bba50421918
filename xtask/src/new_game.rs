//! `cargo xtask new-game NAME`: a toy game with everything a game needs, as a start for a real one.
//!
//! The files are templates in `xtask/new-game`, under the paths they will have. In paths and texts `%name%` stands for
//! the name, `%Name%` for the type and the title, `%XY%` and `%xy%` for the letters of the clauses, `%version%` for our version.

mod name;

use std::collections::BTreeMap;
use std::fs;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};

use crate::game_files::{Add, GUIDE, MENTIONS, named};
use crate::project::Project;
use crate::shell::{cargo, run};
use name::Name;

const TEMPLATES: &str = "xtask/new-game/";
const ENDING: &str = ".template";

/// Files by path.
type Texts = BTreeMap<String, String>;

/// Writes the game into the project and says how to go on.
pub(crate) fn new_game(project: &Project, name: &str) -> Result<ExitCode> {
    let texts = texts(project, name)?;
    in_order(project)?;
    write(project, &texts)?;
    run(cargo(project).args(["fmt", "--all"]))?;
    for manifest in ["Cargo.toml", "fuzz/Cargo.toml"] {
        run(cargo(project).args(["update", "--quiet", "--workspace", "--manifest-path", manifest]))?;
    }
    println!("{} files written. Now try it:", texts.len());
    println!("    cargo xtask test house clauses graph links");
    println!("    cargo nextest run -p cloverleaf-{name}");
    println!("    cargo run -- play {name} --bot 2=commuter");
    println!("    cargo xtask play        # in the browser");
    println!("Then replace the toy by your game, step by step: {GUIDE}");
    Ok(ExitCode::SUCCESS)
}

/// Nothing is written where it could not be told from other changes or undone.
fn in_order(project: &Project) -> Result<()> {
    let mut git = std::process::Command::new("git");
    git.args(["status", "--porcelain"]).current_dir(project.root());
    let output = git.output().context("cannot start git")?;
    if !output.status.success() {
        bail!("this folder is not a git repository; new-game changes files, and git shows which");
    }
    if !output.stdout.is_empty() {
        bail!(
            "there are changes that are not committed; commit or stash them first, so that you can see and undo what new-game writes"
        );
    }
    Ok(())
}

/// Every file that is new or changed, with its text.
fn texts(project: &Project, name: &str) -> Result<Texts> {
    let name = Name::new(project, name)?;
    let mut texts = templates(project, &name)?;
    if let Some(taken) = texts.keys().find(|path| project.path(path).exists()) {
        bail!("{taken} exists already; please choose another name than '{}'", name.plain);
    }
    let games = project.games()?;
    let model = games.first().context("there is no game yet whose lines show where a new one belongs")?;
    for mention in MENTIONS {
        let path = mention.file.to_owned();
        let text = texts.remove(&path).map_or_else(|| project.read(&path), Ok)?;
        let added = add(&text, &named(mention.shows, model), &mention.add, &name);
        let added = added.with_context(|| format!("cannot find where games are named in {path}"))?;
        texts.insert(path, added);
    }
    Ok(texts)
}

/// The game's own files.
fn templates(project: &Project, name: &Name) -> Result<Texts> {
    let mut texts = Texts::new();
    for path in project.files(ENDING)? {
        let Some(inside) = path.strip_prefix(TEMPLATES).and_then(|path| path.strip_suffix(ENDING)) else {
            continue;
        };
        texts.insert(name.fill(inside), name.fill(&project.read(&path)?));
    }
    Ok(texts)
}

/// The text with the new game in it; nothing if it has no such place.
fn add(text: &str, shown: &str, add: &Add, name: &Name) -> Option<String> {
    let (at, added) = match add {
        Add::After(lines) => {
            let at = text.find(shown)? + shown.trim_start_matches('\n').len() - 1;
            (at + text[at..].find('\n')? + 1, format!("{lines}\n"))
        }
        Add::Inside { line, before, text: added } => {
            let at = text.find(&format!("\n{line}"))? + 1;
            (at + text[at..].lines().next()?.find(before)?, (*added).to_owned())
        }
        Add::Before(line, lines) => (text.find(&format!("\n{line}"))? + 1, format!("{lines}\n")),
        Add::End(lines) => (text.len(), format!("{lines}\n")),
    };
    Some(format!("{}{}{}", &text[..at], name.fill(&added), &text[at..]))
}

fn write(project: &Project, texts: &Texts) -> Result<()> {
    for (path, text) in texts {
        let file = project.path(path);
        let folder = file.parent().context("a file lies in a folder")?;
        fs::create_dir_all(folder).with_context(|| format!("cannot make the folder of {path}"))?;
        fs::write(&file, text).with_context(|| format!("cannot write {path}"))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{clauses, graph, house, links};

    /// A copy of everything we wrote.
    fn copy() -> (tempfile::TempDir, Project) {
        let folder = tempfile::tempdir().unwrap();
        // One level down, so that nothing stands beside the project.
        let (ours, copy) = (Project::find().unwrap(), Project::at(&folder.path().join("project")));
        for path in ours.files("").unwrap() {
            fs::create_dir_all(copy.path(&path).parent().unwrap()).unwrap();
            fs::copy(ours.path(&path), copy.path(&path)).unwrap();
        }
        (folder, copy)
    }

    #[test]
    fn a_new_game_has_everything_that_is_asked_of_a_game() {
        let (_folder, project) = copy();
        let texts = texts(&project, "shuttle").unwrap();
        write(&project, &texts).unwrap();
        assert!(project.games().unwrap().contains(&"shuttle".to_owned()));
        for check in [house::check, clauses::check, graph::check, links::check] {
            assert_eq!(check(&project).unwrap().faults, [""; 0]);
        }
        for (path, text) in &texts {
            for left in ["%name%", "%Name%", "%XY%", "%xy%", "%version%"] {
                assert!(!path.contains(left) && !text.contains(left), "{left} is left in {path}");
            }
        }
    }

    #[test]
    fn a_name_that_something_has_is_refused_and_nothing_is_written() {
        let project = Project::find().unwrap();
        for (name, why) in [
            ("tango", "crates/bots/src/tango.rs exists already"),
            ("level", "crates/bots/src/level.rs exists already"),
            ("Shuttle", "lower-case letters and digits"),
            ("x", "lower-case letters and digits"),
            ("2fast", "lower-case letters and digits"),
            ("bus_stop", "lower-case letters and digits"),
            ("match", "a word of Rust or TypeScript"),
            ("table", "a crate"),
        ] {
            let error = texts(&project, name).unwrap_err().to_string();
            assert!(error.contains(why), "{name}: {error}");
        }
    }
}
