//! A test that ends a match as soon as its question is answered.
//!
//! Wald's sequential test multiplies likelihood ratios until one claim about the first contestant's share
//! of the wins is twenty times as likely as the other. For a coin the ratio is `1 + λ(x − low)` with some
//! `λ`; and for anything between 0 and 1 whose mean is at most `low` the product of such factors is above
//! twenty no more often than once in twenty (Ville's inequality), whatever its distribution. So the same
//! test serves for draws, shared wins and four seats, without a model of them, and its promise is exact.
//!
//! What it sees are rounds and not games: the games of one deal go together, and counting each as if it
//! stood alone would make the test surer than it is.

use core::fmt;

/// The claim that a share is no more than `low`, against the claim that it is at least `high`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Question {
    low: f64,
    high: f64,
}

/// A question that cannot be asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct QuestionError;

impl fmt::Display for QuestionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the shares to decide between must be two numbers from 0 to 1, the smaller first")
    }
}

impl std::error::Error for QuestionError {}

impl Question {
    /// How often the answer may be wrong, either way.
    pub const ERROR: f64 = 0.05;

    /// Asks whether a share is `low` or less, or `high` or more.
    ///
    /// # Errors
    /// If these are no shares, or not in this order.
    pub fn new(low: f64, high: f64) -> Result<Question, QuestionError> {
        let sound = 0.0 <= low && low < high && high <= 1.0;
        if sound { Ok(Question { low, high }) } else { Err(QuestionError) }
    }

    /// Asks whether a share is more than fair, by a tenth of all wins.
    #[must_use]
    pub fn more_than_fair(fair: f64) -> Question {
        let low = fair.clamp(0.0, 0.9);
        Question { low, high: low + 0.1 }
    }

    /// The share that counts as no.
    #[must_use]
    pub fn low(&self) -> f64 {
        self.low
    }

    /// The share that counts as yes.
    #[must_use]
    pub fn high(&self) -> f64 {
        self.high
    }
}

/// Which claim it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The share is high.
    Yes,
    /// The share is low.
    No,
}

/// So many rounds with the variance of a coin are counted along, so that a few equal rounds are not yet
/// taken for a law.
const DOUBT: f64 = 4.0;
/// The variance of a fair coin, the largest there is between 0 and 1.
const COIN: f64 = 0.25;
/// How much of what it has gained a claim may lose in one round at the most.
const BOLDEST: f64 = 0.75;

/// A test on its way.
#[derive(Clone, Copy, Debug)]
pub struct Sprt {
    question: Question,
    rounds: u64,
    sum: f64,
    squares: f64,
    against_low: f64,
    against_high: f64,
}

impl Sprt {
    /// A test of this question, with nothing seen yet.
    #[must_use]
    pub fn new(question: Question) -> Sprt {
        Sprt { question, rounds: 0, sum: 0.0, squares: 0.0, against_low: 0.0, against_high: 0.0 }
    }

    /// The question.
    #[must_use]
    pub fn question(&self) -> Question {
        self.question
    }

    /// How many rounds it has seen.
    #[must_use]
    pub fn rounds(&self) -> u64 {
        self.rounds
    }

    /// Sees one round: the mean share of the win over its games, from 0 to 1.
    pub fn add(&mut self, share: f64) {
        let Question { low, high } = self.question;
        // The boldness is settled before the round is looked at; that is what the promise rests on.
        let boldness = self.boldness();
        self.against_low += (boldness.min(BOLDEST / low) * (share - low)).ln_1p();
        self.against_high += (boldness.min(BOLDEST / (1.0 - high)) * (high - share)).ln_1p();
        self.rounds += 1;
        self.sum += share;
        self.squares += share * share;
    }

    /// The `λ` with which the evidence grows fastest if the other claim is true, by the variance so far.
    fn boldness(&self) -> f64 {
        let apart = self.question.high - self.question.low;
        let rounds = self.rounds as f64;
        let spread = (self.squares - self.sum * self.sum / rounds.max(1.0)).max(0.0);
        let variance = (spread + DOUBT * COIN) / (rounds + DOUBT);
        apart / (variance + apart * apart)
    }

