//! The tree of what the observer sees, in one list, with a limit to what it holds.

use cloverleaf_core::{MAX_SEATS, Seat};

use crate::mixture::Mixture;

/// The index of a node in its tree.
pub(crate) type NodeId = usize;

/// The node of the decision that is asked about.
pub(crate) const ROOT: NodeId = 0;

/// A tree and how much it holds.
#[derive(Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
    /// Nodes, actions and plans together; the limit is on these.
    held: usize,
}

/// What the observer has seen so far, and what came of it.
#[derive(Debug)]
pub(crate) struct Node<A> {
    /// How often it was passed through.
    pub(crate) visits: u64,
    /// Whether no action is left that could be added.
    pub(crate) exhausted: bool,
    /// The actions looked at here. With secrets about, whose turn it is can differ from one imagined
    /// state to the next, so each says whose it is.
    pub(crate) actions: Vec<Tried<A>>,
    /// Each seat's mixture of plans, once all have chosen together here.
    pub(crate) mixtures: Option<Box<[Mixture<A>; MAX_SEATS]>>,
    /// What can be seen next, sorted by fingerprint.
    children: Vec<(u64, NodeId)>,
}

/// An action that was looked at.
#[derive(Clone, Debug)]
pub(crate) struct Tried<A> {
    pub(crate) seat: Seat,
    pub(crate) action: A,
    /// How often it was taken.
    pub(crate) visits: u64,
    /// How often it could have been.
    pub(crate) offered: u64,
    /// What it came to for its seat, all visits together.
    pub(crate) total: f64,
}

impl<A> Tried<A> {
    pub(crate) fn mean(&self) -> f64 {
        self.total / self.visits.max(1) as f64
    }

    /// The mean and a bonus for doubt: an upper confidence bound over the times it was on offer.
    pub(crate) fn promise(&self, exploration: f64) -> f64 {
        if self.visits == 0 {
            return f64::INFINITY;
        }
        self.mean() + exploration * (logarithm(self.offered) / self.visits as f64).sqrt()
    }
}

/// The natural logarithm, straight between powers of two: near enough to weigh doubt, and the same on
/// every machine, which the library's is not.
fn logarithm(number: u64) -> f64 {
    let whole = number.max(1).ilog2();
    let rest = number.max(1) as f64 / (1u64 << whole) as f64 - 1.0;
    (f64::from(whole) + rest) * core::f64::consts::LN_2
}

impl<A> Default for Node<A> {
    fn default() -> Node<A> {
        Node { visits: 0, exhausted: false, actions: Vec::new(), mixtures: None, children: Vec::new() }
    }
}

impl<A> Node<A> {
    fn held(&self) -> usize {
        let plans = self.mixtures.iter().flat_map(|all| all.iter()).map(|mixture| mixture.plans.len());
        1 + self.actions.len() + plans.sum::<usize>()
    }
}

impl<A> Tree<A> {
    /// A tree in which nothing has been seen.
    pub(crate) fn new() -> Tree<A> {
        Tree { nodes: vec![Node::default()], held: 1 }
    }

    /// How many nodes, actions and plans it holds.
    pub(crate) fn held(&self) -> usize {
        self.held
    }

    pub(crate) fn node(&self, node: NodeId) -> &Node<A> {
        &self.nodes[node]
    }

    pub(crate) fn node_mut(&mut self, node: NodeId) -> &mut Node<A> {
        &mut self.nodes[node]
    }

    /// Adds an action to those looked at, and says which it is.
    pub(crate) fn add_action(&mut self, node: NodeId, seat: Seat, action: A) -> usize {
        self.held += 1;
        let actions = &mut self.nodes[node].actions;
        actions.push(Tried { seat, action, visits: 0, offered: 1, total: 0.0 });
        actions.len() - 1
    }

    /// A seat's mixture at a node where all choose together.
    pub(crate) fn mixture(&mut self, node: NodeId, seat: Seat) -> &mut Mixture<A> {
        let mixtures = self.nodes[node].mixtures.get_or_insert_with(Box::default);
        &mut mixtures[seat.index()]
    }

    /// The actions of one of a seat's plans.
    pub(crate) fn plan(&self, node: NodeId, seat: Seat, plan: usize) -> &[A] {
        let mixtures = self.nodes[node].mixtures.as_ref();
        mixtures.map_or(&[], |all| &all[seat.index()].plans[plan].actions)
    }

    /// Adds a plan to a seat's mixture.
    pub(crate) fn add_plan(&mut self, node: NodeId, seat: Seat, actions: Vec<A>) {
        self.held += 1;
        self.mixture(node, seat).add(actions);
    }

    /// What follows this node if that is seen.
    pub(crate) fn find(&self, node: NodeId, seen: u64) -> Option<NodeId> {
        let children = &self.nodes[node].children;
        children.binary_search_by_key(&seen, |child| child.0).ok().map(|at| children[at].1)
    }

    /// Adds a node for what is seen after this one.
    pub(crate) fn add_child(&mut self, node: NodeId, seen: u64) {
        let new = self.nodes.len();
        let children = &mut self.nodes[node].children;
        if let Err(at) = children.binary_search_by_key(&seen, |child| child.0) {
            children.insert(at, (seen, new));
            self.nodes.push(Node::default());
            self.held += 1;
        }
    }

    /// Keeps what follows the root if that is seen, and forgets the rest.
    pub(crate) fn follow(&mut self, seen: u64) {
        let Some(root) = self.find(ROOT, seen) else {
            *self = Tree::new();
            return;
        };
        let mut kept = vec![core::mem::take(&mut self.nodes[root])];
        let mut next = 0;
        while next < kept.len() {
            let mut children = core::mem::take(&mut kept[next].children);
            for (_, child) in &mut children {
                kept.push(core::mem::take(&mut self.nodes[*child]));
                *child = kept.len() - 1;
            }
            kept[next].children = children;
            next += 1;
        }
        self.held = kept.iter().map(Node::held).sum();
        self.nodes = kept;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_logarithm_is_near_enough() {
        for number in [1u64, 2, 3, 7, 100, 12_345, 1 << 40] {
            let error = (logarithm(number) - (number as f64).ln()).abs();
            assert!(error < 0.06, "{number}: {error}");
        }
    }

    #[test]
    fn following_keeps_what_lies_below_and_nothing_else() {
        let mut tree = Tree::new();
        for seen in [30, 10, 20] {
            tree.add_child(ROOT, seen);
        }
        let middle = tree.find(ROOT, 20).unwrap();
        tree.add_child(middle, 21);
        tree.add_child(tree.find(ROOT, 10).unwrap(), 11);
        let leaf = tree.find(middle, 21).unwrap();
        tree.add_action(leaf, Seat::at(1), 'a');
        tree.add_plan(leaf, Seat::at(1), vec!['b', 'c']);
        assert_eq!(tree.held(), 8);
        tree.follow(20);
        assert_eq!(tree.held(), 4, "two nodes, an action and a plan");
        let leaf = tree.find(ROOT, 21).unwrap();
        assert_eq!(tree.node(leaf).actions[0].action, 'a');
        assert_eq!(tree.find(ROOT, 11), None);
        tree.follow(99);
        assert_eq!(tree.held(), 1);
    }
}
