//! The games under test, as their own tests know them.

#[path = "../../../games/congestion/tests/support/mod.rs"]
pub(crate) mod congestion;
#[path = "../../../games/gridlock/tests/support/mod.rs"]
pub(crate) mod gridlock;
#[path = "../../../games/rightofway/tests/support/mod.rs"]
pub(crate) mod rightofway;
#[path = "../../../games/tango/tests/support/mod.rs"]
pub(crate) mod tango;
