//! The order in which actions are listed, worked out once for a set-up, and finding them in it.
//!
//! What may be done is found as sets of lanes: one for each colour that may enter, one for each direction a
//! signal may show. On boards of up to sixteen lanes four such sets fit into one word. Packed side by side they
//! are walked through in one loop with one end; a loop for each set would cost more by its many ends, which no
//! processor can guess, than by its actions.

use alloc::vec::Vec;

use cloverleaf_core::{BySeat, MAX_SEATS};

use crate::board::Board;
use crate::legal::Choices;
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

/// A seat's choices, packed into the words that the rows have.
struct Packed<const WORDS: usize> {
    enter: [u64; WORDS],
    signal: [u64; WORDS],
    ready: [u64; WORDS],
    /// The lanes whose signal could be changed to the first of the directions it does not show.
    first: [u64; WORDS],
    /// The same for the second.
    second: [u64; WORDS],
}

impl<const WORDS: usize> Packed<WORDS> {
    #[inline]
    fn new(choices: &Choices) -> Packed<WORDS> {
        let by_direction = |[straight, left, right]: [u64; 3]| pack([straight, left, right, 0]);
        let [straight, left, right] = choices.uncrossed;
        Packed {
            enter: pack(choices.enter),
            signal: by_direction(choices.signal),
            ready: by_direction(choices.ready),
            first: by_direction([left, straight, straight]),
            second: by_direction([right, right, left]),
        }
    }

    /// How many moves there are.
    fn moves(&self) -> u32 {
        let both = |one: &[u64; WORDS]| -> [u64; WORDS] {
            core::array::from_fn(|word| one[word] & self.ready[word])
        };
        2 * count(&self.ready) + count(&both(&self.first)) + count(&both(&self.second))
    }
}

/// The sets side by side in one word, or each in its own.
fn pack<const WORDS: usize>(sets: Sets) -> [u64; WORDS] {
    core::array::from_fn(|word| match WORDS {
        1 => sets[0] | sets[1] << 16 | sets[2] << 32 | sets[3] << 48,
        _ => sets[word],
    })
}

fn count(words: &[u64]) -> u32 {
    words.iter().map(|word| word.count_ones()).sum()
}

impl Order {
    /// Appends everything that can be chosen.
    #[inline]
    pub(crate) fn list(&self, choices: &Choices, out: &mut Vec<Action>) {
        match self.packed {
            4 => self.list_packed(&Packed::<1>::new(choices), out),
            _ => self.list_packed(&Packed::<4>::new(choices), out),
        }
    }

    #[inline]
    fn list_packed<const WORDS: usize>(&self, packed: &Packed<WORDS>, out: &mut Vec<Action>) {
        list(&self.enter, &packed.enter, out);
        list(&self.signal, &packed.signal, out);
        list_moves(&self.moves, packed, out);
        out.push(Action::Pass);
    }

    /// What is listed at the place that `choose` names when it is told how many there are.
    #[inline]
    pub(crate) fn pick(&self, choices: &Choices, choose: impl FnOnce(u32) -> u32) -> Option<Action> {
        match self.packed {
            4 => self.pick_packed(&Packed::<1>::new(choices), choose),
            _ => self.pick_packed(&Packed::<4>::new(choices), choose),
        }
    }

    #[inline]
    fn pick_packed<const WORDS: usize>(
        &self,
        packed: &Packed<WORDS>,
        choose: impl FnOnce(u32) -> u32,
    ) -> Option<Action> {
        let (enter, signal, moves) = (count(&packed.enter), count(&packed.signal), packed.moves());
        let place = choose(enter + signal + moves + 1);
        if place < enter {
            nth(&self.enter, &packed.enter, place)
        } else if place < enter + signal {
            nth(&self.signal, &packed.signal, place - enter)
        } else if place < enter + signal + moves {
            nth_move(&self.moves, packed, place - enter - signal)
        } else {
            (place == enter + signal + moves).then_some(Action::Pass)
        }
    }
}

/// Appends the actions of these sets.
#[inline]
fn list(row: &Row<Action>, words: &[u64], out: &mut Vec<Action>) {
    for (actions, mut word) in row.iter().zip(words.iter().copied()) {
        // The count is known, so the list grows once.
        out.extend((0..word.count_ones()).map(|_| actions[lowest(&mut word)]));
    }
}

/// What these sets list at this place.
#[inline]
fn nth(row: &Row<Action>, words: &[u64], mut place: u32) -> Option<Action> {
    for (actions, &word) in row.iter().zip(words) {
        let count = word.count_ones();
        if place < count {
            return Some(actions[nth_bit(word, place)]);
        }
        place -= count;
    }
    None
}

/// Appends the moves through the signals that are ready, with the changes that are possible.
#[inline]
fn list_moves<const WORDS: usize>(
    row: &Row<[[Action; 4]; 2]>,
    packed: &Packed<WORDS>,
    out: &mut Vec<Action>,
) {
    for (index, (moves, mut word)) in row.iter().zip(packed.ready).enumerate() {
        while word != 0 {
            let lane = lowest(&mut word);
            let (has_first, has_second) = (packed.first[index] >> lane & 1, packed.second[index] >> lane & 1);
            // All four are written and those too many taken back: that takes no guess.
            let end = out.len() + 2 + (has_first + has_second) as usize;
            out.extend_from_slice(&moves[lane][has_first as usize]);
            out.truncate(end);
        }
    }
}

/// What the moves list at this place.
fn nth_move<const WORDS: usize>(
    row: &Row<[[Action; 4]; 2]>,
    packed: &Packed<WORDS>,
    mut place: u32,
) -> Option<Action> {
    for (index, (moves, mut word)) in row.iter().zip(packed.ready).enumerate() {
        while word != 0 {
            let lane = lowest(&mut word);
            let (has_first, has_second) = (packed.first[index] >> lane & 1, packed.second[index] >> lane & 1);
            let count = 2 + (has_first + has_second) as u32;
            if place < count {
                return Some(moves[lane][has_first as usize][place as usize]);
            }
            place -= count;
        }
    }
    None
}

/// Takes the lowest bit out of a word.
fn lowest(word: &mut u64) -> usize {
    let bit = word.trailing_zeros() as usize % 64;
    *word &= word.wrapping_sub(1);
    bit
}

/// The place of the bit of a word that has so many set ones below it.
fn nth_bit(mut word: u64, below: u32) -> usize {
    for _ in 0..below {
        word &= word.wrapping_sub(1);
    }
    word.trailing_zeros() as usize % 64
}
