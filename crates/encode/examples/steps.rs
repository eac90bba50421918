//! How many steps a second one core takes through a game: an action picked at random and played, the draws after it,
//! then the view, the observation and the mask of the seat whose turn it is. Takes the game's name and, if they should
//! not be the fewest, the number of seats.

use core::hint::black_box;
use std::env;
use std::time::Duration;

use cloverleaf_congestion::Congestion;
use cloverleaf_core::{Actor, Game, GameExt, Random, SplitMix, Turn, Value, Viewer, options_from};
use cloverleaf_encode::Encode;
use cloverleaf_gridlock::Gridlock;
use cloverleaf_rightofway::RightOfWay;
use cloverleaf_tango::Tango;
use cpu_time::ThreadTime;

fn main() {
    let name = env::args().nth(1).unwrap_or_default();
    let seats = env::args().nth(2).and_then(|seats| seats.parse().ok());
    match name.as_str() {
        Congestion::ID => measure::<Congestion>(seats),
        RightOfWay::ID => measure::<RightOfWay>(seats),
        Gridlock::ID => measure::<Gridlock>(seats),
        Tango::ID => measure::<Tango>(seats),
        other => println!("'{other}' is no game that can be measured"),
    }
}

fn measure<G: Encode>(seats: Option<u8>) {
    // random players may wander for ever.
    let options =
        options_from(&[("turn_limit".to_owned(), Value::Number(1000))]).expect("every game has this");
    let game = G::new(seats.unwrap_or(G::ABOUT.min_seats), options).expect("the game is for so many seats");
    let rates = (0..5).map(|_| steps_per_second(&game, Duration::from_secs(1)));
    let (best, seats) = (rates.fold(0.0, f64::max), game.seats());
    let (numbers, ids) = (game.observation().len(), game.action_ids());
    println!("{}, {seats} seats: {best:.0} steps/s, {numbers} numbers, {ids} ids", G::ID);
}

fn steps_per_second<G: Encode>(game: &G, time: Duration) -> f64 {
    let mut numbers = vec![0; game.observation().len()];
    let mut mask = vec![0; game.action_ids() as usize];
    let (mut random, mut state, mut steps) = (SplitMix::new(1), game.start(), 0_u32);
    let started = ThreadTime::now();
    while steps % 1000 > 0 || started.elapsed() < time {
        while game.turn(&state) == Turn::Chance {
            let draw =
                game.pick_draw(&state, |total| random.below(total)).expect("chance has something to draw");
            game.play(&mut state, Actor::Chance, draw).expect("what is drawn is possible");
        }
        let Some(seat) = game.next_seat(&state) else {
            state = game.start();
            continue;
        };
        game.observe(&game.view(&state, Viewer::Seat(seat)), seat, &mut numbers);
        game.mask(&state, seat, &mut mask);
        black_box((&numbers, &mask));
        let action = game.pick(&state, seat, |count| random.below(count)).expect("who is to act can");
        game.play(&mut state, Actor::Seat(seat), action).expect("what is picked is legal");
        steps += 1;
    }
    f64::from(steps) / started.elapsed().as_secs_f64()
}
