//! The laws that hold for every game, whatever it is about.

mod knowledge;
mod play;
mod symmetry;
mod words;

use core::fmt;

use cloverleaf_core::{Actor, Game, Random, SplitMix};

use crate::{Action, State, Style, Subject, game, walk};

/// A law.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Law {
    /// Listed ⇔ checked, over the whole notation, and nobody else may act.
    ListedIsChecked,
    /// No action is listed twice.
    NoRepeats,
    /// Picking by number finds what the lists have, in their order.
    PicksAreListed,
    /// Whoever is to act can act, and what chance may do weighs something.
    SomeoneCanAct,
    /// The game is over exactly when it has an outcome, for one of its reasons.
    OverHasOutcome,
    /// Every action reads back from its text, and no two have the same.
    TextRoundTrips,
    /// The log of a match, as a record holds it, replays to an equal state.
    LogReplays,
    /// Secret choices may arrive in any order.
    CommitsCommute,
    /// Seats with other numbers play the same.
    SeatsRelabel,
    /// A view completed to a state gives the same view, and a view survives JSON.
    ViewsComplete,
    /// What a seat may do and see depends only on what it knows.
    KnowledgeIsEnough,
    /// Re-dealing everything hidden changes nothing a viewer can see.
    NoLeak,
    /// What is said to reveal nothing tells nobody anything, so that it can be taken back.
    NothingLearnt,
    /// Every match ends.
    GamesEnd,
    /// Whatever is said to people has words in every language, and what the words name fills them.
    EverythingHasWords,
}

/// A law that did not hold, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The law.
    pub law: Law,
    /// What was found.
    pub text: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: {}", self.law, self.text)
    }
}

/// Ends a law's check unless it holds.
macro_rules! demand {
    ($law:ident, $holds:expr, $($text:tt)+) => {
        if !$holds {
            return Err($crate::laws::Broken { law: $crate::laws::Law::$law, text: format!($($text)+) });
        }
    };
}
pub(crate) use demand;

/// How hard to look.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Matches for each set-up and style.
    pub matches: u32,
    /// The longest a match of random players may take.
    pub most_actions: usize,
    /// One state in so many is held to all laws; each is held to the cheap ones.
    pub every: u32,
}

/// Checks all laws on every set-up of the subject. Seeded, so that it finds the same every time.
///
/// # Errors
/// The first law that did not hold.
///
/// # Panics
/// If the subject names a set-up that its game does not have.
pub fn hold<S: Subject>(seed: u64, effort: Effort) -> Result<(), Broken> {
    for (index, (seats, options)) in S::setups().into_iter().enumerate() {
        let game = game::<S::Game>(seats, options)
            .unwrap_or_else(|error| panic!("{seats} seats, {options}: {error}"));
        let mut random = SplitMix::new(seed ^ (index as u64) << 32);
        hold_for::<S>(&game, &mut random, effort).map_err(|broken| Broken {
            text: format!("{seats} seats, {options}: {}", broken.text),
            ..broken
        })?;
    }
    Ok(())
}

/// Checks all laws on one set-up.
///
/// # Errors
/// The first law that did not hold.
pub fn hold_for<S: Subject>(game: &S::Game, random: &mut SplitMix, effort: Effort) -> Result<(), Broken> {
    let alphabet = S::alphabet(game);
    let mut reader = words::Reader::new::<S>();
    play::text_round_trips::<S>(&alphabet)?;
    words::set_up_has_words::<S>(&mut reader, &alphabet)?;
    for style in Style::ALL {
        for _ in 0..effort.matches {
            let (mut log, mut last) = (Vec::new(), game.start());
            let length = walk(game, style, effort.most_actions, random, |state, next, random| {
                log.extend(next);
                last.clone_from(state);
                hold_at::<S>(game, &alphabet, &mut reader, state, next, random, effort.every)
            })?;
            play::log_replays::<S>(game, &log, &last)?;
            let endless = style == Style::Uniform && length == effort.most_actions;
            demand!(GamesEnd, !endless, "a random match took more than {length} actions");
        }
    }
    Ok(())
}

fn hold_at<S: Subject>(
    game: &S::Game,
    alphabet: &[Action<S>],
    reader: &mut words::Reader,
    state: &State<S>,
    next: Option<(Actor, Action<S>)>,
    random: &mut SplitMix,
    every: u32,
) -> Result<(), Broken> {
    play::someone_can_act::<S>(game, state)?;
    play::over_has_outcome::<S>(game, state)?;
    play::commits_commute::<S>(game, state, random)?;
    if random.below(every) > 0 && next.is_some() {
        return Ok(());
    }
    play::listed_is_checked::<S>(game, alphabet, state, random)?;
    play::picks_are_listed::<S>(game, state)?;
    words::state_has_words::<S>(reader, game, alphabet, state)?;
    symmetry::seats_relabel::<S>(game, state, next)?;
    knowledge::views_complete::<S>(game, state, random)?;
    knowledge::no_leak::<S>(game, alphabet, state, next, random)?;
    knowledge::nothing_learnt::<S>(game, state, next, random)
}
