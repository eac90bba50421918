//! Luck: how much of the result the draws decide.

use crate::luck::{Results, Split};
use crate::words::sections::luck as words;
use crate::{Figure, Section, Unit};

/// The section about luck, from games played on with the same and with other draws.
pub(crate) fn draws(from_start: &Results, from_half: &Results) -> Section {
    if from_start.is_empty() {
        let [finding, method] = words::NO_DRAWS;
        return Section::new("luck", words::TITLE, finding.to_owned(), method);
    }
    let figures = |results: &Results, names: [&str; 3]| {
        let estimates = Split::estimates(results).into_iter().zip(names);
        estimates.map(|(estimate, name)| Figure::new(name, Unit::Share, estimate)).collect::<Vec<_>>()
    };
    let whole = figures(from_start, words::WHOLE).split_off(1);
    let half = figures(from_half, words::HALF);
    let finding = words::finding(&whole[0], &half[0], &half[1]);
    let [from_start, from_half] = words::CHARTS;
    Section::new("luck", words::TITLE, finding, words::METHOD)
        .keyed(whole[0].clone())
        .bars(from_start, whole, None)
        .bars(from_half, half, None)
}
