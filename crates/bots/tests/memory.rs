//! A game between cabbies stays inside their memory. In a binary of its own, because it counts what is
//! taken from the heap.

use cloverleaf_bots::{Bot, HasKnowledge, Level};
use cloverleaf_core::{Actor, GameExt, Random, SplitMix, Turn, Viewer};

/// What a cabbie may take, in bytes.
const BUDGET: u64 = 256 << 20;

/// Plays a game to its end and says how many decisions were made.
fn play<G: HasKnowledge>(game: &G, mut decided: impl FnMut()) -> usize {
    let mut random = SplitMix::new(8);
    let mut state = game.start();
    let mut bots: Vec<_> = (0..game.seats()).map(|seat| Bot::new(Level::Cabbie, seat.into())).collect();
    let mut decisions = 0;
    while game.turn(&state) != Turn::Over {
        if let Some(seat) = game.next_seat(&state) {
            let view = game.view(&state, Viewer::Seat(seat));
            let action = bots[seat.index()].act(game, &view, seat).expect("it is to act");
            game.play(&mut state, Actor::Seat(seat), action).expect("bots play by the rules");
            decided();
            decisions += 1;
        } else {
            let mut draws = Vec::new();
            game.chance(&state, &mut draws);
            let drawn = random.weighted(draws.iter().map(|&(_, weight)| weight));
            game.play_unchecked(&mut state, Actor::Chance, draws[drawn].0);
        }
    }
    decisions
}

/// The most bytes that were in use at once in a game, and how many decisions it had.
fn most_in_use<G: HasKnowledge>(seats: u8, options: &str, decided: impl FnMut()) -> (u64, usize) {
    let game: G = cloverleaf_testkit::game(seats, options).expect("this set-up exists");
    let mut decisions = 0;
    let memory = allocation_counter::measure(|| decisions = play(&game, decided));
    (memory.bytes_max, decisions)
}

/// A decision looks as far in a short game as in a long one, and nothing is kept between decisions but a
/// plan: so a few turns say as much as a hundred.
fn fits<G: HasKnowledge>(seats: u8, options: &str) {
    let (bytes, decisions) = most_in_use::<G>(seats, options, || {});
    assert!(decisions >= 4, "{decisions} decisions say little");
    assert!(bytes <= BUDGET, "{}: {bytes} bytes", G::ID);
    assert!(bytes > 1_000, "{}: {bytes} bytes are none: nothing was counted", G::ID);
}

#[test]
fn a_game_between_cabbies_fits() {
    fits::<cloverleaf_congestion::Congestion>(4, "turn_limit=4");
    fits::<cloverleaf_gridlock::Gridlock>(4, "turn_limit=8");
    fits::<cloverleaf_rightofway::RightOfWay>(2, "turn_limit=4");
    fits::<cloverleaf_tango::Tango>(4, "turn_limit=1");
}

/// The count would notice a bot that hoards.
#[test]
fn what_is_hoarded_is_counted() {
    let mut hoard: Vec<Vec<u8>> = Vec::new();
    let hoards = || hoard.push(Vec::with_capacity(BUDGET as usize / 4));
    let (bytes, _) = most_in_use::<cloverleaf_gridlock::Gridlock>(2, "turn_limit=4", hoards);
    assert!(bytes > BUDGET, "{bytes} bytes");
}
