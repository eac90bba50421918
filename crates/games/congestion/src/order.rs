//! The order in which actions are listed, worked out once for a set-up.
//!
//! What may be done is found as sets of lanes: one for each colour that may enter, one for each direction a
//! signal may show. On boards of up to sixteen lanes four such sets fit into one word. Packed side by side they
//! are walked through in one loop with one end; a loop for each set would cost more by its many ends, which no
//! processor can guess, than by its actions.

use alloc::vec::Vec;

use cloverleaf_core::{BySeat, MAX_SEATS};

use crate::board::Board;
use crate::{Action, Colour, Direction, Lane, Then};

/// One set of lanes for each colour, by seat, or for each direction and one to spare.
pub(crate) type Sets = [u64; 4];

/// The actions that the bits of packed sets stand for, a row a word.
#[derive(Clone, Debug)]
pub(crate) struct Order {
    /// How many sets lie side by side in a word: four or one.
    pub(crate) packed: usize,
    /// By seat and direction: the entrance lanes from which it leads into an exit of the seat's colour.
    pub(crate) direct: [[u64; 3]; MAX_SEATS],
    pub(crate) enter: Row<Action>,
    pub(crate) signal: Row<Action>,
    /// The moves through a signal without and with the first change of it.
    pub(crate) moves: Row<[[Action; 4]; 2]>,
}

/// What each bit of each word stands for.
pub(crate) type Row<T> = Vec<[T; 64]>;

impl Order {
    pub(crate) fn new(board: &Board, colours: &BySeat<Colour>) -> Order {
        let packed = if board.lanes().len() <= 16 { 4 } else { 1 };
        let colour = |set: usize| colours.as_slice().get(set).copied().unwrap_or_default();
        let direction = |set: usize| Direction::ALL[set % 3];
        Order {
            packed,
            direct: core::array::from_fn(|seat| *board.direct(colour(seat))),
            enter: row(board, packed, |set, lane| Action::Enter(lane, colour(set))),
            signal: row(board, packed, |set, lane| Action::Signal(lane, direction(set))),
            moves: row(board, packed, |set, lane| moves(lane, direction(set))),
        }
    }
}

fn row<T>(board: &Board, packed: usize, action: impl Fn(usize, Lane) -> T) -> Row<T> {
    let width = 64 / packed;
    let at = |word: usize, bit: usize| action(word * packed + bit / width, board.lane(bit % width));
    (0..4 / packed).map(|word| core::array::from_fn(|bit| at(word, bit))).collect()
}

/// TC-3.5: what can be done with a signal that shows this direction, without and with its first change.
fn moves(lane: Lane, shown: Direction) -> [[Action; 4]; 2] {
    let [first, second] = others(shown).map(Then::Change);
    [[Then::Keep, Then::Remove, second, second], [Then::Keep, Then::Remove, first, second]]
        .map(|row| row.map(|then| Action::Move(lane, then)))
}

/// The directions that a signal can be changed to, in order.
const fn others(shown: Direction) -> [Direction; 2] {
    match shown {
        Direction::Straight => [Direction::Left, Direction::Right],
        Direction::Left => [Direction::Straight, Direction::Right],
        Direction::Right => [Direction::Straight, Direction::Left],
    }
}

/// The sets side by side, so many to a word; words that are not needed are empty.
fn pack<const PACKED: usize>(sets: &Sets) -> Sets {
    match PACKED {
        4 => [sets[0] | sets[1] << 16 | sets[2] << 32 | sets[3] << 48, 0, 0, 0],
        _ => *sets,
    }
}

/// Appends the actions of these sets.
pub(crate) fn list<const PACKED: usize>(row: &Row<Action>, sets: &Sets, out: &mut Vec<Action>) {
    for (actions, mut word) in row.iter().zip(pack::<PACKED>(sets)) {
        // The count is known, so the list grows once.
        out.extend((0..word.count_ones()).map(|_| actions[lowest(&mut word)]));
    }
}

/// Appends the moves through the signals of these lanes, by what they show, and the changes of a signal whose
/// lane is in the set for the first or for the second direction it can be changed to.
pub(crate) fn list_moves<const PACKED: usize>(
    row: &Row<[[Action; 4]; 2]>,
    ready: &Sets,
    changes: [&Sets; 2],
    out: &mut Vec<Action>,
) {
    let [first, second] = changes.map(pack::<PACKED>);
    for (index, (moves, mut word)) in row.iter().zip(pack::<PACKED>(ready)).enumerate() {
        while word != 0 {
            let lane = lowest(&mut word);
            let (has_first, has_second) = (first[index] >> lane & 1, second[index] >> lane & 1);
            // All four are written and those too many taken back: that takes no guess.
            let end = out.len() + 2 + (has_first + has_second) as usize;
            out.extend_from_slice(&moves[lane][has_first as usize]);
            out.truncate(end);
        }
    }
}

/// Takes the lowest bit out of a word.
fn lowest(word: &mut u64) -> usize {
    let bit = word.trailing_zeros() as usize % 64;
    *word &= word.wrapping_sub(1);
    bit
}
