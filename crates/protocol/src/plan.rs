//! What somebody plans at a table: lines of what may happen and what they would do then.

use cloverleaf_core::Seat;
use cloverleaf_table as table;
use serde::{Deserialize, Serialize};

/// Something foreseen: an action of somebody, or a draw.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct PlanStep {
    /// Whose action it is; nobody's for a draw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// The action in notation.
    pub text: String,
    /// What I know then, as the engine names it, where I could act: by it the server knows that it is so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub situation: Option<String>,
}

/// What I plan at a table.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Plan {
    /// The lines, each from the position in which it was made.
    pub lines: Vec<Vec<PlanStep>>,
}

/// What has become of a plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PlanState {
    /// There is none.
    None,
    /// It answers when its time has come.
    Kept,
    /// Everything in it has been played.
    Done,
    /// Something else has happened than it foresaw.
    Ended,
}

/// What I plan at a table, and what has become of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlanNow {
    /// What has become of it.
    pub state: PlanState,
    /// The lines.
    pub lines: Vec<Vec<PlanStep>>,
    /// When that last changed, in milliseconds since 1970.
    pub at: i64,
}

impl From<&table::PlanStep> for PlanStep {
    fn from(table::PlanStep { seat, action, situation }: &table::PlanStep) -> PlanStep {
        PlanStep { seat: seat.map(Seat::number), text: action.clone(), situation: situation.clone() }
    }
}

impl From<PlanStep> for table::PlanStep {
    fn from(PlanStep { seat, text, situation }: PlanStep) -> table::PlanStep {
        let seat = seat.and_then(|number| Seat::numbered(number.into()));
        table::PlanStep { seat, action: text, situation }
    }
}

impl From<Plan> for table::Plan {
    fn from(Plan { lines }: Plan) -> table::Plan {
        let line = |line: Vec<PlanStep>| line.into_iter().map(table::PlanStep::from).collect();
        table::Plan { lines: lines.into_iter().map(line).collect() }
    }
}
