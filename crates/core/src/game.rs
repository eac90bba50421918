//! The contract itself.

use alloc::vec::Vec;
use core::fmt::{Debug, Display};
use core::hash::Hash;
use core::str::FromStr;

use crate::{
    About, Actor, BySeat, Explanation, Message, OptionError, Options, Outcome, ParseError, Random, Refusal,
    Refused, Seat, Turn, Viewer,
};

/// The rules of one game for one set-up. Immutable, shared by reference; everything that changes is
/// in the [`Game::State`].
///
/// - **One decision, one action.** A turn of several actions is several actions by the same seat.
/// - **Chance is an actor.** A state holds counts, never an order or a generator: a shuffled pile is
///   "draw one of the rest".
/// - **Secrets by type.** Whoever may not know everything gets a [`Game::View`], never a state.
///
/// What every implementation owes is checked by the laws in `testkit`.
pub trait Game: Sized + Send + Sync {
    /// The name in records and protocols.
    const ID: &'static str;
    /// Raised with every change of the rules that could make an old record replay differently.
    const RULES_VERSION: u16;
    /// The title page.
    const ABOUT: About;
    /// Every way this game can end, as [`Outcome::reason`] names it.
    const REASONS: &'static [&'static str];
    /// Whether some seat ever knows what another does not.
    const SECRETS: bool = true;

    /// What was agreed on before the game.
    type Options: Options;
    /// Plain data: no pointer in it, equal states are equal whatever the order they came about in.
    type State: Clone + Eq + Hash + Debug + Send + Sync;
    /// One decision. Its text needs no position to be read, and different actions differ in text.
    type Action: Copy + Eq + Hash + Debug + Display + FromStr<Err = ParseError> + Send + Sync;
    /// A rule's "no", one variant a clause.
    type Refusal: Refusal;
    /// What one viewer may know. It has no field for a secret; it has everything a careful player
    /// could remember.
    type View: Clone + Eq + Debug + Send + Sync;

    /// The rules for so many seats under these options.
    ///
    /// # Errors
    /// If the game is not for so many seats, or the options do not go with them.
    fn new(seats: u8, options: Self::Options) -> Result<Self, OptionError>;

    /// How many seats.
    fn seats(&self) -> u8;

    /// The options this set-up has.
    fn options(&self) -> &Self::Options;

    /// The state before anything has happened.
    fn start(&self) -> Self::State;

    /// Who is to act.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Appends what this seat may do to the caller's list; nothing if it may do nothing.
    fn legal(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Appends what chance may do, with positive weights, to the caller's list; nothing if chance is
    /// not to act.
    fn chance(&self, state: &Self::State, out: &mut Vec<(Self::Action, u32)>);

    /// One of the actions that [`GameExt::legal_onward`] lists for this seat, by its place in that list: `choose` is
    /// told how many there are and says which, counted from 0. Nothing if there are none, when `choose` is not asked,
    /// or if it names a place beyond the last.
    ///
    /// A game that can count its actions without writing them down does so here: random play and playouts ask for
    /// one action and never read the list.
    fn pick(&self, state: &Self::State, seat: Seat, choose: impl FnOnce(u32) -> u32) -> Option<Self::Action> {
        let mut actions = Vec::new();
        self.legal_onward(state, seat, &mut actions);
        let count = u32::try_from(actions.len()).ok().filter(|&count| count > 0)?;
        actions.get(choose(count) as usize).copied()
    }

    /// One of the draws that [`Game::chance`] lists, by where a number falls when their weights are laid end to end:
    /// `choose` is told the sum of the weights and says which number below it, counted from 0. Nothing if there is
    /// nothing to draw, when `choose` is not asked, or if it names a number that is not below the sum.
    fn pick_draw(&self, state: &Self::State, choose: impl FnOnce(u32) -> u32) -> Option<Self::Action> {
        let mut draws = Vec::new();
        self.chance(state, &mut draws);
        let total = draws.iter().map(|&(_, weight)| weight).sum::<u32>();
        let mut left = if total > 0 { choose(total) } else { return None };
        for (action, weight) in draws {
            left = match left.checked_sub(weight) {
                Some(rest) => rest,
                None => return Some(action),
            };
        }
        None
    }

    /// Whether an actor whom [`Turn::admits`] may do this.
    ///
    /// # Errors
    /// The clause that forbids it.
    fn check(&self, state: &Self::State, actor: Actor, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Plays an action that [`Game::check`] allows. For any other the result is unspecified, but it
    /// is no panic.
    fn play_unchecked(&self, state: &mut Self::State, actor: Actor, action: Self::Action);

    /// Where each seat stands now, in the game's own count. Open to all.
    fn scores(&self, state: &Self::State) -> BySeat<i32>;

    /// The result, once the turn is [`Turn::Over`].
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// What this viewer may know. Once the game is over that is everything, as it always is for
    /// [`Viewer::Referee`].
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// Some state that looks like this to the viewer who has this view, drawn from those possible.
    /// A view that no state has gives some state or other, but no panic.
    fn complete(&self, view: &Self::View, random: &mut impl Random) -> Self::State;

    /// What this viewer may see of an action about to be played in this state; nothing if not even
    /// that it happened.
    fn redact(
        &self,
        before: &Self::State,
        actor: Actor,
        action: Self::Action,
        viewer: Viewer,
    ) -> Option<Self::Action>;

    /// What a legal action would do, in a sentence and figures, told from what this seat knows.
    fn explain(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Explanation;

    /// Tells people what somebody did, from the action alone: whoever may see the action may read this.
    fn tell(actor: Actor, action: Self::Action) -> Message;

    /// Whether this action only takes back what the same seat chose before. Perft, random play and
    /// search leave such actions out: with them no game would have an end.
    fn takes_back(_action: Self::Action) -> bool {
        false
    }

    /// Whether this action, about to be played in this state, tells anybody something that they could not know:
    /// then it is never taken back, because nobody can unlearn it. An action that reveals nothing is possible,
    /// looks the same and leads to the same view in every state that looks the same to a viewer. A draw
    /// always reveals, and what ends the game is not asked about.
    fn reveals(&self, _before: &Self::State, actor: Actor, _action: Self::Action) -> bool {
        Self::SECRETS || actor == Actor::Chance
    }

    /// What the table plays for a seat that resigned, when that seat is to act. Nothing means that
    /// the rules want a bot there.
    fn for_the_resigned(&self, _state: &Self::State, _seat: Seat) -> Option<Self::Action> {
        None
    }
}

/// What follows from the contract; no game can have it otherwise.
pub trait GameExt: Game {
    /// Whether this actor may do this now.
    ///
    /// # Errors
    /// Who is to act instead, or the clause that forbids it.
    fn permit(
        &self,
        state: &Self::State,
        actor: Actor,
        action: Self::Action,
    ) -> Result<(), Refused<Self::Refusal>> {
        let turn = self.turn(state);
        let seated = match actor {
            Actor::Seat(seat) => seat.number() <= self.seats(),
            Actor::Chance => true,
        };
        if !seated || !turn.admits(actor) {
            return Err(Refused::NotToAct { actor, turn });
        }
        self.check(state, actor, action).map_err(Refused::Rule)
    }

    /// Plays the action, or changes nothing and says why.
    ///
    /// # Errors
    /// Who is to act instead, or the clause that forbids it.
    fn play(
        &self,
        state: &mut Self::State,
        actor: Actor,
        action: Self::Action,
    ) -> Result<(), Refused<Self::Refusal>> {
        self.permit(state, actor, action)?;
        self.play_unchecked(state, actor, action);
        Ok(())
    }

    /// How many actions [`GameExt::legal_onward`] lists for this seat.
    fn count_onward(&self, state: &Self::State, seat: Seat) -> u32 {
        let mut count = 0;
        self.pick(state, seat, |all| {
            count = all;
            0
        });
        count
    }

    /// The action at this place of what [`GameExt::legal_onward`] lists, counted from 0.
    fn nth_onward(&self, state: &Self::State, seat: Seat, place: u32) -> Option<Self::Action> {
        self.pick(state, seat, |_| place)
    }

    /// The seat that perft and one-at-a-time play ask next: the lowest of those to act.
    fn next_seat(&self, state: &Self::State) -> Option<Seat> {
        self.turn(state).seats().lowest()
    }

    /// What this seat may do, without what only takes back.
    fn legal_onward(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>) {
        let before = out.len();
        self.legal(state, seat, out);
        let Some(first) = out[before..].iter().position(|&action| Self::takes_back(action)) else { return };
        // What takes back comes last as a rule, so little has to move up.
        let mut kept = before + first;
        for index in kept + 1..out.len() {
            if !Self::takes_back(out[index]) {
                out[kept] = out[index];
                kept += 1;
            }
        }
        out.truncate(kept);
    }
}

impl<G: Game> GameExt for G {}
