//! What is stored of a plan.

use cloverleaf_core::Message;
use cloverleaf_protocol::{Plan, PlanStep};
use serde::{Deserialize, Serialize};

use super::{FORMAT, Unreadable, read};

#[derive(Serialize, Deserialize)]
struct StoredPlan {
    format: u32,
    lines: Vec<Vec<StoredStep>>,
}

/// Whose step it is, what, and what its owner knows then.
type StoredStep = (Option<u8>, String, Option<String>);

/// The text that is stored of a plan.
#[must_use]
pub(crate) fn write_plan(plan: &Plan) -> String {
    let step = |step: &PlanStep| (step.seat, step.text.clone(), step.situation.clone());
    let lines = plan.lines.iter().map(|line| line.iter().map(step).collect()).collect();
    serde_json::to_string(&StoredPlan { format: FORMAT, lines }).expect("a plan is JSON")
}

/// A plan, from its stored text.
///
/// # Errors
/// A newer program wrote it, or it is damaged.
pub(crate) fn read_plan(text: &str) -> Result<Plan, Unreadable> {
    let StoredPlan { lines, .. } = read(text, &Message::new("stored-plan"))?;
    let step = |(seat, text, situation)| PlanStep { seat, text, situation };
    Ok(Plan { lines: lines.into_iter().map(|line| line.into_iter().map(step).collect()).collect() })
}
