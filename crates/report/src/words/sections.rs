//! What the sections say that every game's report has. The names of figures are labels of charts and tables.

use cloverleaf_core::About;

use crate::{Figure, Unit};

/// What a share is compared with, in charts.
pub(crate) const FAIR: &str = "a fair share";
/// What the scale counts below a chart of a game's course.
pub(crate) const COURSE: &str = "of the game played";

/// Names, or that there are none.
fn listed(names: &[String]) -> String {
    if names.is_empty() { "none".to_owned() } else { names.join(", ") }
}

/// Whether every seat has the same chance.
pub(crate) mod seats {
    use super::{Figure, Unit};

    pub(crate) const TITLE: &str = "Is any seat ahead?";
    pub(crate) const METHOD: &str = "A win that is shared counts in part. The seats are called unequal only if all of \
        them together differ more than in one of twenty studies of a fair game (Pearson's test).";
    pub(crate) const BY_SEAT: &str = "Games won, by seat";
    pub(crate) const BY_ORDER: &str = "Games won, by whose turn came first";
    /// Where there is no seat at all.
    pub(crate) const NONE: &str = "seat";

    pub(crate) fn seat(place: usize) -> String {
        format!("seat {}", place + 1)
    }

    pub(crate) fn order(place: usize) -> String {
        format!("{} to act", ["first", "second", "third", "fourth"][place.min(3)])
    }

    pub(crate) fn finding(worst: &Figure, unfair: bool, fair: f64) -> String {
        let (share, games) = (Unit::Share.write(fair), worst.estimate.n);
        let who = capital(&worst.name);
        let judged = match (unfair, worst.estimate.value > fair) {
            (true, true) => "it has an advantage",
            (true, false) => "it is at a disadvantage",
            (false, _) => "nothing speaks against equal chances",
        };
        format!("{who} wins {} of {games} games: a fair share is {share}, so {judged}.", worst.told())
    }

    fn capital(words: &str) -> String {
        let mut letters = words.chars();
        letters
            .next()
            .map_or_else(String::new, |first| first.to_uppercase().collect::<String>() + letters.as_str())
    }
}

/// How long a game takes.
pub(crate) mod length {
    use super::{About, Figure};

    pub(crate) const TITLE: &str = "How long does it take?";
    pub(crate) const METHOD: &str = "A turn is what one seat does until another acts; where all choose together that is \
        one turn. Minutes are the decisions that are made one after the other, times the seconds a decision.";
    pub(crate) const CHART: [&str; 3] = ["How many games took how many turns", "Games by turns", "turns"];
    pub(crate) const TABLE: &str = "Length";
    pub(crate) const TURNS: &str = "turns in a game, on average";
    pub(crate) const HALF: &str = "turns, half of all games";
    pub(crate) const MOST: &str = "turns, nine games of ten";
    pub(crate) const DECISIONS: &str = "decisions of all seats";
    pub(crate) const IN_A_ROW: &str = "decisions one after the other";
    pub(crate) const MINUTES: &str = "minutes, on average";
    pub(crate) const MOST_MINUTES: &str = "minutes, nine games of ten";

    pub(crate) fn finding(
        turns: &Figure,
        [from, to]: [&str; 2],
        seconds: f64,
        minutes: &Figure,
        about: &About,
    ) -> String {
        let (least, most) = about.minutes;
        format!(
            "A game takes {} turns on average, and half of all games between {from} and {to}; at {seconds} seconds a \
             decision that is {}, where the box says {least} to {most} minutes.",
            turns.told(),
            minutes.told(),
        )
    }
}

/// How games end.
pub(crate) mod endings {
    use super::Figure;

    pub(crate) const TITLE: &str = "How does it end?";
    pub(crate) const METHOD: &str =
        "The reasons are the rules' own. The gap is that between the winner's score and the nearest other.";
    pub(crate) const CHART: &str = "Games by how they ended";
    pub(crate) const TABLE: &str = "Close or clear";
    pub(crate) const SHARED: &str = "the win is shared";
    pub(crate) const MARGIN: &str = "score between first and next";

    pub(crate) fn finding(most: &Figure, games: u64, shared: &Figure, margin: &Figure) -> String {
        format!(
            "{} of {games} games end by “{}”; the win is shared in {}, and {} points of the score lie between the first \
             and the next.",
            most.told(),
            most.name,
            shared.told(),
            margin.told(),
        )
    }
}

/// Whether a game stays open.
pub(crate) mod drama {
    use super::Figure;

    pub(crate) const TITLE: &str = "Does it stay open?";
    pub(crate) const METHOD: &str =
        "Who leads is read from the score after every turn; the lead changes when another seat leads alone.";
    pub(crate) const TABLE: &str = "Lead";
    pub(crate) const CHANGES: &str = "changes of the lead";
    pub(crate) const DECIDED: &str = "of the game until the winner leads for good";
    pub(crate) const LATE: &str = "games open to the last tenth";
    pub(crate) const LINE: &str = "leader wins";

