//! What can be done in the games of a batch, action by action.

use cloverleaf_core::{GameExt, Viewer};
use cloverleaf_encode::Number;

use super::slot::Slot;
use crate::Learnable;
use crate::rules::Set;

/// The legal actions of many games, one after the other: as many rows as there are actions.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Choices {
    /// The ids of the actions.
    pub ids: Vec<u32>,
    /// Their features, row by row.
    pub features: Vec<Number>,
    /// Where the actions of each game end among all of them.
    pub ends: Vec<usize>,
}

impl Choices {
    /// The choices of the first games and then those of others.
    pub(super) fn and(mut self, others: Choices) -> Choices {
        let before = self.ids.len();
        self.ids.extend(others.ids);
        self.features.extend(others.features);
        self.ends.extend(others.ends.into_iter().map(|end| before + end));
        self
    }

    /// Those of some games.
    pub(super) fn of<G: Learnable>(rules: &Set<G>, slots: &[Slot<G>]) -> Choices {
        let (mut choices, mut actions) = (Choices::default(), Vec::new());
        let length = rules.0.action_features().len();
        for slot in slots {
            actions.clear();
            if !slot.ended {
                rules.0.legal_onward(&slot.state, slot.seat, &mut actions);
                let view = rules.0.view(&slot.state, Viewer::Seat(slot.seat));
                for &action in &actions {
                    choices.ids.extend(rules.0.action_id(slot.seat, action));
                    let from = choices.features.len();
                    choices.features.resize(from + length, 0);
                    rules.0.describe(&view, slot.seat, action, &mut choices.features[from..]);
                }
            }
            choices.ends.push(choices.ids.len());
        }
        choices
    }
}
