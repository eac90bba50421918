//! Texts that are committed and must come out the same.

use std::path::Path;

/// Compares a text with the file that keeps it. With `UPDATE=1` in the environment the file is
/// written anew, for a person to read the difference.
///
/// # Panics
/// If they differ, naming the first line that does.
pub fn check_snapshot(path: &Path, text: &str) {
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(path, text).expect("the file can be written");
        return;
    }
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    if kept == text {
        return;
    }
    let differs = kept.lines().zip(text.lines()).position(|(old, new)| old != new);
    let line = differs.unwrap_or_else(|| kept.lines().count().min(text.lines().count()));
    let show = |text: &str| text.lines().nth(line).unwrap_or("(the end)").to_owned();
    panic!(
        "{} differs in line {}: it has\n  {}\nand now it is\n  {}\n(run with UPDATE=1 to keep the new text)",
        path.display(),
        line + 1,
        show(&kept),
        show(text)
    );
}
