//! One iteration: down the tree in an imagined state, out of it by a playout, and back up with what it
//! came to.

use core::hash::{Hash, Hasher};

use cloverleaf_core::{Actor, Game, GameExt, MAX_SEATS, Random, Seat, SeatSet, SplitMix, Turn, Viewer};

use crate::knowledge::Knowledge;
use crate::mixture::Taken;
use crate::part::see_scores;
use crate::playout::any_seat;
use crate::search::Search;
use crate::settings::Method;
use crate::trace::Trace;
use crate::tree::{NodeId, ROOT};
use crate::worth::Worth;

/// However wide the settings are: more plans than that cannot be told apart by any budget.
const MOST_PLANS: usize = 1_000;

/// A choice made on the way down, to be judged on the way up.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Step {
    /// One seat took one action, given by its index.
    Alone(NodeId, usize),
    /// All chose together.
    Together(NodeId, [Option<Taken>; MAX_SEATS]),
}

impl<G: Game, K: Knowledge<G>> Search<'_, G, K> {
    /// Goes down the tree once, learns what comes of it, and tells it.
    pub(crate) fn iterate(&mut self, view: &G::View, random: &mut SplitMix) -> Worth {
        let mut state = self.imagine(view, random);
        self.path.clear();
        let mut next = Some(ROOT);
        while let Some(node) = next {
            self.tree.node_mut(node).visits += 1;
            next = self.step(node, &mut state, random);
        }
        let worth = self.knowledge.playout(&mut state, self.settings.playout, &mut self.lists, random);
        self.learn(&worth);
        worth
    }

    /// What one look at a position comes to. Without a tree that is the position as it is.
    pub(crate) fn glance(&mut self, view: &G::View, random: &mut SplitMix) -> Worth {
        if self.settings.method == Method::Tree {
            return self.iterate(view, random);
        }
        let mut state = self.imagine(view, random);
        self.knowledge.playout(&mut state, self.settings.playout, &mut self.lists, random)
    }

    /// A state that fits the view: a new one, or one that served before.
    fn imagine(&mut self, view: &G::View, random: &mut SplitMix) -> G::State {
        let most = if G::SECRETS { self.settings.worlds.max(1) } else { 1 };
        if self.worlds.len() == most {
            return random.choose(&self.worlds).expect("there is at least one").clone();
        }
        let mut state = self.knowledge.knowledge.imagine(self.knowledge.game, view, random);
        self.knowledge.reopen(&mut state, self.seat, &mut self.lists.actions);
        self.worlds.push(state.clone());
        state
    }

    /// Plays one step and says which node it leads to, or nothing where the tree ends.
    fn step(&mut self, node: NodeId, state: &mut G::State, random: &mut SplitMix) -> Option<NodeId> {
        let seen = match self.knowledge.game.turn(state) {
            Turn::Over => return None,
            Turn::Chance => self.step_by_chance(state, random)?,
            Turn::Together(seats) => self.step_together(node, state, seats, random),
            turn => self.step_alone(node, state, turn, random)?,
        };
        self.next(node, seen)
    }

    /// The node for what was seen. A new one is added, but the tree ends before it; without room, or
    /// without a tree, it ends here.
    fn next(&mut self, node: NodeId, seen: u64) -> Option<NodeId> {
        if self.settings.method == Method::Flat {
            return None;
        }
        let known = self.tree.find(node, seen);
        if known.is_none() && self.has_room() {
            self.tree.add_child(node, seen);
        }
        known
    }

    pub(crate) fn has_room(&self) -> bool {
        self.tree.held() < self.settings.room
    }

    /// What the observer sees of an action.
    fn sees(&self, before: &G::State, actor: Actor, action: G::Action) -> Option<G::Action> {
        match G::SECRETS {
            true => self.knowledge.game.redact(before, actor, action, Viewer::Seat(self.seat)),
            false => Some(action),
        }
    }

    fn step_by_chance(&mut self, state: &mut G::State, random: &mut SplitMix) -> Option<u64> {
        let action = self.knowledge.draw(state, random)?;
        let seen = Trace::of(Actor::Chance, self.sees(state, Actor::Chance, action));
        self.knowledge.game.play_unchecked(state, Actor::Chance, action);
        Some(seen)
    }

    fn step_alone(
        &mut self,
        node: NodeId,
        state: &mut G::State,
        turn: Turn,
        random: &mut SplitMix,
    ) -> Option<u64> {
        // The question is what to do if the observer is the one to act; later in a race anyone may be.
        let asked = node == ROOT && turn.seats().contains(self.seat);
        let seat = if asked { self.seat } else { any_seat(turn.seats(), random)? };
        let index = self.select(node, state, seat, random)?;
        self.path.push(Step::Alone(node, index));
        let action = self.tree.node(node).actions[index].action;
        let seen = Trace::of(Actor::Seat(seat), self.sees(state, Actor::Seat(seat), action));
        self.knowledge.game.play_unchecked(state, Actor::Seat(seat), action);
        Some(seen)
    }

    /// The action to look at now: a new one if that is due, else the most promising of those the state
    /// allows.
    pub(crate) fn select(
        &mut self,
        node: NodeId,
        state: &G::State,
        seat: Seat,
        random: &mut SplitMix,
    ) -> Option<usize> {
        let here = self.tree.node(node);
        let tried = here.actions.iter().filter(|tried| tried.seat == seat).count();
        let width = self.settings.widening.width(here.visits);
        if !here.exhausted && tried < width && self.has_room() {
            let room = self.settings.room - self.tree.held();
            self.widen(node, state, seat, room.min(width - tried), random);
        }
        let best = self.most_promising(node, state, seat);
        // Where nothing that was looked at is allowed something new must be, or the tree ends here.
        if best.is_none() && (node == ROOT || self.has_room()) {
            self.widen(node, state, seat, 1, random);
            return self.most_promising(node, state, seat);
        }
        best
    }

    /// Adds the first so many actions in order that have not been looked at. To put them in order can cost
    /// more than all else, so all that are due are added at once.
    fn widen(&mut self, node: NodeId, state: &G::State, seat: Seat, due: usize, random: &mut SplitMix) {
        let list = &mut self.lists.actions;
        list.clear();
        self.knowledge.game.legal_onward(state, seat, list);
        if list.len() > 1 {
            self.knowledge.knowledge.order(self.knowledge.game, state, seat, list, random);
        }
        let here = self.tree.node(node);
        let known = |action: &G::Action| {
            here.actions.iter().any(|tried| tried.action == *action && tried.seat == seat)
        };
        list.retain(|action| !known(action));
        // With secrets the next imagined state may allow more.
        let exhausted = !G::SECRETS && list.len() <= due;
        for &action in list.iter().take(due) {
            self.tree.add_action(node, seat, action);
        }
        self.tree.node_mut(node).exhausted |= exhausted;
    }

    fn most_promising(&mut self, node: NodeId, state: &G::State, seat: Seat) -> Option<usize> {
        let (knowledge, settings) = (self.knowledge, self.settings);
        // Without secrets a node is one position. The root is asked again because it may be a guess.
        let doubtful = G::SECRETS || node == ROOT;
        let mut best: Option<(usize, f64)> = None;
        for (index, tried) in self.tree.node_mut(node).actions.iter_mut().enumerate() {
            let allowed = || knowledge.game.check(state, Actor::Seat(seat), tried.action).is_ok();
            if tried.seat != seat || doubtful && !allowed() {
                continue;
            }
            tried.offered += 1;
            let promise = match settings.method {
                Method::Flat => -(tried.visits as f64),
                Method::Tree => tried.promise(settings.exploration),
            };
            if best.is_none_or(|(_, most)| promise > most) {
                best = Some((index, promise));
            }
        }
        best.map(|(index, _)| index)
    }

    /// Every seat takes a plan from its mixture; all are played.
    fn step_together(
        &mut self,
        node: NodeId,
        state: &mut G::State,
        seats: SeatSet,
        random: &mut SplitMix,
    ) -> u64 {
        // Everyone plans before anyone has chosen.
        for seat in seats.iter() {
            self.widen_mixture(node, state, seat, random);
        }
        let mut all = [None; MAX_SEATS];
        let mut trace = Trace::default();
        for seat in seats.iter() {
            let mixture = self.tree.mixture(node, seat);
            let taken = match self.settings.method {
                Method::Flat => mixture.take_in_turn(),
                Method::Tree => mixture.take(random),
            };
            all[seat.index()] = taken;
            let plan = taken.map_or(&[][..], |taken| self.tree.plan(node, seat, taken.plan));
            self.knowledge.play_part(state, seat, plan, random, |before, action| {
                let actor = Actor::Seat(seat);
                (actor, self.sees(before, actor, action)).hash(&mut trace);
            });
        }
        self.path.push(Step::Together(node, all));
        see_scores(self.knowledge.game, state, &mut trace);
        trace.finish()
    }

    /// Adds plans to a seat's mixture, if that is due.
    pub(crate) fn widen_mixture(
        &mut self,
        node: NodeId,
        state: &G::State,
        seat: Seat,
        random: &mut SplitMix,
    ) {
        let width = self.settings.plans.width(self.tree.node(node).visits).clamp(1, MOST_PLANS);
        let mixture = self.tree.mixture(node, seat);
        let known = mixture.plans.len();
        if known >= width || mixture.exhausted || (known > 0 && !self.has_room()) {
            return;
        }
        let proposed = self.knowledge.propose(state, seat, known..width, random);
        let mixture = self.tree.mixture(node, seat);
        let is_new = |plan: &Vec<G::Action>| mixture.plans.iter().all(|known| known.actions != *plan);
        let new: Vec<_> = proposed.into_iter().filter(is_new).take(width - known).collect();
        mixture.exhausted = new.is_empty();
        for plan in new {
            self.tree.add_plan(node, seat, plan);
        }
    }

    /// Takes what it came to back up the tree, to each choice the worth of its own seat.
    fn learn(&mut self, worth: &Worth) {
        for step in &self.path {
            match *step {
                Step::Alone(node, index) => {
                    let tried = &mut self.tree.node_mut(node).actions[index];
                    tried.visits += 1;
                    tried.total += worth[tried.seat];
                }
                Step::Together(node, all) => {
                    for (seat, &worth) in worth.iter() {
                        if let Some(taken) = all[seat.index()] {
                            self.tree.mixture(node, seat).learn(taken, worth);
                        }
                    }
                }
            }
        }
    }
}
