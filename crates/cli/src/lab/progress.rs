//! How far the lab has got, on standard error, where it disturbs no one who reads the answer.

use cloverleaf_report::Progress;
use indicatif::{ProgressBar, ProgressStyle};

/// A bar for what is being made.
pub(super) fn bar(title: impl Into<String>) -> ProgressBar {
    let form = "{prefix} {bar:32} {pos}/{len} {msg}, {elapsed} gone, {eta} to go";
    let style = ProgressStyle::with_template(form).expect("the form is sound");
    ProgressBar::new(0).with_style(style).with_prefix(title.into())
}

pub(super) fn advance(bar: &ProgressBar, Progress { stage, done, total }: Progress) {
    if bar.length() != Some(total) || done < bar.position() {
        bar.reset();
        bar.set_length(total);
    }
    bar.set_message(stage);
    bar.set_position(done);
}
