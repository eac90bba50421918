//! The search of one seat, from decision to decision.

use core::fmt;

use cloverleaf_core::{Actor, BySeat, Game, GameExt, Seat, SplitMix, Turn};

use crate::choice::Choice;
use crate::descend::Step;
use crate::knowledge::Knowledge;
use crate::part::KnownGame;
use crate::playout::Lists;
use crate::settings::Settings;
use crate::trace::Trace;
use crate::tree::{ROOT, Tree};
use crate::worth::Worth;

/// The search of one seat. It keeps its tree from one decision to the next, as long as it is told what
/// the seat saw in between.
pub struct Search<'a, G: Game, K> {
    pub(crate) knowledge: KnownGame<'a, G, K>,
    pub(crate) settings: Settings,
    /// The observer: whose view it is, and whose choice.
    pub(crate) seat: Seat,
    pub(crate) tree: Tree<G::Action>,
    /// The states imagined for this decision.
    pub(crate) worlds: Vec<G::State>,
    pub(crate) path: Vec<Step>,
    pub(crate) lists: Lists<G::Action>,
    /// The view the root stands for; none when it was followed to and nobody has looked yet.
    root: Option<G::View>,
    followed: bool,
}

/// What a seat can do at all.
enum FirstLook<A> {
    /// It is not to act.
    Nothing,
    /// There is just this.
    Only(Vec<A>),
    /// There is something to choose.
    Several,
}

impl<G: Game, K> fmt::Debug for Search<'_, G, K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let held = self.tree.held();
        f.debug_struct("Search").field("seat", &self.seat).field("held", &held).finish_non_exhaustive()
    }
}

impl<'a, G: Game, K: Knowledge<G>> Search<'a, G, K> {
    /// A search for this seat that has seen nothing yet.
    #[must_use]
    pub fn new(game: &'a G, seat: Seat, knowledge: &'a K, settings: Settings) -> Search<'a, G, K> {
        Search {
            knowledge: KnownGame { game, knowledge },
            settings,
            seat,
            tree: Tree::new(),
            worlds: Vec::new(),
            path: Vec::new(),
            lists: Lists::default(),
            root: None,
            followed: false,
        }
    }

    /// What the seat should do, found within the budget of iterations or until `stop` says so; it is
    /// asked before every iteration. Nothing if the seat has nothing to do.
    pub fn choose(
        &mut self,
        view: &G::View,
        random: &mut SplitMix,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Choice<G::Action>> {
        self.settle(view);
        self.worlds.clear();
        let state = self.knowledge.knowledge.imagine(self.knowledge.game, view, random);
        let turn = self.knowledge.game.turn(&state);
        match self.first_look(&state, turn, random) {
            FirstLook::Nothing => return None,
            FirstLook::Only(plan) => return Some(Choice::forced(plan)),
            FirstLook::Several => {}
        }
        let mut iterations = 0;
        while iterations < self.settings.iterations && !stop() {
            self.iterate(view, random);
            iterations += 1;
        }
        match turn {
            Turn::Together(_) => self.choose_together(iterations, random),
            _ => self.choose_alone(&state, iterations),
        }
    }

    /// Looks at what there is to do, so that there is an answer however soon it is wanted.
    fn first_look(&mut self, state: &G::State, turn: Turn, random: &mut SplitMix) -> FirstLook<G::Action> {
        let mut actions = Vec::new();
        if turn.seats().contains(self.seat) {
            self.knowledge.game.legal_onward(state, self.seat, &mut actions);
        }
        let Some(&first) = actions.first() else { return FirstLook::Nothing };
        if let Turn::Together(_) = turn {
            self.widen_mixture(ROOT, state, self.seat, random);
            return match &self.tree.mixture(ROOT, self.seat).plans[..] {
                [] => FirstLook::Only(vec![first]),
                [only] => FirstLook::Only(only.actions.clone()),
                _ => FirstLook::Several,
            };
        }
        if actions.len() == 1 {
            return FirstLook::Only(vec![first]);
        }
        if self.tree.node(ROOT).actions.is_empty() {
            self.select(ROOT, state, self.seat, random);
        }
        FirstLook::Several
    }

    /// Moves on to what follows an event: who acted, and what the observer saw of it, as
    /// [`Game::redact`] says. Told of every event since the last choice, the search goes on with what
    /// it knows already. A turn in which all choose together ends with more than anyone sees of the
    /// actions, so there it starts anew.
    pub fn follow(&mut self, actor: Actor, seen: Option<G::Action>) {
        if self.tree.node(ROOT).mixtures.is_some() {
            self.forget();
        } else {
            self.tree.follow(Trace::of(actor, seen));
        }
        self.followed = true;
    }

    /// Forgets everything it has found.
    pub fn forget(&mut self) {
        self.tree = Tree::new();
        self.root = None;
    }

    /// How many nodes, actions and plans it holds.
    #[must_use]
    pub fn held(&self) -> usize {
        self.tree.held()
    }

    /// Makes sure that the root stands for this view: it did before, or it was followed to.
    fn settle(&mut self, view: &G::View) {
        if !self.followed && self.root.as_ref() != Some(view) {
            self.forget();
        }
        self.root = Some(view.clone());
        self.followed = false;
    }
}

/// One choice, with a search that starts from nothing and is forgotten.
pub fn choose<G: Game, K: Knowledge<G>>(
    game: &G,
    view: &G::View,
    seat: Seat,
    knowledge: &K,
    settings: &Settings,
    random: &mut SplitMix,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Choice<G::Action>> {
    Search::new(game, seat, knowledge, *settings).choose(view, random, stop)
}

/// What a position is worth to each seat if all go on as well as they can, as the observer sees it, whoever is to
/// act. Nothing if `stop` said so before the first look.
pub fn outlook<G: Game, K: Knowledge<G>>(
    game: &G,
    view: &G::View,
    seat: Seat,
    knowledge: &K,
    settings: &Settings,
    random: &mut SplitMix,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Worth> {
    let mut search = Search::new(game, seat, knowledge, *settings);
    let mut looks = Vec::new();
    while (looks.len() as u64) < settings.iterations && !stop() {
        looks.push(search.glance(view, random));
    }
    let mean = |seat| looks.iter().map(|worth: &Worth| worth[seat]).sum::<f64>() / looks.len() as f64;
    (!looks.is_empty()).then(|| BySeat::from_fn(game.seats(), mean))
}
