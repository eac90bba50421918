//! Luck: how much of the result the draws decide.

use cloverleaf_core::Say;

use crate::luck::{Results, Split};
use crate::words::said;
use crate::{Figure, Section, Unit};

/// The section about luck, from games played on with the same and with other draws.
pub(crate) fn draws(from_start: &Results, from_half: &Results, say: &dyn Say) -> Section {
    let title = said!(say, "report-luck-title");
    if from_start.is_empty() {
        let [finding, method] =
            ["report-luck-nothing", "report-luck-nothing-method"].map(|key| say.word(key));
        return Section::new("luck", title, finding, method);
    }
    let share = |key, estimate| Figure::new(say.word(key), Unit::Share, estimate);
    // Seen from the start nothing is decided yet.
    let [_, draws, players] = Split::estimates(from_start);
    let whole = vec![share("report-luck-draws", draws), share("report-luck-players", players)];
    let [decided, draws, players] = Split::estimates(from_half);
    let half = vec![
        share("report-luck-half-decided", decided),
        share("report-luck-half-draws", draws),
        share("report-luck-half-players", players),
    ];
    let finding = said!(
        say,
        "report-luck-finding",
        draws = whole[0].told(say),
        decided = half[0].told(say),
        coming = half[1].told(say)
    );
    Section::new("luck", title, finding, said!(say, "report-luck-method"))
        .keyed(whole[0].clone())
        .bars(said!(say, "report-luck-from-start"), whole, None)
        .bars(said!(say, "report-luck-from-half"), half, None)
}
