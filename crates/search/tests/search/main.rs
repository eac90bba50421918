//! The search against exact answers, and its manners: the same every time, stopped at once, never illegal.

mod alone;
mod congestion;
mod manners;
mod matrix;
mod tango;
mod together;
mod toys;
