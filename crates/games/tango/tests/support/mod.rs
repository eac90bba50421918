//! What the tests of Traffic Tango share.

pub mod reference;
