//! How a game really plays.