    pub(crate) fn finding(changes: &Figure, decided: &Figure, late: &Figure) -> String {
        format!(
            "The lead changes {} times a game, the winner leads for good after {} of it, and {} of games are open until \
             their last tenth.",
            changes.told(),
            decided.told(),
            late.told(),
        )
    }

    pub(crate) fn chart(fair: &str) -> String {
        format!("How often whoever led alone won in the end ({fair} would be chance)")
    }
}

/// How much there is to choose from.
pub(crate) mod width {
    use super::Figure;

    pub(crate) const TITLE: &str = "How much is there to choose?";
    pub(crate) const METHOD: &str =
        "What the rules allow is counted at every decision; what only takes back is left out.";
    pub(crate) const TABLE: &str = "Choice";
    pub(crate) const CHART: &str = "Actions to choose from, over the course of a game";
    pub(crate) const LINE: &str = "actions";
    pub(crate) const MEAN: &str = "actions to choose from, on average";
    pub(crate) const FORCED: &str = "decisions without a choice";

    pub(crate) fn finding(mean: &Figure, [tenth, half, most]: [&str; 3], forced: &Figure) -> String {
        format!(
            "Whoever decides has {} actions to choose from on average: half of all decisions have {half} or fewer, \
             one of ten {tenth} or fewer and one of ten {most} or more, and {} leave no choice.",
            mean.told(),
            forced.told(),
        )
    }
}

/// Which actions and which pieces count.
pub(crate) mod uses {
    use super::{Figure, listed};

    pub(crate) const ACTIONS: &str = "Which actions count?";
    pub(crate) const PIECES: &str = "Which pieces count?";
    pub(crate) const METHOD: &str = "The win share is that of the seats that used it more than the mean of their table, \
        in that game. It goes with winning, which does not say that it causes it.";
    pub(crate) const FREQUENCIES: &str = "Times in a game";
    pub(crate) const VALUES: &str = "What those win who use it more than their table";

    pub(crate) fn finding(most: Option<&Figure>, fair: &str, good: &[&Figure], bad: &[&Figure]) -> String {
        let most = most.map_or_else(String::new, |figure| {
            format!("Most used is “{}”, {} times a game. ", figure.name, figure.told())
        });
        let [good, bad] = [good, bad].map(|figures| {
            let told = figures.iter().map(|figure| format!("{} {}", figure.name, figure.told()));
            listed(&told.collect::<Vec<_>>())
        });
        format!(
            "{most}Those who use it more than their table win more than a fair share ({fair}) with: {good}; less with: \
             {bad}."
        )
    }

    pub(crate) fn key(name: &str) -> String {
        format!("win with more “{name}” than the others")
    }
}

/// Whether skill counts.
pub(crate) mod ladder {
    use super::Figure;

    pub(crate) const TITLE: &str = "Does skill count?";
    pub(crate) const METHOD: &str = "One player of a level against the level below it on all other seats; every deal is \
        played once from every seat. Ratings are Weng and Lin's: 400 points more are ten wins to one loss.";
    pub(crate) const WINS: &str = "Games won against the level below";
    pub(crate) const RATING: &str = "Rating";

    pub(crate) fn step(upper: &str, lower: &str) -> String {
        format!("{upper} against {lower}")
    }

    /// From the wins of each step, of which so many are surely more than a fair share.
    pub(crate) fn finding(wins: &[Figure], sure: usize, fair: &str) -> String {
        let told: Vec<String> =
            wins.iter().map(|figure| format!("{} wins {}", figure.name, figure.told())).collect();
        let judged = match sure {
            all if all == wins.len() => "skill counts on every step".to_owned(),
            0 => "these games do not show that skill counts".to_owned(),
            some => format!("skill surely counts on {some} of {} steps", wins.len()),
        };
        format!("{}: by chance it would be {fair}, so {judged}.", told.join(", "))
    }
}

/// How much is luck.
pub(crate) mod luck {
    use super::Figure;

    pub(crate) const TITLE: &str = "How much is luck?";
    pub(crate) const NO_DRAWS: [&str; 2] = [
        "Nothing is drawn in this game: what the players do decides all of it.",
        "No event of the games was a draw.",
    ];
    pub(crate) const METHOD: &str = "From one position games are played on by the same bots, several times with the \
        same draws and several times with others; the variance of the result is split between draws and within them, \
        and the interval is from drawing the positions or deals again 400 times.";
    /// Seen from the start, where nothing is decided yet.
    pub(crate) const WHOLE: [&str; 3] = ["", "the draws decide", "the players decide"];
    pub(crate) const HALF: [&str; 3] =
        ["the first half has decided", "the draws to come decide", "the players still decide"];
    pub(crate) const CHARTS: [&str; 2] =
        ["What decides a game, seen from its start", "What decides a game, seen from half way"];

    pub(crate) fn finding(draws: &Figure, decided: &Figure, to_come: &Figure) -> String {
        format!(
            "The draws of a game decide {} of who wins, and what the players do the rest; half way {} is decided and \
             the draws to come decide {}.",
            draws.told(),
            decided.told(),
            to_come.told(),
        )
    }
}