    /// The answer, once it is sure.
    #[must_use]
    pub fn answer(&self) -> Option<Answer> {
        let sure = -Question::ERROR.ln();
        if self.against_low >= sure {
            Some(Answer::Yes)
        } else if self.against_high >= sure {
            Some(Answer::No)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cloverleaf_core::{Random, SplitMix};

    /// A round of two games, won with these odds: each for itself, or both alike as the deal has it.
    fn coins(random: &mut SplitMix, percent: u32, alike: bool) -> f64 {
        let mut flip = || f64::from(u8::from(random.below(100) < percent));
        let first = flip();
        if alike { first } else { (first + flip()) / 2.0 }
    }

    /// How many of a thousand tests say yes, and how many rounds they took on average.
    fn yes_of_a_thousand(question: Question, mut round: impl FnMut(&mut SplitMix) -> f64) -> (u32, u64) {
        let mut random = SplitMix::new(11);
        let (mut yes, mut rounds) = (0, 0);
        for _ in 0..1_000 {
            let mut test = Sprt::new(question);
            while test.answer().is_none() {
                test.add(round(&mut random));
            }
            yes += u32::from(test.answer() == Some(Answer::Yes));
            rounds += test.rounds();
        }
        (yes, rounds / 1_000)
    }

    // One in twenty may be wrong; of a thousand at fifty, 71 are three deviations more.
    const MOST_WRONG: u32 = 71;

    #[test]
    fn coin_flips_are_judged_wrongly_as_seldom_as_promised() {
        let question = Question::more_than_fair(0.5);
        for alike in [false, true] {
            let (yes, _) = yes_of_a_thousand(question, |random| coins(random, 50, alike));
            assert!(yes <= MOST_WRONG, "{yes} fair coins are called good (alike: {alike})");
            let (yes, _) = yes_of_a_thousand(question, |random| coins(random, 60, alike));
            assert!(yes >= 1_000 - MOST_WRONG, "only {yes} good coins are called good (alike: {alike})");
        }
    }

    #[test]
    fn one_of_four_is_judged_wrongly_as_seldom_as_promised() {
        let question = Question::more_than_fair(0.25);
        let four = |percent| {
            move |random: &mut SplitMix| (0..4).map(|_| coins(random, percent, true)).sum::<f64>() / 4.0
        };
        let (yes, _) = yes_of_a_thousand(question, four(25));
        assert!(yes <= MOST_WRONG, "{yes} fair players are called good");
        let (yes, _) = yes_of_a_thousand(question, four(35));
        assert!(yes >= 1_000 - MOST_WRONG, "only {yes} good players are called good");
    }

    #[test]
    fn the_clearer_the_case_the_sooner_it_ends() {
        let question = Question::more_than_fair(0.5);
        let took = |percent| yes_of_a_thousand(question, |random| coins(random, percent, false)).1;
        let (doubtful, clear, plain) = (took(55), took(75), took(95));
        assert!(doubtful > 3 * clear && clear > plain, "{doubtful}, {clear}, {plain}");
        assert!(plain <= 13, "{plain} rounds");
    }

    #[test]
    fn shares_near_one_are_judged_wrongly_as_seldom_as_promised() {
        let question = Question::new(0.85, 0.95).expect("two shares in order");
        let (yes, _) = yes_of_a_thousand(question, |random| coins(random, 85, false));
        assert!(yes <= MOST_WRONG, "{yes} players at 85 % are called better");
        let (yes, _) = yes_of_a_thousand(question, |random| coins(random, 95, false));
        assert!(yes >= 1_000 - MOST_WRONG, "only {yes} players at 95 % are called better");
    }

    #[test]
    fn one_sided_runs_end_also_at_the_edges() {
        for (low, high) in [(0.5, 0.6), (0.0, 0.1), (0.9, 1.0), (0.0, 1.0)] {
            let question = Question::new(low, high).expect("two shares in order");
            for (share, answer) in [(1.0, Answer::Yes), (0.0, Answer::No)] {
                let mut test = Sprt::new(question);
                while test.answer().is_none() && test.rounds() < 100 {
                    test.add(share);
                }
                assert_eq!(test.answer(), Some(answer), "{low}, {high}");
                assert!(test.rounds() > 1, "one round is not sure enough");
            }
        }
    }

    #[test]
    fn a_question_has_two_shares_in_order() {
        assert!(Question::new(0.45, 0.55).is_ok());
        for (low, high) in [(0.5, 0.5), (0.6, 0.5), (-0.1, 0.5), (0.5, 1.1), (f64::NAN, 0.5), (0.5, f64::NAN)]
        {
            assert_eq!(Question::new(low, high), Err(QuestionError), "{low}, {high}");
        }
    }
}
