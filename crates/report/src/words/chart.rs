//! What charts say by themselves.

/// How to read a board by its colours.
pub(crate) const HEAT: &str = "pale: little, full: most";

/// How often values fall between two.
pub(crate) fn bar(from: &str, to: &str, count: usize) -> String {
    format!("{from} to {to}: {count}")
}
