//! What is measured of every game, whatever the game.

use clap::ValueEnum;
use cloverleaf_core::Seat;
use cloverleaf_lab::Trial;

/// One thing that is measured of every game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Figure {
    /// How many turns a game takes.
    Length,
    /// How many minutes, by the seconds that people take for a decision.
    Minutes,
    /// How often the seat wins that is first to act.
    Seat,
    /// How often there is a single winner.
    Decisive,
    /// How often the lead changes hands.
    Drama,
    /// How far the best score is from the worst in the end.
    Spread,
    /// How many actions there are to choose from.
    Width,
    /// How often the turn limit ends the game.
    Limit,
}

/// The reason that every game has for this.
const TURN_LIMIT: &str = "turn limit";

impl Figure {
    /// All of them, in the order people should read them.
    pub(crate) const ALL: [Figure; 8] = [
        Figure::Length,
        Figure::Minutes,
        Figure::Seat,
        Figure::Decisive,
        Figure::Drama,
        Figure::Spread,
        Figure::Width,
        Figure::Limit,
    ];

    /// Its word on the command line.
    pub(crate) fn word(self) -> &'static str {
        ["length", "minutes", "seat", "decisive", "drama", "spread", "width", "limit"][self as usize]
    }

    /// What it is, for the head of a table.
    pub(crate) fn meaning(self) -> &'static str {
        [
            "turns a game takes",
            "minutes a game takes",
            "% of wins for the first to act",
            "% of games with a single winner",
            "changes of the lead a game",
            "points from best to worst",
            "actions to choose from",
            "% of games at the turn limit",
        ][self as usize]
    }

    /// Whether it is a share of games: from 0 to 1, told in per cent.
    pub(crate) fn is_share(self) -> bool {
        matches!(self, Figure::Seat | Figure::Decisive | Figure::Limit)
    }

    /// How it is told: as it is, or in per cent.
    pub(crate) fn told(self, value: f64) -> f64 {
        if self.is_share() { value * 100.0 } else { value }
    }

    /// The smallest step it takes.
    pub(crate) fn grain(self) -> f64 {
        if self.is_share() { 0.25 } else { 1.0 }
    }

    /// What nobody notices, around this mean: two points of a share, a fiftieth of a count.
    pub(crate) fn margin(self, mean: f64) -> f64 {
        if self.is_share() { 0.02 } else { (mean.abs() / 50.0).max(0.05) }
    }

    /// Measures it.
    pub(crate) fn of(self, trial: &Trial, seconds: f64) -> f64 {
        match self {
            Figure::Length => f64::from(trial.turns()),
            Figure::Minutes => f64::from(trial.in_a_row) * seconds / 60.0,
            Figure::Seat => trial.decisions.first().map_or(0.0, |first| trial.wins()[first.seat]),
            Figure::Decisive => f64::from(u8::from(winners(trial) == 1)),
            Figure::Drama => f64::from(lead_changes(&trial.leaders())),
            Figure::Spread => spread(trial.outcome.scores.as_slice()),
            Figure::Width => width(trial),
            Figure::Limit => f64::from(u8::from(trial.outcome.reason == TURN_LIMIT)),
        }
    }
}

/// How many share the win.
fn winners(trial: &Trial) -> usize {
    trial.outcome.ranks.iter().filter(|(_, rank)| **rank == 1).count()
}

/// How often somebody leads alone after somebody else did.
fn lead_changes(leaders: &[Vec<Seat>]) -> u32 {
    let mut alone = leaders.iter().filter(|leaders| leaders.len() == 1).map(|leaders| leaders[0]);
    let Some(mut leader) = alone.next() else { return 0 };
    alone.map(|next| u32::from(core::mem::replace(&mut leader, next) != next)).sum()
}

fn spread(scores: &[i32]) -> f64 {
    let (least, most) = (scores.iter().min(), scores.iter().max());
    least.zip(most).map_or(0.0, |(least, most)| f64::from(most - least))
}

fn width(trial: &Trial) -> f64 {
    let all: f64 = trial.decisions.iter().map(|decision| f64::from(decision.width)).sum();
    all / trial.decisions.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use cloverleaf_catalog::{Playable, Visitor, visit};
    use cloverleaf_table::Record;

    /// Two seats, one car to win: a game that fits on a hand.
    const SHORT: &str = "cloverleaf record 1\ngame congestion\nrules 1\nseats 2\noption target 1\n\n\
        1 signal NW:E straight\n2 enter NW:E red\n1 move NW:E keep\n2 pass\n1 signal NE:E straight\n2 pass\n\
        1 move NE:E keep\n";

    struct Tell;

    impl Visitor for Tell {
        type Output = Trial;

        fn visit<G: Playable>(self) -> Trial {
            let record = Record::read(SHORT).expect("it can be read");
            Trial::of_record::<G>(0, record).expect("it holds")
        }
    }

    #[test]
    fn a_known_game_has_known_figures() {
        let trial = visit("congestion", Tell).expect("there is this game");
        let figures = Figure::ALL.map(|figure| figure.of(&trial, 30.0));
        assert_eq!(figures[..6], [7.0, 3.5, 1.0, 1.0, 0.0, 1.0]);
        assert!(figures[6] > 1.0 && figures[7] == 0.0, "{figures:?}");
    }

    #[test]
    fn the_lead_changes_when_another_leads_alone() {
        let leaders = |text: &str| -> Vec<Vec<Seat>> {
            let seats = |turn: &str| turn.bytes().map(|digit| Seat::at(usize::from(digit - b'1'))).collect();
            text.split(' ').map(seats).collect()
        };
        assert_eq!(lead_changes(&leaders("12 1 1 12 1 2 12 2 1")), 2);
        assert_eq!(lead_changes(&leaders("12 12")), 0);
    }

    #[test]
    fn every_figure_has_a_word_of_its_own() {
        for figure in Figure::ALL {
            assert_eq!(Figure::from_str(figure.word(), false), Ok(figure));
        }
    }
}
