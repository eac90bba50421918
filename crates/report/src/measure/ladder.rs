//! Whether skill counts: the levels against each other.

use cloverleaf_core::{Message, Say};
use cloverleaf_lab::Ratings;

use super::Context;
use crate::survey::Rung;
use crate::words::said;
use crate::{Estimate, Figure, Section, Unit};

/// The section about these levels, the weakest first, from the games of each step.
pub(crate) fn ladder(levels: &[String], steps: &[Vec<Rung>], context: &Context<'_>) -> Option<Section> {
    let say = context.say;
    let fair = 1.0 / f64::from(context.seats);
    let wins: Vec<Figure> =
        levels.windows(2).zip(steps).map(|(pair, games)| step([&pair[1], &pair[0]], games, say)).collect();
    let key = wins.last()?.clone();
    let sure = wins.iter().filter(|figure| figure.estimate.interval.from > fair).count();
    let finding = finding(&wins, sure, &Unit::Share.write(fair, say), say);
    let [title, method] = ["report-ladder-title", "report-ladder-method"].map(|key| say.word(key));
    let section = Section::new("ladder", title, finding, method)
        .keyed(key)
        .bars(said!(say, "report-ladder-wins"), wins, Some((fair, said!(say, "report-fair-share"))))
        .bars(said!(say, "report-ladder-rating"), ratings(levels, steps), None);
    Some(section)
}

/// From the wins of each step, of which so many are surely more than a fair share.
fn finding(wins: &[Figure], sure: usize, fair: &str, say: &dyn Say) -> String {
    let told = |figure: &Figure| {
        said!(say, "report-ladder-won", step = figure.name.as_str(), share = figure.told(say))
    };
    let judged = match sure {
        all if all == wins.len() => "all",
        0 => "none",
        _ => "some",
    };
    let finding = Message::new("report-ladder-finding")
        .text("wins", wins.iter().map(told).collect::<Vec<_>>().join(", "))
        .text("fair", fair)
        .choice("sure", judged)
        .with("steps", sure)
        .with("all", wins.len());
    say.say(&finding)
}

fn step([upper, lower]: [&str; 2], games: &[Rung], say: &dyn Say) -> Figure {
    let won: f64 = games.iter().map(won).sum();
    let name = said!(say, "report-ladder-step", upper = upper, lower = lower);
    Figure::new(name, Unit::Share, Estimate::share(won, games.len() as u64))
}

/// The upper level's part of the win.
fn won(game: &Rung) -> f64 {
    let winners = game.iter().filter(|(_, rank)| *rank == 1);
    winners.clone().filter(|(who, _)| *who == 1).count() as f64 / winners.count().max(1) as f64
}

fn ratings(levels: &[String], steps: &[Vec<Rung>]) -> Vec<Figure> {
    let mut ratings = Ratings::new(levels.len());
    let mut games = vec![0; levels.len()];
    for (lower, step) in steps.iter().enumerate() {
        for game in step {
            ratings.add(&game.iter().map(|(who, rank)| (lower + who, *rank)).collect::<Vec<_>>());
        }
        games[lower] += step.len();
        games[lower + 1] += step.len();
    }
    let rated = levels.iter().zip(games).enumerate().map(|(index, (name, n))| {
        let rated = ratings.of(index);
        let estimate = Estimate { value: rated.points, interval: rated.interval, n: n as u64 };
        Figure::new(name, Unit::Points, estimate)
    });
    rated.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_win_that_is_shared_counts_in_part() {
        assert!((won(&vec![(1, 1), (0, 2)]) - 1.0).abs() < 1e-9);
        assert!((won(&vec![(1, 1), (0, 1), (0, 1)]) - 1.0 / 3.0).abs() < 1e-9);
        assert!(won(&vec![(1, 2), (0, 1)]).abs() < 1e-9);
    }
}
