//! How far the lab has got, on standard error, where it disturbs no one who reads the answer.

use cloverleaf_report::Progress;
use indicatif::{ProgressBar, ProgressStyle};

use crate::language::{said, say};

/// A bar for what is being made.
pub(super) fn bar(title: impl Into<String>) -> ProgressBar {
    let time = said!("lab-progress", elapsed = "{elapsed}", eta = "{eta}");
    let form = format!("{{prefix}} {{bar:32}} {{pos}}/{{len}} {{msg}}, {time}");
    let style = ProgressStyle::with_template(&form).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(0).with_style(style).with_prefix(title.into())
}

pub(super) fn advance(bar: &ProgressBar, Progress { stage, done, total }: Progress) {
    if bar.length() != Some(total) || done < bar.position() {
        bar.reset();
        bar.set_length(total);
    }
    bar.set_message(say(&stage));
    bar.set_position(done);
}
