//! What the laws must be told about a game beyond the contract.

use core::fmt::Debug;

use cloverleaf_core::{Game, OptionError, Seat, SplitMix, Viewer};
use cloverleaf_table::options_from;
use cloverleaf_words::Languages;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A game under test. Implemented on a unit struct in the game's `tests/support`, because what it
/// says is written from the rules and must not borrow from the code under test.
pub trait Subject {
    /// The game.
    type Game: Game<View: Serialize + DeserializeOwned> + Debug;

    /// The set-ups worth testing: seats, and options as a command line writes them, such as
    /// `"grid=3x2 cars=own"`. Every seat count and every option value stands in at least one.
    fn setups() -> Vec<(u8, &'static str)>;

    /// Every action the notation can write, also those this set-up never allows.
    fn alphabet(game: &Self::Game) -> Vec<Action<Self>>;

    /// The languages that have words for what the game says: those of the program.
    fn languages() -> &'static Languages {
        Languages::embedded()
    }

    /// Re-deals everything this viewer may not know, so that the state stays possible for them.
    /// Written from the rules' clauses about knowledge, never by looking at `View`.
    fn scramble(game: &Self::Game, state: &mut State<Self>, viewer: Viewer, random: &mut SplitMix);

    /// The ways to give the seats other numbers under which the rules are the same, each as the list
    /// of new seats in order of the old ones. Rotations for most games.
    fn relabellings(game: &Self::Game) -> Vec<Vec<Seat>>;

    /// The same rules with the seats relabelled so.
    fn relabel_game(game: &Self::Game, to: &[Seat]) -> Self::Game;

    /// The same state with the seats relabelled so.
    fn relabel_state(game: &Self::Game, state: &State<Self>, to: &[Seat]) -> State<Self>;

    /// The same action with the seats relabelled so.
    fn relabel_action(action: Action<Self>, to: &[Seat]) -> Action<Self>;
}

/// The state of a subject's game.
pub type State<S> = <<S as Subject>::Game as Game>::State;
/// The action of a subject's game.
pub type Action<S> = <<S as Subject>::Game as Game>::Action;

/// The rules for a set-up written as in [`Subject::setups`].
///
/// # Errors
/// If the game does not have such a set-up.
pub fn game<G: Game>(seats: u8, options: &str) -> Result<G, OptionError> {
    let given: Vec<_> = options
        .split_whitespace()
        .filter_map(|option| option.split_once('='))
        .map(|(name, text)| (name.to_owned(), cloverleaf_table::read_option::<G>(name, text)))
        .collect();
    G::new(seats, options_from(&given)?)
}
