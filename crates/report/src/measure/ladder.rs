//! Whether skill counts: the levels against each other.

use cloverleaf_lab::Ratings;

use super::Context;
use crate::survey::Rung;
use crate::words::sections::{FAIR, ladder as words};
use crate::{Estimate, Figure, Section, Unit};

/// The section about these levels, the weakest first, from the games of each step.
pub(crate) fn ladder(levels: &[String], steps: &[Vec<Rung>], context: &Context) -> Option<Section> {
    let fair = 1.0 / f64::from(context.seats);
    let wins: Vec<Figure> =
        levels.windows(2).zip(steps).map(|(pair, games)| step(&pair[1], &pair[0], games)).collect();
    let key = wins.last()?.clone();
    let sure = wins.iter().filter(|figure| figure.estimate.interval.from > fair).count();
    let finding = words::finding(&wins, sure, &Unit::Share.write(fair));
    let section = Section::new("ladder", words::TITLE, finding, words::METHOD)
        .keyed(key)
        .bars(words::WINS, wins, Some((fair, FAIR)))
        .bars(words::RATING, ratings(levels, steps), None);
    Some(section)
}

fn step(upper: &str, lower: &str, games: &[Rung]) -> Figure {
    let won: f64 = games.iter().map(won).sum();
    Figure::new(words::step(upper, lower), Unit::Share, Estimate::share(won, games.len() as u64))
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
