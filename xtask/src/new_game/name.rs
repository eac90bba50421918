//! What a new game is called, in its various forms.

use anyhow::{Result, bail};

use crate::project::Project;

/// Words that cannot be the name of a module in Rust or of a value in TypeScript, or whose type is taken.
const RESERVED: &str = "\
    abstract action as async await become box break case catch class const continue crate debugger \
    default delete do dyn else ending enum explanation export extends extern false final finally fn for \
    function game gen if impl import in instanceof interface knowledge let loop macro match message mod \
    move mut new null option options outcome override package priv private protected pub public ref \
    refusal return seat self state static struct super switch this throw trait true try turn type typeof \
    unsafe unsized use var view viewer virtual void where while with yield";

/// The letters of the clauses that all games share.
const SHARED: &str = "X";

/// A name and what is made of it.
#[derive(Debug)]
pub(super) struct Name {
    /// In files and notation: `shuttle`.
    pub(super) plain: String,
    /// Of the type: `Shuttle`.
    title: String,
    /// In clauses: `SH`.
    letters: String,
}

impl Name {
    pub(super) fn new(project: &Project, plain: &str) -> Result<Name> {
        let lower = plain.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
        if !lower || plain.len() < 2 || !plain.as_bytes()[0].is_ascii_lowercase() {
            bail!(
                "'{plain}' cannot be the name of a game; use two or more lower-case letters and digits, a letter first, such as 'shuttle'"
            );
        }
        if RESERVED.split(' ').any(|word| word == plain) {
            bail!(
                "'{plain}' is a word of Rust or TypeScript, or names something in every game; please choose another name"
            );
        }
        if project.path(&format!("crates/{plain}")).exists() {
            bail!("'{plain}' is a crate of this project; please choose another name");
        }
        let (first, rest) = plain.split_at(1);
        let Some(letters) = letters(project, plain)? else {
            bail!(
                "every pair of letters of '{plain}' names the clauses of another game; please choose another name"
            );
        };
        Ok(Name { plain: plain.to_owned(), title: first.to_uppercase() + rest, letters })
    }

    /// A text with its placeholders filled.
    pub(super) fn fill(&self, text: &str) -> String {
        text.replace("%name%", &self.plain)
            .replace("%Name%", &self.title)
            .replace("%XY%", &self.letters)
            .replace("%xy%", &self.letters.to_lowercase())
            .replace("%version%", env!("CARGO_PKG_VERSION"))
    }
}

/// The first letter and one of the others, such that no other game's clauses begin with them.
fn letters(project: &Project, name: &str) -> Result<Option<String>> {
    let mut taken = vec![SHARED.to_owned()];
    for path in project.files(".en.md")?.iter().filter(|path| path.starts_with("docs/rules/")) {
        let text = project.read(path)?;
        let clause = text.lines().find_map(|line| line.strip_prefix("- **")?.split_once('-'));
        taken.extend(clause.map(|(letters, _)| letters.to_owned()));
    }
    let upper = name.to_uppercase();
    let others = upper.chars().skip(1).filter(char::is_ascii_uppercase);
    let pairs = others.map(|letter| format!("{}{letter}", &upper[..1]));
    Ok(pairs.into_iter().find(|pair| !taken.contains(pair)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_letters_of_the_clauses_are_no_other_games() {
        let project = Project::find().unwrap();
        assert_eq!(Name::new(&project, "shuttle").unwrap().letters, "SH");
        // GB and TC are taken.
        assert_eq!(Name::new(&project, "gbus").unwrap().letters, "GU");
        assert_eq!(
            Name::new(&project, "tc4").unwrap_err().to_string().split(';').next(),
            Some("every pair of letters of 'tc4' names the clauses of another game")
        );
    }

    #[test]
    fn placeholders_are_filled() {
        let name = Name::new(&Project::find().unwrap(), "shuttle").unwrap();
        assert_eq!(name.fill("%name% %Name% %XY%-1.1 %xy%_1_1"), "shuttle Shuttle SH-1.1 sh_1_1");
    }
}
