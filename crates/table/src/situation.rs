//! What a seat knows when it is to choose, as one short text: by it somebody who planned ahead knows again what they
//! foresaw.

use cloverleaf_core::{Seat, SeatSet, Viewer};
use sha2::{Digest as _, Sha256};

use crate::AnyTable;

/// What this seat knows when it is to choose, and who has resigned: 64 hexadecimal digits. The same for all states that
/// look the same to the seat, and while all choose at once whoever else has chosen.
#[must_use]
pub fn situation(table: &dyn AnyTable, seat: Seat) -> String {
    digest(table, &table.view_to_choose_from(seat))
}

/// The same from all that the seat sees, also who else has chosen: what somebody foresaw who began to think ahead in the
/// middle of a choice.
#[must_use]
pub fn situation_in_full(table: &dyn AnyTable, seat: Seat) -> String {
    digest(table, &table.view(Viewer::Seat(seat)))
}

fn digest(table: &dyn AnyTable, view: &serde_json::Value) -> String {
    let resigned = |seat: &Seat| table.standing().has_resigned(*seat);
    let resigned: Vec<_> = SeatSet::first(table.seats()).iter().filter(resigned).map(Seat::number).collect();
    let mut hash = Sha256::new();
    hash.update(format!("{} {resigned:?} {view}", table.id()));
    hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}
