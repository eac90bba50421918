//! Whether a game stays open: who led when, and for how long the winner did not.

use cloverleaf_core::Seat;
use cloverleaf_lab::Trial;

use super::{Context, Gauge, TENTHS, tenth};
use crate::chart::{Series, lines};
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
        self.changes.push(changes(&leaders));
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

    fn section(&self, context: &Context) -> Section {
        let changes = Figure::new("changes of the lead", Unit::Number, Estimate::mean(&self.changes));
        let decided = Figure::new(
            "of the game until the winner leads for good",
            Unit::Share,
            Estimate::mean(&self.decided),
        );
        let late = self.decided.iter().filter(|part| **part >= 0.9).count();
        let late = Figure::new(
            "games open to the last tenth",
            Unit::Share,
            Estimate::share(late as f64, self.decided.len() as u64),
        );
        let finding = format!(
            "The lead changes {} times a game, the winner leads for good after {} of it, and {} of games are \
             open until their last tenth.",
            changes.told(),
            decided.told(),
            late.told(),
        );
        let points = self.holds.iter().enumerate().filter(|(_, (_, seen))| *seen > 0);
        let points = points.map(|(tenth, (held, seen))| {
            ((tenth as f64 + 0.5) / TENTHS as f64, Estimate::share(*held, *seen))
        });
        let held = Series { name: "leader wins".to_owned(), points: points.collect() };
        let fair = Unit::Share.write(1.0 / f64::from(context.seats));
        let caption = format!("How often whoever led alone won in the end ({fair} would be chance)");
        let picture = lines(&caption, &[held], Unit::Share, (Unit::Share, "of the game played"));
        Section::new(
            "drama",
            "Does it stay open?",
            finding,
            "Who leads is read from the score after every turn; the lead changes when another seat leads alone.",
        )
        .keyed(decided.clone())
        .numbers("Lead", vec![changes, decided, late])
        .picture(caption, picture)
    }
}

/// How often another seat came to lead alone.
fn changes(leaders: &[Vec<Seat>]) -> f64 {
    let mut alone: Vec<Seat> = leaders
        .iter()
        .filter_map(|lead| <[Seat; 1]>::try_from(lead.as_slice()).ok())
        .map(|[seat]| seat)
        .collect();
    alone.dedup();
    alone.len().saturating_sub(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_changes_when_another_leads_alone() {
        let [one, two] = [Seat::at(0), Seat::at(1)];
        let leaders =
            [vec![one, two], vec![one], vec![one, two], vec![one], vec![two], vec![one, two], vec![one]];
        assert!((changes(&leaders) - 2.0).abs() < 1e-9);
        assert!(changes(&[]).abs() < 1e-9);
    }
}
