//! Whether a game stays open: who led when, and for how long the winner did not.

use cloverleaf_lab::Trial;

use super::{Context, Gauge, TENTHS, tenth};
use crate::chart::{Series, lines};
use crate::words::said;
use crate::{Estimate, Figure, Section, Unit};

/// Leads by turn.
#[derive(Default)]
pub(super) struct Drama {
    changes: Vec<f64>,
    /// When the winner was last not alone in the lead, as a part of the game.
    decided: Vec<f64>,
    /// By tenth of the game: how often whoever led alone won in the end, out of how often somebody did.
    holds: [(f64, u64); TENTHS],
}

impl Gauge for Drama {
    fn see(&mut self, trial: &Trial) {
        let leaders = trial.leaders();
        self.changes.push(trial.lead_changes().into());
        let wins = trial.wins();
        let winner = match wins.iter().find(|(_, part)| **part == 1.0) {
            Some((seat, _)) => seat,
            None => return,
        };
        let open = leaders.iter().rposition(|lead| *lead != [winner]).map_or(0, |turn| turn + 1);
        self.decided.push(open as f64 / leaders.len().max(1) as f64);
        for (turn, lead) in leaders.iter().enumerate() {
            if let [alone] = lead.as_slice() {
                let (held, seen) = &mut self.holds[tenth(turn, leaders.len())];
                *held += f64::from(u8::from(*alone == winner));
                *seen += 1;
            }
        }
    }

    fn section(&self, context: &Context<'_>) -> Section {
        let say = context.say;
        let changes =
            Figure::new(said!(say, "report-drama-changes"), Unit::Number, Estimate::mean(&self.changes));
        let decided =
            Figure::new(said!(say, "report-drama-decided"), Unit::Share, Estimate::mean(&self.decided));
        let late = self.decided.iter().filter(|part| **part >= 0.9).count();
        let late = Estimate::share(late as f64, self.decided.len() as u64);
        let late = Figure::new(said!(say, "report-drama-late"), Unit::Share, late);
        let finding = said!(
            say,
            "report-drama-finding",
            changes = changes.told(say),
            decided = decided.told(say),
            late = late.told(say)
        );
        let points = self.holds.iter().enumerate().filter(|(_, (_, seen))| *seen > 0);
        let points = points.map(|(tenth, (held, seen))| {
            ((tenth as f64 + 0.5) / TENTHS as f64, Estimate::share(*held, *seen))
        });
        let held = Series { name: said!(say, "report-drama-line"), points: points.collect() };
        let fair = Unit::Share.write(1.0 / f64::from(context.seats), say);
        let caption = said!(say, "report-drama-chart", fair = fair);
        let picture = lines(&caption, &[held], Unit::Share, say);
        let [title, method] = ["report-drama-title", "report-drama-method"].map(|key| say.word(key));
        Section::new("drama", title, finding, method)
            .keyed(decided.clone())
            .numbers(said!(say, "report-drama-table"), vec![changes, decided, late])
            .picture(caption, picture)
    }
}
