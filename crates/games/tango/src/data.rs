//! The numbers of the game.

/// Exactly so many players.
pub(crate) const SEATS: u8 = 4;
/// The last day (TT-1.3).
pub(crate) const LAST_DAY: u8 = 5;
/// Deliveries and traffic phases, four each (TT-1.3).
pub(crate) const ROUNDS: usize = 4;
/// TT-4.5: at most 25 steps, the corner counted as the first.
pub const MOST_MOVES: usize = 24;
/// TT-6.4: a delivery ends after so many steps.
pub const LAST_STEP: u16 = 60;
/// TT-7.2: the gas of a crashed car.
pub(crate) const CRASH_GAS: u16 = 17;
/// TT-4.6: the garnets a rush costs.
pub const RUSH_PRICE: u8 = 5;
/// TT-2.9: the garnets an extra sign costs, by traffic phase.
pub(crate) const EXTRA_PRICES: [u8; ROUNDS] = [8, 6, 4, 2];
/// TT-7.3: the garnets for the place taken, first to fourth.
pub(crate) const GARNETS: [u8; 4] = [4, 3, 2, 1];
