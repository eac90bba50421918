//! The tests that the sources have: functions after `#[test]`, those inside `proptest!` included.

use anyhow::Result;

use crate::project::Project;

/// A test's name and the file it stands in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Test {
    pub(super) name: String,
    pub(super) path: String,
}

/// The tests of all crates.
pub(super) fn read(project: &Project) -> Result<Vec<Test>> {
    let mut tests = Vec::new();
    for path in project.files(".rs")?.into_iter().filter(|path| path.starts_with("crates/")) {
        let names = names(&project.read(&path)?);
        tests.extend(names.into_iter().map(|name| Test { name, path: path.clone() }));
    }
    Ok(tests)
}

/// The names of the tests in a source. Between `#[test]` and its function only attributes and comments stand.
fn names(source: &str) -> Vec<String> {
    let mut names = Vec::new();
    let (mut marked, mut commented) = (false, false);
    for line in source.lines().map(str::trim) {
        commented |= line.starts_with("/*");
        if commented {
            commented = !line.contains("*/");
            continue;
        }
        marked |= line.starts_with("#[test]");
        let code = line.trim_start_matches("#[test]").trim_start();
        if let Some(name) = function(code).filter(|_| marked) {
            names.push(name.to_owned());
        }
        marked &= code.is_empty() || code.starts_with("#[") || code.starts_with("//");
    }
    names
}

/// The name of the function that a line declares.
fn function(line: &str) -> Option<&str> {
    let rest = line.trim_start_matches("pub ").strip_prefix("fn ")?;
    rest.split(|c: char| !c.is_alphanumeric() && c != '_').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_after_the_mark_are_tests() {
        let source = "#[test]\nfn one() {}\n\n    #[test]\n    // why\n    #[expect(dead_code)]\n\n    fn two() -> Result<()> {\n";
        assert_eq!(names(source), ["one", "two"]);
        assert_eq!(names("#[test] fn three() {}"), ["three"]);
        assert_eq!(names("proptest! {\n  #[test]\n  fn four(x in 0..3) {}\n}"), ["four"]);
    }

    #[test]
    fn other_functions_are_not() {
        assert_eq!(names("fn one() {}\n#[test]\nfn two() {}\nfn three() {}"), ["two"]);
        assert_eq!(names("// #[test]\nfn one() {}"), [""; 0]);
        assert_eq!(names("/*\n#[test]\nfn one() {}\n*/"), [""; 0]);
        assert_eq!(names("#[test]\nconst A: u8 = 0;\nfn one() {}"), [""; 0]);
        assert_eq!(names("#[tested]\nfn one() {}"), [""; 0]);
    }
}
