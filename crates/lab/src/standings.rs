//! How a match stands after each game: the count, the ratings, and whether its question is answered.

use core::ops::ControlFlow;

use crate::{Answer, Played, Question, Ratings, Sprt, Tally};

/// How a match stands.
#[derive(Clone, Debug)]
pub struct Standings {
    tally: Tally,
    ratings: Ratings,
    test: Option<Sprt>,
    won_before: f64,
}

impl Standings {
    /// Before the first game. These are the names by entrant; equal ones are one contestant. The question,
    /// if there is one, is about the first.
    #[must_use]
    pub fn new(entrants: Vec<String>, question: Option<Question>) -> Standings {
        let tally = Tally::new(entrants);
        let ratings = Ratings::new(tally.rows().len());
        Standings { tally, ratings, test: question.map(Sprt::new), won_before: 0.0 }
    }

    /// Sees the next game, in order, and says whether another is needed.
    pub fn see(&mut self, played: &Played) -> ControlFlow<()> {
        self.tally.add(played);
        self.ratings.add(&self.tally.ranks(played));
        let seats = played.outcome.ranks.as_slice().len() as u64;
        if (played.index + 1).is_multiple_of(seats) {
            self.round(seats);
        }
        if self.answer().is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn round(&mut self, games: u64) {
        let won = self.tally.rows().first().map_or(0.0, crate::Row::wins);
        if let Some(test) = &mut self.test {
            test.add((won - self.won_before) / games as f64);
        }
        self.won_before = won;
    }

    /// The wins, the ranks and the rest that was counted.
    #[must_use]
    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    /// The ratings, by contestant.
    #[must_use]
    pub fn ratings(&self) -> &Ratings {
        &self.ratings
    }

    /// The question of the match, if it has one.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        self.test.map(|test| test.question())
    }

    /// The answer, once it is sure.
    #[must_use]
    pub fn answer(&self) -> Option<Answer> {
        self.test.and_then(|test| test.answer())
    }
}
