//! Whether every seat has the same chance.

use cloverleaf_core::{Message, Say};
use cloverleaf_lab::Trial;

use super::{Context, Gauge};
use crate::words::said;
use crate::{Estimate, Figure, Section, Unit};

/// Wins by seat, and by whose turn came first.
#[derive(Default)]
pub(super) struct Seats {
    games: u64,
    by_seat: Vec<f64>,
    by_order: Vec<f64>,
    /// Whether it was ever another than seat 1 whose turn came first.
    order_varies: bool,
}

/// What Pearson's sum exceeds in one of twenty fair studies, by seats less one.
const PEARSON: [f64; 3] = [3.841, 5.991, 7.815];

impl Gauge for Seats {
    fn see(&mut self, trial: &Trial) {
        let wins = trial.wins();
        let seats = wins.as_slice().len();
        self.games += 1;
        self.by_seat.resize(seats, 0.0);
        self.by_order.resize(seats, 0.0);
        let order = trial.order_of_play();
        self.order_varies |= !order.is_sorted();
        for (place, seat) in order.into_iter().enumerate() {
            self.by_seat[seat.index()] += wins[seat];
            self.by_order[place] += wins[seat];
        }
    }

    fn section(&self, context: &Context<'_>) -> Section {
        let say = context.say;
        let fair = 1.0 / f64::from(context.seats);
        let by_seat = self.figures(&self.by_seat, |place| seat(place, say));
        let by_order =
            self.figures(&self.by_order, |place| said!(say, "report-seats-order", place = place + 1));
        let (figures, wins) =
            if self.order_varies { (&by_order, &self.by_order) } else { (&by_seat, &self.by_seat) };
        let (finding, worst) = verdict(figures, self.unfairness(wins), fair, say);
        let [title, method] = ["report-seats-title", "report-seats-method"].map(|key| say.word(key));
        let fair = || Some((fair, said!(say, "report-fair-share")));
        let section = Section::new("seats", title, finding, method).keyed(worst);
        let section = section.bars(said!(say, "report-seats-by-seat"), by_seat, fair());
        match self.order_varies {
            true => section.bars(said!(say, "report-seats-by-order"), by_order, fair()),
            false => section,
        }
    }
}

impl Seats {
    fn figures(&self, wins: &[f64], name: impl Fn(usize) -> String) -> Vec<Figure> {
        let figure = |(place, wins): (usize, &f64)| {
            Figure::new(name(place), Unit::Share, Estimate::share(*wins, self.games))
        };
        wins.iter().enumerate().map(figure).collect()
    }

    /// Pearson's sum over what it exceeds in one of twenty fair studies: above 1 the seats surely differ.
    fn unfairness(&self, wins: &[f64]) -> f64 {
        let fair = self.games as f64 / wins.len().max(1) as f64;
        let sum: f64 = wins.iter().map(|wins| (wins - fair).powi(2) / fair.max(f64::MIN_POSITIVE)).sum();
        sum / PEARSON[wins.len().saturating_sub(2).min(PEARSON.len() - 1)]
    }
}

/// What a seat is called.
fn seat(place: usize, say: &dyn Say) -> String {
    said!(say, "report-seats-seat", number = place + 1)
}

/// What is found, and the seat that is farthest from a fair share.
fn verdict(figures: &[Figure], unfairness: f64, fair: f64, say: &dyn Say) -> (String, Figure) {
    let off = |figure: &&Figure| (figure.estimate.value - fair).abs();
    let worst = figures.iter().max_by(|one, other| off(one).total_cmp(&off(other)));
    let none = || Figure::new(said!(say, "report-seats-none"), Unit::Share, Estimate::share(0.0, 0));
    let worst = worst.cloned().unwrap_or_else(none);
    let judged = match (unfairness > 1.0, worst.estimate.value > fair) {
        (true, true) => "ahead",
        (true, false) => "behind",
        (false, _) => "even",
    };
    let finding = Message::new("report-seats-finding")
        .text("who", capital(&worst.name))
        .text("wins", worst.told(say))
        .text("games", worst.estimate.n)
        .text("share", Unit::Share.write(fair, say))
        .choice("judged", judged);
    (say.say(&finding), worst)
}

fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use cloverleaf_words::english;

    fn seats(wins: &[f64]) -> Seats {
        let games = wins.iter().sum::<f64>() as u64;
        Seats { games, by_seat: wins.to_vec(), by_order: wins.to_vec(), order_varies: false }
    }

    fn finding(wins: &[f64]) -> String {
        let seats = seats(wins);
        let figures = seats.figures(wins, |place| seat(place, english()));
        verdict(&figures, seats.unfairness(wins), 1.0 / wins.len() as f64, english()).0
    }

    #[test]
    fn an_advantage_is_called_one() {
        assert_eq!(
            finding(&[350.0, 220.0, 215.0, 215.0]),
            "Seat 1 wins 35 % (32.1–38.0) of 1000 games: a fair share is 25 %, so it has an advantage."
        );
        assert!(finding(&[80.0, 120.0]).contains("it has an advantage"));
        assert!(finding(&[100.0, 300.0, 300.0, 300.0]).contains("it is at a disadvantage"));
    }

    #[test]
    fn chance_is_not_called_an_advantage() {
        assert!(finding(&[27.0, 23.0, 26.0, 24.0]).contains("nothing speaks against equal chances"));
        assert!(finding(&[55.0, 45.0]).contains("nothing speaks against equal chances"));
    }
}
